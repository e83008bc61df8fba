"""
A situation played: the engine's questions answered from the case's events, its assertions checked on the way.

Cards of several boards and run-outs may be listed in any order: they wait by board and run until they are
asked for. Cards that are not listed are unknown.
"""

from collections.abc import Iterable

import msgspec
from msgspec.structs import asdict, replace

from pakli.cards import NAMES
from pakli.rules import (
    PRESETS,
    Action,
    BettingOptions,
    Bounds,
    BringIn,
    BringInOptions,
    Call,
    Check,
    Deal,
    Dealer,
    Discard,
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

__all__ = ["GAMES", "Playing", "each", "setup_of"]


def each(cards: str) -> list[str]:
    """The cards of a text, one by one."""
    return [cards[at : at + 2] for at in range(0, len(cards), 2)]


GAMES = {
    "Texas hold'em": "holdem",
    "short-deck hold'em (6-A)": "holdem-36",
    "Omaha": "omaha",
    "Omaha hi-lo 8 or better": "omaha-high-low",
    "2-7 triple draw": "deuce-to-seven-triple-draw",
    "razz": "razz",
    "seven-card stud hi-lo 8 or better": "stud-high-low",
}
"""Games a situation may be of, and what they are called here."""

EVERYBODY_STAYS = "bring-in seat completes to 2, everybody calls; then everybody checks every street"

LIMITS: dict[str, Limit] = {"no-limit": NoLimit(), "pot-limit": PotLimit()}
KINDS: dict[str, PostKind] = {
    "small blind": "small_blind",
    "big blind": "big_blind",
    "button blind": "big_blind",
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
    posts = tuple(_posts(case, smallest))
    due = {post.kind: post.amount for post in posts}
    return Setup(
        variant=GAMES[game.name],
        limit=fixed if game.betting == "fixed-limit" else LIMITS[game.betting],
        rules=_rules(case),
        stakes=Stakes(smallest, due.get("small_blind", 0), due.get("ante", 0), bring_in=game.bring_in),
        button=case.button or len(case.stacks),
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
        self._hole_cards = dict.fromkeys(range(1, len(case.stacks) + 1), "")
        self._any_cards = not any(step.deal for step in case.events) and any(
            step.count or step.note for step in case.events
        )
        """Where the case turns on how many cards there are: real ones are dealt, whichever."""
        for step in case.events:
            if step.deal == "hole":
                self._hole_cards[step.p] += step.cards
            if step.deal == "board":
                where = (step.board, step.run)
                self._board_cards[where] = self._board_cards.get(where, "") + step.cards

    def play(self) -> None:
        """Play every event, and then what follows without anybody's decision."""
        for step in self.case.events:
            if step.note:
                assert step.note == EVERYBODY_STAYS
                self._everybody_stays()
            elif step.must:
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
            elif task.may_run > 1 and self._runs > 1:
                self._do(RunOut(self._runs))
            elif self._any_cards:
                self._do(Deal(self._any(max(1, len(task.to_whom)) * task.how_many, task.not_these)))
            elif task.what == "board":
                self._do(Deal(self._board(task)))
            else:
                self._do(Deal(self._hole(task)))

    def _any(self, count: int, not_these: str) -> str:
        """Cards that nobody holds and that can be in the stub; of one's own discards only what must be."""
        free = [NAMES[code] for code in range(52) if not self.hand.cards.known >> code & 1]
        return "".join(sorted(free, key=lambda card: card in not_these)[:count])

    def _hole(self, task: Dealer) -> str:
        hands: list[str] = []
        for seat in task.to_whom:
            listed = self._hole_cards[seat] or "??" * task.how_many
            self._hole_cards[seat] = listed[2 * task.how_many :]
            hands.append(listed[: 2 * task.how_many])
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
        if step.do == "call":
            assert isinstance(waiting.options, BettingOptions)
            assert step.amount in (0, waiting.options.call)
        named = step.cards or self.hand.seat(step.p).cards[: 2 * step.count]
        actions: dict[str, Action] = {
            "fold": Fold(step.p),
            "check": Check(step.p),
            "call": Call(step.p),
            "bet": RaiseTo(step.p, step.to),
            "raise": RaiseTo(step.p, step.to),
            "complete": RaiseTo(step.p, step.to),
            "bring_in": BringIn(step.p),
            "discard": Discard(step.p, named),
            "stand": Discard(step.p),
        }
        self._do(actions[step.do])

    def _everybody_stays(self) -> None:
        self.deal()
        while isinstance(waiting := self.hand.next, Player) and not isinstance(waiting.options, ShowOptions):
            if isinstance(waiting.options, BringInOptions):
                self._do(RaiseTo(waiting.seat, self.case.game.small_bet))
            else:
                assert isinstance(waiting.options, BettingOptions)
                self._do(Call(waiting.seat) if waiting.options.call else Check(waiting.seat))
            self.deal()

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

    def _do(self, action: Action) -> None:
        self.hand, events = self.hand.play(action)
        self.events += events
        held = [card for seat in self.hand.seats for card in each(seat.cards) if card != "??"]
        assert len(held) == len(set(held)), "a card is held twice"

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
