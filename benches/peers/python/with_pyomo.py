"""The Binox model "document" of an empty N x N board, built with Pyomo and written by it."""
import sys
import time

start = time.perf_counter()
import pyomo.environ as pyo  # noqa: E402

print(f"import {time.perf_counter() - start:.3f}")
n, file = int(sys.argv[1]), sys.argv[2]
model = pyo.ConcreteModel("binox")
lines = range(n)
short = range(n - 2)
model.pairs = pyo.Set(initialize=[(i, j) for i in lines for j in lines if i != j], dimen=2)
model.lines = pyo.RangeSet(0, n - 1)
model.short = pyo.RangeSet(0, n - 3)
model.x = pyo.Var(model.lines, model.lines, domain=pyo.Binary)
model.y = pyo.Var(model.pairs, model.lines, domain=pyo.Binary)
model.z = pyo.Var(model.pairs, model.lines, domain=pyo.Binary)
x, y, z = model.x, model.y, model.z
model.objective = pyo.Objective(expr=0 * x[0, 0])


def family(name, *sets, rule):
    setattr(model, name, pyo.Constraint(*sets, rule=rule))


family("run_a_max", model.lines, model.short, rule=lambda m, i, j: x[i, j] + x[i, j + 1] + x[i, j + 2] <= 2)
family("run_a_min", model.lines, model.short, rule=lambda m, i, j: x[i, j] + x[i, j + 1] + x[i, j + 2] >= 1)
family("run_d_max", model.short, model.lines, rule=lambda m, i, j: x[i, j] + x[i + 1, j] + x[i + 2, j] <= 2)
family("run_d_min", model.short, model.lines, rule=lambda m, i, j: x[i, j] + x[i + 1, j] + x[i + 2, j] >= 1)
family("balance_a", model.lines, rule=lambda m, i: sum(x[i, j] for j in lines) == n // 2)
family("balance_d", model.lines, rule=lambda m, j: sum(x[i, j] for i in lines) == n // 2)
family("same_a1", model.pairs, model.lines, rule=lambda m, i, j, k: y[i, j, k] + x[i, k] + x[j, k] >= 1)
family("same_a2", model.pairs, model.lines, rule=lambda m, i, j, k: y[i, j, k] + x[i, k] <= x[j, k] + 1)
family("same_a3", model.pairs, model.lines, rule=lambda m, i, j, k: y[i, j, k] + x[j, k] <= x[i, k] + 1)
family("same_a4", model.pairs, model.lines, rule=lambda m, i, j, k: x[i, k] + x[j, k] <= y[i, j, k] + 1)
family("differ_a", model.pairs, rule=lambda m, i, j: sum(y[i, j, k] for k in lines) <= n - 1)
family("same_d1", model.pairs, model.lines, rule=lambda m, i, j, k: z[i, j, k] + x[k, i] + x[k, j] >= 1)
family("same_d2", model.pairs, model.lines, rule=lambda m, i, j, k: z[i, j, k] + x[k, i] <= x[k, j] + 1)
family("same_d3", model.pairs, model.lines, rule=lambda m, i, j, k: z[i, j, k] + x[k, j] <= x[k, i] + 1)
family("same_d4", model.pairs, model.lines, rule=lambda m, i, j, k: x[k, i] + x[k, j] <= z[i, j, k] + 1)
family("differ_d", model.pairs, rule=lambda m, i, j: sum(z[i, j, k] for k in lines) <= n - 1)
model.write(file)
