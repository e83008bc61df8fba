"""
Help in the reader's language.

The help of a command is the message `cli-<command>`, its line in the list of commands `cli-<command>.title`;
the help of an option is `cli-<command>-<option>`, or `cli-option-<option>` where commands share it. A
command of a group is called by both names: `cli-user-list`, and what a group's commands share
`cli-user-<option>`. They are looked up only when help is asked for: reading the catalogue would slow every
start.

Knows       the environment's language. Not what the commands do.
Tested in   tests/cli/test_main.py
"""

from typing import TYPE_CHECKING, Any, ClassVar

from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from pakli.texts import Catalogue

__all__ = ["SpokenCommand", "SpokenGroup"]


def _say() -> "Catalogue":
    from pakli.texts import environment_language, translator

    return translator(environment_language())


def _message(command: Any) -> str:
    return f"cli-{command.group}-{command.name}" if command.group else f"cli-{command.name}"


def _line(command: Any, usual: str) -> str:
    """A command's line in the list of commands; `usual` where the catalogue has none."""
    say, message = _say(), f"{_message(command)}.title"
    return say.text(message) if say.has(message) else usual


# Any: Typer keeps the types of contexts and formatters to itself.
def _translate(command: Any) -> None:
    """Fill in the help of a command and of its options, as far as the catalogue has it."""
    say, own = _say(), _message(command)
    if say.has(own):
        command.help = say.text(own)
    for parameter in command.params:
        option = parameter.name.replace("_", "-")
        for message in (f"{own}-{option}", f"cli-{command.group}-{option}", f"cli-option-{option}"):
            if say.has(message):
                parameter.help = say.text(message)
                break


class SpokenCommand(TyperCommand):
    """A command whose help comes from the catalogue."""

    group: ClassVar[str] = ""
    """The group whose command it is."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help in the environment's language."""
        _translate(self)
        super().format_help(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        """The command's line in the list of commands."""
        return _line(self, super().get_short_help_str(limit))


class SpokenGroup(TyperGroup):
    """A list of commands, its help from the catalogue."""

    group: ClassVar[str] = ""

    def list_commands(self, ctx: Any) -> list[str]:
        """Commands in their order, groups after them."""
        names = super().list_commands(ctx)
        return sorted(names, key=lambda name: isinstance(self.commands[name], TyperGroup))

    def get_short_help_str(self, limit: int = 45) -> str:
        """The group's line in the list of commands."""
        return _line(self, super().get_short_help_str(limit))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help in the environment's language."""
        _translate(self)
        super().format_help(ctx, formatter)
