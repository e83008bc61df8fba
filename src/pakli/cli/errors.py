"""How a command ends without success: messages are one line, for a person, from the catalogue."""

__all__ = ["InputError", "WrongUsage"]


class InputError(Exception):
    """The input was wrong, or a check failed: exit status 1."""


class WrongUsage(Exception):
    """The command was given options that do not go, or do not go together: exit status 2."""
