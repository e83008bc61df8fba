"""`pakli simulate`: bots against bots."""


def simulate() -> None:
    """Bots against bots."""
