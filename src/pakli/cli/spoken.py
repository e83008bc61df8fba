"""
Help in the reader's language.

The help of a command is the message `cli-<command>`, its line in the list of commands `cli-<command>.title`;
the help of an option is `cli-<command>-<option>`, or `cli-option-<option>` where commands share it. They are
looked up only when help is asked for: reading the catalogue would slow every start.

Knows       the environment's language. Not what the commands do.
Tested in   tests/cli/test_main.py
"""

from typing import TYPE_CHECKING, Any

from typer.core import TyperCommand, TyperGroup

if TYPE_CHECKING:
    from pakli.texts import Catalogue

__all__ = ["SpokenCommand", "SpokenGroup"]


def _say() -> "Catalogue":
    from pakli.texts import environment_language, translator

    return translator(environment_language())


# Any: Typer keeps the types of contexts and formatters to itself.
def _translate(command: Any) -> None:
    """Fill in the help of a command and of its options, as far as the catalogue has it."""
    say = _say()
    if say.has(f"cli-{command.name}"):
        command.help = say.text(f"cli-{command.name}")
    for parameter in command.params:
        option = parameter.name.replace("_", "-")
        for message in (f"cli-{command.name}-{option}", f"cli-option-{option}"):
            if say.has(message):
                parameter.help = say.text(message)
                break


class SpokenCommand(TyperCommand):
    """A command whose help comes from the catalogue."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help in the environment's language."""
        _translate(self)
        super().format_help(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        """The command's line in the list of commands."""
        say, message = _say(), f"cli-{self.name}.title"
        return say.text(message) if say.has(message) else super().get_short_help_str(limit)


class SpokenGroup(TyperGroup):
    """The list of commands, its help from the catalogue."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Write the help in the environment's language."""
        _translate(self)
        super().format_help(ctx, formatter)
