"""In which order players are asked: before the flop (P7), after it (P8), from round to round (P10)."""

from typing import Final

from pakli.rules import Called, Checked, Folded, Raised
from tests.rulebook.cases import Case, each
from tests.rulebook.kit import played
from tests.rulebook.table import Table
from tests.rulebook.telling import told

ACTED: Final = Called | Checked | Folded | Raised
FIVE: Final = Table("NL 5/10", "a 700, b 500, c 600, d 800, e 400")
THREE: Final = Table("NL 5/10", "a 700, b 500, c 600")
TWO: Final = Table("NL 5/10", "a 700, b 500")
STRADDLE: Final = Table("NL 5/10", "a 700, b 500, c 600, d 800, e 400",
                        posts="a small_blind 5, b big_blind 10, c straddle 20")  # fmt: skip

# fmt: off
ORDERS: Final = (
    Case("P7", "before the flop from the left of the big blind, who speaks last", FIVE,
         "limps", "c d e a b"),
    Case("P7", "three players: the button first", THREE, "limps", "c a b"),
    Case("P7 P3", "heads-up: the button first", TWO, "limps", "b a"),
    Case("P7", "from the left of a straddle, who speaks last", STRADDLE, "limps", "d e a b c"),
    Case("P8", "from the flop on from the left of the button", FIVE, "limps, flop, checks",
         "c d e a b a b c d e"),
    Case("P8 P3", "heads-up: the button last", TWO, "limps, flop, checks, turn, checks, river, checks",
         "b a a b a b a b"),
    Case("P8", "the first is out: the next one", FIVE,
         "c call, d call, e call, a fold, b check, flop, checks",
         "c d e a b b c d e"),
    Case("P8", "the button is out, and stays where it is", FIVE,
         "c call, d call, e fold, a call, b check, flop, checks",
         "c d e a b a b c d"),
    Case("P8", "who is all-in is passed over", Table("NL 5/10", "a 10, b 500, c 600, d 800"),
         "c call, d call, a all-in 10, b check, flop, b check, c check, d check, turn, checks",
         "c d a b b c d b c d"),
    Case("P8", "a bet goes round to who checked before it", FIVE, "limps, flop, a check, b bet 20, limps",
         "c d e a b a b c d e a"),
    Case("case_R22 P7", "after a raise everybody behind the raiser acts again, the big blind too", FIVE,
         "c call, d raise to 30, e call, a call, b call, c call", "c d e a b c"),
    Case("case_R22 P7", "a raise of the big blind brings back all who limped", FIVE,
         "c call, d call, e call, a call, b raise to 40, limps", "c d e a b c d e a"),
    Case("case_S4 P7", "a blind all-in has no option", Table("NL 5/10", "a 700, b 10, c 600"),
         "c call, a call, flop, checks", "c a a c"),
    Case("case_S4 P7", "a small blind all-in has none either", Table("NL 5/10", "a 5, b 500, c 600"),
         "c call, b check, flop, checks", "c b b c"),
    Case("case_O12 P16", "one all-in, one still to call: he is asked", Table("NL 5/10", "a 700, b 210"),
         "b all-in 210, a call", "b a"),
)

OPTIONS: Final = (
    Case("P7", "who speaks first may call or raise, not check", FIVE, "",
         "c may call 10 or raise to 20..600"),
    Case("P7", "the small blind completes or raises", FIVE, "c call, d fold, e fold",
         "a may call 5 or raise to 20..700"),
    Case("P7", "nobody raised: the big blind may check or raise", FIVE, "c call, d fold, e fold, a call",
         "b may check or raise to 20..500"),
    Case("case_R21 P7", "the small blind limps, all others folded: the big blind may check or raise", FIVE,
         "c fold, d fold, e fold, a call", "b may check or raise to 20..500"),
    Case("P7", "somebody raised: the big blind owes", FIVE, "c raise to 30, d fold, e fold, a fold",
         "b may call 20 or raise to 50..500"),
    Case("P10", "bets are gathered when the round ends: the next begins at nothing", FIVE,
         "c raise to 30, limps, flop", "a may check or bet 10..670"),
    Case("P10", "between the rounds the dealer deals", FIVE, "limps", "dealer: flop"),
    Case("P10", "then the turn", FIVE, "limps, flop, checks", "dealer: turn"),
    Case("P10", "then the river", FIVE, "limps, flop, checks, turn, checks", "dealer: river"),
    Case("P10", "it is over when the money is paid",
         Table("NL 5/10", "a 700, b 500", holding="a AsAd, b KsKd",
         board="2s 3h 4d 8c 9s"), "limps, checked down, shows", "a 710, b 490"),
)

# fmt: on


@each(ORDERS)
def test_who_is_asked_after_whom(case: Case) -> None:
    story = played(case.table, case.play)
    acted = [story.name(event.seat) for event in story.events if isinstance(event, ACTED)]
    assert " ".join(acted) == case.then


@each(OPTIONS)
def test_the_rulebook_says(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then


def test_P10_the_middle_holds_what_earlier_rounds_gathered() -> None:
    story = played(FIVE, "c raise to 30, limps, flop, a bet 50, b call")
    assert (story.hand.middle, story.hand.pot) == (150, 250)


def test_P10_a_folders_bet_stays_where_it_is() -> None:
    story = played(
        FIVE, "c raise to 30, limps, flop, a bet 50, b call, c raise to 100, d fold, e fold, a fold"
    )
    assert (story.hand.middle, story.hand.pot) == (150, 350)
    assert story.hand.seat(story.seat("a")).front == 50
