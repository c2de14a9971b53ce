# What the bash scripts share. A script sources it first of all:
#
#   . "$(dirname "$0")/lib.sh"
# shellcheck shell=bash

repository=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

say() { printf '%s: %s\n' "${0##*/}" "$*" >&2; }
die() { say "$*"; exit 2; }

# usage: the script's head comment.
usage() { sed -n '2,${/^#/!q;s/^# \{0,1\}//;p;}' "$0"; }

wrong_use() { usage >&2; exit 2; }

# as_root COMMAND...
as_root() {
  if [ "$(id -u)" -eq 0 ]; then
    "$@"
  elif command -v sudo >/dev/null; then
    sudo "$@"
  else
    say "neither root nor sudo here, for: $*"
    return 1
  fi
}

# apt_install PACKAGE...: quiet unless it fails; the package lists of a new machine are old or missing.
apt_install() {
  command -v apt-get >/dev/null || die "no apt-get here: install $* by hand and put the programs on PATH"
  local log
  log=$(mktemp)
  say "apt-get install $*"
  if ! { as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" ||
    { as_root apt-get update &&
      as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@"; }; } >"$log" 2>&1
  then
    tail -n 20 "$log" >&2
    rm -f "$log"
    die "could not install: $*"
  fi
  rm -f "$log"
}

# use_programs NAME...: puts these programs of this crate on PATH, built in release. PROGRAMS names a folder that has
# them already: then nothing is built.
use_programs() {
  if [ -z "${PROGRAMS:-}" ]; then
    local name options=()
    for name in "$@"; do options+=(--bin "$name"); done
    (cd "$repository" && cargo build --locked --release --quiet "${options[@]}")
    local target=${CARGO_TARGET_DIR:-target}
    case $target in /*) ;; *) target=$repository/$target ;; esac
    PROGRAMS=$target/release
  fi
  export PATH="$PROGRAMS:$PATH"
}

# use_solvers [OPTION...]: installs the solvers that are missing and puts all on PATH (options of install-solvers).
use_solvers() {
  local solvers
  if ! solvers=$("$repository/scripts/install-solvers" "$@"); then
    say "the solvers could not be installed, as said above"
    return 1
  fi
  export PATH="$solvers:$PATH"
}
