"""
A situation played: the engine's questions answered from the case's events, its assertions checked on the way.

Cards of several boards and run-outs may be listed in any order: they wait by board and run until they are
asked for. Cards that are not listed are unknown.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import asdict, replace

from pakli.rules import (
    PRESETS,
    BettingOptions,
    Bounds,
    Call,
    Check,
    Deal,
    Dealer,
    Event,
    FixedLimit,
    Fold,
    Hand,
    HouseRules,
    Limit,
    Muck,
    NoLimit,
    Player,
    Post,
    PostForcedBets,
    PotLimit,
    RaiseTo,
    Rake,
    RunOut,
    Setup,
    Show,
    ShowOptions,
    Stakes,
)
from pakli.rules.events import PostKind
from tests.conformance.form import Situation, Step

__all__ = ["GAMES", "Playing", "setup_of"]

GAMES = {"Texas hold'em": "holdem", "Omaha": "omaha", "Omaha hi-lo 8 or better": "omaha-high-low"}
"""Games a situation may be of, and what they are called here."""

LIMITS: dict[str, Limit] = {"no-limit": NoLimit(), "pot-limit": PotLimit()}
KINDS: dict[str, PostKind] = {
    "small blind": "small_blind",
    "big blind": "big_blind",
    "straddle": "straddle",
    "post (live)": "live",
}
RAKES = {
    "": Rake(),
    "10 % of each contested pot, no cap; rounded to a whole chip": Rake(100, no_flop_no_drop=False),
}


def setup_of(case: Situation) -> Setup:
    """The case's setup: the standard's house rules, changed by what the case says."""
    game = case.game
    fixed = FixedLimit(game.small_bet, game.big_bet)
    smallest = game.min_bet or game.small_bet
    assert case.button is not None
    posts = tuple(_posts(case, smallest))
    due = {post.kind: post.amount for post in posts}
    return Setup(
        variant=GAMES[game.name],
        limit=fixed if game.betting == "fixed-limit" else LIMITS[game.betting],
        rules=_rules(case),
        stakes=Stakes(smallest, due.get("small_blind", 0), due.get("ante", 0)),
        button=case.button,
        stacks=tuple(enumerate(case.stacks, 1)),
        posts=posts,
    )


def _rules(case: Situation) -> HouseRules:
    rules = PRESETS["standard"].at("cash", "fixed-limit" if case.game.small_bet else "no-limit")
    rules = replace(
        rules, rake=RAKES[case.game.rake], boards=case.game.boards, run_outs=max(1, runs_of(case))
    )
    return msgspec.convert({**asdict(rules), **case.game.rules}, HouseRules)


def runs_of(case: Situation) -> int:
    """How often the players agree to deal the rest of the board."""
    return max([step.n or 1 for step in case.events if step.do == "runs"], default=1)


def _posts(case: Situation, smallest: int) -> Iterable[Post]:
    """What was due, which for a short stack is more than it paid."""
    antes = [post for post in case.posts if post.kind == "ante"]
    everybody = len(antes) == case.players
    most = max([post.amount for post in antes], default=0)
    blinds = [post.amount for post in case.posts if post.kind == "blind"]
    paid = [0, *[0] * len(case.stacks)]
    for post in case.posts:
        paid[post.p] += post.amount
    for post in case.posts:
        kind, amount = KINDS.get(post.kind, "ante"), post.amount
        if post.kind == "ante":
            kind, amount = ("ante", most) if everybody else ("ante_for_all", post.amount)
        elif post.kind == "blind":
            kind = "big_blind" if post.amount == max(blinds) else "small_blind"
        if kind == "big_blind" and paid[post.p] == case.stacks[post.p - 1]:
            amount = max(amount, smallest)
        yield Post(post.p, kind, amount)


class Playing:
    """A case in play."""

    def __init__(self, case: Situation, setup: Setup) -> None:
        self.case = case
        self.hand = Hand.start(setup)
        self.events: list[Event] = []
        self._runs = runs_of(case)
        self._board_cards: dict[tuple[int, int | None], str] = {}
        for step in case.events:
            if step.deal == "board":
                where = (step.board, step.run)
                self._board_cards[where] = self._board_cards.get(where, "") + step.cards

    def play(self) -> None:
        """Play every event, and then what follows without anybody's decision."""
        for step in self.case.events:
            if step.must:
                self.deal()
                self.check(step)
            elif step.do and step.do not in ("runs", "show", "muck"):
                self.deal()
                self._act(step)
        self.deal()
        while isinstance(self.hand.next, Player) and isinstance(self.hand.next.options, ShowOptions):
            self._show(self.hand.next.seat, self.hand.next.options)
            self.deal()

    def deal(self) -> None:
        """Do the dealer's tasks, as far as they can be done."""
        while isinstance(task := self.hand.next, Dealer) and task.what != "award":
            if task.what == "post":
                self._do(PostForcedBets())
            elif task.what == "hole":
                self._do(Deal(self._hole(task)))
            elif task.may_run > 1 and self._runs > 1:
                self._do(RunOut(self._runs))
            else:
                self._do(Deal(self._board(task)))

    def _hole(self, task: Dealer) -> str:
        listed = {step.p: step.cards for step in self.case.events if step.deal == "hole"}
        hands = [listed.get(seat, "??" * task.how_many) for seat in task.to_whom]
        return "".join(hand[2 * at : 2 * at + 2] for at in range(task.how_many) for hand in hands)

    def _board(self, task: Dealer) -> str:
        board, run = divmod(task.board, self.hand.cards.runs)
        where: tuple[int, int | None] = (board + 1, run + 1 if self.hand.cards.runs > 1 else None)
        cards = self._board_cards.get(where, "??" * task.how_many)
        self._board_cards[where] = cards[2 * task.how_many :]
        return cards[: 2 * task.how_many]

    def _act(self, step: Step) -> None:
        waiting = self.hand.next
        assert isinstance(waiting, Player), f"{step} comes where the hand waits for {waiting}"
        assert waiting.seat == step.p
        if step.do == "fold":
            self._do(Fold(step.p))
        elif step.do == "check":
            self._do(Check(step.p))
        elif step.do == "call":
            assert isinstance(waiting.options, BettingOptions)
            assert step.amount in (0, waiting.options.call)
            self._do(Call(step.p))
        else:
            assert step.do in ("bet", "raise"), f"nobody plays {step.do} yet"
            self._do(RaiseTo(step.p, step.to))

    def _show(self, seat: int, options: ShowOptions) -> None:
        said = {step.p: step for step in self.case.events if step.do in ("show", "muck")}.get(seat)
        if said is not None and said.do == "muck" and options.muck is None:
            self._do(Muck(seat))
        else:
            named = said.cards if said is not None else ""
            self._do(
                Show(
                    seat, named or (("??" * (len(self.hand.seat(seat).cards) // 2)) if options.cards else "")
                )
            )

    def _do(
        self, action: PostForcedBets | Deal | RunOut | Fold | Check | Call | RaiseTo | Muck | Show
    ) -> None:
        self.hand, events = self.hand.play(action)
        self.events += events

    # What must be so

    def check(self, step: Step) -> None:
        """One assertion among the events."""
        if step.must == "to_act":
            assert self.to_act() == step.p
        elif step.must == "raise_range":
            assert self.bounds(step.p) == Bounds(step.least, step.most)
        elif step.must in ("legal", "illegal"):
            assert (step.do in self.legal(step.p)) == (step.must == "legal")
        else:
            raise AssertionError(f"nobody checks {step.must}")

    def to_act(self) -> int:
        """The player the hand waits for; 0: none."""
        return self.hand.next.seat if isinstance(self.hand.next, Player) else 0

    def options(self, player: int) -> BettingOptions:
        """What `player`, whose turn it must be, may do."""
        assert self.to_act() == player
        assert isinstance(self.hand.next, Player)
        assert isinstance(self.hand.next.options, BettingOptions)
        return self.hand.next.options

    def bounds(self, player: int) -> Bounds | None:
        """How much `player` may bet or raise to; None: he may not."""
        bounds = self.options(player).raise_to
        return bounds if isinstance(bounds, Bounds) else None

    def legal(self, player: int) -> list[str]:
        """What `player` may do, in words; nothing if it is not his turn."""
        if self.to_act() != player:
            return []
        options = self.options(player)
        more = [] if self.bounds(player) is None else ["bet" if options.opens else "raise"]
        return ["fold", "call" if options.call else "check", *more]
