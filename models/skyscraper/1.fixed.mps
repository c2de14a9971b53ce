* skyscraper 1 x 1, 1 clue, 0 givens
* formulation document, written by puzzle-mip 0.1.0
* C0000001 x_0_0_1
* C0000002 z_L0_0_1
* R0000001 cell_0_0
* R0000002 height_a_0_1
* R0000003 height_d_0_1
* R0000004 hidden_L0_0_1
* R0000005 tall_L0_0_1
* R0000006 seen_L0_0_1
* R0000007 count_L0
NAME          skyscraper
ROWS
 N  obj
 E  R0000001
 E  R0000002
 E  R0000003
 L  R0000004
 G  R0000005
 L  R0000006
 E  R0000007
COLUMNS
    MARKER    'MARKER'                 'INTORG'
    C0000001  R0000001             1
    C0000001  R0000002             1
    C0000001  R0000003             1
    C0000001  R0000005             1
    C0000001  R0000006             1
    C0000002  R0000004             0
    C0000002  R0000005            -1
    C0000002  R0000006            -1
    C0000002  R0000007             1
    MARKER    'MARKER'                 'INTEND'
RHS
    RHS       R0000001             1
    RHS       R0000002             1
    RHS       R0000003             1
    RHS       R0000007             1
BOUNDS
 UP BND       C0000001             1
 UP BND       C0000002             1
ENDATA
