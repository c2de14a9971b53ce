Problem:    b6open-weighted
Rows:       1609
Columns:    396 (396 integer, 396 binary)
Non-zeros:  5076
Status:     INTEGER NON-OPTIMAL
Objective:  obj = 83 (MINimum)

   No.   Row name        Activity     Lower bound   Upper bound
------ ------------    ------------- ------------- -------------
     1 run_a_max_0_0
                                   1                           2 
     2 run_a_min_0_0
                                   1             1               
     3 run_a_max_0_1
                                   2                           2 
     4 run_a_min_0_1
                                   2             1               
     5 run_a_max_0_2
                                   2                           2 
     6 run_a_min_0_2
                                   2             1               
     7 run_a_max_0_3
                                   2                           2 
     8 run_a_min_0_3
                                   2             1               
     9 run_a_max_1_0
                                   2                           2 
    10 run_a_min_1_0
                                   2             1               
    11 run_a_max_1_1
                                   2                           2 
    12 run_a_min_1_1
                                   2             1               
    13 run_a_max_1_2
                                   1                           2 
    14 run_a_min_1_2
                                   1             1               
    15 run_a_max_1_3
                                   1                           2 
    16 run_a_min_1_3
                                   1             1               
    17 run_a_max_2_0
                                   1                           2 
    18 run_a_min_2_0
                                   1             1               
    19 run_a_max_2_1
                                   1                           2 
    20 run_a_min_2_1
                                   1             1               
    21 run_a_max_2_2
                                   2                           2 
    22 run_a_min_2_2
                                   2             1               
    23 run_a_max_2_3
                                   2                           2 
    24 run_a_min_2_3
                                   2             1               
    25 run_a_max_3_0
                                   1                           2 
    26 run_a_min_3_0
                                   1             1               
    27 run_a_max_3_1
                                   1                           2 
    28 run_a_min_3_1
                                   1             1               
    29 run_a_max_3_2
                                   1                           2 
    30 run_a_min_3_2
                                   1             1               
    31 run_a_max_3_3
                                   2                           2 
    32 run_a_min_3_3
                                   2             1               
    33 run_a_max_4_0
                                   2                           2 
    34 run_a_min_4_0
                                   2             1               
    35 run_a_max_4_1
                                   1                           2 
    36 run_a_min_4_1
                                   1             1               
    37 run_a_max_4_2
                                   1                           2 
    38 run_a_min_4_2
                                   1             1               
    39 run_a_max_4_3
                                   1                           2 
    40 run_a_min_4_3
                                   1             1               
    41 run_a_max_5_0
                                   2                           2 
    42 run_a_min_5_0
                                   2             1               
    43 run_a_max_5_1
                                   2                           2 
    44 run_a_min_5_1
                                   2             1               
    45 run_a_max_5_2
                                   2                           2 
    46 run_a_min_5_2
                                   2             1               
    47 run_a_max_5_3
                                   1                           2 
    48 run_a_min_5_3
                                   1             1               
    49 run_d_max_0_0
                                   1                           2 
    50 run_d_min_0_0
                                   1             1               
    51 run_d_max_0_1
                                   1                           2 
    52 run_d_min_0_1
                                   1             1               
    53 run_d_max_0_2
                                   2                           2 
    54 run_d_min_0_2
                                   2             1               
    55 run_d_max_0_3
                                   2                           2 
    56 run_d_min_0_3
                                   2             1               
    57 run_d_max_0_4
                                   1                           2 
    58 run_d_min_0_4
                                   1             1               
    59 run_d_max_0_5
                                   2                           2 
    60 run_d_min_0_5
                                   2             1               
    61 run_d_max_1_0
                                   2                           2 
    62 run_d_min_1_0
                                   2             1               
    63 run_d_max_1_1
                                   1                           2 
    64 run_d_min_1_1
                                   1             1               
    65 run_d_max_1_2
                                   1                           2 
    66 run_d_min_1_2
                                   1             1               
    67 run_d_max_1_3
                                   2                           2 
    68 run_d_min_1_3
                                   2             1               
    69 run_d_max_1_4
                                   1                           2 
    70 run_d_min_1_4
                                   1             1               
    71 run_d_max_1_5
                                   2                           2 
    72 run_d_min_1_5
                                   2             1               
    73 run_d_max_2_0
                                   2                           2 
    74 run_d_min_2_0
                                   2             1               
    75 run_d_max_2_1
                                   1                           2 
    76 run_d_min_2_1
                                   1             1               
    77 run_d_max_2_2
                                   1                           2 
    78 run_d_min_2_2
                                   1             1               
    79 run_d_max_2_3
                                   1                           2 
    80 run_d_min_2_3
                                   1             1               
    81 run_d_max_2_4
                                   2                           2 
    82 run_d_min_2_4
                                   2             1               
    83 run_d_max_2_5
                                   2                           2 
    84 run_d_min_2_5
                                   2             1               
    85 run_d_max_3_0
                                   2                           2 
    86 run_d_min_3_0
                                   2             1               
    87 run_d_max_3_1
                                   2                           2 
    88 run_d_min_3_1
                                   2             1               
    89 run_d_max_3_2
                                   1                           2 
    90 run_d_min_3_2
                                   1             1               
    91 run_d_max_3_3
                                   1                           2 
    92 run_d_min_3_3
                                   1             1               
    93 run_d_max_3_4
                                   2                           2 
    94 run_d_min_3_4
                                   2             1               
    95 run_d_max_3_5
                                   1                           2 
    96 run_d_min_3_5
                                   1             1               
    97 balance_a0                  3             3             = 
    98 balance_a1                  3             3             = 
    99 balance_a2                  3             3             = 
   100 balance_a3                  3             3             = 
   101 balance_a4                  3             3             = 
   102 balance_a5                  3             3             = 
   103 balance_d0                  3             3             = 
   104 balance_d1                  3             3             = 
   105 balance_d2                  3             3             = 
   106 balance_d3                  3             3             = 
   107 balance_d4                  3             3             = 
   108 balance_d5                  3             3             = 
   109 same_a1_0_1_0
                                   1             1               
   110 same_a2_0_1_0
                                  -1                           1 
   111 same_a3_0_1_0
                                   1                           1 
   112 same_a4_0_1_0
                                   1                           1 
   113 same_a1_0_1_1
                                   1             1               
   114 same_a2_0_1_1
                                  -1                           1 
   115 same_a3_0_1_1
                                   1                           1 
   116 same_a4_0_1_1
                                   1                           1 
   117 same_a1_0_1_2
                                   1             1               
   118 same_a2_0_1_2
                                   1                           1 
   119 same_a3_0_1_2
                                  -1                           1 
   120 same_a4_0_1_2
                                   1                           1 
   121 same_a1_0_1_3
                                   3             1               
   122 same_a2_0_1_3
                                   1                           1 
   123 same_a3_0_1_3
                                   1                           1 
   124 same_a4_0_1_3
                                   1                           1 
   125 same_a1_0_1_4
                                   1             1               
   126 same_a2_0_1_4
                                   1                           1 
   127 same_a3_0_1_4
                                   1                           1 
   128 same_a4_0_1_4
                                  -1                           1 
   129 same_a1_0_1_5
                                   1             1               
   130 same_a2_0_1_5
                                   1                           1 
   131 same_a3_0_1_5
                                  -1                           1 
   132 same_a4_0_1_5
                                   1                           1 
   133 same_a1_0_2_0
                                   1             1               
   134 same_a2_0_2_0
                                   1                           1 
   135 same_a3_0_2_0
                                   1                           1 
   136 same_a4_0_2_0
                                  -1                           1 
   137 same_a1_0_2_1
                                   1             1               
   138 same_a2_0_2_1
                                   1                           1 
   139 same_a3_0_2_1
                                   1                           1 
   140 same_a4_0_2_1
                                  -1                           1 
   141 same_a1_0_2_2
                                   3             1               
   142 same_a2_0_2_2
                                   1                           1 
   143 same_a3_0_2_2
                                   1                           1 
   144 same_a4_0_2_2
                                   1                           1 
   145 same_a1_0_2_3
                                   1             1               
   146 same_a2_0_2_3
                                   1                           1 
   147 same_a3_0_2_3
                                  -1                           1 
   148 same_a4_0_2_3
                                   1                           1 
   149 same_a1_0_2_4
                                   1             1               
   150 same_a2_0_2_4
                                  -1                           1 
   151 same_a3_0_2_4
                                   1                           1 
   152 same_a4_0_2_4
                                   1                           1 
   153 same_a1_0_2_5
                                   3             1               
   154 same_a2_0_2_5
                                   1                           1 
   155 same_a3_0_2_5
                                   1                           1 
   156 same_a4_0_2_5
                                   1                           1 
   157 same_a1_0_3_0
                                   1             1               
   158 same_a2_0_3_0
                                  -1                           1 
   159 same_a3_0_3_0
                                   1                           1 
   160 same_a4_0_3_0
                                   1                           1 
   161 same_a1_0_3_1
                                   1             1               
   162 same_a2_0_3_1
                                   1                           1 
   163 same_a3_0_3_1
                                   1                           1 
   164 same_a4_0_3_1
                                  -1                           1 
   165 same_a1_0_3_2
                                   1             1               
   166 same_a2_0_3_2
                                   1                           1 
   167 same_a3_0_3_2
                                  -1                           1 
   168 same_a4_0_3_2
                                   1                           1 
   169 same_a1_0_3_3
                                   3             1               
   170 same_a2_0_3_3
                                   1                           1 
   171 same_a3_0_3_3
                                   1                           1 
   172 same_a4_0_3_3
                                   1                           1 
   173 same_a1_0_3_4
                                   1             1               
   174 same_a2_0_3_4
                                   1                           1 
   175 same_a3_0_3_4
                                   1                           1 
   176 same_a4_0_3_4
                                  -1                           1 
   177 same_a1_0_3_5
                                   3             1               
   178 same_a2_0_3_5
                                   1                           1 
   179 same_a3_0_3_5
                                   1                           1 
   180 same_a4_0_3_5
                                   1                           1 
   181 same_a1_0_4_0
                                   1             1               
   182 same_a2_0_4_0
                                  -1                           1 
   183 same_a3_0_4_0
                                   1                           1 
   184 same_a4_0_4_0
                                   1                           1 
   185 same_a1_0_4_1
                                   1             1               
   186 same_a2_0_4_1
                                  -1                           1 
   187 same_a3_0_4_1
                                   1                           1 
   188 same_a4_0_4_1
                                   1                           1 
   189 same_a1_0_4_2
                                   1             1               
   190 same_a2_0_4_2
                                   1                           1 
   191 same_a3_0_4_2
                                  -1                           1 
   192 same_a4_0_4_2
                                   1                           1 
   193 same_a1_0_4_3
                                   1             1               
   194 same_a2_0_4_3
                                   1                           1 
   195 same_a3_0_4_3
                                  -1                           1 
   196 same_a4_0_4_3
                                   1                           1 
   197 same_a1_0_4_4
                                   1             1               
   198 same_a2_0_4_4
                                  -1                           1 
   199 same_a3_0_4_4
                                   1                           1 
   200 same_a4_0_4_4
                                   1                           1 
   201 same_a1_0_4_5
                                   1             1               
   202 same_a2_0_4_5
                                   1                           1 
   203 same_a3_0_4_5
                                  -1                           1 
   204 same_a4_0_4_5
                                   1                           1 
   205 same_a1_0_5_0
                                   1             1               
   206 same_a2_0_5_0
                                   1                           1 
   207 same_a3_0_5_0
                                   1                           1 
   208 same_a4_0_5_0
                                  -1                           1 
   209 same_a1_0_5_1
                                   1             1               
   210 same_a2_0_5_1
                                  -1                           1 
   211 same_a3_0_5_1
                                   1                           1 
   212 same_a4_0_5_1
                                   1                           1 
   213 same_a1_0_5_2
                                   3             1               
   214 same_a2_0_5_2
                                   1                           1 
   215 same_a3_0_5_2
                                   1                           1 
   216 same_a4_0_5_2
                                   1                           1 
   217 same_a1_0_5_3
                                   1             1               
   218 same_a2_0_5_3
                                   1                           1 
   219 same_a3_0_5_3
                                  -1                           1 
   220 same_a4_0_5_3
                                   1                           1 
   221 same_a1_0_5_4
                                   1             1               
   222 same_a2_0_5_4
                                  -1                           1 
   223 same_a3_0_5_4
                                   1                           1 
   224 same_a4_0_5_4
                                   1                           1 
   225 same_a1_0_5_5
                                   1             1               
   226 same_a2_0_5_5
                                   1                           1 
   227 same_a3_0_5_5
                                  -1                           1 
   228 same_a4_0_5_5
                                   1                           1 
   229 same_a1_1_0_0
                                   1             1               
   230 same_a2_1_0_0
                                   1                           1 
   231 same_a3_1_0_0
                                  -1                           1 
   232 same_a4_1_0_0
                                   1                           1 
   233 same_a1_1_0_1
                                   1             1               
   234 same_a2_1_0_1
                                   1                           1 
   235 same_a3_1_0_1
                                  -1                           1 
   236 same_a4_1_0_1
                                   1                           1 
   237 same_a1_1_0_2
                                   1             1               
   238 same_a2_1_0_2
                                  -1                           1 
   239 same_a3_1_0_2
                                   1                           1 
   240 same_a4_1_0_2
                                   1                           1 
   241 same_a1_1_0_3
                                   3             1               
   242 same_a2_1_0_3
                                   1                           1 
   243 same_a3_1_0_3
                                   1                           1 
   244 same_a4_1_0_3
                                   1                           1 
   245 same_a1_1_0_4
                                   1             1               
   246 same_a2_1_0_4
                                   1                           1 
   247 same_a3_1_0_4
                                   1                           1 
   248 same_a4_1_0_4
                                  -1                           1 
   249 same_a1_1_0_5
                                   1             1               
   250 same_a2_1_0_5
                                  -1                           1 
   251 same_a3_1_0_5
                                   1                           1 
   252 same_a4_1_0_5
                                   1                           1 
   253 same_a1_1_2_0
                                   1             1               
   254 same_a2_1_2_0
                                   1                           1 
   255 same_a3_1_2_0
                                  -1                           1 
   256 same_a4_1_2_0
                                   1                           1 
   257 same_a1_1_2_1
                                   1             1               
   258 same_a2_1_2_1
                                   1                           1 
   259 same_a3_1_2_1
                                  -1                           1 
   260 same_a4_1_2_1
                                   1                           1 
   261 same_a1_1_2_2
                                   1             1               
   262 same_a2_1_2_2
                                  -1                           1 
   263 same_a3_1_2_2
                                   1                           1 
   264 same_a4_1_2_2
                                   1                           1 
   265 same_a1_1_2_3
                                   1             1               
   266 same_a2_1_2_3
                                   1                           1 
   267 same_a3_1_2_3
                                  -1                           1 
   268 same_a4_1_2_3
                                   1                           1 
   269 same_a1_1_2_4
                                   1             1               
   270 same_a2_1_2_4
                                  -1                           1 
   271 same_a3_1_2_4
                                   1                           1 
   272 same_a4_1_2_4
                                   1                           1 
   273 same_a1_1_2_5
                                   1             1               
   274 same_a2_1_2_5
                                  -1                           1 
   275 same_a3_1_2_5
                                   1                           1 
   276 same_a4_1_2_5
                                   1                           1 
   277 same_a1_1_3_0
                                   3             1               
   278 same_a2_1_3_0
                                   1                           1 
   279 same_a3_1_3_0
                                   1                           1 
   280 same_a4_1_3_0
                                   1                           1 
   281 same_a1_1_3_1
                                   1             1               
   282 same_a2_1_3_1
                                   1                           1 
   283 same_a3_1_3_1
                                  -1                           1 
   284 same_a4_1_3_1
                                   1                           1 
   285 same_a1_1_3_2
                                   1             1               
   286 same_a2_1_3_2
                                   1                           1 
   287 same_a3_1_3_2
                                   1                           1 
   288 same_a4_1_3_2
                                  -1                           1 
   289 same_a1_1_3_3
                                   3             1               
   290 same_a2_1_3_3
                                   1                           1 
   291 same_a3_1_3_3
                                   1                           1 
   292 same_a4_1_3_3
                                   1                           1 
   293 same_a1_1_3_4
                                   1             1               
   294 same_a2_1_3_4
                                   1                           1 
   295 same_a3_1_3_4
                                   1                           1 
   296 same_a4_1_3_4
                                  -1                           1 
   297 same_a1_1_3_5
                                   1             1               
   298 same_a2_1_3_5
                                  -1                           1 
   299 same_a3_1_3_5
                                   1                           1 
   300 same_a4_1_3_5
                                   1                           1 
   301 same_a1_1_4_0
                                   3             1               
   302 same_a2_1_4_0
                                   1                           1 
   303 same_a3_1_4_0
                                   1                           1 
   304 same_a4_1_4_0
                                   1                           1 
   305 same_a1_1_4_1
                                   3             1               
   306 same_a2_1_4_1
                                   1                           1 
   307 same_a3_1_4_1
                                   1                           1 
   308 same_a4_1_4_1
                                   1                           1 
   309 same_a1_1_4_2
                                   1             1               
   310 same_a2_1_4_2
                                   1                           1 
   311 same_a3_1_4_2
                                   1                           1 
   312 same_a4_1_4_2
                                  -1                           1 
   313 same_a1_1_4_3
                                   1             1               
   314 same_a2_1_4_3
                                   1                           1 
   315 same_a3_1_4_3
                                  -1                           1 
   316 same_a4_1_4_3
                                   1                           1 
   317 same_a1_1_4_4
                                   1             1               
   318 same_a2_1_4_4
                                  -1                           1 
   319 same_a3_1_4_4
                                   1                           1 
   320 same_a4_1_4_4
                                   1                           1 
   321 same_a1_1_4_5
                                   1             1               
   322 same_a2_1_4_5
                                   1                           1 
   323 same_a3_1_4_5
                                   1                           1 
   324 same_a4_1_4_5
                                  -1                           1 
   325 same_a1_1_5_0
                                   1             1               
   326 same_a2_1_5_0
                                   1                           1 
   327 same_a3_1_5_0
                                  -1                           1 
   328 same_a4_1_5_0
                                   1                           1 
   329 same_a1_1_5_1
                                   3             1               
   330 same_a2_1_5_1
                                   1                           1 
   331 same_a3_1_5_1
                                   1                           1 
   332 same_a4_1_5_1
                                   1                           1 
   333 same_a1_1_5_2
                                   1             1               
   334 same_a2_1_5_2
                                  -1                           1 
   335 same_a3_1_5_2
                                   1                           1 
   336 same_a4_1_5_2
                                   1                           1 
   337 same_a1_1_5_3
                                   1             1               
   338 same_a2_1_5_3
                                   1                           1 
   339 same_a3_1_5_3
                                  -1                           1 
   340 same_a4_1_5_3
                                   1                           1 
   341 same_a1_1_5_4
                                   1             1               
   342 same_a2_1_5_4
                                  -1                           1 
   343 same_a3_1_5_4
                                   1                           1 
   344 same_a4_1_5_4
                                   1                           1 
   345 same_a1_1_5_5
                                   1             1               
   346 same_a2_1_5_5
                                   1                           1 
   347 same_a3_1_5_5
                                   1                           1 
   348 same_a4_1_5_5
                                  -1                           1 
   349 same_a1_2_0_0
                                   1             1               
   350 same_a2_2_0_0
                                   1                           1 
   351 same_a3_2_0_0
                                   1                           1 
   352 same_a4_2_0_0
                                  -1                           1 
   353 same_a1_2_0_1
                                   1             1               
   354 same_a2_2_0_1
                                   1                           1 
   355 same_a3_2_0_1
                                   1                           1 
   356 same_a4_2_0_1
                                  -1                           1 
   357 same_a1_2_0_2
                                   3             1               
   358 same_a2_2_0_2
                                   1                           1 
   359 same_a3_2_0_2
                                   1                           1 
   360 same_a4_2_0_2
                                   1                           1 
   361 same_a1_2_0_3
                                   1             1               
   362 same_a2_2_0_3
                                  -1                           1 
   363 same_a3_2_0_3
                                   1                           1 
   364 same_a4_2_0_3
                                   1                           1 
   365 same_a1_2_0_4
                                   1             1               
   366 same_a2_2_0_4
                                   1                           1 
   367 same_a3_2_0_4
                                  -1                           1 
   368 same_a4_2_0_4
                                   1                           1 
   369 same_a1_2_0_5
                                   3             1               
   370 same_a2_2_0_5
                                   1                           1 
   371 same_a3_2_0_5
                                   1                           1 
   372 same_a4_2_0_5
                                   1                           1 
   373 same_a1_2_1_0
                                   1             1               
   374 same_a2_2_1_0
                                  -1                           1 
   375 same_a3_2_1_0
                                   1                           1 
   376 same_a4_2_1_0
                                   1                           1 
   377 same_a1_2_1_1
                                   1             1               
   378 same_a2_2_1_1
                                  -1                           1 
   379 same_a3_2_1_1
                                   1                           1 
   380 same_a4_2_1_1
                                   1                           1 
   381 same_a1_2_1_2
                                   1             1               
   382 same_a2_2_1_2
                                   1                           1 
   383 same_a3_2_1_2
                                  -1                           1 
   384 same_a4_2_1_2
                                   1                           1 
   385 same_a1_2_1_3
                                   1             1               
   386 same_a2_2_1_3
                                  -1                           1 
   387 same_a3_2_1_3
                                   1                           1 
   388 same_a4_2_1_3
                                   1                           1 
   389 same_a1_2_1_4
                                   1             1               
   390 same_a2_2_1_4
                                   1                           1 
   391 same_a3_2_1_4
                                  -1                           1 
   392 same_a4_2_1_4
                                   1                           1 
   393 same_a1_2_1_5
                                   1             1               
   394 same_a2_2_1_5
                                   1                           1 
   395 same_a3_2_1_5
                                  -1                           1 
   396 same_a4_2_1_5
                                   1                           1 
   397 same_a1_2_3_0
                                   1             1               
   398 same_a2_2_3_0
                                  -1                           1 
   399 same_a3_2_3_0
                                   1                           1 
   400 same_a4_2_3_0
                                   1                           1 
   401 same_a1_2_3_1
                                   1             1               
   402 same_a2_2_3_1
                                   1                           1 
   403 same_a3_2_3_1
                                   1                           1 
   404 same_a4_2_3_1
                                  -1                           1 
   405 same_a1_2_3_2
                                   1             1               
   406 same_a2_2_3_2
                                   1                           1 
   407 same_a3_2_3_2
                                  -1                           1 
   408 same_a4_2_3_2
                                   1                           1 
   409 same_a1_2_3_3
                                   1             1               
   410 same_a2_2_3_3
                                  -1                           1 
   411 same_a3_2_3_3
                                   1                           1 
   412 same_a4_2_3_3
                                   1                           1 
   413 same_a1_2_3_4
                                   1             1               
   414 same_a2_2_3_4
                                   1                           1 
   415 same_a3_2_3_4
                                  -1                           1 
   416 same_a4_2_3_4
                                   1                           1 
   417 same_a1_2_3_5
                                   3             1               
   418 same_a2_2_3_5
                                   1                           1 
   419 same_a3_2_3_5
                                   1                           1 
   420 same_a4_2_3_5
                                   1                           1 
   421 same_a1_2_4_0
                                   1             1               
   422 same_a2_2_4_0
                                  -1                           1 
   423 same_a3_2_4_0
                                   1                           1 
   424 same_a4_2_4_0
                                   1                           1 
   425 same_a1_2_4_1
                                   1             1               
   426 same_a2_2_4_1
                                  -1                           1 
   427 same_a3_2_4_1
                                   1                           1 
   428 same_a4_2_4_1
                                   1                           1 
   429 same_a1_2_4_2
                                   1             1               
   430 same_a2_2_4_2
                                   1                           1 
   431 same_a3_2_4_2
                                  -1                           1 
   432 same_a4_2_4_2
                                   1                           1 
   433 same_a1_2_4_3
                                   1             1               
   434 same_a2_2_4_3
                                   1                           1 
   435 same_a3_2_4_3
                                   1                           1 
   436 same_a4_2_4_3
                                  -1                           1 
   437 same_a1_2_4_4
                                   3             1               
   438 same_a2_2_4_4
                                   1                           1 
   439 same_a3_2_4_4
                                   1                           1 
   440 same_a4_2_4_4
                                   1                           1 
   441 same_a1_2_4_5
                                   1             1               
   442 same_a2_2_4_5
                                   1                           1 
   443 same_a3_2_4_5
                                  -1                           1 
   444 same_a4_2_4_5
                                   1                           1 
   445 same_a1_2_5_0
                                   1             1               
   446 same_a2_2_5_0
                                   1                           1 
   447 same_a3_2_5_0
                                   1                           1 
   448 same_a4_2_5_0
                                  -1                           1 
   449 same_a1_2_5_1
                                   1             1               
   450 same_a2_2_5_1
                                  -1                           1 
   451 same_a3_2_5_1
                                   1                           1 
   452 same_a4_2_5_1
                                   1                           1 
   453 same_a1_2_5_2
                                   3             1               
   454 same_a2_2_5_2
                                   1                           1 
   455 same_a3_2_5_2
                                   1                           1 
   456 same_a4_2_5_2
                                   1                           1 
   457 same_a1_2_5_3
                                   1             1               
   458 same_a2_2_5_3
                                   1                           1 
   459 same_a3_2_5_3
                                   1                           1 
   460 same_a4_2_5_3
                                  -1                           1 
   461 same_a1_2_5_4
                                   3             1               
   462 same_a2_2_5_4
                                   1                           1 
   463 same_a3_2_5_4
                                   1                           1 
   464 same_a4_2_5_4
                                   1                           1 
   465 same_a1_2_5_5
                                   1             1               
   466 same_a2_2_5_5
                                   1                           1 
   467 same_a3_2_5_5
                                  -1                           1 
   468 same_a4_2_5_5
                                   1                           1 
   469 same_a1_3_0_0
                                   1             1               
   470 same_a2_3_0_0
                                   1                           1 
   471 same_a3_3_0_0
                                  -1                           1 
   472 same_a4_3_0_0
                                   1                           1 
   473 same_a1_3_0_1
                                   1             1               
   474 same_a2_3_0_1
                                   1                           1 
   475 same_a3_3_0_1
                                   1                           1 
   476 same_a4_3_0_1
                                  -1                           1 
   477 same_a1_3_0_2
                                   1             1               
   478 same_a2_3_0_2
                                  -1                           1 
   479 same_a3_3_0_2
                                   1                           1 
   480 same_a4_3_0_2
                                   1                           1 
   481 same_a1_3_0_3
                                   3             1               
   482 same_a2_3_0_3
                                   1                           1 
   483 same_a3_3_0_3
                                   1                           1 
   484 same_a4_3_0_3
                                   1                           1 
   485 same_a1_3_0_4
                                   1             1               
   486 same_a2_3_0_4
                                   1                           1 
   487 same_a3_3_0_4
                                   1                           1 
   488 same_a4_3_0_4
                                  -1                           1 
   489 same_a1_3_0_5
                                   3             1               
   490 same_a2_3_0_5
                                   1                           1 
   491 same_a3_3_0_5
                                   1                           1 
   492 same_a4_3_0_5
                                   1                           1 
   493 same_a1_3_1_0
                                   3             1               
   494 same_a2_3_1_0
                                   1                           1 
   495 same_a3_3_1_0
                                   1                           1 
   496 same_a4_3_1_0
                                   1                           1 
   497 same_a1_3_1_1
                                   1             1               
   498 same_a2_3_1_1
                                  -1                           1 
   499 same_a3_3_1_1
                                   1                           1 
   500 same_a4_3_1_1
                                   1                           1 
   501 same_a1_3_1_2
                                   1             1               
   502 same_a2_3_1_2
                                   1                           1 
   503 same_a3_3_1_2
                                   1                           1 
   504 same_a4_3_1_2
                                  -1                           1 
   505 same_a1_3_1_3
                                   3             1               
   506 same_a2_3_1_3
                                   1                           1 
   507 same_a3_3_1_3
                                   1                           1 
   508 same_a4_3_1_3
                                   1                           1 
   509 same_a1_3_1_4
                                   1             1               
   510 same_a2_3_1_4
                                   1                           1 
   511 same_a3_3_1_4
                                   1                           1 
   512 same_a4_3_1_4
                                  -1                           1 
   513 same_a1_3_1_5
                                   1             1               
   514 same_a2_3_1_5
                                   1                           1 
   515 same_a3_3_1_5
                                  -1                           1 
   516 same_a4_3_1_5
                                   1                           1 
   517 same_a1_3_2_0
                                   1             1               
   518 same_a2_3_2_0
                                   1                           1 
   519 same_a3_3_2_0
                                  -1                           1 
   520 same_a4_3_2_0
                                   1                           1 
   521 same_a1_3_2_1
                                   1             1               
   522 same_a2_3_2_1
                                   1                           1 
   523 same_a3_3_2_1
                                   1                           1 
   524 same_a4_3_2_1
                                  -1                           1 
   525 same_a1_3_2_2
                                   1             1               
   526 same_a2_3_2_2
                                  -1                           1 
   527 same_a3_3_2_2
                                   1                           1 
   528 same_a4_3_2_2
                                   1                           1 
   529 same_a1_3_2_3
                                   1             1               
   530 same_a2_3_2_3
                                   1                           1 
   531 same_a3_3_2_3
                                  -1                           1 
   532 same_a4_3_2_3
                                   1                           1 
   533 same_a1_3_2_4
                                   1             1               
   534 same_a2_3_2_4
                                  -1                           1 
   535 same_a3_3_2_4
                                   1                           1 
   536 same_a4_3_2_4
                                   1                           1 
   537 same_a1_3_2_5
                                   3             1               
   538 same_a2_3_2_5
                                   1                           1 
   539 same_a3_3_2_5
                                   1                           1 
   540 same_a4_3_2_5
                                   1                           1 
   541 same_a1_3_4_0
                                   3             1               
   542 same_a2_3_4_0
                                   1                           1 
   543 same_a3_3_4_0
                                   1                           1 
   544 same_a4_3_4_0
                                   1                           1 
   545 same_a1_3_4_1
                                   1             1               
   546 same_a2_3_4_1
                                  -1                           1 
   547 same_a3_3_4_1
                                   1                           1 
   548 same_a4_3_4_1
                                   1                           1 
   549 same_a1_3_4_2
                                   1             1               
   550 same_a2_3_4_2
                                   1                           1 
   551 same_a3_3_4_2
                                   1                           1 
   552 same_a4_3_4_2
                                  -1                           1 
   553 same_a1_3_4_3
                                   1             1               
   554 same_a2_3_4_3
                                   1                           1 
   555 same_a3_3_4_3
                                  -1                           1 
   556 same_a4_3_4_3
                                   1                           1 
   557 same_a1_3_4_4
                                   1             1               
   558 same_a2_3_4_4
                                  -1                           1 
   559 same_a3_3_4_4
                                   1                           1 
   560 same_a4_3_4_4
                                   1                           1 
   561 same_a1_3_4_5
                                   1             1               
   562 same_a2_3_4_5
                                   1                           1 
   563 same_a3_3_4_5
                                  -1                           1 
   564 same_a4_3_4_5
                                   1                           1 
   565 same_a1_3_5_0
                                   1             1               
   566 same_a2_3_5_0
                                   1                           1 
   567 same_a3_3_5_0
                                  -1                           1 
   568 same_a4_3_5_0
                                   1                           1 
   569 same_a1_3_5_1
                                   1             1               
   570 same_a2_3_5_1
                                  -1                           1 
   571 same_a3_3_5_1
                                   1                           1 
   572 same_a4_3_5_1
                                   1                           1 
   573 same_a1_3_5_2
                                   1             1               
   574 same_a2_3_5_2
                                  -1                           1 
   575 same_a3_3_5_2
                                   1                           1 
   576 same_a4_3_5_2
                                   1                           1 
   577 same_a1_3_5_3
                                   1             1               
   578 same_a2_3_5_3
                                   1                           1 
   579 same_a3_3_5_3
                                  -1                           1 
   580 same_a4_3_5_3
                                   1                           1 
   581 same_a1_3_5_4
                                   1             1               
   582 same_a2_3_5_4
                                  -1                           1 
   583 same_a3_3_5_4
                                   1                           1 
   584 same_a4_3_5_4
                                   1                           1 
   585 same_a1_3_5_5
                                   1             1               
   586 same_a2_3_5_5
                                   1                           1 
   587 same_a3_3_5_5
                                  -1                           1 
   588 same_a4_3_5_5
                                   1                           1 
   589 same_a1_4_0_0
                                   1             1               
   590 same_a2_4_0_0
                                   1                           1 
   591 same_a3_4_0_0
                                  -1                           1 
   592 same_a4_4_0_0
                                   1                           1 
   593 same_a1_4_0_1
                                   1             1               
   594 same_a2_4_0_1
                                   1                           1 
   595 same_a3_4_0_1
                                  -1                           1 
   596 same_a4_4_0_1
                                   1                           1 
   597 same_a1_4_0_2
                                   1             1               
   598 same_a2_4_0_2
                                  -1                           1 
   599 same_a3_4_0_2
                                   1                           1 
   600 same_a4_4_0_2
                                   1                           1 
   601 same_a1_4_0_3
                                   1             1               
   602 same_a2_4_0_3
                                  -1                           1 
   603 same_a3_4_0_3
                                   1                           1 
   604 same_a4_4_0_3
                                   1                           1 
   605 same_a1_4_0_4
                                   1             1               
   606 same_a2_4_0_4
                                   1                           1 
   607 same_a3_4_0_4
                                  -1                           1 
   608 same_a4_4_0_4
                                   1                           1 
   609 same_a1_4_0_5
                                   1             1               
   610 same_a2_4_0_5
                                  -1                           1 
   611 same_a3_4_0_5
                                   1                           1 
   612 same_a4_4_0_5
                                   1                           1 
   613 same_a1_4_1_0
                                   3             1               
   614 same_a2_4_1_0
                                   1                           1 
   615 same_a3_4_1_0
                                   1                           1 
   616 same_a4_4_1_0
                                   1                           1 
   617 same_a1_4_1_1
                                   3             1               
   618 same_a2_4_1_1
                                   1                           1 
   619 same_a3_4_1_1
                                   1                           1 
   620 same_a4_4_1_1
                                   1                           1 
   621 same_a1_4_1_2
                                   1             1               
   622 same_a2_4_1_2
                                   1                           1 
   623 same_a3_4_1_2
                                   1                           1 
   624 same_a4_4_1_2
                                  -1                           1 
   625 same_a1_4_1_3
                                   1             1               
   626 same_a2_4_1_3
                                  -1                           1 
   627 same_a3_4_1_3
                                   1                           1 
   628 same_a4_4_1_3
                                   1                           1 
   629 same_a1_4_1_4
                                   1             1               
   630 same_a2_4_1_4
                                   1                           1 
   631 same_a3_4_1_4
                                  -1                           1 
   632 same_a4_4_1_4
                                   1                           1 
   633 same_a1_4_1_5
                                   1             1               
   634 same_a2_4_1_5
                                   1                           1 
   635 same_a3_4_1_5
                                   1                           1 
   636 same_a4_4_1_5
                                  -1                           1 
   637 same_a1_4_2_0
                                   1             1               
   638 same_a2_4_2_0
                                   1                           1 
   639 same_a3_4_2_0
                                  -1                           1 
   640 same_a4_4_2_0
                                   1                           1 
   641 same_a1_4_2_1
                                   1             1               
   642 same_a2_4_2_1
                                   1                           1 
   643 same_a3_4_2_1
                                  -1                           1 
   644 same_a4_4_2_1
                                   1                           1 
   645 same_a1_4_2_2
                                   1             1               
   646 same_a2_4_2_2
                                  -1                           1 
   647 same_a3_4_2_2
                                   1                           1 
   648 same_a4_4_2_2
                                   1                           1 
   649 same_a1_4_2_3
                                   1             1               
   650 same_a2_4_2_3
                                   1                           1 
   651 same_a3_4_2_3
                                   1                           1 
   652 same_a4_4_2_3
                                  -1                           1 
   653 same_a1_4_2_4
                                   3             1               
   654 same_a2_4_2_4
                                   1                           1 
   655 same_a3_4_2_4
                                   1                           1 
   656 same_a4_4_2_4
                                   1                           1 
   657 same_a1_4_2_5
                                   1             1               
   658 same_a2_4_2_5
                                  -1                           1 
   659 same_a3_4_2_5
                                   1                           1 
   660 same_a4_4_2_5
                                   1                           1 
   661 same_a1_4_3_0
                                   3             1               
   662 same_a2_4_3_0
                                   1                           1 
   663 same_a3_4_3_0
                                   1                           1 
   664 same_a4_4_3_0
                                   1                           1 
   665 same_a1_4_3_1
                                   1             1               
   666 same_a2_4_3_1
                                   1                           1 
   667 same_a3_4_3_1
                                  -1                           1 
   668 same_a4_4_3_1
                                   1                           1 
   669 same_a1_4_3_2
                                   1             1               
   670 same_a2_4_3_2
                                   1                           1 
   671 same_a3_4_3_2
                                   1                           1 
   672 same_a4_4_3_2
                                  -1                           1 
   673 same_a1_4_3_3
                                   1             1               
   674 same_a2_4_3_3
                                  -1                           1 
   675 same_a3_4_3_3
                                   1                           1 
   676 same_a4_4_3_3
                                   1                           1 
   677 same_a1_4_3_4
                                   1             1               
   678 same_a2_4_3_4
                                   1                           1 
   679 same_a3_4_3_4
                                  -1                           1 
   680 same_a4_4_3_4
                                   1                           1 
   681 same_a1_4_3_5
                                   1             1               
   682 same_a2_4_3_5
                                  -1                           1 
   683 same_a3_4_3_5
                                   1                           1 
   684 same_a4_4_3_5
                                   1                           1 
   685 same_a1_4_5_0
                                   1             1               
   686 same_a2_4_5_0
                                   1                           1 
   687 same_a3_4_5_0
                                  -1                           1 
   688 same_a4_4_5_0
                                   1                           1 
   689 same_a1_4_5_1
                                   3             1               
   690 same_a2_4_5_1
                                   1                           1 
   691 same_a3_4_5_1
                                   1                           1 
   692 same_a4_4_5_1
                                   1                           1 
   693 same_a1_4_5_2
                                   1             1               
   694 same_a2_4_5_2
                                  -1                           1 
   695 same_a3_4_5_2
                                   1                           1 
   696 same_a4_4_5_2
                                   1                           1 
   697 same_a1_4_5_3
                                   1             1               
   698 same_a2_4_5_3
                                   1                           1 
   699 same_a3_4_5_3
                                   1                           1 
   700 same_a4_4_5_3
                                  -1                           1 
   701 same_a1_4_5_4
                                   3             1               
   702 same_a2_4_5_4
                                   1                           1 
   703 same_a3_4_5_4
                                   1                           1 
   704 same_a4_4_5_4
                                   1                           1 
   705 same_a1_4_5_5
                                   1             1               
   706 same_a2_4_5_5
                                   1                           1 
   707 same_a3_4_5_5
                                   1                           1 
   708 same_a4_4_5_5
                                  -1                           1 
   709 same_a1_5_0_0
                                   1             1               
   710 same_a2_5_0_0
                                   1                           1 
   711 same_a3_5_0_0
                                   1                           1 
   712 same_a4_5_0_0
                                  -1                           1 
   713 same_a1_5_0_1
                                   1             1               
   714 same_a2_5_0_1
                                   1                           1 
   715 same_a3_5_0_1
                                  -1                           1 
   716 same_a4_5_0_1
                                   1                           1 
   717 same_a1_5_0_2
                                   3             1               
   718 same_a2_5_0_2
                                   1                           1 
   719 same_a3_5_0_2
                                   1                           1 
   720 same_a4_5_0_2
                                   1                           1 
   721 same_a1_5_0_3
                                   1             1               
   722 same_a2_5_0_3
                                  -1                           1 
   723 same_a3_5_0_3
                                   1                           1 
   724 same_a4_5_0_3
                                   1                           1 
   725 same_a1_5_0_4
                                   1             1               
   726 same_a2_5_0_4
                                   1                           1 
   727 same_a3_5_0_4
                                  -1                           1 
   728 same_a4_5_0_4
                                   1                           1 
   729 same_a1_5_0_5
                                   1             1               
   730 same_a2_5_0_5
                                  -1                           1 
   731 same_a3_5_0_5
                                   1                           1 
   732 same_a4_5_0_5
                                   1                           1 
   733 same_a1_5_1_0
                                   1             1               
   734 same_a2_5_1_0
                                  -1                           1 
   735 same_a3_5_1_0
                                   1                           1 
   736 same_a4_5_1_0
                                   1                           1 
   737 same_a1_5_1_1
                                   3             1               
   738 same_a2_5_1_1
                                   1                           1 
   739 same_a3_5_1_1
                                   1                           1 
   740 same_a4_5_1_1
                                   1                           1 
   741 same_a1_5_1_2
                                   1             1               
   742 same_a2_5_1_2
                                   1                           1 
   743 same_a3_5_1_2
                                  -1                           1 
   744 same_a4_5_1_2
                                   1                           1 
   745 same_a1_5_1_3
                                   1             1               
   746 same_a2_5_1_3
                                  -1                           1 
   747 same_a3_5_1_3
                                   1                           1 
   748 same_a4_5_1_3
                                   1                           1 
   749 same_a1_5_1_4
                                   1             1               
   750 same_a2_5_1_4
                                   1                           1 
   751 same_a3_5_1_4
                                  -1                           1 
   752 same_a4_5_1_4
                                   1                           1 
   753 same_a1_5_1_5
                                   1             1               
   754 same_a2_5_1_5
                                   1                           1 
   755 same_a3_5_1_5
                                   1                           1 
   756 same_a4_5_1_5
                                  -1                           1 
   757 same_a1_5_2_0
                                   1             1               
   758 same_a2_5_2_0
                                   1                           1 
   759 same_a3_5_2_0
                                   1                           1 
   760 same_a4_5_2_0
                                  -1                           1 
   761 same_a1_5_2_1
                                   1             1               
   762 same_a2_5_2_1
                                   1                           1 
   763 same_a3_5_2_1
                                  -1                           1 
   764 same_a4_5_2_1
                                   1                           1 
   765 same_a1_5_2_2
                                   3             1               
   766 same_a2_5_2_2
                                   1                           1 
   767 same_a3_5_2_2
                                   1                           1 
   768 same_a4_5_2_2
                                   1                           1 
   769 same_a1_5_2_3
                                   1             1               
   770 same_a2_5_2_3
                                   1                           1 
   771 same_a3_5_2_3
                                   1                           1 
   772 same_a4_5_2_3
                                  -1                           1 
   773 same_a1_5_2_4
                                   3             1               
   774 same_a2_5_2_4
                                   1                           1 
   775 same_a3_5_2_4
                                   1                           1 
   776 same_a4_5_2_4
                                   1                           1 
   777 same_a1_5_2_5
                                   1             1               
   778 same_a2_5_2_5
                                  -1                           1 
   779 same_a3_5_2_5
                                   1                           1 
   780 same_a4_5_2_5
                                   1                           1 
   781 same_a1_5_3_0
                                   1             1               
   782 same_a2_5_3_0
                                  -1                           1 
   783 same_a3_5_3_0
                                   1                           1 
   784 same_a4_5_3_0
                                   1                           1 
   785 same_a1_5_3_1
                                   1             1               
   786 same_a2_5_3_1
                                   1                           1 
   787 same_a3_5_3_1
                                  -1                           1 
   788 same_a4_5_3_1
                                   1                           1 
   789 same_a1_5_3_2
                                   1             1               
   790 same_a2_5_3_2
                                   1                           1 
   791 same_a3_5_3_2
                                  -1                           1 
   792 same_a4_5_3_2
                                   1                           1 
   793 same_a1_5_3_3
                                   1             1               
   794 same_a2_5_3_3
                                  -1                           1 
   795 same_a3_5_3_3
                                   1                           1 
   796 same_a4_5_3_3
                                   1                           1 
   797 same_a1_5_3_4
                                   1             1               
   798 same_a2_5_3_4
                                   1                           1 
   799 same_a3_5_3_4
                                  -1                           1 
   800 same_a4_5_3_4
                                   1                           1 
   801 same_a1_5_3_5
                                   1             1               
   802 same_a2_5_3_5
                                  -1                           1 
   803 same_a3_5_3_5
                                   1                           1 
   804 same_a4_5_3_5
                                   1                           1 
   805 same_a1_5_4_0
                                   1             1               
   806 same_a2_5_4_0
                                  -1                           1 
   807 same_a3_5_4_0
                                   1                           1 
   808 same_a4_5_4_0
                                   1                           1 
   809 same_a1_5_4_1
                                   3             1               
   810 same_a2_5_4_1
                                   1                           1 
   811 same_a3_5_4_1
                                   1                           1 
   812 same_a4_5_4_1
                                   1                           1 
   813 same_a1_5_4_2
                                   1             1               
   814 same_a2_5_4_2
                                   1                           1 
   815 same_a3_5_4_2
                                  -1                           1 
   816 same_a4_5_4_2
                                   1                           1 
   817 same_a1_5_4_3
                                   1             1               
   818 same_a2_5_4_3
                                   1                           1 
   819 same_a3_5_4_3
                                   1                           1 
   820 same_a4_5_4_3
                                  -1                           1 
   821 same_a1_5_4_4
                                   3             1               
   822 same_a2_5_4_4
                                   1                           1 
   823 same_a3_5_4_4
                                   1                           1 
   824 same_a4_5_4_4
                                   1                           1 
   825 same_a1_5_4_5
                                   1             1               
   826 same_a2_5_4_5
                                   1                           1 
   827 same_a3_5_4_5
                                   1                           1 
   828 same_a4_5_4_5
                                  -1                           1 
   829 differ_a_0_1                2                           5 
   830 differ_a_0_2                4                           5 
   831 differ_a_0_3                4                           5 
   832 differ_a_0_4                0                           5 
   833 differ_a_0_5                2                           5 
   834 differ_a_1_0                2                           5 
   835 differ_a_1_2                0                           5 
   836 differ_a_1_3                4                           5 
   837 differ_a_1_4                4                           5 
   838 differ_a_1_5                2                           5 
   839 differ_a_2_0                4                           5 
   840 differ_a_2_1                0                           5 
   841 differ_a_2_3                2                           5 
   842 differ_a_2_4                2                           5 
   843 differ_a_2_5                4                           5 
   844 differ_a_3_0                4                           5 
   845 differ_a_3_1                4                           5 
   846 differ_a_3_2                2                           5 
   847 differ_a_3_4                2                           5 
   848 differ_a_3_5                0                           5 
   849 differ_a_4_0                0                           5 
   850 differ_a_4_1                4                           5 
   851 differ_a_4_2                2                           5 
   852 differ_a_4_3                2                           5 
   853 differ_a_4_5                4                           5 
   854 differ_a_5_0                2                           5 
   855 differ_a_5_1                2                           5 
   856 differ_a_5_2                4                           5 
   857 differ_a_5_3                0                           5 
   858 differ_a_5_4                4                           5 
   859 same_d1_0_1_0
                                   1             1               
   860 same_d2_0_1_0
                                   1                           1 
   861 same_d3_0_1_0
                                   1                           1 
   862 same_d4_0_1_0
                                  -1                           1 
   863 same_d1_0_1_1
                                   3             1               
   864 same_d2_0_1_1
                                   1                           1 
   865 same_d3_0_1_1
                                   1                           1 
   866 same_d4_0_1_1
                                   1                           1 
   867 same_d1_0_1_2
                                   1             1               
   868 same_d2_0_1_2
                                   1                           1 
   869 same_d3_0_1_2
                                   1                           1 
   870 same_d4_0_1_2
                                  -1                           1 
   871 same_d1_0_1_3
                                   1             1               
   872 same_d2_0_1_3
                                   1                           1 
   873 same_d3_0_1_3
                                  -1                           1 
   874 same_d4_0_1_3
                                   1                           1 
   875 same_d1_0_1_4
                                   3             1               
   876 same_d2_0_1_4
                                   1                           1 
   877 same_d3_0_1_4
                                   1                           1 
   878 same_d4_0_1_4
                                   1                           1 
   879 same_d1_0_1_5
                                   1             1               
   880 same_d2_0_1_5
                                  -1                           1 
   881 same_d3_0_1_5
                                   1                           1 
   882 same_d4_0_1_5
                                   1                           1 
   883 same_d1_0_2_0
                                   1             1               
   884 same_d2_0_2_0
                                  -1                           1 
   885 same_d3_0_2_0
                                   1                           1 
   886 same_d4_0_2_0
                                   1                           1 
   887 same_d1_0_2_1
                                   1             1               
   888 same_d2_0_2_1
                                   1                           1 
   889 same_d3_0_2_1
                                  -1                           1 
   890 same_d4_0_2_1
                                   1                           1 
   891 same_d1_0_2_2
                                   1             1               
   892 same_d2_0_2_2
                                  -1                           1 
   893 same_d3_0_2_2
                                   1                           1 
   894 same_d4_0_2_2
                                   1                           1 
   895 same_d1_0_2_3
                                   1             1               
   896 same_d2_0_2_3
                                   1                           1 
   897 same_d3_0_2_3
                                  -1                           1 
   898 same_d4_0_2_3
                                   1                           1 
   899 same_d1_0_2_4
                                   1             1               
   900 same_d2_0_2_4
                                   1                           1 
   901 same_d3_0_2_4
                                  -1                           1 
   902 same_d4_0_2_4
                                   1                           1 
   903 same_d1_0_2_5
                                   1             1               
   904 same_d2_0_2_5
                                  -1                           1 
   905 same_d3_0_2_5
                                   1                           1 
   906 same_d4_0_2_5
                                   1                           1 
   907 same_d1_0_3_0
                                   1             1               
   908 same_d2_0_3_0
                                  -1                           1 
   909 same_d3_0_3_0
                                   1                           1 
   910 same_d4_0_3_0
                                   1                           1 
   911 same_d1_0_3_1
                                   3             1               
   912 same_d2_0_3_1
                                   1                           1 
   913 same_d3_0_3_1
                                   1                           1 
   914 same_d4_0_3_1
                                   1                           1 
   915 same_d1_0_3_2
                                   1             1               
   916 same_d2_0_3_2
                                   1                           1 
   917 same_d3_0_3_2
                                   1                           1 
   918 same_d4_0_3_2
                                  -1                           1 
   919 same_d1_0_3_3
                                   3             1               
   920 same_d2_0_3_3
                                   1                           1 
   921 same_d3_0_3_3
                                   1                           1 
   922 same_d4_0_3_3
                                   1                           1 
   923 same_d1_0_3_4
                                   1             1               
   924 same_d2_0_3_4
                                   1                           1 
   925 same_d3_0_3_4
                                  -1                           1 
   926 same_d4_0_3_4
                                   1                           1 
   927 same_d1_0_3_5
                                   1             1               
   928 same_d2_0_3_5
                                   1                           1 
   929 same_d3_0_3_5
                                   1                           1 
   930 same_d4_0_3_5
                                  -1                           1 
   931 same_d1_0_4_0
                                   1             1               
   932 same_d2_0_4_0
                                   1                           1 
   933 same_d3_0_4_0
                                   1                           1 
   934 same_d4_0_4_0
                                  -1                           1 
   935 same_d1_0_4_1
                                   1             1               
   936 same_d2_0_4_1
                                   1                           1 
   937 same_d3_0_4_1
                                  -1                           1 
   938 same_d4_0_4_1
                                   1                           1 
   939 same_d1_0_4_2
                                   1             1               
   940 same_d2_0_4_2
                                  -1                           1 
   941 same_d3_0_4_2
                                   1                           1 
   942 same_d4_0_4_2
                                   1                           1 
   943 same_d1_0_4_3
                                   1             1               
   944 same_d2_0_4_3
                                   1                           1 
   945 same_d3_0_4_3
                                  -1                           1 
   946 same_d4_0_4_3
                                   1                           1 
   947 same_d1_0_4_4
                                   3             1               
   948 same_d2_0_4_4
                                   1                           1 
   949 same_d3_0_4_4
                                   1                           1 
   950 same_d4_0_4_4
                                   1                           1 
   951 same_d1_0_4_5
                                   1             1               
   952 same_d2_0_4_5
                                  -1                           1 
   953 same_d3_0_4_5
                                   1                           1 
   954 same_d4_0_4_5
                                   1                           1 
   955 same_d1_0_5_0
                                   1             1               
   956 same_d2_0_5_0
                                  -1                           1 
   957 same_d3_0_5_0
                                   1                           1 
   958 same_d4_0_5_0
                                   1                           1 
   959 same_d1_0_5_1
                                   1             1               
   960 same_d2_0_5_1
                                   1                           1 
   961 same_d3_0_5_1
                                  -1                           1 
   962 same_d4_0_5_1
                                   1                           1 
   963 same_d1_0_5_2
                                   1             1               
   964 same_d2_0_5_2
                                  -1                           1 
   965 same_d3_0_5_2
                                   1                           1 
   966 same_d4_0_5_2
                                   1                           1 
   967 same_d1_0_5_3
                                   3             1               
   968 same_d2_0_5_3
                                   1                           1 
   969 same_d3_0_5_3
                                   1                           1 
   970 same_d4_0_5_3
                                   1                           1 
   971 same_d1_0_5_4
                                   1             1               
   972 same_d2_0_5_4
                                   1                           1 
   973 same_d3_0_5_4
                                  -1                           1 
   974 same_d4_0_5_4
                                   1                           1 
   975 same_d1_0_5_5
                                   1             1               
   976 same_d2_0_5_5
                                   1                           1 
   977 same_d3_0_5_5
                                   1                           1 
   978 same_d4_0_5_5
                                  -1                           1 
   979 same_d1_1_0_0
                                   1             1               
   980 same_d2_1_0_0
                                   1                           1 
   981 same_d3_1_0_0
                                   1                           1 
   982 same_d4_1_0_0
                                  -1                           1 
   983 same_d1_1_0_1
                                   3             1               
   984 same_d2_1_0_1
                                   1                           1 
   985 same_d3_1_0_1
                                   1                           1 
   986 same_d4_1_0_1
                                   1                           1 
   987 same_d1_1_0_2
                                   1             1               
   988 same_d2_1_0_2
                                   1                           1 
   989 same_d3_1_0_2
                                   1                           1 
   990 same_d4_1_0_2
                                  -1                           1 
   991 same_d1_1_0_3
                                   1             1               
   992 same_d2_1_0_3
                                  -1                           1 
   993 same_d3_1_0_3
                                   1                           1 
   994 same_d4_1_0_3
                                   1                           1 
   995 same_d1_1_0_4
                                   3             1               
   996 same_d2_1_0_4
                                   1                           1 
   997 same_d3_1_0_4
                                   1                           1 
   998 same_d4_1_0_4
                                   1                           1 
   999 same_d1_1_0_5
                                   1             1               
  1000 same_d2_1_0_5
                                   1                           1 
  1001 same_d3_1_0_5
                                  -1                           1 
  1002 same_d4_1_0_5
                                   1                           1 
  1003 same_d1_1_2_0
                                   1             1               
  1004 same_d2_1_2_0
                                  -1                           1 
  1005 same_d3_1_2_0
                                   1                           1 
  1006 same_d4_1_2_0
                                   1                           1 
  1007 same_d1_1_2_1
                                   1             1               
  1008 same_d2_1_2_1
                                   1                           1 
  1009 same_d3_1_2_1
                                  -1                           1 
  1010 same_d4_1_2_1
                                   1                           1 
  1011 same_d1_1_2_2
                                   1             1               
  1012 same_d2_1_2_2
                                  -1                           1 
  1013 same_d3_1_2_2
                                   1                           1 
  1014 same_d4_1_2_2
                                   1                           1 
  1015 same_d1_1_2_3
                                   1             1               
  1016 same_d2_1_2_3
                                   1                           1 
  1017 same_d3_1_2_3
                                   1                           1 
  1018 same_d4_1_2_3
                                  -1                           1 
  1019 same_d1_1_2_4
                                   1             1               
  1020 same_d2_1_2_4
                                   1                           1 
  1021 same_d3_1_2_4
                                  -1                           1 
  1022 same_d4_1_2_4
                                   1                           1 
  1023 same_d1_1_2_5
                                   3             1               
  1024 same_d2_1_2_5
                                   1                           1 
  1025 same_d3_1_2_5
                                   1                           1 
  1026 same_d4_1_2_5
                                   1                           1 
  1027 same_d1_1_3_0
                                   1             1               
  1028 same_d2_1_3_0
                                  -1                           1 
  1029 same_d3_1_3_0
                                   1                           1 
  1030 same_d4_1_3_0
                                   1                           1 
  1031 same_d1_1_3_1
                                   3             1               
  1032 same_d2_1_3_1
                                   1                           1 
  1033 same_d3_1_3_1
                                   1                           1 
  1034 same_d4_1_3_1
                                   1                           1 
  1035 same_d1_1_3_2
                                   1             1               
  1036 same_d2_1_3_2
                                   1                           1 
  1037 same_d3_1_3_2
                                   1                           1 
  1038 same_d4_1_3_2
                                  -1                           1 
  1039 same_d1_1_3_3
                                   1             1               
  1040 same_d2_1_3_3
                                  -1                           1 
  1041 same_d3_1_3_3
                                   1                           1 
  1042 same_d4_1_3_3
                                   1                           1 
  1043 same_d1_1_3_4
                                   1             1               
  1044 same_d2_1_3_4
                                   1                           1 
  1045 same_d3_1_3_4
                                  -1                           1 
  1046 same_d4_1_3_4
                                   1                           1 
  1047 same_d1_1_3_5
                                   1             1               
  1048 same_d2_1_3_5
                                   1                           1 
  1049 same_d3_1_3_5
                                  -1                           1 
  1050 same_d4_1_3_5
                                   1                           1 
  1051 same_d1_1_4_0
                                   1             1               
  1052 same_d2_1_4_0
                                   1                           1 
  1053 same_d3_1_4_0
                                   1                           1 
  1054 same_d4_1_4_0
                                  -1                           1 
  1055 same_d1_1_4_1
                                   1             1               
  1056 same_d2_1_4_1
                                   1                           1 
  1057 same_d3_1_4_1
                                  -1                           1 
  1058 same_d4_1_4_1
                                   1                           1 
  1059 same_d1_1_4_2
                                   1             1               
  1060 same_d2_1_4_2
                                  -1                           1 
  1061 same_d3_1_4_2
                                   1                           1 
  1062 same_d4_1_4_2
                                   1                           1 
  1063 same_d1_1_4_3
                                   1             1               
  1064 same_d2_1_4_3
                                   1                           1 
  1065 same_d3_1_4_3
                                   1                           1 
  1066 same_d4_1_4_3
                                  -1                           1 
  1067 same_d1_1_4_4
                                   3             1               
  1068 same_d2_1_4_4
                                   1                           1 
  1069 same_d3_1_4_4
                                   1                           1 
  1070 same_d4_1_4_4
                                   1                           1 
  1071 same_d1_1_4_5
                                   3             1               
  1072 same_d2_1_4_5
                                   1                           1 
  1073 same_d3_1_4_5
                                   1                           1 
  1074 same_d4_1_4_5
                                   1                           1 
  1075 same_d1_1_5_0
                                   1             1               
  1076 same_d2_1_5_0
                                  -1                           1 
  1077 same_d3_1_5_0
                                   1                           1 
  1078 same_d4_1_5_0
                                   1                           1 
  1079 same_d1_1_5_1
                                   1             1               
  1080 same_d2_1_5_1
                                   1                           1 
  1081 same_d3_1_5_1
                                  -1                           1 
  1082 same_d4_1_5_1
                                   1                           1 
  1083 same_d1_1_5_2
                                   1             1               
  1084 same_d2_1_5_2
                                  -1                           1 
  1085 same_d3_1_5_2
                                   1                           1 
  1086 same_d4_1_5_2
                                   1                           1 
  1087 same_d1_1_5_3
                                   1             1               
  1088 same_d2_1_5_3
                                  -1                           1 
  1089 same_d3_1_5_3
                                   1                           1 
  1090 same_d4_1_5_3
                                   1                           1 
  1091 same_d1_1_5_4
                                   1             1               
  1092 same_d2_1_5_4
                                   1                           1 
  1093 same_d3_1_5_4
                                  -1                           1 
  1094 same_d4_1_5_4
                                   1                           1 
  1095 same_d1_1_5_5
                                   1             1               
  1096 same_d2_1_5_5
                                   1                           1 
  1097 same_d3_1_5_5
                                  -1                           1 
  1098 same_d4_1_5_5
                                   1                           1 
  1099 same_d1_2_0_0
                                   1             1               
  1100 same_d2_2_0_0
                                   1                           1 
  1101 same_d3_2_0_0
                                  -1                           1 
  1102 same_d4_2_0_0
                                   1                           1 
  1103 same_d1_2_0_1
                                   1             1               
  1104 same_d2_2_0_1
                                  -1                           1 
  1105 same_d3_2_0_1
                                   1                           1 
  1106 same_d4_2_0_1
                                   1                           1 
  1107 same_d1_2_0_2
                                   1             1               
  1108 same_d2_2_0_2
                                   1                           1 
  1109 same_d3_2_0_2
                                  -1                           1 
  1110 same_d4_2_0_2
                                   1                           1 
  1111 same_d1_2_0_3
                                   1             1               
  1112 same_d2_2_0_3
                                  -1                           1 
  1113 same_d3_2_0_3
                                   1                           1 
  1114 same_d4_2_0_3
                                   1                           1 
  1115 same_d1_2_0_4
                                   1             1               
  1116 same_d2_2_0_4
                                  -1                           1 
  1117 same_d3_2_0_4
                                   1                           1 
  1118 same_d4_2_0_4
                                   1                           1 
  1119 same_d1_2_0_5
                                   1             1               
  1120 same_d2_2_0_5
                                   1                           1 
  1121 same_d3_2_0_5
                                  -1                           1 
  1122 same_d4_2_0_5
                                   1                           1 
  1123 same_d1_2_1_0
                                   1             1               
  1124 same_d2_2_1_0
                                   1                           1 
  1125 same_d3_2_1_0
                                  -1                           1 
  1126 same_d4_2_1_0
                                   1                           1 
  1127 same_d1_2_1_1
                                   1             1               
  1128 same_d2_2_1_1
                                  -1                           1 
  1129 same_d3_2_1_1
                                   1                           1 
  1130 same_d4_2_1_1
                                   1                           1 
  1131 same_d1_2_1_2
                                   1             1               
  1132 same_d2_2_1_2
                                   1                           1 
  1133 same_d3_2_1_2
                                  -1                           1 
  1134 same_d4_2_1_2
                                   1                           1 
  1135 same_d1_2_1_3
                                   1             1               
  1136 same_d2_2_1_3
                                   1                           1 
  1137 same_d3_2_1_3
                                   1                           1 
  1138 same_d4_2_1_3
                                  -1                           1 
  1139 same_d1_2_1_4
                                   1             1               
  1140 same_d2_2_1_4
                                  -1                           1 
  1141 same_d3_2_1_4
                                   1                           1 
  1142 same_d4_2_1_4
                                   1                           1 
  1143 same_d1_2_1_5
                                   3             1               
  1144 same_d2_2_1_5
                                   1                           1 
  1145 same_d3_2_1_5
                                   1                           1 
  1146 same_d4_2_1_5
                                   1                           1 
  1147 same_d1_2_3_0
                                   3             1               
  1148 same_d2_2_3_0
                                   1                           1 
  1149 same_d3_2_3_0
                                   1                           1 
  1150 same_d4_2_3_0
                                   1                           1 
  1151 same_d1_2_3_1
                                   1             1               
  1152 same_d2_2_3_1
                                  -1                           1 
  1153 same_d3_2_3_1
                                   1                           1 
  1154 same_d4_2_3_1
                                   1                           1 
  1155 same_d1_2_3_2
                                   1             1               
  1156 same_d2_2_3_2
                                   1                           1 
  1157 same_d3_2_3_2
                                  -1                           1 
  1158 same_d4_2_3_2
                                   1                           1 
  1159 same_d1_2_3_3
                                   1             1               
  1160 same_d2_2_3_3
                                  -1                           1 
  1161 same_d3_2_3_3
                                   1                           1 
  1162 same_d4_2_3_3
                                   1                           1 
  1163 same_d1_2_3_4
                                   1             1               
  1164 same_d2_2_3_4
                                   1                           1 
  1165 same_d3_2_3_4
                                   1                           1 
  1166 same_d4_2_3_4
                                  -1                           1 
  1167 same_d1_2_3_5
                                   1             1               
  1168 same_d2_2_3_5
                                   1                           1 
  1169 same_d3_2_3_5
                                  -1                           1 
  1170 same_d4_2_3_5
                                   1                           1 
  1171 same_d1_2_4_0
                                   1             1               
  1172 same_d2_2_4_0
                                   1                           1 
  1173 same_d3_2_4_0
                                  -1                           1 
  1174 same_d4_2_4_0
                                   1                           1 
  1175 same_d1_2_4_1
                                   1             1               
  1176 same_d2_2_4_1
                                   1                           1 
  1177 same_d3_2_4_1
                                   1                           1 
  1178 same_d4_2_4_1
                                  -1                           1 
  1179 same_d1_2_4_2
                                   3             1               
  1180 same_d2_2_4_2
                                   1                           1 
  1181 same_d3_2_4_2
                                   1                           1 
  1182 same_d4_2_4_2
                                   1                           1 
  1183 same_d1_2_4_3
                                   1             1               
  1184 same_d2_2_4_3
                                   1                           1 
  1185 same_d3_2_4_3
                                   1                           1 
  1186 same_d4_2_4_3
                                  -1                           1 
  1187 same_d1_2_4_4
                                   1             1               
  1188 same_d2_2_4_4
                                  -1                           1 
  1189 same_d3_2_4_4
                                   1                           1 
  1190 same_d4_2_4_4
                                   1                           1 
  1191 same_d1_2_4_5
                                   3             1               
  1192 same_d2_2_4_5
                                   1                           1 
  1193 same_d3_2_4_5
                                   1                           1 
  1194 same_d4_2_4_5
                                   1                           1 
  1195 same_d1_2_5_0
                                   3             1               
  1196 same_d2_2_5_0
                                   1                           1 
  1197 same_d3_2_5_0
                                   1                           1 
  1198 same_d4_2_5_0
                                   1                           1 
  1199 same_d1_2_5_1
                                   1             1               
  1200 same_d2_2_5_1
                                   1                           1 
  1201 same_d3_2_5_1
                                   1                           1 
  1202 same_d4_2_5_1
                                  -1                           1 
  1203 same_d1_2_5_2
                                   3             1               
  1204 same_d2_2_5_2
                                   1                           1 
  1205 same_d3_2_5_2
                                   1                           1 
  1206 same_d4_2_5_2
                                   1                           1 
  1207 same_d1_2_5_3
                                   1             1               
  1208 same_d2_2_5_3
                                  -1                           1 
  1209 same_d3_2_5_3
                                   1                           1 
  1210 same_d4_2_5_3
                                   1                           1 
  1211 same_d1_2_5_4
                                   1             1               
  1212 same_d2_2_5_4
                                   1                           1 
  1213 same_d3_2_5_4
                                   1                           1 
  1214 same_d4_2_5_4
                                  -1                           1 
  1215 same_d1_2_5_5
                                   1             1               
  1216 same_d2_2_5_5
                                   1                           1 
  1217 same_d3_2_5_5
                                  -1                           1 
  1218 same_d4_2_5_5
                                   1                           1 
  1219 same_d1_3_0_0
                                   1             1               
  1220 same_d2_3_0_0
                                   1                           1 
  1221 same_d3_3_0_0
                                  -1                           1 
  1222 same_d4_3_0_0
                                   1                           1 
  1223 same_d1_3_0_1
                                   3             1               
  1224 same_d2_3_0_1
                                   1                           1 
  1225 same_d3_3_0_1
                                   1                           1 
  1226 same_d4_3_0_1
                                   1                           1 
  1227 same_d1_3_0_2
                                   1             1               
  1228 same_d2_3_0_2
                                   1                           1 
  1229 same_d3_3_0_2
                                   1                           1 
  1230 same_d4_3_0_2
                                  -1                           1 
  1231 same_d1_3_0_3
                                   3             1               
  1232 same_d2_3_0_3
                                   1                           1 
  1233 same_d3_3_0_3
                                   1                           1 
  1234 same_d4_3_0_3
                                   1                           1 
  1235 same_d1_3_0_4
                                   1             1               
  1236 same_d2_3_0_4
                                  -1                           1 
  1237 same_d3_3_0_4
                                   1                           1 
  1238 same_d4_3_0_4
                                   1                           1 
  1239 same_d1_3_0_5
                                   1             1               
  1240 same_d2_3_0_5
                                   1                           1 
  1241 same_d3_3_0_5
                                   1                           1 
  1242 same_d4_3_0_5
                                  -1                           1 
  1243 same_d1_3_1_0
                                   1             1               
  1244 same_d2_3_1_0
                                   1                           1 
  1245 same_d3_3_1_0
                                  -1                           1 
  1246 same_d4_3_1_0
                                   1                           1 
  1247 same_d1_3_1_1
                                   3             1               
  1248 same_d2_3_1_1
                                   1                           1 
  1249 same_d3_3_1_1
                                   1                           1 
  1250 same_d4_3_1_1
                                   1                           1 
  1251 same_d1_3_1_2
                                   1             1               
  1252 same_d2_3_1_2
                                   1                           1 
  1253 same_d3_3_1_2
                                   1                           1 
  1254 same_d4_3_1_2
                                  -1                           1 
  1255 same_d1_3_1_3
                                   1             1               
  1256 same_d2_3_1_3
                                   1                           1 
  1257 same_d3_3_1_3
                                  -1                           1 
  1258 same_d4_3_1_3
                                   1                           1 
  1259 same_d1_3_1_4
                                   1             1               
  1260 same_d2_3_1_4
                                  -1                           1 
  1261 same_d3_3_1_4
                                   1                           1 
  1262 same_d4_3_1_4
                                   1                           1 
  1263 same_d1_3_1_5
                                   1             1               
  1264 same_d2_3_1_5
                                  -1                           1 
  1265 same_d3_3_1_5
                                   1                           1 
  1266 same_d4_3_1_5
                                   1                           1 
  1267 same_d1_3_2_0
                                   3             1               
  1268 same_d2_3_2_0
                                   1                           1 
  1269 same_d3_3_2_0
                                   1                           1 
  1270 same_d4_3_2_0
                                   1                           1 
  1271 same_d1_3_2_1
                                   1             1               
  1272 same_d2_3_2_1
                                   1                           1 
  1273 same_d3_3_2_1
                                  -1                           1 
  1274 same_d4_3_2_1
                                   1                           1 
  1275 same_d1_3_2_2
                                   1             1               
  1276 same_d2_3_2_2
                                  -1                           1 
  1277 same_d3_3_2_2
                                   1                           1 
  1278 same_d4_3_2_2
                                   1                           1 
  1279 same_d1_3_2_3
                                   1             1               
  1280 same_d2_3_2_3
                                   1                           1 
  1281 same_d3_3_2_3
                                  -1                           1 
  1282 same_d4_3_2_3
                                   1                           1 
  1283 same_d1_3_2_4
                                   1             1               
  1284 same_d2_3_2_4
                                   1                           1 
  1285 same_d3_3_2_4
                                   1                           1 
  1286 same_d4_3_2_4
                                  -1                           1 
  1287 same_d1_3_2_5
                                   1             1               
  1288 same_d2_3_2_5
                                  -1                           1 
  1289 same_d3_3_2_5
                                   1                           1 
  1290 same_d4_3_2_5
                                   1                           1 
  1291 same_d1_3_4_0
                                   1             1               
  1292 same_d2_3_4_0
                                   1                           1 
  1293 same_d3_3_4_0
                                  -1                           1 
  1294 same_d4_3_4_0
                                   1                           1 
  1295 same_d1_3_4_1
                                   1             1               
  1296 same_d2_3_4_1
                                   1                           1 
  1297 same_d3_3_4_1
                                  -1                           1 
  1298 same_d4_3_4_1
                                   1                           1 
  1299 same_d1_3_4_2
                                   1             1               
  1300 same_d2_3_4_2
                                  -1                           1 
  1301 same_d3_3_4_2
                                   1                           1 
  1302 same_d4_3_4_2
                                   1                           1 
  1303 same_d1_3_4_3
                                   1             1               
  1304 same_d2_3_4_3
                                   1                           1 
  1305 same_d3_3_4_3
                                  -1                           1 
  1306 same_d4_3_4_3
                                   1                           1 
  1307 same_d1_3_4_4
                                   1             1               
  1308 same_d2_3_4_4
                                  -1                           1 
  1309 same_d3_3_4_4
                                   1                           1 
  1310 same_d4_3_4_4
                                   1                           1 
  1311 same_d1_3_4_5
                                   1             1               
  1312 same_d2_3_4_5
                                  -1                           1 
  1313 same_d3_3_4_5
                                   1                           1 
  1314 same_d4_3_4_5
                                   1                           1 
  1315 same_d1_3_5_0
                                   3             1               
  1316 same_d2_3_5_0
                                   1                           1 
  1317 same_d3_3_5_0
                                   1                           1 
  1318 same_d4_3_5_0
                                   1                           1 
  1319 same_d1_3_5_1
                                   1             1               
  1320 same_d2_3_5_1
                                   1                           1 
  1321 same_d3_3_5_1
                                  -1                           1 
  1322 same_d4_3_5_1
                                   1                           1 
  1323 same_d1_3_5_2
                                   1             1               
  1324 same_d2_3_5_2
                                  -1                           1 
  1325 same_d3_3_5_2
                                   1                           1 
  1326 same_d4_3_5_2
                                   1                           1 
  1327 same_d1_3_5_3
                                   3             1               
  1328 same_d2_3_5_3
                                   1                           1 
  1329 same_d3_3_5_3
                                   1                           1 
  1330 same_d4_3_5_3
                                   1                           1 
  1331 same_d1_3_5_4
                                   1             1               
  1332 same_d2_3_5_4
                                   1                           1 
  1333 same_d3_3_5_4
                                   1                           1 
  1334 same_d4_3_5_4
                                  -1                           1 
  1335 same_d1_3_5_5
                                   1             1               
  1336 same_d2_3_5_5
                                   1                           1 
  1337 same_d3_3_5_5
                                   1                           1 
  1338 same_d4_3_5_5
                                  -1                           1 
  1339 same_d1_4_0_0
                                   1             1               
  1340 same_d2_4_0_0
                                   1                           1 
  1341 same_d3_4_0_0
                                   1                           1 
  1342 same_d4_4_0_0
                                  -1                           1 
  1343 same_d1_4_0_1
                                   1             1               
  1344 same_d2_4_0_1
                                  -1                           1 
  1345 same_d3_4_0_1
                                   1                           1 
  1346 same_d4_4_0_1
                                   1                           1 
  1347 same_d1_4_0_2
                                   1             1               
  1348 same_d2_4_0_2
                                   1                           1 
  1349 same_d3_4_0_2
                                  -1                           1 
  1350 same_d4_4_0_2
                                   1                           1 
  1351 same_d1_4_0_3
                                   1             1               
  1352 same_d2_4_0_3
                                  -1                           1 
  1353 same_d3_4_0_3
                                   1                           1 
  1354 same_d4_4_0_3
                                   1                           1 
  1355 same_d1_4_0_4
                                   3             1               
  1356 same_d2_4_0_4
                                   1                           1 
  1357 same_d3_4_0_4
                                   1                           1 
  1358 same_d4_4_0_4
                                   1                           1 
  1359 same_d1_4_0_5
                                   1             1               
  1360 same_d2_4_0_5
                                   1                           1 
  1361 same_d3_4_0_5
                                  -1                           1 
  1362 same_d4_4_0_5
                                   1                           1 
  1363 same_d1_4_1_0
                                   1             1               
  1364 same_d2_4_1_0
                                   1                           1 
  1365 same_d3_4_1_0
                                   1                           1 
  1366 same_d4_4_1_0
                                  -1                           1 
  1367 same_d1_4_1_1
                                   1             1               
  1368 same_d2_4_1_1
                                  -1                           1 
  1369 same_d3_4_1_1
                                   1                           1 
  1370 same_d4_4_1_1
                                   1                           1 
  1371 same_d1_4_1_2
                                   1             1               
  1372 same_d2_4_1_2
                                   1                           1 
  1373 same_d3_4_1_2
                                  -1                           1 
  1374 same_d4_4_1_2
                                   1                           1 
  1375 same_d1_4_1_3
                                   1             1               
  1376 same_d2_4_1_3
                                   1                           1 
  1377 same_d3_4_1_3
                                   1                           1 
  1378 same_d4_4_1_3
                                  -1                           1 
  1379 same_d1_4_1_4
                                   3             1               
  1380 same_d2_4_1_4
                                   1                           1 
  1381 same_d3_4_1_4
                                   1                           1 
  1382 same_d4_4_1_4
                                   1                           1 
  1383 same_d1_4_1_5
                                   3             1               
  1384 same_d2_4_1_5
                                   1                           1 
  1385 same_d3_4_1_5
                                   1                           1 
  1386 same_d4_4_1_5
                                   1                           1 
  1387 same_d1_4_2_0
                                   1             1               
  1388 same_d2_4_2_0
                                  -1                           1 
  1389 same_d3_4_2_0
                                   1                           1 
  1390 same_d4_4_2_0
                                   1                           1 
  1391 same_d1_4_2_1
                                   1             1               
  1392 same_d2_4_2_1
                                   1                           1 
  1393 same_d3_4_2_1
                                   1                           1 
  1394 same_d4_4_2_1
                                  -1                           1 
  1395 same_d1_4_2_2
                                   3             1               
  1396 same_d2_4_2_2
                                   1                           1 
  1397 same_d3_4_2_2
                                   1                           1 
  1398 same_d4_4_2_2
                                   1                           1 
  1399 same_d1_4_2_3
                                   1             1               
  1400 same_d2_4_2_3
                                   1                           1 
  1401 same_d3_4_2_3
                                   1                           1 
  1402 same_d4_4_2_3
                                  -1                           1 
  1403 same_d1_4_2_4
                                   1             1               
  1404 same_d2_4_2_4
                                   1                           1 
  1405 same_d3_4_2_4
                                  -1                           1 
  1406 same_d4_4_2_4
                                   1                           1 
  1407 same_d1_4_2_5
                                   3             1               
  1408 same_d2_4_2_5
                                   1                           1 
  1409 same_d3_4_2_5
                                   1                           1 
  1410 same_d4_4_2_5
                                   1                           1 
  1411 same_d1_4_3_0
                                   1             1               
  1412 same_d2_4_3_0
                                  -1                           1 
  1413 same_d3_4_3_0
                                   1                           1 
  1414 same_d4_4_3_0
                                   1                           1 
  1415 same_d1_4_3_1
                                   1             1               
  1416 same_d2_4_3_1
                                  -1                           1 
  1417 same_d3_4_3_1
                                   1                           1 
  1418 same_d4_4_3_1
                                   1                           1 
  1419 same_d1_4_3_2
                                   1             1               
  1420 same_d2_4_3_2
                                   1                           1 
  1421 same_d3_4_3_2
                                  -1                           1 
  1422 same_d4_4_3_2
                                   1                           1 
  1423 same_d1_4_3_3
                                   1             1               
  1424 same_d2_4_3_3
                                  -1                           1 
  1425 same_d3_4_3_3
                                   1                           1 
  1426 same_d4_4_3_3
                                   1                           1 
  1427 same_d1_4_3_4
                                   1             1               
  1428 same_d2_4_3_4
                                   1                           1 
  1429 same_d3_4_3_4
                                  -1                           1 
  1430 same_d4_4_3_4
                                   1                           1 
  1431 same_d1_4_3_5
                                   1             1               
  1432 same_d2_4_3_5
                                   1                           1 
  1433 same_d3_4_3_5
                                  -1                           1 
  1434 same_d4_4_3_5
                                   1                           1 
  1435 same_d1_4_5_0
                                   1             1               
  1436 same_d2_4_5_0
                                  -1                           1 
  1437 same_d3_4_5_0
                                   1                           1 
  1438 same_d4_4_5_0
                                   1                           1 
  1439 same_d1_4_5_1
                                   1             1               
  1440 same_d2_4_5_1
                                   1                           1 
  1441 same_d3_4_5_1
                                   1                           1 
  1442 same_d4_4_5_1
                                  -1                           1 
  1443 same_d1_4_5_2
                                   3             1               
  1444 same_d2_4_5_2
                                   1                           1 
  1445 same_d3_4_5_2
                                   1                           1 
  1446 same_d4_4_5_2
                                   1                           1 
  1447 same_d1_4_5_3
                                   1             1               
  1448 same_d2_4_5_3
                                  -1                           1 
  1449 same_d3_4_5_3
                                   1                           1 
  1450 same_d4_4_5_3
                                   1                           1 
  1451 same_d1_4_5_4
                                   1             1               
  1452 same_d2_4_5_4
                                   1                           1 
  1453 same_d3_4_5_4
                                  -1                           1 
  1454 same_d4_4_5_4
                                   1                           1 
  1455 same_d1_4_5_5
                                   1             1               
  1456 same_d2_4_5_5
                                   1                           1 
  1457 same_d3_4_5_5
                                  -1                           1 
  1458 same_d4_4_5_5
                                   1                           1 
  1459 same_d1_5_0_0
                                   1             1               
  1460 same_d2_5_0_0
                                   1                           1 
  1461 same_d3_5_0_0
                                  -1                           1 
  1462 same_d4_5_0_0
                                   1                           1 
  1463 same_d1_5_0_1
                                   1             1               
  1464 same_d2_5_0_1
                                  -1                           1 
  1465 same_d3_5_0_1
                                   1                           1 
  1466 same_d4_5_0_1
                                   1                           1 
  1467 same_d1_5_0_2
                                   1             1               
  1468 same_d2_5_0_2
                                   1                           1 
  1469 same_d3_5_0_2
                                  -1                           1 
  1470 same_d4_5_0_2
                                   1                           1 
  1471 same_d1_5_0_3
                                   3             1               
  1472 same_d2_5_0_3
                                   1                           1 
  1473 same_d3_5_0_3
                                   1                           1 
  1474 same_d4_5_0_3
                                   1                           1 
  1475 same_d1_5_0_4
                                   1             1               
  1476 same_d2_5_0_4
                                  -1                           1 
  1477 same_d3_5_0_4
                                   1                           1 
  1478 same_d4_5_0_4
                                   1                           1 
  1479 same_d1_5_0_5
                                   1             1               
  1480 same_d2_5_0_5
                                   1                           1 
  1481 same_d3_5_0_5
                                   1                           1 
  1482 same_d4_5_0_5
                                  -1                           1 
  1483 same_d1_5_1_0
                                   1             1               
  1484 same_d2_5_1_0
                                   1                           1 
  1485 same_d3_5_1_0
                                  -1                           1 
  1486 same_d4_5_1_0
                                   1                           1 
  1487 same_d1_5_1_1
                                   1             1               
  1488 same_d2_5_1_1
                                  -1                           1 
  1489 same_d3_5_1_1
                                   1                           1 
  1490 same_d4_5_1_1
                                   1                           1 
  1491 same_d1_5_1_2
                                   1             1               
  1492 same_d2_5_1_2
                                   1                           1 
  1493 same_d3_5_1_2
                                  -1                           1 
  1494 same_d4_5_1_2
                                   1                           1 
  1495 same_d1_5_1_3
                                   1             1               
  1496 same_d2_5_1_3
                                   1                           1 
  1497 same_d3_5_1_3
                                  -1                           1 
  1498 same_d4_5_1_3
                                   1                           1 
  1499 same_d1_5_1_4
                                   1             1               
  1500 same_d2_5_1_4
                                  -1                           1 
  1501 same_d3_5_1_4
                                   1                           1 
  1502 same_d4_5_1_4
                                   1                           1 
  1503 same_d1_5_1_5
                                   1             1               
  1504 same_d2_5_1_5
                                  -1                           1 
  1505 same_d3_5_1_5
                                   1                           1 
  1506 same_d4_5_1_5
                                   1                           1 
  1507 same_d1_5_2_0
                                   3             1               
  1508 same_d2_5_2_0
                                   1                           1 
  1509 same_d3_5_2_0
                                   1                           1 
  1510 same_d4_5_2_0
                                   1                           1 
  1511 same_d1_5_2_1
                                   1             1               
  1512 same_d2_5_2_1
                                   1                           1 
  1513 same_d3_5_2_1
                                   1                           1 
  1514 same_d4_5_2_1
                                  -1                           1 
  1515 same_d1_5_2_2
                                   3             1               
  1516 same_d2_5_2_2
                                   1                           1 
  1517 same_d3_5_2_2
                                   1                           1 
  1518 same_d4_5_2_2
                                   1                           1 
  1519 same_d1_5_2_3
                                   1             1               
  1520 same_d2_5_2_3
                                   1                           1 
  1521 same_d3_5_2_3
                                  -1                           1 
  1522 same_d4_5_2_3
                                   1                           1 
  1523 same_d1_5_2_4
                                   1             1               
  1524 same_d2_5_2_4
                                   1                           1 
  1525 same_d3_5_2_4
                                   1                           1 
  1526 same_d4_5_2_4
                                  -1                           1 
  1527 same_d1_5_2_5
                                   1             1               
  1528 same_d2_5_2_5
                                  -1                           1 
  1529 same_d3_5_2_5
                                   1                           1 
  1530 same_d4_5_2_5
                                   1                           1 
  1531 same_d1_5_3_0
                                   3             1               
  1532 same_d2_5_3_0
                                   1                           1 
  1533 same_d3_5_3_0
                                   1                           1 
  1534 same_d4_5_3_0
                                   1                           1 
  1535 same_d1_5_3_1
                                   1             1               
  1536 same_d2_5_3_1
                                  -1                           1 
  1537 same_d3_5_3_1
                                   1                           1 
  1538 same_d4_5_3_1
                                   1                           1 
  1539 same_d1_5_3_2
                                   1             1               
  1540 same_d2_5_3_2
                                   1                           1 
  1541 same_d3_5_3_2
                                  -1                           1 
  1542 same_d4_5_3_2
                                   1                           1 
  1543 same_d1_5_3_3
                                   3             1               
  1544 same_d2_5_3_3
                                   1                           1 
  1545 same_d3_5_3_3
                                   1                           1 
  1546 same_d4_5_3_3
                                   1                           1 
  1547 same_d1_5_3_4
                                   1             1               
  1548 same_d2_5_3_4
                                   1                           1 
  1549 same_d3_5_3_4
                                   1                           1 
  1550 same_d4_5_3_4
                                  -1                           1 
  1551 same_d1_5_3_5
                                   1             1               
  1552 same_d2_5_3_5
                                   1                           1 
  1553 same_d3_5_3_5
                                   1                           1 
  1554 same_d4_5_3_5
                                  -1                           1 
  1555 same_d1_5_4_0
                                   1             1               
  1556 same_d2_5_4_0
                                   1                           1 
  1557 same_d3_5_4_0
                                  -1                           1 
  1558 same_d4_5_4_0
                                   1                           1 
  1559 same_d1_5_4_1
                                   1             1               
  1560 same_d2_5_4_1
                                   1                           1 
  1561 same_d3_5_4_1
                                   1                           1 
  1562 same_d4_5_4_1
                                  -1                           1 
  1563 same_d1_5_4_2
                                   3             1               
  1564 same_d2_5_4_2
                                   1                           1 
  1565 same_d3_5_4_2
                                   1                           1 
  1566 same_d4_5_4_2
                                   1                           1 
  1567 same_d1_5_4_3
                                   1             1               
  1568 same_d2_5_4_3
                                   1                           1 
  1569 same_d3_5_4_3
                                  -1                           1 
  1570 same_d4_5_4_3
                                   1                           1 
  1571 same_d1_5_4_4
                                   1             1               
  1572 same_d2_5_4_4
                                  -1                           1 
  1573 same_d3_5_4_4
                                   1                           1 
  1574 same_d4_5_4_4
                                   1                           1 
  1575 same_d1_5_4_5
                                   1             1               
  1576 same_d2_5_4_5
                                  -1                           1 
  1577 same_d3_5_4_5
                                   1                           1 
  1578 same_d4_5_4_5
                                   1                           1 
  1579 differ_d_0_1                4                           5 
  1580 differ_d_0_2                0                           5 
  1581 differ_d_0_3                4                           5 
  1582 differ_d_0_4                2                           5 
  1583 differ_d_0_5                2                           5 
  1584 differ_d_1_0                4                           5 
  1585 differ_d_1_2                2                           5 
  1586 differ_d_1_3                2                           5 
  1587 differ_d_1_4                4                           5 
  1588 differ_d_1_5                0                           5 
  1589 differ_d_2_0                0                           5 
  1590 differ_d_2_1                2                           5 
  1591 differ_d_2_3                2                           5 
  1592 differ_d_2_4                4                           5 
  1593 differ_d_2_5                4                           5 
  1594 differ_d_3_0                4                           5 
  1595 differ_d_3_1                2                           5 
  1596 differ_d_3_2                2                           5 
  1597 differ_d_3_4                0                           5 
  1598 differ_d_3_5                4                           5 
  1599 differ_d_4_0                2                           5 
  1600 differ_d_4_1                4                           5 
  1601 differ_d_4_2                4                           5 
  1602 differ_d_4_3                0                           5 
  1603 differ_d_4_5                2                           5 
  1604 differ_d_5_0                2                           5 
  1605 differ_d_5_1                0                           5 
  1606 differ_d_5_2                4                           5 
  1607 differ_d_5_3                4                           5 
  1608 differ_d_5_4                2                           5 
  1609 obj                        83                             

   No. Column name       Activity     Lower bound   Upper bound
------ ------------    ------------- ------------- -------------
     1 x_0_0        *              0             0             1 
     2 x_0_1        *              0             0             1 
     3 x_0_2        *              1             0             1 
     4 x_0_3        *              1             0             1 
     5 x_0_4        *              0             0             1 
     6 x_0_5        *              1             0             1 
     7 x_1_0        *              1             0             1 
     8 x_1_1        *              1             0             1 
     9 x_1_2        *              0             0             1 
    10 x_1_3        *              1             0             1 
    11 x_1_4        *              0             0             1 
    12 x_1_5        *              0             0             1 
    13 x_2_0        *              0             0             1 
    14 x_2_1        *              0             0             1 
    15 x_2_2        *              1             0             1 
    16 x_2_3        *              0             0             1 
    17 x_2_4        *              1             0             1 
    18 x_2_5        *              1             0             1 
    19 x_3_0        *              1             0             1 
    20 x_3_1        *              0             0             1 
    21 x_3_2        *              0             0             1 
    22 x_3_3        *              1             0             1 
    23 x_3_4        *              0             0             1 
    24 x_3_5        *              1             0             1 
    25 x_4_0        *              1             0             1 
    26 x_4_1        *              1             0             1 
    27 x_4_2        *              0             0             1 
    28 x_4_3        *              0             0             1 
    29 x_4_4        *              1             0             1 
    30 x_4_5        *              0             0             1 
    31 x_5_0        *              0             0             1 
    32 x_5_1        *              1             0             1 
    33 x_5_2        *              1             0             1 
    34 x_5_3        *              0             0             1 
    35 x_5_4        *              1             0             1 
    36 x_5_5        *              0             0             1 
    37 y_0_1_0      *              0             0             1 
    38 y_0_1_1      *              0             0             1 
    39 y_0_1_2      *              0             0             1 
    40 y_0_1_3      *              1             0             1 
    41 y_0_1_4      *              1             0             1 
    42 y_0_1_5      *              0             0             1 
    43 y_0_2_0      *              1             0             1 
    44 y_0_2_1      *              1             0             1 
    45 y_0_2_2      *              1             0             1 
    46 y_0_2_3      *              0             0             1 
    47 y_0_2_4      *              0             0             1 
    48 y_0_2_5      *              1             0             1 
    49 y_0_3_0      *              0             0             1 
    50 y_0_3_1      *              1             0             1 
    51 y_0_3_2      *              0             0             1 
    52 y_0_3_3      *              1             0             1 
    53 y_0_3_4      *              1             0             1 
    54 y_0_3_5      *              1             0             1 
    55 y_0_4_0      *              0             0             1 
    56 y_0_4_1      *              0             0             1 
    57 y_0_4_2      *              0             0             1 
    58 y_0_4_3      *              0             0             1 
    59 y_0_4_4      *              0             0             1 
    60 y_0_4_5      *              0             0             1 
    61 y_0_5_0      *              1             0             1 
    62 y_0_5_1      *              0             0             1 
    63 y_0_5_2      *              1             0             1 
    64 y_0_5_3      *              0             0             1 
    65 y_0_5_4      *              0             0             1 
    66 y_0_5_5      *              0             0             1 
    67 y_1_0_0      *              0             0             1 
    68 y_1_0_1      *              0             0             1 
    69 y_1_0_2      *              0             0             1 
    70 y_1_0_3      *              1             0             1 
    71 y_1_0_4      *              1             0             1 
    72 y_1_0_5      *              0             0             1 
    73 y_1_2_0      *              0             0             1 
    74 y_1_2_1      *              0             0             1 
    75 y_1_2_2      *              0             0             1 
    76 y_1_2_3      *              0             0             1 
    77 y_1_2_4      *              0             0             1 
    78 y_1_2_5      *              0             0             1 
    79 y_1_3_0      *              1             0             1 
    80 y_1_3_1      *              0             0             1 
    81 y_1_3_2      *              1             0             1 
    82 y_1_3_3      *              1             0             1 
    83 y_1_3_4      *              1             0             1 
    84 y_1_3_5      *              0             0             1 
    85 y_1_4_0      *              1             0             1 
    86 y_1_4_1      *              1             0             1 
    87 y_1_4_2      *              1             0             1 
    88 y_1_4_3      *              0             0             1 
    89 y_1_4_4      *              0             0             1 
    90 y_1_4_5      *              1             0             1 
    91 y_1_5_0      *              0             0             1 
    92 y_1_5_1      *              1             0             1 
    93 y_1_5_2      *              0             0             1 
    94 y_1_5_3      *              0             0             1 
    95 y_1_5_4      *              0             0             1 
    96 y_1_5_5      *              1             0             1 
    97 y_2_0_0      *              1             0             1 
    98 y_2_0_1      *              1             0             1 
    99 y_2_0_2      *              1             0             1 
   100 y_2_0_3      *              0             0             1 
   101 y_2_0_4      *              0             0             1 
   102 y_2_0_5      *              1             0             1 
   103 y_2_1_0      *              0             0             1 
   104 y_2_1_1      *              0             0             1 
   105 y_2_1_2      *              0             0             1 
   106 y_2_1_3      *              0             0             1 
   107 y_2_1_4      *              0             0             1 
   108 y_2_1_5      *              0             0             1 
   109 y_2_3_0      *              0             0             1 
   110 y_2_3_1      *              1             0             1 
   111 y_2_3_2      *              0             0             1 
   112 y_2_3_3      *              0             0             1 
   113 y_2_3_4      *              0             0             1 
   114 y_2_3_5      *              1             0             1 
   115 y_2_4_0      *              0             0             1 
   116 y_2_4_1      *              0             0             1 
   117 y_2_4_2      *              0             0             1 
   118 y_2_4_3      *              1             0             1 
   119 y_2_4_4      *              1             0             1 
   120 y_2_4_5      *              0             0             1 
   121 y_2_5_0      *              1             0             1 
   122 y_2_5_1      *              0             0             1 
   123 y_2_5_2      *              1             0             1 
   124 y_2_5_3      *              1             0             1 
   125 y_2_5_4      *              1             0             1 
   126 y_2_5_5      *              0             0             1 
   127 y_3_0_0      *              0             0             1 
   128 y_3_0_1      *              1             0             1 
   129 y_3_0_2      *              0             0             1 
   130 y_3_0_3      *              1             0             1 
   131 y_3_0_4      *              1             0             1 
   132 y_3_0_5      *              1             0             1 
   133 y_3_1_0      *              1             0             1 
   134 y_3_1_1      *              0             0             1 
   135 y_3_1_2      *              1             0             1 
   136 y_3_1_3      *              1             0             1 
   137 y_3_1_4      *              1             0             1 
   138 y_3_1_5      *              0             0             1 
   139 y_3_2_0      *              0             0             1 
   140 y_3_2_1      *              1             0             1 
   141 y_3_2_2      *              0             0             1 
   142 y_3_2_3      *              0             0             1 
   143 y_3_2_4      *              0             0             1 
   144 y_3_2_5      *              1             0             1 
   145 y_3_4_0      *              1             0             1 
   146 y_3_4_1      *              0             0             1 
   147 y_3_4_2      *              1             0             1 
   148 y_3_4_3      *              0             0             1 
   149 y_3_4_4      *              0             0             1 
   150 y_3_4_5      *              0             0             1 
   151 y_3_5_0      *              0             0             1 
   152 y_3_5_1      *              0             0             1 
   153 y_3_5_2      *              0             0             1 
   154 y_3_5_3      *              0             0             1 
   155 y_3_5_4      *              0             0             1 
   156 y_3_5_5      *              0             0             1 
   157 y_4_0_0      *              0             0             1 
   158 y_4_0_1      *              0             0             1 
   159 y_4_0_2      *              0             0             1 
   160 y_4_0_3      *              0             0             1 
   161 y_4_0_4      *              0             0             1 
   162 y_4_0_5      *              0             0             1 
   163 y_4_1_0      *              1             0             1 
   164 y_4_1_1      *              1             0             1 
   165 y_4_1_2      *              1             0             1 
   166 y_4_1_3      *              0             0             1 
   167 y_4_1_4      *              0             0             1 
   168 y_4_1_5      *              1             0             1 
   169 y_4_2_0      *              0             0             1 
   170 y_4_2_1      *              0             0             1 
   171 y_4_2_2      *              0             0             1 
   172 y_4_2_3      *              1             0             1 
   173 y_4_2_4      *              1             0             1 
   174 y_4_2_5      *              0             0             1 
   175 y_4_3_0      *              1             0             1 
   176 y_4_3_1      *              0             0             1 
   177 y_4_3_2      *              1             0             1 
   178 y_4_3_3      *              0             0             1 
   179 y_4_3_4      *              0             0             1 
   180 y_4_3_5      *              0             0             1 
   181 y_4_5_0      *              0             0             1 
   182 y_4_5_1      *              1             0             1 
   183 y_4_5_2      *              0             0             1 
   184 y_4_5_3      *              1             0             1 
   185 y_4_5_4      *              1             0             1 
   186 y_4_5_5      *              1             0             1 
   187 y_5_0_0      *              1             0             1 
   188 y_5_0_1      *              0             0             1 
   189 y_5_0_2      *              1             0             1 
   190 y_5_0_3      *              0             0             1 
   191 y_5_0_4      *              0             0             1 
   192 y_5_0_5      *              0             0             1 
   193 y_5_1_0      *              0             0             1 
   194 y_5_1_1      *              1             0             1 
   195 y_5_1_2      *              0             0             1 
   196 y_5_1_3      *              0             0             1 
   197 y_5_1_4      *              0             0             1 
   198 y_5_1_5      *              1             0             1 
   199 y_5_2_0      *              1             0             1 
   200 y_5_2_1      *              0             0             1 
   201 y_5_2_2      *              1             0             1 
   202 y_5_2_3      *              1             0             1 
   203 y_5_2_4      *              1             0             1 
   204 y_5_2_5      *              0             0             1 
   205 y_5_3_0      *              0             0             1 
   206 y_5_3_1      *              0             0             1 
   207 y_5_3_2      *              0             0             1 
   208 y_5_3_3      *              0             0             1 
   209 y_5_3_4      *              0             0             1 
   210 y_5_3_5      *              0             0             1 
   211 y_5_4_0      *              0             0             1 
   212 y_5_4_1      *              1             0             1 
   213 y_5_4_2      *              0             0             1 
   214 y_5_4_3      *              1             0             1 
   215 y_5_4_4      *              1             0             1 
   216 y_5_4_5      *              1             0             1 
   217 z_0_1_0      *              1             0             1 
   218 z_0_1_1      *              1             0             1 
   219 z_0_1_2      *              1             0             1 
   220 z_0_1_3      *              0             0             1 
   221 z_0_1_4      *              1             0             1 
   222 z_0_1_5      *              0             0             1 
   223 z_0_2_0      *              0             0             1 
   224 z_0_2_1      *              0             0             1 
   225 z_0_2_2      *              0             0             1 
   226 z_0_2_3      *              0             0             1 
   227 z_0_2_4      *              0             0             1 
   228 z_0_2_5      *              0             0             1 
   229 z_0_3_0      *              0             0             1 
   230 z_0_3_1      *              1             0             1 
   231 z_0_3_2      *              1             0             1 
   232 z_0_3_3      *              1             0             1 
   233 z_0_3_4      *              0             0             1 
   234 z_0_3_5      *              1             0             1 
   235 z_0_4_0      *              1             0             1 
   236 z_0_4_1      *              0             0             1 
   237 z_0_4_2      *              0             0             1 
   238 z_0_4_3      *              0             0             1 
   239 z_0_4_4      *              1             0             1 
   240 z_0_4_5      *              0             0             1 
   241 z_0_5_0      *              0             0             1 
   242 z_0_5_1      *              0             0             1 
   243 z_0_5_2      *              0             0             1 
   244 z_0_5_3      *              1             0             1 
   245 z_0_5_4      *              0             0             1 
   246 z_0_5_5      *              1             0             1 
   247 z_1_0_0      *              1             0             1 
   248 z_1_0_1      *              1             0             1 
   249 z_1_0_2      *              1             0             1 
   250 z_1_0_3      *              0             0             1 
   251 z_1_0_4      *              1             0             1 
   252 z_1_0_5      *              0             0             1 
   253 z_1_2_0      *              0             0             1 
   254 z_1_2_1      *              0             0             1 
   255 z_1_2_2      *              0             0             1 
   256 z_1_2_3      *              1             0             1 
   257 z_1_2_4      *              0             0             1 
   258 z_1_2_5      *              1             0             1 
   259 z_1_3_0      *              0             0             1 
   260 z_1_3_1      *              1             0             1 
   261 z_1_3_2      *              1             0             1 
   262 z_1_3_3      *              0             0             1 
   263 z_1_3_4      *              0             0             1 
   264 z_1_3_5      *              0             0             1 
   265 z_1_4_0      *              1             0             1 
   266 z_1_4_1      *              0             0             1 
   267 z_1_4_2      *              0             0             1 
   268 z_1_4_3      *              1             0             1 
   269 z_1_4_4      *              1             0             1 
   270 z_1_4_5      *              1             0             1 
   271 z_1_5_0      *              0             0             1 
   272 z_1_5_1      *              0             0             1 
   273 z_1_5_2      *              0             0             1 
   274 z_1_5_3      *              0             0             1 
   275 z_1_5_4      *              0             0             1 
   276 z_1_5_5      *              0             0             1 
   277 z_2_0_0      *              0             0             1 
   278 z_2_0_1      *              0             0             1 
   279 z_2_0_2      *              0             0             1 
   280 z_2_0_3      *              0             0             1 
   281 z_2_0_4      *              0             0             1 
   282 z_2_0_5      *              0             0             1 
   283 z_2_1_0      *              0             0             1 
   284 z_2_1_1      *              0             0             1 
   285 z_2_1_2      *              0             0             1 
   286 z_2_1_3      *              1             0             1 
   287 z_2_1_4      *              0             0             1 
   288 z_2_1_5      *              1             0             1 
   289 z_2_3_0      *              1             0             1 
   290 z_2_3_1      *              0             0             1 
   291 z_2_3_2      *              0             0             1 
   292 z_2_3_3      *              0             0             1 
   293 z_2_3_4      *              1             0             1 
   294 z_2_3_5      *              0             0             1 
   295 z_2_4_0      *              0             0             1 
   296 z_2_4_1      *              1             0             1 
   297 z_2_4_2      *              1             0             1 
   298 z_2_4_3      *              1             0             1 
   299 z_2_4_4      *              0             0             1 
   300 z_2_4_5      *              1             0             1 
   301 z_2_5_0      *              1             0             1 
   302 z_2_5_1      *              1             0             1 
   303 z_2_5_2      *              1             0             1 
   304 z_2_5_3      *              0             0             1 
   305 z_2_5_4      *              1             0             1 
   306 z_2_5_5      *              0             0             1 
   307 z_3_0_0      *              0             0             1 
   308 z_3_0_1      *              1             0             1 
   309 z_3_0_2      *              1             0             1 
   310 z_3_0_3      *              1             0             1 
   311 z_3_0_4      *              0             0             1 
   312 z_3_0_5      *              1             0             1 
   313 z_3_1_0      *              0             0             1 
   314 z_3_1_1      *              1             0             1 
   315 z_3_1_2      *              1             0             1 
   316 z_3_1_3      *              0             0             1 
   317 z_3_1_4      *              0             0             1 
   318 z_3_1_5      *              0             0             1 
   319 z_3_2_0      *              1             0             1 
   320 z_3_2_1      *              0             0             1 
   321 z_3_2_2      *              0             0             1 
   322 z_3_2_3      *              0             0             1 
   323 z_3_2_4      *              1             0             1 
   324 z_3_2_5      *              0             0             1 
   325 z_3_4_0      *              0             0             1 
   326 z_3_4_1      *              0             0             1 
   327 z_3_4_2      *              0             0             1 
   328 z_3_4_3      *              0             0             1 
   329 z_3_4_4      *              0             0             1 
   330 z_3_4_5      *              0             0             1 
   331 z_3_5_0      *              1             0             1 
   332 z_3_5_1      *              0             0             1 
   333 z_3_5_2      *              0             0             1 
   334 z_3_5_3      *              1             0             1 
   335 z_3_5_4      *              1             0             1 
   336 z_3_5_5      *              1             0             1 
   337 z_4_0_0      *              1             0             1 
   338 z_4_0_1      *              0             0             1 
   339 z_4_0_2      *              0             0             1 
   340 z_4_0_3      *              0             0             1 
   341 z_4_0_4      *              1             0             1 
   342 z_4_0_5      *              0             0             1 
   343 z_4_1_0      *              1             0             1 
   344 z_4_1_1      *              0             0             1 
   345 z_4_1_2      *              0             0             1 
   346 z_4_1_3      *              1             0             1 
   347 z_4_1_4      *              1             0             1 
   348 z_4_1_5      *              1             0             1 
   349 z_4_2_0      *              0             0             1 
   350 z_4_2_1      *              1             0             1 
   351 z_4_2_2      *              1             0             1 
   352 z_4_2_3      *              1             0             1 
   353 z_4_2_4      *              0             0             1 
   354 z_4_2_5      *              1             0             1 
   355 z_4_3_0      *              0             0             1 
   356 z_4_3_1      *              0             0             1 
   357 z_4_3_2      *              0             0             1 
   358 z_4_3_3      *              0             0             1 
   359 z_4_3_4      *              0             0             1 
   360 z_4_3_5      *              0             0             1 
   361 z_4_5_0      *              0             0             1 
   362 z_4_5_1      *              1             0             1 
   363 z_4_5_2      *              1             0             1 
   364 z_4_5_3      *              0             0             1 
   365 z_4_5_4      *              0             0             1 
   366 z_4_5_5      *              0             0             1 
   367 z_5_0_0      *              0             0             1 
   368 z_5_0_1      *              0             0             1 
   369 z_5_0_2      *              0             0             1 
   370 z_5_0_3      *              1             0             1 
   371 z_5_0_4      *              0             0             1 
   372 z_5_0_5      *              1             0             1 
   373 z_5_1_0      *              0             0             1 
   374 z_5_1_1      *              0             0             1 
   375 z_5_1_2      *              0             0             1 
   376 z_5_1_3      *              0             0             1 
   377 z_5_1_4      *              0             0             1 
   378 z_5_1_5      *              0             0             1 
   379 z_5_2_0      *              1             0             1 
   380 z_5_2_1      *              1             0             1 
   381 z_5_2_2      *              1             0             1 
   382 z_5_2_3      *              0             0             1 
   383 z_5_2_4      *              1             0             1 
   384 z_5_2_5      *              0             0             1 
   385 z_5_3_0      *              1             0             1 
   386 z_5_3_1      *              0             0             1 
   387 z_5_3_2      *              0             0             1 
   388 z_5_3_3      *              1             0             1 
   389 z_5_3_4      *              1             0             1 
   390 z_5_3_5      *              1             0             1 
   391 z_5_4_0      *              0             0             1 
   392 z_5_4_1      *              1             0             1 
   393 z_5_4_2      *              1             0             1 
   394 z_5_4_3      *              0             0             1 
   395 z_5_4_4      *              0             0             1 
   396 z_5_4_5      *              0             0             1 

Integer feasibility conditions:

KKT.PE: max.abs.err = 0.00e+00 on row 0
        max.rel.err = 0.00e+00 on row 0
        High quality

KKT.PB: max.abs.err = 0.00e+00 on row 0
        max.rel.err = 0.00e+00 on row 0
        High quality

End of output
