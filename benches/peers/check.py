"""Whether an LP file is the Binox model "document" of an empty N x N board, whatever its rows and columns are called.

    check.py N FILE      prints rows, columns, nonzeros and a fingerprint of the matrix

HiGHS reads the file. Two rounds of colour refinement (a row's colour comes from its relation and its entries' columns'
colours, and the other way round) give a fingerprint that does not depend on names or order; it is compared with that of
the matrix that this script builds from the formulation itself, without any modelling tool."""
import sys

import highspy
import numpy as np

MIX = (0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB)


def mix(words):
    with np.errstate(over="ignore"):
        words = words.astype(np.uint64) + np.uint64(MIX[0])
        words = (words ^ (words >> np.uint64(30))) * np.uint64(MIX[1])
        words = (words ^ (words >> np.uint64(27))) * np.uint64(MIX[2])
        return words ^ (words >> np.uint64(31))


def bits(numbers):
    return np.ascontiguousarray(numbers + 0.0).view(np.uint64)


def sums(size, at, words):
    total = np.zeros(size, dtype=np.uint64)
    with np.errstate(over="ignore"):
        np.add.at(total, at, words)
    return total


def fingerprint(row, column, value, lower, upper, columns):
    """Of a matrix in entries; rows `>=` are turned to `<=` first, and columns without an entry are left out."""
    turn = (np.isinf(upper) & ~np.isinf(lower)) if len(lower) else np.zeros(0, bool)
    lower, upper = np.where(turn, -upper, lower), np.where(turn, -lower, upper)
    value = np.where(turn[row], -value, value)
    rows = len(lower)
    row_colour = mix(mix(bits(lower)) ^ bits(upper))
    column_colour = np.ones(columns, dtype=np.uint64)
    entry = bits(value)
    for _ in range(2):
        row_colour = mix(row_colour ^ sums(rows, row, mix(mix(column_colour[column]) ^ entry)))
        column_colour = mix(column_colour ^ sums(columns, column, mix(mix(row_colour[row]) ^ entry)))
    used = np.bincount(column, minlength=columns) > 0
    with np.errstate(over="ignore"):
        total = row_colour.sum(dtype=np.uint64) ^ mix(column_colour[used]).sum(dtype=np.uint64)
    return rows, int(used.sum()), len(row), f"{int(total):016x}"


def wanted(n):
    """The matrix of the formulation."""
    p = n * (n - 1)
    parts, lower, upper = [], [], []
    inf = np.inf

    def add(index, value, low, high):
        first = len(lower)
        rows, terms = index.shape
        value = np.broadcast_to(np.asarray(value, dtype=float), index.shape)
        parts.append((np.repeat(np.arange(first, first + rows), terms), index.ravel(), value.ravel()))
        lower.extend([low] * rows)
        upper.extend([high] * rows)

    x = np.arange(n * n).reshape(n, n)
    i, j = np.meshgrid(np.arange(n), np.arange(n), indexing="ij")
    first, second = i[i != j], j[i != j]
    for at, cells in enumerate((x, x.T)):
        three = np.stack([cells[:, :-2].ravel(), cells[:, 1:-1].ravel(), cells[:, 2:].ravel()], axis=1)
        add(three, 1, -inf, 2)
        add(three, 1, 1, inf)
        add(cells, 1, n // 2, n // 2)
        equal = n * n + at * p * n + np.arange(p * n).reshape(p, n)
        e, a, b = equal.ravel(), cells[first].ravel(), cells[second].ravel()
        add(np.stack([e, a, b], axis=1), 1, 1, inf)
        add(np.stack([e, a, b], axis=1), [1, 1, -1], -inf, 1)
        add(np.stack([e, a, b], axis=1), [1, -1, 1], -inf, 1)
        add(np.stack([e, a, b], axis=1), [-1, 1, 1], -inf, 1)
        add(equal, 1, -inf, n - 1)
    row, column, value = (np.concatenate(part) for part in zip(*parts))
    return fingerprint(row, column, value, np.array(lower, float), np.array(upper, float), n * n + 2 * p * n)


def read(file):
    model = highspy.Highs()
    model.setOptionValue("output_flag", False)
    if model.readModel(file) == highspy.HighsStatus.kError:
        sys.exit(f"HiGHS cannot read {file}")
    lp = model.getLp()
    matrix = lp.a_matrix_
    starts = np.array(matrix.start_)
    column = np.repeat(np.arange(lp.num_col_), np.diff(starts))
    row, value = np.array(matrix.index_), np.array(matrix.value_)
    used = np.bincount(column, minlength=lp.num_col_) > 0
    integer = np.array([int(kind) == 1 for kind in lp.integrality_]) if len(lp.integrality_) else np.zeros(lp.num_col_, bool)
    binary = integer & (np.array(lp.col_lower_) == 0) & (np.array(lp.col_upper_) == 1)
    if not binary[used].all():
        sys.exit(f"{file}: {int((~binary[used]).sum())} columns are not binary")
    if np.array(lp.col_cost_)[used].any():
        sys.exit(f"{file}: the objective is not constant")
    return fingerprint(row, column, value, np.array(lp.row_lower_), np.array(lp.row_upper_), lp.num_col_)


found, right = read(sys.argv[2]), wanted(int(sys.argv[1]))
print(*found)
if found != right:
    sys.exit(f"{sys.argv[2]}: not the model; that has {right}")
