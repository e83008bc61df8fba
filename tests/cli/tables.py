"""A practice game without a terminal: what is typed comes from a list or a function, what is told is kept."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from random import Random

from pakli.bots import sign_of
from pakli.cli.practice.session import Session
from pakli.cli.practice.terminal import Terminal
from pakli.rules.house_rules import LimitName
from pakli.texts import translator

__all__ = ["Scripted", "sitting", "told"]


class Scripted(Terminal):
    """Types the given lines, then is gone; keeps everything told."""

    def __init__(self, lines: Iterable[str]) -> None:
        super().__init__()
        self._typed: Iterator[str] = iter(lines)
        self.lines: list[str] = []

    def tell(self, *lines: str) -> None:
        self.lines += lines

    def ask(self) -> str:
        try:
            text = next(self._typed)
        except StopIteration:
            raise EOFError from None
        self.lines.append(f"> {text}")
        return text


def sitting(
    lines: Iterable[str],
    *,
    seed: int = 1,
    language: str = "en",
    game: str = "holdem",
    limit: LimitName | None = None,
    preset: str = "standard",
    players: int = 2,
    stack: int = 2000,
    straddle: bool = False,
    in_words: bool = False,
    watch: Callable[[Session], None] = lambda session: None,
) -> list[str]:
    """Everything told in a sitting with seeded cards."""
    terminal = Scripted(lines)
    names: Mapping[int, str] = {seat: "You" if seat == 1 else f"Bot {seat}" for seat in range(1, players + 1)}
    session = Session(
        translator(language),
        terminal,
        sign_of(game, limit, preset, 10, 20),
        names,
        stack=stack,
        straddle=straddle,
        in_words=in_words,
        rng=Random(seed),
    )
    watch(session)
    session.play()
    return terminal.lines


def told(lines: Iterable[str], **options: object) -> str:
    """`sitting` as one text."""
    return "\n".join(sitting(lines, **options))  # type: ignore[arg-type]
