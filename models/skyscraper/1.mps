* skyscraper 1 x 1, 1 clue, 0 givens
* formulation document, written by puzzle-mip 0.1.0
NAME          skyscraper
ROWS
 N  obj
 E  cell_0_0
 E  height_a_0_1
 E  height_d_0_1
 L  hidden_L0_0_1
 G  tall_L0_0_1
 L  seen_L0_0_1
 E  count_L0
COLUMNS
    MARKER    'MARKER'                 'INTORG'
    x_0_0_1   cell_0_0             1
    x_0_0_1   height_a_0_1             1
    x_0_0_1   height_d_0_1             1
    x_0_0_1   tall_L0_0_1             1
    x_0_0_1   seen_L0_0_1             1
    z_L0_0_1  hidden_L0_0_1             0
    z_L0_0_1  tall_L0_0_1            -1
    z_L0_0_1  seen_L0_0_1            -1
    z_L0_0_1  count_L0             1
    MARKER    'MARKER'                 'INTEND'
RHS
    RHS       cell_0_0             1
    RHS       height_a_0_1             1
    RHS       height_d_0_1             1
    RHS       count_L0             1
BOUNDS
 UP BND       x_0_0_1              1
 UP BND       z_L0_0_1             1
ENDATA
