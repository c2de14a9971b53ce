c Problem:    b6open
c Rows:       1609
c Columns:    396
c Non-zeros:  5040
c Status:     UNDEFINED
c Objective:  0 (MINimum)
c
s mip 1609 396 u 0
