"""
Pakli: a poker room and its rules, as a library.

Each package may import only from those before it: texts, cards, ranking, rules, history, bots, cli.
This module stays light: it brings in the cards and nothing else.
"""

from pakli.cards import Card, Pack

__all__ = ["Card", "Pack"]
