* binox 4 x 6, 5 givens
* formulation document, written by puzzle-mip 0.1.0
NAME          binox
ROWS
 N  obj
 E  given_0_0
 E  given_1_1
 E  given_2_0
 E  given_2_1
 E  given_3_3
 L  run_a_max_0_0
 G  run_a_min_0_0
 L  run_a_max_0_1
 G  run_a_min_0_1
 L  run_a_max_0_2
 G  run_a_min_0_2
 L  run_a_max_0_3
 G  run_a_min_0_3
 L  run_a_max_1_0
 G  run_a_min_1_0
 L  run_a_max_1_1
 G  run_a_min_1_1
 L  run_a_max_1_2
 G  run_a_min_1_2
 L  run_a_max_1_3
 G  run_a_min_1_3
 L  run_a_max_2_0
 G  run_a_min_2_0
 L  run_a_max_2_1
 G  run_a_min_2_1
 L  run_a_max_2_2
 G  run_a_min_2_2
 L  run_a_max_2_3
 G  run_a_min_2_3
 L  run_a_max_3_0
 G  run_a_min_3_0
 L  run_a_max_3_1
 G  run_a_min_3_1
 L  run_a_max_3_2
 G  run_a_min_3_2
 L  run_a_max_3_3
 G  run_a_min_3_3
 L  run_d_max_0_0
 G  run_d_min_0_0
 L  run_d_max_0_1
 G  run_d_min_0_1
 L  run_d_max_0_2
 G  run_d_min_0_2
 L  run_d_max_0_3
 G  run_d_min_0_3
 L  run_d_max_0_4
 G  run_d_min_0_4
 L  run_d_max_0_5
 G  run_d_min_0_5
 L  run_d_max_1_0
 G  run_d_min_1_0
 L  run_d_max_1_1
 G  run_d_min_1_1
 L  run_d_max_1_2
 G  run_d_min_1_2
 L  run_d_max_1_3
 G  run_d_min_1_3
 L  run_d_max_1_4
 G  run_d_min_1_4
 L  run_d_max_1_5
 G  run_d_min_1_5
 E  balance_a0
 E  balance_a1
 E  balance_a2
 E  balance_a3
 E  balance_d0
 E  balance_d1
 E  balance_d2
 E  balance_d3
 E  balance_d4
 E  balance_d5
 G  same_a1_0_1_0
 L  same_a2_0_1_0
 L  same_a3_0_1_0
 L  same_a4_0_1_0
 G  same_a1_0_1_1
 L  same_a2_0_1_1
 L  same_a3_0_1_1
 L  same_a4_0_1_1
 G  same_a1_0_1_2
 L  same_a2_0_1_2
 L  same_a3_0_1_2
 L  same_a4_0_1_2
 G  same_a1_0_1_3
 L  same_a2_0_1_3
 L  same_a3_0_1_3
 L  same_a4_0_1_3
 G  same_a1_0_1_4
 L  same_a2_0_1_4
 L  same_a3_0_1_4
 L  same_a4_0_1_4
 G  same_a1_0_1_5
 L  same_a2_0_1_5
 L  same_a3_0_1_5
 L  same_a4_0_1_5
 G  same_a1_0_2_0
 L  same_a2_0_2_0
 L  same_a3_0_2_0
 L  same_a4_0_2_0
 G  same_a1_0_2_1
 L  same_a2_0_2_1
 L  same_a3_0_2_1
 L  same_a4_0_2_1
 G  same_a1_0_2_2
 L  same_a2_0_2_2
 L  same_a3_0_2_2
 L  same_a4_0_2_2
 G  same_a1_0_2_3
 L  same_a2_0_2_3
 L  same_a3_0_2_3
 L  same_a4_0_2_3
 G  same_a1_0_2_4
 L  same_a2_0_2_4
 L  same_a3_0_2_4
 L  same_a4_0_2_4
 G  same_a1_0_2_5
 L  same_a2_0_2_5
 L  same_a3_0_2_5
 L  same_a4_0_2_5
 G  same_a1_0_3_0
 L  same_a2_0_3_0
 L  same_a3_0_3_0
 L  same_a4_0_3_0
 G  same_a1_0_3_1
 L  same_a2_0_3_1
 L  same_a3_0_3_1
 L  same_a4_0_3_1
 G  same_a1_0_3_2
 L  same_a2_0_3_2
 L  same_a3_0_3_2
 L  same_a4_0_3_2
 G  same_a1_0_3_3
 L  same_a2_0_3_3
 L  same_a3_0_3_3
 L  same_a4_0_3_3
 G  same_a1_0_3_4
 L  same_a2_0_3_4
 L  same_a3_0_3_4
 L  same_a4_0_3_4
 G  same_a1_0_3_5
 L  same_a2_0_3_5
 L  same_a3_0_3_5
 L  same_a4_0_3_5
 G  same_a1_1_0_0
 L  same_a2_1_0_0
 L  same_a3_1_0_0
 L  same_a4_1_0_0
 G  same_a1_1_0_1
 L  same_a2_1_0_1
 L  same_a3_1_0_1
 L  same_a4_1_0_1
 G  same_a1_1_0_2
 L  same_a2_1_0_2
 L  same_a3_1_0_2
 L  same_a4_1_0_2
 G  same_a1_1_0_3
 L  same_a2_1_0_3
 L  same_a3_1_0_3
 L  same_a4_1_0_3
 G  same_a1_1_0_4
 L  same_a2_1_0_4
 L  same_a3_1_0_4
 L  same_a4_1_0_4
 G  same_a1_1_0_5
 L  same_a2_1_0_5
 L  same_a3_1_0_5
 L  same_a4_1_0_5
 G  same_a1_1_2_0
 L  same_a2_1_2_0
 L  same_a3_1_2_0
 L  same_a4_1_2_0
 G  same_a1_1_2_1
 L  same_a2_1_2_1
 L  same_a3_1_2_1
 L  same_a4_1_2_1
 G  same_a1_1_2_2
 L  same_a2_1_2_2
 L  same_a3_1_2_2
 L  same_a4_1_2_2
 G  same_a1_1_2_3
 L  same_a2_1_2_3
 L  same_a3_1_2_3
 L  same_a4_1_2_3
 G  same_a1_1_2_4
 L  same_a2_1_2_4
 L  same_a3_1_2_4
 L  same_a4_1_2_4
 G  same_a1_1_2_5
 L  same_a2_1_2_5
 L  same_a3_1_2_5
 L  same_a4_1_2_5
 G  same_a1_1_3_0
 L  same_a2_1_3_0
 L  same_a3_1_3_0
 L  same_a4_1_3_0
 G  same_a1_1_3_1
 L  same_a2_1_3_1
 L  same_a3_1_3_1
 L  same_a4_1_3_1
 G  same_a1_1_3_2
 L  same_a2_1_3_2
 L  same_a3_1_3_2
 L  same_a4_1_3_2
 G  same_a1_1_3_3
 L  same_a2_1_3_3
 L  same_a3_1_3_3
 L  same_a4_1_3_3
 G  same_a1_1_3_4
 L  same_a2_1_3_4
 L  same_a3_1_3_4
 L  same_a4_1_3_4
 G  same_a1_1_3_5
 L  same_a2_1_3_5
 L  same_a3_1_3_5
 L  same_a4_1_3_5
 G  same_a1_2_0_0
 L  same_a2_2_0_0
 L  same_a3_2_0_0
 L  same_a4_2_0_0
 G  same_a1_2_0_1
 L  same_a2_2_0_1
 L  same_a3_2_0_1
 L  same_a4_2_0_1
 G  same_a1_2_0_2
 L  same_a2_2_0_2
 L  same_a3_2_0_2
 L  same_a4_2_0_2
 G  same_a1_2_0_3
 L  same_a2_2_0_3
 L  same_a3_2_0_3
 L  same_a4_2_0_3
 G  same_a1_2_0_4
 L  same_a2_2_0_4
 L  same_a3_2_0_4
 L  same_a4_2_0_4
 G  same_a1_2_0_5
 L  same_a2_2_0_5
 L  same_a3_2_0_5
 L  same_a4_2_0_5
 G  same_a1_2_1_0
 L  same_a2_2_1_0
 L  same_a3_2_1_0
 L  same_a4_2_1_0
 G  same_a1_2_1_1
 L  same_a2_2_1_1
 L  same_a3_2_1_1
 L  same_a4_2_1_1
 G  same_a1_2_1_2
 L  same_a2_2_1_2
 L  same_a3_2_1_2
 L  same_a4_2_1_2
 G  same_a1_2_1_3
 L  same_a2_2_1_3
 L  same_a3_2_1_3
 L  same_a4_2_1_3
 G  same_a1_2_1_4
 L  same_a2_2_1_4
 L  same_a3_2_1_4
 L  same_a4_2_1_4
 G  same_a1_2_1_5
 L  same_a2_2_1_5
 L  same_a3_2_1_5
 L  same_a4_2_1_5
 G  same_a1_2_3_0
 L  same_a2_2_3_0
 L  same_a3_2_3_0
 L  same_a4_2_3_0
 G  same_a1_2_3_1
 L  same_a2_2_3_1
 L  same_a3_2_3_1
 L  same_a4_2_3_1
 G  same_a1_2_3_2
 L  same_a2_2_3_2
 L  same_a3_2_3_2
 L  same_a4_2_3_2
 G  same_a1_2_3_3
 L  same_a2_2_3_3
 L  same_a3_2_3_3
 L  same_a4_2_3_3
 G  same_a1_2_3_4
 L  same_a2_2_3_4
 L  same_a3_2_3_4
 L  same_a4_2_3_4
 G  same_a1_2_3_5
 L  same_a2_2_3_5
 L  same_a3_2_3_5
 L  same_a4_2_3_5
 G  same_a1_3_0_0
 L  same_a2_3_0_0
 L  same_a3_3_0_0
 L  same_a4_3_0_0
 G  same_a1_3_0_1
 L  same_a2_3_0_1
 L  same_a3_3_0_1
 L  same_a4_3_0_1
 G  same_a1_3_0_2
 L  same_a2_3_0_2
 L  same_a3_3_0_2
 L  same_a4_3_0_2
 G  same_a1_3_0_3
 L  same_a2_3_0_3
 L  same_a3_3_0_3
 L  same_a4_3_0_3
 G  same_a1_3_0_4
 L  same_a2_3_0_4
 L  same_a3_3_0_4
 L  same_a4_3_0_4
 G  same_a1_3_0_5
 L  same_a2_3_0_5
 L  same_a3_3_0_5
 L  same_a4_3_0_5
 G  same_a1_3_1_0
 L  same_a2_3_1_0
 L  same_a3_3_1_0
 L  same_a4_3_1_0
 G  same_a1_3_1_1
 L  same_a2_3_1_1
 L  same_a3_3_1_1
 L  same_a4_3_1_1
 G  same_a1_3_1_2
 L  same_a2_3_1_2
 L  same_a3_3_1_2
 L  same_a4_3_1_2
 G  same_a1_3_1_3
 L  same_a2_3_1_3
 L  same_a3_3_1_3
 L  same_a4_3_1_3
 G  same_a1_3_1_4
 L  same_a2_3_1_4
 L  same_a3_3_1_4
 L  same_a4_3_1_4
 G  same_a1_3_1_5
 L  same_a2_3_1_5
 L  same_a3_3_1_5
 L  same_a4_3_1_5
 G  same_a1_3_2_0
 L  same_a2_3_2_0
 L  same_a3_3_2_0
 L  same_a4_3_2_0
 G  same_a1_3_2_1
 L  same_a2_3_2_1
 L  same_a3_3_2_1
 L  same_a4_3_2_1
 G  same_a1_3_2_2
 L  same_a2_3_2_2
 L  same_a3_3_2_2
 L  same_a4_3_2_2
 G  same_a1_3_2_3
 L  same_a2_3_2_3
 L  same_a3_3_2_3
 L  same_a4_3_2_3
 G  same_a1_3_2_4
 L  same_a2_3_2_4
 L  same_a3_3_2_4
 L  same_a4_3_2_4
 G  same_a1_3_2_5
 L  same_a2_3_2_5
 L  same_a3_3_2_5
 L  same_a4_3_2_5
 L  differ_a_0_1
 L  differ_a_0_2
 L  differ_a_0_3
 L  differ_a_1_0
 L  differ_a_1_2
 L  differ_a_1_3
 L  differ_a_2_0
 L  differ_a_2_1
 L  differ_a_2_3
 L  differ_a_3_0
 L  differ_a_3_1
 L  differ_a_3_2
 G  same_d1_0_1_0
 L  same_d2_0_1_0
 L  same_d3_0_1_0
 L  same_d4_0_1_0
 G  same_d1_0_1_1
 L  same_d2_0_1_1
 L  same_d3_0_1_1
 L  same_d4_0_1_1
 G  same_d1_0_1_2
 L  same_d2_0_1_2
 L  same_d3_0_1_2
 L  same_d4_0_1_2
 G  same_d1_0_1_3
 L  same_d2_0_1_3
 L  same_d3_0_1_3
 L  same_d4_0_1_3
 G  same_d1_0_2_0
 L  same_d2_0_2_0
 L  same_d3_0_2_0
 L  same_d4_0_2_0
 G  same_d1_0_2_1
 L  same_d2_0_2_1
 L  same_d3_0_2_1
 L  same_d4_0_2_1
 G  same_d1_0_2_2
 L  same_d2_0_2_2
 L  same_d3_0_2_2
 L  same_d4_0_2_2
 G  same_d1_0_2_3
 L  same_d2_0_2_3
 L  same_d3_0_2_3
 L  same_d4_0_2_3
 G  same_d1_0_3_0
 L  same_d2_0_3_0
 L  same_d3_0_3_0
 L  same_d4_0_3_0
 G  same_d1_0_3_1
 L  same_d2_0_3_1
 L  same_d3_0_3_1
 L  same_d4_0_3_1
 G  same_d1_0_3_2
 L  same_d2_0_3_2
 L  same_d3_0_3_2
 L  same_d4_0_3_2
 G  same_d1_0_3_3
 L  same_d2_0_3_3
 L  same_d3_0_3_3
 L  same_d4_0_3_3
 G  same_d1_0_4_0
 L  same_d2_0_4_0
 L  same_d3_0_4_0
 L  same_d4_0_4_0
 G  same_d1_0_4_1
 L  same_d2_0_4_1
 L  same_d3_0_4_1
 L  same_d4_0_4_1
 G  same_d1_0_4_2
 L  same_d2_0_4_2
 L  same_d3_0_4_2
 L  same_d4_0_4_2
 G  same_d1_0_4_3
 L  same_d2_0_4_3
 L  same_d3_0_4_3
 L  same_d4_0_4_3
 G  same_d1_0_5_0
 L  same_d2_0_5_0
 L  same_d3_0_5_0
 L  same_d4_0_5_0
 G  same_d1_0_5_1
 L  same_d2_0_5_1
 L  same_d3_0_5_1
 L  same_d4_0_5_1
 G  same_d1_0_5_2
 L  same_d2_0_5_2
 L  same_d3_0_5_2
 L  same_d4_0_5_2
 G  same_d1_0_5_3
 L  same_d2_0_5_3
 L  same_d3_0_5_3
 L  same_d4_0_5_3
 G  same_d1_1_0_0
 L  same_d2_1_0_0
 L  same_d3_1_0_0
 L  same_d4_1_0_0
 G  same_d1_1_0_1
 L  same_d2_1_0_1
 L  same_d3_1_0_1
 L  same_d4_1_0_1
 G  same_d1_1_0_2
 L  same_d2_1_0_2
 L  same_d3_1_0_2
 L  same_d4_1_0_2
 G  same_d1_1_0_3
 L  same_d2_1_0_3
 L  same_d3_1_0_3
 L  same_d4_1_0_3
 G  same_d1_1_2_0
 L  same_d2_1_2_0
 L  same_d3_1_2_0
 L  same_d4_1_2_0
 G  same_d1_1_2_1
 L  same_d2_1_2_1
 L  same_d3_1_2_1
 L  same_d4_1_2_1
 G  same_d1_1_2_2
 L  same_d2_1_2_2
 L  same_d3_1_2_2
 L  same_d4_1_2_2
 G  same_d1_1_2_3
 L  same_d2_1_2_3
 L  same_d3_1_2_3
 L  same_d4_1_2_3
 G  same_d1_1_3_0
 L  same_d2_1_3_0
 L  same_d3_1_3_0
 L  same_d4_1_3_0
 G  same_d1_1_3_1
 L  same_d2_1_3_1
 L  same_d3_1_3_1
 L  same_d4_1_3_1
 G  same_d1_1_3_2
 L  same_d2_1_3_2
 L  same_d3_1_3_2
 L  same_d4_1_3_2
 G  same_d1_1_3_3
 L  same_d2_1_3_3
 L  same_d3_1_3_3
 L  same_d4_1_3_3
 G  same_d1_1_4_0
 L  same_d2_1_4_0
 L  same_d3_1_4_0
 L  same_d4_1_4_0
 G  same_d1_1_4_1
 L  same_d2_1_4_1
 L  same_d3_1_4_1
 L  same_d4_1_4_1
 G  same_d1_1_4_2
 L  same_d2_1_4_2
 L  same_d3_1_4_2
 L  same_d4_1_4_2
 G  same_d1_1_4_3
 L  same_d2_1_4_3
 L  same_d3_1_4_3
 L  same_d4_1_4_3
 G  same_d1_1_5_0
 L  same_d2_1_5_0
 L  same_d3_1_5_0
 L  same_d4_1_5_0
 G  same_d1_1_5_1
 L  same_d2_1_5_1
 L  same_d3_1_5_1
 L  same_d4_1_5_1
 G  same_d1_1_5_2
 L  same_d2_1_5_2
 L  same_d3_1_5_2
 L  same_d4_1_5_2
 G  same_d1_1_5_3
 L  same_d2_1_5_3
 L  same_d3_1_5_3
 L  same_d4_1_5_3
 G  same_d1_2_0_0
 L  same_d2_2_0_0
 L  same_d3_2_0_0
 L  same_d4_2_0_0
 G  same_d1_2_0_1
 L  same_d2_2_0_1
 L  same_d3_2_0_1
 L  same_d4_2_0_1
 G  same_d1_2_0_2
 L  same_d2_2_0_2
 L  same_d3_2_0_2
 L  same_d4_2_0_2
 G  same_d1_2_0_3
 L  same_d2_2_0_3
 L  same_d3_2_0_3
 L  same_d4_2_0_3
 G  same_d1_2_1_0
 L  same_d2_2_1_0
 L  same_d3_2_1_0
 L  same_d4_2_1_0
 G  same_d1_2_1_1
 L  same_d2_2_1_1
 L  same_d3_2_1_1
 L  same_d4_2_1_1
 G  same_d1_2_1_2
 L  same_d2_2_1_2
 L  same_d3_2_1_2
 L  same_d4_2_1_2
 G  same_d1_2_1_3
 L  same_d2_2_1_3
 L  same_d3_2_1_3
 L  same_d4_2_1_3
 G  same_d1_2_3_0
 L  same_d2_2_3_0
 L  same_d3_2_3_0
 L  same_d4_2_3_0
 G  same_d1_2_3_1
 L  same_d2_2_3_1
 L  same_d3_2_3_1
 L  same_d4_2_3_1
 G  same_d1_2_3_2
 L  same_d2_2_3_2
 L  same_d3_2_3_2
 L  same_d4_2_3_2
 G  same_d1_2_3_3
 L  same_d2_2_3_3
 L  same_d3_2_3_3
 L  same_d4_2_3_3
 G  same_d1_2_4_0
 L  same_d2_2_4_0
 L  same_d3_2_4_0
 L  same_d4_2_4_0
 G  same_d1_2_4_1
 L  same_d2_2_4_1
 L  same_d3_2_4_1
 L  same_d4_2_4_1
 G  same_d1_2_4_2
 L  same_d2_2_4_2
 L  same_d3_2_4_2
 L  same_d4_2_4_2
 G  same_d1_2_4_3
 L  same_d2_2_4_3
 L  same_d3_2_4_3
 L  same_d4_2_4_3
 G  same_d1_2_5_0
 L  same_d2_2_5_0
 L  same_d3_2_5_0
 L  same_d4_2_5_0
 G  same_d1_2_5_1
 L  same_d2_2_5_1
 L  same_d3_2_5_1
 L  same_d4_2_5_1
 G  same_d1_2_5_2
 L  same_d2_2_5_2
 L  same_d3_2_5_2
 L  same_d4_2_5_2
 G  same_d1_2_5_3
 L  same_d2_2_5_3
 L  same_d3_2_5_3
 L  same_d4_2_5_3
 G  same_d1_3_0_0
 L  same_d2_3_0_0
 L  same_d3_3_0_0
 L  same_d4_3_0_0
 G  same_d1_3_0_1
 L  same_d2_3_0_1
 L  same_d3_3_0_1
 L  same_d4_3_0_1
 G  same_d1_3_0_2
 L  same_d2_3_0_2
 L  same_d3_3_0_2
 L  same_d4_3_0_2
 G  same_d1_3_0_3
 L  same_d2_3_0_3
 L  same_d3_3_0_3
 L  same_d4_3_0_3
 G  same_d1_3_1_0
 L  same_d2_3_1_0
 L  same_d3_3_1_0
 L  same_d4_3_1_0
 G  same_d1_3_1_1
 L  same_d2_3_1_1
 L  same_d3_3_1_1
 L  same_d4_3_1_1
 G  same_d1_3_1_2
 L  same_d2_3_1_2
 L  same_d3_3_1_2
 L  same_d4_3_1_2
 G  same_d1_3_1_3
 L  same_d2_3_1_3
 L  same_d3_3_1_3
 L  same_d4_3_1_3
 G  same_d1_3_2_0
 L  same_d2_3_2_0
 L  same_d3_3_2_0
 L  same_d4_3_2_0
 G  same_d1_3_2_1
 L  same_d2_3_2_1
 L  same_d3_3_2_1
 L  same_d4_3_2_1
 G  same_d1_3_2_2
 L  same_d2_3_2_2
 L  same_d3_3_2_2
 L  same_d4_3_2_2
 G  same_d1_3_2_3
 L  same_d2_3_2_3
 L  same_d3_3_2_3
 L  same_d4_3_2_3
 G  same_d1_3_4_0
 L  same_d2_3_4_0
 L  same_d3_3_4_0
 L  same_d4_3_4_0
 G  same_d1_3_4_1
 L  same_d2_3_4_1
 L  same_d3_3_4_1
 L  same_d4_3_4_1
 G  same_d1_3_4_2
 L  same_d2_3_4_2
 L  same_d3_3_4_2
 L  same_d4_3_4_2
 G  same_d1_3_4_3
 L  same_d2_3_4_3
 L  same_d3_3_4_3
 L  same_d4_3_4_3
 G  same_d1_3_5_0
 L  same_d2_3_5_0
 L  same_d3_3_5_0
 L  same_d4_3_5_0
 G  same_d1_3_5_1
 L  same_d2_3_5_1
 L  same_d3_3_5_1
 L  same_d4_3_5_1
 G  same_d1_3_5_2
 L  same_d2_3_5_2
 L  same_d3_3_5_2
 L  same_d4_3_5_2
 G  same_d1_3_5_3
 L  same_d2_3_5_3
 L  same_d3_3_5_3
 L  same_d4_3_5_3
 G  same_d1_4_0_0
 L  same_d2_4_0_0
 L  same_d3_4_0_0
 L  same_d4_4_0_0
 G  same_d1_4_0_1
 L  same_d2_4_0_1
 L  same_d3_4_0_1
 L  same_d4_4_0_1
 G  same_d1_4_0_2
 L  same_d2_4_0_2
 L  same_d3_4_0_2
 L  same_d4_4_0_2
 G  same_d1_4_0_3
 L  same_d2_4_0_3
 L  same_d3_4_0_3
 L  same_d4_4_0_3
 G  same_d1_4_1_0
 L  same_d2_4_1_0
 L  same_d3_4_1_0
 L  same_d4_4_1_0
 G  same_d1_4_1_1
 L  same_d2_4_1_1
 L  same_d3_4_1_1
 L  same_d4_4_1_1
 G  same_d1_4_1_2
 L  same_d2_4_1_2
 L  same_d3_4_1_2
 L  same_d4_4_1_2
 G  same_d1_4_1_3
 L  same_d2_4_1_3
 L  same_d3_4_1_3
 L  same_d4_4_1_3
 G  same_d1_4_2_0
 L  same_d2_4_2_0
 L  same_d3_4_2_0
 L  same_d4_4_2_0
 G  same_d1_4_2_1
 L  same_d2_4_2_1
 L  same_d3_4_2_1
 L  same_d4_4_2_1
 G  same_d1_4_2_2
 L  same_d2_4_2_2
 L  same_d3_4_2_2
 L  same_d4_4_2_2
 G  same_d1_4_2_3
 L  same_d2_4_2_3
 L  same_d3_4_2_3
 L  same_d4_4_2_3
 G  same_d1_4_3_0
 L  same_d2_4_3_0
 L  same_d3_4_3_0
 L  same_d4_4_3_0
 G  same_d1_4_3_1
 L  same_d2_4_3_1
 L  same_d3_4_3_1
 L  same_d4_4_3_1
 G  same_d1_4_3_2
 L  same_d2_4_3_2
 L  same_d3_4_3_2
 L  same_d4_4_3_2
 G  same_d1_4_3_3
 L  same_d2_4_3_3
 L  same_d3_4_3_3
 L  same_d4_4_3_3
 G  same_d1_4_5_0
 L  same_d2_4_5_0
 L  same_d3_4_5_0
 L  same_d4_4_5_0
 G  same_d1_4_5_1
 L  same_d2_4_5_1
 L  same_d3_4_5_1
 L  same_d4_4_5_1
 G  same_d1_4_5_2
 L  same_d2_4_5_2
 L  same_d3_4_5_2
 L  same_d4_4_5_2
 G  same_d1_4_5_3
 L  same_d2_4_5_3
 L  same_d3_4_5_3
 L  same_d4_4_5_3
 G  same_d1_5_0_0
 L  same_d2_5_0_0
 L  same_d3_5_0_0
 L  same_d4_5_0_0
 G  same_d1_5_0_1
 L  same_d2_5_0_1
 L  same_d3_5_0_1
 L  same_d4_5_0_1
 G  same_d1_5_0_2
 L  same_d2_5_0_2
 L  same_d3_5_0_2
 L  same_d4_5_0_2
 G  same_d1_5_0_3
 L  same_d2_5_0_3
 L  same_d3_5_0_3
 L  same_d4_5_0_3
 G  same_d1_5_1_0
 L  same_d2_5_1_0
 L  same_d3_5_1_0
 L  same_d4_5_1_0
 G  same_d1_5_1_1
 L  same_d2_5_1_1
 L  same_d3_5_1_1
 L  same_d4_5_1_1
 G  same_d1_5_1_2
 L  same_d2_5_1_2
 L  same_d3_5_1_2
 L  same_d4_5_1_2
 G  same_d1_5_1_3
 L  same_d2_5_1_3
 L  same_d3_5_1_3
 L  same_d4_5_1_3
 G  same_d1_5_2_0
 L  same_d2_5_2_0
 L  same_d3_5_2_0
 L  same_d4_5_2_0
 G  same_d1_5_2_1
 L  same_d2_5_2_1
 L  same_d3_5_2_1
 L  same_d4_5_2_1
 G  same_d1_5_2_2
 L  same_d2_5_2_2
 L  same_d3_5_2_2
 L  same_d4_5_2_2
 G  same_d1_5_2_3
 L  same_d2_5_2_3
 L  same_d3_5_2_3
 L  same_d4_5_2_3
 G  same_d1_5_3_0
 L  same_d2_5_3_0
 L  same_d3_5_3_0
 L  same_d4_5_3_0
 G  same_d1_5_3_1
 L  same_d2_5_3_1
 L  same_d3_5_3_1
 L  same_d4_5_3_1
 G  same_d1_5_3_2
 L  same_d2_5_3_2
 L  same_d3_5_3_2
 L  same_d4_5_3_2
 G  same_d1_5_3_3
 L  same_d2_5_3_3
 L  same_d3_5_3_3
 L  same_d4_5_3_3
 G  same_d1_5_4_0
 L  same_d2_5_4_0
 L  same_d3_5_4_0
 L  same_d4_5_4_0
 G  same_d1_5_4_1
 L  same_d2_5_4_1
 L  same_d3_5_4_1
 L  same_d4_5_4_1
 G  same_d1_5_4_2
 L  same_d2_5_4_2
 L  same_d3_5_4_2
 L  same_d4_5_4_2
 G  same_d1_5_4_3
 L  same_d2_5_4_3
 L  same_d3_5_4_3
 L  same_d4_5_4_3
 L  differ_d_0_1
 L  differ_d_0_2
 L  differ_d_0_3
 L  differ_d_0_4
 L  differ_d_0_5
 L  differ_d_1_0
 L  differ_d_1_2
 L  differ_d_1_3
 L  differ_d_1_4
 L  differ_d_1_5
 L  differ_d_2_0
 L  differ_d_2_1
 L  differ_d_2_3
 L  differ_d_2_4
 L  differ_d_2_5
 L  differ_d_3_0
 L  differ_d_3_1
 L  differ_d_3_2
 L  differ_d_3_4
 L  differ_d_3_5
 L  differ_d_4_0
 L  differ_d_4_1
 L  differ_d_4_2
 L  differ_d_4_3
 L  differ_d_4_5
 L  differ_d_5_0
 L  differ_d_5_1
 L  differ_d_5_2
 L  differ_d_5_3
 L  differ_d_5_4
COLUMNS
    MARKER    'MARKER'                 'INTORG'
    x_0_0     given_0_0             1
    x_0_0     run_a_max_0_0             1
    x_0_0     run_a_min_0_0             1
    x_0_0     run_d_max_0_0             1
    x_0_0     run_d_min_0_0             1
    x_0_0     balance_a0             1
    x_0_0     balance_d0             1
    x_0_0     same_a1_0_1_0             1
    x_0_0     same_a2_0_1_0             1
    x_0_0     same_a3_0_1_0            -1
    x_0_0     same_a4_0_1_0             1
    x_0_0     same_a1_0_2_0             1
    x_0_0     same_a2_0_2_0             1
    x_0_0     same_a3_0_2_0            -1
    x_0_0     same_a4_0_2_0             1
    x_0_0     same_a1_0_3_0             1
    x_0_0     same_a2_0_3_0             1
    x_0_0     same_a3_0_3_0            -1
    x_0_0     same_a4_0_3_0             1
    x_0_0     same_a1_1_0_0             1
    x_0_0     same_a2_1_0_0            -1
    x_0_0     same_a3_1_0_0             1
    x_0_0     same_a4_1_0_0             1
    x_0_0     same_a1_2_0_0             1
    x_0_0     same_a2_2_0_0            -1
    x_0_0     same_a3_2_0_0             1
    x_0_0     same_a4_2_0_0             1
    x_0_0     same_a1_3_0_0             1
    x_0_0     same_a2_3_0_0            -1
    x_0_0     same_a3_3_0_0             1
    x_0_0     same_a4_3_0_0             1
    x_0_0     same_d1_0_1_0             1
    x_0_0     same_d2_0_1_0             1
    x_0_0     same_d3_0_1_0            -1
    x_0_0     same_d4_0_1_0             1
    x_0_0     same_d1_0_2_0             1
    x_0_0     same_d2_0_2_0             1
    x_0_0     same_d3_0_2_0            -1
    x_0_0     same_d4_0_2_0             1
    x_0_0     same_d1_0_3_0             1
    x_0_0     same_d2_0_3_0             1
    x_0_0     same_d3_0_3_0            -1
    x_0_0     same_d4_0_3_0             1
    x_0_0     same_d1_0_4_0             1
    x_0_0     same_d2_0_4_0             1
    x_0_0     same_d3_0_4_0            -1
    x_0_0     same_d4_0_4_0             1
    x_0_0     same_d1_0_5_0             1
    x_0_0     same_d2_0_5_0             1
    x_0_0     same_d3_0_5_0            -1
    x_0_0     same_d4_0_5_0             1
    x_0_0     same_d1_1_0_0             1
    x_0_0     same_d2_1_0_0            -1
    x_0_0     same_d3_1_0_0             1
    x_0_0     same_d4_1_0_0             1
    x_0_0     same_d1_2_0_0             1
    x_0_0     same_d2_2_0_0            -1
    x_0_0     same_d3_2_0_0             1
    x_0_0     same_d4_2_0_0             1
    x_0_0     same_d1_3_0_0             1
    x_0_0     same_d2_3_0_0            -1
    x_0_0     same_d3_3_0_0             1
    x_0_0     same_d4_3_0_0             1
    x_0_0     same_d1_4_0_0             1
    x_0_0     same_d2_4_0_0            -1
    x_0_0     same_d3_4_0_0             1
    x_0_0     same_d4_4_0_0             1
    x_0_0     same_d1_5_0_0             1
    x_0_0     same_d2_5_0_0            -1
    x_0_0     same_d3_5_0_0             1
    x_0_0     same_d4_5_0_0             1
    x_0_1     run_a_max_0_0             1
    x_0_1     run_a_min_0_0             1
    x_0_1     run_a_max_0_1             1
    x_0_1     run_a_min_0_1             1
    x_0_1     run_d_max_0_1             1
    x_0_1     run_d_min_0_1             1
    x_0_1     balance_a0             1
    x_0_1     balance_d1             1
    x_0_1     same_a1_0_1_1             1
    x_0_1     same_a2_0_1_1             1
    x_0_1     same_a3_0_1_1            -1
    x_0_1     same_a4_0_1_1             1
    x_0_1     same_a1_0_2_1             1
    x_0_1     same_a2_0_2_1             1
    x_0_1     same_a3_0_2_1            -1
    x_0_1     same_a4_0_2_1             1
    x_0_1     same_a1_0_3_1             1
    x_0_1     same_a2_0_3_1             1
    x_0_1     same_a3_0_3_1            -1
    x_0_1     same_a4_0_3_1             1
    x_0_1     same_a1_1_0_1             1
    x_0_1     same_a2_1_0_1            -1
    x_0_1     same_a3_1_0_1             1
    x_0_1     same_a4_1_0_1             1
    x_0_1     same_a1_2_0_1             1
    x_0_1     same_a2_2_0_1            -1
    x_0_1     same_a3_2_0_1             1
    x_0_1     same_a4_2_0_1             1
    x_0_1     same_a1_3_0_1             1
    x_0_1     same_a2_3_0_1            -1
    x_0_1     same_a3_3_0_1             1
    x_0_1     same_a4_3_0_1             1
    x_0_1     same_d1_0_1_0             1
    x_0_1     same_d2_0_1_0            -1
    x_0_1     same_d3_0_1_0             1
    x_0_1     same_d4_0_1_0             1
    x_0_1     same_d1_1_0_0             1
    x_0_1     same_d2_1_0_0             1
    x_0_1     same_d3_1_0_0            -1
    x_0_1     same_d4_1_0_0             1
    x_0_1     same_d1_1_2_0             1
    x_0_1     same_d2_1_2_0             1
    x_0_1     same_d3_1_2_0            -1
    x_0_1     same_d4_1_2_0             1
    x_0_1     same_d1_1_3_0             1
    x_0_1     same_d2_1_3_0             1
    x_0_1     same_d3_1_3_0            -1
    x_0_1     same_d4_1_3_0             1
    x_0_1     same_d1_1_4_0             1
    x_0_1     same_d2_1_4_0             1
    x_0_1     same_d3_1_4_0            -1
    x_0_1     same_d4_1_4_0             1
    x_0_1     same_d1_1_5_0             1
    x_0_1     same_d2_1_5_0             1
    x_0_1     same_d3_1_5_0            -1
    x_0_1     same_d4_1_5_0             1
    x_0_1     same_d1_2_1_0             1
    x_0_1     same_d2_2_1_0            -1
    x_0_1     same_d3_2_1_0             1
    x_0_1     same_d4_2_1_0             1
    x_0_1     same_d1_3_1_0             1
    x_0_1     same_d2_3_1_0            -1
    x_0_1     same_d3_3_1_0             1
    x_0_1     same_d4_3_1_0             1
    x_0_1     same_d1_4_1_0             1
    x_0_1     same_d2_4_1_0            -1
    x_0_1     same_d3_4_1_0             1
    x_0_1     same_d4_4_1_0             1
    x_0_1     same_d1_5_1_0             1
    x_0_1     same_d2_5_1_0            -1
    x_0_1     same_d3_5_1_0             1
    x_0_1     same_d4_5_1_0             1
    x_0_2     run_a_max_0_0             1
    x_0_2     run_a_min_0_0             1
    x_0_2     run_a_max_0_1             1
    x_0_2     run_a_min_0_1             1
    x_0_2     run_a_max_0_2             1
    x_0_2     run_a_min_0_2             1
    x_0_2     run_d_max_0_2             1
    x_0_2     run_d_min_0_2             1
    x_0_2     balance_a0             1
    x_0_2     balance_d2             1
    x_0_2     same_a1_0_1_2             1
    x_0_2     same_a2_0_1_2             1
    x_0_2     same_a3_0_1_2            -1
    x_0_2     same_a4_0_1_2             1
    x_0_2     same_a1_0_2_2             1
    x_0_2     same_a2_0_2_2             1
    x_0_2     same_a3_0_2_2            -1
    x_0_2     same_a4_0_2_2             1
    x_0_2     same_a1_0_3_2             1
    x_0_2     same_a2_0_3_2             1
    x_0_2     same_a3_0_3_2            -1
    x_0_2     same_a4_0_3_2             1
    x_0_2     same_a1_1_0_2             1
    x_0_2     same_a2_1_0_2            -1
    x_0_2     same_a3_1_0_2             1
    x_0_2     same_a4_1_0_2             1
    x_0_2     same_a1_2_0_2             1
    x_0_2     same_a2_2_0_2            -1
    x_0_2     same_a3_2_0_2             1
    x_0_2     same_a4_2_0_2             1
    x_0_2     same_a1_3_0_2             1
    x_0_2     same_a2_3_0_2            -1
    x_0_2     same_a3_3_0_2             1
    x_0_2     same_a4_3_0_2             1
    x_0_2     same_d1_0_2_0             1
    x_0_2     same_d2_0_2_0            -1
    x_0_2     same_d3_0_2_0             1
    x_0_2     same_d4_0_2_0             1
    x_0_2     same_d1_1_2_0             1
    x_0_2     same_d2_1_2_0            -1
    x_0_2     same_d3_1_2_0             1
    x_0_2     same_d4_1_2_0             1
    x_0_2     same_d1_2_0_0             1
    x_0_2     same_d2_2_0_0             1
    x_0_2     same_d3_2_0_0            -1
    x_0_2     same_d4_2_0_0             1
    x_0_2     same_d1_2_1_0             1
    x_0_2     same_d2_2_1_0             1
    x_0_2     same_d3_2_1_0            -1
    x_0_2     same_d4_2_1_0             1
    x_0_2     same_d1_2_3_0             1
    x_0_2     same_d2_2_3_0             1
    x_0_2     same_d3_2_3_0            -1
    x_0_2     same_d4_2_3_0             1
    x_0_2     same_d1_2_4_0             1
    x_0_2     same_d2_2_4_0             1
    x_0_2     same_d3_2_4_0            -1
    x_0_2     same_d4_2_4_0             1
    x_0_2     same_d1_2_5_0             1
    x_0_2     same_d2_2_5_0             1
    x_0_2     same_d3_2_5_0            -1
    x_0_2     same_d4_2_5_0             1
    x_0_2     same_d1_3_2_0             1
    x_0_2     same_d2_3_2_0            -1
    x_0_2     same_d3_3_2_0             1
    x_0_2     same_d4_3_2_0             1
    x_0_2     same_d1_4_2_0             1
    x_0_2     same_d2_4_2_0            -1
    x_0_2     same_d3_4_2_0             1
    x_0_2     same_d4_4_2_0             1
    x_0_2     same_d1_5_2_0             1
    x_0_2     same_d2_5_2_0            -1
    x_0_2     same_d3_5_2_0             1
    x_0_2     same_d4_5_2_0             1
    x_0_3     run_a_max_0_1             1
    x_0_3     run_a_min_0_1             1
    x_0_3     run_a_max_0_2             1
    x_0_3     run_a_min_0_2             1
    x_0_3     run_a_max_0_3             1
    x_0_3     run_a_min_0_3             1
    x_0_3     run_d_max_0_3             1
    x_0_3     run_d_min_0_3             1
    x_0_3     balance_a0             1
    x_0_3     balance_d3             1
    x_0_3     same_a1_0_1_3             1
    x_0_3     same_a2_0_1_3             1
    x_0_3     same_a3_0_1_3            -1
    x_0_3     same_a4_0_1_3             1
    x_0_3     same_a1_0_2_3             1
    x_0_3     same_a2_0_2_3             1
    x_0_3     same_a3_0_2_3            -1
    x_0_3     same_a4_0_2_3             1
    x_0_3     same_a1_0_3_3             1
    x_0_3     same_a2_0_3_3             1
    x_0_3     same_a3_0_3_3            -1
    x_0_3     same_a4_0_3_3             1
    x_0_3     same_a1_1_0_3             1
    x_0_3     same_a2_1_0_3            -1
    x_0_3     same_a3_1_0_3             1
    x_0_3     same_a4_1_0_3             1
    x_0_3     same_a1_2_0_3             1
    x_0_3     same_a2_2_0_3            -1
    x_0_3     same_a3_2_0_3             1
    x_0_3     same_a4_2_0_3             1
    x_0_3     same_a1_3_0_3             1
    x_0_3     same_a2_3_0_3            -1
    x_0_3     same_a3_3_0_3             1
    x_0_3     same_a4_3_0_3             1
    x_0_3     same_d1_0_3_0             1
    x_0_3     same_d2_0_3_0            -1
    x_0_3     same_d3_0_3_0             1
    x_0_3     same_d4_0_3_0             1
    x_0_3     same_d1_1_3_0             1
    x_0_3     same_d2_1_3_0            -1
    x_0_3     same_d3_1_3_0             1
    x_0_3     same_d4_1_3_0             1
    x_0_3     same_d1_2_3_0             1
    x_0_3     same_d2_2_3_0            -1
    x_0_3     same_d3_2_3_0             1
    x_0_3     same_d4_2_3_0             1
    x_0_3     same_d1_3_0_0             1
    x_0_3     same_d2_3_0_0             1
    x_0_3     same_d3_3_0_0            -1
    x_0_3     same_d4_3_0_0             1
    x_0_3     same_d1_3_1_0             1
    x_0_3     same_d2_3_1_0             1
    x_0_3     same_d3_3_1_0            -1
    x_0_3     same_d4_3_1_0             1
    x_0_3     same_d1_3_2_0             1
    x_0_3     same_d2_3_2_0             1
    x_0_3     same_d3_3_2_0            -1
    x_0_3     same_d4_3_2_0             1
    x_0_3     same_d1_3_4_0             1
    x_0_3     same_d2_3_4_0             1
    x_0_3     same_d3_3_4_0            -1
    x_0_3     same_d4_3_4_0             1
    x_0_3     same_d1_3_5_0             1
    x_0_3     same_d2_3_5_0             1
    x_0_3     same_d3_3_5_0            -1
    x_0_3     same_d4_3_5_0             1
    x_0_3     same_d1_4_3_0             1
    x_0_3     same_d2_4_3_0            -1
    x_0_3     same_d3_4_3_0             1
    x_0_3     same_d4_4_3_0             1
    x_0_3     same_d1_5_3_0             1
    x_0_3     same_d2_5_3_0            -1
    x_0_3     same_d3_5_3_0             1
    x_0_3     same_d4_5_3_0             1
    x_0_4     run_a_max_0_2             1
    x_0_4     run_a_min_0_2             1
    x_0_4     run_a_max_0_3             1
    x_0_4     run_a_min_0_3             1
    x_0_4     run_d_max_0_4             1
    x_0_4     run_d_min_0_4             1
    x_0_4     balance_a0             1
    x_0_4     balance_d4             1
    x_0_4     same_a1_0_1_4             1
    x_0_4     same_a2_0_1_4             1
    x_0_4     same_a3_0_1_4            -1
    x_0_4     same_a4_0_1_4             1
    x_0_4     same_a1_0_2_4             1
    x_0_4     same_a2_0_2_4             1
    x_0_4     same_a3_0_2_4            -1
    x_0_4     same_a4_0_2_4             1
    x_0_4     same_a1_0_3_4             1
    x_0_4     same_a2_0_3_4             1
    x_0_4     same_a3_0_3_4            -1
    x_0_4     same_a4_0_3_4             1
    x_0_4     same_a1_1_0_4             1
    x_0_4     same_a2_1_0_4            -1
    x_0_4     same_a3_1_0_4             1
    x_0_4     same_a4_1_0_4             1
    x_0_4     same_a1_2_0_4             1
    x_0_4     same_a2_2_0_4            -1
    x_0_4     same_a3_2_0_4             1
    x_0_4     same_a4_2_0_4             1
    x_0_4     same_a1_3_0_4             1
    x_0_4     same_a2_3_0_4            -1
    x_0_4     same_a3_3_0_4             1
    x_0_4     same_a4_3_0_4             1
    x_0_4     same_d1_0_4_0             1
    x_0_4     same_d2_0_4_0            -1
    x_0_4     same_d3_0_4_0             1
    x_0_4     same_d4_0_4_0             1
    x_0_4     same_d1_1_4_0             1
    x_0_4     same_d2_1_4_0            -1
    x_0_4     same_d3_1_4_0             1
    x_0_4     same_d4_1_4_0             1
    x_0_4     same_d1_2_4_0             1
    x_0_4     same_d2_2_4_0            -1
    x_0_4     same_d3_2_4_0             1
    x_0_4     same_d4_2_4_0             1
    x_0_4     same_d1_3_4_0             1
    x_0_4     same_d2_3_4_0            -1
    x_0_4     same_d3_3_4_0             1
    x_0_4     same_d4_3_4_0             1
    x_0_4     same_d1_4_0_0             1
    x_0_4     same_d2_4_0_0             1
    x_0_4     same_d3_4_0_0            -1
    x_0_4     same_d4_4_0_0             1
    x_0_4     same_d1_4_1_0             1
    x_0_4     same_d2_4_1_0             1
    x_0_4     same_d3_4_1_0            -1
    x_0_4     same_d4_4_1_0             1
    x_0_4     same_d1_4_2_0             1
    x_0_4     same_d2_4_2_0             1
    x_0_4     same_d3_4_2_0            -1
    x_0_4     same_d4_4_2_0             1
    x_0_4     same_d1_4_3_0             1
    x_0_4     same_d2_4_3_0             1
    x_0_4     same_d3_4_3_0            -1
    x_0_4     same_d4_4_3_0             1
    x_0_4     same_d1_4_5_0             1
    x_0_4     same_d2_4_5_0             1
    x_0_4     same_d3_4_5_0            -1
    x_0_4     same_d4_4_5_0             1
    x_0_4     same_d1_5_4_0             1
    x_0_4     same_d2_5_4_0            -1
    x_0_4     same_d3_5_4_0             1
    x_0_4     same_d4_5_4_0             1
    x_0_5     run_a_max_0_3             1
    x_0_5     run_a_min_0_3             1
    x_0_5     run_d_max_0_5             1
    x_0_5     run_d_min_0_5             1
    x_0_5     balance_a0             1
    x_0_5     balance_d5             1
    x_0_5     same_a1_0_1_5             1
    x_0_5     same_a2_0_1_5             1
    x_0_5     same_a3_0_1_5            -1
    x_0_5     same_a4_0_1_5             1
    x_0_5     same_a1_0_2_5             1
    x_0_5     same_a2_0_2_5             1
    x_0_5     same_a3_0_2_5            -1
    x_0_5     same_a4_0_2_5             1
    x_0_5     same_a1_0_3_5             1
    x_0_5     same_a2_0_3_5             1
    x_0_5     same_a3_0_3_5            -1
    x_0_5     same_a4_0_3_5             1
    x_0_5     same_a1_1_0_5             1
    x_0_5     same_a2_1_0_5            -1
    x_0_5     same_a3_1_0_5             1
    x_0_5     same_a4_1_0_5             1
    x_0_5     same_a1_2_0_5             1
    x_0_5     same_a2_2_0_5            -1
    x_0_5     same_a3_2_0_5             1
    x_0_5     same_a4_2_0_5             1
    x_0_5     same_a1_3_0_5             1
    x_0_5     same_a2_3_0_5            -1
    x_0_5     same_a3_3_0_5             1
    x_0_5     same_a4_3_0_5             1
    x_0_5     same_d1_0_5_0             1
    x_0_5     same_d2_0_5_0            -1
    x_0_5     same_d3_0_5_0             1
    x_0_5     same_d4_0_5_0             1
    x_0_5     same_d1_1_5_0             1
    x_0_5     same_d2_1_5_0            -1
    x_0_5     same_d3_1_5_0             1
    x_0_5     same_d4_1_5_0             1
    x_0_5     same_d1_2_5_0             1
    x_0_5     same_d2_2_5_0            -1
    x_0_5     same_d3_2_5_0             1
    x_0_5     same_d4_2_5_0             1
    x_0_5     same_d1_3_5_0             1
    x_0_5     same_d2_3_5_0            -1
    x_0_5     same_d3_3_5_0             1
    x_0_5     same_d4_3_5_0             1
    x_0_5     same_d1_4_5_0             1
    x_0_5     same_d2_4_5_0            -1
    x_0_5     same_d3_4_5_0             1
    x_0_5     same_d4_4_5_0             1
    x_0_5     same_d1_5_0_0             1
    x_0_5     same_d2_5_0_0             1
    x_0_5     same_d3_5_0_0            -1
    x_0_5     same_d4_5_0_0             1
    x_0_5     same_d1_5_1_0             1
    x_0_5     same_d2_5_1_0             1
    x_0_5     same_d3_5_1_0            -1
    x_0_5     same_d4_5_1_0             1
    x_0_5     same_d1_5_2_0             1
    x_0_5     same_d2_5_2_0             1
    x_0_5     same_d3_5_2_0            -1
    x_0_5     same_d4_5_2_0             1
    x_0_5     same_d1_5_3_0             1
    x_0_5     same_d2_5_3_0             1
    x_0_5     same_d3_5_3_0            -1
    x_0_5     same_d4_5_3_0             1
    x_0_5     same_d1_5_4_0             1
    x_0_5     same_d2_5_4_0             1
    x_0_5     same_d3_5_4_0            -1
    x_0_5     same_d4_5_4_0             1
    x_1_0     run_a_max_1_0             1
    x_1_0     run_a_min_1_0             1
    x_1_0     run_d_max_0_0             1
    x_1_0     run_d_min_0_0             1
    x_1_0     run_d_max_1_0             1
    x_1_0     run_d_min_1_0             1
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
    x_1_0     same_a1_1_2_0             1
    x_1_0     same_a2_1_2_0             1
    x_1_0     same_a3_1_2_0            -1
    x_1_0     same_a4_1_2_0             1
    x_1_0     same_a1_1_3_0             1
    x_1_0     same_a2_1_3_0             1
    x_1_0     same_a3_1_3_0            -1
    x_1_0     same_a4_1_3_0             1
    x_1_0     same_a1_2_1_0             1
    x_1_0     same_a2_2_1_0            -1
    x_1_0     same_a3_2_1_0             1
    x_1_0     same_a4_2_1_0             1
    x_1_0     same_a1_3_1_0             1
    x_1_0     same_a2_3_1_0            -1
    x_1_0     same_a3_3_1_0             1
    x_1_0     same_a4_3_1_0             1
    x_1_0     same_d1_0_1_1             1
    x_1_0     same_d2_0_1_1             1
    x_1_0     same_d3_0_1_1            -1
    x_1_0     same_d4_0_1_1             1
    x_1_0     same_d1_0_2_1             1
    x_1_0     same_d2_0_2_1             1
    x_1_0     same_d3_0_2_1            -1
    x_1_0     same_d4_0_2_1             1
    x_1_0     same_d1_0_3_1             1
    x_1_0     same_d2_0_3_1             1
    x_1_0     same_d3_0_3_1            -1
    x_1_0     same_d4_0_3_1             1
    x_1_0     same_d1_0_4_1             1
    x_1_0     same_d2_0_4_1             1
    x_1_0     same_d3_0_4_1            -1
    x_1_0     same_d4_0_4_1             1
    x_1_0     same_d1_0_5_1             1
    x_1_0     same_d2_0_5_1             1
    x_1_0     same_d3_0_5_1            -1
    x_1_0     same_d4_0_5_1             1
    x_1_0     same_d1_1_0_1             1
    x_1_0     same_d2_1_0_1            -1
    x_1_0     same_d3_1_0_1             1
    x_1_0     same_d4_1_0_1             1
    x_1_0     same_d1_2_0_1             1
    x_1_0     same_d2_2_0_1            -1
    x_1_0     same_d3_2_0_1             1
    x_1_0     same_d4_2_0_1             1
    x_1_0     same_d1_3_0_1             1
    x_1_0     same_d2_3_0_1            -1
    x_1_0     same_d3_3_0_1             1
    x_1_0     same_d4_3_0_1             1
    x_1_0     same_d1_4_0_1             1
    x_1_0     same_d2_4_0_1            -1
    x_1_0     same_d3_4_0_1             1
    x_1_0     same_d4_4_0_1             1
    x_1_0     same_d1_5_0_1             1
    x_1_0     same_d2_5_0_1            -1
    x_1_0     same_d3_5_0_1             1
    x_1_0     same_d4_5_0_1             1
    x_1_1     given_1_1             1
    x_1_1     run_a_max_1_0             1
    x_1_1     run_a_min_1_0             1
    x_1_1     run_a_max_1_1             1
    x_1_1     run_a_min_1_1             1
    x_1_1     run_d_max_0_1             1
    x_1_1     run_d_min_0_1             1
    x_1_1     run_d_max_1_1             1
    x_1_1     run_d_min_1_1             1
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
    x_1_1     same_a1_1_2_1             1
    x_1_1     same_a2_1_2_1             1
    x_1_1     same_a3_1_2_1            -1
    x_1_1     same_a4_1_2_1             1
    x_1_1     same_a1_1_3_1             1
    x_1_1     same_a2_1_3_1             1
    x_1_1     same_a3_1_3_1            -1
    x_1_1     same_a4_1_3_1             1
    x_1_1     same_a1_2_1_1             1
    x_1_1     same_a2_2_1_1            -1
    x_1_1     same_a3_2_1_1             1
    x_1_1     same_a4_2_1_1             1
    x_1_1     same_a1_3_1_1             1
    x_1_1     same_a2_3_1_1            -1
    x_1_1     same_a3_3_1_1             1
    x_1_1     same_a4_3_1_1             1
    x_1_1     same_d1_0_1_1             1
    x_1_1     same_d2_0_1_1            -1
    x_1_1     same_d3_0_1_1             1
    x_1_1     same_d4_0_1_1             1
    x_1_1     same_d1_1_0_1             1
    x_1_1     same_d2_1_0_1             1
    x_1_1     same_d3_1_0_1            -1
    x_1_1     same_d4_1_0_1             1
    x_1_1     same_d1_1_2_1             1
    x_1_1     same_d2_1_2_1             1
    x_1_1     same_d3_1_2_1            -1
    x_1_1     same_d4_1_2_1             1
    x_1_1     same_d1_1_3_1             1
    x_1_1     same_d2_1_3_1             1
    x_1_1     same_d3_1_3_1            -1
    x_1_1     same_d4_1_3_1             1
    x_1_1     same_d1_1_4_1             1
    x_1_1     same_d2_1_4_1             1
    x_1_1     same_d3_1_4_1            -1
    x_1_1     same_d4_1_4_1             1
    x_1_1     same_d1_1_5_1             1
    x_1_1     same_d2_1_5_1             1
    x_1_1     same_d3_1_5_1            -1
    x_1_1     same_d4_1_5_1             1
    x_1_1     same_d1_2_1_1             1
    x_1_1     same_d2_2_1_1            -1
    x_1_1     same_d3_2_1_1             1
    x_1_1     same_d4_2_1_1             1
    x_1_1     same_d1_3_1_1             1
    x_1_1     same_d2_3_1_1            -1
    x_1_1     same_d3_3_1_1             1
    x_1_1     same_d4_3_1_1             1
    x_1_1     same_d1_4_1_1             1
    x_1_1     same_d2_4_1_1            -1
    x_1_1     same_d3_4_1_1             1
    x_1_1     same_d4_4_1_1             1
    x_1_1     same_d1_5_1_1             1
    x_1_1     same_d2_5_1_1            -1
    x_1_1     same_d3_5_1_1             1
    x_1_1     same_d4_5_1_1             1
    x_1_2     run_a_max_1_0             1
    x_1_2     run_a_min_1_0             1
    x_1_2     run_a_max_1_1             1
    x_1_2     run_a_min_1_1             1
    x_1_2     run_a_max_1_2             1
    x_1_2     run_a_min_1_2             1
    x_1_2     run_d_max_0_2             1
    x_1_2     run_d_min_0_2             1
    x_1_2     run_d_max_1_2             1
    x_1_2     run_d_min_1_2             1
    x_1_2     balance_a1             1
    x_1_2     balance_d2             1
    x_1_2     same_a1_0_1_2             1
    x_1_2     same_a2_0_1_2            -1
    x_1_2     same_a3_0_1_2             1
    x_1_2     same_a4_0_1_2             1
    x_1_2     same_a1_1_0_2             1
    x_1_2     same_a2_1_0_2             1
    x_1_2     same_a3_1_0_2            -1
    x_1_2     same_a4_1_0_2             1
    x_1_2     same_a1_1_2_2             1
    x_1_2     same_a2_1_2_2             1
    x_1_2     same_a3_1_2_2            -1
    x_1_2     same_a4_1_2_2             1
    x_1_2     same_a1_1_3_2             1
    x_1_2     same_a2_1_3_2             1
    x_1_2     same_a3_1_3_2            -1
    x_1_2     same_a4_1_3_2             1
    x_1_2     same_a1_2_1_2             1
    x_1_2     same_a2_2_1_2            -1
    x_1_2     same_a3_2_1_2             1
    x_1_2     same_a4_2_1_2             1
    x_1_2     same_a1_3_1_2             1
    x_1_2     same_a2_3_1_2            -1
    x_1_2     same_a3_3_1_2             1
    x_1_2     same_a4_3_1_2             1
    x_1_2     same_d1_0_2_1             1
    x_1_2     same_d2_0_2_1            -1
    x_1_2     same_d3_0_2_1             1
    x_1_2     same_d4_0_2_1             1
    x_1_2     same_d1_1_2_1             1
    x_1_2     same_d2_1_2_1            -1
    x_1_2     same_d3_1_2_1             1
    x_1_2     same_d4_1_2_1             1
    x_1_2     same_d1_2_0_1             1
    x_1_2     same_d2_2_0_1             1
    x_1_2     same_d3_2_0_1            -1
    x_1_2     same_d4_2_0_1             1
    x_1_2     same_d1_2_1_1             1
    x_1_2     same_d2_2_1_1             1
    x_1_2     same_d3_2_1_1            -1
    x_1_2     same_d4_2_1_1             1
    x_1_2     same_d1_2_3_1             1
    x_1_2     same_d2_2_3_1             1
    x_1_2     same_d3_2_3_1            -1
    x_1_2     same_d4_2_3_1             1
    x_1_2     same_d1_2_4_1             1
    x_1_2     same_d2_2_4_1             1
    x_1_2     same_d3_2_4_1            -1
    x_1_2     same_d4_2_4_1             1
    x_1_2     same_d1_2_5_1             1
    x_1_2     same_d2_2_5_1             1
    x_1_2     same_d3_2_5_1            -1
    x_1_2     same_d4_2_5_1             1
    x_1_2     same_d1_3_2_1             1
    x_1_2     same_d2_3_2_1            -1
    x_1_2     same_d3_3_2_1             1
    x_1_2     same_d4_3_2_1             1
    x_1_2     same_d1_4_2_1             1
    x_1_2     same_d2_4_2_1            -1
    x_1_2     same_d3_4_2_1             1
    x_1_2     same_d4_4_2_1             1
    x_1_2     same_d1_5_2_1             1
    x_1_2     same_d2_5_2_1            -1
    x_1_2     same_d3_5_2_1             1
    x_1_2     same_d4_5_2_1             1
    x_1_3     run_a_max_1_1             1
    x_1_3     run_a_min_1_1             1
    x_1_3     run_a_max_1_2             1
    x_1_3     run_a_min_1_2             1
    x_1_3     run_a_max_1_3             1
    x_1_3     run_a_min_1_3             1
    x_1_3     run_d_max_0_3             1
    x_1_3     run_d_min_0_3             1
    x_1_3     run_d_max_1_3             1
    x_1_3     run_d_min_1_3             1
    x_1_3     balance_a1             1
    x_1_3     balance_d3             1
    x_1_3     same_a1_0_1_3             1
    x_1_3     same_a2_0_1_3            -1
    x_1_3     same_a3_0_1_3             1
    x_1_3     same_a4_0_1_3             1
    x_1_3     same_a1_1_0_3             1
    x_1_3     same_a2_1_0_3             1
    x_1_3     same_a3_1_0_3            -1
    x_1_3     same_a4_1_0_3             1
    x_1_3     same_a1_1_2_3             1
    x_1_3     same_a2_1_2_3             1
    x_1_3     same_a3_1_2_3            -1
    x_1_3     same_a4_1_2_3             1
    x_1_3     same_a1_1_3_3             1
    x_1_3     same_a2_1_3_3             1
    x_1_3     same_a3_1_3_3            -1
    x_1_3     same_a4_1_3_3             1
    x_1_3     same_a1_2_1_3             1
    x_1_3     same_a2_2_1_3            -1
    x_1_3     same_a3_2_1_3             1
    x_1_3     same_a4_2_1_3             1
    x_1_3     same_a1_3_1_3             1
    x_1_3     same_a2_3_1_3            -1
    x_1_3     same_a3_3_1_3             1
    x_1_3     same_a4_3_1_3             1
    x_1_3     same_d1_0_3_1             1
    x_1_3     same_d2_0_3_1            -1
    x_1_3     same_d3_0_3_1             1
    x_1_3     same_d4_0_3_1             1
    x_1_3     same_d1_1_3_1             1
    x_1_3     same_d2_1_3_1            -1
    x_1_3     same_d3_1_3_1             1
    x_1_3     same_d4_1_3_1             1
    x_1_3     same_d1_2_3_1             1
    x_1_3     same_d2_2_3_1            -1
    x_1_3     same_d3_2_3_1             1
    x_1_3     same_d4_2_3_1             1
    x_1_3     same_d1_3_0_1             1
    x_1_3     same_d2_3_0_1             1
    x_1_3     same_d3_3_0_1            -1
    x_1_3     same_d4_3_0_1             1
    x_1_3     same_d1_3_1_1             1
    x_1_3     same_d2_3_1_1             1
    x_1_3     same_d3_3_1_1            -1
    x_1_3     same_d4_3_1_1             1
    x_1_3     same_d1_3_2_1             1
    x_1_3     same_d2_3_2_1             1
    x_1_3     same_d3_3_2_1            -1
    x_1_3     same_d4_3_2_1             1
    x_1_3     same_d1_3_4_1             1
    x_1_3     same_d2_3_4_1             1
    x_1_3     same_d3_3_4_1            -1
    x_1_3     same_d4_3_4_1             1
    x_1_3     same_d1_3_5_1             1
    x_1_3     same_d2_3_5_1             1
    x_1_3     same_d3_3_5_1            -1
    x_1_3     same_d4_3_5_1             1
    x_1_3     same_d1_4_3_1             1
    x_1_3     same_d2_4_3_1            -1
    x_1_3     same_d3_4_3_1             1
    x_1_3     same_d4_4_3_1             1
    x_1_3     same_d1_5_3_1             1
    x_1_3     same_d2_5_3_1            -1
    x_1_3     same_d3_5_3_1             1
    x_1_3     same_d4_5_3_1             1
    x_1_4     run_a_max_1_2             1
    x_1_4     run_a_min_1_2             1
    x_1_4     run_a_max_1_3             1
    x_1_4     run_a_min_1_3             1
    x_1_4     run_d_max_0_4             1
    x_1_4     run_d_min_0_4             1
    x_1_4     run_d_max_1_4             1
    x_1_4     run_d_min_1_4             1
    x_1_4     balance_a1             1
    x_1_4     balance_d4             1
    x_1_4     same_a1_0_1_4             1
    x_1_4     same_a2_0_1_4            -1
    x_1_4     same_a3_0_1_4             1
    x_1_4     same_a4_0_1_4             1
    x_1_4     same_a1_1_0_4             1
    x_1_4     same_a2_1_0_4             1
    x_1_4     same_a3_1_0_4            -1
    x_1_4     same_a4_1_0_4             1
    x_1_4     same_a1_1_2_4             1
    x_1_4     same_a2_1_2_4             1
    x_1_4     same_a3_1_2_4            -1
    x_1_4     same_a4_1_2_4             1
    x_1_4     same_a1_1_3_4             1
    x_1_4     same_a2_1_3_4             1
    x_1_4     same_a3_1_3_4            -1
    x_1_4     same_a4_1_3_4             1
    x_1_4     same_a1_2_1_4             1
    x_1_4     same_a2_2_1_4            -1
    x_1_4     same_a3_2_1_4             1
    x_1_4     same_a4_2_1_4             1
    x_1_4     same_a1_3_1_4             1
    x_1_4     same_a2_3_1_4            -1
    x_1_4     same_a3_3_1_4             1
    x_1_4     same_a4_3_1_4             1
    x_1_4     same_d1_0_4_1             1
    x_1_4     same_d2_0_4_1            -1
    x_1_4     same_d3_0_4_1             1
    x_1_4     same_d4_0_4_1             1
    x_1_4     same_d1_1_4_1             1
    x_1_4     same_d2_1_4_1            -1
    x_1_4     same_d3_1_4_1             1
    x_1_4     same_d4_1_4_1             1
    x_1_4     same_d1_2_4_1             1
    x_1_4     same_d2_2_4_1            -1
    x_1_4     same_d3_2_4_1             1
    x_1_4     same_d4_2_4_1             1
    x_1_4     same_d1_3_4_1             1
    x_1_4     same_d2_3_4_1            -1
    x_1_4     same_d3_3_4_1             1
    x_1_4     same_d4_3_4_1             1
    x_1_4     same_d1_4_0_1             1
    x_1_4     same_d2_4_0_1             1
    x_1_4     same_d3_4_0_1            -1
    x_1_4     same_d4_4_0_1             1
    x_1_4     same_d1_4_1_1             1
    x_1_4     same_d2_4_1_1             1
    x_1_4     same_d3_4_1_1            -1
    x_1_4     same_d4_4_1_1             1
    x_1_4     same_d1_4_2_1             1
    x_1_4     same_d2_4_2_1             1
    x_1_4     same_d3_4_2_1            -1
    x_1_4     same_d4_4_2_1             1
    x_1_4     same_d1_4_3_1             1
    x_1_4     same_d2_4_3_1             1
    x_1_4     same_d3_4_3_1            -1
    x_1_4     same_d4_4_3_1             1
    x_1_4     same_d1_4_5_1             1
    x_1_4     same_d2_4_5_1             1
    x_1_4     same_d3_4_5_1            -1
    x_1_4     same_d4_4_5_1             1
    x_1_4     same_d1_5_4_1             1
    x_1_4     same_d2_5_4_1            -1
    x_1_4     same_d3_5_4_1             1
    x_1_4     same_d4_5_4_1             1
    x_1_5     run_a_max_1_3             1
    x_1_5     run_a_min_1_3             1
    x_1_5     run_d_max_0_5             1
    x_1_5     run_d_min_0_5             1
    x_1_5     run_d_max_1_5             1
    x_1_5     run_d_min_1_5             1
    x_1_5     balance_a1             1
    x_1_5     balance_d5             1
    x_1_5     same_a1_0_1_5             1
    x_1_5     same_a2_0_1_5            -1
    x_1_5     same_a3_0_1_5             1
    x_1_5     same_a4_0_1_5             1
    x_1_5     same_a1_1_0_5             1
    x_1_5     same_a2_1_0_5             1
    x_1_5     same_a3_1_0_5            -1
    x_1_5     same_a4_1_0_5             1
    x_1_5     same_a1_1_2_5             1
    x_1_5     same_a2_1_2_5             1
    x_1_5     same_a3_1_2_5            -1
    x_1_5     same_a4_1_2_5             1
    x_1_5     same_a1_1_3_5             1
    x_1_5     same_a2_1_3_5             1
    x_1_5     same_a3_1_3_5            -1
    x_1_5     same_a4_1_3_5             1
    x_1_5     same_a1_2_1_5             1
    x_1_5     same_a2_2_1_5            -1
    x_1_5     same_a3_2_1_5             1
    x_1_5     same_a4_2_1_5             1
    x_1_5     same_a1_3_1_5             1
    x_1_5     same_a2_3_1_5            -1
    x_1_5     same_a3_3_1_5             1
    x_1_5     same_a4_3_1_5             1
    x_1_5     same_d1_0_5_1             1
    x_1_5     same_d2_0_5_1            -1
    x_1_5     same_d3_0_5_1             1
    x_1_5     same_d4_0_5_1             1
    x_1_5     same_d1_1_5_1             1
    x_1_5     same_d2_1_5_1            -1
    x_1_5     same_d3_1_5_1             1
    x_1_5     same_d4_1_5_1             1
    x_1_5     same_d1_2_5_1             1
    x_1_5     same_d2_2_5_1            -1
    x_1_5     same_d3_2_5_1             1
    x_1_5     same_d4_2_5_1             1
    x_1_5     same_d1_3_5_1             1
    x_1_5     same_d2_3_5_1            -1
    x_1_5     same_d3_3_5_1             1
    x_1_5     same_d4_3_5_1             1
    x_1_5     same_d1_4_5_1             1
    x_1_5     same_d2_4_5_1            -1
    x_1_5     same_d3_4_5_1             1
    x_1_5     same_d4_4_5_1             1
    x_1_5     same_d1_5_0_1             1
    x_1_5     same_d2_5_0_1             1
    x_1_5     same_d3_5_0_1            -1
    x_1_5     same_d4_5_0_1             1
    x_1_5     same_d1_5_1_1             1
    x_1_5     same_d2_5_1_1             1
    x_1_5     same_d3_5_1_1            -1
    x_1_5     same_d4_5_1_1             1
    x_1_5     same_d1_5_2_1             1
    x_1_5     same_d2_5_2_1             1
    x_1_5     same_d3_5_2_1            -1
    x_1_5     same_d4_5_2_1             1
    x_1_5     same_d1_5_3_1             1
    x_1_5     same_d2_5_3_1             1
    x_1_5     same_d3_5_3_1            -1
    x_1_5     same_d4_5_3_1             1
    x_1_5     same_d1_5_4_1             1
    x_1_5     same_d2_5_4_1             1
    x_1_5     same_d3_5_4_1            -1
    x_1_5     same_d4_5_4_1             1
    x_2_0     given_2_0             1
    x_2_0     run_a_max_2_0             1
    x_2_0     run_a_min_2_0             1
    x_2_0     run_d_max_0_0             1
    x_2_0     run_d_min_0_0             1
    x_2_0     run_d_max_1_0             1
    x_2_0     run_d_min_1_0             1
    x_2_0     balance_a2             1
    x_2_0     balance_d0             1
    x_2_0     same_a1_0_2_0             1
    x_2_0     same_a2_0_2_0            -1
    x_2_0     same_a3_0_2_0             1
    x_2_0     same_a4_0_2_0             1
    x_2_0     same_a1_1_2_0             1
    x_2_0     same_a2_1_2_0            -1
    x_2_0     same_a3_1_2_0             1
    x_2_0     same_a4_1_2_0             1
    x_2_0     same_a1_2_0_0             1
    x_2_0     same_a2_2_0_0             1
    x_2_0     same_a3_2_0_0            -1
    x_2_0     same_a4_2_0_0             1
    x_2_0     same_a1_2_1_0             1
    x_2_0     same_a2_2_1_0             1
    x_2_0     same_a3_2_1_0            -1
    x_2_0     same_a4_2_1_0             1
    x_2_0     same_a1_2_3_0             1
    x_2_0     same_a2_2_3_0             1
    x_2_0     same_a3_2_3_0            -1
    x_2_0     same_a4_2_3_0             1
    x_2_0     same_a1_3_2_0             1
    x_2_0     same_a2_3_2_0            -1
    x_2_0     same_a3_3_2_0             1
    x_2_0     same_a4_3_2_0             1
    x_2_0     same_d1_0_1_2             1
    x_2_0     same_d2_0_1_2             1
    x_2_0     same_d3_0_1_2            -1
    x_2_0     same_d4_0_1_2             1
    x_2_0     same_d1_0_2_2             1
    x_2_0     same_d2_0_2_2             1
    x_2_0     same_d3_0_2_2            -1
    x_2_0     same_d4_0_2_2             1
    x_2_0     same_d1_0_3_2             1
    x_2_0     same_d2_0_3_2             1
    x_2_0     same_d3_0_3_2            -1
    x_2_0     same_d4_0_3_2             1
    x_2_0     same_d1_0_4_2             1
    x_2_0     same_d2_0_4_2             1
    x_2_0     same_d3_0_4_2            -1
    x_2_0     same_d4_0_4_2             1
    x_2_0     same_d1_0_5_2             1
    x_2_0     same_d2_0_5_2             1
    x_2_0     same_d3_0_5_2            -1
    x_2_0     same_d4_0_5_2             1
    x_2_0     same_d1_1_0_2             1
    x_2_0     same_d2_1_0_2            -1
    x_2_0     same_d3_1_0_2             1
    x_2_0     same_d4_1_0_2             1
    x_2_0     same_d1_2_0_2             1
    x_2_0     same_d2_2_0_2            -1
    x_2_0     same_d3_2_0_2             1
    x_2_0     same_d4_2_0_2             1
    x_2_0     same_d1_3_0_2             1
    x_2_0     same_d2_3_0_2            -1
    x_2_0     same_d3_3_0_2             1
    x_2_0     same_d4_3_0_2             1
    x_2_0     same_d1_4_0_2             1
    x_2_0     same_d2_4_0_2            -1
    x_2_0     same_d3_4_0_2             1
    x_2_0     same_d4_4_0_2             1
    x_2_0     same_d1_5_0_2             1
    x_2_0     same_d2_5_0_2            -1
    x_2_0     same_d3_5_0_2             1
    x_2_0     same_d4_5_0_2             1
    x_2_1     given_2_1             1
    x_2_1     run_a_max_2_0             1
    x_2_1     run_a_min_2_0             1
    x_2_1     run_a_max_2_1             1
    x_2_1     run_a_min_2_1             1
    x_2_1     run_d_max_0_1             1
    x_2_1     run_d_min_0_1             1
    x_2_1     run_d_max_1_1             1
    x_2_1     run_d_min_1_1             1
    x_2_1     balance_a2             1
    x_2_1     balance_d1             1
    x_2_1     same_a1_0_2_1             1
    x_2_1     same_a2_0_2_1            -1
    x_2_1     same_a3_0_2_1             1
    x_2_1     same_a4_0_2_1             1
    x_2_1     same_a1_1_2_1             1
    x_2_1     same_a2_1_2_1            -1
    x_2_1     same_a3_1_2_1             1
    x_2_1     same_a4_1_2_1             1
    x_2_1     same_a1_2_0_1             1
    x_2_1     same_a2_2_0_1             1
    x_2_1     same_a3_2_0_1            -1
    x_2_1     same_a4_2_0_1             1
    x_2_1     same_a1_2_1_1             1
    x_2_1     same_a2_2_1_1             1
    x_2_1     same_a3_2_1_1            -1
    x_2_1     same_a4_2_1_1             1
    x_2_1     same_a1_2_3_1             1
    x_2_1     same_a2_2_3_1             1
    x_2_1     same_a3_2_3_1            -1
    x_2_1     same_a4_2_3_1             1
    x_2_1     same_a1_3_2_1             1
    x_2_1     same_a2_3_2_1            -1
    x_2_1     same_a3_3_2_1             1
    x_2_1     same_a4_3_2_1             1
    x_2_1     same_d1_0_1_2             1
    x_2_1     same_d2_0_1_2            -1
    x_2_1     same_d3_0_1_2             1
    x_2_1     same_d4_0_1_2             1
    x_2_1     same_d1_1_0_2             1
    x_2_1     same_d2_1_0_2             1
    x_2_1     same_d3_1_0_2            -1
    x_2_1     same_d4_1_0_2             1
    x_2_1     same_d1_1_2_2             1
    x_2_1     same_d2_1_2_2             1
    x_2_1     same_d3_1_2_2            -1
    x_2_1     same_d4_1_2_2             1
    x_2_1     same_d1_1_3_2             1
    x_2_1     same_d2_1_3_2             1
    x_2_1     same_d3_1_3_2            -1
    x_2_1     same_d4_1_3_2             1
    x_2_1     same_d1_1_4_2             1
    x_2_1     same_d2_1_4_2             1
    x_2_1     same_d3_1_4_2            -1
    x_2_1     same_d4_1_4_2             1
    x_2_1     same_d1_1_5_2             1
    x_2_1     same_d2_1_5_2             1
    x_2_1     same_d3_1_5_2            -1
    x_2_1     same_d4_1_5_2             1
    x_2_1     same_d1_2_1_2             1
    x_2_1     same_d2_2_1_2            -1
    x_2_1     same_d3_2_1_2             1
    x_2_1     same_d4_2_1_2             1
    x_2_1     same_d1_3_1_2             1
    x_2_1     same_d2_3_1_2            -1
    x_2_1     same_d3_3_1_2             1
    x_2_1     same_d4_3_1_2             1
    x_2_1     same_d1_4_1_2             1
    x_2_1     same_d2_4_1_2            -1
    x_2_1     same_d3_4_1_2             1
    x_2_1     same_d4_4_1_2             1
    x_2_1     same_d1_5_1_2             1
    x_2_1     same_d2_5_1_2            -1
    x_2_1     same_d3_5_1_2             1
    x_2_1     same_d4_5_1_2             1
    x_2_2     run_a_max_2_0             1
    x_2_2     run_a_min_2_0             1
    x_2_2     run_a_max_2_1             1
    x_2_2     run_a_min_2_1             1
    x_2_2     run_a_max_2_2             1
    x_2_2     run_a_min_2_2             1
    x_2_2     run_d_max_0_2             1
    x_2_2     run_d_min_0_2             1
    x_2_2     run_d_max_1_2             1
    x_2_2     run_d_min_1_2             1
    x_2_2     balance_a2             1
    x_2_2     balance_d2             1
    x_2_2     same_a1_0_2_2             1
    x_2_2     same_a2_0_2_2            -1
    x_2_2     same_a3_0_2_2             1
    x_2_2     same_a4_0_2_2             1
    x_2_2     same_a1_1_2_2             1
    x_2_2     same_a2_1_2_2            -1
    x_2_2     same_a3_1_2_2             1
    x_2_2     same_a4_1_2_2             1
    x_2_2     same_a1_2_0_2             1
    x_2_2     same_a2_2_0_2             1
    x_2_2     same_a3_2_0_2            -1
    x_2_2     same_a4_2_0_2             1
    x_2_2     same_a1_2_1_2             1
    x_2_2     same_a2_2_1_2             1
    x_2_2     same_a3_2_1_2            -1
    x_2_2     same_a4_2_1_2             1
    x_2_2     same_a1_2_3_2             1
    x_2_2     same_a2_2_3_2             1
    x_2_2     same_a3_2_3_2            -1
    x_2_2     same_a4_2_3_2             1
    x_2_2     same_a1_3_2_2             1
    x_2_2     same_a2_3_2_2            -1
    x_2_2     same_a3_3_2_2             1
    x_2_2     same_a4_3_2_2             1
    x_2_2     same_d1_0_2_2             1
    x_2_2     same_d2_0_2_2            -1
    x_2_2     same_d3_0_2_2             1
    x_2_2     same_d4_0_2_2             1
    x_2_2     same_d1_1_2_2             1
    x_2_2     same_d2_1_2_2            -1
    x_2_2     same_d3_1_2_2             1
    x_2_2     same_d4_1_2_2             1
    x_2_2     same_d1_2_0_2             1
    x_2_2     same_d2_2_0_2             1
    x_2_2     same_d3_2_0_2            -1
    x_2_2     same_d4_2_0_2             1
    x_2_2     same_d1_2_1_2             1
    x_2_2     same_d2_2_1_2             1
    x_2_2     same_d3_2_1_2            -1
    x_2_2     same_d4_2_1_2             1
    x_2_2     same_d1_2_3_2             1
    x_2_2     same_d2_2_3_2             1
    x_2_2     same_d3_2_3_2            -1
    x_2_2     same_d4_2_3_2             1
    x_2_2     same_d1_2_4_2             1
    x_2_2     same_d2_2_4_2             1
    x_2_2     same_d3_2_4_2            -1
    x_2_2     same_d4_2_4_2             1
    x_2_2     same_d1_2_5_2             1
    x_2_2     same_d2_2_5_2             1
    x_2_2     same_d3_2_5_2            -1
    x_2_2     same_d4_2_5_2             1
    x_2_2     same_d1_3_2_2             1
    x_2_2     same_d2_3_2_2            -1
    x_2_2     same_d3_3_2_2             1
    x_2_2     same_d4_3_2_2             1
    x_2_2     same_d1_4_2_2             1
    x_2_2     same_d2_4_2_2            -1
    x_2_2     same_d3_4_2_2             1
    x_2_2     same_d4_4_2_2             1
    x_2_2     same_d1_5_2_2             1
    x_2_2     same_d2_5_2_2            -1
    x_2_2     same_d3_5_2_2             1
    x_2_2     same_d4_5_2_2             1
    x_2_3     run_a_max_2_1             1
    x_2_3     run_a_min_2_1             1
    x_2_3     run_a_max_2_2             1
    x_2_3     run_a_min_2_2             1
    x_2_3     run_a_max_2_3             1
    x_2_3     run_a_min_2_3             1
    x_2_3     run_d_max_0_3             1
    x_2_3     run_d_min_0_3             1
    x_2_3     run_d_max_1_3             1
    x_2_3     run_d_min_1_3             1
    x_2_3     balance_a2             1
    x_2_3     balance_d3             1
    x_2_3     same_a1_0_2_3             1
    x_2_3     same_a2_0_2_3            -1
    x_2_3     same_a3_0_2_3             1
    x_2_3     same_a4_0_2_3             1
    x_2_3     same_a1_1_2_3             1
    x_2_3     same_a2_1_2_3            -1
    x_2_3     same_a3_1_2_3             1
    x_2_3     same_a4_1_2_3             1
    x_2_3     same_a1_2_0_3             1
    x_2_3     same_a2_2_0_3             1
    x_2_3     same_a3_2_0_3            -1
    x_2_3     same_a4_2_0_3             1
    x_2_3     same_a1_2_1_3             1
    x_2_3     same_a2_2_1_3             1
    x_2_3     same_a3_2_1_3            -1
    x_2_3     same_a4_2_1_3             1
    x_2_3     same_a1_2_3_3             1
    x_2_3     same_a2_2_3_3             1
    x_2_3     same_a3_2_3_3            -1
    x_2_3     same_a4_2_3_3             1
    x_2_3     same_a1_3_2_3             1
    x_2_3     same_a2_3_2_3            -1
    x_2_3     same_a3_3_2_3             1
    x_2_3     same_a4_3_2_3             1
    x_2_3     same_d1_0_3_2             1
    x_2_3     same_d2_0_3_2            -1
    x_2_3     same_d3_0_3_2             1
    x_2_3     same_d4_0_3_2             1
    x_2_3     same_d1_1_3_2             1
    x_2_3     same_d2_1_3_2            -1
    x_2_3     same_d3_1_3_2             1
    x_2_3     same_d4_1_3_2             1
    x_2_3     same_d1_2_3_2             1
    x_2_3     same_d2_2_3_2            -1
    x_2_3     same_d3_2_3_2             1
    x_2_3     same_d4_2_3_2             1
    x_2_3     same_d1_3_0_2             1
    x_2_3     same_d2_3_0_2             1
    x_2_3     same_d3_3_0_2            -1
    x_2_3     same_d4_3_0_2             1
    x_2_3     same_d1_3_1_2             1
    x_2_3     same_d2_3_1_2             1
    x_2_3     same_d3_3_1_2            -1
    x_2_3     same_d4_3_1_2             1
    x_2_3     same_d1_3_2_2             1
    x_2_3     same_d2_3_2_2             1
    x_2_3     same_d3_3_2_2            -1
    x_2_3     same_d4_3_2_2             1
    x_2_3     same_d1_3_4_2             1
    x_2_3     same_d2_3_4_2             1
    x_2_3     same_d3_3_4_2            -1
    x_2_3     same_d4_3_4_2             1
    x_2_3     same_d1_3_5_2             1
    x_2_3     same_d2_3_5_2             1
    x_2_3     same_d3_3_5_2            -1
    x_2_3     same_d4_3_5_2             1
    x_2_3     same_d1_4_3_2             1
    x_2_3     same_d2_4_3_2            -1
    x_2_3     same_d3_4_3_2             1
    x_2_3     same_d4_4_3_2             1
    x_2_3     same_d1_5_3_2             1
    x_2_3     same_d2_5_3_2            -1
    x_2_3     same_d3_5_3_2             1
    x_2_3     same_d4_5_3_2             1
    x_2_4     run_a_max_2_2             1
    x_2_4     run_a_min_2_2             1
    x_2_4     run_a_max_2_3             1
    x_2_4     run_a_min_2_3             1
    x_2_4     run_d_max_0_4             1
    x_2_4     run_d_min_0_4             1
    x_2_4     run_d_max_1_4             1
    x_2_4     run_d_min_1_4             1
    x_2_4     balance_a2             1
    x_2_4     balance_d4             1
    x_2_4     same_a1_0_2_4             1
    x_2_4     same_a2_0_2_4            -1
    x_2_4     same_a3_0_2_4             1
    x_2_4     same_a4_0_2_4             1
    x_2_4     same_a1_1_2_4             1
    x_2_4     same_a2_1_2_4            -1
    x_2_4     same_a3_1_2_4             1
    x_2_4     same_a4_1_2_4             1
    x_2_4     same_a1_2_0_4             1
    x_2_4     same_a2_2_0_4             1
    x_2_4     same_a3_2_0_4            -1
    x_2_4     same_a4_2_0_4             1
    x_2_4     same_a1_2_1_4             1
    x_2_4     same_a2_2_1_4             1
    x_2_4     same_a3_2_1_4            -1
    x_2_4     same_a4_2_1_4             1
    x_2_4     same_a1_2_3_4             1
    x_2_4     same_a2_2_3_4             1
    x_2_4     same_a3_2_3_4            -1
    x_2_4     same_a4_2_3_4             1
    x_2_4     same_a1_3_2_4             1
    x_2_4     same_a2_3_2_4            -1
    x_2_4     same_a3_3_2_4             1
    x_2_4     same_a4_3_2_4             1
    x_2_4     same_d1_0_4_2             1
    x_2_4     same_d2_0_4_2            -1
    x_2_4     same_d3_0_4_2             1
    x_2_4     same_d4_0_4_2             1
    x_2_4     same_d1_1_4_2             1
    x_2_4     same_d2_1_4_2            -1
    x_2_4     same_d3_1_4_2             1
    x_2_4     same_d4_1_4_2             1
    x_2_4     same_d1_2_4_2             1
    x_2_4     same_d2_2_4_2            -1
    x_2_4     same_d3_2_4_2             1
    x_2_4     same_d4_2_4_2             1
    x_2_4     same_d1_3_4_2             1
    x_2_4     same_d2_3_4_2            -1
    x_2_4     same_d3_3_4_2             1
    x_2_4     same_d4_3_4_2             1
    x_2_4     same_d1_4_0_2             1
    x_2_4     same_d2_4_0_2             1
    x_2_4     same_d3_4_0_2            -1
    x_2_4     same_d4_4_0_2             1
    x_2_4     same_d1_4_1_2             1
    x_2_4     same_d2_4_1_2             1
    x_2_4     same_d3_4_1_2            -1
    x_2_4     same_d4_4_1_2             1
    x_2_4     same_d1_4_2_2             1
    x_2_4     same_d2_4_2_2             1
    x_2_4     same_d3_4_2_2            -1
    x_2_4     same_d4_4_2_2             1
    x_2_4     same_d1_4_3_2             1
    x_2_4     same_d2_4_3_2             1
    x_2_4     same_d3_4_3_2            -1
    x_2_4     same_d4_4_3_2             1
    x_2_4     same_d1_4_5_2             1
    x_2_4     same_d2_4_5_2             1
    x_2_4     same_d3_4_5_2            -1
    x_2_4     same_d4_4_5_2             1
    x_2_4     same_d1_5_4_2             1
    x_2_4     same_d2_5_4_2            -1
    x_2_4     same_d3_5_4_2             1
    x_2_4     same_d4_5_4_2             1
    x_2_5     run_a_max_2_3             1
    x_2_5     run_a_min_2_3             1
    x_2_5     run_d_max_0_5             1
    x_2_5     run_d_min_0_5             1
    x_2_5     run_d_max_1_5             1
    x_2_5     run_d_min_1_5             1
    x_2_5     balance_a2             1
    x_2_5     balance_d5             1
    x_2_5     same_a1_0_2_5             1
    x_2_5     same_a2_0_2_5            -1
    x_2_5     same_a3_0_2_5             1
    x_2_5     same_a4_0_2_5             1
    x_2_5     same_a1_1_2_5             1
    x_2_5     same_a2_1_2_5            -1
    x_2_5     same_a3_1_2_5             1
    x_2_5     same_a4_1_2_5             1
    x_2_5     same_a1_2_0_5             1
    x_2_5     same_a2_2_0_5             1
    x_2_5     same_a3_2_0_5            -1
    x_2_5     same_a4_2_0_5             1
    x_2_5     same_a1_2_1_5             1
    x_2_5     same_a2_2_1_5             1
    x_2_5     same_a3_2_1_5            -1
    x_2_5     same_a4_2_1_5             1
    x_2_5     same_a1_2_3_5             1
    x_2_5     same_a2_2_3_5             1
    x_2_5     same_a3_2_3_5            -1
    x_2_5     same_a4_2_3_5             1
    x_2_5     same_a1_3_2_5             1
    x_2_5     same_a2_3_2_5            -1
    x_2_5     same_a3_3_2_5             1
    x_2_5     same_a4_3_2_5             1
    x_2_5     same_d1_0_5_2             1
    x_2_5     same_d2_0_5_2            -1
    x_2_5     same_d3_0_5_2             1
    x_2_5     same_d4_0_5_2             1
    x_2_5     same_d1_1_5_2             1
    x_2_5     same_d2_1_5_2            -1
    x_2_5     same_d3_1_5_2             1
    x_2_5     same_d4_1_5_2             1
    x_2_5     same_d1_2_5_2             1
    x_2_5     same_d2_2_5_2            -1
    x_2_5     same_d3_2_5_2             1
    x_2_5     same_d4_2_5_2             1
    x_2_5     same_d1_3_5_2             1
    x_2_5     same_d2_3_5_2            -1
    x_2_5     same_d3_3_5_2             1
    x_2_5     same_d4_3_5_2             1
    x_2_5     same_d1_4_5_2             1
    x_2_5     same_d2_4_5_2            -1
    x_2_5     same_d3_4_5_2             1
    x_2_5     same_d4_4_5_2             1
    x_2_5     same_d1_5_0_2             1
    x_2_5     same_d2_5_0_2             1
    x_2_5     same_d3_5_0_2            -1
    x_2_5     same_d4_5_0_2             1
    x_2_5     same_d1_5_1_2             1
    x_2_5     same_d2_5_1_2             1
    x_2_5     same_d3_5_1_2            -1
    x_2_5     same_d4_5_1_2             1
    x_2_5     same_d1_5_2_2             1
    x_2_5     same_d2_5_2_2             1
    x_2_5     same_d3_5_2_2            -1
    x_2_5     same_d4_5_2_2             1
    x_2_5     same_d1_5_3_2             1
    x_2_5     same_d2_5_3_2             1
    x_2_5     same_d3_5_3_2            -1
    x_2_5     same_d4_5_3_2             1
    x_2_5     same_d1_5_4_2             1
    x_2_5     same_d2_5_4_2             1
    x_2_5     same_d3_5_4_2            -1
    x_2_5     same_d4_5_4_2             1
    x_3_0     run_a_max_3_0             1
    x_3_0     run_a_min_3_0             1
    x_3_0     run_d_max_1_0             1
    x_3_0     run_d_min_1_0             1
    x_3_0     balance_a3             1
    x_3_0     balance_d0             1
    x_3_0     same_a1_0_3_0             1
    x_3_0     same_a2_0_3_0            -1
    x_3_0     same_a3_0_3_0             1
    x_3_0     same_a4_0_3_0             1
    x_3_0     same_a1_1_3_0             1
    x_3_0     same_a2_1_3_0            -1
    x_3_0     same_a3_1_3_0             1
    x_3_0     same_a4_1_3_0             1
    x_3_0     same_a1_2_3_0             1
    x_3_0     same_a2_2_3_0            -1
    x_3_0     same_a3_2_3_0             1
    x_3_0     same_a4_2_3_0             1
    x_3_0     same_a1_3_0_0             1
    x_3_0     same_a2_3_0_0             1
    x_3_0     same_a3_3_0_0            -1
    x_3_0     same_a4_3_0_0             1
    x_3_0     same_a1_3_1_0             1
    x_3_0     same_a2_3_1_0             1
    x_3_0     same_a3_3_1_0            -1
    x_3_0     same_a4_3_1_0             1
    x_3_0     same_a1_3_2_0             1
    x_3_0     same_a2_3_2_0             1
    x_3_0     same_a3_3_2_0            -1
    x_3_0     same_a4_3_2_0             1
    x_3_0     same_d1_0_1_3             1
    x_3_0     same_d2_0_1_3             1
    x_3_0     same_d3_0_1_3            -1
    x_3_0     same_d4_0_1_3             1
    x_3_0     same_d1_0_2_3             1
    x_3_0     same_d2_0_2_3             1
    x_3_0     same_d3_0_2_3            -1
    x_3_0     same_d4_0_2_3             1
    x_3_0     same_d1_0_3_3             1
    x_3_0     same_d2_0_3_3             1
    x_3_0     same_d3_0_3_3            -1
    x_3_0     same_d4_0_3_3             1
    x_3_0     same_d1_0_4_3             1
    x_3_0     same_d2_0_4_3             1
    x_3_0     same_d3_0_4_3            -1
    x_3_0     same_d4_0_4_3             1
    x_3_0     same_d1_0_5_3             1
    x_3_0     same_d2_0_5_3             1
    x_3_0     same_d3_0_5_3            -1
    x_3_0     same_d4_0_5_3             1
    x_3_0     same_d1_1_0_3             1
    x_3_0     same_d2_1_0_3            -1
    x_3_0     same_d3_1_0_3             1
    x_3_0     same_d4_1_0_3             1
    x_3_0     same_d1_2_0_3             1
    x_3_0     same_d2_2_0_3            -1
    x_3_0     same_d3_2_0_3             1
    x_3_0     same_d4_2_0_3             1
    x_3_0     same_d1_3_0_3             1
    x_3_0     same_d2_3_0_3            -1
    x_3_0     same_d3_3_0_3             1
    x_3_0     same_d4_3_0_3             1
    x_3_0     same_d1_4_0_3             1
    x_3_0     same_d2_4_0_3            -1
    x_3_0     same_d3_4_0_3             1
    x_3_0     same_d4_4_0_3             1
    x_3_0     same_d1_5_0_3             1
    x_3_0     same_d2_5_0_3            -1
    x_3_0     same_d3_5_0_3             1
    x_3_0     same_d4_5_0_3             1
    x_3_1     run_a_max_3_0             1
    x_3_1     run_a_min_3_0             1
    x_3_1     run_a_max_3_1             1
    x_3_1     run_a_min_3_1             1
    x_3_1     run_d_max_1_1             1
    x_3_1     run_d_min_1_1             1
    x_3_1     balance_a3             1
    x_3_1     balance_d1             1
    x_3_1     same_a1_0_3_1             1
    x_3_1     same_a2_0_3_1            -1
    x_3_1     same_a3_0_3_1             1
    x_3_1     same_a4_0_3_1             1
    x_3_1     same_a1_1_3_1             1
    x_3_1     same_a2_1_3_1            -1
    x_3_1     same_a3_1_3_1             1
    x_3_1     same_a4_1_3_1             1
    x_3_1     same_a1_2_3_1             1
    x_3_1     same_a2_2_3_1            -1
    x_3_1     same_a3_2_3_1             1
    x_3_1     same_a4_2_3_1             1
    x_3_1     same_a1_3_0_1             1
    x_3_1     same_a2_3_0_1             1
    x_3_1     same_a3_3_0_1            -1
    x_3_1     same_a4_3_0_1             1
    x_3_1     same_a1_3_1_1             1
    x_3_1     same_a2_3_1_1             1
    x_3_1     same_a3_3_1_1            -1
    x_3_1     same_a4_3_1_1             1
    x_3_1     same_a1_3_2_1             1
    x_3_1     same_a2_3_2_1             1
    x_3_1     same_a3_3_2_1            -1
    x_3_1     same_a4_3_2_1             1
    x_3_1     same_d1_0_1_3             1
    x_3_1     same_d2_0_1_3            -1
    x_3_1     same_d3_0_1_3             1
    x_3_1     same_d4_0_1_3             1
    x_3_1     same_d1_1_0_3             1
    x_3_1     same_d2_1_0_3             1
    x_3_1     same_d3_1_0_3            -1
    x_3_1     same_d4_1_0_3             1
    x_3_1     same_d1_1_2_3             1
    x_3_1     same_d2_1_2_3             1
    x_3_1     same_d3_1_2_3            -1
    x_3_1     same_d4_1_2_3             1
    x_3_1     same_d1_1_3_3             1
    x_3_1     same_d2_1_3_3             1
    x_3_1     same_d3_1_3_3            -1
    x_3_1     same_d4_1_3_3             1
    x_3_1     same_d1_1_4_3             1
    x_3_1     same_d2_1_4_3             1
    x_3_1     same_d3_1_4_3            -1
    x_3_1     same_d4_1_4_3             1
    x_3_1     same_d1_1_5_3             1
    x_3_1     same_d2_1_5_3             1
    x_3_1     same_d3_1_5_3            -1
    x_3_1     same_d4_1_5_3             1
    x_3_1     same_d1_2_1_3             1
    x_3_1     same_d2_2_1_3            -1
    x_3_1     same_d3_2_1_3             1
    x_3_1     same_d4_2_1_3             1
    x_3_1     same_d1_3_1_3             1
    x_3_1     same_d2_3_1_3            -1
    x_3_1     same_d3_3_1_3             1
    x_3_1     same_d4_3_1_3             1
    x_3_1     same_d1_4_1_3             1
    x_3_1     same_d2_4_1_3            -1
    x_3_1     same_d3_4_1_3             1
    x_3_1     same_d4_4_1_3             1
    x_3_1     same_d1_5_1_3             1
    x_3_1     same_d2_5_1_3            -1
    x_3_1     same_d3_5_1_3             1
    x_3_1     same_d4_5_1_3             1
    x_3_2     run_a_max_3_0             1
    x_3_2     run_a_min_3_0             1
    x_3_2     run_a_max_3_1             1
    x_3_2     run_a_min_3_1             1
    x_3_2     run_a_max_3_2             1
    x_3_2     run_a_min_3_2             1
    x_3_2     run_d_max_1_2             1
    x_3_2     run_d_min_1_2             1
    x_3_2     balance_a3             1
    x_3_2     balance_d2             1
    x_3_2     same_a1_0_3_2             1
    x_3_2     same_a2_0_3_2            -1
    x_3_2     same_a3_0_3_2             1
    x_3_2     same_a4_0_3_2             1
    x_3_2     same_a1_1_3_2             1
    x_3_2     same_a2_1_3_2            -1
    x_3_2     same_a3_1_3_2             1
    x_3_2     same_a4_1_3_2             1
    x_3_2     same_a1_2_3_2             1
    x_3_2     same_a2_2_3_2            -1
    x_3_2     same_a3_2_3_2             1
    x_3_2     same_a4_2_3_2             1
    x_3_2     same_a1_3_0_2             1
    x_3_2     same_a2_3_0_2             1
    x_3_2     same_a3_3_0_2            -1
    x_3_2     same_a4_3_0_2             1
    x_3_2     same_a1_3_1_2             1
    x_3_2     same_a2_3_1_2             1
    x_3_2     same_a3_3_1_2            -1
    x_3_2     same_a4_3_1_2             1
    x_3_2     same_a1_3_2_2             1
    x_3_2     same_a2_3_2_2             1
    x_3_2     same_a3_3_2_2            -1
    x_3_2     same_a4_3_2_2             1
    x_3_2     same_d1_0_2_3             1
    x_3_2     same_d2_0_2_3            -1
    x_3_2     same_d3_0_2_3             1
    x_3_2     same_d4_0_2_3             1
    x_3_2     same_d1_1_2_3             1
    x_3_2     same_d2_1_2_3            -1
    x_3_2     same_d3_1_2_3             1
    x_3_2     same_d4_1_2_3             1
    x_3_2     same_d1_2_0_3             1
    x_3_2     same_d2_2_0_3             1
    x_3_2     same_d3_2_0_3            -1
    x_3_2     same_d4_2_0_3             1
    x_3_2     same_d1_2_1_3             1
    x_3_2     same_d2_2_1_3             1
    x_3_2     same_d3_2_1_3            -1
    x_3_2     same_d4_2_1_3             1
    x_3_2     same_d1_2_3_3             1
    x_3_2     same_d2_2_3_3             1
    x_3_2     same_d3_2_3_3            -1
    x_3_2     same_d4_2_3_3             1
    x_3_2     same_d1_2_4_3             1
    x_3_2     same_d2_2_4_3             1
    x_3_2     same_d3_2_4_3            -1
    x_3_2     same_d4_2_4_3             1
    x_3_2     same_d1_2_5_3             1
    x_3_2     same_d2_2_5_3             1
    x_3_2     same_d3_2_5_3            -1
    x_3_2     same_d4_2_5_3             1
    x_3_2     same_d1_3_2_3             1
    x_3_2     same_d2_3_2_3            -1
    x_3_2     same_d3_3_2_3             1
    x_3_2     same_d4_3_2_3             1
    x_3_2     same_d1_4_2_3             1
    x_3_2     same_d2_4_2_3            -1
    x_3_2     same_d3_4_2_3             1
    x_3_2     same_d4_4_2_3             1
    x_3_2     same_d1_5_2_3             1
    x_3_2     same_d2_5_2_3            -1
    x_3_2     same_d3_5_2_3             1
    x_3_2     same_d4_5_2_3             1
    x_3_3     given_3_3             1
    x_3_3     run_a_max_3_1             1
    x_3_3     run_a_min_3_1             1
    x_3_3     run_a_max_3_2             1
    x_3_3     run_a_min_3_2             1
    x_3_3     run_a_max_3_3             1
    x_3_3     run_a_min_3_3             1
    x_3_3     run_d_max_1_3             1
    x_3_3     run_d_min_1_3             1
    x_3_3     balance_a3             1
    x_3_3     balance_d3             1
    x_3_3     same_a1_0_3_3             1
    x_3_3     same_a2_0_3_3            -1
    x_3_3     same_a3_0_3_3             1
    x_3_3     same_a4_0_3_3             1
    x_3_3     same_a1_1_3_3             1
    x_3_3     same_a2_1_3_3            -1
    x_3_3     same_a3_1_3_3             1
    x_3_3     same_a4_1_3_3             1
    x_3_3     same_a1_2_3_3             1
    x_3_3     same_a2_2_3_3            -1
    x_3_3     same_a3_2_3_3             1
    x_3_3     same_a4_2_3_3             1
    x_3_3     same_a1_3_0_3             1
    x_3_3     same_a2_3_0_3             1
    x_3_3     same_a3_3_0_3            -1
    x_3_3     same_a4_3_0_3             1
    x_3_3     same_a1_3_1_3             1
    x_3_3     same_a2_3_1_3             1
    x_3_3     same_a3_3_1_3            -1
    x_3_3     same_a4_3_1_3             1
    x_3_3     same_a1_3_2_3             1
    x_3_3     same_a2_3_2_3             1
    x_3_3     same_a3_3_2_3            -1
    x_3_3     same_a4_3_2_3             1
    x_3_3     same_d1_0_3_3             1
    x_3_3     same_d2_0_3_3            -1
    x_3_3     same_d3_0_3_3             1
    x_3_3     same_d4_0_3_3             1
    x_3_3     same_d1_1_3_3             1
    x_3_3     same_d2_1_3_3            -1
    x_3_3     same_d3_1_3_3             1
    x_3_3     same_d4_1_3_3             1
    x_3_3     same_d1_2_3_3             1
    x_3_3     same_d2_2_3_3            -1
    x_3_3     same_d3_2_3_3             1
    x_3_3     same_d4_2_3_3             1
    x_3_3     same_d1_3_0_3             1
    x_3_3     same_d2_3_0_3             1
    x_3_3     same_d3_3_0_3            -1
    x_3_3     same_d4_3_0_3             1
    x_3_3     same_d1_3_1_3             1
    x_3_3     same_d2_3_1_3             1
    x_3_3     same_d3_3_1_3            -1
    x_3_3     same_d4_3_1_3             1
    x_3_3     same_d1_3_2_3             1
    x_3_3     same_d2_3_2_3             1
    x_3_3     same_d3_3_2_3            -1
    x_3_3     same_d4_3_2_3             1
    x_3_3     same_d1_3_4_3             1
    x_3_3     same_d2_3_4_3             1
    x_3_3     same_d3_3_4_3            -1
    x_3_3     same_d4_3_4_3             1
    x_3_3     same_d1_3_5_3             1
    x_3_3     same_d2_3_5_3             1
    x_3_3     same_d3_3_5_3            -1
    x_3_3     same_d4_3_5_3             1
    x_3_3     same_d1_4_3_3             1
    x_3_3     same_d2_4_3_3            -1
    x_3_3     same_d3_4_3_3             1
    x_3_3     same_d4_4_3_3             1
    x_3_3     same_d1_5_3_3             1
    x_3_3     same_d2_5_3_3            -1
    x_3_3     same_d3_5_3_3             1
    x_3_3     same_d4_5_3_3             1
    x_3_4     run_a_max_3_2             1
    x_3_4     run_a_min_3_2             1
    x_3_4     run_a_max_3_3             1
    x_3_4     run_a_min_3_3             1
    x_3_4     run_d_max_1_4             1
    x_3_4     run_d_min_1_4             1
    x_3_4     balance_a3             1
    x_3_4     balance_d4             1
    x_3_4     same_a1_0_3_4             1
    x_3_4     same_a2_0_3_4            -1
    x_3_4     same_a3_0_3_4             1
    x_3_4     same_a4_0_3_4             1
    x_3_4     same_a1_1_3_4             1
    x_3_4     same_a2_1_3_4            -1
    x_3_4     same_a3_1_3_4             1
    x_3_4     same_a4_1_3_4             1
    x_3_4     same_a1_2_3_4             1
    x_3_4     same_a2_2_3_4            -1
    x_3_4     same_a3_2_3_4             1
    x_3_4     same_a4_2_3_4             1
    x_3_4     same_a1_3_0_4             1
    x_3_4     same_a2_3_0_4             1
    x_3_4     same_a3_3_0_4            -1
    x_3_4     same_a4_3_0_4             1
    x_3_4     same_a1_3_1_4             1
    x_3_4     same_a2_3_1_4             1
    x_3_4     same_a3_3_1_4            -1
    x_3_4     same_a4_3_1_4             1
    x_3_4     same_a1_3_2_4             1
    x_3_4     same_a2_3_2_4             1
    x_3_4     same_a3_3_2_4            -1
    x_3_4     same_a4_3_2_4             1
    x_3_4     same_d1_0_4_3             1
    x_3_4     same_d2_0_4_3            -1
    x_3_4     same_d3_0_4_3             1
    x_3_4     same_d4_0_4_3             1
    x_3_4     same_d1_1_4_3             1
    x_3_4     same_d2_1_4_3            -1
    x_3_4     same_d3_1_4_3             1
    x_3_4     same_d4_1_4_3             1
    x_3_4     same_d1_2_4_3             1
    x_3_4     same_d2_2_4_3            -1
    x_3_4     same_d3_2_4_3             1
    x_3_4     same_d4_2_4_3             1
    x_3_4     same_d1_3_4_3             1
    x_3_4     same_d2_3_4_3            -1
    x_3_4     same_d3_3_4_3             1
    x_3_4     same_d4_3_4_3             1
    x_3_4     same_d1_4_0_3             1
    x_3_4     same_d2_4_0_3             1
    x_3_4     same_d3_4_0_3            -1
    x_3_4     same_d4_4_0_3             1
    x_3_4     same_d1_4_1_3             1
    x_3_4     same_d2_4_1_3             1
    x_3_4     same_d3_4_1_3            -1
    x_3_4     same_d4_4_1_3             1
    x_3_4     same_d1_4_2_3             1
    x_3_4     same_d2_4_2_3             1
    x_3_4     same_d3_4_2_3            -1
    x_3_4     same_d4_4_2_3             1
    x_3_4     same_d1_4_3_3             1
    x_3_4     same_d2_4_3_3             1
    x_3_4     same_d3_4_3_3            -1
    x_3_4     same_d4_4_3_3             1
    x_3_4     same_d1_4_5_3             1
    x_3_4     same_d2_4_5_3             1
    x_3_4     same_d3_4_5_3            -1
    x_3_4     same_d4_4_5_3             1
    x_3_4     same_d1_5_4_3             1
    x_3_4     same_d2_5_4_3            -1
    x_3_4     same_d3_5_4_3             1
    x_3_4     same_d4_5_4_3             1
    x_3_5     run_a_max_3_3             1
    x_3_5     run_a_min_3_3             1
    x_3_5     run_d_max_1_5             1
    x_3_5     run_d_min_1_5             1
    x_3_5     balance_a3             1
    x_3_5     balance_d5             1
    x_3_5     same_a1_0_3_5             1
    x_3_5     same_a2_0_3_5            -1
    x_3_5     same_a3_0_3_5             1
    x_3_5     same_a4_0_3_5             1
    x_3_5     same_a1_1_3_5             1
    x_3_5     same_a2_1_3_5            -1
    x_3_5     same_a3_1_3_5             1
    x_3_5     same_a4_1_3_5             1
    x_3_5     same_a1_2_3_5             1
    x_3_5     same_a2_2_3_5            -1
    x_3_5     same_a3_2_3_5             1
    x_3_5     same_a4_2_3_5             1
    x_3_5     same_a1_3_0_5             1
    x_3_5     same_a2_3_0_5             1
    x_3_5     same_a3_3_0_5            -1
    x_3_5     same_a4_3_0_5             1
    x_3_5     same_a1_3_1_5             1
    x_3_5     same_a2_3_1_5             1
    x_3_5     same_a3_3_1_5            -1
    x_3_5     same_a4_3_1_5             1
    x_3_5     same_a1_3_2_5             1
    x_3_5     same_a2_3_2_5             1
    x_3_5     same_a3_3_2_5            -1
    x_3_5     same_a4_3_2_5             1
    x_3_5     same_d1_0_5_3             1
    x_3_5     same_d2_0_5_3            -1
    x_3_5     same_d3_0_5_3             1
    x_3_5     same_d4_0_5_3             1
    x_3_5     same_d1_1_5_3             1
    x_3_5     same_d2_1_5_3            -1
    x_3_5     same_d3_1_5_3             1
    x_3_5     same_d4_1_5_3             1
    x_3_5     same_d1_2_5_3             1
    x_3_5     same_d2_2_5_3            -1
    x_3_5     same_d3_2_5_3             1
    x_3_5     same_d4_2_5_3             1
    x_3_5     same_d1_3_5_3             1
    x_3_5     same_d2_3_5_3            -1
    x_3_5     same_d3_3_5_3             1
    x_3_5     same_d4_3_5_3             1
    x_3_5     same_d1_4_5_3             1
    x_3_5     same_d2_4_5_3            -1
    x_3_5     same_d3_4_5_3             1
    x_3_5     same_d4_4_5_3             1
    x_3_5     same_d1_5_0_3             1
    x_3_5     same_d2_5_0_3             1
    x_3_5     same_d3_5_0_3            -1
    x_3_5     same_d4_5_0_3             1
    x_3_5     same_d1_5_1_3             1
    x_3_5     same_d2_5_1_3             1
    x_3_5     same_d3_5_1_3            -1
    x_3_5     same_d4_5_1_3             1
    x_3_5     same_d1_5_2_3             1
    x_3_5     same_d2_5_2_3             1
    x_3_5     same_d3_5_2_3            -1
    x_3_5     same_d4_5_2_3             1
    x_3_5     same_d1_5_3_3             1
    x_3_5     same_d2_5_3_3             1
    x_3_5     same_d3_5_3_3            -1
    x_3_5     same_d4_5_3_3             1
    x_3_5     same_d1_5_4_3             1
    x_3_5     same_d2_5_4_3             1
    x_3_5     same_d3_5_4_3            -1
    x_3_5     same_d4_5_4_3             1
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
    y_0_1_2   same_a1_0_1_2             1
    y_0_1_2   same_a2_0_1_2             1
    y_0_1_2   same_a3_0_1_2             1
    y_0_1_2   same_a4_0_1_2            -1
    y_0_1_2   differ_a_0_1             1
    y_0_1_3   same_a1_0_1_3             1
    y_0_1_3   same_a2_0_1_3             1
    y_0_1_3   same_a3_0_1_3             1
    y_0_1_3   same_a4_0_1_3            -1
    y_0_1_3   differ_a_0_1             1
    y_0_1_4   same_a1_0_1_4             1
    y_0_1_4   same_a2_0_1_4             1
    y_0_1_4   same_a3_0_1_4             1
    y_0_1_4   same_a4_0_1_4            -1
    y_0_1_4   differ_a_0_1             1
    y_0_1_5   same_a1_0_1_5             1
    y_0_1_5   same_a2_0_1_5             1
    y_0_1_5   same_a3_0_1_5             1
    y_0_1_5   same_a4_0_1_5            -1
    y_0_1_5   differ_a_0_1             1
    y_0_2_0   same_a1_0_2_0             1
    y_0_2_0   same_a2_0_2_0             1
    y_0_2_0   same_a3_0_2_0             1
    y_0_2_0   same_a4_0_2_0            -1
    y_0_2_0   differ_a_0_2             1
    y_0_2_1   same_a1_0_2_1             1
    y_0_2_1   same_a2_0_2_1             1
    y_0_2_1   same_a3_0_2_1             1
    y_0_2_1   same_a4_0_2_1            -1
    y_0_2_1   differ_a_0_2             1
    y_0_2_2   same_a1_0_2_2             1
    y_0_2_2   same_a2_0_2_2             1
    y_0_2_2   same_a3_0_2_2             1
    y_0_2_2   same_a4_0_2_2            -1
    y_0_2_2   differ_a_0_2             1
    y_0_2_3   same_a1_0_2_3             1
    y_0_2_3   same_a2_0_2_3             1
    y_0_2_3   same_a3_0_2_3             1
    y_0_2_3   same_a4_0_2_3            -1
    y_0_2_3   differ_a_0_2             1
    y_0_2_4   same_a1_0_2_4             1
    y_0_2_4   same_a2_0_2_4             1
    y_0_2_4   same_a3_0_2_4             1
    y_0_2_4   same_a4_0_2_4            -1
    y_0_2_4   differ_a_0_2             1
    y_0_2_5   same_a1_0_2_5             1
    y_0_2_5   same_a2_0_2_5             1
    y_0_2_5   same_a3_0_2_5             1
    y_0_2_5   same_a4_0_2_5            -1
    y_0_2_5   differ_a_0_2             1
    y_0_3_0   same_a1_0_3_0             1
    y_0_3_0   same_a2_0_3_0             1
    y_0_3_0   same_a3_0_3_0             1
    y_0_3_0   same_a4_0_3_0            -1
    y_0_3_0   differ_a_0_3             1
    y_0_3_1   same_a1_0_3_1             1
    y_0_3_1   same_a2_0_3_1             1
    y_0_3_1   same_a3_0_3_1             1
    y_0_3_1   same_a4_0_3_1            -1
    y_0_3_1   differ_a_0_3             1
    y_0_3_2   same_a1_0_3_2             1
    y_0_3_2   same_a2_0_3_2             1
    y_0_3_2   same_a3_0_3_2             1
    y_0_3_2   same_a4_0_3_2            -1
    y_0_3_2   differ_a_0_3             1
    y_0_3_3   same_a1_0_3_3             1
    y_0_3_3   same_a2_0_3_3             1
    y_0_3_3   same_a3_0_3_3             1
    y_0_3_3   same_a4_0_3_3            -1
    y_0_3_3   differ_a_0_3             1
    y_0_3_4   same_a1_0_3_4             1
    y_0_3_4   same_a2_0_3_4             1
    y_0_3_4   same_a3_0_3_4             1
    y_0_3_4   same_a4_0_3_4            -1
    y_0_3_4   differ_a_0_3             1
    y_0_3_5   same_a1_0_3_5             1
    y_0_3_5   same_a2_0_3_5             1
    y_0_3_5   same_a3_0_3_5             1
    y_0_3_5   same_a4_0_3_5            -1
    y_0_3_5   differ_a_0_3             1
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
    y_1_0_2   same_a1_1_0_2             1
    y_1_0_2   same_a2_1_0_2             1
    y_1_0_2   same_a3_1_0_2             1
    y_1_0_2   same_a4_1_0_2            -1
    y_1_0_2   differ_a_1_0             1
    y_1_0_3   same_a1_1_0_3             1
    y_1_0_3   same_a2_1_0_3             1
    y_1_0_3   same_a3_1_0_3             1
    y_1_0_3   same_a4_1_0_3            -1
    y_1_0_3   differ_a_1_0             1
    y_1_0_4   same_a1_1_0_4             1
    y_1_0_4   same_a2_1_0_4             1
    y_1_0_4   same_a3_1_0_4             1
    y_1_0_4   same_a4_1_0_4            -1
    y_1_0_4   differ_a_1_0             1
    y_1_0_5   same_a1_1_0_5             1
    y_1_0_5   same_a2_1_0_5             1
    y_1_0_5   same_a3_1_0_5             1
    y_1_0_5   same_a4_1_0_5            -1
    y_1_0_5   differ_a_1_0             1
    y_1_2_0   same_a1_1_2_0             1
    y_1_2_0   same_a2_1_2_0             1
    y_1_2_0   same_a3_1_2_0             1
    y_1_2_0   same_a4_1_2_0            -1
    y_1_2_0   differ_a_1_2             1
    y_1_2_1   same_a1_1_2_1             1
    y_1_2_1   same_a2_1_2_1             1
    y_1_2_1   same_a3_1_2_1             1
    y_1_2_1   same_a4_1_2_1            -1
    y_1_2_1   differ_a_1_2             1
    y_1_2_2   same_a1_1_2_2             1
    y_1_2_2   same_a2_1_2_2             1
    y_1_2_2   same_a3_1_2_2             1
    y_1_2_2   same_a4_1_2_2            -1
    y_1_2_2   differ_a_1_2             1
    y_1_2_3   same_a1_1_2_3             1
    y_1_2_3   same_a2_1_2_3             1
    y_1_2_3   same_a3_1_2_3             1
    y_1_2_3   same_a4_1_2_3            -1
    y_1_2_3   differ_a_1_2             1
    y_1_2_4   same_a1_1_2_4             1
    y_1_2_4   same_a2_1_2_4             1
    y_1_2_4   same_a3_1_2_4             1
    y_1_2_4   same_a4_1_2_4            -1
    y_1_2_4   differ_a_1_2             1
    y_1_2_5   same_a1_1_2_5             1
    y_1_2_5   same_a2_1_2_5             1
    y_1_2_5   same_a3_1_2_5             1
    y_1_2_5   same_a4_1_2_5            -1
    y_1_2_5   differ_a_1_2             1
    y_1_3_0   same_a1_1_3_0             1
    y_1_3_0   same_a2_1_3_0             1
    y_1_3_0   same_a3_1_3_0             1
    y_1_3_0   same_a4_1_3_0            -1
    y_1_3_0   differ_a_1_3             1
    y_1_3_1   same_a1_1_3_1             1
    y_1_3_1   same_a2_1_3_1             1
    y_1_3_1   same_a3_1_3_1             1
    y_1_3_1   same_a4_1_3_1            -1
    y_1_3_1   differ_a_1_3             1
    y_1_3_2   same_a1_1_3_2             1
    y_1_3_2   same_a2_1_3_2             1
    y_1_3_2   same_a3_1_3_2             1
    y_1_3_2   same_a4_1_3_2            -1
    y_1_3_2   differ_a_1_3             1
    y_1_3_3   same_a1_1_3_3             1
    y_1_3_3   same_a2_1_3_3             1
    y_1_3_3   same_a3_1_3_3             1
    y_1_3_3   same_a4_1_3_3            -1
    y_1_3_3   differ_a_1_3             1
    y_1_3_4   same_a1_1_3_4             1
    y_1_3_4   same_a2_1_3_4             1
    y_1_3_4   same_a3_1_3_4             1
    y_1_3_4   same_a4_1_3_4            -1
    y_1_3_4   differ_a_1_3             1
    y_1_3_5   same_a1_1_3_5             1
    y_1_3_5   same_a2_1_3_5             1
    y_1_3_5   same_a3_1_3_5             1
    y_1_3_5   same_a4_1_3_5            -1
    y_1_3_5   differ_a_1_3             1
    y_2_0_0   same_a1_2_0_0             1
    y_2_0_0   same_a2_2_0_0             1
    y_2_0_0   same_a3_2_0_0             1
    y_2_0_0   same_a4_2_0_0            -1
    y_2_0_0   differ_a_2_0             1
    y_2_0_1   same_a1_2_0_1             1
    y_2_0_1   same_a2_2_0_1             1
    y_2_0_1   same_a3_2_0_1             1
    y_2_0_1   same_a4_2_0_1            -1
    y_2_0_1   differ_a_2_0             1
    y_2_0_2   same_a1_2_0_2             1
    y_2_0_2   same_a2_2_0_2             1
    y_2_0_2   same_a3_2_0_2             1
    y_2_0_2   same_a4_2_0_2            -1
    y_2_0_2   differ_a_2_0             1
    y_2_0_3   same_a1_2_0_3             1
    y_2_0_3   same_a2_2_0_3             1
    y_2_0_3   same_a3_2_0_3             1
    y_2_0_3   same_a4_2_0_3            -1
    y_2_0_3   differ_a_2_0             1
    y_2_0_4   same_a1_2_0_4             1
    y_2_0_4   same_a2_2_0_4             1
    y_2_0_4   same_a3_2_0_4             1
    y_2_0_4   same_a4_2_0_4            -1
    y_2_0_4   differ_a_2_0             1
    y_2_0_5   same_a1_2_0_5             1
    y_2_0_5   same_a2_2_0_5             1
    y_2_0_5   same_a3_2_0_5             1
    y_2_0_5   same_a4_2_0_5            -1
    y_2_0_5   differ_a_2_0             1
    y_2_1_0   same_a1_2_1_0             1
    y_2_1_0   same_a2_2_1_0             1
    y_2_1_0   same_a3_2_1_0             1
    y_2_1_0   same_a4_2_1_0            -1
    y_2_1_0   differ_a_2_1             1
    y_2_1_1   same_a1_2_1_1             1
    y_2_1_1   same_a2_2_1_1             1
    y_2_1_1   same_a3_2_1_1             1
    y_2_1_1   same_a4_2_1_1            -1
    y_2_1_1   differ_a_2_1             1
    y_2_1_2   same_a1_2_1_2             1
    y_2_1_2   same_a2_2_1_2             1
    y_2_1_2   same_a3_2_1_2             1
    y_2_1_2   same_a4_2_1_2            -1
    y_2_1_2   differ_a_2_1             1
    y_2_1_3   same_a1_2_1_3             1
    y_2_1_3   same_a2_2_1_3             1
    y_2_1_3   same_a3_2_1_3             1
    y_2_1_3   same_a4_2_1_3            -1
    y_2_1_3   differ_a_2_1             1
    y_2_1_4   same_a1_2_1_4             1
    y_2_1_4   same_a2_2_1_4             1
    y_2_1_4   same_a3_2_1_4             1
    y_2_1_4   same_a4_2_1_4            -1
    y_2_1_4   differ_a_2_1             1
    y_2_1_5   same_a1_2_1_5             1
    y_2_1_5   same_a2_2_1_5             1
    y_2_1_5   same_a3_2_1_5             1
    y_2_1_5   same_a4_2_1_5            -1
    y_2_1_5   differ_a_2_1             1
    y_2_3_0   same_a1_2_3_0             1
    y_2_3_0   same_a2_2_3_0             1
    y_2_3_0   same_a3_2_3_0             1
    y_2_3_0   same_a4_2_3_0            -1
    y_2_3_0   differ_a_2_3             1
    y_2_3_1   same_a1_2_3_1             1
    y_2_3_1   same_a2_2_3_1             1
    y_2_3_1   same_a3_2_3_1             1
    y_2_3_1   same_a4_2_3_1            -1
    y_2_3_1   differ_a_2_3             1
    y_2_3_2   same_a1_2_3_2             1
    y_2_3_2   same_a2_2_3_2             1
    y_2_3_2   same_a3_2_3_2             1
    y_2_3_2   same_a4_2_3_2            -1
    y_2_3_2   differ_a_2_3             1
    y_2_3_3   same_a1_2_3_3             1
    y_2_3_3   same_a2_2_3_3             1
    y_2_3_3   same_a3_2_3_3             1
    y_2_3_3   same_a4_2_3_3            -1
    y_2_3_3   differ_a_2_3             1
    y_2_3_4   same_a1_2_3_4             1
    y_2_3_4   same_a2_2_3_4             1
    y_2_3_4   same_a3_2_3_4             1
    y_2_3_4   same_a4_2_3_4            -1
    y_2_3_4   differ_a_2_3             1
    y_2_3_5   same_a1_2_3_5             1
    y_2_3_5   same_a2_2_3_5             1
    y_2_3_5   same_a3_2_3_5             1
    y_2_3_5   same_a4_2_3_5            -1
    y_2_3_5   differ_a_2_3             1
    y_3_0_0   same_a1_3_0_0             1
    y_3_0_0   same_a2_3_0_0             1
    y_3_0_0   same_a3_3_0_0             1
    y_3_0_0   same_a4_3_0_0            -1
    y_3_0_0   differ_a_3_0             1
    y_3_0_1   same_a1_3_0_1             1
    y_3_0_1   same_a2_3_0_1             1
    y_3_0_1   same_a3_3_0_1             1
    y_3_0_1   same_a4_3_0_1            -1
    y_3_0_1   differ_a_3_0             1
    y_3_0_2   same_a1_3_0_2             1
    y_3_0_2   same_a2_3_0_2             1
    y_3_0_2   same_a3_3_0_2             1
    y_3_0_2   same_a4_3_0_2            -1
    y_3_0_2   differ_a_3_0             1
    y_3_0_3   same_a1_3_0_3             1
    y_3_0_3   same_a2_3_0_3             1
    y_3_0_3   same_a3_3_0_3             1
    y_3_0_3   same_a4_3_0_3            -1
    y_3_0_3   differ_a_3_0             1
    y_3_0_4   same_a1_3_0_4             1
    y_3_0_4   same_a2_3_0_4             1
    y_3_0_4   same_a3_3_0_4             1
    y_3_0_4   same_a4_3_0_4            -1
    y_3_0_4   differ_a_3_0             1
    y_3_0_5   same_a1_3_0_5             1
    y_3_0_5   same_a2_3_0_5             1
    y_3_0_5   same_a3_3_0_5             1
    y_3_0_5   same_a4_3_0_5            -1
    y_3_0_5   differ_a_3_0             1
    y_3_1_0   same_a1_3_1_0             1
    y_3_1_0   same_a2_3_1_0             1
    y_3_1_0   same_a3_3_1_0             1
    y_3_1_0   same_a4_3_1_0            -1
    y_3_1_0   differ_a_3_1             1
    y_3_1_1   same_a1_3_1_1             1
    y_3_1_1   same_a2_3_1_1             1
    y_3_1_1   same_a3_3_1_1             1
    y_3_1_1   same_a4_3_1_1            -1
    y_3_1_1   differ_a_3_1             1
    y_3_1_2   same_a1_3_1_2             1
    y_3_1_2   same_a2_3_1_2             1
    y_3_1_2   same_a3_3_1_2             1
    y_3_1_2   same_a4_3_1_2            -1
    y_3_1_2   differ_a_3_1             1
    y_3_1_3   same_a1_3_1_3             1
    y_3_1_3   same_a2_3_1_3             1
    y_3_1_3   same_a3_3_1_3             1
    y_3_1_3   same_a4_3_1_3            -1
    y_3_1_3   differ_a_3_1             1
    y_3_1_4   same_a1_3_1_4             1
    y_3_1_4   same_a2_3_1_4             1
    y_3_1_4   same_a3_3_1_4             1
    y_3_1_4   same_a4_3_1_4            -1
    y_3_1_4   differ_a_3_1             1
    y_3_1_5   same_a1_3_1_5             1
    y_3_1_5   same_a2_3_1_5             1
    y_3_1_5   same_a3_3_1_5             1
    y_3_1_5   same_a4_3_1_5            -1
    y_3_1_5   differ_a_3_1             1
    y_3_2_0   same_a1_3_2_0             1
    y_3_2_0   same_a2_3_2_0             1
    y_3_2_0   same_a3_3_2_0             1
    y_3_2_0   same_a4_3_2_0            -1
    y_3_2_0   differ_a_3_2             1
    y_3_2_1   same_a1_3_2_1             1
    y_3_2_1   same_a2_3_2_1             1
    y_3_2_1   same_a3_3_2_1             1
    y_3_2_1   same_a4_3_2_1            -1
    y_3_2_1   differ_a_3_2             1
    y_3_2_2   same_a1_3_2_2             1
    y_3_2_2   same_a2_3_2_2             1
    y_3_2_2   same_a3_3_2_2             1
    y_3_2_2   same_a4_3_2_2            -1
    y_3_2_2   differ_a_3_2             1
    y_3_2_3   same_a1_3_2_3             1
    y_3_2_3   same_a2_3_2_3             1
    y_3_2_3   same_a3_3_2_3             1
    y_3_2_3   same_a4_3_2_3            -1
    y_3_2_3   differ_a_3_2             1
    y_3_2_4   same_a1_3_2_4             1
    y_3_2_4   same_a2_3_2_4             1
    y_3_2_4   same_a3_3_2_4             1
    y_3_2_4   same_a4_3_2_4            -1
    y_3_2_4   differ_a_3_2             1
    y_3_2_5   same_a1_3_2_5             1
    y_3_2_5   same_a2_3_2_5             1
    y_3_2_5   same_a3_3_2_5             1
    y_3_2_5   same_a4_3_2_5            -1
    y_3_2_5   differ_a_3_2             1
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
    z_0_1_2   same_d1_0_1_2             1
    z_0_1_2   same_d2_0_1_2             1
    z_0_1_2   same_d3_0_1_2             1
    z_0_1_2   same_d4_0_1_2            -1
    z_0_1_2   differ_d_0_1             1
    z_0_1_3   same_d1_0_1_3             1
    z_0_1_3   same_d2_0_1_3             1
    z_0_1_3   same_d3_0_1_3             1
    z_0_1_3   same_d4_0_1_3            -1
    z_0_1_3   differ_d_0_1             1
    z_0_2_0   same_d1_0_2_0             1
    z_0_2_0   same_d2_0_2_0             1
    z_0_2_0   same_d3_0_2_0             1
    z_0_2_0   same_d4_0_2_0            -1
    z_0_2_0   differ_d_0_2             1
    z_0_2_1   same_d1_0_2_1             1
    z_0_2_1   same_d2_0_2_1             1
    z_0_2_1   same_d3_0_2_1             1
    z_0_2_1   same_d4_0_2_1            -1
    z_0_2_1   differ_d_0_2             1
    z_0_2_2   same_d1_0_2_2             1
    z_0_2_2   same_d2_0_2_2             1
    z_0_2_2   same_d3_0_2_2             1
    z_0_2_2   same_d4_0_2_2            -1
    z_0_2_2   differ_d_0_2             1
    z_0_2_3   same_d1_0_2_3             1
    z_0_2_3   same_d2_0_2_3             1
    z_0_2_3   same_d3_0_2_3             1
    z_0_2_3   same_d4_0_2_3            -1
    z_0_2_3   differ_d_0_2             1
    z_0_3_0   same_d1_0_3_0             1
    z_0_3_0   same_d2_0_3_0             1
    z_0_3_0   same_d3_0_3_0             1
    z_0_3_0   same_d4_0_3_0            -1
    z_0_3_0   differ_d_0_3             1
    z_0_3_1   same_d1_0_3_1             1
    z_0_3_1   same_d2_0_3_1             1
    z_0_3_1   same_d3_0_3_1             1
    z_0_3_1   same_d4_0_3_1            -1
    z_0_3_1   differ_d_0_3             1
    z_0_3_2   same_d1_0_3_2             1
    z_0_3_2   same_d2_0_3_2             1
    z_0_3_2   same_d3_0_3_2             1
    z_0_3_2   same_d4_0_3_2            -1
    z_0_3_2   differ_d_0_3             1
    z_0_3_3   same_d1_0_3_3             1
    z_0_3_3   same_d2_0_3_3             1
    z_0_3_3   same_d3_0_3_3             1
    z_0_3_3   same_d4_0_3_3            -1
    z_0_3_3   differ_d_0_3             1
    z_0_4_0   same_d1_0_4_0             1
    z_0_4_0   same_d2_0_4_0             1
    z_0_4_0   same_d3_0_4_0             1
    z_0_4_0   same_d4_0_4_0            -1
    z_0_4_0   differ_d_0_4             1
    z_0_4_1   same_d1_0_4_1             1
    z_0_4_1   same_d2_0_4_1             1
    z_0_4_1   same_d3_0_4_1             1
    z_0_4_1   same_d4_0_4_1            -1
    z_0_4_1   differ_d_0_4             1
    z_0_4_2   same_d1_0_4_2             1
    z_0_4_2   same_d2_0_4_2             1
    z_0_4_2   same_d3_0_4_2             1
    z_0_4_2   same_d4_0_4_2            -1
    z_0_4_2   differ_d_0_4             1
    z_0_4_3   same_d1_0_4_3             1
    z_0_4_3   same_d2_0_4_3             1
    z_0_4_3   same_d3_0_4_3             1
    z_0_4_3   same_d4_0_4_3            -1
    z_0_4_3   differ_d_0_4             1
    z_0_5_0   same_d1_0_5_0             1
    z_0_5_0   same_d2_0_5_0             1
    z_0_5_0   same_d3_0_5_0             1
    z_0_5_0   same_d4_0_5_0            -1
    z_0_5_0   differ_d_0_5             1
    z_0_5_1   same_d1_0_5_1             1
    z_0_5_1   same_d2_0_5_1             1
    z_0_5_1   same_d3_0_5_1             1
    z_0_5_1   same_d4_0_5_1            -1
    z_0_5_1   differ_d_0_5             1
    z_0_5_2   same_d1_0_5_2             1
    z_0_5_2   same_d2_0_5_2             1
    z_0_5_2   same_d3_0_5_2             1
    z_0_5_2   same_d4_0_5_2            -1
    z_0_5_2   differ_d_0_5             1
    z_0_5_3   same_d1_0_5_3             1
    z_0_5_3   same_d2_0_5_3             1
    z_0_5_3   same_d3_0_5_3             1
    z_0_5_3   same_d4_0_5_3            -1
    z_0_5_3   differ_d_0_5             1
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
    z_1_0_2   same_d1_1_0_2             1
    z_1_0_2   same_d2_1_0_2             1
    z_1_0_2   same_d3_1_0_2             1
    z_1_0_2   same_d4_1_0_2            -1
    z_1_0_2   differ_d_1_0             1
    z_1_0_3   same_d1_1_0_3             1
    z_1_0_3   same_d2_1_0_3             1
    z_1_0_3   same_d3_1_0_3             1
    z_1_0_3   same_d4_1_0_3            -1
    z_1_0_3   differ_d_1_0             1
    z_1_2_0   same_d1_1_2_0             1
    z_1_2_0   same_d2_1_2_0             1
    z_1_2_0   same_d3_1_2_0             1
    z_1_2_0   same_d4_1_2_0            -1
    z_1_2_0   differ_d_1_2             1
    z_1_2_1   same_d1_1_2_1             1
    z_1_2_1   same_d2_1_2_1             1
    z_1_2_1   same_d3_1_2_1             1
    z_1_2_1   same_d4_1_2_1            -1
    z_1_2_1   differ_d_1_2             1
    z_1_2_2   same_d1_1_2_2             1
    z_1_2_2   same_d2_1_2_2             1
    z_1_2_2   same_d3_1_2_2             1
    z_1_2_2   same_d4_1_2_2            -1
    z_1_2_2   differ_d_1_2             1
    z_1_2_3   same_d1_1_2_3             1
    z_1_2_3   same_d2_1_2_3             1
    z_1_2_3   same_d3_1_2_3             1
    z_1_2_3   same_d4_1_2_3            -1
    z_1_2_3   differ_d_1_2             1
    z_1_3_0   same_d1_1_3_0             1
    z_1_3_0   same_d2_1_3_0             1
    z_1_3_0   same_d3_1_3_0             1
    z_1_3_0   same_d4_1_3_0            -1
    z_1_3_0   differ_d_1_3             1
    z_1_3_1   same_d1_1_3_1             1
    z_1_3_1   same_d2_1_3_1             1
    z_1_3_1   same_d3_1_3_1             1
    z_1_3_1   same_d4_1_3_1            -1
    z_1_3_1   differ_d_1_3             1
    z_1_3_2   same_d1_1_3_2             1
    z_1_3_2   same_d2_1_3_2             1
    z_1_3_2   same_d3_1_3_2             1
    z_1_3_2   same_d4_1_3_2            -1
    z_1_3_2   differ_d_1_3             1
    z_1_3_3   same_d1_1_3_3             1
    z_1_3_3   same_d2_1_3_3             1
    z_1_3_3   same_d3_1_3_3             1
    z_1_3_3   same_d4_1_3_3            -1
    z_1_3_3   differ_d_1_3             1
    z_1_4_0   same_d1_1_4_0             1
    z_1_4_0   same_d2_1_4_0             1
    z_1_4_0   same_d3_1_4_0             1
    z_1_4_0   same_d4_1_4_0            -1
    z_1_4_0   differ_d_1_4             1
    z_1_4_1   same_d1_1_4_1             1
    z_1_4_1   same_d2_1_4_1             1
    z_1_4_1   same_d3_1_4_1             1
    z_1_4_1   same_d4_1_4_1            -1
    z_1_4_1   differ_d_1_4             1
    z_1_4_2   same_d1_1_4_2             1
    z_1_4_2   same_d2_1_4_2             1
    z_1_4_2   same_d3_1_4_2             1
    z_1_4_2   same_d4_1_4_2            -1
    z_1_4_2   differ_d_1_4             1
    z_1_4_3   same_d1_1_4_3             1
    z_1_4_3   same_d2_1_4_3             1
    z_1_4_3   same_d3_1_4_3             1
    z_1_4_3   same_d4_1_4_3            -1
    z_1_4_3   differ_d_1_4             1
    z_1_5_0   same_d1_1_5_0             1
    z_1_5_0   same_d2_1_5_0             1
    z_1_5_0   same_d3_1_5_0             1
    z_1_5_0   same_d4_1_5_0            -1
    z_1_5_0   differ_d_1_5             1
    z_1_5_1   same_d1_1_5_1             1
    z_1_5_1   same_d2_1_5_1             1
    z_1_5_1   same_d3_1_5_1             1
    z_1_5_1   same_d4_1_5_1            -1
    z_1_5_1   differ_d_1_5             1
    z_1_5_2   same_d1_1_5_2             1
    z_1_5_2   same_d2_1_5_2             1
    z_1_5_2   same_d3_1_5_2             1
    z_1_5_2   same_d4_1_5_2            -1
    z_1_5_2   differ_d_1_5             1
    z_1_5_3   same_d1_1_5_3             1
    z_1_5_3   same_d2_1_5_3             1
    z_1_5_3   same_d3_1_5_3             1
    z_1_5_3   same_d4_1_5_3            -1
    z_1_5_3   differ_d_1_5             1
    z_2_0_0   same_d1_2_0_0             1
    z_2_0_0   same_d2_2_0_0             1
    z_2_0_0   same_d3_2_0_0             1
    z_2_0_0   same_d4_2_0_0            -1
    z_2_0_0   differ_d_2_0             1
    z_2_0_1   same_d1_2_0_1             1
    z_2_0_1   same_d2_2_0_1             1
    z_2_0_1   same_d3_2_0_1             1
    z_2_0_1   same_d4_2_0_1            -1
    z_2_0_1   differ_d_2_0             1
    z_2_0_2   same_d1_2_0_2             1
    z_2_0_2   same_d2_2_0_2             1
    z_2_0_2   same_d3_2_0_2             1
    z_2_0_2   same_d4_2_0_2            -1
    z_2_0_2   differ_d_2_0             1
    z_2_0_3   same_d1_2_0_3             1
    z_2_0_3   same_d2_2_0_3             1
    z_2_0_3   same_d3_2_0_3             1
    z_2_0_3   same_d4_2_0_3            -1
    z_2_0_3   differ_d_2_0             1
    z_2_1_0   same_d1_2_1_0             1
    z_2_1_0   same_d2_2_1_0             1
    z_2_1_0   same_d3_2_1_0             1
    z_2_1_0   same_d4_2_1_0            -1
    z_2_1_0   differ_d_2_1             1
    z_2_1_1   same_d1_2_1_1             1
    z_2_1_1   same_d2_2_1_1             1
    z_2_1_1   same_d3_2_1_1             1
    z_2_1_1   same_d4_2_1_1            -1
    z_2_1_1   differ_d_2_1             1
    z_2_1_2   same_d1_2_1_2             1
    z_2_1_2   same_d2_2_1_2             1
    z_2_1_2   same_d3_2_1_2             1
    z_2_1_2   same_d4_2_1_2            -1
    z_2_1_2   differ_d_2_1             1
    z_2_1_3   same_d1_2_1_3             1
    z_2_1_3   same_d2_2_1_3             1
    z_2_1_3   same_d3_2_1_3             1
    z_2_1_3   same_d4_2_1_3            -1
    z_2_1_3   differ_d_2_1             1
    z_2_3_0   same_d1_2_3_0             1
    z_2_3_0   same_d2_2_3_0             1
    z_2_3_0   same_d3_2_3_0             1
    z_2_3_0   same_d4_2_3_0            -1
    z_2_3_0   differ_d_2_3             1
    z_2_3_1   same_d1_2_3_1             1
    z_2_3_1   same_d2_2_3_1             1
    z_2_3_1   same_d3_2_3_1             1
    z_2_3_1   same_d4_2_3_1            -1
    z_2_3_1   differ_d_2_3             1
    z_2_3_2   same_d1_2_3_2             1
    z_2_3_2   same_d2_2_3_2             1
    z_2_3_2   same_d3_2_3_2             1
    z_2_3_2   same_d4_2_3_2            -1
    z_2_3_2   differ_d_2_3             1
    z_2_3_3   same_d1_2_3_3             1
    z_2_3_3   same_d2_2_3_3             1
    z_2_3_3   same_d3_2_3_3             1
    z_2_3_3   same_d4_2_3_3            -1
    z_2_3_3   differ_d_2_3             1
    z_2_4_0   same_d1_2_4_0             1
    z_2_4_0   same_d2_2_4_0             1
    z_2_4_0   same_d3_2_4_0             1
    z_2_4_0   same_d4_2_4_0            -1
    z_2_4_0   differ_d_2_4             1
    z_2_4_1   same_d1_2_4_1             1
    z_2_4_1   same_d2_2_4_1             1
    z_2_4_1   same_d3_2_4_1             1
    z_2_4_1   same_d4_2_4_1            -1
    z_2_4_1   differ_d_2_4             1
    z_2_4_2   same_d1_2_4_2             1
    z_2_4_2   same_d2_2_4_2             1
    z_2_4_2   same_d3_2_4_2             1
    z_2_4_2   same_d4_2_4_2            -1
    z_2_4_2   differ_d_2_4             1
    z_2_4_3   same_d1_2_4_3             1
    z_2_4_3   same_d2_2_4_3             1
    z_2_4_3   same_d3_2_4_3             1
    z_2_4_3   same_d4_2_4_3            -1
    z_2_4_3   differ_d_2_4             1
    z_2_5_0   same_d1_2_5_0             1
    z_2_5_0   same_d2_2_5_0             1
    z_2_5_0   same_d3_2_5_0             1
    z_2_5_0   same_d4_2_5_0            -1
    z_2_5_0   differ_d_2_5             1
    z_2_5_1   same_d1_2_5_1             1
    z_2_5_1   same_d2_2_5_1             1
    z_2_5_1   same_d3_2_5_1             1
    z_2_5_1   same_d4_2_5_1            -1
    z_2_5_1   differ_d_2_5             1
    z_2_5_2   same_d1_2_5_2             1
    z_2_5_2   same_d2_2_5_2             1
    z_2_5_2   same_d3_2_5_2             1
    z_2_5_2   same_d4_2_5_2            -1
    z_2_5_2   differ_d_2_5             1
    z_2_5_3   same_d1_2_5_3             1
    z_2_5_3   same_d2_2_5_3             1
    z_2_5_3   same_d3_2_5_3             1
    z_2_5_3   same_d4_2_5_3            -1
    z_2_5_3   differ_d_2_5             1
    z_3_0_0   same_d1_3_0_0             1
    z_3_0_0   same_d2_3_0_0             1
    z_3_0_0   same_d3_3_0_0             1
    z_3_0_0   same_d4_3_0_0            -1
    z_3_0_0   differ_d_3_0             1
    z_3_0_1   same_d1_3_0_1             1
    z_3_0_1   same_d2_3_0_1             1
    z_3_0_1   same_d3_3_0_1             1
    z_3_0_1   same_d4_3_0_1            -1
    z_3_0_1   differ_d_3_0             1
    z_3_0_2   same_d1_3_0_2             1
    z_3_0_2   same_d2_3_0_2             1
    z_3_0_2   same_d3_3_0_2             1
    z_3_0_2   same_d4_3_0_2            -1
    z_3_0_2   differ_d_3_0             1
    z_3_0_3   same_d1_3_0_3             1
    z_3_0_3   same_d2_3_0_3             1
    z_3_0_3   same_d3_3_0_3             1
    z_3_0_3   same_d4_3_0_3            -1
    z_3_0_3   differ_d_3_0             1
    z_3_1_0   same_d1_3_1_0             1
    z_3_1_0   same_d2_3_1_0             1
    z_3_1_0   same_d3_3_1_0             1
    z_3_1_0   same_d4_3_1_0            -1
    z_3_1_0   differ_d_3_1             1
    z_3_1_1   same_d1_3_1_1             1
    z_3_1_1   same_d2_3_1_1             1
    z_3_1_1   same_d3_3_1_1             1
    z_3_1_1   same_d4_3_1_1            -1
    z_3_1_1   differ_d_3_1             1
    z_3_1_2   same_d1_3_1_2             1
    z_3_1_2   same_d2_3_1_2             1
    z_3_1_2   same_d3_3_1_2             1
    z_3_1_2   same_d4_3_1_2            -1
    z_3_1_2   differ_d_3_1             1
    z_3_1_3   same_d1_3_1_3             1
    z_3_1_3   same_d2_3_1_3             1
    z_3_1_3   same_d3_3_1_3             1
    z_3_1_3   same_d4_3_1_3            -1
    z_3_1_3   differ_d_3_1             1
    z_3_2_0   same_d1_3_2_0             1
    z_3_2_0   same_d2_3_2_0             1
    z_3_2_0   same_d3_3_2_0             1
    z_3_2_0   same_d4_3_2_0            -1
    z_3_2_0   differ_d_3_2             1
    z_3_2_1   same_d1_3_2_1             1
    z_3_2_1   same_d2_3_2_1             1
    z_3_2_1   same_d3_3_2_1             1
    z_3_2_1   same_d4_3_2_1            -1
    z_3_2_1   differ_d_3_2             1
    z_3_2_2   same_d1_3_2_2             1
    z_3_2_2   same_d2_3_2_2             1
    z_3_2_2   same_d3_3_2_2             1
    z_3_2_2   same_d4_3_2_2            -1
    z_3_2_2   differ_d_3_2             1
    z_3_2_3   same_d1_3_2_3             1
    z_3_2_3   same_d2_3_2_3             1
    z_3_2_3   same_d3_3_2_3             1
    z_3_2_3   same_d4_3_2_3            -1
    z_3_2_3   differ_d_3_2             1
    z_3_4_0   same_d1_3_4_0             1
    z_3_4_0   same_d2_3_4_0             1
    z_3_4_0   same_d3_3_4_0             1
    z_3_4_0   same_d4_3_4_0            -1
    z_3_4_0   differ_d_3_4             1
    z_3_4_1   same_d1_3_4_1             1
    z_3_4_1   same_d2_3_4_1             1
    z_3_4_1   same_d3_3_4_1             1
    z_3_4_1   same_d4_3_4_1            -1
    z_3_4_1   differ_d_3_4             1
    z_3_4_2   same_d1_3_4_2             1
    z_3_4_2   same_d2_3_4_2             1
    z_3_4_2   same_d3_3_4_2             1
    z_3_4_2   same_d4_3_4_2            -1
    z_3_4_2   differ_d_3_4             1
    z_3_4_3   same_d1_3_4_3             1
    z_3_4_3   same_d2_3_4_3             1
    z_3_4_3   same_d3_3_4_3             1
    z_3_4_3   same_d4_3_4_3            -1
    z_3_4_3   differ_d_3_4             1
    z_3_5_0   same_d1_3_5_0             1
    z_3_5_0   same_d2_3_5_0             1
    z_3_5_0   same_d3_3_5_0             1
    z_3_5_0   same_d4_3_5_0            -1
    z_3_5_0   differ_d_3_5             1
    z_3_5_1   same_d1_3_5_1             1
    z_3_5_1   same_d2_3_5_1             1
    z_3_5_1   same_d3_3_5_1             1
    z_3_5_1   same_d4_3_5_1            -1
    z_3_5_1   differ_d_3_5             1
    z_3_5_2   same_d1_3_5_2             1
    z_3_5_2   same_d2_3_5_2             1
    z_3_5_2   same_d3_3_5_2             1
    z_3_5_2   same_d4_3_5_2            -1
    z_3_5_2   differ_d_3_5             1
    z_3_5_3   same_d1_3_5_3             1
    z_3_5_3   same_d2_3_5_3             1
    z_3_5_3   same_d3_3_5_3             1
    z_3_5_3   same_d4_3_5_3            -1
    z_3_5_3   differ_d_3_5             1
    z_4_0_0   same_d1_4_0_0             1
    z_4_0_0   same_d2_4_0_0             1
    z_4_0_0   same_d3_4_0_0             1
    z_4_0_0   same_d4_4_0_0            -1
    z_4_0_0   differ_d_4_0             1
    z_4_0_1   same_d1_4_0_1             1
    z_4_0_1   same_d2_4_0_1             1
    z_4_0_1   same_d3_4_0_1             1
    z_4_0_1   same_d4_4_0_1            -1
    z_4_0_1   differ_d_4_0             1
    z_4_0_2   same_d1_4_0_2             1
    z_4_0_2   same_d2_4_0_2             1
    z_4_0_2   same_d3_4_0_2             1
    z_4_0_2   same_d4_4_0_2            -1
    z_4_0_2   differ_d_4_0             1
    z_4_0_3   same_d1_4_0_3             1
    z_4_0_3   same_d2_4_0_3             1
    z_4_0_3   same_d3_4_0_3             1
    z_4_0_3   same_d4_4_0_3            -1
    z_4_0_3   differ_d_4_0             1
    z_4_1_0   same_d1_4_1_0             1
    z_4_1_0   same_d2_4_1_0             1
    z_4_1_0   same_d3_4_1_0             1
    z_4_1_0   same_d4_4_1_0            -1
    z_4_1_0   differ_d_4_1             1
    z_4_1_1   same_d1_4_1_1             1
    z_4_1_1   same_d2_4_1_1             1
    z_4_1_1   same_d3_4_1_1             1
    z_4_1_1   same_d4_4_1_1            -1
    z_4_1_1   differ_d_4_1             1
    z_4_1_2   same_d1_4_1_2             1
    z_4_1_2   same_d2_4_1_2             1
    z_4_1_2   same_d3_4_1_2             1
    z_4_1_2   same_d4_4_1_2            -1
    z_4_1_2   differ_d_4_1             1
    z_4_1_3   same_d1_4_1_3             1
    z_4_1_3   same_d2_4_1_3             1
    z_4_1_3   same_d3_4_1_3             1
    z_4_1_3   same_d4_4_1_3            -1
    z_4_1_3   differ_d_4_1             1
    z_4_2_0   same_d1_4_2_0             1
    z_4_2_0   same_d2_4_2_0             1
    z_4_2_0   same_d3_4_2_0             1
    z_4_2_0   same_d4_4_2_0            -1
    z_4_2_0   differ_d_4_2             1
    z_4_2_1   same_d1_4_2_1             1
    z_4_2_1   same_d2_4_2_1             1
    z_4_2_1   same_d3_4_2_1             1
    z_4_2_1   same_d4_4_2_1            -1
    z_4_2_1   differ_d_4_2             1
    z_4_2_2   same_d1_4_2_2             1
    z_4_2_2   same_d2_4_2_2             1
    z_4_2_2   same_d3_4_2_2             1
    z_4_2_2   same_d4_4_2_2            -1
    z_4_2_2   differ_d_4_2             1
    z_4_2_3   same_d1_4_2_3             1
    z_4_2_3   same_d2_4_2_3             1
    z_4_2_3   same_d3_4_2_3             1
    z_4_2_3   same_d4_4_2_3            -1
    z_4_2_3   differ_d_4_2             1
    z_4_3_0   same_d1_4_3_0             1
    z_4_3_0   same_d2_4_3_0             1
    z_4_3_0   same_d3_4_3_0             1
    z_4_3_0   same_d4_4_3_0            -1
    z_4_3_0   differ_d_4_3             1
    z_4_3_1   same_d1_4_3_1             1
    z_4_3_1   same_d2_4_3_1             1
    z_4_3_1   same_d3_4_3_1             1
    z_4_3_1   same_d4_4_3_1            -1
    z_4_3_1   differ_d_4_3             1
    z_4_3_2   same_d1_4_3_2             1
    z_4_3_2   same_d2_4_3_2             1
    z_4_3_2   same_d3_4_3_2             1
    z_4_3_2   same_d4_4_3_2            -1
    z_4_3_2   differ_d_4_3             1
    z_4_3_3   same_d1_4_3_3             1
    z_4_3_3   same_d2_4_3_3             1
    z_4_3_3   same_d3_4_3_3             1
    z_4_3_3   same_d4_4_3_3            -1
    z_4_3_3   differ_d_4_3             1
    z_4_5_0   same_d1_4_5_0             1
    z_4_5_0   same_d2_4_5_0             1
    z_4_5_0   same_d3_4_5_0             1
    z_4_5_0   same_d4_4_5_0            -1
    z_4_5_0   differ_d_4_5             1
    z_4_5_1   same_d1_4_5_1             1
    z_4_5_1   same_d2_4_5_1             1
    z_4_5_1   same_d3_4_5_1             1
    z_4_5_1   same_d4_4_5_1            -1
    z_4_5_1   differ_d_4_5             1
    z_4_5_2   same_d1_4_5_2             1
    z_4_5_2   same_d2_4_5_2             1
    z_4_5_2   same_d3_4_5_2             1
    z_4_5_2   same_d4_4_5_2            -1
    z_4_5_2   differ_d_4_5             1
    z_4_5_3   same_d1_4_5_3             1
    z_4_5_3   same_d2_4_5_3             1
    z_4_5_3   same_d3_4_5_3             1
    z_4_5_3   same_d4_4_5_3            -1
    z_4_5_3   differ_d_4_5             1
    z_5_0_0   same_d1_5_0_0             1
    z_5_0_0   same_d2_5_0_0             1
    z_5_0_0   same_d3_5_0_0             1
    z_5_0_0   same_d4_5_0_0            -1
    z_5_0_0   differ_d_5_0             1
    z_5_0_1   same_d1_5_0_1             1
    z_5_0_1   same_d2_5_0_1             1
    z_5_0_1   same_d3_5_0_1             1
    z_5_0_1   same_d4_5_0_1            -1
    z_5_0_1   differ_d_5_0             1
    z_5_0_2   same_d1_5_0_2             1
    z_5_0_2   same_d2_5_0_2             1
    z_5_0_2   same_d3_5_0_2             1
    z_5_0_2   same_d4_5_0_2            -1
    z_5_0_2   differ_d_5_0             1
    z_5_0_3   same_d1_5_0_3             1
    z_5_0_3   same_d2_5_0_3             1
    z_5_0_3   same_d3_5_0_3             1
    z_5_0_3   same_d4_5_0_3            -1
    z_5_0_3   differ_d_5_0             1
    z_5_1_0   same_d1_5_1_0             1
    z_5_1_0   same_d2_5_1_0             1
    z_5_1_0   same_d3_5_1_0             1
    z_5_1_0   same_d4_5_1_0            -1
    z_5_1_0   differ_d_5_1             1
    z_5_1_1   same_d1_5_1_1             1
    z_5_1_1   same_d2_5_1_1             1
    z_5_1_1   same_d3_5_1_1             1
    z_5_1_1   same_d4_5_1_1            -1
    z_5_1_1   differ_d_5_1             1
    z_5_1_2   same_d1_5_1_2             1
    z_5_1_2   same_d2_5_1_2             1
    z_5_1_2   same_d3_5_1_2             1
    z_5_1_2   same_d4_5_1_2            -1
    z_5_1_2   differ_d_5_1             1
    z_5_1_3   same_d1_5_1_3             1
    z_5_1_3   same_d2_5_1_3             1
    z_5_1_3   same_d3_5_1_3             1
    z_5_1_3   same_d4_5_1_3            -1
    z_5_1_3   differ_d_5_1             1
    z_5_2_0   same_d1_5_2_0             1
    z_5_2_0   same_d2_5_2_0             1
    z_5_2_0   same_d3_5_2_0             1
    z_5_2_0   same_d4_5_2_0            -1
    z_5_2_0   differ_d_5_2             1
    z_5_2_1   same_d1_5_2_1             1
    z_5_2_1   same_d2_5_2_1             1
    z_5_2_1   same_d3_5_2_1             1
    z_5_2_1   same_d4_5_2_1            -1
    z_5_2_1   differ_d_5_2             1
    z_5_2_2   same_d1_5_2_2             1
    z_5_2_2   same_d2_5_2_2             1
    z_5_2_2   same_d3_5_2_2             1
    z_5_2_2   same_d4_5_2_2            -1
    z_5_2_2   differ_d_5_2             1
    z_5_2_3   same_d1_5_2_3             1
    z_5_2_3   same_d2_5_2_3             1
    z_5_2_3   same_d3_5_2_3             1
    z_5_2_3   same_d4_5_2_3            -1
    z_5_2_3   differ_d_5_2             1
    z_5_3_0   same_d1_5_3_0             1
    z_5_3_0   same_d2_5_3_0             1
    z_5_3_0   same_d3_5_3_0             1
    z_5_3_0   same_d4_5_3_0            -1
    z_5_3_0   differ_d_5_3             1
    z_5_3_1   same_d1_5_3_1             1
    z_5_3_1   same_d2_5_3_1             1
    z_5_3_1   same_d3_5_3_1             1
    z_5_3_1   same_d4_5_3_1            -1
    z_5_3_1   differ_d_5_3             1
    z_5_3_2   same_d1_5_3_2             1
    z_5_3_2   same_d2_5_3_2             1
    z_5_3_2   same_d3_5_3_2             1
    z_5_3_2   same_d4_5_3_2            -1
    z_5_3_2   differ_d_5_3             1
    z_5_3_3   same_d1_5_3_3             1
    z_5_3_3   same_d2_5_3_3             1
    z_5_3_3   same_d3_5_3_3             1
    z_5_3_3   same_d4_5_3_3            -1
    z_5_3_3   differ_d_5_3             1
    z_5_4_0   same_d1_5_4_0             1
    z_5_4_0   same_d2_5_4_0             1
    z_5_4_0   same_d3_5_4_0             1
    z_5_4_0   same_d4_5_4_0            -1
    z_5_4_0   differ_d_5_4             1
    z_5_4_1   same_d1_5_4_1             1
    z_5_4_1   same_d2_5_4_1             1
    z_5_4_1   same_d3_5_4_1             1
    z_5_4_1   same_d4_5_4_1            -1
    z_5_4_1   differ_d_5_4             1
    z_5_4_2   same_d1_5_4_2             1
    z_5_4_2   same_d2_5_4_2             1
    z_5_4_2   same_d3_5_4_2             1
    z_5_4_2   same_d4_5_4_2            -1
    z_5_4_2   differ_d_5_4             1
    z_5_4_3   same_d1_5_4_3             1
    z_5_4_3   same_d2_5_4_3             1
    z_5_4_3   same_d3_5_4_3             1
    z_5_4_3   same_d4_5_4_3            -1
    z_5_4_3   differ_d_5_4             1
    MARKER    'MARKER'                 'INTEND'
RHS
    RHS       given_0_0             1
    RHS       run_a_max_0_0             2
    RHS       run_a_min_0_0             1
    RHS       run_a_max_0_1             2
    RHS       run_a_min_0_1             1
    RHS       run_a_max_0_2             2
    RHS       run_a_min_0_2             1
    RHS       run_a_max_0_3             2
    RHS       run_a_min_0_3             1
    RHS       run_a_max_1_0             2
    RHS       run_a_min_1_0             1
    RHS       run_a_max_1_1             2
    RHS       run_a_min_1_1             1
    RHS       run_a_max_1_2             2
    RHS       run_a_min_1_2             1
    RHS       run_a_max_1_3             2
    RHS       run_a_min_1_3             1
    RHS       run_a_max_2_0             2
    RHS       run_a_min_2_0             1
    RHS       run_a_max_2_1             2
    RHS       run_a_min_2_1             1
    RHS       run_a_max_2_2             2
    RHS       run_a_min_2_2             1
    RHS       run_a_max_2_3             2
    RHS       run_a_min_2_3             1
    RHS       run_a_max_3_0             2
    RHS       run_a_min_3_0             1
    RHS       run_a_max_3_1             2
    RHS       run_a_min_3_1             1
    RHS       run_a_max_3_2             2
    RHS       run_a_min_3_2             1
    RHS       run_a_max_3_3             2
    RHS       run_a_min_3_3             1
    RHS       run_d_max_0_0             2
    RHS       run_d_min_0_0             1
    RHS       run_d_max_0_1             2
    RHS       run_d_min_0_1             1
    RHS       run_d_max_0_2             2
    RHS       run_d_min_0_2             1
    RHS       run_d_max_0_3             2
    RHS       run_d_min_0_3             1
    RHS       run_d_max_0_4             2
    RHS       run_d_min_0_4             1
    RHS       run_d_max_0_5             2
    RHS       run_d_min_0_5             1
    RHS       run_d_max_1_0             2
    RHS       run_d_min_1_0             1
    RHS       run_d_max_1_1             2
    RHS       run_d_min_1_1             1
    RHS       run_d_max_1_2             2
    RHS       run_d_min_1_2             1
    RHS       run_d_max_1_3             2
    RHS       run_d_min_1_3             1
    RHS       run_d_max_1_4             2
    RHS       run_d_min_1_4             1
    RHS       run_d_max_1_5             2
    RHS       run_d_min_1_5             1
    RHS       balance_a0             3
    RHS       balance_a1             3
    RHS       balance_a2             3
    RHS       balance_a3             3
    RHS       balance_d0             2
    RHS       balance_d1             2
    RHS       balance_d2             2
    RHS       balance_d3             2
    RHS       balance_d4             2
    RHS       balance_d5             2
    RHS       same_a1_0_1_0             1
    RHS       same_a2_0_1_0             1
    RHS       same_a3_0_1_0             1
    RHS       same_a4_0_1_0             1
    RHS       same_a1_0_1_1             1
    RHS       same_a2_0_1_1             1
    RHS       same_a3_0_1_1             1
    RHS       same_a4_0_1_1             1
    RHS       same_a1_0_1_2             1
    RHS       same_a2_0_1_2             1
    RHS       same_a3_0_1_2             1
    RHS       same_a4_0_1_2             1
    RHS       same_a1_0_1_3             1
    RHS       same_a2_0_1_3             1
    RHS       same_a3_0_1_3             1
    RHS       same_a4_0_1_3             1
    RHS       same_a1_0_1_4             1
    RHS       same_a2_0_1_4             1
    RHS       same_a3_0_1_4             1
    RHS       same_a4_0_1_4             1
    RHS       same_a1_0_1_5             1
    RHS       same_a2_0_1_5             1
    RHS       same_a3_0_1_5             1
    RHS       same_a4_0_1_5             1
    RHS       same_a1_0_2_0             1
    RHS       same_a2_0_2_0             1
    RHS       same_a3_0_2_0             1
    RHS       same_a4_0_2_0             1
    RHS       same_a1_0_2_1             1
    RHS       same_a2_0_2_1             1
    RHS       same_a3_0_2_1             1
    RHS       same_a4_0_2_1             1
    RHS       same_a1_0_2_2             1
    RHS       same_a2_0_2_2             1
    RHS       same_a3_0_2_2             1
    RHS       same_a4_0_2_2             1
    RHS       same_a1_0_2_3             1
    RHS       same_a2_0_2_3             1
    RHS       same_a3_0_2_3             1
    RHS       same_a4_0_2_3             1
    RHS       same_a1_0_2_4             1
    RHS       same_a2_0_2_4             1
    RHS       same_a3_0_2_4             1
    RHS       same_a4_0_2_4             1
    RHS       same_a1_0_2_5             1
    RHS       same_a2_0_2_5             1
    RHS       same_a3_0_2_5             1
    RHS       same_a4_0_2_5             1
    RHS       same_a1_0_3_0             1
    RHS       same_a2_0_3_0             1
    RHS       same_a3_0_3_0             1
    RHS       same_a4_0_3_0             1
    RHS       same_a1_0_3_1             1
    RHS       same_a2_0_3_1             1
    RHS       same_a3_0_3_1             1
    RHS       same_a4_0_3_1             1
    RHS       same_a1_0_3_2             1
    RHS       same_a2_0_3_2             1
    RHS       same_a3_0_3_2             1
    RHS       same_a4_0_3_2             1
    RHS       same_a1_0_3_3             1
    RHS       same_a2_0_3_3             1
    RHS       same_a3_0_3_3             1
    RHS       same_a4_0_3_3             1
    RHS       same_a1_0_3_4             1
    RHS       same_a2_0_3_4             1
    RHS       same_a3_0_3_4             1
    RHS       same_a4_0_3_4             1
    RHS       same_a1_0_3_5             1
    RHS       same_a2_0_3_5             1
    RHS       same_a3_0_3_5             1
    RHS       same_a4_0_3_5             1
    RHS       same_a1_1_0_0             1
    RHS       same_a2_1_0_0             1
    RHS       same_a3_1_0_0             1
    RHS       same_a4_1_0_0             1
    RHS       same_a1_1_0_1             1
    RHS       same_a2_1_0_1             1
    RHS       same_a3_1_0_1             1
    RHS       same_a4_1_0_1             1
    RHS       same_a1_1_0_2             1
    RHS       same_a2_1_0_2             1
    RHS       same_a3_1_0_2             1
    RHS       same_a4_1_0_2             1
    RHS       same_a1_1_0_3             1
    RHS       same_a2_1_0_3             1
    RHS       same_a3_1_0_3             1
    RHS       same_a4_1_0_3             1
    RHS       same_a1_1_0_4             1
    RHS       same_a2_1_0_4             1
    RHS       same_a3_1_0_4             1
    RHS       same_a4_1_0_4             1
    RHS       same_a1_1_0_5             1
    RHS       same_a2_1_0_5             1
    RHS       same_a3_1_0_5             1
    RHS       same_a4_1_0_5             1
    RHS       same_a1_1_2_0             1
    RHS       same_a2_1_2_0             1
    RHS       same_a3_1_2_0             1
    RHS       same_a4_1_2_0             1
    RHS       same_a1_1_2_1             1
    RHS       same_a2_1_2_1             1
    RHS       same_a3_1_2_1             1
    RHS       same_a4_1_2_1             1
    RHS       same_a1_1_2_2             1
    RHS       same_a2_1_2_2             1
    RHS       same_a3_1_2_2             1
    RHS       same_a4_1_2_2             1
    RHS       same_a1_1_2_3             1
    RHS       same_a2_1_2_3             1
    RHS       same_a3_1_2_3             1
    RHS       same_a4_1_2_3             1
    RHS       same_a1_1_2_4             1
    RHS       same_a2_1_2_4             1
    RHS       same_a3_1_2_4             1
    RHS       same_a4_1_2_4             1
    RHS       same_a1_1_2_5             1
    RHS       same_a2_1_2_5             1
    RHS       same_a3_1_2_5             1
    RHS       same_a4_1_2_5             1
    RHS       same_a1_1_3_0             1
    RHS       same_a2_1_3_0             1
    RHS       same_a3_1_3_0             1
    RHS       same_a4_1_3_0             1
    RHS       same_a1_1_3_1             1
    RHS       same_a2_1_3_1             1
    RHS       same_a3_1_3_1             1
    RHS       same_a4_1_3_1             1
    RHS       same_a1_1_3_2             1
    RHS       same_a2_1_3_2             1
    RHS       same_a3_1_3_2             1
    RHS       same_a4_1_3_2             1
    RHS       same_a1_1_3_3             1
    RHS       same_a2_1_3_3             1
    RHS       same_a3_1_3_3             1
    RHS       same_a4_1_3_3             1
    RHS       same_a1_1_3_4             1
    RHS       same_a2_1_3_4             1
    RHS       same_a3_1_3_4             1
    RHS       same_a4_1_3_4             1
    RHS       same_a1_1_3_5             1
    RHS       same_a2_1_3_5             1
    RHS       same_a3_1_3_5             1
    RHS       same_a4_1_3_5             1
    RHS       same_a1_2_0_0             1
    RHS       same_a2_2_0_0             1
    RHS       same_a3_2_0_0             1
    RHS       same_a4_2_0_0             1
    RHS       same_a1_2_0_1             1
    RHS       same_a2_2_0_1             1
    RHS       same_a3_2_0_1             1
    RHS       same_a4_2_0_1             1
    RHS       same_a1_2_0_2             1
    RHS       same_a2_2_0_2             1
    RHS       same_a3_2_0_2             1
    RHS       same_a4_2_0_2             1
    RHS       same_a1_2_0_3             1
    RHS       same_a2_2_0_3             1
    RHS       same_a3_2_0_3             1
    RHS       same_a4_2_0_3             1
    RHS       same_a1_2_0_4             1
    RHS       same_a2_2_0_4             1
    RHS       same_a3_2_0_4             1
    RHS       same_a4_2_0_4             1
    RHS       same_a1_2_0_5             1
    RHS       same_a2_2_0_5             1
    RHS       same_a3_2_0_5             1
    RHS       same_a4_2_0_5             1
    RHS       same_a1_2_1_0             1
    RHS       same_a2_2_1_0             1
    RHS       same_a3_2_1_0             1
    RHS       same_a4_2_1_0             1
    RHS       same_a1_2_1_1             1
    RHS       same_a2_2_1_1             1
    RHS       same_a3_2_1_1             1
    RHS       same_a4_2_1_1             1
    RHS       same_a1_2_1_2             1
    RHS       same_a2_2_1_2             1
    RHS       same_a3_2_1_2             1
    RHS       same_a4_2_1_2             1
    RHS       same_a1_2_1_3             1
    RHS       same_a2_2_1_3             1
    RHS       same_a3_2_1_3             1
    RHS       same_a4_2_1_3             1
    RHS       same_a1_2_1_4             1
    RHS       same_a2_2_1_4             1
    RHS       same_a3_2_1_4             1
    RHS       same_a4_2_1_4             1
    RHS       same_a1_2_1_5             1
    RHS       same_a2_2_1_5             1
    RHS       same_a3_2_1_5             1
    RHS       same_a4_2_1_5             1
    RHS       same_a1_2_3_0             1
    RHS       same_a2_2_3_0             1
    RHS       same_a3_2_3_0             1
    RHS       same_a4_2_3_0             1
    RHS       same_a1_2_3_1             1
    RHS       same_a2_2_3_1             1
    RHS       same_a3_2_3_1             1
    RHS       same_a4_2_3_1             1
    RHS       same_a1_2_3_2             1
    RHS       same_a2_2_3_2             1
    RHS       same_a3_2_3_2             1
    RHS       same_a4_2_3_2             1
    RHS       same_a1_2_3_3             1
    RHS       same_a2_2_3_3             1
    RHS       same_a3_2_3_3             1
    RHS       same_a4_2_3_3             1
    RHS       same_a1_2_3_4             1
    RHS       same_a2_2_3_4             1
    RHS       same_a3_2_3_4             1
    RHS       same_a4_2_3_4             1
    RHS       same_a1_2_3_5             1
    RHS       same_a2_2_3_5             1
    RHS       same_a3_2_3_5             1
    RHS       same_a4_2_3_5             1
    RHS       same_a1_3_0_0             1
    RHS       same_a2_3_0_0             1
    RHS       same_a3_3_0_0             1
    RHS       same_a4_3_0_0             1
    RHS       same_a1_3_0_1             1
    RHS       same_a2_3_0_1             1
    RHS       same_a3_3_0_1             1
    RHS       same_a4_3_0_1             1
    RHS       same_a1_3_0_2             1
    RHS       same_a2_3_0_2             1
    RHS       same_a3_3_0_2             1
    RHS       same_a4_3_0_2             1
    RHS       same_a1_3_0_3             1
    RHS       same_a2_3_0_3             1
    RHS       same_a3_3_0_3             1
    RHS       same_a4_3_0_3             1
    RHS       same_a1_3_0_4             1
    RHS       same_a2_3_0_4             1
    RHS       same_a3_3_0_4             1
    RHS       same_a4_3_0_4             1
    RHS       same_a1_3_0_5             1
    RHS       same_a2_3_0_5             1
    RHS       same_a3_3_0_5             1
    RHS       same_a4_3_0_5             1
    RHS       same_a1_3_1_0             1
    RHS       same_a2_3_1_0             1
    RHS       same_a3_3_1_0             1
    RHS       same_a4_3_1_0             1
    RHS       same_a1_3_1_1             1
    RHS       same_a2_3_1_1             1
    RHS       same_a3_3_1_1             1
    RHS       same_a4_3_1_1             1
    RHS       same_a1_3_1_2             1
    RHS       same_a2_3_1_2             1
    RHS       same_a3_3_1_2             1
    RHS       same_a4_3_1_2             1
    RHS       same_a1_3_1_3             1
    RHS       same_a2_3_1_3             1
    RHS       same_a3_3_1_3             1
    RHS       same_a4_3_1_3             1
    RHS       same_a1_3_1_4             1
    RHS       same_a2_3_1_4             1
    RHS       same_a3_3_1_4             1
    RHS       same_a4_3_1_4             1
    RHS       same_a1_3_1_5             1
    RHS       same_a2_3_1_5             1
    RHS       same_a3_3_1_5             1
    RHS       same_a4_3_1_5             1
    RHS       same_a1_3_2_0             1
    RHS       same_a2_3_2_0             1
    RHS       same_a3_3_2_0             1
    RHS       same_a4_3_2_0             1
    RHS       same_a1_3_2_1             1
    RHS       same_a2_3_2_1             1
    RHS       same_a3_3_2_1             1
    RHS       same_a4_3_2_1             1
    RHS       same_a1_3_2_2             1
    RHS       same_a2_3_2_2             1
    RHS       same_a3_3_2_2             1
    RHS       same_a4_3_2_2             1
    RHS       same_a1_3_2_3             1
    RHS       same_a2_3_2_3             1
    RHS       same_a3_3_2_3             1
    RHS       same_a4_3_2_3             1
    RHS       same_a1_3_2_4             1
    RHS       same_a2_3_2_4             1
    RHS       same_a3_3_2_4             1
    RHS       same_a4_3_2_4             1
    RHS       same_a1_3_2_5             1
    RHS       same_a2_3_2_5             1
    RHS       same_a3_3_2_5             1
    RHS       same_a4_3_2_5             1
    RHS       differ_a_0_1             5
    RHS       differ_a_0_2             5
    RHS       differ_a_0_3             5
    RHS       differ_a_1_0             5
    RHS       differ_a_1_2             5
    RHS       differ_a_1_3             5
    RHS       differ_a_2_0             5
    RHS       differ_a_2_1             5
    RHS       differ_a_2_3             5
    RHS       differ_a_3_0             5
    RHS       differ_a_3_1             5
    RHS       differ_a_3_2             5
    RHS       same_d1_0_1_0             1
    RHS       same_d2_0_1_0             1
    RHS       same_d3_0_1_0             1
    RHS       same_d4_0_1_0             1
    RHS       same_d1_0_1_1             1
    RHS       same_d2_0_1_1             1
    RHS       same_d3_0_1_1             1
    RHS       same_d4_0_1_1             1
    RHS       same_d1_0_1_2             1
    RHS       same_d2_0_1_2             1
    RHS       same_d3_0_1_2             1
    RHS       same_d4_0_1_2             1
    RHS       same_d1_0_1_3             1
    RHS       same_d2_0_1_3             1
    RHS       same_d3_0_1_3             1
    RHS       same_d4_0_1_3             1
    RHS       same_d1_0_2_0             1
    RHS       same_d2_0_2_0             1
    RHS       same_d3_0_2_0             1
    RHS       same_d4_0_2_0             1
    RHS       same_d1_0_2_1             1
    RHS       same_d2_0_2_1             1
    RHS       same_d3_0_2_1             1
    RHS       same_d4_0_2_1             1
    RHS       same_d1_0_2_2             1
    RHS       same_d2_0_2_2             1
    RHS       same_d3_0_2_2             1
    RHS       same_d4_0_2_2             1
    RHS       same_d1_0_2_3             1
    RHS       same_d2_0_2_3             1
    RHS       same_d3_0_2_3             1
    RHS       same_d4_0_2_3             1
    RHS       same_d1_0_3_0             1
    RHS       same_d2_0_3_0             1
    RHS       same_d3_0_3_0             1
    RHS       same_d4_0_3_0             1
    RHS       same_d1_0_3_1             1
    RHS       same_d2_0_3_1             1
    RHS       same_d3_0_3_1             1
    RHS       same_d4_0_3_1             1
    RHS       same_d1_0_3_2             1
    RHS       same_d2_0_3_2             1
    RHS       same_d3_0_3_2             1
    RHS       same_d4_0_3_2             1
    RHS       same_d1_0_3_3             1
    RHS       same_d2_0_3_3             1
    RHS       same_d3_0_3_3             1
    RHS       same_d4_0_3_3             1
    RHS       same_d1_0_4_0             1
    RHS       same_d2_0_4_0             1
    RHS       same_d3_0_4_0             1
    RHS       same_d4_0_4_0             1
    RHS       same_d1_0_4_1             1
    RHS       same_d2_0_4_1             1
    RHS       same_d3_0_4_1             1
    RHS       same_d4_0_4_1             1
    RHS       same_d1_0_4_2             1
    RHS       same_d2_0_4_2             1
    RHS       same_d3_0_4_2             1
    RHS       same_d4_0_4_2             1
    RHS       same_d1_0_4_3             1
    RHS       same_d2_0_4_3             1
    RHS       same_d3_0_4_3             1
    RHS       same_d4_0_4_3             1
    RHS       same_d1_0_5_0             1
    RHS       same_d2_0_5_0             1
    RHS       same_d3_0_5_0             1
    RHS       same_d4_0_5_0             1
    RHS       same_d1_0_5_1             1
    RHS       same_d2_0_5_1             1
    RHS       same_d3_0_5_1             1
    RHS       same_d4_0_5_1             1
    RHS       same_d1_0_5_2             1
    RHS       same_d2_0_5_2             1
    RHS       same_d3_0_5_2             1
    RHS       same_d4_0_5_2             1
    RHS       same_d1_0_5_3             1
    RHS       same_d2_0_5_3             1
    RHS       same_d3_0_5_3             1
    RHS       same_d4_0_5_3             1
    RHS       same_d1_1_0_0             1
    RHS       same_d2_1_0_0             1
    RHS       same_d3_1_0_0             1
    RHS       same_d4_1_0_0             1
    RHS       same_d1_1_0_1             1
    RHS       same_d2_1_0_1             1
    RHS       same_d3_1_0_1             1
    RHS       same_d4_1_0_1             1
    RHS       same_d1_1_0_2             1
    RHS       same_d2_1_0_2             1
    RHS       same_d3_1_0_2             1
    RHS       same_d4_1_0_2             1
    RHS       same_d1_1_0_3             1
    RHS       same_d2_1_0_3             1
    RHS       same_d3_1_0_3             1
    RHS       same_d4_1_0_3             1
    RHS       same_d1_1_2_0             1
    RHS       same_d2_1_2_0             1
    RHS       same_d3_1_2_0             1
    RHS       same_d4_1_2_0             1
    RHS       same_d1_1_2_1             1
    RHS       same_d2_1_2_1             1
    RHS       same_d3_1_2_1             1
    RHS       same_d4_1_2_1             1
    RHS       same_d1_1_2_2             1
    RHS       same_d2_1_2_2             1
    RHS       same_d3_1_2_2             1
    RHS       same_d4_1_2_2             1
    RHS       same_d1_1_2_3             1
    RHS       same_d2_1_2_3             1
    RHS       same_d3_1_2_3             1
    RHS       same_d4_1_2_3             1
    RHS       same_d1_1_3_0             1
    RHS       same_d2_1_3_0             1
    RHS       same_d3_1_3_0             1
    RHS       same_d4_1_3_0             1
    RHS       same_d1_1_3_1             1
    RHS       same_d2_1_3_1             1
    RHS       same_d3_1_3_1             1
    RHS       same_d4_1_3_1             1
    RHS       same_d1_1_3_2             1
    RHS       same_d2_1_3_2             1
    RHS       same_d3_1_3_2             1
    RHS       same_d4_1_3_2             1
    RHS       same_d1_1_3_3             1
    RHS       same_d2_1_3_3             1
    RHS       same_d3_1_3_3             1
    RHS       same_d4_1_3_3             1
    RHS       same_d1_1_4_0             1
    RHS       same_d2_1_4_0             1
    RHS       same_d3_1_4_0             1
    RHS       same_d4_1_4_0             1
    RHS       same_d1_1_4_1             1
    RHS       same_d2_1_4_1             1
    RHS       same_d3_1_4_1             1
    RHS       same_d4_1_4_1             1
    RHS       same_d1_1_4_2             1
    RHS       same_d2_1_4_2             1
    RHS       same_d3_1_4_2             1
    RHS       same_d4_1_4_2             1
    RHS       same_d1_1_4_3             1
    RHS       same_d2_1_4_3             1
    RHS       same_d3_1_4_3             1
    RHS       same_d4_1_4_3             1
    RHS       same_d1_1_5_0             1
    RHS       same_d2_1_5_0             1
    RHS       same_d3_1_5_0             1
    RHS       same_d4_1_5_0             1
    RHS       same_d1_1_5_1             1
    RHS       same_d2_1_5_1             1
    RHS       same_d3_1_5_1             1
    RHS       same_d4_1_5_1             1
    RHS       same_d1_1_5_2             1
    RHS       same_d2_1_5_2             1
    RHS       same_d3_1_5_2             1
    RHS       same_d4_1_5_2             1
    RHS       same_d1_1_5_3             1
    RHS       same_d2_1_5_3             1
    RHS       same_d3_1_5_3             1
    RHS       same_d4_1_5_3             1
    RHS       same_d1_2_0_0             1
    RHS       same_d2_2_0_0             1
    RHS       same_d3_2_0_0             1
    RHS       same_d4_2_0_0             1
    RHS       same_d1_2_0_1             1
    RHS       same_d2_2_0_1             1
    RHS       same_d3_2_0_1             1
    RHS       same_d4_2_0_1             1
    RHS       same_d1_2_0_2             1
    RHS       same_d2_2_0_2             1
    RHS       same_d3_2_0_2             1
    RHS       same_d4_2_0_2             1
    RHS       same_d1_2_0_3             1
    RHS       same_d2_2_0_3             1
    RHS       same_d3_2_0_3             1
    RHS       same_d4_2_0_3             1
    RHS       same_d1_2_1_0             1
    RHS       same_d2_2_1_0             1
    RHS       same_d3_2_1_0             1
    RHS       same_d4_2_1_0             1
    RHS       same_d1_2_1_1             1
    RHS       same_d2_2_1_1             1
    RHS       same_d3_2_1_1             1
    RHS       same_d4_2_1_1             1
    RHS       same_d1_2_1_2             1
    RHS       same_d2_2_1_2             1
    RHS       same_d3_2_1_2             1
    RHS       same_d4_2_1_2             1
    RHS       same_d1_2_1_3             1
    RHS       same_d2_2_1_3             1
    RHS       same_d3_2_1_3             1
    RHS       same_d4_2_1_3             1
    RHS       same_d1_2_3_0             1
    RHS       same_d2_2_3_0             1
    RHS       same_d3_2_3_0             1
    RHS       same_d4_2_3_0             1
    RHS       same_d1_2_3_1             1
    RHS       same_d2_2_3_1             1
    RHS       same_d3_2_3_1             1
    RHS       same_d4_2_3_1             1
    RHS       same_d1_2_3_2             1
    RHS       same_d2_2_3_2             1
    RHS       same_d3_2_3_2             1
    RHS       same_d4_2_3_2             1
    RHS       same_d1_2_3_3             1
    RHS       same_d2_2_3_3             1
    RHS       same_d3_2_3_3             1
    RHS       same_d4_2_3_3             1
    RHS       same_d1_2_4_0             1
    RHS       same_d2_2_4_0             1
    RHS       same_d3_2_4_0             1
    RHS       same_d4_2_4_0             1
    RHS       same_d1_2_4_1             1
    RHS       same_d2_2_4_1             1
    RHS       same_d3_2_4_1             1
    RHS       same_d4_2_4_1             1
    RHS       same_d1_2_4_2             1
    RHS       same_d2_2_4_2             1
    RHS       same_d3_2_4_2             1
    RHS       same_d4_2_4_2             1
    RHS       same_d1_2_4_3             1
    RHS       same_d2_2_4_3             1
    RHS       same_d3_2_4_3             1
    RHS       same_d4_2_4_3             1
    RHS       same_d1_2_5_0             1
    RHS       same_d2_2_5_0             1
    RHS       same_d3_2_5_0             1
    RHS       same_d4_2_5_0             1
    RHS       same_d1_2_5_1             1
    RHS       same_d2_2_5_1             1
    RHS       same_d3_2_5_1             1
    RHS       same_d4_2_5_1             1
    RHS       same_d1_2_5_2             1
    RHS       same_d2_2_5_2             1
    RHS       same_d3_2_5_2             1
    RHS       same_d4_2_5_2             1
    RHS       same_d1_2_5_3             1
    RHS       same_d2_2_5_3             1
    RHS       same_d3_2_5_3             1
    RHS       same_d4_2_5_3             1
    RHS       same_d1_3_0_0             1
    RHS       same_d2_3_0_0             1
    RHS       same_d3_3_0_0             1
    RHS       same_d4_3_0_0             1
    RHS       same_d1_3_0_1             1
    RHS       same_d2_3_0_1             1
    RHS       same_d3_3_0_1             1
    RHS       same_d4_3_0_1             1
    RHS       same_d1_3_0_2             1
    RHS       same_d2_3_0_2             1
    RHS       same_d3_3_0_2             1
    RHS       same_d4_3_0_2             1
    RHS       same_d1_3_0_3             1
    RHS       same_d2_3_0_3             1
    RHS       same_d3_3_0_3             1
    RHS       same_d4_3_0_3             1
    RHS       same_d1_3_1_0             1
    RHS       same_d2_3_1_0             1
    RHS       same_d3_3_1_0             1
    RHS       same_d4_3_1_0             1
    RHS       same_d1_3_1_1             1
    RHS       same_d2_3_1_1             1
    RHS       same_d3_3_1_1             1
    RHS       same_d4_3_1_1             1
    RHS       same_d1_3_1_2             1
    RHS       same_d2_3_1_2             1
    RHS       same_d3_3_1_2             1
    RHS       same_d4_3_1_2             1
    RHS       same_d1_3_1_3             1
    RHS       same_d2_3_1_3             1
    RHS       same_d3_3_1_3             1
    RHS       same_d4_3_1_3             1
    RHS       same_d1_3_2_0             1
    RHS       same_d2_3_2_0             1
    RHS       same_d3_3_2_0             1
    RHS       same_d4_3_2_0             1
    RHS       same_d1_3_2_1             1
    RHS       same_d2_3_2_1             1
    RHS       same_d3_3_2_1             1
    RHS       same_d4_3_2_1             1
    RHS       same_d1_3_2_2             1
    RHS       same_d2_3_2_2             1
    RHS       same_d3_3_2_2             1
    RHS       same_d4_3_2_2             1
    RHS       same_d1_3_2_3             1
    RHS       same_d2_3_2_3             1
    RHS       same_d3_3_2_3             1
    RHS       same_d4_3_2_3             1
    RHS       same_d1_3_4_0             1
    RHS       same_d2_3_4_0             1
    RHS       same_d3_3_4_0             1
    RHS       same_d4_3_4_0             1
    RHS       same_d1_3_4_1             1
    RHS       same_d2_3_4_1             1
    RHS       same_d3_3_4_1             1
    RHS       same_d4_3_4_1             1
    RHS       same_d1_3_4_2             1
    RHS       same_d2_3_4_2             1
    RHS       same_d3_3_4_2             1
    RHS       same_d4_3_4_2             1
    RHS       same_d1_3_4_3             1
    RHS       same_d2_3_4_3             1
    RHS       same_d3_3_4_3             1
    RHS       same_d4_3_4_3             1
    RHS       same_d1_3_5_0             1
    RHS       same_d2_3_5_0             1
    RHS       same_d3_3_5_0             1
    RHS       same_d4_3_5_0             1
    RHS       same_d1_3_5_1             1
    RHS       same_d2_3_5_1             1
    RHS       same_d3_3_5_1             1
    RHS       same_d4_3_5_1             1
    RHS       same_d1_3_5_2             1
    RHS       same_d2_3_5_2             1
    RHS       same_d3_3_5_2             1
    RHS       same_d4_3_5_2             1
    RHS       same_d1_3_5_3             1
    RHS       same_d2_3_5_3             1
    RHS       same_d3_3_5_3             1
    RHS       same_d4_3_5_3             1
    RHS       same_d1_4_0_0             1
    RHS       same_d2_4_0_0             1
    RHS       same_d3_4_0_0             1
    RHS       same_d4_4_0_0             1
    RHS       same_d1_4_0_1             1
    RHS       same_d2_4_0_1             1
    RHS       same_d3_4_0_1             1
    RHS       same_d4_4_0_1             1
    RHS       same_d1_4_0_2             1
    RHS       same_d2_4_0_2             1
    RHS       same_d3_4_0_2             1
    RHS       same_d4_4_0_2             1
    RHS       same_d1_4_0_3             1
    RHS       same_d2_4_0_3             1
    RHS       same_d3_4_0_3             1
    RHS       same_d4_4_0_3             1
    RHS       same_d1_4_1_0             1
    RHS       same_d2_4_1_0             1
    RHS       same_d3_4_1_0             1
    RHS       same_d4_4_1_0             1
    RHS       same_d1_4_1_1             1
    RHS       same_d2_4_1_1             1
    RHS       same_d3_4_1_1             1
    RHS       same_d4_4_1_1             1
    RHS       same_d1_4_1_2             1
    RHS       same_d2_4_1_2             1
    RHS       same_d3_4_1_2             1
    RHS       same_d4_4_1_2             1
    RHS       same_d1_4_1_3             1
    RHS       same_d2_4_1_3             1
    RHS       same_d3_4_1_3             1
    RHS       same_d4_4_1_3             1
    RHS       same_d1_4_2_0             1
    RHS       same_d2_4_2_0             1
    RHS       same_d3_4_2_0             1
    RHS       same_d4_4_2_0             1
    RHS       same_d1_4_2_1             1
    RHS       same_d2_4_2_1             1
    RHS       same_d3_4_2_1             1
    RHS       same_d4_4_2_1             1
    RHS       same_d1_4_2_2             1
    RHS       same_d2_4_2_2             1
    RHS       same_d3_4_2_2             1
    RHS       same_d4_4_2_2             1
    RHS       same_d1_4_2_3             1
    RHS       same_d2_4_2_3             1
    RHS       same_d3_4_2_3             1
    RHS       same_d4_4_2_3             1
    RHS       same_d1_4_3_0             1
    RHS       same_d2_4_3_0             1
    RHS       same_d3_4_3_0             1
    RHS       same_d4_4_3_0             1
    RHS       same_d1_4_3_1             1
    RHS       same_d2_4_3_1             1
    RHS       same_d3_4_3_1             1
    RHS       same_d4_4_3_1             1
    RHS       same_d1_4_3_2             1
    RHS       same_d2_4_3_2             1
    RHS       same_d3_4_3_2             1
    RHS       same_d4_4_3_2             1
    RHS       same_d1_4_3_3             1
    RHS       same_d2_4_3_3             1
    RHS       same_d3_4_3_3             1
    RHS       same_d4_4_3_3             1
    RHS       same_d1_4_5_0             1
    RHS       same_d2_4_5_0             1
    RHS       same_d3_4_5_0             1
    RHS       same_d4_4_5_0             1
    RHS       same_d1_4_5_1             1
    RHS       same_d2_4_5_1             1
    RHS       same_d3_4_5_1             1
    RHS       same_d4_4_5_1             1
    RHS       same_d1_4_5_2             1
    RHS       same_d2_4_5_2             1
    RHS       same_d3_4_5_2             1
    RHS       same_d4_4_5_2             1
    RHS       same_d1_4_5_3             1
    RHS       same_d2_4_5_3             1
    RHS       same_d3_4_5_3             1
    RHS       same_d4_4_5_3             1
    RHS       same_d1_5_0_0             1
    RHS       same_d2_5_0_0             1
    RHS       same_d3_5_0_0             1
    RHS       same_d4_5_0_0             1
    RHS       same_d1_5_0_1             1
    RHS       same_d2_5_0_1             1
    RHS       same_d3_5_0_1             1
    RHS       same_d4_5_0_1             1
    RHS       same_d1_5_0_2             1
    RHS       same_d2_5_0_2             1
    RHS       same_d3_5_0_2             1
    RHS       same_d4_5_0_2             1
    RHS       same_d1_5_0_3             1
    RHS       same_d2_5_0_3             1
    RHS       same_d3_5_0_3             1
    RHS       same_d4_5_0_3             1
    RHS       same_d1_5_1_0             1
    RHS       same_d2_5_1_0             1
    RHS       same_d3_5_1_0             1
    RHS       same_d4_5_1_0             1
    RHS       same_d1_5_1_1             1
    RHS       same_d2_5_1_1             1
    RHS       same_d3_5_1_1             1
    RHS       same_d4_5_1_1             1
    RHS       same_d1_5_1_2             1
    RHS       same_d2_5_1_2             1
    RHS       same_d3_5_1_2             1
    RHS       same_d4_5_1_2             1
    RHS       same_d1_5_1_3             1
    RHS       same_d2_5_1_3             1
    RHS       same_d3_5_1_3             1
    RHS       same_d4_5_1_3             1
    RHS       same_d1_5_2_0             1
    RHS       same_d2_5_2_0             1
    RHS       same_d3_5_2_0             1
    RHS       same_d4_5_2_0             1
    RHS       same_d1_5_2_1             1
    RHS       same_d2_5_2_1             1
    RHS       same_d3_5_2_1             1
    RHS       same_d4_5_2_1             1
    RHS       same_d1_5_2_2             1
    RHS       same_d2_5_2_2             1
    RHS       same_d3_5_2_2             1
    RHS       same_d4_5_2_2             1
    RHS       same_d1_5_2_3             1
    RHS       same_d2_5_2_3             1
    RHS       same_d3_5_2_3             1
    RHS       same_d4_5_2_3             1
    RHS       same_d1_5_3_0             1
    RHS       same_d2_5_3_0             1
    RHS       same_d3_5_3_0             1
    RHS       same_d4_5_3_0             1
    RHS       same_d1_5_3_1             1
    RHS       same_d2_5_3_1             1
    RHS       same_d3_5_3_1             1
    RHS       same_d4_5_3_1             1
    RHS       same_d1_5_3_2             1
    RHS       same_d2_5_3_2             1
    RHS       same_d3_5_3_2             1
    RHS       same_d4_5_3_2             1
    RHS       same_d1_5_3_3             1
    RHS       same_d2_5_3_3             1
    RHS       same_d3_5_3_3             1
    RHS       same_d4_5_3_3             1
    RHS       same_d1_5_4_0             1
    RHS       same_d2_5_4_0             1
    RHS       same_d3_5_4_0             1
    RHS       same_d4_5_4_0             1
    RHS       same_d1_5_4_1             1
    RHS       same_d2_5_4_1             1
    RHS       same_d3_5_4_1             1
    RHS       same_d4_5_4_1             1
    RHS       same_d1_5_4_2             1
    RHS       same_d2_5_4_2             1
    RHS       same_d3_5_4_2             1
    RHS       same_d4_5_4_2             1
    RHS       same_d1_5_4_3             1
    RHS       same_d2_5_4_3             1
    RHS       same_d3_5_4_3             1
    RHS       same_d4_5_4_3             1
    RHS       differ_d_0_1             3
    RHS       differ_d_0_2             3
    RHS       differ_d_0_3             3
    RHS       differ_d_0_4             3
    RHS       differ_d_0_5             3
    RHS       differ_d_1_0             3
    RHS       differ_d_1_2             3
    RHS       differ_d_1_3             3
    RHS       differ_d_1_4             3
    RHS       differ_d_1_5             3
    RHS       differ_d_2_0             3
    RHS       differ_d_2_1             3
    RHS       differ_d_2_3             3
    RHS       differ_d_2_4             3
    RHS       differ_d_2_5             3
    RHS       differ_d_3_0             3
    RHS       differ_d_3_1             3
    RHS       differ_d_3_2             3
    RHS       differ_d_3_4             3
    RHS       differ_d_3_5             3
    RHS       differ_d_4_0             3
    RHS       differ_d_4_1             3
    RHS       differ_d_4_2             3
    RHS       differ_d_4_3             3
    RHS       differ_d_4_5             3
    RHS       differ_d_5_0             3
    RHS       differ_d_5_1             3
    RHS       differ_d_5_2             3
    RHS       differ_d_5_3             3
    RHS       differ_d_5_4             3
BOUNDS
 UP BND       x_0_0                1
 UP BND       x_0_1                1
 UP BND       x_0_2                1
 UP BND       x_0_3                1
 UP BND       x_0_4                1
 UP BND       x_0_5                1
 UP BND       x_1_0                1
 UP BND       x_1_1                1
 UP BND       x_1_2                1
 UP BND       x_1_3                1
 UP BND       x_1_4                1
 UP BND       x_1_5                1
 UP BND       x_2_0                1
 UP BND       x_2_1                1
 UP BND       x_2_2                1
 UP BND       x_2_3                1
 UP BND       x_2_4                1
 UP BND       x_2_5                1
 UP BND       x_3_0                1
 UP BND       x_3_1                1
 UP BND       x_3_2                1
 UP BND       x_3_3                1
 UP BND       x_3_4                1
 UP BND       x_3_5                1
 UP BND       y_0_1_0              1
 UP BND       y_0_1_1              1
 UP BND       y_0_1_2              1
 UP BND       y_0_1_3              1
 UP BND       y_0_1_4              1
 UP BND       y_0_1_5              1
 UP BND       y_0_2_0              1
 UP BND       y_0_2_1              1
 UP BND       y_0_2_2              1
 UP BND       y_0_2_3              1
 UP BND       y_0_2_4              1
 UP BND       y_0_2_5              1
 UP BND       y_0_3_0              1
 UP BND       y_0_3_1              1
 UP BND       y_0_3_2              1
 UP BND       y_0_3_3              1
 UP BND       y_0_3_4              1
 UP BND       y_0_3_5              1
 UP BND       y_1_0_0              1
 UP BND       y_1_0_1              1
 UP BND       y_1_0_2              1
 UP BND       y_1_0_3              1
 UP BND       y_1_0_4              1
 UP BND       y_1_0_5              1
 UP BND       y_1_2_0              1
 UP BND       y_1_2_1              1
 UP BND       y_1_2_2              1
 UP BND       y_1_2_3              1
 UP BND       y_1_2_4              1
 UP BND       y_1_2_5              1
 UP BND       y_1_3_0              1
 UP BND       y_1_3_1              1
 UP BND       y_1_3_2              1
 UP BND       y_1_3_3              1
 UP BND       y_1_3_4              1
 UP BND       y_1_3_5              1
 UP BND       y_2_0_0              1
 UP BND       y_2_0_1              1
 UP BND       y_2_0_2              1
 UP BND       y_2_0_3              1
 UP BND       y_2_0_4              1
 UP BND       y_2_0_5              1
 UP BND       y_2_1_0              1
 UP BND       y_2_1_1              1
 UP BND       y_2_1_2              1
 UP BND       y_2_1_3              1
 UP BND       y_2_1_4              1
 UP BND       y_2_1_5              1
 UP BND       y_2_3_0              1
 UP BND       y_2_3_1              1
 UP BND       y_2_3_2              1
 UP BND       y_2_3_3              1
 UP BND       y_2_3_4              1
 UP BND       y_2_3_5              1
 UP BND       y_3_0_0              1
 UP BND       y_3_0_1              1
 UP BND       y_3_0_2              1
 UP BND       y_3_0_3              1
 UP BND       y_3_0_4              1
 UP BND       y_3_0_5              1
 UP BND       y_3_1_0              1
 UP BND       y_3_1_1              1
 UP BND       y_3_1_2              1
 UP BND       y_3_1_3              1
 UP BND       y_3_1_4              1
 UP BND       y_3_1_5              1
 UP BND       y_3_2_0              1
 UP BND       y_3_2_1              1
 UP BND       y_3_2_2              1
 UP BND       y_3_2_3              1
 UP BND       y_3_2_4              1
 UP BND       y_3_2_5              1
 UP BND       z_0_1_0              1
 UP BND       z_0_1_1              1
 UP BND       z_0_1_2              1
 UP BND       z_0_1_3              1
 UP BND       z_0_2_0              1
 UP BND       z_0_2_1              1
 UP BND       z_0_2_2              1
 UP BND       z_0_2_3              1
 UP BND       z_0_3_0              1
 UP BND       z_0_3_1              1
 UP BND       z_0_3_2              1
 UP BND       z_0_3_3              1
 UP BND       z_0_4_0              1
 UP BND       z_0_4_1              1
 UP BND       z_0_4_2              1
 UP BND       z_0_4_3              1
 UP BND       z_0_5_0              1
 UP BND       z_0_5_1              1
 UP BND       z_0_5_2              1
 UP BND       z_0_5_3              1
 UP BND       z_1_0_0              1
 UP BND       z_1_0_1              1
 UP BND       z_1_0_2              1
 UP BND       z_1_0_3              1
 UP BND       z_1_2_0              1
 UP BND       z_1_2_1              1
 UP BND       z_1_2_2              1
 UP BND       z_1_2_3              1
 UP BND       z_1_3_0              1
 UP BND       z_1_3_1              1
 UP BND       z_1_3_2              1
 UP BND       z_1_3_3              1
 UP BND       z_1_4_0              1
 UP BND       z_1_4_1              1
 UP BND       z_1_4_2              1
 UP BND       z_1_4_3              1
 UP BND       z_1_5_0              1
 UP BND       z_1_5_1              1
 UP BND       z_1_5_2              1
 UP BND       z_1_5_3              1
 UP BND       z_2_0_0              1
 UP BND       z_2_0_1              1
 UP BND       z_2_0_2              1
 UP BND       z_2_0_3              1
 UP BND       z_2_1_0              1
 UP BND       z_2_1_1              1
 UP BND       z_2_1_2              1
 UP BND       z_2_1_3              1
 UP BND       z_2_3_0              1
 UP BND       z_2_3_1              1
 UP BND       z_2_3_2              1
 UP BND       z_2_3_3              1
 UP BND       z_2_4_0              1
 UP BND       z_2_4_1              1
 UP BND       z_2_4_2              1
 UP BND       z_2_4_3              1
 UP BND       z_2_5_0              1
 UP BND       z_2_5_1              1
 UP BND       z_2_5_2              1
 UP BND       z_2_5_3              1
 UP BND       z_3_0_0              1
 UP BND       z_3_0_1              1
 UP BND       z_3_0_2              1
 UP BND       z_3_0_3              1
 UP BND       z_3_1_0              1
 UP BND       z_3_1_1              1
 UP BND       z_3_1_2              1
 UP BND       z_3_1_3              1
 UP BND       z_3_2_0              1
 UP BND       z_3_2_1              1
 UP BND       z_3_2_2              1
 UP BND       z_3_2_3              1
 UP BND       z_3_4_0              1
 UP BND       z_3_4_1              1
 UP BND       z_3_4_2              1
 UP BND       z_3_4_3              1
 UP BND       z_3_5_0              1
 UP BND       z_3_5_1              1
 UP BND       z_3_5_2              1
 UP BND       z_3_5_3              1
 UP BND       z_4_0_0              1
 UP BND       z_4_0_1              1
 UP BND       z_4_0_2              1
 UP BND       z_4_0_3              1
 UP BND       z_4_1_0              1
 UP BND       z_4_1_1              1
 UP BND       z_4_1_2              1
 UP BND       z_4_1_3              1
 UP BND       z_4_2_0              1
 UP BND       z_4_2_1              1
 UP BND       z_4_2_2              1
 UP BND       z_4_2_3              1
 UP BND       z_4_3_0              1
 UP BND       z_4_3_1              1
 UP BND       z_4_3_2              1
 UP BND       z_4_3_3              1
 UP BND       z_4_5_0              1
 UP BND       z_4_5_1              1
 UP BND       z_4_5_2              1
 UP BND       z_4_5_3              1
 UP BND       z_5_0_0              1
 UP BND       z_5_0_1              1
 UP BND       z_5_0_2              1
 UP BND       z_5_0_3              1
 UP BND       z_5_1_0              1
 UP BND       z_5_1_1              1
 UP BND       z_5_1_2              1
 UP BND       z_5_1_3              1
 UP BND       z_5_2_0              1
 UP BND       z_5_2_1              1
 UP BND       z_5_2_2              1
 UP BND       z_5_2_3              1
 UP BND       z_5_3_0              1
 UP BND       z_5_3_1              1
 UP BND       z_5_3_2              1
 UP BND       z_5_3_3              1
 UP BND       z_5_4_0              1
 UP BND       z_5_4_1              1
 UP BND       z_5_4_2              1
 UP BND       z_5_4_3              1
ENDATA
