#!/bin/sh
# Makes the virtual environment $1 and installs Pakli and its tools into it; `make` calls it when needed.
set -eu
venv=$1
python=${PYTHON:-python3}

stop() {
    echo "$1" >&2
    exit 1
}

# Whether a Python is new enough, complete, and has its interpreter in the program itself.
quick() {
    command -v "$1" >/dev/null && "$1" -c '
import ensurepip, os, pathlib, sys, sysconfig, venv
sys.exit(not (
    sys.version_info >= (3, 11)
    and os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h"))
    and "libpython" not in pathlib.Path("/proc/self/maps").read_text()
))' 2>/dev/null
}

# With its interpreter in a shared library, as pyenv builds it, a Python is about a tenth slower. Then the
# system's own is taken, if nobody has named another.
if [ -z "${PYTHON:-}" ] && ! quick python3 && quick /usr/bin/python3; then
    python=/usr/bin/python3
fi

command -v "$python" >/dev/null || stop "There is no $python. On Debian or Ubuntu: apt-get install python3"
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    stop "Pakli needs Python 3.11 or later; $python is $("$python" -V 2>&1). Name another: make PYTHON=python3.11"
"$python" -c 'import ensurepip, venv' 2>/dev/null ||
    stop "Python has no venv. On Debian or Ubuntu: apt-get install python3-venv"
"$python" -c 'import os, sys, sysconfig
sys.exit(not os.path.exists(os.path.join(sysconfig.get_path("include"), "Python.h")))' ||
    stop "Python's headers are missing. On Debian or Ubuntu: apt-get install python3-dev"
command -v "${CXX:-c++}" >/dev/null || stop "There is no C++ compiler. On Debian or Ubuntu: apt-get install g++"

[ -x "$venv/bin/python" ] || "$python" -m venv "$venv"
echo "Setting up $venv (about a minute the first time)"
# The client's tests need Node too: a wheel brings it where the system has none.
node=$("$venv/bin/python" build_backend/find_node.py)
"$venv/bin/python" -m pip install --quiet --disable-pip-version-check --editable '.[dev]' ${node:+"$node"}
