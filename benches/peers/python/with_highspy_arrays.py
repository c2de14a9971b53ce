"""The Binox model "document" of an empty N x N board, handed to HiGHS as whole arrays and written by it: the least
Python that highspy allows. Rows and columns have the names that HiGHS makes up."""
import sys
import time

start = time.perf_counter()
import highspy  # noqa: E402
import numpy as np  # noqa: E402

print(f"import {time.perf_counter() - start:.3f}")
n, file = int(sys.argv[1]), sys.argv[2]
p = n * (n - 1)
columns = n * n + 2 * p * n
model = highspy.Highs()
model.setOptionValue("output_flag", False)
every = np.arange(columns, dtype=np.int32)
model.addVars(columns, np.zeros(columns), np.ones(columns))
model.changeColsIntegrality(columns, every, np.full(columns, highspy.HighsVarType.kInteger.value, dtype=np.uint8))


def add(index, value, lower, upper):
    """Rows of one family: `index` and `value` have a row for each."""
    rows, terms = index.shape
    value = np.broadcast_to(np.asarray(value, dtype=np.float64), index.shape)
    starts = np.arange(0, rows * terms, terms, dtype=np.int32)
    model.addRows(rows, np.full(rows, lower), np.full(rows, upper), rows * terms, starts,
                  index.ravel().astype(np.int32), np.ascontiguousarray(value).ravel())


inf = highspy.kHighsInf
x = np.arange(n * n).reshape(n, n)
i, j = np.meshgrid(np.arange(n), np.arange(n), indexing="ij")
first, second = i[i != j], j[i != j]
for cells in (x, x.T):
    three = np.stack([cells[:, :-2].ravel(), cells[:, 1:-1].ravel(), cells[:, 2:].ravel()], axis=1)
    add(three, 1, -inf, 2.0)
    add(three, 1, 1.0, inf)
for cells in (x, x.T):
    add(cells, 1, n / 2, n / 2)
for at, cells in enumerate((x, x.T)):
    equal = n * n + at * p * n + np.arange(p * n).reshape(p, n)
    e, a, b = equal.ravel(), cells[first].ravel(), cells[second].ravel()
    add(np.stack([e, a, b], axis=1), 1, 1.0, inf)
    add(np.stack([e, a, b], axis=1), [1, 1, -1], -inf, 1.0)
    add(np.stack([e, b, a], axis=1), [1, 1, -1], -inf, 1.0)
    add(np.stack([a, b, e], axis=1), [1, 1, -1], -inf, 1.0)
    add(equal, 1, -inf, n - 1.0)
model.writeModel(file)
