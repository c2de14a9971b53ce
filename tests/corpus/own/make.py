#!/usr/bin/env python3
"""Makes the files of this folder: real solver output on models that gen-model wrote, for the combinations of
format and state that the two other collections lack. Run by hand, from this folder, after scripts/install-solvers:

    pip install gurobipy cplex coptpy xpress pulp ortools highspy
    PATH=$(../../../scripts/install-solvers --print-path):$PATH python3 make.py ../../../target/release/gen-model

Solvers that are missing are skipped. Writes MANIFEST.tsv rows with an empty verdict for new files; the verdict is
filled in by hand, after looking at the file.
"""
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
GEN = Path(sys.argv[1]).resolve()
ROWS = []


def sh(command, stdout=None):
    print("+", command, flush=True)
    out = open(stdout, "w") if stdout else subprocess.DEVNULL
    subprocess.run(command, shell=True, stdout=out, stderr=subprocess.DEVNULL, timeout=300)


def keep(puzzle, name, source, solver, how):
    folder = HERE / "solutions" / puzzle
    if not os.path.exists(source):
        print(f"  no file: {puzzle} {name}")
        return
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / name)
    ROWS.append((f"solutions/{puzzle}/{name}", puzzle, solver, how))
    os.remove(source)


def models(work):
    for puzzle in sorted((HERE / "puzzles").glob("*.txt")):
        kind = "binox" if puzzle.stem.startswith("b") else "skyscraper"
        for extension in ("lp", "mps"):
            subprocess.run([GEN, kind, puzzle, "-o", work / f"{puzzle.stem}.{extension}"], check=True)
        text = (work / f"{puzzle.stem}.lp").read_text()
        random.seed(1)
        head, rest = re.split(r"(?i)subject to|^st$", text, maxsplit=1, flags=re.M)
        head = re.sub(r"\b0 (x_)", lambda m: f"{random.randint(1, 9)} {m[1]}", head)
        (work / f"{puzzle.stem}-weighted.lp").write_text(head + "Subject To" + rest)


def highs():
    for style in (1, 2, 3, 4):
        for puzzle, model, options, state in (
            ("b6open", "b6open.lp", "time_limit = 0", "limit"),
            ("b6open", "b6open-weighted.lp", "mip_max_improving_sols = 1\npresolve = off", "incumbent"),
        ):
            Path("o.set").write_text(f"write_solution_style = {style}\n{options}\n")
            sh(f"highs {model} --options_file o.set --solution_file o.sol")
            keep(puzzle, f"highs-style{style}-{state}.sol", "o.sol", "HiGHS 1.15.1", f"{options.replace(chr(10), ', ')}; style {style}")
    Path("o.set").write_text("mip_max_improving_sols = 1\npresolve = off\n")
    sh("highs b6open-weighted.lp --options_file o.set --solution_file o.sol")
    keep("b6open", "highs-style0-incumbent.sol", "o.sol", "HiGHS 1.15.1", "mip_max_improving_sols = 1; style 0")
    Path("o.set").write_text("time_limit = 0\n")
    sh("highs b6open.lp --options_file o.set", "o.log")
    keep("b6open", "highs-stdout-limit.log", "o.log", "HiGHS 1.15.1", "time_limit = 0; standard output")
    try:
        import highspy
    except ImportError:
        return
    for puzzle, limit, state in (("s3inf", None, "infeasible"), ("b6open", 0.0, "limit")):
        solver = highspy.Highs()
        solver.silent()
        solver.readModel(f"{puzzle}.lp")
        if limit is not None:
            solver.setOptionValue("time_limit", limit)
        solver.run()
        solver.writeSolution("o.sol", -1)
        keep(puzzle, f"highspy-style-1-{state}.sol", "o.sol", "highspy 1.16.0", "writeSolution style -1")


def cbc():
    for option in ("all", "csv", "rows"):
        sh(f"cbc b6open.lp -sec 0 -printingOptions {option} -solve -solution o.sol")
        keep("b6open", f"cbc-{option}-limit.sol", "o.sol", "CBC 2.10.8", f"-sec 0 -printingOptions {option}")
    sh("cbc s3inf.lp -printingOptions rows -solve -solution o.sol")
    keep("s3inf", "cbc-rows-infeasible.sol", "o.sol", "CBC 2.10.8", "-printingOptions rows")
    sh("cbc s3inf.lp -solve -gsolution o.sol")
    keep("s3inf", "cbc-gsolution-infeasible.sol", "o.sol", "CBC 2.10.8", "-gsolution")
    sh("cbc b6open.lp -sec 0 -solve -gsolution o.sol")
    keep("b6open", "cbc-gsolution-limit.sol", "o.sol", "CBC 2.10.8", "-sec 0 -gsolution")
    sh("cbc s3inf.lp -solve -solution '$'", "o.log")
    keep("s3inf", "cbc-stdout-infeasible.log", "o.log", "CBC 2.10.8", "-solution $")
    sh("cbc s3inf.lp -solve", "o.log")
    keep("s3inf", "cbc-stdout-bare-infeasible.log", "o.log", "CBC 2.10.8", "the log alone")
    first = "-preprocess off -maxSolutions 1"
    for option in ("normal", "all", "csv", "rows"):
        sh(f"cbc b6open-weighted.lp {first} -printingOptions {option} -solve -solution o.sol")
        keep("b6open", f"cbc-{option}-incumbent.sol", "o.sol", "CBC 2.10.8", f"{first} -printingOptions {option}")
    sh(f"cbc b6open-weighted.lp {first} -solve -gsolution o.sol")
    keep("b6open", "cbc-gsolution-incumbent.sol", "o.sol", "CBC 2.10.8", f"{first} -gsolution")


def symphony():
    # The weighted model is made as LP only; HiGHS rewrites it.
    sh("highs b6open-weighted.lp --write_model_file b6open-weighted.mps --time_limit 0")
    Path("o.par").write_text("find_first_feasible 1\n")
    sh("symphony -F b6open-weighted.mps -f o.par", "o.log")
    keep("b6open", "symphony-first-feasible.log", "o.log", "SYMPHONY 5.6.17", "find_first_feasible 1, standard output")
    sh("symphony -F b6open.mps -t 0.001", "o.log")
    keep("b6open", "symphony-limit.log", "o.log", "SYMPHONY 5.6.17", "-t 0.001, standard output")


def glpk():
    sh("glpsol --lp s3inf.lp", "o.log")
    keep("s3inf", "glpk-stdout-infeasible.log", "o.log", "GLPK 5.0", "the log alone")
    sh("glpsol --lp s4multi-weighted.lp --mipgap 0.9 -o o.out -w o.raw")
    keep("s4multi", "glpk-printable-gap.out", "o.out", "GLPK 5.0", "--mipgap 0.9 -o")
    keep("s4multi", "glpk-raw-gap.sol", "o.raw", "GLPK 5.0", "--mipgap 0.9 -w")


def scip():
    for zeros in ("FALSE", "TRUE"):
        commands = f"set limits solutions 1 set write printzeros {zeros} read s4multi-weighted.lp optimize write solution o.sol quit"
        sh(f'scip -c "{commands}"')
        keep("s4multi", f"scip-solutionlimit-zeros-{zeros.lower()}.sol", "o.sol", "SCIP 10.0.2", commands)


def lp_solve():
    sh("lp_solve -fmps b6open.mps -timeout 1 -S3", "o.log")
    keep("b6open", "lp_solve-S3-timeout.log", "o.log", "lp_solve 5.5.2.5", "-timeout 1 -S3")
    sh("lp_solve -fmps s4multi.mps -i -S3", "o.log")
    keep("s4multi", "lp_solve-S3-i.log", "o.log", "lp_solve 5.5.2.5", "-i -S3")
    sh("lp_solve -fmps s4multi.mps -f -S4", "o.log")
    keep("s4multi", "lp_solve-S4-first.log", "o.log", "lp_solve 5.5.2.5", "-f -S4")


def gurobi():
    try:
        import gurobipy as g
    except ImportError:
        return
    environment = g.Env(params={"OutputFlag": 0})
    for puzzle, file, parameters, state in (
        ("s3inf", "s3inf.lp", {}, "infeasible"),
        ("b6open", "b6open-weighted.lp", {"SolutionLimit": 1, "Presolve": 0}, "solutionlimit"),
        ("s4multi", "s4multi.lp", {"TimeLimit": 0, "Heuristics": 0, "Presolve": 0}, "timelimit"),
        ("s4multi", "s4multi.lp", {"PoolSearchMode": 2, "PoolSolutions": 5, "JSONSolDetail": 1}, "pool"),
    ):
        model = g.read(file, environment)
        for name, value in parameters.items():
            model.setParam(name, value)
        model.optimize()
        for extension in ("json", "sol", "mst", "attr"):
            try:
                model.write(f"o.{extension}")
            except g.GurobiError as error:
                print("  gurobi:", extension, error)
                continue
            keep(puzzle, f"gurobi-{state}.{extension}", f"o.{extension}", "Gurobi 13.0.3", f"{parameters}, write {extension}")


def cplex():
    try:
        import cplex as c
    except ImportError:
        return
    for puzzle, file, solutions, state in (
        ("s3inf", "s3inf.lp", None, "infeasible"),
        ("s4multi", "s4multi-weighted.lp", 1, "solutionlimit"),
        ("s4multi", "s4multi.lp", 0, "timelimit"),
    ):
        model = c.Cplex(file)
        for stream in (model.set_log_stream, model.set_results_stream, model.set_warning_stream, model.set_error_stream):
            stream(None)
        if solutions:
            model.parameters.mip.limits.solutions.set(solutions)
        if solutions == 0:
            model.parameters.timelimit.set(0)
        model.solve()
        print("  cplex:", state, model.solution.get_status_string())
        try:
            model.solution.write("o.sol")
            keep(puzzle, f"cplex-{state}.sol", "o.sol", "CPLEX 22.2", state)
        except c.exceptions.CplexError as error:
            print("  cplex:", error)
    model = c.Cplex("s4multi.lp")
    for stream in (model.set_log_stream, model.set_results_stream, model.set_warning_stream, model.set_error_stream):
        stream(None)
    model.parameters.mip.limits.populate.set(4)
    model.populate_solution_pool()
    model.solution.pool.write("o.sol")
    keep("s4multi", "cplex-pool.sol", "o.sol", "CPLEX 22.2", "populate, pool.write")


def copt():
    try:
        import coptpy as p
    except ImportError:
        return
    environment = p.Envr()
    model = environment.createModel()
    model.setParam("Logging", 0)
    model.read("s4multi.lp")
    model.setParam("NodeLimit", 1)
    model.solve()
    for extension in ("sol", "mst", "json"):
        try:
            model.write(f"o.{extension}")
            keep("s4multi", f"copt-limit.{extension}", f"o.{extension}", "COPT 8.0.7", f"NodeLimit 1, write {extension}")
        except p.CoptError as error:
            print("  copt:", extension, error)


def xpress():
    try:
        import xpress as x
    except ImportError:
        return
    x.init()
    for puzzle, file, limits, state in (
        ("s4multi", "s4multi-weighted.lp", {"maxmipsol": 1}, "solutionlimit"),
        ("s3inf", "s3inf.lp", {}, "infeasible"),
    ):
        model = x.problem()
        model.setControl("outputlog", 0)
        model.readProb(file)
        for name, value in limits.items():
            model.setControl(name, value)
        model.optimize()
        for extension, write in (("slx", "writeSlxSol"), ("asc", "writeSol"), ("prt", "writePrtSol")):
            try:
                getattr(model, write)("o")
                keep(puzzle, f"xpress-{state}.{extension}", f"o.{extension}", "Xpress 9.9.1", f"{limits}, {write}")
            except Exception as error:
                print("  xpress:", extension, error)


def pulp():
    try:
        import pulp as p
    except ImportError:
        return
    for puzzle, limits, state in (("b6open", {"timeLimit": 0.001}, "limit"), ("b4inf", {}, "infeasible"), ("b4", {}, "solved")):
        _, model = p.LpProblem.fromMPS(f"{puzzle}.mps")
        model.solve(p.PULP_CBC_CMD(msg=0, **limits))
        model.to_json("o.json")
        keep(puzzle, f"pulp-{state}.json", "o.json", "PuLP 3.3.2", f"fromMPS, solve({limits}), to_json")


def ortools():
    try:
        from ortools.linear_solver import pywraplp
        from ortools.sat.python import cp_model
    except ImportError:
        return
    from ortools.linear_solver.python import model_builder as mb
    for puzzle, limit, state in (("s3inf", None, "infeasible"), ("b6open", 0.0, "limit"), ("s4multi", None, "solved"), ("b6open", "first", "feasible")):
        builder = mb.Model()
        builder.import_from_mps_file(f"{puzzle}.mps")
        proto = builder.export_to_proto()
        model = cp_model.CpModel()
        variables = [model.new_bool_var(v.name) for v in proto.variable]
        for row in proto.constraint:
            expression = sum(int(c) * variables[i] for i, c in zip(row.var_index, row.coefficient))
            low = int(row.lower_bound) if row.lower_bound > -1e30 else -10**6
            high = int(row.upper_bound) if row.upper_bound < 1e30 else 10**6
            model.add_linear_constraint(expression, low, high)
        solver = cp_model.CpSolver()
        solver.parameters.num_workers = 1
        if limit == "first":
            random.seed(1)
            model.minimize(sum(random.randint(1, 9) * variable for variable in variables[:36]))
            solver.parameters.stop_after_first_solution = True
        elif limit is not None:
            solver.parameters.max_deterministic_time = limit
        solver.solve(model)
        Path("o.txt").write_text(str(solver.response_proto))
        keep(puzzle, f"cpsat-{state}.pb.txt", "o.txt", "OR-tools 9.15", f"CP-SAT over the rows, limit {limit}")


def ortools_mip():
    """MathOpt's result and the MPSolutionResponse, both without column names."""
    try:
        from google.protobuf import text_format
        from ortools.linear_solver import linear_solver_pb2, pywraplp
        from ortools.math_opt.python import mathopt
    except ImportError:
        return
    from datetime import timedelta

    from ortools.linear_solver.python import model_builder as mb

    sh("highs b6open-weighted.lp --write_model_file b6open-weighted.mps --time_limit 0")
    builder = mb.Model()
    builder.import_from_mps_file("b6open-weighted.mps")
    proto = builder.export_to_proto()
    model = mathopt.Model()
    columns = [model.add_integer_variable(lb=v.lower_bound, ub=v.upper_bound, name=v.name) for v in proto.variable]
    for row in proto.constraint:
        terms = sum(c * columns[i] for i, c in zip(row.var_index, row.coefficient))
        model.add_linear_constraint(lb=row.lower_bound, ub=row.upper_bound, expr=terms)
    model.minimize(sum(v.objective_coefficient * column for v, column in zip(proto.variable, columns)))
    for state, limit in (("limit", {"time_limit": timedelta(microseconds=1)}), ("incumbent", {"solution_limit": 1})):
        parameters = mathopt.SolveParameters(presolve=mathopt.Emphasis.OFF, **limit)
        result = mathopt.solve(model, mathopt.SolverType.GSCIP, params=parameters)
        Path("o.txt").write_text(str(result.to_proto()))
        keep("b6open", f"mathopt-{state}.pb.txt", "o.txt", "OR-tools 9.15", f"mathopt.solve (GSCIP), {limit}")
    for state, seconds, more in (("limit", 0.001, ""), ("incumbent", 10, "limits/solutions = 1\npresolving/maxrounds = 0\n")):
        request = linear_solver_pb2.MPModelRequest()
        request.solver_type = linear_solver_pb2.MPModelRequest.SCIP_MIXED_INTEGER_PROGRAMMING
        request.solver_time_limit_seconds = seconds
        request.solver_specific_parameters = more
        request.model.ParseFromString(proto.SerializeToString())
        response = linear_solver_pb2.MPSolutionResponse()
        pywraplp.Solver.SolveWithProto(request, response)
        Path("o.txt").write_text(text_format.MessageToString(response))
        keep("b6open", f"mpsolution-{state}.pb.txt", "o.txt", "OR-tools 9.15", f"SolveWithProto (SCIP), {more.split(chr(10))[0] or 'time limit 0.001'}")


def main():
    with tempfile.TemporaryDirectory() as folder:
        models(Path(folder))
        os.chdir(folder)
        for solver in (highs, cbc, symphony, glpk, scip, lp_solve, gurobi, cplex, copt, xpress, pulp, ortools, ortools_mip):
            try:
                solver()
            except Exception as error:
                print(f"  {solver.__name__}: {error!r}")
    manifest = HERE / "MANIFEST.tsv"
    known = {}
    if manifest.exists():
        for line in manifest.read_text().splitlines()[1:]:
            known[line.split("\t")[0]] = line.split("\t")[-1]
    with open(manifest, "w") as out:
        out.write("file\tpuzzle\tsolver\thow made\texpected verdict\n")
        for file, puzzle, solver, how in ROWS:
            out.write(f"{file}\t{puzzle}\t{solver}\t{how}\t{known.get(file, '')}\n")


main()
