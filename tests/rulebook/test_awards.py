"""Cards nobody entered: players show theirs, or the dealer says who wins (A1, P13, P15)."""

from typing import Final

from pakli.rules import Rake
from tests.rulebook.cases import Case, Paid, Refused, check_paid, check_refused, each
from tests.rulebook.kit import played
from tests.rulebook.table import Table
from tests.rulebook.telling import paid, told

BOARD: Final = "2s 3h 4d 8c 9s"
UNSEEN_BOARD: Final = "?? ?? ?? ?? ??"
TO_SHOWDOWN: Final = "limps, checked down"
UNSHOWN: Final = "limps, checked down, shows"
POT_11_OF_TWO: Final = "c call, a fold, b check, flop, b bet 3, c call, checked down, shows"
TWO_POTS: Final = "c all-in 60, a call, b call, flop, a bet 50, b call, checked down, shows"


def unseen(sign: str = "NL 5/10", game: str = "holdem", **changed: object) -> Table:
    """Three players whose cards nobody entered; c has but 60."""
    return Table(sign, "a 700, b 500, c 60", game, holding="abc ????????" if game != "holdem" else "abc ????",
                 board=BOARD, rules=changed)  # fmt: skip


# fmt: off
WAITING: Final = (
    Case("P13 P12", "who shows must name his cards", unseen(), TO_SHOWDOWN,
         "a must show: P12, naming his cards"),
    Case("P13", "the next may throw away", unseen(), f"{TO_SHOWDOWN}, a show AsAd",
         "b may show or muck, naming his cards"),
    Case("A1", "nobody named his cards: the dealer says who wins", unseen(), UNSHOWN,
         "dealer: award 0 to abc"),
    Case("A1", "one named his cards, the others did not", unseen(),
         f"{TO_SHOWDOWN}, a show AsAd, b show, c show", "dealer: award 0 to abc"),
    Case("A1", "all named them: no question is left", unseen(),
         f"{TO_SHOWDOWN}, a show AsAd, b show KsKd, c show QsQd", "a 720, b 490, c 50"),
    Case("A1", "all cards are known but those on the board",
         Table("NL 5/10", "a 700, b 500", holding="a AsAd, b KsKd", board=UNSEEN_BOARD), UNSHOWN,
         "dealer: award 0 to ab"),
    Case("P13", "all but one threw away: he needs no cards", unseen(),
         f"{TO_SHOWDOWN}, a show, b muck, c muck", "a 720, b 490, c 50"),
    Case("P11", "all but one folded: he needs no cards", unseen(), "limps, flop, a bet 20, b fold, c fold",
         "a 720, b 490, c 50"),
    Case("P16", "turned up: he who is all-in names his cards before the board", unseen(),
         "c all-in 60, a fold, b call", "c must show: P16, naming his cards"),
    Case("A1", "the main pot is awarded first", unseen(), TWO_POTS, "dealer: award 0 to abc"),
    Case("A1", "then the side pot", unseen(), f"{TWO_POTS}, award 0 to c", "dealer: award 1 to ab"),
    Case("P15", "high-low: whole or in halves", unseen("PL 1/2", "omaha-high-low"), UNSHOWN,
         "dealer: award 0 (whole, high, low) to abc"),
    Case("P15", "high-low: after one half the other is due", unseen("PL 1/2", "omaha-high-low"),
         f"{UNSHOWN}, award high of 0 to b", "dealer: award 0 (low) to abc"),
    Case("P15", "double board: board by board", unseen(boards=2), UNSHOWN,
         "dealer: award 0 on board 1 to abc"),
    Case("P15", "double board: then the second", unseen(boards=2), f"{UNSHOWN}, award 0 to b",
         "dealer: award 0 on board 2 to abc"),
)

AWARDED: Final = (
    Case("A1", "one wins", unseen(), f"{UNSHOWN}, award 0 to b", "0: b 30"),
    Case("A1", "main pot and side pot go to different players", unseen(),
         f"{TWO_POTS}, award 0 to c, award 1 to a", "0: c 180 | 1: a 100"),
    Case("P15", "a split: the odd chip is the first winner's from the left",
         Table("NL 1/2", "a 70, b 50, c 60", holding="abc ????"), f"{POT_11_OF_TWO}, award 0 to cb",
         "0: b 6, c 5"),
    Case("P15", "high-low: the odd chip to the high",
         Table("PL 1/2", "a 70, b 50, c 60", "omaha-high-low", holding="abc ????????"),
         f"{POT_11_OF_TWO}, award low of 0 to b, award high of 0 to c", "0 low: b 5 | 0 high: c 6"),
    Case("P15", "high-low: a half is split",
         Table("PL 1/2", "a 70, b 50, c 60", "omaha-high-low", holding="abc ????????"),
         f"{POT_11_OF_TWO}, award high of 0 to c, award low of 0 to bc", "0 high: c 6 | 0 low: b 3, c 2"),
    Case("H4 P15", "high-low: no low, or a scoop",
         Table("PL 1/2", "a 70, b 50, c 60", "omaha-high-low", holding="abc ????????"),
         f"{POT_11_OF_TWO}, award 0 to c", "0: c 11"),
    Case("P15", "double board: half each", unseen(boards=2),
         f"{UNSHOWN}, award 0 to b, award 0 board 2 to ac", "0 board 1: b 15 | 0 board 2: a 8, c 7"),
    Case("P15", "whole chips", Table("NL 25/50 chip 25", "a 700, b 500, c 600", holding="abc ????"),
         "c call, a fold, b check, checked down, shows, award 0 to bc", "0: b 75, c 50"),
)

PAID: Final = (
    Paid("A1 A6", "the club has had its part before",
         unseen(rake=Rake(50)), f"{UNSHOWN}, award 0 to b", "30 abc", "a 690, b 519, c 50"),
    Paid("A1 P16", "two run-outs of unknown hands are awarded one by one",
         Table("NL 5/10", "a 60, b 60", holding="ab ????", rules={"run_outs": 2}),
         "b all-in 60, a call, shows, runs 2, board, award 0 to a, award 0 board 2 to b", "120 ab",
         "a 60, b 60"),
    Paid("A1", "the dealer's word moves the chips", unseen(), f"{TWO_POTS}, award 0 to c, award 1 to a",
         "180 abc, 100 ab", "a 690, b 390, c 180"),
)

REFUSED: Final = (
    Refused("A1", "to who folded", unseen(), "c call, a fold, b check, checked down, shows", "award 0 to a",
            "A1 award.no_claim"),
    Refused("A1", "to who has no part in the side pot", unseen(), f"{TWO_POTS}, award 0 to c",
            "award 1 to c", "A1 award.no_claim"),
    Refused("A1", "to who threw his hand away", unseen(), f"{TO_SHOWDOWN}, a show, b muck, c show",
            "award 0 to b", "A1 award.no_claim"),
    Refused("A1", "twice to one", unseen(), UNSHOWN, "award 0 to aa", "A1 award.no_claim"),
    Refused("A1", "the side pot before the main pot", unseen(), TWO_POTS, "award 1 to a",
            "A1 award.not_asked"),
    Refused("A1", "a board that is not there", unseen(), UNSHOWN, "award 0 board 2 to a",
            "A1 award.not_asked"),
    Refused("P15", "half of a pot where there is no low", unseen(), UNSHOWN, "award high of 0 to a",
            "P15 award.bad_half"),
    Refused("P15", "the same half twice", unseen("PL 1/2", "omaha-high-low"),
            f"{UNSHOWN}, award high of 0 to b", "award high of 0 to a", "P15 award.bad_half"),
    Refused("P15", "the whole after a half", unseen("PL 1/2", "omaha-high-low"),
            f"{UNSHOWN}, award high of 0 to b", "award 0 to a", "P15 award.bad_half"),
    Refused("P12", "while players are asked to show", unseen(), TO_SHOWDOWN, "award 0 to a",
            "P10 turn.player"),
    Refused("P11", "when it is over", unseen(), f"{UNSHOWN}, award 0 to a", "award 0 to a",
            "P11 turn.hand_over"),
    Refused("P13 C1", "a card shown that lies on the board", unseen(), TO_SHOWDOWN, "a show As2s",
            "C1 deal.card_twice"),
    Refused("P13 C1", "a card shown that another showed", unseen(), f"{TO_SHOWDOWN}, a show AsAd",
            "b show AsKd", "C1 deal.card_twice"),
    Refused("P13 C1", "one card shown twice", unseen(), TO_SHOWDOWN, "a show AsAs", "C1 deal.card_twice"),
    Refused("P13", "one card of two", unseen(), TO_SHOWDOWN, "a show As", "P13 deal.wrong_count"),
    Refused("P13 C5", "what is no card", unseen(), TO_SHOWDOWN, "a show AsXx", "C5 deal.unknown_text"),
    Refused("P13", "one of his cards was seen, and it is not among those he shows",
            Table("NL 5/10", "a 700, b 500, c 60", holding="a As??, bc ????", board=BOARD), TO_SHOWDOWN,
            "a show KsKd", "P13 show.not_your_cards"),
)
# fmt: on


@each(WAITING)
def test_what_the_hand_waits_for(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then


@each(AWARDED)
def test_who_is_paid_what(case: Case) -> None:
    assert paid(played(case.table, case.play)) == case.then


@each(PAID)
def test_who_gets_the_chips(case: Paid) -> None:
    check_paid(case)


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)
