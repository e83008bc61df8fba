"""`pakli play`: a practice game in the terminal."""


def play() -> None:
    """A practice game in the terminal."""
