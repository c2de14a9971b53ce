* skyscraper 3 x 3, 2 clues, 0 givens
* formulation document, written by puzzle-mip 0.1.0
NAME          skyscraper
ROWS
 N  obj
 E  cell_0_0
 E  cell_0_1
 E  cell_0_2
 E  cell_1_0
 E  cell_1_1
 E  cell_1_2
 E  cell_2_0
 E  cell_2_1
 E  cell_2_2
 E  height_a_0_1
 E  height_a_0_2
 E  height_a_0_3
 E  height_a_1_1
 E  height_a_1_2
 E  height_a_1_3
 E  height_a_2_1
 E  height_a_2_2
 E  height_a_2_3
 E  height_d_0_1
 E  height_d_0_2
 E  height_d_0_3
 E  height_d_1_1
 E  height_d_1_2
 E  height_d_1_3
 E  height_d_2_1
 E  height_d_2_2
 E  height_d_2_3
 L  hidden_R2_0_1
 G  tall_R2_0_1
 L  seen_R2_0_1
 L  hidden_R2_0_2
 G  tall_R2_0_2
 L  seen_R2_0_2
 L  hidden_R2_0_3
 G  tall_R2_0_3
 L  seen_R2_0_3
 L  hidden_R2_1_1
 G  tall_R2_1_1
 L  seen_R2_1_1
 L  hidden_R2_1_2
 G  tall_R2_1_2
 L  seen_R2_1_2
 L  hidden_R2_1_3
 G  tall_R2_1_3
 L  seen_R2_1_3
 L  hidden_R2_2_1
 G  tall_R2_2_1
 L  seen_R2_2_1
 L  hidden_R2_2_2
 G  tall_R2_2_2
 L  seen_R2_2_2
 L  hidden_R2_2_3
 G  tall_R2_2_3
 L  seen_R2_2_3
 L  hidden_T0_0_1
 G  tall_T0_0_1
 L  seen_T0_0_1
 L  hidden_T0_0_2
 G  tall_T0_0_2
 L  seen_T0_0_2
 L  hidden_T0_0_3
 G  tall_T0_0_3
 L  seen_T0_0_3
 L  hidden_T0_1_1
 G  tall_T0_1_1
 L  seen_T0_1_1
 L  hidden_T0_1_2
 G  tall_T0_1_2
 L  seen_T0_1_2
 L  hidden_T0_1_3
 G  tall_T0_1_3
 L  seen_T0_1_3
 L  hidden_T0_2_1
 G  tall_T0_2_1
 L  seen_T0_2_1
 L  hidden_T0_2_2
 G  tall_T0_2_2
 L  seen_T0_2_2
 L  hidden_T0_2_3
 G  tall_T0_2_3
 L  seen_T0_2_3
 E  count_R2
 E  count_T0
COLUMNS
    MARKER    'MARKER'                 'INTORG'
    x_0_0_1   cell_0_0             1
    x_0_0_1   height_a_0_1             1
    x_0_0_1   height_d_0_1             1
    x_0_0_1   tall_T0_0_1             1
    x_0_0_1   seen_T0_0_1             1
    x_0_0_2   cell_0_0             1
    x_0_0_2   height_a_0_2             1
    x_0_0_2   height_d_0_2             1
    x_0_0_2   tall_T0_0_2             1
    x_0_0_2   seen_T0_0_2             1
    x_0_0_2   hidden_T0_1_1             1
    x_0_0_2   seen_T0_1_1            -1
    x_0_0_2   hidden_T0_2_1             1
    x_0_0_2   seen_T0_2_1            -1
    x_0_0_3   cell_0_0             1
    x_0_0_3   height_a_0_3             1
    x_0_0_3   height_d_0_3             1
    x_0_0_3   tall_T0_0_3             1
    x_0_0_3   seen_T0_0_3             1
    x_0_0_3   hidden_T0_1_1             1
    x_0_0_3   seen_T0_1_1            -1
    x_0_0_3   hidden_T0_1_2             1
    x_0_0_3   seen_T0_1_2            -1
    x_0_0_3   hidden_T0_2_1             1
    x_0_0_3   seen_T0_2_1            -1
    x_0_0_3   hidden_T0_2_2             1
    x_0_0_3   seen_T0_2_2            -1
    x_0_1_1   cell_0_1             1
    x_0_1_1   height_a_0_1             1
    x_0_1_1   height_d_1_1             1
    x_0_1_2   cell_0_1             1
    x_0_1_2   height_a_0_2             1
    x_0_1_2   height_d_1_2             1
    x_0_1_3   cell_0_1             1
    x_0_1_3   height_a_0_3             1
    x_0_1_3   height_d_1_3             1
    x_0_2_1   cell_0_2             1
    x_0_2_1   height_a_0_1             1
    x_0_2_1   height_d_2_1             1
    x_0_2_2   cell_0_2             1
    x_0_2_2   height_a_0_2             1
    x_0_2_2   height_d_2_2             1
    x_0_2_3   cell_0_2             1
    x_0_2_3   height_a_0_3             1
    x_0_2_3   height_d_2_3             1
    x_1_0_1   cell_1_0             1
    x_1_0_1   height_a_1_1             1
    x_1_0_1   height_d_0_1             1
    x_1_0_1   tall_T0_1_1             1
    x_1_0_1   seen_T0_1_1             1
    x_1_0_2   cell_1_0             1
    x_1_0_2   height_a_1_2             1
    x_1_0_2   height_d_0_2             1
    x_1_0_2   tall_T0_1_2             1
    x_1_0_2   seen_T0_1_2             1
    x_1_0_2   hidden_T0_2_1             1
    x_1_0_2   seen_T0_2_1            -1
    x_1_0_3   cell_1_0             1
    x_1_0_3   height_a_1_3             1
    x_1_0_3   height_d_0_3             1
    x_1_0_3   tall_T0_1_3             1
    x_1_0_3   seen_T0_1_3             1
    x_1_0_3   hidden_T0_2_1             1
    x_1_0_3   seen_T0_2_1            -1
    x_1_0_3   hidden_T0_2_2             1
    x_1_0_3   seen_T0_2_2            -1
    x_1_1_1   cell_1_1             1
    x_1_1_1   height_a_1_1             1
    x_1_1_1   height_d_1_1             1
    x_1_1_2   cell_1_1             1
    x_1_1_2   height_a_1_2             1
    x_1_1_2   height_d_1_2             1
    x_1_1_3   cell_1_1             1
    x_1_1_3   height_a_1_3             1
    x_1_1_3   height_d_1_3             1
    x_1_2_1   cell_1_2             1
    x_1_2_1   height_a_1_1             1
    x_1_2_1   height_d_2_1             1
    x_1_2_2   cell_1_2             1
    x_1_2_2   height_a_1_2             1
    x_1_2_2   height_d_2_2             1
    x_1_2_3   cell_1_2             1
    x_1_2_3   height_a_1_3             1
    x_1_2_3   height_d_2_3             1
    x_2_0_1   cell_2_0             1
    x_2_0_1   height_a_2_1             1
    x_2_0_1   height_d_0_1             1
    x_2_0_1   tall_R2_2_1             1
    x_2_0_1   seen_R2_2_1             1
    x_2_0_1   tall_T0_2_1             1
    x_2_0_1   seen_T0_2_1             1
    x_2_0_2   cell_2_0             1
    x_2_0_2   height_a_2_2             1
    x_2_0_2   height_d_0_2             1
    x_2_0_2   tall_R2_2_2             1
    x_2_0_2   seen_R2_2_2             1
    x_2_0_2   tall_T0_2_2             1
    x_2_0_2   seen_T0_2_2             1
    x_2_0_3   cell_2_0             1
    x_2_0_3   height_a_2_3             1
    x_2_0_3   height_d_0_3             1
    x_2_0_3   tall_R2_2_3             1
    x_2_0_3   seen_R2_2_3             1
    x_2_0_3   tall_T0_2_3             1
    x_2_0_3   seen_T0_2_3             1
    x_2_1_1   cell_2_1             1
    x_2_1_1   height_a_2_1             1
    x_2_1_1   height_d_1_1             1
    x_2_1_1   tall_R2_1_1             1
    x_2_1_1   seen_R2_1_1             1
    x_2_1_2   cell_2_1             1
    x_2_1_2   height_a_2_2             1
    x_2_1_2   height_d_1_2             1
    x_2_1_2   tall_R2_1_2             1
    x_2_1_2   seen_R2_1_2             1
    x_2_1_2   hidden_R2_2_1             1
    x_2_1_2   seen_R2_2_1            -1
    x_2_1_3   cell_2_1             1
    x_2_1_3   height_a_2_3             1
    x_2_1_3   height_d_1_3             1
    x_2_1_3   tall_R2_1_3             1
    x_2_1_3   seen_R2_1_3             1
    x_2_1_3   hidden_R2_2_1             1
    x_2_1_3   seen_R2_2_1            -1
    x_2_1_3   hidden_R2_2_2             1
    x_2_1_3   seen_R2_2_2            -1
    x_2_2_1   cell_2_2             1
    x_2_2_1   height_a_2_1             1
    x_2_2_1   height_d_2_1             1
    x_2_2_1   tall_R2_0_1             1
    x_2_2_1   seen_R2_0_1             1
    x_2_2_2   cell_2_2             1
    x_2_2_2   height_a_2_2             1
    x_2_2_2   height_d_2_2             1
    x_2_2_2   tall_R2_0_2             1
    x_2_2_2   seen_R2_0_2             1
    x_2_2_2   hidden_R2_1_1             1
    x_2_2_2   seen_R2_1_1            -1
    x_2_2_2   hidden_R2_2_1             1
    x_2_2_2   seen_R2_2_1            -1
    x_2_2_3   cell_2_2             1
    x_2_2_3   height_a_2_3             1
    x_2_2_3   height_d_2_3             1
    x_2_2_3   tall_R2_0_3             1
    x_2_2_3   seen_R2_0_3             1
    x_2_2_3   hidden_R2_1_1             1
    x_2_2_3   seen_R2_1_1            -1
    x_2_2_3   hidden_R2_1_2             1
    x_2_2_3   seen_R2_1_2            -1
    x_2_2_3   hidden_R2_2_1             1
    x_2_2_3   seen_R2_2_1            -1
    x_2_2_3   hidden_R2_2_2             1
    x_2_2_3   seen_R2_2_2            -1
    z_R2_0_1  hidden_R2_0_1             0
    z_R2_0_1  tall_R2_0_1            -1
    z_R2_0_1  seen_R2_0_1            -1
    z_R2_0_1  count_R2             1
    z_R2_0_2  hidden_R2_0_2             0
    z_R2_0_2  tall_R2_0_2            -1
    z_R2_0_2  seen_R2_0_2            -1
    z_R2_0_2  count_R2             1
    z_R2_0_3  hidden_R2_0_3             0
    z_R2_0_3  tall_R2_0_3            -1
    z_R2_0_3  seen_R2_0_3            -1
    z_R2_0_3  count_R2             1
    z_R2_1_1  hidden_R2_1_1             1
    z_R2_1_1  tall_R2_1_1            -1
    z_R2_1_1  seen_R2_1_1            -1
    z_R2_1_1  count_R2             1
    z_R2_1_2  hidden_R2_1_2             1
    z_R2_1_2  tall_R2_1_2            -1
    z_R2_1_2  seen_R2_1_2            -1
    z_R2_1_2  count_R2             1
    z_R2_1_3  hidden_R2_1_3             1
    z_R2_1_3  tall_R2_1_3            -1
    z_R2_1_3  seen_R2_1_3            -1
    z_R2_1_3  count_R2             1
    z_R2_2_1  hidden_R2_2_1             2
    z_R2_2_1  tall_R2_2_1            -1
    z_R2_2_1  seen_R2_2_1            -1
    z_R2_2_1  count_R2             1
    z_R2_2_2  hidden_R2_2_2             2
    z_R2_2_2  tall_R2_2_2            -1
    z_R2_2_2  seen_R2_2_2            -1
    z_R2_2_2  count_R2             1
    z_R2_2_3  hidden_R2_2_3             2
    z_R2_2_3  tall_R2_2_3            -1
    z_R2_2_3  seen_R2_2_3            -1
    z_R2_2_3  count_R2             1
    z_T0_0_1  hidden_T0_0_1             0
    z_T0_0_1  tall_T0_0_1            -1
    z_T0_0_1  seen_T0_0_1            -1
    z_T0_0_1  count_T0             1
    z_T0_0_2  hidden_T0_0_2             0
    z_T0_0_2  tall_T0_0_2            -1
    z_T0_0_2  seen_T0_0_2            -1
    z_T0_0_2  count_T0             1
    z_T0_0_3  hidden_T0_0_3             0
    z_T0_0_3  tall_T0_0_3            -1
    z_T0_0_3  seen_T0_0_3            -1
    z_T0_0_3  count_T0             1
    z_T0_1_1  hidden_T0_1_1             1
    z_T0_1_1  tall_T0_1_1            -1
    z_T0_1_1  seen_T0_1_1            -1
    z_T0_1_1  count_T0             1
    z_T0_1_2  hidden_T0_1_2             1
    z_T0_1_2  tall_T0_1_2            -1
    z_T0_1_2  seen_T0_1_2            -1
    z_T0_1_2  count_T0             1
    z_T0_1_3  hidden_T0_1_3             1
    z_T0_1_3  tall_T0_1_3            -1
    z_T0_1_3  seen_T0_1_3            -1
    z_T0_1_3  count_T0             1
    z_T0_2_1  hidden_T0_2_1             2
    z_T0_2_1  tall_T0_2_1            -1
    z_T0_2_1  seen_T0_2_1            -1
    z_T0_2_1  count_T0             1
    z_T0_2_2  hidden_T0_2_2             2
    z_T0_2_2  tall_T0_2_2            -1
    z_T0_2_2  seen_T0_2_2            -1
    z_T0_2_2  count_T0             1
    z_T0_2_3  hidden_T0_2_3             2
    z_T0_2_3  tall_T0_2_3            -1
    z_T0_2_3  seen_T0_2_3            -1
    z_T0_2_3  count_T0             1
    MARKER    'MARKER'                 'INTEND'
RHS
    RHS       cell_0_0             1
    RHS       cell_0_1             1
    RHS       cell_0_2             1
    RHS       cell_1_0             1
    RHS       cell_1_1             1
    RHS       cell_1_2             1
    RHS       cell_2_0             1
    RHS       cell_2_1             1
    RHS       cell_2_2             1
    RHS       height_a_0_1             1
    RHS       height_a_0_2             1
    RHS       height_a_0_3             1
    RHS       height_a_1_1             1
    RHS       height_a_1_2             1
    RHS       height_a_1_3             1
    RHS       height_a_2_1             1
    RHS       height_a_2_2             1
    RHS       height_a_2_3             1
    RHS       height_d_0_1             1
    RHS       height_d_0_2             1
    RHS       height_d_0_3             1
    RHS       height_d_1_1             1
    RHS       height_d_1_2             1
    RHS       height_d_1_3             1
    RHS       height_d_2_1             1
    RHS       height_d_2_2             1
    RHS       height_d_2_3             1
    RHS       hidden_R2_1_1             1
    RHS       hidden_R2_1_2             1
    RHS       hidden_R2_1_3             1
    RHS       hidden_R2_2_1             2
    RHS       hidden_R2_2_2             2
    RHS       hidden_R2_2_3             2
    RHS       hidden_T0_1_1             1
    RHS       hidden_T0_1_2             1
    RHS       hidden_T0_1_3             1
    RHS       hidden_T0_2_1             2
    RHS       hidden_T0_2_2             2
    RHS       hidden_T0_2_3             2
    RHS       count_R2             3
    RHS       count_T0             2
BOUNDS
 UP BND       x_0_0_1              1
 UP BND       x_0_0_2              1
 UP BND       x_0_0_3              1
 UP BND       x_0_1_1              1
 UP BND       x_0_1_2              1
 UP BND       x_0_1_3              1
 UP BND       x_0_2_1              1
 UP BND       x_0_2_2              1
 UP BND       x_0_2_3              1
 UP BND       x_1_0_1              1
 UP BND       x_1_0_2              1
 UP BND       x_1_0_3              1
 UP BND       x_1_1_1              1
 UP BND       x_1_1_2              1
 UP BND       x_1_1_3              1
 UP BND       x_1_2_1              1
 UP BND       x_1_2_2              1
 UP BND       x_1_2_3              1
 UP BND       x_2_0_1              1
 UP BND       x_2_0_2              1
 UP BND       x_2_0_3              1
 UP BND       x_2_1_1              1
 UP BND       x_2_1_2              1
 UP BND       x_2_1_3              1
 UP BND       x_2_2_1              1
 UP BND       x_2_2_2              1
 UP BND       x_2_2_3              1
 UP BND       z_R2_0_1             1
 UP BND       z_R2_0_2             1
 UP BND       z_R2_0_3             1
 UP BND       z_R2_1_1             1
 UP BND       z_R2_1_2             1
 UP BND       z_R2_1_3             1
 UP BND       z_R2_2_1             1
 UP BND       z_R2_2_2             1
 UP BND       z_R2_2_3             1
 UP BND       z_T0_0_1             1
 UP BND       z_T0_0_2             1
 UP BND       z_T0_0_3             1
 UP BND       z_T0_1_1             1
 UP BND       z_T0_1_2             1
 UP BND       z_T0_1_3             1
 UP BND       z_T0_2_1             1
 UP BND       z_T0_2_2             1
 UP BND       z_T0_2_3             1
ENDATA
