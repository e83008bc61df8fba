"""
Builds the browser client (`web/`) into a folder, and runs its tools. Called by CMake, make and developers.

    python tools/build_web.py --out FOLDER        # build, unless FOLDER is newer than every source
    python tools/build_web.py --installed         # the same, into the installed package
    python tools/build_web.py --run test          # a script of web/package.json: test, check, format, dev
"""

import argparse
import hashlib
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
TEXTS = ROOT / "src" / "pakli" / "texts"
LOCK = WEB / "package-lock.json"
STAMP = WEB / "node_modules" / ".lock-installed"
MANIFEST = Path(".vite", "manifest.json")

sys.path.insert(0, str(ROOT / "build_backend"))
from find_node import node_folder, npm  # noqa: E402


def main() -> int:
    """Do what the command line asks for; the status of the tool that was run."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[1])
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--out", type=Path, metavar="FOLDER", help="build into this folder")
    wanted.add_argument("--installed", action="store_true", help="build into the installed package")
    wanted.add_argument(
        "--run", nargs=argparse.REMAINDER, metavar="SCRIPT", help="run a script of package.json"
    )
    asked = parser.parse_args()
    if asked.run:
        return _npm("run", "--silent", asked.run[0], "--", *asked.run[1:])
    out: Path = _installed() if asked.installed else asked.out.resolve()
    if _is_new(out):
        return 0
    return _npm("run", "--silent", "build", "--", "--outDir", str(out), "--emptyOutDir", "--logLevel", "warn")


def _npm(*arguments: str) -> int:
    """Run npm in `web/`, its packages as the lock file says."""
    folder = node_folder()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    lock = hashlib.sha256(LOCK.read_bytes()).hexdigest()
    if not STAMP.exists() or STAMP.read_text("utf-8") != lock:
        subprocess.run([*npm(folder), "ci", "--silent"], cwd=WEB, env=environment, check=True)
        STAMP.write_text(lock, "utf-8")
    return subprocess.run([*npm(folder), *arguments], cwd=WEB, env=environment, check=False).returncode


def _is_new(out: Path) -> bool:
    """Whether what was built into `out` is younger than all it is made of."""
    built = out / MANIFEST
    return built.exists() and built.stat().st_mtime >= max(path.stat().st_mtime for path in _sources())


def _sources() -> list[Path]:
    ours = [WEB / "src", WEB / "public"]
    found = [path for folder in ours for path in folder.rglob("*") if not path.name.endswith(".test.ts")]
    alone = [path for path in WEB.iterdir() if path.suffix in {".html", ".json", ".ts"}]
    return [*found, *alone, *TEXTS.rglob("*.ftl"), Path(__file__)]


def _installed() -> Path:
    """`pakli/static` of the installed package, wherever an editable install keeps it."""
    found = find_spec("pakli")
    folders = [Path(folder) / "static" for folder in (found and found.submodule_search_locations) or ()]
    built = [folder for folder in folders if folder.exists()]
    if not built:
        sys.exit("pakli is not installed in this Python, or without its client: run make first")
    return built[0]


if __name__ == "__main__":
    sys.exit(main())
