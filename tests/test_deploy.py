"""The files in `deploy/`: well formed, and every option and variable in them is one of `pakli serve`."""

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path
from typing import Any, Final

import pytest
import typer
import yaml  # type: ignore[import-untyped]

from pakli.cli import app

ROOT: Final = Path(__file__).resolve().parents[1]
DEPLOY: Final = ROOT / "deploy"


def options() -> dict[str, str]:
    """The variables of `pakli serve`, by the option that each stands for."""
    command: Any = typer.main.get_command(app)
    return {
        option.opts[0]: option.envvar for option in command.commands["serve"].params if option.name != "help"
    }


def unit() -> ConfigParser:
    """The service, as systemd reads it as far as it matters here."""
    read = ConfigParser(delimiters="=", comment_prefixes="#", interpolation=None, strict=True)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(DEPLOY / "pakli.service", "utf-8")
    return read


def test_every_option_has_its_variable() -> None:
    assert len(options()) > 10
    for option, variable in options().items():
        assert variable == "PAKLI_" + option.removeprefix("--").replace("-", "_").upper()


def test_the_manual_has_every_option_with_its_variable() -> None:
    page = (ROOT / "docs/hosts/index.md").read_text("utf-8")
    rows = re.findall(r"^\| `(--[\w-]+)[^|]*\| `(PAKLI_\w+)` \|", page, re.MULTILINE)
    assert dict(rows) == options()


@pytest.mark.parametrize("path", sorted(DEPLOY.iterdir()), ids=lambda path: path.name)
def test_every_variable_is_one_of_the_options(path: Path) -> None:
    named = set(re.findall(r"\bPAKLI_\w+", path.read_text("utf-8")))
    assert named <= set(options().values())
    assert named or path.name == "Caddyfile"


def test_the_service_runs_the_room_and_lets_it_stop() -> None:
    service = unit()["Service"]
    binary, *words = service["ExecStart"].split()
    assert binary.endswith("/bin/pakli")
    assert words[0] == "serve"
    assert {word for word in words if word.startswith("--")} <= set(options())
    assert int(service["TimeoutStopSec"]) >= 5, "the room takes up to five seconds"
    assert service["Restart"] == "on-failure"
    assert "/var/lib/pakli/" in service["Environment"]
    assert service["StateDirectory"] == "pakli"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd here")
def test_systemd_finds_no_fault_in_the_service(tmp_path: Path) -> None:
    text = (DEPLOY / "pakli.service").read_text("utf-8").replace("/opt/pakli/.venv/bin/pakli", "/bin/true")
    copy = tmp_path / "pakli.service"
    copy.write_text(re.sub(r"^(User|Group)=.*\n", "", text, flags=re.MULTILINE), "utf-8")
    done = subprocess.run(
        ["systemd-analyze", "verify", "--recursive-errors=no", copy],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_container_runs_the_room_as_nobody_in_particular() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    lines = [line.split(maxsplit=1) for line in text.splitlines() if line and not line.startswith("#")]
    said = dict(lines)
    assert next(word for word, _ in lines) == "FROM"
    assert said["USER"] == "pakli"
    assert said["STOPSIGNAL"] == "SIGTERM"
    assert said["ENTRYPOINT"] == '["/opt/pakli/bin/pakli"]'
    assert said["CMD"] == '["serve"]'
    assert "/healthz" in said["HEALTHCHECK"]
    known = "FROM RUN WORKDIR COPY USER VOLUME ENV EXPOSE STOPSIGNAL HEALTHCHECK ENTRYPOINT CMD"
    assert {word for word, _ in lines} <= {*known.split()}


def test_the_room_believes_the_proxy_beside_it_alone() -> None:
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    room, caddy = compose["services"]["room"], compose["services"]["caddy"]
    (network,) = compose["networks"]["inside"]["ipam"]["config"]
    assert room["environment"]["PAKLI_PROXY"] == network["subnet"]
    assert room["environment"]["PAKLI_HOST_NAME"] in caddy["command"]
    assert "ports" not in room, "nobody reaches the room but through the proxy"
    assert (DEPLOY / room["build"]["context"] / room["build"]["dockerfile"]).exists()
