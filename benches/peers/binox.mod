# The Binox model "document" of an empty n x n board in GNU MathProg; glpsol --check --wlp FILE writes it as LP.
param n, integer, >= 2;
set I := 0..n-1;
set S := 0..n-3;
set P := {i in I, j in I: i <> j};

var x{I, I}, binary;
var y{P, I}, binary;
var z{P, I}, binary;

minimize obj: 0 * x[0,0];

s.t. run_a_max{i in I, j in S}: x[i,j] + x[i,j+1] + x[i,j+2] <= 2;
s.t. run_a_min{i in I, j in S}: x[i,j] + x[i,j+1] + x[i,j+2] >= 1;
s.t. run_d_max{i in S, j in I}: x[i,j] + x[i+1,j] + x[i+2,j] <= 2;
s.t. run_d_min{i in S, j in I}: x[i,j] + x[i+1,j] + x[i+2,j] >= 1;
s.t. balance_a{i in I}: sum{j in I} x[i,j] = n / 2;
s.t. balance_d{j in I}: sum{i in I} x[i,j] = n / 2;
s.t. same_a1{(i,j) in P, k in I}: y[i,j,k] + x[i,k] + x[j,k] >= 1;
s.t. same_a2{(i,j) in P, k in I}: y[i,j,k] + x[i,k] <= x[j,k] + 1;
s.t. same_a3{(i,j) in P, k in I}: y[i,j,k] + x[j,k] <= x[i,k] + 1;
s.t. same_a4{(i,j) in P, k in I}: x[i,k] + x[j,k] <= y[i,j,k] + 1;
s.t. differ_a{(i,j) in P}: sum{k in I} y[i,j,k] <= n - 1;
s.t. same_d1{(i,j) in P, k in I}: z[i,j,k] + x[k,i] + x[k,j] >= 1;
s.t. same_d2{(i,j) in P, k in I}: z[i,j,k] + x[k,i] <= x[k,j] + 1;
s.t. same_d3{(i,j) in P, k in I}: z[i,j,k] + x[k,j] <= x[k,i] + 1;
s.t. same_d4{(i,j) in P, k in I}: x[k,i] + x[k,j] <= z[i,j,k] + 1;
s.t. differ_d{(i,j) in P}: sum{k in I} z[i,j,k] <= n - 1;
end;
