"""The Binox model "document" of an empty N x N board, built with linopy (whole arrays at once) and written by it."""
import sys
import time

start = time.perf_counter()
import linopy  # noqa: E402
import numpy as np  # noqa: E402
import pandas as pd  # noqa: E402
import xarray as xr  # noqa: E402

print(f"import {time.perf_counter() - start:.3f}")
n, file = int(sys.argv[1]), sys.argv[2]
model = linopy.Model()
i, j, k = (pd.RangeIndex(n, name=name) for name in "ijk")
differ = xr.DataArray(~np.eye(n, dtype=bool), coords=[i, j])
cube = differ.expand_dims(k=k).transpose("i", "j", "k")
x = model.add_variables(binary=True, coords=[i, k], name="x")
y = model.add_variables(binary=True, coords=[i, j, k], name="y", mask=cube)
z = model.add_variables(binary=True, coords=[i, j, k], name="z", mask=cube)
for cells, equal, letter in ((x, y, "a"), (x.rename(i="k", k="i"), z, "d")):
    # Lines i of the board with cells k: its rows, then its columns.
    three = sum(
        cells.isel(k=slice(start, n - 2 + start)).assign_coords(k=pd.RangeIndex(n - 2, name="k")) for start in range(3)
    )
    model.add_constraints(three <= 2, name=f"run_{letter}_max")
    model.add_constraints(three >= 1, name=f"run_{letter}_min")
    model.add_constraints(cells.sum("k") == n // 2, name=f"balance_{letter}")
    others = cells.rename(i="j")
    model.add_constraints(equal + cells + others >= 1, name=f"same_{letter}1", mask=cube)
    model.add_constraints(equal + cells - others <= 1, name=f"same_{letter}2", mask=cube)
    model.add_constraints(equal + others - cells <= 1, name=f"same_{letter}3", mask=cube)
    model.add_constraints(cells + others - equal <= 1, name=f"same_{letter}4", mask=cube)
    model.add_constraints(equal.sum("k") <= n - 1, name=f"differ_{letter}", mask=differ)
model.add_objective(0 * x.sum())
model.to_file(file, io_api=sys.argv[3] if len(sys.argv) > 3 else "lp", progress=False)
