"""
`pakli serve`: the room, in one process.

Says where it is, keeps everything in one database, ends when it is told to. What is not named on the command
line is taken from the environment: `--log-level` from `PAKLI_LOG_LEVEL`; what may be named several times is
written there with blanks between.

Knows       options and messages. The server is `pakli.server`. Tested in tests/cli/test_serve.py
"""

from typing import TYPE_CHECKING, Annotated

import typer

from pakli.cli.errors import InputError, WrongUsage

if TYPE_CHECKING:
    import socket
    from collections.abc import Sequence

    from pakli.server import House, Options
    from pakli.texts import Catalogue

__all__ = ["serve"]

_EVERYWHERE = "0.0.0.0"
"""The local network too: friends are who a room is for. `pakli.server.doors` keeps strangers out."""
_LEVELS = ("debug", "info", "warning", "error")


def serve(
    *,
    host: Annotated[str, typer.Option(metavar="ADDRESS", envvar="PAKLI_HOST")] = _EVERYWHERE,
    port: Annotated[int | None, typer.Option(metavar="PORT", min=0, max=65535, envvar="PAKLI_PORT")] = None,
    database: Annotated[str | None, typer.Option(metavar="URL", envvar="PAKLI_DATABASE")] = None,
    open_page: Annotated[bool, typer.Option("--open", envvar="PAKLI_OPEN")] = False,
    host_name: Annotated[list[str] | None, typer.Option(metavar="NAME", envvar="PAKLI_HOST_NAME")] = None,
    proxy: Annotated[list[str] | None, typer.Option(metavar="ADDRESS", envvar="PAKLI_PROXY")] = None,
    practice: Annotated[bool, typer.Option("--practice/--no-practice", envvar="PAKLI_PRACTICE")] = True,
    log_level: Annotated[str, typer.Option(metavar="LEVEL", envvar="PAKLI_LOG_LEVEL")] = "warning",
    log_json: Annotated[bool, typer.Option("--log-json", envvar="PAKLI_LOG_JSON")] = False,
    dry_run: Annotated[bool, typer.Option("--dry-run", envvar="PAKLI_DRY_RUN")] = False,
    lang: Annotated[str | None, typer.Option(metavar="LANG", envvar="PAKLI_LANG")] = None,
) -> None:
    """Open the room: the text is the message `cli-serve`."""
    import asyncio

    from pakli.cli.choices import catalogue, chosen
    from pakli.cli.databases import shown, usual_database
    from pakli.server import event_loop, set_up_logs

    say = catalogue(lang)
    options = _options(say, host, host_name or (), proxy or ())
    set_up_logs(chosen(say, "log-level", log_level, _LEVELS), as_json=log_json)
    url = usual_database() if database is None else database
    listening = _listening(say, host, port)
    if dry_run:
        with listening:
            _tell(say.text("serve-would-open", link=_link(listening), path=shown(url)))
        return
    with listening, asyncio.Runner(loop_factory=event_loop) as runner:
        runner.run(_run(say, listening, url, options, practice=practice, open_page=open_page))
    _tell(say.text("serve-stopped"))


async def _run(
    say: "Catalogue",
    listening: "socket.socket",
    url: str,
    options: "Options",
    *,
    practice: bool,
    open_page: bool,
) -> None:
    from contextlib import AsyncExitStack

    from pakli.cli.databases import complaining, data_folder, shown
    from pakli.server import Metrics, build_app, open_house, seed, serve_until_told

    async with AsyncExitStack() as stack:
        with complaining(say, url):
            house = await stack.enter_async_context(open_house(url, keep_in=data_folder()))
        if practice:
            await seed(house)
        metrics = Metrics()
        told = await _greeting(say, house, listening, shown(url))
        if house.store.kept_before is not None:
            told.insert(0, say.text("serve-upgraded", path=str(house.store.kept_before)))

        def ready() -> None:
            from pakli.cli import browsers

            _tell(*told)
            if open_page and not browsers.open_page(_link(listening)):
                _tell(say.text("serve-no-browser"))

        app = build_app(house.club, house.room, options, metrics)
        await serve_until_told(app, listening, options, ready=ready, closing=house.room.close)


def _options(say: "Catalogue", host: str, names: "Sequence[str]", proxies: "Sequence[str]") -> "Options":
    """
    What the server is told.

    Raises:
        WrongUsage: a name that is none, a proxy that is no address.
    """
    import re

    from pakli.server import Options, networks_of

    for name in names:
        if not re.fullmatch(r"[A-Za-z0-9.-]+|\[[0-9A-Fa-f:]+\]", name):
            raise WrongUsage(say.text("serve-bad-host-name", name=name))
    networks = []
    for proxy in proxies:
        try:
            networks.append(networks_of(proxy))
        except ValueError as error:
            raise WrongUsage(say.text("serve-bad-proxy", proxy=proxy)) from error
    own = {host.lower()} - {_EVERYWHERE, "::"}
    return Options(host_names=frozenset(own.union(name.lower() for name in names)), proxies=tuple(networks))


def _listening(say: "Catalogue", host: str, port: int | None) -> "socket.socket":
    """
    The socket to listen at.

    Raises:
        InputError: the port is taken, or the address is not this machine's.
    """
    from pakli.server import DEFAULT_PORT, NoAddress, PortTaken, bound

    wanted = DEFAULT_PORT if port is None else port
    try:
        listening = bound(host, wanted, or_near=port is None)
    except PortTaken as error:
        raise InputError(
            say.text("serve-port-taken", port=str(error.port), host=host, free=str(error.free))
        ) from error
    except NoAddress as error:
        raise InputError(say.text("serve-no-address", host=host, reason=str(error))) from error
    got = listening.getsockname()[1]
    if port is None and got != wanted:
        _tell(say.text("serve-other-port", taken=str(wanted), port=str(got)))
    return listening


async def _greeting(say: "Catalogue", house: "House", listening: "socket.socket", kept: str) -> list[str]:
    """Where the room is, who becomes its host, how to stop it."""
    from pakli.server import link_of, network_address

    address, port = listening.getsockname()[:2]
    link = _link(listening)
    lines = [say.text("serve-ready", link=link)]
    if address in (_EVERYWHERE, "::"):
        beyond = network_address()
        lines += [say.text("serve-network", link=link_of(beyond, port))] if beyond else []
    elif address in ("127.0.0.1", "::1"):
        lines.append(say.text("serve-not-network"))
    token = await house.club.invitations.host_link()
    if token is not None:
        lines += [say.text("serve-host-link"), f"{link}#invitation={token.reveal()}"]
    return [*lines, say.text("serve-kept", path=kept), say.text("serve-stop")]


def _tell(*lines: str) -> None:
    """Print lines, if there is still somebody who reads them: the room goes on without."""
    from contextlib import suppress

    with suppress(OSError):  # a closed pipe, a terminal that is gone
        typer.echo("\n".join(lines))


def _link(listening: "socket.socket") -> str:
    """How to reach, from here, what listens there."""
    from pakli.server import link_of

    address, port = listening.getsockname()[:2]
    return link_of({_EVERYWHERE: "127.0.0.1", "::": "::1"}.get(address, address), port)
