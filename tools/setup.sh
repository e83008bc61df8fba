#!/bin/sh
# Makes the virtual environment $1 and installs Pakli and its tools into it; `make` calls it when needed.
set -eu
venv=$1
python=${PYTHON:-python3}

stop() {
    echo "$1" >&2
    exit 1
}

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
