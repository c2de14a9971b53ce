* skyscraper 4 x 4, 4 clues, 0 givens
* formulation document, written by puzzle-mip 0.1.0
NAME          skyscraper
ROWS
 N  obj
 E  cell_0_0
 E  cell_0_1
 E  cell_0_2
 E  cell_0_3
 E  cell_1_0
 E  cell_1_1
 E  cell_1_2
 E  cell_1_3
 E  cell_2_0
 E  cell_2_1
 E  cell_2_2
 E  cell_2_3
 E  cell_3_0
 E  cell_3_1
 E  cell_3_2
 E  cell_3_3
 E  height_a_0_1
 E  height_a_0_2
 E  height_a_0_3
 E  height_a_0_4
 E  height_a_1_1
 E  height_a_1_2
 E  height_a_1_3
 E  height_a_1_4
 E  height_a_2_1
 E  height_a_2_2
 E  height_a_2_3
 E  height_a_2_4
 E  height_a_3_1
 E  height_a_3_2
 E  height_a_3_3
 E  height_a_3_4
 E  height_d_0_1
 E  height_d_0_2
 E  height_d_0_3
 E  height_d_0_4
 E  height_d_1_1
 E  height_d_1_2
 E  height_d_1_3
 E  height_d_1_4
 E  height_d_2_1
 E  height_d_2_2
 E  height_d_2_3
 E  height_d_2_4
 E  height_d_3_1
 E  height_d_3_2
 E  height_d_3_3
 E  height_d_3_4
 L  hidden_L0_0_1
 G  tall_L0_0_1
 L  seen_L0_0_1
 L  hidden_L0_0_2
 G  tall_L0_0_2
 L  seen_L0_0_2
 L  hidden_L0_0_3
 G  tall_L0_0_3
 L  seen_L0_0_3
 L  hidden_L0_0_4
 G  tall_L0_0_4
 L  seen_L0_0_4
 L  hidden_L0_1_1
 G  tall_L0_1_1
 L  seen_L0_1_1
 L  hidden_L0_1_2
 G  tall_L0_1_2
 L  seen_L0_1_2
 L  hidden_L0_1_3
 G  tall_L0_1_3
 L  seen_L0_1_3
 L  hidden_L0_1_4
 G  tall_L0_1_4
 L  seen_L0_1_4
 L  hidden_L0_2_1
 G  tall_L0_2_1
 L  seen_L0_2_1
 L  hidden_L0_2_2
 G  tall_L0_2_2
 L  seen_L0_2_2
 L  hidden_L0_2_3
 G  tall_L0_2_3
 L  seen_L0_2_3
 L  hidden_L0_2_4
 G  tall_L0_2_4
 L  seen_L0_2_4
 L  hidden_L0_3_1
 G  tall_L0_3_1
 L  seen_L0_3_1
 L  hidden_L0_3_2
 G  tall_L0_3_2
 L  seen_L0_3_2
 L  hidden_L0_3_3
 G  tall_L0_3_3
 L  seen_L0_3_3
 L  hidden_L0_3_4
 G  tall_L0_3_4
 L  seen_L0_3_4
 L  hidden_R1_0_1
 G  tall_R1_0_1
 L  seen_R1_0_1
 L  hidden_R1_0_2
 G  tall_R1_0_2
 L  seen_R1_0_2
 L  hidden_R1_0_3
 G  tall_R1_0_3
 L  seen_R1_0_3
 L  hidden_R1_0_4
 G  tall_R1_0_4
 L  seen_R1_0_4
 L  hidden_R1_1_1
 G  tall_R1_1_1
 L  seen_R1_1_1
 L  hidden_R1_1_2
 G  tall_R1_1_2
 L  seen_R1_1_2
 L  hidden_R1_1_3
 G  tall_R1_1_3
 L  seen_R1_1_3
 L  hidden_R1_1_4
 G  tall_R1_1_4
 L  seen_R1_1_4
 L  hidden_R1_2_1
 G  tall_R1_2_1
 L  seen_R1_2_1
 L  hidden_R1_2_2
 G  tall_R1_2_2
 L  seen_R1_2_2
 L  hidden_R1_2_3
 G  tall_R1_2_3
 L  seen_R1_2_3
 L  hidden_R1_2_4
 G  tall_R1_2_4
 L  seen_R1_2_4
 L  hidden_R1_3_1
 G  tall_R1_3_1
 L  seen_R1_3_1
 L  hidden_R1_3_2
 G  tall_R1_3_2
 L  seen_R1_3_2
 L  hidden_R1_3_3
 G  tall_R1_3_3
 L  seen_R1_3_3
 L  hidden_R1_3_4
 G  tall_R1_3_4
 L  seen_R1_3_4
 L  hidden_T2_0_1
 G  tall_T2_0_1
 L  seen_T2_0_1
 L  hidden_T2_0_2
 G  tall_T2_0_2
 L  seen_T2_0_2
 L  hidden_T2_0_3
 G  tall_T2_0_3
 L  seen_T2_0_3
 L  hidden_T2_0_4
 G  tall_T2_0_4
 L  seen_T2_0_4
 L  hidden_T2_1_1
 G  tall_T2_1_1
 L  seen_T2_1_1
 L  hidden_T2_1_2
 G  tall_T2_1_2
 L  seen_T2_1_2
 L  hidden_T2_1_3
 G  tall_T2_1_3
 L  seen_T2_1_3
 L  hidden_T2_1_4
 G  tall_T2_1_4
 L  seen_T2_1_4
 L  hidden_T2_2_1
 G  tall_T2_2_1
 L  seen_T2_2_1
 L  hidden_T2_2_2
 G  tall_T2_2_2
 L  seen_T2_2_2
 L  hidden_T2_2_3
 G  tall_T2_2_3
 L  seen_T2_2_3
 L  hidden_T2_2_4
 G  tall_T2_2_4
 L  seen_T2_2_4
 L  hidden_T2_3_1
 G  tall_T2_3_1
 L  seen_T2_3_1
 L  hidden_T2_3_2
 G  tall_T2_3_2
 L  seen_T2_3_2
 L  hidden_T2_3_3
 G  tall_T2_3_3
 L  seen_T2_3_3
 L  hidden_T2_3_4
 G  tall_T2_3_4
 L  seen_T2_3_4
 L  hidden_B1_0_1
 G  tall_B1_0_1
 L  seen_B1_0_1
 L  hidden_B1_0_2
 G  tall_B1_0_2
 L  seen_B1_0_2
 L  hidden_B1_0_3
 G  tall_B1_0_3
 L  seen_B1_0_3
 L  hidden_B1_0_4
 G  tall_B1_0_4
 L  seen_B1_0_4
 L  hidden_B1_1_1
 G  tall_B1_1_1
 L  seen_B1_1_1
 L  hidden_B1_1_2
 G  tall_B1_1_2
 L  seen_B1_1_2
 L  hidden_B1_1_3
 G  tall_B1_1_3
 L  seen_B1_1_3
 L  hidden_B1_1_4
 G  tall_B1_1_4
 L  seen_B1_1_4
 L  hidden_B1_2_1
 G  tall_B1_2_1
 L  seen_B1_2_1
 L  hidden_B1_2_2
 G  tall_B1_2_2
 L  seen_B1_2_2
 L  hidden_B1_2_3
 G  tall_B1_2_3
 L  seen_B1_2_3
 L  hidden_B1_2_4
 G  tall_B1_2_4
 L  seen_B1_2_4
 L  hidden_B1_3_1
 G  tall_B1_3_1
 L  seen_B1_3_1
 L  hidden_B1_3_2
 G  tall_B1_3_2
 L  seen_B1_3_2
 L  hidden_B1_3_3
 G  tall_B1_3_3
 L  seen_B1_3_3
 L  hidden_B1_3_4
 G  tall_B1_3_4
 L  seen_B1_3_4
 E  count_L0
 E  count_R1
 E  count_T2
 E  count_B1
COLUMNS
    MARKER    'MARKER'                 'INTORG'
    x_0_0_1   cell_0_0             1
    x_0_0_1   height_a_0_1             1
    x_0_0_1   height_d_0_1             1
    x_0_0_1   tall_L0_0_1             1
    x_0_0_1   seen_L0_0_1             1
    x_0_0_2   cell_0_0             1
    x_0_0_2   height_a_0_2             1
    x_0_0_2   height_d_0_2             1
    x_0_0_2   tall_L0_0_2             1
    x_0_0_2   seen_L0_0_2             1
    x_0_0_2   hidden_L0_1_1             1
    x_0_0_2   seen_L0_1_1            -1
    x_0_0_2   hidden_L0_2_1             1
    x_0_0_2   seen_L0_2_1            -1
    x_0_0_2   hidden_L0_3_1             1
    x_0_0_2   seen_L0_3_1            -1
    x_0_0_3   cell_0_0             1
    x_0_0_3   height_a_0_3             1
    x_0_0_3   height_d_0_3             1
    x_0_0_3   tall_L0_0_3             1
    x_0_0_3   seen_L0_0_3             1
    x_0_0_3   hidden_L0_1_1             1
    x_0_0_3   seen_L0_1_1            -1
    x_0_0_3   hidden_L0_1_2             1
    x_0_0_3   seen_L0_1_2            -1
    x_0_0_3   hidden_L0_2_1             1
    x_0_0_3   seen_L0_2_1            -1
    x_0_0_3   hidden_L0_2_2             1
    x_0_0_3   seen_L0_2_2            -1
    x_0_0_3   hidden_L0_3_1             1
    x_0_0_3   seen_L0_3_1            -1
    x_0_0_3   hidden_L0_3_2             1
    x_0_0_3   seen_L0_3_2            -1
    x_0_0_4   cell_0_0             1
    x_0_0_4   height_a_0_4             1
    x_0_0_4   height_d_0_4             1
    x_0_0_4   tall_L0_0_4             1
    x_0_0_4   seen_L0_0_4             1
    x_0_0_4   hidden_L0_1_1             1
    x_0_0_4   seen_L0_1_1            -1
    x_0_0_4   hidden_L0_1_2             1
    x_0_0_4   seen_L0_1_2            -1
    x_0_0_4   hidden_L0_1_3             1
    x_0_0_4   seen_L0_1_3            -1
    x_0_0_4   hidden_L0_2_1             1
    x_0_0_4   seen_L0_2_1            -1
    x_0_0_4   hidden_L0_2_2             1
    x_0_0_4   seen_L0_2_2            -1
    x_0_0_4   hidden_L0_2_3             1
    x_0_0_4   seen_L0_2_3            -1
    x_0_0_4   hidden_L0_3_1             1
    x_0_0_4   seen_L0_3_1            -1
    x_0_0_4   hidden_L0_3_2             1
    x_0_0_4   seen_L0_3_2            -1
    x_0_0_4   hidden_L0_3_3             1
    x_0_0_4   seen_L0_3_3            -1
    x_0_1_1   cell_0_1             1
    x_0_1_1   height_a_0_1             1
    x_0_1_1   height_d_1_1             1
    x_0_1_1   tall_L0_1_1             1
    x_0_1_1   seen_L0_1_1             1
    x_0_1_1   tall_B1_3_1             1
    x_0_1_1   seen_B1_3_1             1
    x_0_1_2   cell_0_1             1
    x_0_1_2   height_a_0_2             1
    x_0_1_2   height_d_1_2             1
    x_0_1_2   tall_L0_1_2             1
    x_0_1_2   seen_L0_1_2             1
    x_0_1_2   hidden_L0_2_1             1
    x_0_1_2   seen_L0_2_1            -1
    x_0_1_2   hidden_L0_3_1             1
    x_0_1_2   seen_L0_3_1            -1
    x_0_1_2   tall_B1_3_2             1
    x_0_1_2   seen_B1_3_2             1
    x_0_1_3   cell_0_1             1
    x_0_1_3   height_a_0_3             1
    x_0_1_3   height_d_1_3             1
    x_0_1_3   tall_L0_1_3             1
    x_0_1_3   seen_L0_1_3             1
    x_0_1_3   hidden_L0_2_1             1
    x_0_1_3   seen_L0_2_1            -1
    x_0_1_3   hidden_L0_2_2             1
    x_0_1_3   seen_L0_2_2            -1
    x_0_1_3   hidden_L0_3_1             1
    x_0_1_3   seen_L0_3_1            -1
    x_0_1_3   hidden_L0_3_2             1
    x_0_1_3   seen_L0_3_2            -1
    x_0_1_3   tall_B1_3_3             1
    x_0_1_3   seen_B1_3_3             1
    x_0_1_4   cell_0_1             1
    x_0_1_4   height_a_0_4             1
    x_0_1_4   height_d_1_4             1
    x_0_1_4   tall_L0_1_4             1
    x_0_1_4   seen_L0_1_4             1
    x_0_1_4   hidden_L0_2_1             1
    x_0_1_4   seen_L0_2_1            -1
    x_0_1_4   hidden_L0_2_2             1
    x_0_1_4   seen_L0_2_2            -1
    x_0_1_4   hidden_L0_2_3             1
    x_0_1_4   seen_L0_2_3            -1
    x_0_1_4   hidden_L0_3_1             1
    x_0_1_4   seen_L0_3_1            -1
    x_0_1_4   hidden_L0_3_2             1
    x_0_1_4   seen_L0_3_2            -1
    x_0_1_4   hidden_L0_3_3             1
    x_0_1_4   seen_L0_3_3            -1
    x_0_1_4   tall_B1_3_4             1
    x_0_1_4   seen_B1_3_4             1
    x_0_2_1   cell_0_2             1
    x_0_2_1   height_a_0_1             1
    x_0_2_1   height_d_2_1             1
    x_0_2_1   tall_L0_2_1             1
    x_0_2_1   seen_L0_2_1             1
    x_0_2_1   tall_T2_0_1             1
    x_0_2_1   seen_T2_0_1             1
    x_0_2_2   cell_0_2             1
    x_0_2_2   height_a_0_2             1
    x_0_2_2   height_d_2_2             1
    x_0_2_2   tall_L0_2_2             1
    x_0_2_2   seen_L0_2_2             1
    x_0_2_2   hidden_L0_3_1             1
    x_0_2_2   seen_L0_3_1            -1
    x_0_2_2   tall_T2_0_2             1
    x_0_2_2   seen_T2_0_2             1
    x_0_2_2   hidden_T2_1_1             1
    x_0_2_2   seen_T2_1_1            -1
    x_0_2_2   hidden_T2_2_1             1
    x_0_2_2   seen_T2_2_1            -1
    x_0_2_2   hidden_T2_3_1             1
    x_0_2_2   seen_T2_3_1            -1
    x_0_2_3   cell_0_2             1
    x_0_2_3   height_a_0_3             1
    x_0_2_3   height_d_2_3             1
    x_0_2_3   tall_L0_2_3             1
    x_0_2_3   seen_L0_2_3             1
    x_0_2_3   hidden_L0_3_1             1
    x_0_2_3   seen_L0_3_1            -1
    x_0_2_3   hidden_L0_3_2             1
    x_0_2_3   seen_L0_3_2            -1
    x_0_2_3   tall_T2_0_3             1
    x_0_2_3   seen_T2_0_3             1
    x_0_2_3   hidden_T2_1_1             1
    x_0_2_3   seen_T2_1_1            -1
    x_0_2_3   hidden_T2_1_2             1
    x_0_2_3   seen_T2_1_2            -1
    x_0_2_3   hidden_T2_2_1             1
    x_0_2_3   seen_T2_2_1            -1
    x_0_2_3   hidden_T2_2_2             1
    x_0_2_3   seen_T2_2_2            -1
    x_0_2_3   hidden_T2_3_1             1
    x_0_2_3   seen_T2_3_1            -1
    x_0_2_3   hidden_T2_3_2             1
    x_0_2_3   seen_T2_3_2            -1
    x_0_2_4   cell_0_2             1
    x_0_2_4   height_a_0_4             1
    x_0_2_4   height_d_2_4             1
    x_0_2_4   tall_L0_2_4             1
    x_0_2_4   seen_L0_2_4             1
    x_0_2_4   hidden_L0_3_1             1
    x_0_2_4   seen_L0_3_1            -1
    x_0_2_4   hidden_L0_3_2             1
    x_0_2_4   seen_L0_3_2            -1
    x_0_2_4   hidden_L0_3_3             1
    x_0_2_4   seen_L0_3_3            -1
    x_0_2_4   tall_T2_0_4             1
    x_0_2_4   seen_T2_0_4             1
    x_0_2_4   hidden_T2_1_1             1
    x_0_2_4   seen_T2_1_1            -1
    x_0_2_4   hidden_T2_1_2             1
    x_0_2_4   seen_T2_1_2            -1
    x_0_2_4   hidden_T2_1_3             1
    x_0_2_4   seen_T2_1_3            -1
    x_0_2_4   hidden_T2_2_1             1
    x_0_2_4   seen_T2_2_1            -1
    x_0_2_4   hidden_T2_2_2             1
    x_0_2_4   seen_T2_2_2            -1
    x_0_2_4   hidden_T2_2_3             1
    x_0_2_4   seen_T2_2_3            -1
    x_0_2_4   hidden_T2_3_1             1
    x_0_2_4   seen_T2_3_1            -1
    x_0_2_4   hidden_T2_3_2             1
    x_0_2_4   seen_T2_3_2            -1
    x_0_2_4   hidden_T2_3_3             1
    x_0_2_4   seen_T2_3_3            -1
    x_0_3_1   cell_0_3             1
    x_0_3_1   height_a_0_1             1
    x_0_3_1   height_d_3_1             1
    x_0_3_1   tall_L0_3_1             1
    x_0_3_1   seen_L0_3_1             1
    x_0_3_2   cell_0_3             1
    x_0_3_2   height_a_0_2             1
    x_0_3_2   height_d_3_2             1
    x_0_3_2   tall_L0_3_2             1
    x_0_3_2   seen_L0_3_2             1
    x_0_3_3   cell_0_3             1
    x_0_3_3   height_a_0_3             1
    x_0_3_3   height_d_3_3             1
    x_0_3_3   tall_L0_3_3             1
    x_0_3_3   seen_L0_3_3             1
    x_0_3_4   cell_0_3             1
    x_0_3_4   height_a_0_4             1
    x_0_3_4   height_d_3_4             1
    x_0_3_4   tall_L0_3_4             1
    x_0_3_4   seen_L0_3_4             1
    x_1_0_1   cell_1_0             1
    x_1_0_1   height_a_1_1             1
    x_1_0_1   height_d_0_1             1
    x_1_0_1   tall_R1_3_1             1
    x_1_0_1   seen_R1_3_1             1
    x_1_0_2   cell_1_0             1
    x_1_0_2   height_a_1_2             1
    x_1_0_2   height_d_0_2             1
    x_1_0_2   tall_R1_3_2             1
    x_1_0_2   seen_R1_3_2             1
    x_1_0_3   cell_1_0             1
    x_1_0_3   height_a_1_3             1
    x_1_0_3   height_d_0_3             1
    x_1_0_3   tall_R1_3_3             1
    x_1_0_3   seen_R1_3_3             1
    x_1_0_4   cell_1_0             1
    x_1_0_4   height_a_1_4             1
    x_1_0_4   height_d_0_4             1
    x_1_0_4   tall_R1_3_4             1
    x_1_0_4   seen_R1_3_4             1
    x_1_1_1   cell_1_1             1
    x_1_1_1   height_a_1_1             1
    x_1_1_1   height_d_1_1             1
    x_1_1_1   tall_R1_2_1             1
    x_1_1_1   seen_R1_2_1             1
    x_1_1_1   tall_B1_2_1             1
    x_1_1_1   seen_B1_2_1             1
    x_1_1_2   cell_1_1             1
    x_1_1_2   height_a_1_2             1
    x_1_1_2   height_d_1_2             1
    x_1_1_2   tall_R1_2_2             1
    x_1_1_2   seen_R1_2_2             1
    x_1_1_2   hidden_R1_3_1             1
    x_1_1_2   seen_R1_3_1            -1
    x_1_1_2   tall_B1_2_2             1
    x_1_1_2   seen_B1_2_2             1
    x_1_1_2   hidden_B1_3_1             1
    x_1_1_2   seen_B1_3_1            -1
    x_1_1_3   cell_1_1             1
    x_1_1_3   height_a_1_3             1
    x_1_1_3   height_d_1_3             1
    x_1_1_3   tall_R1_2_3             1
    x_1_1_3   seen_R1_2_3             1
    x_1_1_3   hidden_R1_3_1             1
    x_1_1_3   seen_R1_3_1            -1
    x_1_1_3   hidden_R1_3_2             1
    x_1_1_3   seen_R1_3_2            -1
    x_1_1_3   tall_B1_2_3             1
    x_1_1_3   seen_B1_2_3             1
    x_1_1_3   hidden_B1_3_1             1
    x_1_1_3   seen_B1_3_1            -1
    x_1_1_3   hidden_B1_3_2             1
    x_1_1_3   seen_B1_3_2            -1
    x_1_1_4   cell_1_1             1
    x_1_1_4   height_a_1_4             1
    x_1_1_4   height_d_1_4             1
    x_1_1_4   tall_R1_2_4             1
    x_1_1_4   seen_R1_2_4             1
    x_1_1_4   hidden_R1_3_1             1
    x_1_1_4   seen_R1_3_1            -1
    x_1_1_4   hidden_R1_3_2             1
    x_1_1_4   seen_R1_3_2            -1
    x_1_1_4   hidden_R1_3_3             1
    x_1_1_4   seen_R1_3_3            -1
    x_1_1_4   tall_B1_2_4             1
    x_1_1_4   seen_B1_2_4             1
    x_1_1_4   hidden_B1_3_1             1
    x_1_1_4   seen_B1_3_1            -1
    x_1_1_4   hidden_B1_3_2             1
    x_1_1_4   seen_B1_3_2            -1
    x_1_1_4   hidden_B1_3_3             1
    x_1_1_4   seen_B1_3_3            -1
    x_1_2_1   cell_1_2             1
    x_1_2_1   height_a_1_1             1
    x_1_2_1   height_d_2_1             1
    x_1_2_1   tall_R1_1_1             1
    x_1_2_1   seen_R1_1_1             1
    x_1_2_1   tall_T2_1_1             1
    x_1_2_1   seen_T2_1_1             1
    x_1_2_2   cell_1_2             1
    x_1_2_2   height_a_1_2             1
    x_1_2_2   height_d_2_2             1
    x_1_2_2   tall_R1_1_2             1
    x_1_2_2   seen_R1_1_2             1
    x_1_2_2   hidden_R1_2_1             1
    x_1_2_2   seen_R1_2_1            -1
    x_1_2_2   hidden_R1_3_1             1
    x_1_2_2   seen_R1_3_1            -1
    x_1_2_2   tall_T2_1_2             1
    x_1_2_2   seen_T2_1_2             1
    x_1_2_2   hidden_T2_2_1             1
    x_1_2_2   seen_T2_2_1            -1
    x_1_2_2   hidden_T2_3_1             1
    x_1_2_2   seen_T2_3_1            -1
    x_1_2_3   cell_1_2             1
    x_1_2_3   height_a_1_3             1
    x_1_2_3   height_d_2_3             1
    x_1_2_3   tall_R1_1_3             1
    x_1_2_3   seen_R1_1_3             1
    x_1_2_3   hidden_R1_2_1             1
    x_1_2_3   seen_R1_2_1            -1
    x_1_2_3   hidden_R1_2_2             1
    x_1_2_3   seen_R1_2_2            -1
    x_1_2_3   hidden_R1_3_1             1
    x_1_2_3   seen_R1_3_1            -1
    x_1_2_3   hidden_R1_3_2             1
    x_1_2_3   seen_R1_3_2            -1
    x_1_2_3   tall_T2_1_3             1
    x_1_2_3   seen_T2_1_3             1
    x_1_2_3   hidden_T2_2_1             1
    x_1_2_3   seen_T2_2_1            -1
    x_1_2_3   hidden_T2_2_2             1
    x_1_2_3   seen_T2_2_2            -1
    x_1_2_3   hidden_T2_3_1             1
    x_1_2_3   seen_T2_3_1            -1
    x_1_2_3   hidden_T2_3_2             1
    x_1_2_3   seen_T2_3_2            -1
    x_1_2_4   cell_1_2             1
    x_1_2_4   height_a_1_4             1
    x_1_2_4   height_d_2_4             1
    x_1_2_4   tall_R1_1_4             1
    x_1_2_4   seen_R1_1_4             1
    x_1_2_4   hidden_R1_2_1             1
    x_1_2_4   seen_R1_2_1            -1
    x_1_2_4   hidden_R1_2_2             1
    x_1_2_4   seen_R1_2_2            -1
    x_1_2_4   hidden_R1_2_3             1
    x_1_2_4   seen_R1_2_3            -1
    x_1_2_4   hidden_R1_3_1             1
    x_1_2_4   seen_R1_3_1            -1
    x_1_2_4   hidden_R1_3_2             1
    x_1_2_4   seen_R1_3_2            -1
    x_1_2_4   hidden_R1_3_3             1
    x_1_2_4   seen_R1_3_3            -1
    x_1_2_4   tall_T2_1_4             1
    x_1_2_4   seen_T2_1_4             1
    x_1_2_4   hidden_T2_2_1             1
    x_1_2_4   seen_T2_2_1            -1
    x_1_2_4   hidden_T2_2_2             1
    x_1_2_4   seen_T2_2_2            -1
    x_1_2_4   hidden_T2_2_3             1
    x_1_2_4   seen_T2_2_3            -1
    x_1_2_4   hidden_T2_3_1             1
    x_1_2_4   seen_T2_3_1            -1
    x_1_2_4   hidden_T2_3_2             1
    x_1_2_4   seen_T2_3_2            -1
    x_1_2_4   hidden_T2_3_3             1
    x_1_2_4   seen_T2_3_3            -1
    x_1_3_1   cell_1_3             1
    x_1_3_1   height_a_1_1             1
    x_1_3_1   height_d_3_1             1
    x_1_3_1   tall_R1_0_1             1
    x_1_3_1   seen_R1_0_1             1
    x_1_3_2   cell_1_3             1
    x_1_3_2   height_a_1_2             1
    x_1_3_2   height_d_3_2             1
    x_1_3_2   tall_R1_0_2             1
    x_1_3_2   seen_R1_0_2             1
    x_1_3_2   hidden_R1_1_1             1
    x_1_3_2   seen_R1_1_1            -1
    x_1_3_2   hidden_R1_2_1             1
    x_1_3_2   seen_R1_2_1            -1
    x_1_3_2   hidden_R1_3_1             1
    x_1_3_2   seen_R1_3_1            -1
    x_1_3_3   cell_1_3             1
    x_1_3_3   height_a_1_3             1
    x_1_3_3   height_d_3_3             1
    x_1_3_3   tall_R1_0_3             1
    x_1_3_3   seen_R1_0_3             1
    x_1_3_3   hidden_R1_1_1             1
    x_1_3_3   seen_R1_1_1            -1
    x_1_3_3   hidden_R1_1_2             1
    x_1_3_3   seen_R1_1_2            -1
    x_1_3_3   hidden_R1_2_1             1
    x_1_3_3   seen_R1_2_1            -1
    x_1_3_3   hidden_R1_2_2             1
    x_1_3_3   seen_R1_2_2            -1
    x_1_3_3   hidden_R1_3_1             1
    x_1_3_3   seen_R1_3_1            -1
    x_1_3_3   hidden_R1_3_2             1
    x_1_3_3   seen_R1_3_2            -1
    x_1_3_4   cell_1_3             1
    x_1_3_4   height_a_1_4             1
    x_1_3_4   height_d_3_4             1
    x_1_3_4   tall_R1_0_4             1
    x_1_3_4   seen_R1_0_4             1
    x_1_3_4   hidden_R1_1_1             1
    x_1_3_4   seen_R1_1_1            -1
    x_1_3_4   hidden_R1_1_2             1
    x_1_3_4   seen_R1_1_2            -1
    x_1_3_4   hidden_R1_1_3             1
    x_1_3_4   seen_R1_1_3            -1
    x_1_3_4   hidden_R1_2_1             1
    x_1_3_4   seen_R1_2_1            -1
    x_1_3_4   hidden_R1_2_2             1
    x_1_3_4   seen_R1_2_2            -1
    x_1_3_4   hidden_R1_2_3             1
    x_1_3_4   seen_R1_2_3            -1
    x_1_3_4   hidden_R1_3_1             1
    x_1_3_4   seen_R1_3_1            -1
    x_1_3_4   hidden_R1_3_2             1
    x_1_3_4   seen_R1_3_2            -1
    x_1_3_4   hidden_R1_3_3             1
    x_1_3_4   seen_R1_3_3            -1
    x_2_0_1   cell_2_0             1
    x_2_0_1   height_a_2_1             1
    x_2_0_1   height_d_0_1             1
    x_2_0_2   cell_2_0             1
    x_2_0_2   height_a_2_2             1
    x_2_0_2   height_d_0_2             1
    x_2_0_3   cell_2_0             1
    x_2_0_3   height_a_2_3             1
    x_2_0_3   height_d_0_3             1
    x_2_0_4   cell_2_0             1
    x_2_0_4   height_a_2_4             1
    x_2_0_4   height_d_0_4             1
    x_2_1_1   cell_2_1             1
    x_2_1_1   height_a_2_1             1
    x_2_1_1   height_d_1_1             1
    x_2_1_1   tall_B1_1_1             1
    x_2_1_1   seen_B1_1_1             1
    x_2_1_2   cell_2_1             1
    x_2_1_2   height_a_2_2             1
    x_2_1_2   height_d_1_2             1
    x_2_1_2   tall_B1_1_2             1
    x_2_1_2   seen_B1_1_2             1
    x_2_1_2   hidden_B1_2_1             1
    x_2_1_2   seen_B1_2_1            -1
    x_2_1_2   hidden_B1_3_1             1
    x_2_1_2   seen_B1_3_1            -1
    x_2_1_3   cell_2_1             1
    x_2_1_3   height_a_2_3             1
    x_2_1_3   height_d_1_3             1
    x_2_1_3   tall_B1_1_3             1
    x_2_1_3   seen_B1_1_3             1
    x_2_1_3   hidden_B1_2_1             1
    x_2_1_3   seen_B1_2_1            -1
    x_2_1_3   hidden_B1_2_2             1
    x_2_1_3   seen_B1_2_2            -1
    x_2_1_3   hidden_B1_3_1             1
    x_2_1_3   seen_B1_3_1            -1
    x_2_1_3   hidden_B1_3_2             1
    x_2_1_3   seen_B1_3_2            -1
    x_2_1_4   cell_2_1             1
    x_2_1_4   height_a_2_4             1
    x_2_1_4   height_d_1_4             1
    x_2_1_4   tall_B1_1_4             1
    x_2_1_4   seen_B1_1_4             1
    x_2_1_4   hidden_B1_2_1             1
    x_2_1_4   seen_B1_2_1            -1
    x_2_1_4   hidden_B1_2_2             1
    x_2_1_4   seen_B1_2_2            -1
    x_2_1_4   hidden_B1_2_3             1
    x_2_1_4   seen_B1_2_3            -1
    x_2_1_4   hidden_B1_3_1             1
    x_2_1_4   seen_B1_3_1            -1
    x_2_1_4   hidden_B1_3_2             1
    x_2_1_4   seen_B1_3_2            -1
    x_2_1_4   hidden_B1_3_3             1
    x_2_1_4   seen_B1_3_3            -1
    x_2_2_1   cell_2_2             1
    x_2_2_1   height_a_2_1             1
    x_2_2_1   height_d_2_1             1
    x_2_2_1   tall_T2_2_1             1
    x_2_2_1   seen_T2_2_1             1
    x_2_2_2   cell_2_2             1
    x_2_2_2   height_a_2_2             1
    x_2_2_2   height_d_2_2             1
    x_2_2_2   tall_T2_2_2             1
    x_2_2_2   seen_T2_2_2             1
    x_2_2_2   hidden_T2_3_1             1
    x_2_2_2   seen_T2_3_1            -1
    x_2_2_3   cell_2_2             1
    x_2_2_3   height_a_2_3             1
    x_2_2_3   height_d_2_3             1
    x_2_2_3   tall_T2_2_3             1
    x_2_2_3   seen_T2_2_3             1
    x_2_2_3   hidden_T2_3_1             1
    x_2_2_3   seen_T2_3_1            -1
    x_2_2_3   hidden_T2_3_2             1
    x_2_2_3   seen_T2_3_2            -1
    x_2_2_4   cell_2_2             1
    x_2_2_4   height_a_2_4             1
    x_2_2_4   height_d_2_4             1
    x_2_2_4   tall_T2_2_4             1
    x_2_2_4   seen_T2_2_4             1
    x_2_2_4   hidden_T2_3_1             1
    x_2_2_4   seen_T2_3_1            -1
    x_2_2_4   hidden_T2_3_2             1
    x_2_2_4   seen_T2_3_2            -1
    x_2_2_4   hidden_T2_3_3             1
    x_2_2_4   seen_T2_3_3            -1
    x_2_3_1   cell_2_3             1
    x_2_3_1   height_a_2_1             1
    x_2_3_1   height_d_3_1             1
    x_2_3_2   cell_2_3             1
    x_2_3_2   height_a_2_2             1
    x_2_3_2   height_d_3_2             1
    x_2_3_3   cell_2_3             1
    x_2_3_3   height_a_2_3             1
    x_2_3_3   height_d_3_3             1
    x_2_3_4   cell_2_3             1
    x_2_3_4   height_a_2_4             1
    x_2_3_4   height_d_3_4             1
    x_3_0_1   cell_3_0             1
    x_3_0_1   height_a_3_1             1
    x_3_0_1   height_d_0_1             1
    x_3_0_2   cell_3_0             1
    x_3_0_2   height_a_3_2             1
    x_3_0_2   height_d_0_2             1
    x_3_0_3   cell_3_0             1
    x_3_0_3   height_a_3_3             1
    x_3_0_3   height_d_0_3             1
    x_3_0_4   cell_3_0             1
    x_3_0_4   height_a_3_4             1
    x_3_0_4   height_d_0_4             1
    x_3_1_1   cell_3_1             1
    x_3_1_1   height_a_3_1             1
    x_3_1_1   height_d_1_1             1
    x_3_1_1   tall_B1_0_1             1
    x_3_1_1   seen_B1_0_1             1
    x_3_1_2   cell_3_1             1
    x_3_1_2   height_a_3_2             1
    x_3_1_2   height_d_1_2             1
    x_3_1_2   tall_B1_0_2             1
    x_3_1_2   seen_B1_0_2             1
    x_3_1_2   hidden_B1_1_1             1
    x_3_1_2   seen_B1_1_1            -1
    x_3_1_2   hidden_B1_2_1             1
    x_3_1_2   seen_B1_2_1            -1
    x_3_1_2   hidden_B1_3_1             1
    x_3_1_2   seen_B1_3_1            -1
    x_3_1_3   cell_3_1             1
    x_3_1_3   height_a_3_3             1
    x_3_1_3   height_d_1_3             1
    x_3_1_3   tall_B1_0_3             1
    x_3_1_3   seen_B1_0_3             1
    x_3_1_3   hidden_B1_1_1             1
    x_3_1_3   seen_B1_1_1            -1
    x_3_1_3   hidden_B1_1_2             1
    x_3_1_3   seen_B1_1_2            -1
    x_3_1_3   hidden_B1_2_1             1
    x_3_1_3   seen_B1_2_1            -1
    x_3_1_3   hidden_B1_2_2             1
    x_3_1_3   seen_B1_2_2            -1
    x_3_1_3   hidden_B1_3_1             1
    x_3_1_3   seen_B1_3_1            -1
    x_3_1_3   hidden_B1_3_2             1
    x_3_1_3   seen_B1_3_2            -1
    x_3_1_4   cell_3_1             1
    x_3_1_4   height_a_3_4             1
    x_3_1_4   height_d_1_4             1
    x_3_1_4   tall_B1_0_4             1
    x_3_1_4   seen_B1_0_4             1
    x_3_1_4   hidden_B1_1_1             1
    x_3_1_4   seen_B1_1_1            -1
    x_3_1_4   hidden_B1_1_2             1
    x_3_1_4   seen_B1_1_2            -1
    x_3_1_4   hidden_B1_1_3             1
    x_3_1_4   seen_B1_1_3            -1
    x_3_1_4   hidden_B1_2_1             1
    x_3_1_4   seen_B1_2_1            -1
    x_3_1_4   hidden_B1_2_2             1
    x_3_1_4   seen_B1_2_2            -1
    x_3_1_4   hidden_B1_2_3             1
    x_3_1_4   seen_B1_2_3            -1
    x_3_1_4   hidden_B1_3_1             1
    x_3_1_4   seen_B1_3_1            -1
    x_3_1_4   hidden_B1_3_2             1
    x_3_1_4   seen_B1_3_2            -1
    x_3_1_4   hidden_B1_3_3             1
    x_3_1_4   seen_B1_3_3            -1
    x_3_2_1   cell_3_2             1
    x_3_2_1   height_a_3_1             1
    x_3_2_1   height_d_2_1             1
    x_3_2_1   tall_T2_3_1             1
    x_3_2_1   seen_T2_3_1             1
    x_3_2_2   cell_3_2             1
    x_3_2_2   height_a_3_2             1
    x_3_2_2   height_d_2_2             1
    x_3_2_2   tall_T2_3_2             1
    x_3_2_2   seen_T2_3_2             1
    x_3_2_3   cell_3_2             1
    x_3_2_3   height_a_3_3             1
    x_3_2_3   height_d_2_3             1
    x_3_2_3   tall_T2_3_3             1
    x_3_2_3   seen_T2_3_3             1
    x_3_2_4   cell_3_2             1
    x_3_2_4   height_a_3_4             1
    x_3_2_4   height_d_2_4             1
    x_3_2_4   tall_T2_3_4             1
    x_3_2_4   seen_T2_3_4             1
    x_3_3_1   cell_3_3             1
    x_3_3_1   height_a_3_1             1
    x_3_3_1   height_d_3_1             1
    x_3_3_2   cell_3_3             1
    x_3_3_2   height_a_3_2             1
    x_3_3_2   height_d_3_2             1
    x_3_3_3   cell_3_3             1
    x_3_3_3   height_a_3_3             1
    x_3_3_3   height_d_3_3             1
    x_3_3_4   cell_3_3             1
    x_3_3_4   height_a_3_4             1
    x_3_3_4   height_d_3_4             1
    z_L0_0_1  hidden_L0_0_1             0
    z_L0_0_1  tall_L0_0_1            -1
    z_L0_0_1  seen_L0_0_1            -1
    z_L0_0_1  count_L0             1
    z_L0_0_2  hidden_L0_0_2             0
    z_L0_0_2  tall_L0_0_2            -1
    z_L0_0_2  seen_L0_0_2            -1
    z_L0_0_2  count_L0             1
    z_L0_0_3  hidden_L0_0_3             0
    z_L0_0_3  tall_L0_0_3            -1
    z_L0_0_3  seen_L0_0_3            -1
    z_L0_0_3  count_L0             1
    z_L0_0_4  hidden_L0_0_4             0
    z_L0_0_4  tall_L0_0_4            -1
    z_L0_0_4  seen_L0_0_4            -1
    z_L0_0_4  count_L0             1
    z_L0_1_1  hidden_L0_1_1             1
    z_L0_1_1  tall_L0_1_1            -1
    z_L0_1_1  seen_L0_1_1            -1
    z_L0_1_1  count_L0             1
    z_L0_1_2  hidden_L0_1_2             1
    z_L0_1_2  tall_L0_1_2            -1
    z_L0_1_2  seen_L0_1_2            -1
    z_L0_1_2  count_L0             1
    z_L0_1_3  hidden_L0_1_3             1
    z_L0_1_3  tall_L0_1_3            -1
    z_L0_1_3  seen_L0_1_3            -1
    z_L0_1_3  count_L0             1
    z_L0_1_4  hidden_L0_1_4             1
    z_L0_1_4  tall_L0_1_4            -1
    z_L0_1_4  seen_L0_1_4            -1
    z_L0_1_4  count_L0             1
    z_L0_2_1  hidden_L0_2_1             2
    z_L0_2_1  tall_L0_2_1            -1
    z_L0_2_1  seen_L0_2_1            -1
    z_L0_2_1  count_L0             1
    z_L0_2_2  hidden_L0_2_2             2
    z_L0_2_2  tall_L0_2_2            -1
    z_L0_2_2  seen_L0_2_2            -1
    z_L0_2_2  count_L0             1
    z_L0_2_3  hidden_L0_2_3             2
    z_L0_2_3  tall_L0_2_3            -1
    z_L0_2_3  seen_L0_2_3            -1
    z_L0_2_3  count_L0             1
    z_L0_2_4  hidden_L0_2_4             2
    z_L0_2_4  tall_L0_2_4            -1
    z_L0_2_4  seen_L0_2_4            -1
    z_L0_2_4  count_L0             1
    z_L0_3_1  hidden_L0_3_1             3
    z_L0_3_1  tall_L0_3_1            -1
    z_L0_3_1  seen_L0_3_1            -1
    z_L0_3_1  count_L0             1
    z_L0_3_2  hidden_L0_3_2             3
    z_L0_3_2  tall_L0_3_2            -1
    z_L0_3_2  seen_L0_3_2            -1
    z_L0_3_2  count_L0             1
    z_L0_3_3  hidden_L0_3_3             3
    z_L0_3_3  tall_L0_3_3            -1
    z_L0_3_3  seen_L0_3_3            -1
    z_L0_3_3  count_L0             1
    z_L0_3_4  hidden_L0_3_4             3
    z_L0_3_4  tall_L0_3_4            -1
    z_L0_3_4  seen_L0_3_4            -1
    z_L0_3_4  count_L0             1
    z_R1_0_1  hidden_R1_0_1             0
    z_R1_0_1  tall_R1_0_1            -1
    z_R1_0_1  seen_R1_0_1            -1
    z_R1_0_1  count_R1             1
    z_R1_0_2  hidden_R1_0_2             0
    z_R1_0_2  tall_R1_0_2            -1
    z_R1_0_2  seen_R1_0_2            -1
    z_R1_0_2  count_R1             1
    z_R1_0_3  hidden_R1_0_3             0
    z_R1_0_3  tall_R1_0_3            -1
    z_R1_0_3  seen_R1_0_3            -1
    z_R1_0_3  count_R1             1
    z_R1_0_4  hidden_R1_0_4             0
    z_R1_0_4  tall_R1_0_4            -1
    z_R1_0_4  seen_R1_0_4            -1
    z_R1_0_4  count_R1             1
    z_R1_1_1  hidden_R1_1_1             1
    z_R1_1_1  tall_R1_1_1            -1
    z_R1_1_1  seen_R1_1_1            -1
    z_R1_1_1  count_R1             1
    z_R1_1_2  hidden_R1_1_2             1
    z_R1_1_2  tall_R1_1_2            -1
    z_R1_1_2  seen_R1_1_2            -1
    z_R1_1_2  count_R1             1
    z_R1_1_3  hidden_R1_1_3             1
    z_R1_1_3  tall_R1_1_3            -1
    z_R1_1_3  seen_R1_1_3            -1
    z_R1_1_3  count_R1             1
    z_R1_1_4  hidden_R1_1_4             1
    z_R1_1_4  tall_R1_1_4            -1
    z_R1_1_4  seen_R1_1_4            -1
    z_R1_1_4  count_R1             1
    z_R1_2_1  hidden_R1_2_1             2
    z_R1_2_1  tall_R1_2_1            -1
    z_R1_2_1  seen_R1_2_1            -1
    z_R1_2_1  count_R1             1
    z_R1_2_2  hidden_R1_2_2             2
    z_R1_2_2  tall_R1_2_2            -1
    z_R1_2_2  seen_R1_2_2            -1
    z_R1_2_2  count_R1             1
    z_R1_2_3  hidden_R1_2_3             2
    z_R1_2_3  tall_R1_2_3            -1
    z_R1_2_3  seen_R1_2_3            -1
    z_R1_2_3  count_R1             1
    z_R1_2_4  hidden_R1_2_4             2
    z_R1_2_4  tall_R1_2_4            -1
    z_R1_2_4  seen_R1_2_4            -1
    z_R1_2_4  count_R1             1
    z_R1_3_1  hidden_R1_3_1             3
    z_R1_3_1  tall_R1_3_1            -1
    z_R1_3_1  seen_R1_3_1            -1
    z_R1_3_1  count_R1             1
    z_R1_3_2  hidden_R1_3_2             3
    z_R1_3_2  tall_R1_3_2            -1
    z_R1_3_2  seen_R1_3_2            -1
    z_R1_3_2  count_R1             1
    z_R1_3_3  hidden_R1_3_3             3
    z_R1_3_3  tall_R1_3_3            -1
    z_R1_3_3  seen_R1_3_3            -1
    z_R1_3_3  count_R1             1
    z_R1_3_4  hidden_R1_3_4             3
    z_R1_3_4  tall_R1_3_4            -1
    z_R1_3_4  seen_R1_3_4            -1
    z_R1_3_4  count_R1             1
    z_T2_0_1  hidden_T2_0_1             0
    z_T2_0_1  tall_T2_0_1            -1
    z_T2_0_1  seen_T2_0_1            -1
    z_T2_0_1  count_T2             1
    z_T2_0_2  hidden_T2_0_2             0
    z_T2_0_2  tall_T2_0_2            -1
    z_T2_0_2  seen_T2_0_2            -1
    z_T2_0_2  count_T2             1
    z_T2_0_3  hidden_T2_0_3             0
    z_T2_0_3  tall_T2_0_3            -1
    z_T2_0_3  seen_T2_0_3            -1
    z_T2_0_3  count_T2             1
    z_T2_0_4  hidden_T2_0_4             0
    z_T2_0_4  tall_T2_0_4            -1
    z_T2_0_4  seen_T2_0_4            -1
    z_T2_0_4  count_T2             1
    z_T2_1_1  hidden_T2_1_1             1
    z_T2_1_1  tall_T2_1_1            -1
    z_T2_1_1  seen_T2_1_1            -1
    z_T2_1_1  count_T2             1
    z_T2_1_2  hidden_T2_1_2             1
    z_T2_1_2  tall_T2_1_2            -1
    z_T2_1_2  seen_T2_1_2            -1
    z_T2_1_2  count_T2             1
    z_T2_1_3  hidden_T2_1_3             1
    z_T2_1_3  tall_T2_1_3            -1
    z_T2_1_3  seen_T2_1_3            -1
    z_T2_1_3  count_T2             1
    z_T2_1_4  hidden_T2_1_4             1
    z_T2_1_4  tall_T2_1_4            -1
    z_T2_1_4  seen_T2_1_4            -1
    z_T2_1_4  count_T2             1
    z_T2_2_1  hidden_T2_2_1             2
    z_T2_2_1  tall_T2_2_1            -1
    z_T2_2_1  seen_T2_2_1            -1
    z_T2_2_1  count_T2             1
    z_T2_2_2  hidden_T2_2_2             2
    z_T2_2_2  tall_T2_2_2            -1
    z_T2_2_2  seen_T2_2_2            -1
    z_T2_2_2  count_T2             1
    z_T2_2_3  hidden_T2_2_3             2
    z_T2_2_3  tall_T2_2_3            -1
    z_T2_2_3  seen_T2_2_3            -1
    z_T2_2_3  count_T2             1
    z_T2_2_4  hidden_T2_2_4             2
    z_T2_2_4  tall_T2_2_4            -1
    z_T2_2_4  seen_T2_2_4            -1
    z_T2_2_4  count_T2             1
    z_T2_3_1  hidden_T2_3_1             3
    z_T2_3_1  tall_T2_3_1            -1
    z_T2_3_1  seen_T2_3_1            -1
    z_T2_3_1  count_T2             1
    z_T2_3_2  hidden_T2_3_2             3
    z_T2_3_2  tall_T2_3_2            -1
    z_T2_3_2  seen_T2_3_2            -1
    z_T2_3_2  count_T2             1
    z_T2_3_3  hidden_T2_3_3             3
    z_T2_3_3  tall_T2_3_3            -1
    z_T2_3_3  seen_T2_3_3            -1
    z_T2_3_3  count_T2             1
    z_T2_3_4  hidden_T2_3_4             3
    z_T2_3_4  tall_T2_3_4            -1
    z_T2_3_4  seen_T2_3_4            -1
    z_T2_3_4  count_T2             1
    z_B1_0_1  hidden_B1_0_1             0
    z_B1_0_1  tall_B1_0_1            -1
    z_B1_0_1  seen_B1_0_1            -1
    z_B1_0_1  count_B1             1
    z_B1_0_2  hidden_B1_0_2             0
    z_B1_0_2  tall_B1_0_2            -1
    z_B1_0_2  seen_B1_0_2            -1
    z_B1_0_2  count_B1             1
    z_B1_0_3  hidden_B1_0_3             0
    z_B1_0_3  tall_B1_0_3            -1
    z_B1_0_3  seen_B1_0_3            -1
    z_B1_0_3  count_B1             1
    z_B1_0_4  hidden_B1_0_4             0
    z_B1_0_4  tall_B1_0_4            -1
    z_B1_0_4  seen_B1_0_4            -1
    z_B1_0_4  count_B1             1
    z_B1_1_1  hidden_B1_1_1             1
    z_B1_1_1  tall_B1_1_1            -1
    z_B1_1_1  seen_B1_1_1            -1
    z_B1_1_1  count_B1             1
    z_B1_1_2  hidden_B1_1_2             1
    z_B1_1_2  tall_B1_1_2            -1
    z_B1_1_2  seen_B1_1_2            -1
    z_B1_1_2  count_B1             1
    z_B1_1_3  hidden_B1_1_3             1
    z_B1_1_3  tall_B1_1_3            -1
    z_B1_1_3  seen_B1_1_3            -1
    z_B1_1_3  count_B1             1
    z_B1_1_4  hidden_B1_1_4             1
    z_B1_1_4  tall_B1_1_4            -1
    z_B1_1_4  seen_B1_1_4            -1
    z_B1_1_4  count_B1             1
    z_B1_2_1  hidden_B1_2_1             2
    z_B1_2_1  tall_B1_2_1            -1
    z_B1_2_1  seen_B1_2_1            -1
    z_B1_2_1  count_B1             1
    z_B1_2_2  hidden_B1_2_2             2
    z_B1_2_2  tall_B1_2_2            -1
    z_B1_2_2  seen_B1_2_2            -1
    z_B1_2_2  count_B1             1
    z_B1_2_3  hidden_B1_2_3             2
    z_B1_2_3  tall_B1_2_3            -1
    z_B1_2_3  seen_B1_2_3            -1
    z_B1_2_3  count_B1             1
    z_B1_2_4  hidden_B1_2_4             2
    z_B1_2_4  tall_B1_2_4            -1
    z_B1_2_4  seen_B1_2_4            -1
    z_B1_2_4  count_B1             1
    z_B1_3_1  hidden_B1_3_1             3
    z_B1_3_1  tall_B1_3_1            -1
    z_B1_3_1  seen_B1_3_1            -1
    z_B1_3_1  count_B1             1
    z_B1_3_2  hidden_B1_3_2             3
    z_B1_3_2  tall_B1_3_2            -1
    z_B1_3_2  seen_B1_3_2            -1
    z_B1_3_2  count_B1             1
    z_B1_3_3  hidden_B1_3_3             3
    z_B1_3_3  tall_B1_3_3            -1
    z_B1_3_3  seen_B1_3_3            -1
    z_B1_3_3  count_B1             1
    z_B1_3_4  hidden_B1_3_4             3
    z_B1_3_4  tall_B1_3_4            -1
    z_B1_3_4  seen_B1_3_4            -1
    z_B1_3_4  count_B1             1
    MARKER    'MARKER'                 'INTEND'
RHS
    RHS       cell_0_0             1
    RHS       cell_0_1             1
    RHS       cell_0_2             1
    RHS       cell_0_3             1
    RHS       cell_1_0             1
    RHS       cell_1_1             1
    RHS       cell_1_2             1
    RHS       cell_1_3             1
    RHS       cell_2_0             1
    RHS       cell_2_1             1
    RHS       cell_2_2             1
    RHS       cell_2_3             1
    RHS       cell_3_0             1
    RHS       cell_3_1             1
    RHS       cell_3_2             1
    RHS       cell_3_3             1
    RHS       height_a_0_1             1
    RHS       height_a_0_2             1
    RHS       height_a_0_3             1
    RHS       height_a_0_4             1
    RHS       height_a_1_1             1
    RHS       height_a_1_2             1
    RHS       height_a_1_3             1
    RHS       height_a_1_4             1
    RHS       height_a_2_1             1
    RHS       height_a_2_2             1
    RHS       height_a_2_3             1
    RHS       height_a_2_4             1
    RHS       height_a_3_1             1
    RHS       height_a_3_2             1
    RHS       height_a_3_3             1
    RHS       height_a_3_4             1
    RHS       height_d_0_1             1
    RHS       height_d_0_2             1
    RHS       height_d_0_3             1
    RHS       height_d_0_4             1
    RHS       height_d_1_1             1
    RHS       height_d_1_2             1
    RHS       height_d_1_3             1
    RHS       height_d_1_4             1
    RHS       height_d_2_1             1
    RHS       height_d_2_2             1
    RHS       height_d_2_3             1
    RHS       height_d_2_4             1
    RHS       height_d_3_1             1
    RHS       height_d_3_2             1
    RHS       height_d_3_3             1
    RHS       height_d_3_4             1
    RHS       hidden_L0_1_1             1
    RHS       hidden_L0_1_2             1
    RHS       hidden_L0_1_3             1
    RHS       hidden_L0_1_4             1
    RHS       hidden_L0_2_1             2
    RHS       hidden_L0_2_2             2
    RHS       hidden_L0_2_3             2
    RHS       hidden_L0_2_4             2
    RHS       hidden_L0_3_1             3
    RHS       hidden_L0_3_2             3
    RHS       hidden_L0_3_3             3
    RHS       hidden_L0_3_4             3
    RHS       hidden_R1_1_1             1
    RHS       hidden_R1_1_2             1
    RHS       hidden_R1_1_3             1
    RHS       hidden_R1_1_4             1
    RHS       hidden_R1_2_1             2
    RHS       hidden_R1_2_2             2
    RHS       hidden_R1_2_3             2
    RHS       hidden_R1_2_4             2
    RHS       hidden_R1_3_1             3
    RHS       hidden_R1_3_2             3
    RHS       hidden_R1_3_3             3
    RHS       hidden_R1_3_4             3
    RHS       hidden_T2_1_1             1
    RHS       hidden_T2_1_2             1
    RHS       hidden_T2_1_3             1
    RHS       hidden_T2_1_4             1
    RHS       hidden_T2_2_1             2
    RHS       hidden_T2_2_2             2
    RHS       hidden_T2_2_3             2
    RHS       hidden_T2_2_4             2
    RHS       hidden_T2_3_1             3
    RHS       hidden_T2_3_2             3
    RHS       hidden_T2_3_3             3
    RHS       hidden_T2_3_4             3
    RHS       hidden_B1_1_1             1
    RHS       hidden_B1_1_2             1
    RHS       hidden_B1_1_3             1
    RHS       hidden_B1_1_4             1
    RHS       hidden_B1_2_1             2
    RHS       hidden_B1_2_2             2
    RHS       hidden_B1_2_3             2
    RHS       hidden_B1_2_4             2
    RHS       hidden_B1_3_1             3
    RHS       hidden_B1_3_2             3
    RHS       hidden_B1_3_3             3
    RHS       hidden_B1_3_4             3
    RHS       count_L0             3
    RHS       count_R1             2
    RHS       count_T2             3
    RHS       count_B1             2
BOUNDS
 UP BND       x_0_0_1              1
 UP BND       x_0_0_2              1
 UP BND       x_0_0_3              1
 UP BND       x_0_0_4              1
 UP BND       x_0_1_1              1
 UP BND       x_0_1_2              1
 UP BND       x_0_1_3              1
 UP BND       x_0_1_4              1
 UP BND       x_0_2_1              1
 UP BND       x_0_2_2              1
 UP BND       x_0_2_3              1
 UP BND       x_0_2_4              1
 UP BND       x_0_3_1              1
 UP BND       x_0_3_2              1
 UP BND       x_0_3_3              1
 UP BND       x_0_3_4              1
 UP BND       x_1_0_1              1
 UP BND       x_1_0_2              1
 UP BND       x_1_0_3              1
 UP BND       x_1_0_4              1
 UP BND       x_1_1_1              1
 UP BND       x_1_1_2              1
 UP BND       x_1_1_3              1
 UP BND       x_1_1_4              1
 UP BND       x_1_2_1              1
 UP BND       x_1_2_2              1
 UP BND       x_1_2_3              1
 UP BND       x_1_2_4              1
 UP BND       x_1_3_1              1
 UP BND       x_1_3_2              1
 UP BND       x_1_3_3              1
 UP BND       x_1_3_4              1
 UP BND       x_2_0_1              1
 UP BND       x_2_0_2              1
 UP BND       x_2_0_3              1
 UP BND       x_2_0_4              1
 UP BND       x_2_1_1              1
 UP BND       x_2_1_2              1
 UP BND       x_2_1_3              1
 UP BND       x_2_1_4              1
 UP BND       x_2_2_1              1
 UP BND       x_2_2_2              1
 UP BND       x_2_2_3              1
 UP BND       x_2_2_4              1
 UP BND       x_2_3_1              1
 UP BND       x_2_3_2              1
 UP BND       x_2_3_3              1
 UP BND       x_2_3_4              1
 UP BND       x_3_0_1              1
 UP BND       x_3_0_2              1
 UP BND       x_3_0_3              1
 UP BND       x_3_0_4              1
 UP BND       x_3_1_1              1
 UP BND       x_3_1_2              1
 UP BND       x_3_1_3              1
 UP BND       x_3_1_4              1
 UP BND       x_3_2_1              1
 UP BND       x_3_2_2              1
 UP BND       x_3_2_3              1
 UP BND       x_3_2_4              1
 UP BND       x_3_3_1              1
 UP BND       x_3_3_2              1
 UP BND       x_3_3_3              1
 UP BND       x_3_3_4              1
 UP BND       z_L0_0_1             1
 UP BND       z_L0_0_2             1
 UP BND       z_L0_0_3             1
 UP BND       z_L0_0_4             1
 UP BND       z_L0_1_1             1
 UP BND       z_L0_1_2             1
 UP BND       z_L0_1_3             1
 UP BND       z_L0_1_4             1
 UP BND       z_L0_2_1             1
 UP BND       z_L0_2_2             1
 UP BND       z_L0_2_3             1
 UP BND       z_L0_2_4             1
 UP BND       z_L0_3_1             1
 UP BND       z_L0_3_2             1
 UP BND       z_L0_3_3             1
 UP BND       z_L0_3_4             1
 UP BND       z_R1_0_1             1
 UP BND       z_R1_0_2             1
 UP BND       z_R1_0_3             1
 UP BND       z_R1_0_4             1
 UP BND       z_R1_1_1             1
 UP BND       z_R1_1_2             1
 UP BND       z_R1_1_3             1
 UP BND       z_R1_1_4             1
 UP BND       z_R1_2_1             1
 UP BND       z_R1_2_2             1
 UP BND       z_R1_2_3             1
 UP BND       z_R1_2_4             1
 UP BND       z_R1_3_1             1
 UP BND       z_R1_3_2             1
 UP BND       z_R1_3_3             1
 UP BND       z_R1_3_4             1
 UP BND       z_T2_0_1             1
 UP BND       z_T2_0_2             1
 UP BND       z_T2_0_3             1
 UP BND       z_T2_0_4             1
 UP BND       z_T2_1_1             1
 UP BND       z_T2_1_2             1
 UP BND       z_T2_1_3             1
 UP BND       z_T2_1_4             1
 UP BND       z_T2_2_1             1
 UP BND       z_T2_2_2             1
 UP BND       z_T2_2_3             1
 UP BND       z_T2_2_4             1
 UP BND       z_T2_3_1             1
 UP BND       z_T2_3_2             1
 UP BND       z_T2_3_3             1
 UP BND       z_T2_3_4             1
 UP BND       z_B1_0_1             1
 UP BND       z_B1_0_2             1
 UP BND       z_B1_0_3             1
 UP BND       z_B1_0_4             1
 UP BND       z_B1_1_1             1
 UP BND       z_B1_1_2             1
 UP BND       z_B1_1_3             1
 UP BND       z_B1_1_4             1
 UP BND       z_B1_2_1             1
 UP BND       z_B1_2_2             1
 UP BND       z_B1_2_3             1
 UP BND       z_B1_2_4             1
 UP BND       z_B1_3_1             1
 UP BND       z_B1_3_2             1
 UP BND       z_B1_3_3             1
 UP BND       z_B1_3_4             1
ENDATA
