"""
The command line: `pakli COMMAND`.

One module per command, named like it. A command's module imports heavy packages only inside its function, so
that `pakli --help` and every other command start at once.

How a command ends: 0 done; 1 the input was wrong or a check failed (`InputError`); 2 wrong usage
(`WrongUsage`). Errors are one line on standard error, never a traceback.

Knows       the commands' names. Not what they do.
Tested in   tests/cli/
"""

import sys
from collections.abc import Sequence
from typing import Annotated

import typer

from pakli.cli import (
    backup,
    convert,
    ledger,
    odds,
    play,
    replay,
    rules,
    serve,
    simulate,
    tournament,
    user,
    verify,
)
from pakli.cli.errors import InputError, WrongUsage
from pakli.cli.spoken import SpokenCommand, SpokenGroup

__all__ = ["app", "main"]

app = typer.Typer(
    cls=SpokenGroup,
    name="pakli",
    invoke_without_command=True,
    rich_markup_mode=None,  # boxes and colours are noise to a screen reader
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)

# In the order of `pakli --help`; help texts are messages, `cli-` and the command's name.
for _name, _command in (
    ("serve", serve.serve),
    ("play", play.play),
    ("rules", rules.rules),
    ("replay", replay.replay),
    ("convert", convert.convert),
    ("odds", odds.odds),
    ("verify", verify.verify),
    ("simulate", simulate.simulate),
    ("backup", backup.backup),
    ("restore", backup.restore),
):
    app.command(_name, cls=odds.OddsCommand if _name == "odds" else SpokenCommand)(_command)
app.add_typer(user.commands, name="user")
app.add_typer(ledger.commands, name="ledger")
app.add_typer(tournament.commands, name="tournament")


def _print_version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"pakli {version('pakli')}")
        raise typer.Exit


@app.callback()
def _pakli(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", callback=_print_version, is_eager=True)] = False,
) -> None:
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def main(arguments: Sequence[str] | None = None) -> None:
    """
    Run the command line and end the program with its exit status.

    Args:
        arguments: the words after `pakli`; default: the program's own.
    """
    sys.exit(_status(arguments))


def _status(arguments: Sequence[str] | None) -> int:
    try:
        status: object = app(args=arguments, prog_name="pakli", standalone_mode=False)
    except InputError as error:
        return _complain(str(error), 1)
    except WrongUsage as error:
        return _complain(str(error), 2)
    except typer.TyperException as error:
        return _complain(error.format_message(), error.exit_code)
    except typer.Abort:
        return 1
    return status if isinstance(status, int) else 0


def _complain(message: str, status: int) -> int:
    typer.echo(f"pakli: {message}", err=True)
    return status
