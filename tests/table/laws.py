"""
What is true of every hand at a table, whoever comes and goes: button, blinds, entering. None of the engine's
own reckoning is asked: only who sat where, who could play, and what was posted.
"""

from collections.abc import Mapping

from msgspec import Struct

from pakli.rules import Post
from pakli.table import Table, TableSeat

__all__ = [
    "Account",
    "Record",
    "check_button",
    "check_entering",
    "check_nobody_left_out",
    "check_posts",
    "record",
]


class Record(Struct, frozen=True):
    """A hand as it began: who could have played, who does, and what is due."""

    how: str
    kind: str
    button: int
    big: int
    small: int
    """Seats that pay the blinds; small 0: nobody does."""
    due: int
    """The seat the small blind was due from: where there was one, the big blind of the hand before (P2)."""
    posts: tuple[Post, ...]
    dealt: tuple[int, ...]
    ready: Mapping[int, TableSeat]
    players: Mapping[int, str]
    """Who sits in each seat."""

    @property
    def anew(self) -> bool:
        """Fewer than two owe nothing: the game starts anew (T5)."""
        return len(self.owing_nothing) < 2

    @property
    def owing_nothing(self) -> list[int]:
        """Seats that need not come in."""
        return [number for number, seat in self.ready.items() if not seat.must_enter]

    def paid(self, seat: int, kind: str) -> int:
        """What a seat posts of a kind."""
        return sum(post.amount for post in self.posts if (post.seat, post.kind) == (seat, kind))


def record(table: Table, before: Record | None) -> Record:
    """The hand that has just begun at `table`, a game with blinds; nobody's stack has changed yet."""
    hand = table.playing
    assert hand is not None
    setup = hand.plan.setup
    by_kind: dict[str, list[int]] = {}
    for post in setup.posts:
        by_kind.setdefault(post.kind, []).append(post.seat)
    assert len(by_kind["big_blind"]) == 1, "P3: one big blind a hand"
    assert len(by_kind.get("small_blind", [])) <= 1, "P3: at most one small blind a hand"
    cash = table.sign.cash
    ready = {
        seat.number: seat
        for seat in table.seats
        if seat.stack > 0 and not (cash and (seat.out or seat.penalty))
    }
    small = by_kind.get("small_blind", [0])[0]
    return Record(
        how=table.sign.rules.button,
        kind=table.sign.kind,
        button=setup.button,
        big=by_kind["big_blind"][0],
        small=small,
        due=small or (before.big if before is not None else 0),
        posts=setup.posts,
        dealt=tuple(seat for seat, _ in setup.stacks),
        ready=ready,
        players={seat.number: seat.player for seat in table.seats},
    )


def passed(start: int, end: int, seats: int) -> list[int]:
    """Seats on the way from `start` to `end`, clockwise, neither counted."""
    way, here = [], start % seats + 1
    while here != end:
        way.append(here)
        here = here % seats + 1
    return way


def check_button(before: Record, now: Record, seats: int) -> None:
    """P2: who has the button and the blinds after `before`."""
    heads_up, was_heads_up = len(now.dealt) == 2, len(before.dealt) == 2
    same_big = now.big == before.big and now.players[now.big] == before.players[before.big]
    assert not same_big, "P2 (TDA 34-B): nobody is big blind twice running"
    if heads_up:
        assert now.small == now.button, "P3: heads-up the button is the small blind"
        assert now.big not in (now.button, 0)
    elif not was_heads_up and len(now.owing_nothing) > 2:
        same_small = now.small and now.small == before.small
        assert not same_small or now.players[now.small] != before.players[now.small], (
            "P2: nobody pays the small blind twice running"
        )
        assert now.button != before.button, "P2: the button moves, but may stay when a third joins two"
    if not heads_up:
        assert now.due in passed(now.button, now.big, seats), "P3: button, small blind, big blind, clockwise"
    if now.how == "dead":
        skipped = [seat for seat in passed(before.big, now.big, seats) if seat in now.ready]
        assert not skipped, f"P2: the big blind skipped {skipped}"
        if not heads_up:
            due = before.big
            there = due in now.dealt and not now.ready[due].must_enter
            assert now.anew or now.small == (due if there else 0), "P2: the small blind follows the big one"
            overtaken = before.due in (now.big, *passed(now.due, now.big, seats))
            if not was_heads_up and not overtaken and len(now.owing_nothing) > 2:
                assert now.button == before.due, "P2: the button follows the small blind"
    else:
        assert now.button in now.dealt, "P2: a moving button is at a player dealt in"


def check_posts(now: Record, big_blind: int, small_blind: int) -> None:
    """T5, B10: what is posted, and by whom."""
    assert set(now.dealt) <= set(now.ready), "T4, T5: only who has chips and does not sit out is dealt in"
    assert {post.seat for post in now.posts} <= set(now.dealt)
    for post in now.posts:
        due = {"big_blind": big_blind, "live": big_blind, "straddle": 2 * big_blind}
        assert post.amount == due.get(post.kind, small_blind)
    if now.kind == "tournament":
        assert all(post.kind in ("big_blind", "small_blind") for post in now.posts), "no debts in tournaments"


def check_entering(now: Record, seats: int) -> None:
    """T5: who comes in pays, and not between the button and the big blind; nobody plays free."""
    for seat in now.dealt:
        one = now.ready[seat]
        live = now.paid(seat, "live") + now.paid(seat, "big_blind") + now.paid(seat, "straddle")
        if now.kind == "tournament" or now.anew or not one.must_enter:
            assert not now.paid(seat, "live"), "T5: who owes nothing posts nothing to come in"
            continue
        if one.entering or one.owes_big:
            assert live, "T5: nobody comes in free"
        if one.owes_small and not one.entering and seat != now.big:
            assert now.paid(seat, "dead"), "T5: a missed small blind is paid dead"
        between = passed(now.button, now.big, seats)
        assert seat not in between, "T5: nobody comes in between the button and the small blind"


def check_nobody_left_out(before: Record, now: Record) -> None:
    """T5: who played, has chips, stays and owes nothing plays again."""
    for seat in before.dealt:
        stays = now.players.get(seat) == before.players[seat] and seat in now.owing_nothing
        assert not stays or seat in now.dealt, f"seat {seat} is not dealt in"


class Account:
    """How many hands running each player has played since he last paid a big blind."""

    def __init__(self) -> None:
        self.free: dict[str, int] = {}
        self.waited: dict[str, int] = {}

    def hand(self, now: Record, seats: int) -> None:
        """P2: under a dead button everybody pays a big blind each time round."""
        waiting = [now.players[seat] for seat in now.ready if seat not in now.dealt]
        self.waited = {player: self.waited.get(player, 0) + 1 for player in waiting}
        assert all(hands <= 2 * seats for hands in self.waited.values()), "T5: the big blind comes to all"
        players = {now.players[seat]: seat for seat in now.dealt}
        self.free = {player: hands for player, hands in self.free.items() if player in players}
        for player, seat in players.items():
            paid = now.paid(seat, "big_blind") or now.paid(seat, "live")
            self.free[player] = 0 if paid else self.free.get(player, 0) + 1
            assert self.free[player] <= seats, f"{player} has played {self.free[player]} hands free"
