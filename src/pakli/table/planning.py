"""
The next hand prepared: which game, who is dealt in, who posts what.

Clauses     P2, P3 (by `positions`), B9, B10 (who pays), T5 (live and dead posts), D5 (who sits out), G8
            (rotation), S4 (the straddle's amount), P4 (who cuts).
Tested in   tests/table/test_entering.py, tests/table/test_rotation.py, tests/table/test_straddle.py
"""

from collections.abc import Sequence

from msgspec.structs import replace

from pakli.rules import Hand, Post, Setup, Stakes, forced_bets
from pakli.rules.setup import clockwise
from pakli.table.events import HandPlanned
from pakli.table.positions import Positions, positions_after
from pakli.table.seats import TableSeat, next_right
from pakli.table.sign import Sign, TableGame, most_players
from pakli.table.state import Dealing, TableState, Turn

__all__ = ["begun", "final_posts", "plan", "straddle_amount", "turn_after", "who_chooses"]


def plan(table: TableState, *, bomb_pot: bool = False, last_two: bool = False, game: int = -1) -> HandPlanned:
    """
    The next hand, as it would be dealt now. At least two seats are ready.

    Args:
        game: dealer's choice: the game that was named; -1: none yet, and it must be.
    """
    sign, ready = table.sign, table.ready
    choice = sign.rotation == "dealers_choice" and len(sign.games) > 1
    turn = Turn(max(game, table.turn.game, 0)) if choice and game < 0 else Turn(game)
    if not choice:
        turn = turn_after(sign, table.turn, len(ready))
    played = sign.games[turn.game]
    positions, dealt = _seated(table, played, ready, choice)
    posts = _posts(table, played, positions, dealt)
    if bomb_pot and sign.bomb_pot is not None:
        posts = tuple([Post(seat, "ante", sign.bomb_pot.ante) for seat in dealt])
    return HandPlanned(
        number=table.hands + 1,
        game=turn.game,
        hands_left=turn.hands_left,
        positions=positions,
        dealt=dealt,
        posts=posts,
        bomb_pot=bomb_pot,
        last_two=last_two,
        chosen=not choice or game >= 0,
    )


def turn_after(sign: Sign, turn: Turn, players: int) -> Turn:
    """
    The game of the next hand: an orbit is as many hands as players are ready when it begins (G8).
    """
    if turn.hands_left and turn.game >= 0:
        return Turn(turn.game, turn.hands_left - 1)
    hands = sign.every * (players if sign.rotation == "orbits" else 1)
    return Turn((turn.game + 1) % len(sign.games), hands - 1)


def _seated(
    table: TableState, game: TableGame, ready: Sequence[TableSeat], choice: bool
) -> tuple[Positions, tuple[int, ...]]:
    """
    Positions, and who is dealt in.

    Where nobody pays a blind, everyone who is ready is dealt in: he pays what all pay. A game with a bring-in
    needs no button: it stays, so that no blind is skipped when the next game has them; where the button
    chooses the game it moves on all the same. The button's blind moves with the button: no dead one there.
    """
    forced, before = game.plays.forced, table.before
    if forced == "blinds":
        positions = positions_after(before, ready, game.rules.button, pays=table.sign.cash)
        return positions, positions.dealt
    numbers = tuple([seat.number for seat in ready])
    if forced == "ante_and_bring_in" and not choice:
        return before, clockwise(numbers, before.button)
    level = [replace(seat, entering=False, owes_small=False, owes_big=False) for seat in ready]
    how = "moving" if forced == "ante_and_button_blind" else game.rules.button
    positions = positions_after(before, level, how, pays=False)
    return positions, _not_too_many(game, positions, clockwise(numbers, positions.button))


def _not_too_many(game: TableGame, positions: Positions, dealt: tuple[int, ...]) -> tuple[int, ...]:
    """D5: one seat more than the game deals to: the player on the button sits out, and pays nothing."""
    if len(dealt) <= most_players(game):
        return dealt
    button = positions.button if positions.button in dealt else next_right(positions.button, dealt)
    return tuple([seat for seat in dealt if seat != button])


def _posts(
    table: TableState, game: TableGame, positions: Positions, dealt: tuple[int, ...]
) -> tuple[Post, ...]:
    """Antes and blinds, and what those pay who come in."""
    stakes, rules = game.stakes, game.rules
    usual = forced_bets(dealt, positions.button, stakes, rules, game.variant)
    if game.plays.forced != "blinds":
        return usual
    small, big = positions.small, positions.big
    posts = [post for post in usual if post.kind == "ante"]
    if stakes.small_blind and small in dealt:
        posts.append(Post(small, "small_blind", stakes.small_blind))
    posts.append(Post(big, "big_blind", stakes.big_blind))
    if table.sign.cash:
        posts += _entries(table, positions, stakes)
    if any(post.kind == "ante_for_all" for post in usual):
        payer = big if rules.ante == "big_blind" or positions.button not in dealt else positions.button
        posts.append(Post(payer, "ante_for_all", stakes.ante))
    return tuple(posts)


def _entries(table: TableState, positions: Positions, stakes: Stakes) -> list[Post]:
    """
    T5: one big blind live, a missed small blind dead. The big blind has come in by his blind.

    If fewer than two owe nothing the game starts anew, and nobody pays for that.
    """
    ready = table.ready
    if sum([not seat.must_enter for seat in ready]) < 2:
        return []
    posts: list[Post] = []
    for seat in ready:
        number = seat.number
        if number not in positions.dealt or not seat.must_enter or number == positions.big:
            continue
        if seat.entering or seat.owes_big:
            posts.append(Post(number, "live", stakes.big_blind))
        if seat.owes_small and not seat.entering and stakes.small_blind:
            posts.append(Post(number, "dead", stakes.small_blind))
    return posts


def straddle_amount(game: TableGame) -> int:
    """S2: twice the big blind."""
    return 2 * game.stakes.big_blind


def who_chooses(table: TableState, dealing: Dealing) -> int:
    """G8: the player on the button, also where he would sit out (D5); if nobody is there, the next right."""
    button = dealing.positions.button
    there = button in [seat.number for seat in table.ready]
    return button if there else next_right(button, dealing.dealt)


def final_posts(dealing: Dealing) -> tuple[Post, ...]:
    """The forced bets with the straddle, which takes the place of a live post (S2)."""
    seat = dealing.straddle
    if not seat:
        return dealing.posts
    posts = tuple([post for post in dealing.posts if (post.seat, post.kind) != (seat, "live")])
    return (*posts, Post(seat, "straddle", straddle_amount(dealing.game)))


def begun(table: TableState, dealing: Dealing, posts: tuple[Post, ...]) -> Hand:
    """The hand before anything is posted."""
    game, bomb = dealing.game, table.sign.bomb_pot
    rules = game.rules
    if dealing.bomb_pot and bomb is not None and bomb.boards != rules.boards:
        rules = replace(rules, boards=bomb.boards)
    stacks = {seat.number: seat.stack for seat in table.seats}
    return Hand.start(
        Setup(
            variant=game.variant,
            limit=game.limit,
            rules=rules,
            stakes=game.stakes,
            button=dealing.positions.button,
            stacks=tuple([(seat, stacks[seat]) for seat in dealing.dealt]),
            posts=posts,
            last_two=dealing.last_two,
            bomb_pot=dealing.bomb_pot,
        )
    )
