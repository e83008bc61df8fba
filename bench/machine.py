"""What the numbers were measured on: as much as helps to compare them, and nothing that names the machine."""

import os
import platform
import subprocess
from pathlib import Path

__all__ = ["machine"]


def _processor() -> str:
    """The processor's model."""
    listed = Path("/proc/cpuinfo")
    if listed.exists():
        for line in listed.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def _system() -> str:
    """The operating system, as it calls itself."""
    try:
        return platform.freedesktop_os_release()["PRETTY_NAME"]
    except OSError:
        return f"{platform.system()} {platform.release()}"


def _compiler() -> str:
    """The C++ compiler that an install here builds the kernel with."""
    command = os.environ.get("CXX", "c++")
    try:
        said = subprocess.run([command, "--version"], capture_output=True, text=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        return "none found"
    return said.splitlines()[0]


def machine() -> dict[str, str]:
    """Names and values, in the order they are shown."""
    python = f"{platform.python_implementation()} {platform.python_version()}"
    return {
        "Processor": f"{_processor()}, {os.cpu_count()} cores",
        "System": f"{_system()}, {platform.machine()}",
        "Python": f"{python} ({platform.python_compiler()})",
        "Compiler": _compiler(),
    }
