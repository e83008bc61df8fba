"""How a command says that its input was wrong, or that a check failed: exit status 1."""

__all__ = ["InputError"]


class InputError(Exception):
    """The input was wrong, or a check failed. The message is one line, for a person, from the catalogue."""
