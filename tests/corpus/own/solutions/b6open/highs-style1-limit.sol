Columns
    Index Status        Lower        Upper       Primal         Dual  Type        Name
        0                   0            1                            Integer     x_0_0
        1                   0            1                            Integer     x_0_1
        2                   0            1                            Integer     x_0_2
        3                   0            1                            Integer     x_0_3
        4                   0            1                            Integer     x_0_4
        5                   0            1                            Integer     x_0_5
        6                   0            1                            Integer     x_1_0
        7                   0            1                            Integer     x_1_1
        8                   0            1                            Integer     x_1_2
        9                   0            1                            Integer     x_1_3
       10                   0            1                            Integer     x_1_4
       11                   0            1                            Integer     x_1_5
       12                   0            1                            Integer     x_2_0
       13                   0            1                            Integer     x_2_1
       14                   0            1                            Integer     x_2_2
       15                   0            1                            Integer     x_2_3
       16                   0            1                            Integer     x_2_4
       17                   0            1                            Integer     x_2_5
       18                   0            1                            Integer     x_3_0
       19                   0            1                            Integer     x_3_1
       20                   0            1                            Integer     x_3_2
       21                   0            1                            Integer     x_3_3
       22                   0            1                            Integer     x_3_4
       23                   0            1                            Integer     x_3_5
       24                   0            1                            Integer     x_4_0
       25                   0            1                            Integer     x_4_1
       26                   0            1                            Integer     x_4_2
       27                   0            1                            Integer     x_4_3
       28                   0            1                            Integer     x_4_4
       29                   0            1                            Integer     x_4_5
       30                   0            1                            Integer     x_5_0
       31                   0            1                            Integer     x_5_1
       32                   0            1                            Integer     x_5_2
       33                   0            1                            Integer     x_5_3
       34                   0            1                            Integer     x_5_4
       35                   0            1                            Integer     x_5_5
       36                   0            1                            Integer     y_0_1_0
       37                   0            1                            Integer     y_0_1_1
       38                   0            1                            Integer     y_0_1_2
       39                   0            1                            Integer     y_0_1_3
       40                   0            1                            Integer     y_0_1_4
       41                   0            1                            Integer     y_0_1_5
       42                   0            1                            Integer     y_0_2_0
       43                   0            1                            Integer     y_0_2_1
       44                   0            1                            Integer     y_0_2_2
       45                   0            1                            Integer     y_0_2_3
       46                   0            1                            Integer     y_0_2_4
       47                   0            1                            Integer     y_0_2_5
       48                   0            1                            Integer     y_0_3_0
       49                   0            1                            Integer     y_0_3_1
       50                   0            1                            Integer     y_0_3_2
       51                   0            1                            Integer     y_0_3_3
       52                   0            1                            Integer     y_0_3_4
       53                   0            1                            Integer     y_0_3_5
       54                   0            1                            Integer     y_0_4_0
       55                   0            1                            Integer     y_0_4_1
       56                   0            1                            Integer     y_0_4_2
       57                   0            1                            Integer     y_0_4_3
       58                   0            1                            Integer     y_0_4_4
       59                   0            1                            Integer     y_0_4_5
       60                   0            1                            Integer     y_0_5_0
       61                   0            1                            Integer     y_0_5_1
       62                   0            1                            Integer     y_0_5_2
       63                   0            1                            Integer     y_0_5_3
       64                   0            1                            Integer     y_0_5_4
       65                   0            1                            Integer     y_0_5_5
       66                   0            1                            Integer     y_1_0_0
       67                   0            1                            Integer     y_1_0_1
       68                   0            1                            Integer     y_1_0_2
       69                   0            1                            Integer     y_1_0_3
       70                   0            1                            Integer     y_1_0_4
       71                   0            1                            Integer     y_1_0_5
       72                   0            1                            Integer     y_1_2_0
       73                   0            1                            Integer     y_1_2_1
       74                   0            1                            Integer     y_1_2_2
       75                   0            1                            Integer     y_1_2_3
       76                   0            1                            Integer     y_1_2_4
       77                   0            1                            Integer     y_1_2_5
       78                   0            1                            Integer     y_1_3_0
       79                   0            1                            Integer     y_1_3_1
       80                   0            1                            Integer     y_1_3_2
       81                   0            1                            Integer     y_1_3_3
       82                   0            1                            Integer     y_1_3_4
       83                   0            1                            Integer     y_1_3_5
       84                   0            1                            Integer     y_1_4_0
       85                   0            1                            Integer     y_1_4_1
       86                   0            1                            Integer     y_1_4_2
       87                   0            1                            Integer     y_1_4_3
       88                   0            1                            Integer     y_1_4_4
       89                   0            1                            Integer     y_1_4_5
       90                   0            1                            Integer     y_1_5_0
       91                   0            1                            Integer     y_1_5_1
       92                   0            1                            Integer     y_1_5_2
       93                   0            1                            Integer     y_1_5_3
       94                   0            1                            Integer     y_1_5_4
       95                   0            1                            Integer     y_1_5_5
       96                   0            1                            Integer     y_2_0_0
       97                   0            1                            Integer     y_2_0_1
       98                   0            1                            Integer     y_2_0_2
       99                   0            1                            Integer     y_2_0_3
      100                   0            1                            Integer     y_2_0_4
      101                   0            1                            Integer     y_2_0_5
      102                   0            1                            Integer     y_2_1_0
      103                   0            1                            Integer     y_2_1_1
      104                   0            1                            Integer     y_2_1_2
      105                   0            1                            Integer     y_2_1_3
      106                   0            1                            Integer     y_2_1_4
      107                   0            1                            Integer     y_2_1_5
      108                   0            1                            Integer     y_2_3_0
      109                   0            1                            Integer     y_2_3_1
      110                   0            1                            Integer     y_2_3_2
      111                   0            1                            Integer     y_2_3_3
      112                   0            1                            Integer     y_2_3_4
      113                   0            1                            Integer     y_2_3_5
      114                   0            1                            Integer     y_2_4_0
      115                   0            1                            Integer     y_2_4_1
      116                   0            1                            Integer     y_2_4_2
      117                   0            1                            Integer     y_2_4_3
      118                   0            1                            Integer     y_2_4_4
      119                   0            1                            Integer     y_2_4_5
      120                   0            1                            Integer     y_2_5_0
      121                   0            1                            Integer     y_2_5_1
      122                   0            1                            Integer     y_2_5_2
      123                   0            1                            Integer     y_2_5_3
      124                   0            1                            Integer     y_2_5_4
      125                   0            1                            Integer     y_2_5_5
      126                   0            1                            Integer     y_3_0_0
      127                   0            1                            Integer     y_3_0_1
      128                   0            1                            Integer     y_3_0_2
      129                   0            1                            Integer     y_3_0_3
      130                   0            1                            Integer     y_3_0_4
      131                   0            1                            Integer     y_3_0_5
      132                   0            1                            Integer     y_3_1_0
      133                   0            1                            Integer     y_3_1_1
      134                   0            1                            Integer     y_3_1_2
      135                   0            1                            Integer     y_3_1_3
      136                   0            1                            Integer     y_3_1_4
      137                   0            1                            Integer     y_3_1_5
      138                   0            1                            Integer     y_3_2_0
      139                   0            1                            Integer     y_3_2_1
      140                   0            1                            Integer     y_3_2_2
      141                   0            1                            Integer     y_3_2_3
      142                   0            1                            Integer     y_3_2_4
      143                   0            1                            Integer     y_3_2_5
      144                   0            1                            Integer     y_3_4_0
      145                   0            1                            Integer     y_3_4_1
      146                   0            1                            Integer     y_3_4_2
      147                   0            1                            Integer     y_3_4_3
      148                   0            1                            Integer     y_3_4_4
      149                   0            1                            Integer     y_3_4_5
      150                   0            1                            Integer     y_3_5_0
      151                   0            1                            Integer     y_3_5_1
      152                   0            1                            Integer     y_3_5_2
      153                   0            1                            Integer     y_3_5_3
      154                   0            1                            Integer     y_3_5_4
      155                   0            1                            Integer     y_3_5_5
      156                   0            1                            Integer     y_4_0_0
      157                   0            1                            Integer     y_4_0_1
      158                   0            1                            Integer     y_4_0_2
      159                   0            1                            Integer     y_4_0_3
      160                   0            1                            Integer     y_4_0_4
      161                   0            1                            Integer     y_4_0_5
      162                   0            1                            Integer     y_4_1_0
      163                   0            1                            Integer     y_4_1_1
      164                   0            1                            Integer     y_4_1_2
      165                   0            1                            Integer     y_4_1_3
      166                   0            1                            Integer     y_4_1_4
      167                   0            1                            Integer     y_4_1_5
      168                   0            1                            Integer     y_4_2_0
      169                   0            1                            Integer     y_4_2_1
      170                   0            1                            Integer     y_4_2_2
      171                   0            1                            Integer     y_4_2_3
      172                   0            1                            Integer     y_4_2_4
      173                   0            1                            Integer     y_4_2_5
      174                   0            1                            Integer     y_4_3_0
      175                   0            1                            Integer     y_4_3_1
      176                   0            1                            Integer     y_4_3_2
      177                   0            1                            Integer     y_4_3_3
      178                   0            1                            Integer     y_4_3_4
      179                   0            1                            Integer     y_4_3_5
      180                   0            1                            Integer     y_4_5_0
      181                   0            1                            Integer     y_4_5_1
      182                   0            1                            Integer     y_4_5_2
      183                   0            1                            Integer     y_4_5_3
      184                   0            1                            Integer     y_4_5_4
      185                   0            1                            Integer     y_4_5_5
      186                   0            1                            Integer     y_5_0_0
      187                   0            1                            Integer     y_5_0_1
      188                   0            1                            Integer     y_5_0_2
      189                   0            1                            Integer     y_5_0_3
      190                   0            1                            Integer     y_5_0_4
      191                   0            1                            Integer     y_5_0_5
      192                   0            1                            Integer     y_5_1_0
      193                   0            1                            Integer     y_5_1_1
      194                   0            1                            Integer     y_5_1_2
      195                   0            1                            Integer     y_5_1_3
      196                   0            1                            Integer     y_5_1_4
      197                   0            1                            Integer     y_5_1_5
      198                   0            1                            Integer     y_5_2_0
      199                   0            1                            Integer     y_5_2_1
      200                   0            1                            Integer     y_5_2_2
      201                   0            1                            Integer     y_5_2_3
      202                   0            1                            Integer     y_5_2_4
      203                   0            1                            Integer     y_5_2_5
      204                   0            1                            Integer     y_5_3_0
      205                   0            1                            Integer     y_5_3_1
      206                   0            1                            Integer     y_5_3_2
      207                   0            1                            Integer     y_5_3_3
      208                   0            1                            Integer     y_5_3_4
      209                   0            1                            Integer     y_5_3_5
      210                   0            1                            Integer     y_5_4_0
      211                   0            1                            Integer     y_5_4_1
      212                   0            1                            Integer     y_5_4_2
      213                   0            1                            Integer     y_5_4_3
      214                   0            1                            Integer     y_5_4_4
      215                   0            1                            Integer     y_5_4_5
      216                   0            1                            Integer     z_0_1_0
      217                   0            1                            Integer     z_0_1_1
      218                   0            1                            Integer     z_0_1_2
      219                   0            1                            Integer     z_0_1_3
      220                   0            1                            Integer     z_0_1_4
      221                   0            1                            Integer     z_0_1_5
      222                   0            1                            Integer     z_0_2_0
      223                   0            1                            Integer     z_0_2_1
      224                   0            1                            Integer     z_0_2_2
      225                   0            1                            Integer     z_0_2_3
      226                   0            1                            Integer     z_0_2_4
      227                   0            1                            Integer     z_0_2_5
      228                   0            1                            Integer     z_0_3_0
      229                   0            1                            Integer     z_0_3_1
      230                   0            1                            Integer     z_0_3_2
      231                   0            1                            Integer     z_0_3_3
      232                   0            1                            Integer     z_0_3_4
      233                   0            1                            Integer     z_0_3_5
      234                   0            1                            Integer     z_0_4_0
      235                   0            1                            Integer     z_0_4_1
      236                   0            1                            Integer     z_0_4_2
      237                   0            1                            Integer     z_0_4_3
      238                   0            1                            Integer     z_0_4_4
      239                   0            1                            Integer     z_0_4_5
      240                   0            1                            Integer     z_0_5_0
      241                   0            1                            Integer     z_0_5_1
      242                   0            1                            Integer     z_0_5_2
      243                   0            1                            Integer     z_0_5_3
      244                   0            1                            Integer     z_0_5_4
      245                   0            1                            Integer     z_0_5_5
      246                   0            1                            Integer     z_1_0_0
      247                   0            1                            Integer     z_1_0_1
      248                   0            1                            Integer     z_1_0_2
      249                   0            1                            Integer     z_1_0_3
      250                   0            1                            Integer     z_1_0_4
      251                   0            1                            Integer     z_1_0_5
      252                   0            1                            Integer     z_1_2_0
      253                   0            1                            Integer     z_1_2_1
      254                   0            1                            Integer     z_1_2_2
      255                   0            1                            Integer     z_1_2_3
      256                   0            1                            Integer     z_1_2_4
      257                   0            1                            Integer     z_1_2_5
      258                   0            1                            Integer     z_1_3_0
      259                   0            1                            Integer     z_1_3_1
      260                   0            1                            Integer     z_1_3_2
      261                   0            1                            Integer     z_1_3_3
      262                   0            1                            Integer     z_1_3_4
      263                   0            1                            Integer     z_1_3_5
      264                   0            1                            Integer     z_1_4_0
      265                   0            1                            Integer     z_1_4_1
      266                   0            1                            Integer     z_1_4_2
      267                   0            1                            Integer     z_1_4_3
      268                   0            1                            Integer     z_1_4_4
      269                   0            1                            Integer     z_1_4_5
      270                   0            1                            Integer     z_1_5_0
      271                   0            1                            Integer     z_1_5_1
      272                   0            1                            Integer     z_1_5_2
      273                   0            1                            Integer     z_1_5_3
      274                   0            1                            Integer     z_1_5_4
      275                   0            1                            Integer     z_1_5_5
      276                   0            1                            Integer     z_2_0_0
      277                   0            1                            Integer     z_2_0_1
      278                   0            1                            Integer     z_2_0_2
      279                   0            1                            Integer     z_2_0_3
      280                   0            1                            Integer     z_2_0_4
      281                   0            1                            Integer     z_2_0_5
      282                   0            1                            Integer     z_2_1_0
      283                   0            1                            Integer     z_2_1_1
      284                   0            1                            Integer     z_2_1_2
      285                   0            1                            Integer     z_2_1_3
      286                   0            1                            Integer     z_2_1_4
      287                   0            1                            Integer     z_2_1_5
      288                   0            1                            Integer     z_2_3_0
      289                   0            1                            Integer     z_2_3_1
      290                   0            1                            Integer     z_2_3_2
      291                   0            1                            Integer     z_2_3_3
      292                   0            1                            Integer     z_2_3_4
      293                   0            1                            Integer     z_2_3_5
      294                   0            1                            Integer     z_2_4_0
      295                   0            1                            Integer     z_2_4_1
      296                   0            1                            Integer     z_2_4_2
      297                   0            1                            Integer     z_2_4_3
      298                   0            1                            Integer     z_2_4_4
      299                   0            1                            Integer     z_2_4_5
      300                   0            1                            Integer     z_2_5_0
      301                   0            1                            Integer     z_2_5_1
      302                   0            1                            Integer     z_2_5_2
      303                   0            1                            Integer     z_2_5_3
      304                   0            1                            Integer     z_2_5_4
      305                   0            1                            Integer     z_2_5_5
      306                   0            1                            Integer     z_3_0_0
      307                   0            1                            Integer     z_3_0_1
      308                   0            1                            Integer     z_3_0_2
      309                   0            1                            Integer     z_3_0_3
      310                   0            1                            Integer     z_3_0_4
      311                   0            1                            Integer     z_3_0_5
      312                   0            1                            Integer     z_3_1_0
      313                   0            1                            Integer     z_3_1_1
      314                   0            1                            Integer     z_3_1_2
      315                   0            1                            Integer     z_3_1_3
      316                   0            1                            Integer     z_3_1_4
      317                   0            1                            Integer     z_3_1_5
      318                   0            1                            Integer     z_3_2_0
      319                   0            1                            Integer     z_3_2_1
      320                   0            1                            Integer     z_3_2_2
      321                   0            1                            Integer     z_3_2_3
      322                   0            1                            Integer     z_3_2_4
      323                   0            1                            Integer     z_3_2_5
      324                   0            1                            Integer     z_3_4_0
      325                   0            1                            Integer     z_3_4_1
      326                   0            1                            Integer     z_3_4_2
      327                   0            1                            Integer     z_3_4_3
      328                   0            1                            Integer     z_3_4_4
      329                   0            1                            Integer     z_3_4_5
      330                   0            1                            Integer     z_3_5_0
      331                   0            1                            Integer     z_3_5_1
      332                   0            1                            Integer     z_3_5_2
      333                   0            1                            Integer     z_3_5_3
      334                   0            1                            Integer     z_3_5_4
      335                   0            1                            Integer     z_3_5_5
      336                   0            1                            Integer     z_4_0_0
      337                   0            1                            Integer     z_4_0_1
      338                   0            1                            Integer     z_4_0_2
      339                   0            1                            Integer     z_4_0_3
      340                   0            1                            Integer     z_4_0_4
      341                   0            1                            Integer     z_4_0_5
      342                   0            1                            Integer     z_4_1_0
      343                   0            1                            Integer     z_4_1_1
      344                   0            1                            Integer     z_4_1_2
      345                   0            1                            Integer     z_4_1_3
      346                   0            1                            Integer     z_4_1_4
      347                   0            1                            Integer     z_4_1_5
      348                   0            1                            Integer     z_4_2_0
      349                   0            1                            Integer     z_4_2_1
      350                   0            1                            Integer     z_4_2_2
      351                   0            1                            Integer     z_4_2_3
      352                   0            1                            Integer     z_4_2_4
      353                   0            1                            Integer     z_4_2_5
      354                   0            1                            Integer     z_4_3_0
      355                   0            1                            Integer     z_4_3_1
      356                   0            1                            Integer     z_4_3_2
      357                   0            1                            Integer     z_4_3_3
      358                   0            1                            Integer     z_4_3_4
      359                   0            1                            Integer     z_4_3_5
      360                   0            1                            Integer     z_4_5_0
      361                   0            1                            Integer     z_4_5_1
      362                   0            1                            Integer     z_4_5_2
      363                   0            1                            Integer     z_4_5_3
      364                   0            1                            Integer     z_4_5_4
      365                   0            1                            Integer     z_4_5_5
      366                   0            1                            Integer     z_5_0_0
      367                   0            1                            Integer     z_5_0_1
      368                   0            1                            Integer     z_5_0_2
      369                   0            1                            Integer     z_5_0_3
      370                   0            1                            Integer     z_5_0_4
      371                   0            1                            Integer     z_5_0_5
      372                   0            1                            Integer     z_5_1_0
      373                   0            1                            Integer     z_5_1_1
      374                   0            1                            Integer     z_5_1_2
      375                   0            1                            Integer     z_5_1_3
      376                   0            1                            Integer     z_5_1_4
      377                   0            1                            Integer     z_5_1_5
      378                   0            1                            Integer     z_5_2_0
      379                   0            1                            Integer     z_5_2_1
      380                   0            1                            Integer     z_5_2_2
      381                   0            1                            Integer     z_5_2_3
      382                   0            1                            Integer     z_5_2_4
      383                   0            1                            Integer     z_5_2_5
      384                   0            1                            Integer     z_5_3_0
      385                   0            1                            Integer     z_5_3_1
      386                   0            1                            Integer     z_5_3_2
      387                   0            1                            Integer     z_5_3_3
      388                   0            1                            Integer     z_5_3_4
      389                   0            1                            Integer     z_5_3_5
      390                   0            1                            Integer     z_5_4_0
      391                   0            1                            Integer     z_5_4_1
      392                   0            1                            Integer     z_5_4_2
      393                   0            1                            Integer     z_5_4_3
      394                   0            1                            Integer     z_5_4_4
      395                   0            1                            Integer     z_5_4_5
Rows
    Index Status        Lower        Upper       Primal         Dual  Name
        0                -inf            2                            run_a_max_0_0
        1                   1          inf                            run_a_min_0_0
        2                -inf            2                            run_a_max_0_1
        3                   1          inf                            run_a_min_0_1
        4                -inf            2                            run_a_max_0_2
        5                   1          inf                            run_a_min_0_2
        6                -inf            2                            run_a_max_0_3
        7                   1          inf                            run_a_min_0_3
        8                -inf            2                            run_a_max_1_0
        9                   1          inf                            run_a_min_1_0
       10                -inf            2                            run_a_max_1_1
       11                   1          inf                            run_a_min_1_1
       12                -inf            2                            run_a_max_1_2
       13                   1          inf                            run_a_min_1_2
       14                -inf            2                            run_a_max_1_3
       15                   1          inf                            run_a_min_1_3
       16                -inf            2                            run_a_max_2_0
       17                   1          inf                            run_a_min_2_0
       18                -inf            2                            run_a_max_2_1
       19                   1          inf                            run_a_min_2_1
       20                -inf            2                            run_a_max_2_2
       21                   1          inf                            run_a_min_2_2
       22                -inf            2                            run_a_max_2_3
       23                   1          inf                            run_a_min_2_3
       24                -inf            2                            run_a_max_3_0
       25                   1          inf                            run_a_min_3_0
       26                -inf            2                            run_a_max_3_1
       27                   1          inf                            run_a_min_3_1
       28                -inf            2                            run_a_max_3_2
       29                   1          inf                            run_a_min_3_2
       30                -inf            2                            run_a_max_3_3
       31                   1          inf                            run_a_min_3_3
       32                -inf            2                            run_a_max_4_0
       33                   1          inf                            run_a_min_4_0
       34                -inf            2                            run_a_max_4_1
       35                   1          inf                            run_a_min_4_1
       36                -inf            2                            run_a_max_4_2
       37                   1          inf                            run_a_min_4_2
       38                -inf            2                            run_a_max_4_3
       39                   1          inf                            run_a_min_4_3
       40                -inf            2                            run_a_max_5_0
       41                   1          inf                            run_a_min_5_0
       42                -inf            2                            run_a_max_5_1
       43                   1          inf                            run_a_min_5_1
       44                -inf            2                            run_a_max_5_2
       45                   1          inf                            run_a_min_5_2
       46                -inf            2                            run_a_max_5_3
       47                   1          inf                            run_a_min_5_3
       48                -inf            2                            run_d_max_0_0
       49                   1          inf                            run_d_min_0_0
       50                -inf            2                            run_d_max_0_1
       51                   1          inf                            run_d_min_0_1
       52                -inf            2                            run_d_max_0_2
       53                   1          inf                            run_d_min_0_2
       54                -inf            2                            run_d_max_0_3
       55                   1          inf                            run_d_min_0_3
       56                -inf            2                            run_d_max_0_4
       57                   1          inf                            run_d_min_0_4
       58                -inf            2                            run_d_max_0_5
       59                   1          inf                            run_d_min_0_5
       60                -inf            2                            run_d_max_1_0
       61                   1          inf                            run_d_min_1_0
       62                -inf            2                            run_d_max_1_1
       63                   1          inf                            run_d_min_1_1
       64                -inf            2                            run_d_max_1_2
       65                   1          inf                            run_d_min_1_2
       66                -inf            2                            run_d_max_1_3
       67                   1          inf                            run_d_min_1_3
       68                -inf            2                            run_d_max_1_4
       69                   1          inf                            run_d_min_1_4
       70                -inf            2                            run_d_max_1_5
       71                   1          inf                            run_d_min_1_5
       72                -inf            2                            run_d_max_2_0
       73                   1          inf                            run_d_min_2_0
       74                -inf            2                            run_d_max_2_1
       75                   1          inf                            run_d_min_2_1
       76                -inf            2                            run_d_max_2_2
       77                   1          inf                            run_d_min_2_2
       78                -inf            2                            run_d_max_2_3
       79                   1          inf                            run_d_min_2_3
       80                -inf            2                            run_d_max_2_4
       81                   1          inf                            run_d_min_2_4
       82                -inf            2                            run_d_max_2_5
       83                   1          inf                            run_d_min_2_5
       84                -inf            2                            run_d_max_3_0
       85                   1          inf                            run_d_min_3_0
       86                -inf            2                            run_d_max_3_1
       87                   1          inf                            run_d_min_3_1
       88                -inf            2                            run_d_max_3_2
       89                   1          inf                            run_d_min_3_2
       90                -inf            2                            run_d_max_3_3
       91                   1          inf                            run_d_min_3_3
       92                -inf            2                            run_d_max_3_4
       93                   1          inf                            run_d_min_3_4
       94                -inf            2                            run_d_max_3_5
       95                   1          inf                            run_d_min_3_5
       96                   3            3                            balance_a0
       97                   3            3                            balance_a1
       98                   3            3                            balance_a2
       99                   3            3                            balance_a3
      100                   3            3                            balance_a4
      101                   3            3                            balance_a5
      102                   3            3                            balance_d0
      103                   3            3                            balance_d1
      104                   3            3                            balance_d2
      105                   3            3                            balance_d3
      106                   3            3                            balance_d4
      107                   3            3                            balance_d5
      108                   1          inf                            same_a1_0_1_0
      109                -inf            1                            same_a2_0_1_0
      110                -inf            1                            same_a3_0_1_0
      111                -inf            1                            same_a4_0_1_0
      112                   1          inf                            same_a1_0_1_1
      113                -inf            1                            same_a2_0_1_1
      114                -inf            1                            same_a3_0_1_1
      115                -inf            1                            same_a4_0_1_1
      116                   1          inf                            same_a1_0_1_2
      117                -inf            1                            same_a2_0_1_2
      118                -inf            1                            same_a3_0_1_2
      119                -inf            1                            same_a4_0_1_2
      120                   1          inf                            same_a1_0_1_3
      121                -inf            1                            same_a2_0_1_3
      122                -inf            1                            same_a3_0_1_3
      123                -inf            1                            same_a4_0_1_3
      124                   1          inf                            same_a1_0_1_4
      125                -inf            1                            same_a2_0_1_4
      126                -inf            1                            same_a3_0_1_4
      127                -inf            1                            same_a4_0_1_4
      128                   1          inf                            same_a1_0_1_5
      129                -inf            1                            same_a2_0_1_5
      130                -inf            1                            same_a3_0_1_5
      131                -inf            1                            same_a4_0_1_5
      132                   1          inf                            same_a1_0_2_0
      133                -inf            1                            same_a2_0_2_0
      134                -inf            1                            same_a3_0_2_0
      135                -inf            1                            same_a4_0_2_0
      136                   1          inf                            same_a1_0_2_1
      137                -inf            1                            same_a2_0_2_1
      138                -inf            1                            same_a3_0_2_1
      139                -inf            1                            same_a4_0_2_1
      140                   1          inf                            same_a1_0_2_2
      141                -inf            1                            same_a2_0_2_2
      142                -inf            1                            same_a3_0_2_2
      143                -inf            1                            same_a4_0_2_2
      144                   1          inf                            same_a1_0_2_3
      145                -inf            1                            same_a2_0_2_3
      146                -inf            1                            same_a3_0_2_3
      147                -inf            1                            same_a4_0_2_3
      148                   1          inf                            same_a1_0_2_4
      149                -inf            1                            same_a2_0_2_4
      150                -inf            1                            same_a3_0_2_4
      151                -inf            1                            same_a4_0_2_4
      152                   1          inf                            same_a1_0_2_5
      153                -inf            1                            same_a2_0_2_5
      154                -inf            1                            same_a3_0_2_5
      155                -inf            1                            same_a4_0_2_5
      156                   1          inf                            same_a1_0_3_0
      157                -inf            1                            same_a2_0_3_0
      158                -inf            1                            same_a3_0_3_0
      159                -inf            1                            same_a4_0_3_0
      160                   1          inf                            same_a1_0_3_1
      161                -inf            1                            same_a2_0_3_1
      162                -inf            1                            same_a3_0_3_1
      163                -inf            1                            same_a4_0_3_1
      164                   1          inf                            same_a1_0_3_2
      165                -inf            1                            same_a2_0_3_2
      166                -inf            1                            same_a3_0_3_2
      167                -inf            1                            same_a4_0_3_2
      168                   1          inf                            same_a1_0_3_3
      169                -inf            1                            same_a2_0_3_3
      170                -inf            1                            same_a3_0_3_3
      171                -inf            1                            same_a4_0_3_3
      172                   1          inf                            same_a1_0_3_4
      173                -inf            1                            same_a2_0_3_4
      174                -inf            1                            same_a3_0_3_4
      175                -inf            1                            same_a4_0_3_4
      176                   1          inf                            same_a1_0_3_5
      177                -inf            1                            same_a2_0_3_5
      178                -inf            1                            same_a3_0_3_5
      179                -inf            1                            same_a4_0_3_5
      180                   1          inf                            same_a1_0_4_0
      181                -inf            1                            same_a2_0_4_0
      182                -inf            1                            same_a3_0_4_0
      183                -inf            1                            same_a4_0_4_0
      184                   1          inf                            same_a1_0_4_1
      185                -inf            1                            same_a2_0_4_1
      186                -inf            1                            same_a3_0_4_1
      187                -inf            1                            same_a4_0_4_1
      188                   1          inf                            same_a1_0_4_2
      189                -inf            1                            same_a2_0_4_2
      190                -inf            1                            same_a3_0_4_2
      191                -inf            1                            same_a4_0_4_2
      192                   1          inf                            same_a1_0_4_3
      193                -inf            1                            same_a2_0_4_3
      194                -inf            1                            same_a3_0_4_3
      195                -inf            1                            same_a4_0_4_3
      196                   1          inf                            same_a1_0_4_4
      197                -inf            1                            same_a2_0_4_4
      198                -inf            1                            same_a3_0_4_4
      199                -inf            1                            same_a4_0_4_4
      200                   1          inf                            same_a1_0_4_5
      201                -inf            1                            same_a2_0_4_5
      202                -inf            1                            same_a3_0_4_5
      203                -inf            1                            same_a4_0_4_5
      204                   1          inf                            same_a1_0_5_0
      205                -inf            1                            same_a2_0_5_0
      206                -inf            1                            same_a3_0_5_0
      207                -inf            1                            same_a4_0_5_0
      208                   1          inf                            same_a1_0_5_1
      209                -inf            1                            same_a2_0_5_1
      210                -inf            1                            same_a3_0_5_1
      211                -inf            1                            same_a4_0_5_1
      212                   1          inf                            same_a1_0_5_2
      213                -inf            1                            same_a2_0_5_2
      214                -inf            1                            same_a3_0_5_2
      215                -inf            1                            same_a4_0_5_2
      216                   1          inf                            same_a1_0_5_3
      217                -inf            1                            same_a2_0_5_3
      218                -inf            1                            same_a3_0_5_3
      219                -inf            1                            same_a4_0_5_3
      220                   1          inf                            same_a1_0_5_4
      221                -inf            1                            same_a2_0_5_4
      222                -inf            1                            same_a3_0_5_4
      223                -inf            1                            same_a4_0_5_4
      224                   1          inf                            same_a1_0_5_5
      225                -inf            1                            same_a2_0_5_5
      226                -inf            1                            same_a3_0_5_5
      227                -inf            1                            same_a4_0_5_5
      228                   1          inf                            same_a1_1_0_0
      229                -inf            1                            same_a2_1_0_0
      230                -inf            1                            same_a3_1_0_0
      231                -inf            1                            same_a4_1_0_0
      232                   1          inf                            same_a1_1_0_1
      233                -inf            1                            same_a2_1_0_1
      234                -inf            1                            same_a3_1_0_1
      235                -inf            1                            same_a4_1_0_1
      236                   1          inf                            same_a1_1_0_2
      237                -inf            1                            same_a2_1_0_2
      238                -inf            1                            same_a3_1_0_2
      239                -inf            1                            same_a4_1_0_2
      240                   1          inf                            same_a1_1_0_3
      241                -inf            1                            same_a2_1_0_3
      242                -inf            1                            same_a3_1_0_3
      243                -inf            1                            same_a4_1_0_3
      244                   1          inf                            same_a1_1_0_4
      245                -inf            1                            same_a2_1_0_4
      246                -inf            1                            same_a3_1_0_4
      247                -inf            1                            same_a4_1_0_4
      248                   1          inf                            same_a1_1_0_5
      249                -inf            1                            same_a2_1_0_5
      250                -inf            1                            same_a3_1_0_5
      251                -inf            1                            same_a4_1_0_5
      252                   1          inf                            same_a1_1_2_0
      253                -inf            1                            same_a2_1_2_0
      254                -inf            1                            same_a3_1_2_0
      255                -inf            1                            same_a4_1_2_0
      256                   1          inf                            same_a1_1_2_1
      257                -inf            1                            same_a2_1_2_1
      258                -inf            1                            same_a3_1_2_1
      259                -inf            1                            same_a4_1_2_1
      260                   1          inf                            same_a1_1_2_2
      261                -inf            1                            same_a2_1_2_2
      262                -inf            1                            same_a3_1_2_2
      263                -inf            1                            same_a4_1_2_2
      264                   1          inf                            same_a1_1_2_3
      265                -inf            1                            same_a2_1_2_3
      266                -inf            1                            same_a3_1_2_3
      267                -inf            1                            same_a4_1_2_3
      268                   1          inf                            same_a1_1_2_4
      269                -inf            1                            same_a2_1_2_4
      270                -inf            1                            same_a3_1_2_4
      271                -inf            1                            same_a4_1_2_4
      272                   1          inf                            same_a1_1_2_5
      273                -inf            1                            same_a2_1_2_5
      274                -inf            1                            same_a3_1_2_5
      275                -inf            1                            same_a4_1_2_5
      276                   1          inf                            same_a1_1_3_0
      277                -inf            1                            same_a2_1_3_0
      278                -inf            1                            same_a3_1_3_0
      279                -inf            1                            same_a4_1_3_0
      280                   1          inf                            same_a1_1_3_1
      281                -inf            1                            same_a2_1_3_1
      282                -inf            1                            same_a3_1_3_1
      283                -inf            1                            same_a4_1_3_1
      284                   1          inf                            same_a1_1_3_2
      285                -inf            1                            same_a2_1_3_2
      286                -inf            1                            same_a3_1_3_2
      287                -inf            1                            same_a4_1_3_2
      288                   1          inf                            same_a1_1_3_3
      289                -inf            1                            same_a2_1_3_3
      290                -inf            1                            same_a3_1_3_3
      291                -inf            1                            same_a4_1_3_3
      292                   1          inf                            same_a1_1_3_4
      293                -inf            1                            same_a2_1_3_4
      294                -inf            1                            same_a3_1_3_4
      295                -inf            1                            same_a4_1_3_4
      296                   1          inf                            same_a1_1_3_5
      297                -inf            1                            same_a2_1_3_5
      298                -inf            1                            same_a3_1_3_5
      299                -inf            1                            same_a4_1_3_5
      300                   1          inf                            same_a1_1_4_0
      301                -inf            1                            same_a2_1_4_0
      302                -inf            1                            same_a3_1_4_0
      303                -inf            1                            same_a4_1_4_0
      304                   1          inf                            same_a1_1_4_1
      305                -inf            1                            same_a2_1_4_1
      306                -inf            1                            same_a3_1_4_1
      307                -inf            1                            same_a4_1_4_1
      308                   1          inf                            same_a1_1_4_2
      309                -inf            1                            same_a2_1_4_2
      310                -inf            1                            same_a3_1_4_2
      311                -inf            1                            same_a4_1_4_2
      312                   1          inf                            same_a1_1_4_3
      313                -inf            1                            same_a2_1_4_3
      314                -inf            1                            same_a3_1_4_3
      315                -inf            1                            same_a4_1_4_3
      316                   1          inf                            same_a1_1_4_4
      317                -inf            1                            same_a2_1_4_4
      318                -inf            1                            same_a3_1_4_4
      319                -inf            1                            same_a4_1_4_4
      320                   1          inf                            same_a1_1_4_5
      321                -inf            1                            same_a2_1_4_5
      322                -inf            1                            same_a3_1_4_5
      323                -inf            1                            same_a4_1_4_5
      324                   1          inf                            same_a1_1_5_0
      325                -inf            1                            same_a2_1_5_0
      326                -inf            1                            same_a3_1_5_0
      327                -inf            1                            same_a4_1_5_0
      328                   1          inf                            same_a1_1_5_1
      329                -inf            1                            same_a2_1_5_1
      330                -inf            1                            same_a3_1_5_1
      331                -inf            1                            same_a4_1_5_1
      332                   1          inf                            same_a1_1_5_2
      333                -inf            1                            same_a2_1_5_2
      334                -inf            1                            same_a3_1_5_2
      335                -inf            1                            same_a4_1_5_2
      336                   1          inf                            same_a1_1_5_3
      337                -inf            1                            same_a2_1_5_3
      338                -inf            1                            same_a3_1_5_3
      339                -inf            1                            same_a4_1_5_3
      340                   1          inf                            same_a1_1_5_4
      341                -inf            1                            same_a2_1_5_4
      342                -inf            1                            same_a3_1_5_4
      343                -inf            1                            same_a4_1_5_4
      344                   1          inf                            same_a1_1_5_5
      345                -inf            1                            same_a2_1_5_5
      346                -inf            1                            same_a3_1_5_5
      347                -inf            1                            same_a4_1_5_5
      348                   1          inf                            same_a1_2_0_0
      349                -inf            1                            same_a2_2_0_0
      350                -inf            1                            same_a3_2_0_0
      351                -inf            1                            same_a4_2_0_0
      352                   1          inf                            same_a1_2_0_1
      353                -inf            1                            same_a2_2_0_1
      354                -inf            1                            same_a3_2_0_1
      355                -inf            1                            same_a4_2_0_1
      356                   1          inf                            same_a1_2_0_2
      357                -inf            1                            same_a2_2_0_2
      358                -inf            1                            same_a3_2_0_2
      359                -inf            1                            same_a4_2_0_2
      360                   1          inf                            same_a1_2_0_3
      361                -inf            1                            same_a2_2_0_3
      362                -inf            1                            same_a3_2_0_3
      363                -inf            1                            same_a4_2_0_3
      364                   1          inf                            same_a1_2_0_4
      365                -inf            1                            same_a2_2_0_4
      366                -inf            1                            same_a3_2_0_4
      367                -inf            1                            same_a4_2_0_4
      368                   1          inf                            same_a1_2_0_5
      369                -inf            1                            same_a2_2_0_5
      370                -inf            1                            same_a3_2_0_5
      371                -inf            1                            same_a4_2_0_5
      372                   1          inf                            same_a1_2_1_0
      373                -inf            1                            same_a2_2_1_0
      374                -inf            1                            same_a3_2_1_0
      375                -inf            1                            same_a4_2_1_0
      376                   1          inf                            same_a1_2_1_1
      377                -inf            1                            same_a2_2_1_1
      378                -inf            1                            same_a3_2_1_1
      379                -inf            1                            same_a4_2_1_1
      380                   1          inf                            same_a1_2_1_2
      381                -inf            1                            same_a2_2_1_2
      382                -inf            1                            same_a3_2_1_2
      383                -inf            1                            same_a4_2_1_2
      384                   1          inf                            same_a1_2_1_3
      385                -inf            1                            same_a2_2_1_3
      386                -inf            1                            same_a3_2_1_3
      387                -inf            1                            same_a4_2_1_3
      388                   1          inf                            same_a1_2_1_4
      389                -inf            1                            same_a2_2_1_4
      390                -inf            1                            same_a3_2_1_4
      391                -inf            1                            same_a4_2_1_4
      392                   1          inf                            same_a1_2_1_5
      393                -inf            1                            same_a2_2_1_5
      394                -inf            1                            same_a3_2_1_5
      395                -inf            1                            same_a4_2_1_5
      396                   1          inf                            same_a1_2_3_0
      397                -inf            1                            same_a2_2_3_0
      398                -inf            1                            same_a3_2_3_0
      399                -inf            1                            same_a4_2_3_0
      400                   1          inf                            same_a1_2_3_1
      401                -inf            1                            same_a2_2_3_1
      402                -inf            1                            same_a3_2_3_1
      403                -inf            1                            same_a4_2_3_1
      404                   1          inf                            same_a1_2_3_2
      405                -inf            1                            same_a2_2_3_2
      406                -inf            1                            same_a3_2_3_2
      407                -inf            1                            same_a4_2_3_2
      408                   1          inf                            same_a1_2_3_3
      409                -inf            1                            same_a2_2_3_3
      410                -inf            1                            same_a3_2_3_3
      411                -inf            1                            same_a4_2_3_3
      412                   1          inf                            same_a1_2_3_4
      413                -inf            1                            same_a2_2_3_4
      414                -inf            1                            same_a3_2_3_4
      415                -inf            1                            same_a4_2_3_4
      416                   1          inf                            same_a1_2_3_5
      417                -inf            1                            same_a2_2_3_5
      418                -inf            1                            same_a3_2_3_5
      419                -inf            1                            same_a4_2_3_5
      420                   1          inf                            same_a1_2_4_0
      421                -inf            1                            same_a2_2_4_0
      422                -inf            1                            same_a3_2_4_0
      423                -inf            1                            same_a4_2_4_0
      424                   1          inf                            same_a1_2_4_1
      425                -inf            1                            same_a2_2_4_1
      426                -inf            1                            same_a3_2_4_1
      427                -inf            1                            same_a4_2_4_1
      428                   1          inf                            same_a1_2_4_2
      429                -inf            1                            same_a2_2_4_2
      430                -inf            1                            same_a3_2_4_2
      431                -inf            1                            same_a4_2_4_2
      432                   1          inf                            same_a1_2_4_3
      433                -inf            1                            same_a2_2_4_3
      434                -inf            1                            same_a3_2_4_3
      435                -inf            1                            same_a4_2_4_3
      436                   1          inf                            same_a1_2_4_4
      437                -inf            1                            same_a2_2_4_4
      438                -inf            1                            same_a3_2_4_4
      439                -inf            1                            same_a4_2_4_4
      440                   1          inf                            same_a1_2_4_5
      441                -inf            1                            same_a2_2_4_5
      442                -inf            1                            same_a3_2_4_5
      443                -inf            1                            same_a4_2_4_5
      444                   1          inf                            same_a1_2_5_0
      445                -inf            1                            same_a2_2_5_0
      446                -inf            1                            same_a3_2_5_0
      447                -inf            1                            same_a4_2_5_0
      448                   1          inf                            same_a1_2_5_1
      449                -inf            1                            same_a2_2_5_1
      450                -inf            1                            same_a3_2_5_1
      451                -inf            1                            same_a4_2_5_1
      452                   1          inf                            same_a1_2_5_2
      453                -inf            1                            same_a2_2_5_2
      454                -inf            1                            same_a3_2_5_2
      455                -inf            1                            same_a4_2_5_2
      456                   1          inf                            same_a1_2_5_3
      457                -inf            1                            same_a2_2_5_3
      458                -inf            1                            same_a3_2_5_3
      459                -inf            1                            same_a4_2_5_3
      460                   1          inf                            same_a1_2_5_4
      461                -inf            1                            same_a2_2_5_4
      462                -inf            1                            same_a3_2_5_4
      463                -inf            1                            same_a4_2_5_4
      464                   1          inf                            same_a1_2_5_5
      465                -inf            1                            same_a2_2_5_5
      466                -inf            1                            same_a3_2_5_5
      467                -inf            1                            same_a4_2_5_5
      468                   1          inf                            same_a1_3_0_0
      469                -inf            1                            same_a2_3_0_0
      470                -inf            1                            same_a3_3_0_0
      471                -inf            1                            same_a4_3_0_0
      472                   1          inf                            same_a1_3_0_1
      473                -inf            1                            same_a2_3_0_1
      474                -inf            1                            same_a3_3_0_1
      475                -inf            1                            same_a4_3_0_1
      476                   1          inf                            same_a1_3_0_2
      477                -inf            1                            same_a2_3_0_2
      478                -inf            1                            same_a3_3_0_2
      479                -inf            1                            same_a4_3_0_2
      480                   1          inf                            same_a1_3_0_3
      481                -inf            1                            same_a2_3_0_3
      482                -inf            1                            same_a3_3_0_3
      483                -inf            1                            same_a4_3_0_3
      484                   1          inf                            same_a1_3_0_4
      485                -inf            1                            same_a2_3_0_4
      486                -inf            1                            same_a3_3_0_4
      487                -inf            1                            same_a4_3_0_4
      488                   1          inf                            same_a1_3_0_5
      489                -inf            1                            same_a2_3_0_5
      490                -inf            1                            same_a3_3_0_5
      491                -inf            1                            same_a4_3_0_5
      492                   1          inf                            same_a1_3_1_0
      493                -inf            1                            same_a2_3_1_0
      494                -inf            1                            same_a3_3_1_0
      495                -inf            1                            same_a4_3_1_0
      496                   1          inf                            same_a1_3_1_1
      497                -inf            1                            same_a2_3_1_1
      498                -inf            1                            same_a3_3_1_1
      499                -inf            1                            same_a4_3_1_1
      500                   1          inf                            same_a1_3_1_2
      501                -inf            1                            same_a2_3_1_2
      502                -inf            1                            same_a3_3_1_2
      503                -inf            1                            same_a4_3_1_2
      504                   1          inf                            same_a1_3_1_3
      505                -inf            1                            same_a2_3_1_3
      506                -inf            1                            same_a3_3_1_3
      507                -inf            1                            same_a4_3_1_3
      508                   1          inf                            same_a1_3_1_4
      509                -inf            1                            same_a2_3_1_4
      510                -inf            1                            same_a3_3_1_4
      511                -inf            1                            same_a4_3_1_4
      512                   1          inf                            same_a1_3_1_5
      513                -inf            1                            same_a2_3_1_5
      514                -inf            1                            same_a3_3_1_5
      515                -inf            1                            same_a4_3_1_5
      516                   1          inf                            same_a1_3_2_0
      517                -inf            1                            same_a2_3_2_0
      518                -inf            1                            same_a3_3_2_0
      519                -inf            1                            same_a4_3_2_0
      520                   1          inf                            same_a1_3_2_1
      521                -inf            1                            same_a2_3_2_1
      522                -inf            1                            same_a3_3_2_1
      523                -inf            1                            same_a4_3_2_1
      524                   1          inf                            same_a1_3_2_2
      525                -inf            1                            same_a2_3_2_2
      526                -inf            1                            same_a3_3_2_2
      527                -inf            1                            same_a4_3_2_2
      528                   1          inf                            same_a1_3_2_3
      529                -inf            1                            same_a2_3_2_3
      530                -inf            1                            same_a3_3_2_3
      531                -inf            1                            same_a4_3_2_3
      532                   1          inf                            same_a1_3_2_4
      533                -inf            1                            same_a2_3_2_4
      534                -inf            1                            same_a3_3_2_4
      535                -inf            1                            same_a4_3_2_4
      536                   1          inf                            same_a1_3_2_5
      537                -inf            1                            same_a2_3_2_5
      538                -inf            1                            same_a3_3_2_5
      539                -inf            1                            same_a4_3_2_5
      540                   1          inf                            same_a1_3_4_0
      541                -inf            1                            same_a2_3_4_0
      542                -inf            1                            same_a3_3_4_0
      543                -inf            1                            same_a4_3_4_0
      544                   1          inf                            same_a1_3_4_1
      545                -inf            1                            same_a2_3_4_1
      546                -inf            1                            same_a3_3_4_1
      547                -inf            1                            same_a4_3_4_1
      548                   1          inf                            same_a1_3_4_2
      549                -inf            1                            same_a2_3_4_2
      550                -inf            1                            same_a3_3_4_2
      551                -inf            1                            same_a4_3_4_2
      552                   1          inf                            same_a1_3_4_3
      553                -inf            1                            same_a2_3_4_3
      554                -inf            1                            same_a3_3_4_3
      555                -inf            1                            same_a4_3_4_3
      556                   1          inf                            same_a1_3_4_4
      557                -inf            1                            same_a2_3_4_4
      558                -inf            1                            same_a3_3_4_4
      559                -inf            1                            same_a4_3_4_4
      560                   1          inf                            same_a1_3_4_5
      561                -inf            1                            same_a2_3_4_5
      562                -inf            1                            same_a3_3_4_5
      563                -inf            1                            same_a4_3_4_5
      564                   1          inf                            same_a1_3_5_0
      565                -inf            1                            same_a2_3_5_0
      566                -inf            1                            same_a3_3_5_0
      567                -inf            1                            same_a4_3_5_0
      568                   1          inf                            same_a1_3_5_1
      569                -inf            1                            same_a2_3_5_1
      570                -inf            1                            same_a3_3_5_1
      571                -inf            1                            same_a4_3_5_1
      572                   1          inf                            same_a1_3_5_2
      573                -inf            1                            same_a2_3_5_2
      574                -inf            1                            same_a3_3_5_2
      575                -inf            1                            same_a4_3_5_2
      576                   1          inf                            same_a1_3_5_3
      577                -inf            1                            same_a2_3_5_3
      578                -inf            1                            same_a3_3_5_3
      579                -inf            1                            same_a4_3_5_3
      580                   1          inf                            same_a1_3_5_4
      581                -inf            1                            same_a2_3_5_4
      582                -inf            1                            same_a3_3_5_4
      583                -inf            1                            same_a4_3_5_4
      584                   1          inf                            same_a1_3_5_5
      585                -inf            1                            same_a2_3_5_5
      586                -inf            1                            same_a3_3_5_5
      587                -inf            1                            same_a4_3_5_5
      588                   1          inf                            same_a1_4_0_0
      589                -inf            1                            same_a2_4_0_0
      590                -inf            1                            same_a3_4_0_0
      591                -inf            1                            same_a4_4_0_0
      592                   1          inf                            same_a1_4_0_1
      593                -inf            1                            same_a2_4_0_1
      594                -inf            1                            same_a3_4_0_1
      595                -inf            1                            same_a4_4_0_1
      596                   1          inf                            same_a1_4_0_2
      597                -inf            1                            same_a2_4_0_2
      598                -inf            1                            same_a3_4_0_2
      599                -inf            1                            same_a4_4_0_2
      600                   1          inf                            same_a1_4_0_3
      601                -inf            1                            same_a2_4_0_3
      602                -inf            1                            same_a3_4_0_3
      603                -inf            1                            same_a4_4_0_3
      604                   1          inf                            same_a1_4_0_4
      605                -inf            1                            same_a2_4_0_4
      606                -inf            1                            same_a3_4_0_4
      607                -inf            1                            same_a4_4_0_4
      608                   1          inf                            same_a1_4_0_5
      609                -inf            1                            same_a2_4_0_5
      610                -inf            1                            same_a3_4_0_5
      611                -inf            1                            same_a4_4_0_5
      612                   1          inf                            same_a1_4_1_0
      613                -inf            1                            same_a2_4_1_0
      614                -inf            1                            same_a3_4_1_0
      615                -inf            1                            same_a4_4_1_0
      616                   1          inf                            same_a1_4_1_1
      617                -inf            1                            same_a2_4_1_1
      618                -inf            1                            same_a3_4_1_1
      619                -inf            1                            same_a4_4_1_1
      620                   1          inf                            same_a1_4_1_2
      621                -inf            1                            same_a2_4_1_2
      622                -inf            1                            same_a3_4_1_2
      623                -inf            1                            same_a4_4_1_2
      624                   1          inf                            same_a1_4_1_3
      625                -inf            1                            same_a2_4_1_3
      626                -inf            1                            same_a3_4_1_3
      627                -inf            1                            same_a4_4_1_3
      628                   1          inf                            same_a1_4_1_4
      629                -inf            1                            same_a2_4_1_4
      630                -inf            1                            same_a3_4_1_4
      631                -inf            1                            same_a4_4_1_4
      632                   1          inf                            same_a1_4_1_5
      633                -inf            1                            same_a2_4_1_5
      634                -inf            1                            same_a3_4_1_5
      635                -inf            1                            same_a4_4_1_5
      636                   1          inf                            same_a1_4_2_0
      637                -inf            1                            same_a2_4_2_0
      638                -inf            1                            same_a3_4_2_0
      639                -inf            1                            same_a4_4_2_0
      640                   1          inf                            same_a1_4_2_1
      641                -inf            1                            same_a2_4_2_1
      642                -inf            1                            same_a3_4_2_1
      643                -inf            1                            same_a4_4_2_1
      644                   1          inf                            same_a1_4_2_2
      645                -inf            1                            same_a2_4_2_2
      646                -inf            1                            same_a3_4_2_2
      647                -inf            1                            same_a4_4_2_2
      648                   1          inf                            same_a1_4_2_3
      649                -inf            1                            same_a2_4_2_3
      650                -inf            1                            same_a3_4_2_3
      651                -inf            1                            same_a4_4_2_3
      652                   1          inf                            same_a1_4_2_4
      653                -inf            1                            same_a2_4_2_4
      654                -inf            1                            same_a3_4_2_4
      655                -inf            1                            same_a4_4_2_4
      656                   1          inf                            same_a1_4_2_5
      657                -inf            1                            same_a2_4_2_5
      658                -inf            1                            same_a3_4_2_5
      659                -inf            1                            same_a4_4_2_5
      660                   1          inf                            same_a1_4_3_0
      661                -inf            1                            same_a2_4_3_0
      662                -inf            1                            same_a3_4_3_0
      663                -inf            1                            same_a4_4_3_0
      664                   1          inf                            same_a1_4_3_1
      665                -inf            1                            same_a2_4_3_1
      666                -inf            1                            same_a3_4_3_1
      667                -inf            1                            same_a4_4_3_1
      668                   1          inf                            same_a1_4_3_2
      669                -inf            1                            same_a2_4_3_2
      670                -inf            1                            same_a3_4_3_2
      671                -inf            1                            same_a4_4_3_2
      672                   1          inf                            same_a1_4_3_3
      673                -inf            1                            same_a2_4_3_3
      674                -inf            1                            same_a3_4_3_3
      675                -inf            1                            same_a4_4_3_3
      676                   1          inf                            same_a1_4_3_4
      677                -inf            1                            same_a2_4_3_4
      678                -inf            1                            same_a3_4_3_4
      679                -inf            1                            same_a4_4_3_4
      680                   1          inf                            same_a1_4_3_5
      681                -inf            1                            same_a2_4_3_5
      682                -inf            1                            same_a3_4_3_5
      683                -inf            1                            same_a4_4_3_5
      684                   1          inf                            same_a1_4_5_0
      685                -inf            1                            same_a2_4_5_0
      686                -inf            1                            same_a3_4_5_0
      687                -inf            1                            same_a4_4_5_0
      688                   1          inf                            same_a1_4_5_1
      689                -inf            1                            same_a2_4_5_1
      690                -inf            1                            same_a3_4_5_1
      691                -inf            1                            same_a4_4_5_1
      692                   1          inf                            same_a1_4_5_2
      693                -inf            1                            same_a2_4_5_2
      694                -inf            1                            same_a3_4_5_2
      695                -inf            1                            same_a4_4_5_2
      696                   1          inf                            same_a1_4_5_3
      697                -inf            1                            same_a2_4_5_3
      698                -inf            1                            same_a3_4_5_3
      699                -inf            1                            same_a4_4_5_3
      700                   1          inf                            same_a1_4_5_4
      701                -inf            1                            same_a2_4_5_4
      702                -inf            1                            same_a3_4_5_4
      703                -inf            1                            same_a4_4_5_4
      704                   1          inf                            same_a1_4_5_5
      705                -inf            1                            same_a2_4_5_5
      706                -inf            1                            same_a3_4_5_5
      707                -inf            1                            same_a4_4_5_5
      708                   1          inf                            same_a1_5_0_0
      709                -inf            1                            same_a2_5_0_0
      710                -inf            1                            same_a3_5_0_0
      711                -inf            1                            same_a4_5_0_0
      712                   1          inf                            same_a1_5_0_1
      713                -inf            1                            same_a2_5_0_1
      714                -inf            1                            same_a3_5_0_1
      715                -inf            1                            same_a4_5_0_1
      716                   1          inf                            same_a1_5_0_2
      717                -inf            1                            same_a2_5_0_2
      718                -inf            1                            same_a3_5_0_2
      719                -inf            1                            same_a4_5_0_2
      720                   1          inf                            same_a1_5_0_3
      721                -inf            1                            same_a2_5_0_3
      722                -inf            1                            same_a3_5_0_3
      723                -inf            1                            same_a4_5_0_3
      724                   1          inf                            same_a1_5_0_4
      725                -inf            1                            same_a2_5_0_4
      726                -inf            1                            same_a3_5_0_4
      727                -inf            1                            same_a4_5_0_4
      728                   1          inf                            same_a1_5_0_5
      729                -inf            1                            same_a2_5_0_5
      730                -inf            1                            same_a3_5_0_5
      731                -inf            1                            same_a4_5_0_5
      732                   1          inf                            same_a1_5_1_0
      733                -inf            1                            same_a2_5_1_0
      734                -inf            1                            same_a3_5_1_0
      735                -inf            1                            same_a4_5_1_0
      736                   1          inf                            same_a1_5_1_1
      737                -inf            1                            same_a2_5_1_1
      738                -inf            1                            same_a3_5_1_1
      739                -inf            1                            same_a4_5_1_1
      740                   1          inf                            same_a1_5_1_2
      741                -inf            1                            same_a2_5_1_2
      742                -inf            1                            same_a3_5_1_2
      743                -inf            1                            same_a4_5_1_2
      744                   1          inf                            same_a1_5_1_3
      745                -inf            1                            same_a2_5_1_3
      746                -inf            1                            same_a3_5_1_3
      747                -inf            1                            same_a4_5_1_3
      748                   1          inf                            same_a1_5_1_4
      749                -inf            1                            same_a2_5_1_4
      750                -inf            1                            same_a3_5_1_4
      751                -inf            1                            same_a4_5_1_4
      752                   1          inf                            same_a1_5_1_5
      753                -inf            1                            same_a2_5_1_5
      754                -inf            1                            same_a3_5_1_5
      755                -inf            1                            same_a4_5_1_5
      756                   1          inf                            same_a1_5_2_0
      757                -inf            1                            same_a2_5_2_0
      758                -inf            1                            same_a3_5_2_0
      759                -inf            1                            same_a4_5_2_0
      760                   1          inf                            same_a1_5_2_1
      761                -inf            1                            same_a2_5_2_1
      762                -inf            1                            same_a3_5_2_1
      763                -inf            1                            same_a4_5_2_1
      764                   1          inf                            same_a1_5_2_2
      765                -inf            1                            same_a2_5_2_2
      766                -inf            1                            same_a3_5_2_2
      767                -inf            1                            same_a4_5_2_2
      768                   1          inf                            same_a1_5_2_3
      769                -inf            1                            same_a2_5_2_3
      770                -inf            1                            same_a3_5_2_3
      771                -inf            1                            same_a4_5_2_3
      772                   1          inf                            same_a1_5_2_4
      773                -inf            1                            same_a2_5_2_4
      774                -inf            1                            same_a3_5_2_4
      775                -inf            1                            same_a4_5_2_4
      776                   1          inf                            same_a1_5_2_5
      777                -inf            1                            same_a2_5_2_5
      778                -inf            1                            same_a3_5_2_5
      779                -inf            1                            same_a4_5_2_5
      780                   1          inf                            same_a1_5_3_0
      781                -inf            1                            same_a2_5_3_0
      782                -inf            1                            same_a3_5_3_0
      783                -inf            1                            same_a4_5_3_0
      784                   1          inf                            same_a1_5_3_1
      785                -inf            1                            same_a2_5_3_1
      786                -inf            1                            same_a3_5_3_1
      787                -inf            1                            same_a4_5_3_1
      788                   1          inf                            same_a1_5_3_2
      789                -inf            1                            same_a2_5_3_2
      790                -inf            1                            same_a3_5_3_2
      791                -inf            1                            same_a4_5_3_2
      792                   1          inf                            same_a1_5_3_3
      793                -inf            1                            same_a2_5_3_3
      794                -inf            1                            same_a3_5_3_3
      795                -inf            1                            same_a4_5_3_3
      796                   1          inf                            same_a1_5_3_4
      797                -inf            1                            same_a2_5_3_4
      798                -inf            1                            same_a3_5_3_4
      799                -inf            1                            same_a4_5_3_4
      800                   1          inf                            same_a1_5_3_5
      801                -inf            1                            same_a2_5_3_5
      802                -inf            1                            same_a3_5_3_5
      803                -inf            1                            same_a4_5_3_5
      804                   1          inf                            same_a1_5_4_0
      805                -inf            1                            same_a2_5_4_0
      806                -inf            1                            same_a3_5_4_0
      807                -inf            1                            same_a4_5_4_0
      808                   1          inf                            same_a1_5_4_1
      809                -inf            1                            same_a2_5_4_1
      810                -inf            1                            same_a3_5_4_1
      811                -inf            1                            same_a4_5_4_1
      812                   1          inf                            same_a1_5_4_2
      813                -inf            1                            same_a2_5_4_2
      814                -inf            1                            same_a3_5_4_2
      815                -inf            1                            same_a4_5_4_2
      816                   1          inf                            same_a1_5_4_3
      817                -inf            1                            same_a2_5_4_3
      818                -inf            1                            same_a3_5_4_3
      819                -inf            1                            same_a4_5_4_3
      820                   1          inf                            same_a1_5_4_4
      821                -inf            1                            same_a2_5_4_4
      822                -inf            1                            same_a3_5_4_4
      823                -inf            1                            same_a4_5_4_4
      824                   1          inf                            same_a1_5_4_5
      825                -inf            1                            same_a2_5_4_5
      826                -inf            1                            same_a3_5_4_5
      827                -inf            1                            same_a4_5_4_5
      828                -inf            5                            differ_a_0_1
      829                -inf            5                            differ_a_0_2
      830                -inf            5                            differ_a_0_3
      831                -inf            5                            differ_a_0_4
      832                -inf            5                            differ_a_0_5
      833                -inf            5                            differ_a_1_0
      834                -inf            5                            differ_a_1_2
      835                -inf            5                            differ_a_1_3
      836                -inf            5                            differ_a_1_4
      837                -inf            5                            differ_a_1_5
      838                -inf            5                            differ_a_2_0
      839                -inf            5                            differ_a_2_1
      840                -inf            5                            differ_a_2_3
      841                -inf            5                            differ_a_2_4
      842                -inf            5                            differ_a_2_5
      843                -inf            5                            differ_a_3_0
      844                -inf            5                            differ_a_3_1
      845                -inf            5                            differ_a_3_2
      846                -inf            5                            differ_a_3_4
      847                -inf            5                            differ_a_3_5
      848                -inf            5                            differ_a_4_0
      849                -inf            5                            differ_a_4_1
      850                -inf            5                            differ_a_4_2
      851                -inf            5                            differ_a_4_3
      852                -inf            5                            differ_a_4_5
      853                -inf            5                            differ_a_5_0
      854                -inf            5                            differ_a_5_1
      855                -inf            5                            differ_a_5_2
      856                -inf            5                            differ_a_5_3
      857                -inf            5                            differ_a_5_4
      858                   1          inf                            same_d1_0_1_0
      859                -inf            1                            same_d2_0_1_0
      860                -inf            1                            same_d3_0_1_0
      861                -inf            1                            same_d4_0_1_0
      862                   1          inf                            same_d1_0_1_1
      863                -inf            1                            same_d2_0_1_1
      864                -inf            1                            same_d3_0_1_1
      865                -inf            1                            same_d4_0_1_1
      866                   1          inf                            same_d1_0_1_2
      867                -inf            1                            same_d2_0_1_2
      868                -inf            1                            same_d3_0_1_2
      869                -inf            1                            same_d4_0_1_2
      870                   1          inf                            same_d1_0_1_3
      871                -inf            1                            same_d2_0_1_3
      872                -inf            1                            same_d3_0_1_3
      873                -inf            1                            same_d4_0_1_3
      874                   1          inf                            same_d1_0_1_4
      875                -inf            1                            same_d2_0_1_4
      876                -inf            1                            same_d3_0_1_4
      877                -inf            1                            same_d4_0_1_4
      878                   1          inf                            same_d1_0_1_5
      879                -inf            1                            same_d2_0_1_5
      880                -inf            1                            same_d3_0_1_5
      881                -inf            1                            same_d4_0_1_5
      882                   1          inf                            same_d1_0_2_0
      883                -inf            1                            same_d2_0_2_0
      884                -inf            1                            same_d3_0_2_0
      885                -inf            1                            same_d4_0_2_0
      886                   1          inf                            same_d1_0_2_1
      887                -inf            1                            same_d2_0_2_1
      888                -inf            1                            same_d3_0_2_1
      889                -inf            1                            same_d4_0_2_1
      890                   1          inf                            same_d1_0_2_2
      891                -inf            1                            same_d2_0_2_2
      892                -inf            1                            same_d3_0_2_2
      893                -inf            1                            same_d4_0_2_2
      894                   1          inf                            same_d1_0_2_3
      895                -inf            1                            same_d2_0_2_3
      896                -inf            1                            same_d3_0_2_3
      897                -inf            1                            same_d4_0_2_3
      898                   1          inf                            same_d1_0_2_4
      899                -inf            1                            same_d2_0_2_4
      900                -inf            1                            same_d3_0_2_4
      901                -inf            1                            same_d4_0_2_4
      902                   1          inf                            same_d1_0_2_5
      903                -inf            1                            same_d2_0_2_5
      904                -inf            1                            same_d3_0_2_5
      905                -inf            1                            same_d4_0_2_5
      906                   1          inf                            same_d1_0_3_0
      907                -inf            1                            same_d2_0_3_0
      908                -inf            1                            same_d3_0_3_0
      909                -inf            1                            same_d4_0_3_0
      910                   1          inf                            same_d1_0_3_1
      911                -inf            1                            same_d2_0_3_1
      912                -inf            1                            same_d3_0_3_1
      913                -inf            1                            same_d4_0_3_1
      914                   1          inf                            same_d1_0_3_2
      915                -inf            1                            same_d2_0_3_2
      916                -inf            1                            same_d3_0_3_2
      917                -inf            1                            same_d4_0_3_2
      918                   1          inf                            same_d1_0_3_3
      919                -inf            1                            same_d2_0_3_3
      920                -inf            1                            same_d3_0_3_3
      921                -inf            1                            same_d4_0_3_3
      922                   1          inf                            same_d1_0_3_4
      923                -inf            1                            same_d2_0_3_4
      924                -inf            1                            same_d3_0_3_4
      925                -inf            1                            same_d4_0_3_4
      926                   1          inf                            same_d1_0_3_5
      927                -inf            1                            same_d2_0_3_5
      928                -inf            1                            same_d3_0_3_5
      929                -inf            1                            same_d4_0_3_5
      930                   1          inf                            same_d1_0_4_0
      931                -inf            1                            same_d2_0_4_0
      932                -inf            1                            same_d3_0_4_0
      933                -inf            1                            same_d4_0_4_0
      934                   1          inf                            same_d1_0_4_1
      935                -inf            1                            same_d2_0_4_1
      936                -inf            1                            same_d3_0_4_1
      937                -inf            1                            same_d4_0_4_1
      938                   1          inf                            same_d1_0_4_2
      939                -inf            1                            same_d2_0_4_2
      940                -inf            1                            same_d3_0_4_2
      941                -inf            1                            same_d4_0_4_2
      942                   1          inf                            same_d1_0_4_3
      943                -inf            1                            same_d2_0_4_3
      944                -inf            1                            same_d3_0_4_3
      945                -inf            1                            same_d4_0_4_3
      946                   1          inf                            same_d1_0_4_4
      947                -inf            1                            same_d2_0_4_4
      948                -inf            1                            same_d3_0_4_4
      949                -inf            1                            same_d4_0_4_4
      950                   1          inf                            same_d1_0_4_5
      951                -inf            1                            same_d2_0_4_5
      952                -inf            1                            same_d3_0_4_5
      953                -inf            1                            same_d4_0_4_5
      954                   1          inf                            same_d1_0_5_0
      955                -inf            1                            same_d2_0_5_0
      956                -inf            1                            same_d3_0_5_0
      957                -inf            1                            same_d4_0_5_0
      958                   1          inf                            same_d1_0_5_1
      959                -inf            1                            same_d2_0_5_1
      960                -inf            1                            same_d3_0_5_1
      961                -inf            1                            same_d4_0_5_1
      962                   1          inf                            same_d1_0_5_2
      963                -inf            1                            same_d2_0_5_2
      964                -inf            1                            same_d3_0_5_2
      965                -inf            1                            same_d4_0_5_2
      966                   1          inf                            same_d1_0_5_3
      967                -inf            1                            same_d2_0_5_3
      968                -inf            1                            same_d3_0_5_3
      969                -inf            1                            same_d4_0_5_3
      970                   1          inf                            same_d1_0_5_4
      971                -inf            1                            same_d2_0_5_4
      972                -inf            1                            same_d3_0_5_4
      973                -inf            1                            same_d4_0_5_4
      974                   1          inf                            same_d1_0_5_5
      975                -inf            1                            same_d2_0_5_5
      976                -inf            1                            same_d3_0_5_5
      977                -inf            1                            same_d4_0_5_5
      978                   1          inf                            same_d1_1_0_0
      979                -inf            1                            same_d2_1_0_0
      980                -inf            1                            same_d3_1_0_0
      981                -inf            1                            same_d4_1_0_0
      982                   1          inf                            same_d1_1_0_1
      983                -inf            1                            same_d2_1_0_1
      984                -inf            1                            same_d3_1_0_1
      985                -inf            1                            same_d4_1_0_1
      986                   1          inf                            same_d1_1_0_2
      987                -inf            1                            same_d2_1_0_2
      988                -inf            1                            same_d3_1_0_2
      989                -inf            1                            same_d4_1_0_2
      990                   1          inf                            same_d1_1_0_3
      991                -inf            1                            same_d2_1_0_3
      992                -inf            1                            same_d3_1_0_3
      993                -inf            1                            same_d4_1_0_3
      994                   1          inf                            same_d1_1_0_4
      995                -inf            1                            same_d2_1_0_4
      996                -inf            1                            same_d3_1_0_4
      997                -inf            1                            same_d4_1_0_4
      998                   1          inf                            same_d1_1_0_5
      999                -inf            1                            same_d2_1_0_5
     1000                -inf            1                            same_d3_1_0_5
     1001                -inf            1                            same_d4_1_0_5
     1002                   1          inf                            same_d1_1_2_0
     1003                -inf            1                            same_d2_1_2_0
     1004                -inf            1                            same_d3_1_2_0
     1005                -inf            1                            same_d4_1_2_0
     1006                   1          inf                            same_d1_1_2_1
     1007                -inf            1                            same_d2_1_2_1
     1008                -inf            1                            same_d3_1_2_1
     1009                -inf            1                            same_d4_1_2_1
     1010                   1          inf                            same_d1_1_2_2
     1011                -inf            1                            same_d2_1_2_2
     1012                -inf            1                            same_d3_1_2_2
     1013                -inf            1                            same_d4_1_2_2
     1014                   1          inf                            same_d1_1_2_3
     1015                -inf            1                            same_d2_1_2_3
     1016                -inf            1                            same_d3_1_2_3
     1017                -inf            1                            same_d4_1_2_3
     1018                   1          inf                            same_d1_1_2_4
     1019                -inf            1                            same_d2_1_2_4
     1020                -inf            1                            same_d3_1_2_4
     1021                -inf            1                            same_d4_1_2_4
     1022                   1          inf                            same_d1_1_2_5
     1023                -inf            1                            same_d2_1_2_5
     1024                -inf            1                            same_d3_1_2_5
     1025                -inf            1                            same_d4_1_2_5
     1026                   1          inf                            same_d1_1_3_0
     1027                -inf            1                            same_d2_1_3_0
     1028                -inf            1                            same_d3_1_3_0
     1029                -inf            1                            same_d4_1_3_0
     1030                   1          inf                            same_d1_1_3_1
     1031                -inf            1                            same_d2_1_3_1
     1032                -inf            1                            same_d3_1_3_1
     1033                -inf            1                            same_d4_1_3_1
     1034                   1          inf                            same_d1_1_3_2
     1035                -inf            1                            same_d2_1_3_2
     1036                -inf            1                            same_d3_1_3_2
     1037                -inf            1                            same_d4_1_3_2
     1038                   1          inf                            same_d1_1_3_3
     1039                -inf            1                            same_d2_1_3_3
     1040                -inf            1                            same_d3_1_3_3
     1041                -inf            1                            same_d4_1_3_3
     1042                   1          inf                            same_d1_1_3_4
     1043                -inf            1                            same_d2_1_3_4
     1044                -inf            1                            same_d3_1_3_4
     1045                -inf            1                            same_d4_1_3_4
     1046                   1          inf                            same_d1_1_3_5
     1047                -inf            1                            same_d2_1_3_5
     1048                -inf            1                            same_d3_1_3_5
     1049                -inf            1                            same_d4_1_3_5
     1050                   1          inf                            same_d1_1_4_0
     1051                -inf            1                            same_d2_1_4_0
     1052                -inf            1                            same_d3_1_4_0
     1053                -inf            1                            same_d4_1_4_0
     1054                   1          inf                            same_d1_1_4_1
     1055                -inf            1                            same_d2_1_4_1
     1056                -inf            1                            same_d3_1_4_1
     1057                -inf            1                            same_d4_1_4_1
     1058                   1          inf                            same_d1_1_4_2
     1059                -inf            1                            same_d2_1_4_2
     1060                -inf            1                            same_d3_1_4_2
     1061                -inf            1                            same_d4_1_4_2
     1062                   1          inf                            same_d1_1_4_3
     1063                -inf            1                            same_d2_1_4_3
     1064                -inf            1                            same_d3_1_4_3
     1065                -inf            1                            same_d4_1_4_3
     1066                   1          inf                            same_d1_1_4_4
     1067                -inf            1                            same_d2_1_4_4
     1068                -inf            1                            same_d3_1_4_4
     1069                -inf            1                            same_d4_1_4_4
     1070                   1          inf                            same_d1_1_4_5
     1071                -inf            1                            same_d2_1_4_5
     1072                -inf            1                            same_d3_1_4_5
     1073                -inf            1                            same_d4_1_4_5
     1074                   1          inf                            same_d1_1_5_0
     1075                -inf            1                            same_d2_1_5_0
     1076                -inf            1                            same_d3_1_5_0
     1077                -inf            1                            same_d4_1_5_0
     1078                   1          inf                            same_d1_1_5_1
     1079                -inf            1                            same_d2_1_5_1
     1080                -inf            1                            same_d3_1_5_1
     1081                -inf            1                            same_d4_1_5_1
     1082                   1          inf                            same_d1_1_5_2
     1083                -inf            1                            same_d2_1_5_2
     1084                -inf            1                            same_d3_1_5_2
     1085                -inf            1                            same_d4_1_5_2
     1086                   1          inf                            same_d1_1_5_3
     1087                -inf            1                            same_d2_1_5_3
     1088                -inf            1                            same_d3_1_5_3
     1089                -inf            1                            same_d4_1_5_3
     1090                   1          inf                            same_d1_1_5_4
     1091                -inf            1                            same_d2_1_5_4
     1092                -inf            1                            same_d3_1_5_4
     1093                -inf            1                            same_d4_1_5_4
     1094                   1          inf                            same_d1_1_5_5
     1095                -inf            1                            same_d2_1_5_5
     1096                -inf            1                            same_d3_1_5_5
     1097                -inf            1                            same_d4_1_5_5
     1098                   1          inf                            same_d1_2_0_0
     1099                -inf            1                            same_d2_2_0_0
     1100                -inf            1                            same_d3_2_0_0
     1101                -inf            1                            same_d4_2_0_0
     1102                   1          inf                            same_d1_2_0_1
     1103                -inf            1                            same_d2_2_0_1
     1104                -inf            1                            same_d3_2_0_1
     1105                -inf            1                            same_d4_2_0_1
     1106                   1          inf                            same_d1_2_0_2
     1107                -inf            1                            same_d2_2_0_2
     1108                -inf            1                            same_d3_2_0_2
     1109                -inf            1                            same_d4_2_0_2
     1110                   1          inf                            same_d1_2_0_3
     1111                -inf            1                            same_d2_2_0_3
     1112                -inf            1                            same_d3_2_0_3
     1113                -inf            1                            same_d4_2_0_3
     1114                   1          inf                            same_d1_2_0_4
     1115                -inf            1                            same_d2_2_0_4
     1116                -inf            1                            same_d3_2_0_4
     1117                -inf            1                            same_d4_2_0_4
     1118                   1          inf                            same_d1_2_0_5
     1119                -inf            1                            same_d2_2_0_5
     1120                -inf            1                            same_d3_2_0_5
     1121                -inf            1                            same_d4_2_0_5
     1122                   1          inf                            same_d1_2_1_0
     1123                -inf            1                            same_d2_2_1_0
     1124                -inf            1                            same_d3_2_1_0
     1125                -inf            1                            same_d4_2_1_0
     1126                   1          inf                            same_d1_2_1_1
     1127                -inf            1                            same_d2_2_1_1
     1128                -inf            1                            same_d3_2_1_1
     1129                -inf            1                            same_d4_2_1_1
     1130                   1          inf                            same_d1_2_1_2
     1131                -inf            1                            same_d2_2_1_2
     1132                -inf            1                            same_d3_2_1_2
     1133                -inf            1                            same_d4_2_1_2
     1134                   1          inf                            same_d1_2_1_3
     1135                -inf            1                            same_d2_2_1_3
     1136                -inf            1                            same_d3_2_1_3
     1137                -inf            1                            same_d4_2_1_3
     1138                   1          inf                            same_d1_2_1_4
     1139                -inf            1                            same_d2_2_1_4
     1140                -inf            1                            same_d3_2_1_4
     1141                -inf            1                            same_d4_2_1_4
     1142                   1          inf                            same_d1_2_1_5
     1143                -inf            1                            same_d2_2_1_5
     1144                -inf            1                            same_d3_2_1_5
     1145                -inf            1                            same_d4_2_1_5
     1146                   1          inf                            same_d1_2_3_0
     1147                -inf            1                            same_d2_2_3_0
     1148                -inf            1                            same_d3_2_3_0
     1149                -inf            1                            same_d4_2_3_0
     1150                   1          inf                            same_d1_2_3_1
     1151                -inf            1                            same_d2_2_3_1
     1152                -inf            1                            same_d3_2_3_1
     1153                -inf            1                            same_d4_2_3_1
     1154                   1          inf                            same_d1_2_3_2
     1155                -inf            1                            same_d2_2_3_2
     1156                -inf            1                            same_d3_2_3_2
     1157                -inf            1                            same_d4_2_3_2
     1158                   1          inf                            same_d1_2_3_3
     1159                -inf            1                            same_d2_2_3_3
     1160                -inf            1                            same_d3_2_3_3
     1161                -inf            1                            same_d4_2_3_3
     1162                   1          inf                            same_d1_2_3_4
     1163                -inf            1                            same_d2_2_3_4
     1164                -inf            1                            same_d3_2_3_4
     1165                -inf            1                            same_d4_2_3_4
     1166                   1          inf                            same_d1_2_3_5
     1167                -inf            1                            same_d2_2_3_5
     1168                -inf            1                            same_d3_2_3_5
     1169                -inf            1                            same_d4_2_3_5
     1170                   1          inf                            same_d1_2_4_0
     1171                -inf            1                            same_d2_2_4_0
     1172                -inf            1                            same_d3_2_4_0
     1173                -inf            1                            same_d4_2_4_0
     1174                   1          inf                            same_d1_2_4_1
     1175                -inf            1                            same_d2_2_4_1
     1176                -inf            1                            same_d3_2_4_1
     1177                -inf            1                            same_d4_2_4_1
     1178                   1          inf                            same_d1_2_4_2
     1179                -inf            1                            same_d2_2_4_2
     1180                -inf            1                            same_d3_2_4_2
     1181                -inf            1                            same_d4_2_4_2
     1182                   1          inf                            same_d1_2_4_3
     1183                -inf            1                            same_d2_2_4_3
     1184                -inf            1                            same_d3_2_4_3
     1185                -inf            1                            same_d4_2_4_3
     1186                   1          inf                            same_d1_2_4_4
     1187                -inf            1                            same_d2_2_4_4
     1188                -inf            1                            same_d3_2_4_4
     1189                -inf            1                            same_d4_2_4_4
     1190                   1          inf                            same_d1_2_4_5
     1191                -inf            1                            same_d2_2_4_5
     1192                -inf            1                            same_d3_2_4_5
     1193                -inf            1                            same_d4_2_4_5
     1194                   1          inf                            same_d1_2_5_0
     1195                -inf            1                            same_d2_2_5_0
     1196                -inf            1                            same_d3_2_5_0
     1197                -inf            1                            same_d4_2_5_0
     1198                   1          inf                            same_d1_2_5_1
     1199                -inf            1                            same_d2_2_5_1
     1200                -inf            1                            same_d3_2_5_1
     1201                -inf            1                            same_d4_2_5_1
     1202                   1          inf                            same_d1_2_5_2
     1203                -inf            1                            same_d2_2_5_2
     1204                -inf            1                            same_d3_2_5_2
     1205                -inf            1                            same_d4_2_5_2
     1206                   1          inf                            same_d1_2_5_3
     1207                -inf            1                            same_d2_2_5_3
     1208                -inf            1                            same_d3_2_5_3
     1209                -inf            1                            same_d4_2_5_3
     1210                   1          inf                            same_d1_2_5_4
     1211                -inf            1                            same_d2_2_5_4
     1212                -inf            1                            same_d3_2_5_4
     1213                -inf            1                            same_d4_2_5_4
     1214                   1          inf                            same_d1_2_5_5
     1215                -inf            1                            same_d2_2_5_5
     1216                -inf            1                            same_d3_2_5_5
     1217                -inf            1                            same_d4_2_5_5
     1218                   1          inf                            same_d1_3_0_0
     1219                -inf            1                            same_d2_3_0_0
     1220                -inf            1                            same_d3_3_0_0
     1221                -inf            1                            same_d4_3_0_0
     1222                   1          inf                            same_d1_3_0_1
     1223                -inf            1                            same_d2_3_0_1
     1224                -inf            1                            same_d3_3_0_1
     1225                -inf            1                            same_d4_3_0_1
     1226                   1          inf                            same_d1_3_0_2
     1227                -inf            1                            same_d2_3_0_2
     1228                -inf            1                            same_d3_3_0_2
     1229                -inf            1                            same_d4_3_0_2
     1230                   1          inf                            same_d1_3_0_3
     1231                -inf            1                            same_d2_3_0_3
     1232                -inf            1                            same_d3_3_0_3
     1233                -inf            1                            same_d4_3_0_3
     1234                   1          inf                            same_d1_3_0_4
     1235                -inf            1                            same_d2_3_0_4
     1236                -inf            1                            same_d3_3_0_4
     1237                -inf            1                            same_d4_3_0_4
     1238                   1          inf                            same_d1_3_0_5
     1239                -inf            1                            same_d2_3_0_5
     1240                -inf            1                            same_d3_3_0_5
     1241                -inf            1                            same_d4_3_0_5
     1242                   1          inf                            same_d1_3_1_0
     1243                -inf            1                            same_d2_3_1_0
     1244                -inf            1                            same_d3_3_1_0
     1245                -inf            1                            same_d4_3_1_0
     1246                   1          inf                            same_d1_3_1_1
     1247                -inf            1                            same_d2_3_1_1
     1248                -inf            1                            same_d3_3_1_1
     1249                -inf            1                            same_d4_3_1_1
     1250                   1          inf                            same_d1_3_1_2
     1251                -inf            1                            same_d2_3_1_2
     1252                -inf            1                            same_d3_3_1_2
     1253                -inf            1                            same_d4_3_1_2
     1254                   1          inf                            same_d1_3_1_3
     1255                -inf            1                            same_d2_3_1_3
     1256                -inf            1                            same_d3_3_1_3
     1257                -inf            1                            same_d4_3_1_3
     1258                   1          inf                            same_d1_3_1_4
     1259                -inf            1                            same_d2_3_1_4
     1260                -inf            1                            same_d3_3_1_4
     1261                -inf            1                            same_d4_3_1_4
     1262                   1          inf                            same_d1_3_1_5
     1263                -inf            1                            same_d2_3_1_5
     1264                -inf            1                            same_d3_3_1_5
     1265                -inf            1                            same_d4_3_1_5
     1266                   1          inf                            same_d1_3_2_0
     1267                -inf            1                            same_d2_3_2_0
     1268                -inf            1                            same_d3_3_2_0
     1269                -inf            1                            same_d4_3_2_0
     1270                   1          inf                            same_d1_3_2_1
     1271                -inf            1                            same_d2_3_2_1
     1272                -inf            1                            same_d3_3_2_1
     1273                -inf            1                            same_d4_3_2_1
     1274                   1          inf                            same_d1_3_2_2
     1275                -inf            1                            same_d2_3_2_2
     1276                -inf            1                            same_d3_3_2_2
     1277                -inf            1                            same_d4_3_2_2
     1278                   1          inf                            same_d1_3_2_3
     1279                -inf            1                            same_d2_3_2_3
     1280                -inf            1                            same_d3_3_2_3
     1281                -inf            1                            same_d4_3_2_3
     1282                   1          inf                            same_d1_3_2_4
     1283                -inf            1                            same_d2_3_2_4
     1284                -inf            1                            same_d3_3_2_4
     1285                -inf            1                            same_d4_3_2_4
     1286                   1          inf                            same_d1_3_2_5
     1287                -inf            1                            same_d2_3_2_5
     1288                -inf            1                            same_d3_3_2_5
     1289                -inf            1                            same_d4_3_2_5
     1290                   1          inf                            same_d1_3_4_0
     1291                -inf            1                            same_d2_3_4_0
     1292                -inf            1                            same_d3_3_4_0
     1293                -inf            1                            same_d4_3_4_0
     1294                   1          inf                            same_d1_3_4_1
     1295                -inf            1                            same_d2_3_4_1
     1296                -inf            1                            same_d3_3_4_1
     1297                -inf            1                            same_d4_3_4_1
     1298                   1          inf                            same_d1_3_4_2
     1299                -inf            1                            same_d2_3_4_2
     1300                -inf            1                            same_d3_3_4_2
     1301                -inf            1                            same_d4_3_4_2
     1302                   1          inf                            same_d1_3_4_3
     1303                -inf            1                            same_d2_3_4_3
     1304                -inf            1                            same_d3_3_4_3
     1305                -inf            1                            same_d4_3_4_3
     1306                   1          inf                            same_d1_3_4_4
     1307                -inf            1                            same_d2_3_4_4
     1308                -inf            1                            same_d3_3_4_4
     1309                -inf            1                            same_d4_3_4_4
     1310                   1          inf                            same_d1_3_4_5
     1311                -inf            1                            same_d2_3_4_5
     1312                -inf            1                            same_d3_3_4_5
     1313                -inf            1                            same_d4_3_4_5
     1314                   1          inf                            same_d1_3_5_0
     1315                -inf            1                            same_d2_3_5_0
     1316                -inf            1                            same_d3_3_5_0
     1317                -inf            1                            same_d4_3_5_0
     1318                   1          inf                            same_d1_3_5_1
     1319                -inf            1                            same_d2_3_5_1
     1320                -inf            1                            same_d3_3_5_1
     1321                -inf            1                            same_d4_3_5_1
     1322                   1          inf                            same_d1_3_5_2
     1323                -inf            1                            same_d2_3_5_2
     1324                -inf            1                            same_d3_3_5_2
     1325                -inf            1                            same_d4_3_5_2
     1326                   1          inf                            same_d1_3_5_3
     1327                -inf            1                            same_d2_3_5_3
     1328                -inf            1                            same_d3_3_5_3
     1329                -inf            1                            same_d4_3_5_3
     1330                   1          inf                            same_d1_3_5_4
     1331                -inf            1                            same_d2_3_5_4
     1332                -inf            1                            same_d3_3_5_4
     1333                -inf            1                            same_d4_3_5_4
     1334                   1          inf                            same_d1_3_5_5
     1335                -inf            1                            same_d2_3_5_5
     1336                -inf            1                            same_d3_3_5_5
     1337                -inf            1                            same_d4_3_5_5
     1338                   1          inf                            same_d1_4_0_0
     1339                -inf            1                            same_d2_4_0_0
     1340                -inf            1                            same_d3_4_0_0
     1341                -inf            1                            same_d4_4_0_0
     1342                   1          inf                            same_d1_4_0_1
     1343                -inf            1                            same_d2_4_0_1
     1344                -inf            1                            same_d3_4_0_1
     1345                -inf            1                            same_d4_4_0_1
     1346                   1          inf                            same_d1_4_0_2
     1347                -inf            1                            same_d2_4_0_2
     1348                -inf            1                            same_d3_4_0_2
     1349                -inf            1                            same_d4_4_0_2
     1350                   1          inf                            same_d1_4_0_3
     1351                -inf            1                            same_d2_4_0_3
     1352                -inf            1                            same_d3_4_0_3
     1353                -inf            1                            same_d4_4_0_3
     1354                   1          inf                            same_d1_4_0_4
     1355                -inf            1                            same_d2_4_0_4
     1356                -inf            1                            same_d3_4_0_4
     1357                -inf            1                            same_d4_4_0_4
     1358                   1          inf                            same_d1_4_0_5
     1359                -inf            1                            same_d2_4_0_5
     1360                -inf            1                            same_d3_4_0_5
     1361                -inf            1                            same_d4_4_0_5
     1362                   1          inf                            same_d1_4_1_0
     1363                -inf            1                            same_d2_4_1_0
     1364                -inf            1                            same_d3_4_1_0
     1365                -inf            1                            same_d4_4_1_0
     1366                   1          inf                            same_d1_4_1_1
     1367                -inf            1                            same_d2_4_1_1
     1368                -inf            1                            same_d3_4_1_1
     1369                -inf            1                            same_d4_4_1_1
     1370                   1          inf                            same_d1_4_1_2
     1371                -inf            1                            same_d2_4_1_2
     1372                -inf            1                            same_d3_4_1_2
     1373                -inf            1                            same_d4_4_1_2
     1374                   1          inf                            same_d1_4_1_3
     1375                -inf            1                            same_d2_4_1_3
     1376                -inf            1                            same_d3_4_1_3
     1377                -inf            1                            same_d4_4_1_3
     1378                   1          inf                            same_d1_4_1_4
     1379                -inf            1                            same_d2_4_1_4
     1380                -inf            1                            same_d3_4_1_4
     1381                -inf            1                            same_d4_4_1_4
     1382                   1          inf                            same_d1_4_1_5
     1383                -inf            1                            same_d2_4_1_5
     1384                -inf            1                            same_d3_4_1_5
     1385                -inf            1                            same_d4_4_1_5
     1386                   1          inf                            same_d1_4_2_0
     1387                -inf            1                            same_d2_4_2_0
     1388                -inf            1                            same_d3_4_2_0
     1389                -inf            1                            same_d4_4_2_0
     1390                   1          inf                            same_d1_4_2_1
     1391                -inf            1                            same_d2_4_2_1
     1392                -inf            1                            same_d3_4_2_1
     1393                -inf            1                            same_d4_4_2_1
     1394                   1          inf                            same_d1_4_2_2
     1395                -inf            1                            same_d2_4_2_2
     1396                -inf            1                            same_d3_4_2_2
     1397                -inf            1                            same_d4_4_2_2
     1398                   1          inf                            same_d1_4_2_3
     1399                -inf            1                            same_d2_4_2_3
     1400                -inf            1                            same_d3_4_2_3
     1401                -inf            1                            same_d4_4_2_3
     1402                   1          inf                            same_d1_4_2_4
     1403                -inf            1                            same_d2_4_2_4
     1404                -inf            1                            same_d3_4_2_4
     1405                -inf            1                            same_d4_4_2_4
     1406                   1          inf                            same_d1_4_2_5
     1407                -inf            1                            same_d2_4_2_5
     1408                -inf            1                            same_d3_4_2_5
     1409                -inf            1                            same_d4_4_2_5
     1410                   1          inf                            same_d1_4_3_0
     1411                -inf            1                            same_d2_4_3_0
     1412                -inf            1                            same_d3_4_3_0
     1413                -inf            1                            same_d4_4_3_0
     1414                   1          inf                            same_d1_4_3_1
     1415                -inf            1                            same_d2_4_3_1
     1416                -inf            1                            same_d3_4_3_1
     1417                -inf            1                            same_d4_4_3_1
     1418                   1          inf                            same_d1_4_3_2
     1419                -inf            1                            same_d2_4_3_2
     1420                -inf            1                            same_d3_4_3_2
     1421                -inf            1                            same_d4_4_3_2
     1422                   1          inf                            same_d1_4_3_3
     1423                -inf            1                            same_d2_4_3_3
     1424                -inf            1                            same_d3_4_3_3
     1425                -inf            1                            same_d4_4_3_3
     1426                   1          inf                            same_d1_4_3_4
     1427                -inf            1                            same_d2_4_3_4
     1428                -inf            1                            same_d3_4_3_4
     1429                -inf            1                            same_d4_4_3_4
     1430                   1          inf                            same_d1_4_3_5
     1431                -inf            1                            same_d2_4_3_5
     1432                -inf            1                            same_d3_4_3_5
     1433                -inf            1                            same_d4_4_3_5
     1434                   1          inf                            same_d1_4_5_0
     1435                -inf            1                            same_d2_4_5_0
     1436                -inf            1                            same_d3_4_5_0
     1437                -inf            1                            same_d4_4_5_0
     1438                   1          inf                            same_d1_4_5_1
     1439                -inf            1                            same_d2_4_5_1
     1440                -inf            1                            same_d3_4_5_1
     1441                -inf            1                            same_d4_4_5_1
     1442                   1          inf                            same_d1_4_5_2
     1443                -inf            1                            same_d2_4_5_2
     1444                -inf            1                            same_d3_4_5_2
     1445                -inf            1                            same_d4_4_5_2
     1446                   1          inf                            same_d1_4_5_3
     1447                -inf            1                            same_d2_4_5_3
     1448                -inf            1                            same_d3_4_5_3
     1449                -inf            1                            same_d4_4_5_3
     1450                   1          inf                            same_d1_4_5_4
     1451                -inf            1                            same_d2_4_5_4
     1452                -inf            1                            same_d3_4_5_4
     1453                -inf            1                            same_d4_4_5_4
     1454                   1          inf                            same_d1_4_5_5
     1455                -inf            1                            same_d2_4_5_5
     1456                -inf            1                            same_d3_4_5_5
     1457                -inf            1                            same_d4_4_5_5
     1458                   1          inf                            same_d1_5_0_0
     1459                -inf            1                            same_d2_5_0_0
     1460                -inf            1                            same_d3_5_0_0
     1461                -inf            1                            same_d4_5_0_0
     1462                   1          inf                            same_d1_5_0_1
     1463                -inf            1                            same_d2_5_0_1
     1464                -inf            1                            same_d3_5_0_1
     1465                -inf            1                            same_d4_5_0_1
     1466                   1          inf                            same_d1_5_0_2
     1467                -inf            1                            same_d2_5_0_2
     1468                -inf            1                            same_d3_5_0_2
     1469                -inf            1                            same_d4_5_0_2
     1470                   1          inf                            same_d1_5_0_3
     1471                -inf            1                            same_d2_5_0_3
     1472                -inf            1                            same_d3_5_0_3
     1473                -inf            1                            same_d4_5_0_3
     1474                   1          inf                            same_d1_5_0_4
     1475                -inf            1                            same_d2_5_0_4
     1476                -inf            1                            same_d3_5_0_4
     1477                -inf            1                            same_d4_5_0_4
     1478                   1          inf                            same_d1_5_0_5
     1479                -inf            1                            same_d2_5_0_5
     1480                -inf            1                            same_d3_5_0_5
     1481                -inf            1                            same_d4_5_0_5
     1482                   1          inf                            same_d1_5_1_0
     1483                -inf            1                            same_d2_5_1_0
     1484                -inf            1                            same_d3_5_1_0
     1485                -inf            1                            same_d4_5_1_0
     1486                   1          inf                            same_d1_5_1_1
     1487                -inf            1                            same_d2_5_1_1
     1488                -inf            1                            same_d3_5_1_1
     1489                -inf            1                            same_d4_5_1_1
     1490                   1          inf                            same_d1_5_1_2
     1491                -inf            1                            same_d2_5_1_2
     1492                -inf            1                            same_d3_5_1_2
     1493                -inf            1                            same_d4_5_1_2
     1494                   1          inf                            same_d1_5_1_3
     1495                -inf            1                            same_d2_5_1_3
     1496                -inf            1                            same_d3_5_1_3
     1497                -inf            1                            same_d4_5_1_3
     1498                   1          inf                            same_d1_5_1_4
     1499                -inf            1                            same_d2_5_1_4
     1500                -inf            1                            same_d3_5_1_4
     1501                -inf            1                            same_d4_5_1_4
     1502                   1          inf                            same_d1_5_1_5
     1503                -inf            1                            same_d2_5_1_5
     1504                -inf            1                            same_d3_5_1_5
     1505                -inf            1                            same_d4_5_1_5
     1506                   1          inf                            same_d1_5_2_0
     1507                -inf            1                            same_d2_5_2_0
     1508                -inf            1                            same_d3_5_2_0
     1509                -inf            1                            same_d4_5_2_0
     1510                   1          inf                            same_d1_5_2_1
     1511                -inf            1                            same_d2_5_2_1
     1512                -inf            1                            same_d3_5_2_1
     1513                -inf            1                            same_d4_5_2_1
     1514                   1          inf                            same_d1_5_2_2
     1515                -inf            1                            same_d2_5_2_2
     1516                -inf            1                            same_d3_5_2_2
     1517                -inf            1                            same_d4_5_2_2
     1518                   1          inf                            same_d1_5_2_3
     1519                -inf            1                            same_d2_5_2_3
     1520                -inf            1                            same_d3_5_2_3
     1521                -inf            1                            same_d4_5_2_3
     1522                   1          inf                            same_d1_5_2_4
     1523                -inf            1                            same_d2_5_2_4
     1524                -inf            1                            same_d3_5_2_4
     1525                -inf            1                            same_d4_5_2_4
     1526                   1          inf                            same_d1_5_2_5
     1527                -inf            1                            same_d2_5_2_5
     1528                -inf            1                            same_d3_5_2_5
     1529                -inf            1                            same_d4_5_2_5
     1530                   1          inf                            same_d1_5_3_0
     1531                -inf            1                            same_d2_5_3_0
     1532                -inf            1                            same_d3_5_3_0
     1533                -inf            1                            same_d4_5_3_0
     1534                   1          inf                            same_d1_5_3_1
     1535                -inf            1                            same_d2_5_3_1
     1536                -inf            1                            same_d3_5_3_1
     1537                -inf            1                            same_d4_5_3_1
     1538                   1          inf                            same_d1_5_3_2
     1539                -inf            1                            same_d2_5_3_2
     1540                -inf            1                            same_d3_5_3_2
     1541                -inf            1                            same_d4_5_3_2
     1542                   1          inf                            same_d1_5_3_3
     1543                -inf            1                            same_d2_5_3_3
     1544                -inf            1                            same_d3_5_3_3
     1545                -inf            1                            same_d4_5_3_3
     1546                   1          inf                            same_d1_5_3_4
     1547                -inf            1                            same_d2_5_3_4
     1548                -inf            1                            same_d3_5_3_4
     1549                -inf            1                            same_d4_5_3_4
     1550                   1          inf                            same_d1_5_3_5
     1551                -inf            1                            same_d2_5_3_5
     1552                -inf            1                            same_d3_5_3_5
     1553                -inf            1                            same_d4_5_3_5
     1554                   1          inf                            same_d1_5_4_0
     1555                -inf            1                            same_d2_5_4_0
     1556                -inf            1                            same_d3_5_4_0
     1557                -inf            1                            same_d4_5_4_0
     1558                   1          inf                            same_d1_5_4_1
     1559                -inf            1                            same_d2_5_4_1
     1560                -inf            1                            same_d3_5_4_1
     1561                -inf            1                            same_d4_5_4_1
     1562                   1          inf                            same_d1_5_4_2
     1563                -inf            1                            same_d2_5_4_2
     1564                -inf            1                            same_d3_5_4_2
     1565                -inf            1                            same_d4_5_4_2
     1566                   1          inf                            same_d1_5_4_3
     1567                -inf            1                            same_d2_5_4_3
     1568                -inf            1                            same_d3_5_4_3
     1569                -inf            1                            same_d4_5_4_3
     1570                   1          inf                            same_d1_5_4_4
     1571                -inf            1                            same_d2_5_4_4
     1572                -inf            1                            same_d3_5_4_4
     1573                -inf            1                            same_d4_5_4_4
     1574                   1          inf                            same_d1_5_4_5
     1575                -inf            1                            same_d2_5_4_5
     1576                -inf            1                            same_d3_5_4_5
     1577                -inf            1                            same_d4_5_4_5
     1578                -inf            5                            differ_d_0_1
     1579                -inf            5                            differ_d_0_2
     1580                -inf            5                            differ_d_0_3
     1581                -inf            5                            differ_d_0_4
     1582                -inf            5                            differ_d_0_5
     1583                -inf            5                            differ_d_1_0
     1584                -inf            5                            differ_d_1_2
     1585                -inf            5                            differ_d_1_3
     1586                -inf            5                            differ_d_1_4
     1587                -inf            5                            differ_d_1_5
     1588                -inf            5                            differ_d_2_0
     1589                -inf            5                            differ_d_2_1
     1590                -inf            5                            differ_d_2_3
     1591                -inf            5                            differ_d_2_4
     1592                -inf            5                            differ_d_2_5
     1593                -inf            5                            differ_d_3_0
     1594                -inf            5                            differ_d_3_1
     1595                -inf            5                            differ_d_3_2
     1596                -inf            5                            differ_d_3_4
     1597                -inf            5                            differ_d_3_5
     1598                -inf            5                            differ_d_4_0
     1599                -inf            5                            differ_d_4_1
     1600                -inf            5                            differ_d_4_2
     1601                -inf            5                            differ_d_4_3
     1602                -inf            5                            differ_d_4_5
     1603                -inf            5                            differ_d_5_0
     1604                -inf            5                            differ_d_5_1
     1605                -inf            5                            differ_d_5_2
     1606                -inf            5                            differ_d_5_3
     1607                -inf            5                            differ_d_5_4

Model status: Time limit reached

Objective value: inf
