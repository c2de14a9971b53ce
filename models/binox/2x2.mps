* binox 2 x 2, 1 given
* formulation document, written by puzzle-mip 0.1.0
NAME          binox
ROWS
 N  obj
 E  given_0_0
 E  balance_a0
 E  balance_a1
 E  balance_d0
 E  balance_d1
 G  same_a1_0_1_0
 L  same_a2_0_1_0
 L  same_a3_0_1_0
 L  same_a4_0_1_0
 G  same_a1_0_1_1
 L  same_a2_0_1_1
 L  same_a3_0_1_1
 L  same_a4_0_1_1
 G  same_a1_1_0_0
 L  same_a2_1_0_0
 L  same_a3_1_0_0
 L  same_a4_1_0_0
 G  same_a1_1_0_1
 L  same_a2_1_0_1
 L  same_a3_1_0_1
 L  same_a4_1_0_1
 L  differ_a_0_1
 L  differ_a_1_0
 G  same_d1_0_1_0
 L  same_d2_0_1_0
 L  same_d3_0_1_0
 L  same_d4_0_1_0
 G  same_d1_0_1_1
 L  same_d2_0_1_1
 L  same_d3_0_1_1
 L  same_d4_0_1_1
 G  same_d1_1_0_0
 L  same_d2_1_0_0
 L  same_d3_1_0_0
 L  same_d4_1_0_0
 G  same_d1_1_0_1
 L  same_d2_1_0_1
 L  same_d3_1_0_1
 L  same_d4_1_0_1
 L  differ_d_0_1
 L  differ_d_1_0
COLUMNS
    MARKER    'MARKER'                 'INTORG'
    x_0_0     given_0_0             1
    x_0_0     balance_a0             1
    x_0_0     balance_d0             1
    x_0_0     same_a1_0_1_0             1
    x_0_0     same_a2_0_1_0             1
    x_0_0     same_a3_0_1_0            -1
    x_0_0     same_a4_0_1_0             1
    x_0_0     same_a1_1_0_0             1
    x_0_0     same_a2_1_0_0            -1
    x_0_0     same_a3_1_0_0             1
    x_0_0     same_a4_1_0_0             1
    x_0_0     same_d1_0_1_0             1
    x_0_0     same_d2_0_1_0             1
    x_0_0     same_d3_0_1_0            -1
    x_0_0     same_d4_0_1_0             1
    x_0_0     same_d1_1_0_0             1
    x_0_0     same_d2_1_0_0            -1
    x_0_0     same_d3_1_0_0             1
    x_0_0     same_d4_1_0_0             1
    x_0_1     balance_a0             1
    x_0_1     balance_d1             1
    x_0_1     same_a1_0_1_1             1
    x_0_1     same_a2_0_1_1             1
    x_0_1     same_a3_0_1_1            -1
    x_0_1     same_a4_0_1_1             1
    x_0_1     same_a1_1_0_1             1
    x_0_1     same_a2_1_0_1            -1
    x_0_1     same_a3_1_0_1             1
    x_0_1     same_a4_1_0_1             1
    x_0_1     same_d1_0_1_0             1
    x_0_1     same_d2_0_1_0            -1
    x_0_1     same_d3_0_1_0             1
    x_0_1     same_d4_0_1_0             1
    x_0_1     same_d1_1_0_0             1
    x_0_1     same_d2_1_0_0             1
    x_0_1     same_d3_1_0_0            -1
    x_0_1     same_d4_1_0_0             1
    x_1_0     balance_a1             1
    x_1_0     balance_d0             1
    x_1_0     same_a1_0_1_0             1
    x_1_0     same_a2_0_1_0            -1
    x_1_0     same_a3_0_1_0             1
    x_1_0     same_a4_0_1_0             1
    x_1_0     same_a1_1_0_0             1
    x_1_0     same_a2_1_0_0             1
    x_1_0     same_a3_1_0_0            -1
    x_1_0     same_a4_1_0_0             1
    x_1_0     same_d1_0_1_1             1
    x_1_0     same_d2_0_1_1             1
    x_1_0     same_d3_0_1_1            -1
    x_1_0     same_d4_0_1_1             1
    x_1_0     same_d1_1_0_1             1
    x_1_0     same_d2_1_0_1            -1
    x_1_0     same_d3_1_0_1             1
    x_1_0     same_d4_1_0_1             1
    x_1_1     balance_a1             1
    x_1_1     balance_d1             1
    x_1_1     same_a1_0_1_1             1
    x_1_1     same_a2_0_1_1            -1
    x_1_1     same_a3_0_1_1             1
    x_1_1     same_a4_0_1_1             1
    x_1_1     same_a1_1_0_1             1
    x_1_1     same_a2_1_0_1             1
    x_1_1     same_a3_1_0_1            -1
    x_1_1     same_a4_1_0_1             1
    x_1_1     same_d1_0_1_1             1
    x_1_1     same_d2_0_1_1            -1
    x_1_1     same_d3_0_1_1             1
    x_1_1     same_d4_0_1_1             1
    x_1_1     same_d1_1_0_1             1
    x_1_1     same_d2_1_0_1             1
    x_1_1     same_d3_1_0_1            -1
    x_1_1     same_d4_1_0_1             1
    y_0_1_0   same_a1_0_1_0             1
    y_0_1_0   same_a2_0_1_0             1
    y_0_1_0   same_a3_0_1_0             1
    y_0_1_0   same_a4_0_1_0            -1
    y_0_1_0   differ_a_0_1             1
    y_0_1_1   same_a1_0_1_1             1
    y_0_1_1   same_a2_0_1_1             1
    y_0_1_1   same_a3_0_1_1             1
    y_0_1_1   same_a4_0_1_1            -1
    y_0_1_1   differ_a_0_1             1
    y_1_0_0   same_a1_1_0_0             1
    y_1_0_0   same_a2_1_0_0             1
    y_1_0_0   same_a3_1_0_0             1
    y_1_0_0   same_a4_1_0_0            -1
    y_1_0_0   differ_a_1_0             1
    y_1_0_1   same_a1_1_0_1             1
    y_1_0_1   same_a2_1_0_1             1
    y_1_0_1   same_a3_1_0_1             1
    y_1_0_1   same_a4_1_0_1            -1
    y_1_0_1   differ_a_1_0             1
    z_0_1_0   same_d1_0_1_0             1
    z_0_1_0   same_d2_0_1_0             1
    z_0_1_0   same_d3_0_1_0             1
    z_0_1_0   same_d4_0_1_0            -1
    z_0_1_0   differ_d_0_1             1
    z_0_1_1   same_d1_0_1_1             1
    z_0_1_1   same_d2_0_1_1             1
    z_0_1_1   same_d3_0_1_1             1
    z_0_1_1   same_d4_0_1_1            -1
    z_0_1_1   differ_d_0_1             1
    z_1_0_0   same_d1_1_0_0             1
    z_1_0_0   same_d2_1_0_0             1
    z_1_0_0   same_d3_1_0_0             1
    z_1_0_0   same_d4_1_0_0            -1
    z_1_0_0   differ_d_1_0             1
    z_1_0_1   same_d1_1_0_1             1
    z_1_0_1   same_d2_1_0_1             1
    z_1_0_1   same_d3_1_0_1             1
    z_1_0_1   same_d4_1_0_1            -1
    z_1_0_1   differ_d_1_0             1
    MARKER    'MARKER'                 'INTEND'
RHS
    RHS       given_0_0             1
    RHS       balance_a0             1
    RHS       balance_a1             1
    RHS       balance_d0             1
    RHS       balance_d1             1
    RHS       same_a1_0_1_0             1
    RHS       same_a2_0_1_0             1
    RHS       same_a3_0_1_0             1
    RHS       same_a4_0_1_0             1
    RHS       same_a1_0_1_1             1
    RHS       same_a2_0_1_1             1
    RHS       same_a3_0_1_1             1
    RHS       same_a4_0_1_1             1
    RHS       same_a1_1_0_0             1
    RHS       same_a2_1_0_0             1
    RHS       same_a3_1_0_0             1
    RHS       same_a4_1_0_0             1
    RHS       same_a1_1_0_1             1
    RHS       same_a2_1_0_1             1
    RHS       same_a3_1_0_1             1
    RHS       same_a4_1_0_1             1
    RHS       differ_a_0_1             1
    RHS       differ_a_1_0             1
    RHS       same_d1_0_1_0             1
    RHS       same_d2_0_1_0             1
    RHS       same_d3_0_1_0             1
    RHS       same_d4_0_1_0             1
    RHS       same_d1_0_1_1             1
    RHS       same_d2_0_1_1             1
    RHS       same_d3_0_1_1             1
    RHS       same_d4_0_1_1             1
    RHS       same_d1_1_0_0             1
    RHS       same_d2_1_0_0             1
    RHS       same_d3_1_0_0             1
    RHS       same_d4_1_0_0             1
    RHS       same_d1_1_0_1             1
    RHS       same_d2_1_0_1             1
    RHS       same_d3_1_0_1             1
    RHS       same_d4_1_0_1             1
    RHS       differ_d_0_1             1
    RHS       differ_d_1_0             1
BOUNDS
 UP BND       x_0_0                1
 UP BND       x_0_1                1
 UP BND       x_1_0                1
 UP BND       x_1_1                1
 UP BND       y_0_1_0              1
 UP BND       y_0_1_1              1
 UP BND       y_1_0_0              1
 UP BND       y_1_0_1              1
 UP BND       z_0_1_0              1
 UP BND       z_0_1_1              1
 UP BND       z_1_0_0              1
 UP BND       z_1_0_1              1
ENDATA
