"""
`make bench`: Pakli beside its peers from PyPI, in one interleaved run, as ratios. See `bench/README.md`.

    python bench/run.py                       everything: installs the peers, measures, prints tables
    python bench/run.py --only seven holdem   groups whose names begin so
    python bench/run.py --quick               a smoke run: the numbers mean nothing
    python bench/run.py --write               also puts the tables into bench/README.md
"""

import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).resolve().parent.parent)  # the repository, where `bench` is a package
    from bench.command import main

    sys.exit(main())
