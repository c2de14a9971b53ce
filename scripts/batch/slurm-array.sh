#!/usr/bin/env bash
#SBATCH --job-name=puzzles
#SBATCH --array=1-16
#SBATCH --cpus-per-task=1
#SBATCH --output=%x-%A-%a.log
# Solves many puzzles, one a line of FILE, as an array of Slurm: every task takes its share.
#
#   sbatch --array=1-64 scripts/batch/slurm-array.sh FILE OUT
#
# The array must begin at 1. OUT/0001.jsonl, ... hold a line of JSON for each puzzle. A share that is missing is run
# again with --array=ITS-NUMBER and SHARES=64. More arguments for solve go into SOLVE_OPTIONS.
set -euo pipefail
file=$1 out=$2
task=$SLURM_ARRAY_TASK_ID shares=${SHARES:-$SLURM_ARRAY_TASK_COUNT}
mkdir -p "$out"
name=$out/$(printf %04d "$task").jsonl part=$out/.$task.part
status=0
# shellcheck disable=SC2086
solve --each "$file" --shard "$task/$shares" ${SOLVE_OPTIONS:-} >"$part" || status=$?
mv "$part" "$name"
# 1 and 3 are answers (a rule is broken, no solution), no failures of the task.
[ "$status" -ne 2 ]
