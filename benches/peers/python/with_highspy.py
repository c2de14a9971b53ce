"""The Binox model "document" of an empty N x N board, built with highspy (expressions) and written by HiGHS."""
import sys
import time

start = time.perf_counter()
import highspy  # noqa: E402

print(f"import {time.perf_counter() - start:.3f}")
n, file = int(sys.argv[1]), sys.argv[2]
model = highspy.Highs()
model.setOptionValue("output_flag", False)


def column(name):
    return model.addBinary(name=name)


x = [[column(f"x_{i}_{j}") for j in range(n)] for i in range(n)]
pairs = [(i, j) for i in range(n) for j in range(n) if i != j]
y = {pair: [column(f"y_{pair[0]}_{pair[1]}_{k}") for k in range(n)] for pair in pairs}
z = {pair: [column(f"z_{pair[0]}_{pair[1]}_{k}") for k in range(n)] for pair in pairs}
add = model.addConstr
for i in range(n):
    for j in range(n - 2):
        add(x[i][j] + x[i][j + 1] + x[i][j + 2] <= 2, f"run_a_max_{i}_{j}")
        add(x[i][j] + x[i][j + 1] + x[i][j + 2] >= 1, f"run_a_min_{i}_{j}")
for i in range(n - 2):
    for j in range(n):
        add(x[i][j] + x[i + 1][j] + x[i + 2][j] <= 2, f"run_d_max_{i}_{j}")
        add(x[i][j] + x[i + 1][j] + x[i + 2][j] >= 1, f"run_d_min_{i}_{j}")
for i in range(n):
    add(model.qsum(x[i]) == n // 2, f"balance_a{i}")
for j in range(n):
    add(model.qsum(x[i][j] for i in range(n)) == n // 2, f"balance_d{j}")
for letter, equal, cell in (("a", y, lambda i, k: x[i][k]), ("d", z, lambda i, k: x[k][i])):
    for i, j in pairs:
        for k in range(n):
            e, a, b = equal[i, j][k], cell(i, k), cell(j, k)
            add(e + a + b >= 1, f"same_{letter}1_{i}_{j}_{k}")
            add(e + a <= b + 1, f"same_{letter}2_{i}_{j}_{k}")
            add(e + b <= a + 1, f"same_{letter}3_{i}_{j}_{k}")
            add(a + b <= e + 1, f"same_{letter}4_{i}_{j}_{k}")
    for i, j in pairs:
        add(model.qsum(equal[i, j]) <= n - 1, f"differ_{letter}_{i}_{j}")
model.writeModel(file)
