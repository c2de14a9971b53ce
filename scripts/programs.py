"""The programs of this crate, for the Python scripts."""

import os
import pathlib
import subprocess

ROOT = pathlib.Path(__file__).resolve().parent.parent


def build(*names, crate=ROOT):
    """Builds these programs of a crate in release, all if none is named; the folder that they are in."""
    words = [word for name in names for word in ("--bin", name)]
    subprocess.run(["cargo", "build", "--release", "--locked", "--quiet", *words], cwd=crate, check=True)
    return crate / os.environ.get("CARGO_TARGET_DIR", "target") / "release"
