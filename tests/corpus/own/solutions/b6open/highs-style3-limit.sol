Problem:    b6open
Rows:       1609
Columns:    396 (396 integer, 396 binary)
Non-zeros:  5040
Status:     UNDEFINED
Objective:  0 (MINimum)

