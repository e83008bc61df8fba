"""Who shows first (P12), who may throw away (P13), what counts (P14); hands nobody shows (P11)."""

from typing import Final

from pakli.rules import Event, HoleDealt, Mucked, Shown, seen_by
from tests.rulebook.cases import Case, Paid, Refused, check_paid, check_refused, each
from tests.rulebook.kit import played
from tests.rulebook.table import Table
from tests.rulebook.telling import showing, told

BOARD: Final = "2s 3h 4d 8c 9s"
HOLDING: Final = "a AsAd, b KsKd, c QsQd"
ALL_SHOW: Final = {"who_shows": "all_show"}
TO_RIVER: Final = "limps, flop, checks, turn, checks, river"


def three(**changed: str) -> Table:
    """Three players at 5/10: a has aces, b kings, c queens."""
    return Table("NL 5/10", "a 700, b 500, c 600", rules=changed, holding=HOLDING, board=BOARD)


def declared(holding: str = "a AsAd, b KsKd, c QsQd", board: str = BOARD) -> Table:
    """Three players where hands must be declared (wiki)."""
    return Table("NL 5/10", "a 700, b 500, c 600", preset="wiki", holding=holding, board=board)


FULL_HOUSES: Final = declared("a 9c9d, b 8s8d, c AsKd", "9h 8c 2d 2h 5s")
"""a has nines full of twos, b eights full of twos, c a pair of twos."""

# fmt: off
ORDER: Final = (
    Case("P12 case_O13", "checked through: the first left of the button, then clockwise", three(),
         f"{TO_RIVER}, checks, shows", "a shows, b shows, c shows"),
    Case("P12 case_O13", "bet and called: who bet last shows first", three(),
         f"{TO_RIVER}, a check, b bet 20, c call, a call, shows", "b shows, c shows, a shows"),
    Case("P12", "who raised last shows first", three(),
         f"{TO_RIVER}, a bet 20, b call, c raise to 60, a call, b call, shows", "c shows, a shows, b shows"),
    Case("P12", "last_round_aggressor: a bet on the turn does not count when the river is checked", three(),
         "limps, flop, checks, turn, a check, b check, c bet 20, a call, b call, river, checks, shows",
         "a shows, b shows, c shows"),
    Case("P12", "hand_aggressor: it does", three(first_to_show="hand_aggressor"),
         "limps, flop, checks, turn, a check, b check, c bet 20, a call, b call, river, checks, shows",
         "c shows, a shows, b shows"),
    Case("P12", "hand_aggressor: a raise before the flop does", three(first_to_show="hand_aggressor"),
         "c raise to 30, a call, b call, checked down, shows", "c shows, a shows, b shows"),
    Case("P12", "hand_aggressor: the last of several", three(first_to_show="hand_aggressor"),
         "c raise to 30, a call, b call, flop, a check, b bet 20, c call, a call, checked down, shows",
         "b shows, c shows, a shows"),
    Case("P12", "hand_aggressor: nobody ever bet: left of the button", three(first_to_show="hand_aggressor"),
         f"{TO_RIVER}, checks, shows", "a shows, b shows, c shows"),
    Case("P12", "hand_aggressor: he has folded since: left of the button",
         three(first_to_show="hand_aggressor"),
         "c call, a call, b raise to 30, c call, a call, flop, a check, b fold, checked down, shows",
         "a shows, c shows"),
    Case("P12", "left of the button has folded: the next one", three(),
         "limps, flop, a fold, checks, turn, checks, river, checks, shows", "b shows, c shows"),
    Case("P12", "left of a dead button",
         Table("NL 5/10", "a 700, b 500, c 600", dead_button=True, holding=HOLDING, board=BOARD),
         f"{TO_RIVER}, checks, shows", "a shows, b shows, c shows"),
    Case("P13", "may_muck: after the first each may throw away", three(),
         f"{TO_RIVER}, checks, b muck, c muck", "a shows, b mucks, c mucks"),
    Case("P13", "all_show: everyone left shows, unasked", three(who_shows="all_show"),
         f"{TO_RIVER}, checks", "a shows, b shows, c shows"),
    Case("P13", "all_show: who bet last shows first", three(who_shows="all_show"),
         f"{TO_RIVER}, a check, b bet 20, c call, a fold", "b shows, c shows"),
    Case("P13 P16", "turned up: nobody is asked", three(),
         "c fold, a raise to 700, b all-in 500, board", "a up, b up"),
    Case("case_O14 P11", "a fold on the river: nobody shows", three(),
         f"{TO_RIVER}, a bet 20, b fold, c fold", ""),
    Case("case_O15", "who is all-in beside two who are not is asked to show, not turned up",
         Table("NL 5/10", "a 700, b 500, c 60", holding=HOLDING, board=BOARD),
         "c all-in 60, a call, b call, checked down, b muck, c show", "a shows, b mucks, c shows"),
)

ASKED: Final = (
    Case("P12", "the first in order must show, where his cards are unknown",
         Table("NL 5/10", "a 700, b 500, c 600", holding="a ????", board=BOARD), f"{TO_RIVER}, checks",
         "a must show: P12, naming his cards"),
    Case("P13", "after him each may show or throw away", three(), f"{TO_RIVER}, checks",
         "b may show or muck"),
    Case("P13", "all_show: nobody may throw away",
         Table("NL 5/10", "a 700, b 500, c 600", rules=ALL_SHOW, holding="b ????", board=BOARD),
         f"{TO_RIVER}, checks", "b must show: P13, naming his cards"),
    Case("P14", "must_declare: the first must show and declare, his best is filled in", declared(),
         f"{TO_RIVER}, checks", "a must show: P12, declaring pair"),
    Case("P14", "must_declare: the next may throw away", declared(), f"{TO_RIVER}, checks, a show as pair",
         "b may show or muck, declaring pair"),
)

PAID: Final = (
    Paid("P13", "the last one left with cards wins and need not show", three(),
         f"{TO_RIVER}, a bet 20, b call, c call, b muck, c muck", "90 abc", "a 760, b 470, c 570"),
    Paid("P13", "who throws away gives up the pot, though he had the best hand", three(),
         f"{TO_RIVER}, a check, b bet 20, c call, a call, c muck, a muck", "90 abc",
         "a 670, b 560, c 570"),
    Paid("P13", "the last one left, who never showed, has the pot",
         Table("NL 5/10", "a 700, b 500, c 600", holding="abc ????", board=BOARD),
         f"{TO_RIVER}, a check, b bet 20, c call, a fold, b show KsKd, c muck", "70 bc",
         "a 690, b 540, c 570"),
    Paid("P13 A5",
         "the last one left with cards in the side pot wins it, and may still throw away for the main",
         Table("NL 5/10", "a 40, b 900, c 700", holding="a AsAd, b QsQd, c KsKd", board=BOARD),
         "c raise to 40, a all-in 40, b call 30, flop, b bet 100, c call 100, checked down, b muck, c muck",
         "120 abc, 200 bc", "a 120, b 760, c 760"),
    Paid("P13 A5",
         "two all-in for the main pot, two above them throw away: the second of these has the side pot",
         Table("NL 5/10", "a 40, b 900, c 700, d 40", holding="a AsAd, b QsQd, c KsKd, d JsJd", board=BOARD),
         "c raise to 40, d all-in 40, a all-in 40, b call, flop, b bet 100, c call 100, checked down, "
         "b muck, c muck, d show", "160 abcd, 200 bc", "a 160, b 760, c 760, d 0"),
    Paid("case_O15 P13", "beside the all-in player all throw away: he is paid the main pot unseen",
         Table("NL 5/10", "a 700, b 500, c 60", holding="a KsKd, b QsQd, c JsJd", board=BOARD),
         "c all-in 60, a call, b call, checked down, b muck, c muck", "180 abc", "a 820, b 440, c 0"),
    Paid("P13 P17", "the last one left, after a dead hand and one thrown away, has the pot unseen",
         Table("NL 5/10", "a 700, b 500, c 600", holding="abc ????", board=BOARD),
         f"{TO_RIVER}, checks, kill a, b muck", "30 bc", "a 690, b 490, c 620"),
    Paid("P14", "cards_speak: the best hand is read from the cards",
         Table("NL 5/10", "a 700, b 500, c 600", holding="a 9c9d, b 8s8d, c AsKd", board="9h 8c 2d 2h 5s"),
         f"{TO_RIVER}, checks, b show, c show", "30 abc", "a 720, b 490, c 590"),
    Paid("P14", "must_declare: the category of the best hand: the best hand plays", FULL_HOUSES,
         f"{TO_RIVER}, checks, a show as full-house, b show as full-house, c show as pair", "30 abc",
         "a 720, b 490, c 590"),
    Paid("P14", "must_declare: a full house shown as a flush has no claim", FULL_HOUSES,
         f"{TO_RIVER}, checks, a show as flush, b show as full-house, c show as pair", "30 abc",
         "a 690, b 520, c 590"),
    Paid("P14", "must_declare: nor against a worse hand declared as it is", FULL_HOUSES,
         f"{TO_RIVER}, checks, a show as flush, b show as three-of-a-kind, c show as pair", "30 abc",
         "a 690, b 490, c 620"),
    Paid("P14", "must_declare: nobody has a claim: cards speak", FULL_HOUSES,
         f"{TO_RIVER}, checks, a show as two-pair, b show as two-pair, c show as high-card", "30 abc",
         "a 720, b 490, c 590"),
    Paid("P14 P13", "must_declare: the last one left need not declare", declared(),
         f"{TO_RIVER}, checks, a show as pair, b muck, c muck", "30 abc", "a 720, b 490, c 590"),
    Paid("P14 A5",
         "must_declare: in the side pot nobody has a claim and cards speak, in the main pot one has",
         Table("NL 5/10", "a 40, b 900, c 700", preset="wiki", holding="a 5c5d, b QsQd, c KsKd", board=BOARD),
         "c raise to 40, a all-in 40, b call 30, flop, b bet 100, c call 100, checked down, a show as pair, "
         "b show as high-card, c show as high-card", "120 abc, 200 bc", "a 120, b 760, c 760"),
    Paid("P14 P16", "must_declare: hands turned up need no word", declared(),
         "c fold, a raise to 700, b all-in 500, board", "1000 ab", "a 1200, b 0, c 600"),
    Paid("case_O16 P11", "one is left: no showdown", three(), "limps, flop, a bet 20, b fold, c fold", "30 a",
         "a 720, b 490, c 590"),
)

REFUSED: Final = (
    Refused("P12", "the first throws away",
            Table("NL 5/10", "a 700, b 500, c 600", holding="a ????", board=BOARD),
            f"{TO_RIVER}, checks", "a muck", "P12 show.must_show"),
    Refused("P13", "all_show: somebody throws away",
            Table("NL 5/10", "a 700, b 500, c 600", rules=ALL_SHOW, holding="b ????", board=BOARD),
            f"{TO_RIVER}, checks", "b muck", "P13 show.all_show"),
    Refused("P13 P16", "a hand turned up is thrown away",
            Table("NL 5/10", "a 700, b 500", holding="a ????", board=BOARD),
            "b all-in 500, a call 490", "a muck", "P16 show.turned_up"),
    Refused("P12", "out of turn", three(), f"{TO_RIVER}, checks", "c show", "P12 turn.not_yours"),
    Refused("P12", "a bet at the showdown", three(), f"{TO_RIVER}, checks", "b bet 20", "P12 turn.showdown"),
    Refused("P12", "a fold at the showdown", three(), f"{TO_RIVER}, checks", "b fold", "P12 turn.showdown"),
    Refused("P12", "a show before it", three(), TO_RIVER, "a show", "P12 show.nothing_to_show"),
    Refused("P12", "a muck before it", three(), TO_RIVER, "a muck", "P12 show.nothing_to_show"),
    Refused("P13", "somebody else's cards", three(), f"{TO_RIVER}, checks", "b show AsAd",
            "P13 show.not_your_cards"),
    Refused("P14", "must_declare: no word", declared(), f"{TO_RIVER}, checks", "a show",
            "P14 show.claim_needed"),
    Refused("P14", "must_declare: more than he has", declared(), f"{TO_RIVER}, checks", "a show as flush",
            "P14 show.claim_too_high"),
    Refused("P14", "must_declare: no category", declared(), f"{TO_RIVER}, checks", "a show as nuts",
            "P14 show.unknown_claim"),
    Refused("P14", "cards_speak: a word that is not asked for", three(), f"{TO_RIVER}, checks",
            "b show as pair", "P14 show.no_claim_needed"),
)
# fmt: on


@each(ORDER)
def test_who_shows_in_which_order(case: Case) -> None:
    assert showing(played(case.table, case.play)) == case.then


@each(ASKED)
def test_what_who_is_asked_may_do(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then


@each(PAID)
def test_who_gets_the_chips(case: Paid) -> None:
    check_paid(case)


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)


def known_to_b(events: tuple[Event, ...]) -> set[str]:
    """Hole cards that b, in seat 0, or the rail learns of."""
    seen = [seen_by(viewer, event) for event in events for viewer in (0, None)]
    dealt = [cards for event in seen if isinstance(event, HoleDealt) for _, cards in event.hands]
    return {cards for cards in dealt if "?" not in cards} | {e.cards for e in seen if isinstance(e, Shown)}


def test_case_O14_after_a_fold_on_the_river_no_hole_card_is_sent_to_anyone() -> None:
    story = played(three(), f"{TO_RIVER}, a bet 20, b fold, c fold")
    assert known_to_b(story.events) == {"KsKd"}


def test_P13_a_hand_thrown_away_is_told_to_nobody() -> None:
    story = played(three(), f"{TO_RIVER}, checks, b muck, c muck")
    assert known_to_b(story.events) == {"KsKd", "AsAd"}
    assert [story.name(event.seat) for event in story.events if isinstance(event, Mucked)] == ["b", "c"]


def test_case_O16_who_folds_to_the_last_one_has_not_lost_a_showdown() -> None:
    story = played(three(), "limps, flop, a bet 20, b fold, c fold")
    assert not any(isinstance(event, Shown | Mucked) for event in story.events)


def beaten(table: Table, play: str) -> bool:
    """Whether the hand of who is asked to show is beaten."""
    story = played(table, play)
    return story.hand.beaten(story.seat(story.asked))


def test_P13_a_hand_is_beaten_by_what_lies_open_alone() -> None:
    assert beaten(three(), f"{TO_RIVER}, checks")  # kings, by aces turned up
    assert not beaten(three(), f"{TO_RIVER}, a check, b bet 20, c call, a call, c muck")  # aces, by kings
    alike = Table("NL 5/10", "a 700, b 500, c 600", holding="a AsKd, b AdKs, c QsQd", board="Ah 7h 4d 8c 9s")
    assert not beaten(alike, f"{TO_RIVER}, checks")  # a part of the pot is not nothing
    assert beaten(alike, f"{TO_RIVER}, checks, b show")


def test_P13_a_hand_is_beaten_in_every_pot_and_half_of_it() -> None:
    side = Table("NL 5/10", "a 700, b 500, c 60", holding="a KsKd, b QsQd, c AsAd", board=BOARD)
    to_river = "c all-in 60, a call, b call, checked down"
    assert beaten(side, to_river)  # b, by the kings, in both pots
    assert not beaten(side, f"{to_river}, b muck")  # c, who has aces
    low = Table(
        "PL 1/2", "a 70, b 50, c 60", "omaha-high-low", holding="a KsKdQsQd, b Ad2d5h6h, c JsJd2s2c",
        board="Kh 8s 7c 3d 9s",
    )  # fmt: skip
    assert not beaten(low, f"{TO_RIVER}, checks")  # the low half is b's
    assert beaten(low, f"{TO_RIVER}, checks, b show")


def test_P14_where_hands_are_declared_none_is_known_to_be_beaten() -> None:
    assert not beaten(declared(), f"{TO_RIVER}, checks, a show as pair")


def test_P13_nothing_is_known_of_cards_nobody_has_named() -> None:
    unnamed = Table("NL 5/10", "a 700, b 500, c 600", holding="a AsAd, b ????, c QsQd", board=BOARD)
    assert not beaten(unnamed, f"{TO_RIVER}, checks")
