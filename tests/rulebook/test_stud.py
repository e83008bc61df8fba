"""
Stud (G7): antes and bring-in (ST1, ST2), who speaks first (ST3), the high bet (ST4).

The cards of every street, burns and common cards (ST5, ST6) are in test_stud_cards.py, pots in
test_stud_pots.py.
"""

from typing import Final

import pytest

from pakli.rules import BroughtIn, RuleViolation
from tests.rulebook.cases import Case, Refused, each
from tests.rulebook.kit import seated
from tests.rulebook.kit_draw import Stud, check_refused, played
from tests.rulebook.table import Table, listed
from tests.rulebook.telling import posted
from tests.rulebook.telling_draw import told

DOORS: Final = "a 2c3c 9h4h7sTd 2d, b 4c4d 5d6h8h9s 2h, c 6c6d 5s7d9dJd 3h, d 8c8d KsAhQdTc 3d"
FOUR: Final = Table("FL 10/20 ante 1", "a 500, b 600, c 400, d 700", "stud", holding=DOORS)
SUITS: Final = Table("FL 10/20 ante 1", "abcd 500", "stud", holding="a 2c3c5h, b 4c4d5d, c 6c6d5s, d 8c8d5c")
RAZZ: Final = Table("FL 10/20 ante 1", "abcd 500", "razz", holding="a 2c3cKh, b 4c4dKd, c 6c6dAs, d 8c8dQs")
ACES: Final = "a 2c3cAc, b 4c4dKd, c 6c6dQs"
THREES: Final = Stud("FL 5/10 ante 1", "a 500, b 600, c 400, d 700", "stud", holding=DOORS, bring_in=3)
LESS: Final = Stud("FL 10/20 ante 1", "a 500, b 600, c 5, d 700", "stud", holding=DOORS, bring_in=3)
ONES: Final = Table("FL 1/2 ante 1", "abcd 50", "stud", holding=DOORS)
KASZINO: Final = Table("FL 10/20 ante 1", "abcd 500", "stud", "kaszino", holding=DOORS)


def stacks(text: str, holding: str = DOORS, game: str = "stud", preset: str = "standard") -> Table:
    """FL 10/20 with antes of 1 and these stacks."""
    return Table("FL 10/20 ante 1", text, game, preset, holding=holding)


def showing(up: str, game: str = "stud", chips: str = "abc 500") -> Table:
    """Three players of whom these cards lie face up from third street on: ``"Ks2h, Kh2c, Qd3d"``."""
    down = ("7c7d", "8c8d", "9c9d")
    return stacks(
        chips, ", ".join(f"{n} {d}{u}" for n, d, u in zip("abc", down, listed(up), strict=True)), game
    )


FOURTH: Final = "brought in, fourth street"
FIFTH: Final = f"{FOURTH}, checks, fifth street"
SIXTH: Final = f"{FIFTH}, checks, sixth street"
SEVENTH: Final = f"{SIXTH}, checks, seventh street"

# fmt: off
OPTIONS: Final = (
    # ST1: the bring-in
    Case("ST1 C3", "the lowest up-card brings in, of equal ranks the lowest suit", FOUR, "",
         "b may bring in 5 or bet 10"),
    Case("ST1 C3", "clubs are the lowest suit", SUITS, "", "d may bring in 5 or bet 10"),
    Case("ST1", "the ace is high: the queen brings in", stacks("abc 500", ACES), "",
         "c may bring in 5 or bet 10"),
    Case("ST1", "razz: the highest brings in, of equal ranks the highest suit", RAZZ, "",
         "a may bring in 5 or bet 10"),
    Case("ST1", "razz: the ace is low: the king brings in", stacks("abc 500", ACES, "razz"), "",
         "b may bring in 5 or bet 10"),
    Case("ST1", "high-low: the lowest", stacks("abc 500", ACES, "stud-high-low"), "",
         "c may bring in 5 or bet 10"),
    Case("ST1", "the next calls it or completes", FOUR, "b brings in", "c may call 5 or raise to 10"),
    Case("ST1", "who must bring it in may bet the low bet instead", FOUR, "b completes to 10",
         "c may call 10 or raise to 20"),
    Case("ST1", "the table may set another bring-in", THREES, "", "b may bring in 3 or bet 5"),
    Case("ST1", "half of an odd low bet is rounded up", Table("FL 5/10 ante 1", "abcd 500", "stud",
         holding=DOORS), "", "b may bring in 3 or bet 5"),
    Case("ST1", "the others only called: he who brought in is not asked again", FOUR,
         "b brings in, c call, d fold, a call", "dealer: burns 1, 1 each to abc"),
    Case("ST1 A1", "who has less brings in what he has", stacks("a 500, b 4, c 400, d 700"), "",
         "b may bring in 3, not bet: A1"),
    Case("ST1 B9", "the others owe the whole bring-in all the same", stacks("a 500, b 4, c 400, d 700"),
         "b brings in", "c may call 5 or raise to 10"),
    Case("ST1 B9", "against him alone one matches no more than he put in", stacks("a 500, b 4"),
         "b brings in", "a may call 3, not raise: B0"),
    Case("ST1 A1", "who has less than the low bet may bet it all", stacks("a 500, b 8, c 400, d 700"), "",
         "b may bring in 5 or bet 7"),
    Case("ST1 B10", "all-in with his ante he brings nothing in: the next lowest does",
         stacks("a 500, b 1, c 400, d 700"), "", "c may bring in 5 or bet 10"),
    Case("ST1 B10", "not even his whole ante", Table("FL 10/20 ante 2", "a 500, b 1, c 1, d 700", "stud",
         holding=DOORS), "",
         "a may bring in 5 or bet 10"),
    Case("P16 B10", "all but one are all-in with their antes: nobody is asked, the cards come",
         stacks("a 1, b 1, c 400, d 1"), "", "dealer: burns 1, 1 each to abcd"),
    Case("ST1", "in chips of the low bet the bring-in is a bet already", ONES, "",
         "b may bring in 1, not bet: ST1"),
    Case("ST1 ST2", "in chips of the low bet: then two, three and four", ONES,
         "b brings in, c raise to 2, d raise to 3, a raise to 4", "b may call 3, not raise: B1"),
    # ST2: completing
    Case("ST2", "completing is the first of the four bets", FOUR,
         "b brings in, c raise to 10, d raise to 20, a raise to 30", "b may call 25 or raise to 40"),
    Case("ST2", "there is no fifth", FOUR,
         "b brings in, c raise to 10, d raise to 20, a raise to 30, b raise to 40",
         "c may call 30, not raise: B1"),
    Case("ST2", "bet at once it is the first too", FOUR,
         "b completes to 10, c raise to 20, d raise to 30, a raise to 40", "b may call 30, not raise: B1"),
    Case("ST2", "who brought in may raise who completes", FOUR, "b brings in, c raise to 10, d fold, a fold",
         "b may call 5 or raise to 20"),
    Case("ST2 B8", "he may though it adds less than half a bet", THREES,
         "b brings in, c raise to 5, d fold, a fold", "b may call 2 or raise to 10"),
    Case("ST2 B8", "who called the bring-in may too", THREES,
         "b brings in, c call, d raise to 5, a fold, b call", "c may call 2 or raise to 10"),
    Case("ST2 B8", "where only full raises count he may too", stacks("abcd 500", preset="omaha"),
         "b brings in, c call, d raise to 10, a fold, b call", "c may call 5 or raise to 20"),
    Case("ST2 B8", "half_bet: an all-in of half a bet counts as one",
         stacks("a 500, b 600, c 9, d 700"), "b brings in, c all-in 8", "d may call 8 or raise to 18"),
    Case("ST2 B8", "half_bet: less counts as nothing, the next completes", LESS,
         "b brings in, c all-in 4", "d may call 4 or raise to 10"),
    Case("ST2 B8", "half_bet: less does not reopen to him who brought in", LESS,
         "b brings in, c all-in 4, d call, a call", "b may call 1, not raise: B8"),
    Case("ST2 B8", "full_raise: short of a bet it counts as nothing",
         stacks("a 500, b 600, c 9, d 700", preset="omaha"), "b brings in, c all-in 8",
         "d may call 8 or raise to 10"),
    # ST3: the best hand showing
    Case("ST3", "fourth street: the highest card", showing("9hAh, 5dKd, 5s4s"), FOURTH,
         "a may check or bet 10"),
    Case("ST3", "then the second card", showing("AhQh, AdKd, As4s"), FOURTH, "b may check or bet 10"),
    Case("ST3", "a pair before ace and king", showing("AhKh, 2d2h, QsJs"), FOURTH, "b may check or bet 10"),
    Case("ST3", "the higher pair", showing("3h3d, 2d2h, AsJs"), FOURTH, "a may check or bet 10"),
    Case("ST3 C3", "equal pairs: who has the highest suit", showing("2d2h, AsJs, 2c2s"), FOURTH,
         "c may check or bet 10"),
    Case("ST3 C3", "equal cards: the highest suit of the highest", showing("AdKs, AhKd, QsJs"), FOURTH,
         "b may check or bet 10"),
    Case("ST3", "who has folded does not count", showing("AhAd, 2d3h, QsJs"),
         "b brings in, c call, a fold, fourth street", "c may check or bet 10"),
    Case("ST3", "the best hand is all-in: the next clockwise who can act",
         showing("AhAd, 2d3h, QsJs", chips="a 6, b 500, c 500"), FOURTH, "b may check or bet 10"),
    Case("ST3", "fifth street: three of a kind before two aces", showing("2h2d2c, AhAdKc, QsJsTs"), FIFTH,
         "a may check or bet 20"),
    Case("ST3", "fifth street: the same pair, the third card", showing("KhKd3c, KsKc2d, QsJsTs"), FIFTH,
         "a may check or bet 20"),
    Case("ST3", "sixth street: two pair before one", showing("AhAdKcQd, 3h3d2h2d, QsJsTs5s"), SIXTH,
         "b may check or bet 20"),
    Case("ST3", "sixth street: three of a kind before two pair",
         showing("AhAdKcKd, 3h3d3c2d, QsJsTs5s"), SIXTH, "b may check or bet 20"),
    Case("ST3", "sixth street: four of a kind", showing("AhAdAcKd, 3h3d3c3s, QsJsTs5s"), SIXTH,
         "b may check or bet 20"),
    Case("ST3", "four cards are no straight and no flush", showing("4h5h6h7h, AsQd9h2s, KsJsTs6s"), SIXTH,
         "b may check or bet 20"),
    Case("ST3", "seventh street comes face down: the same as on sixth", showing(
         "4h5h6h7hAd, AsQd9h2s2d, KsJsTs6sKh"), SEVENTH, "b may check or bet 20"),
    Case("ST3", "razz: the lowest hand, its highest card first", showing("7h2d, 6s5c, KsQh", "razz"), FOURTH,
         "b may check or bet 10"),
    Case("ST3", "razz: then the second", showing("6h3d, 6s5c, KsQh", "razz"), FOURTH,
         "a may check or bet 10"),
    Case("ST3", "razz: the ace is low", showing("2h3d, Ks5c, As2d", "razz"), FOURTH, "c may check or bet 10"),
    Case("ST3", "razz: any two ranks before a pair", showing("2h2d, KsQh, AsAh", "razz"), FOURTH,
         "b may check or bet 10"),
    Case("ST3", "razz: straights do not count", showing("3h4d5h6h, 7s8h2cKd, QsQhJsJh", "razz"), SIXTH,
         "a may check or bet 20"),
    Case("ST3 C3", "razz: equal hands, the highest suit", showing("6d2h, 6h2d, KsQh", "razz"), FOURTH,
         "b may check or bet 10"),
    # ST4: the high bet
    Case("ST4", "a pair showing on fourth street changes no limit", showing("AhAd, 2d3h, QsJs"),
         f"{FOURTH}, a bet 10, b raise to 20", "c may call 20 or raise to 30"),
    Case("ST4", "the high bet from fifth street", FOUR, f"{FIFTH}, d bet 20", "a may call 20 or raise to 40"),
    Case("ST4", "on sixth", FOUR, SIXTH, "d may check or bet 20"),
    Case("ST4 B1", "on seventh: 20, 40, 60, 80 and no more", FOUR,
         f"{SEVENTH}, d bet 20, a raise to 40, b raise to 60, c raise to 80", "d may call 60, not raise: B1"),
    # other limits than K, O, N, W name for it
    Case("ST2 B4", "no limit: the first bet is at least the big blind, the bring-in none",
         Table("NL 5/10 ante 1", "abcd 500", "stud", holding=DOORS), "b brings in",
         "c may call 5 or raise to 10..499"),
    Case("ST2 B4", "no limit: then by at least that bet",
         Table("NL 5/10 ante 1", "abcd 500", "stud", holding=DOORS), "b brings in, c raise to 30",
         "d may call 30 or raise to 60..499"),
)

REFUSED: Final = (
    Refused("ST1", "to fold the bring-in", FOUR, "deal", "b fold", "ST1 turn.bring_in"),
    Refused("ST1", "to check it", FOUR, "deal", "b check", "ST1 turn.bring_in"),
    Refused("ST1", "to call", FOUR, "deal", "b call", "ST1 turn.bring_in"),
    Refused("ST1", "another's bring-in", FOUR, "deal", "c brings in", "ST1 turn.not_yours"),
    Refused("ST3", "who does not show the best hand speaks first", FOUR, "deal, brought in, fourth street",
            "a check", "ST3 turn.not_yours"),
    Refused("ST1", "a second bring-in", FOUR, "deal, b brings in", "c brings in", "P8 turn.betting"),
    Refused("ST1", "a bring-in on fourth street", FOUR, "deal, brought in, fourth street", "d brings in",
            "P8 turn.betting"),
    Refused("ST1 B1", "less than the low bet", FOUR, "deal", "b completes to 9", "B1 raise.not_the_unit"),
    Refused("ST1 B1", "more than the low bet", FOUR, "deal", "b completes to 20", "B1 raise.not_the_unit"),
    Refused("ST2 B1", "by a whole bet more than the bring-in", FOUR, "deal, b brings in", "c raise to 15",
            "B1 raise.not_the_unit"),
    Refused("ST1", "nothing to complete", ONES, "deal", "b completes to 2", "ST1 raise.bring_in_is_full"),
    Refused("ST1 A1", "without the chips for more", stacks("a 500, b 4, c 400, d 700"), "deal",
            "b completes to 10", "A1 raise.no_chips"),
    Refused("ST1", "no draw here", FOUR, "deal", "b stands pat", "ST1 turn.bring_in"),
)
# fmt: on


@each(OPTIONS)
def test_the_rulebook_says(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then, told(played(case.table, case.play))


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)


def test_ST1_everyone_antes_and_nobody_posts_a_blind() -> None:
    assert posted(played(FOUR)) == "a ante 1, b ante 1, c ante 1, d ante 1"


@pytest.mark.parametrize("table", [FOUR, KASZINO], ids=["check_or_fold", "fold"])
def test_I4_who_is_away_brings_in(table: Table) -> None:
    """The bring-in cannot be folded, whatever the house says of the absent."""
    story = played(table, "b times out")
    assert story.events[-1] == BroughtIn(story.seat("b"), 5)


@pytest.mark.parametrize(
    ("table", "then"),
    [(FOUR, "a may check or bet 10"), (KASZINO, "a may check or bet 10")],
    ids=["check_or_fold", "fold"],
)
def test_I4_who_is_away_later_checks_or_has_folded(table: Table, then: str) -> None:
    story = played(table, "brought in, fourth street, d times out")
    assert told(story) == then
    assert story.hand.alive == (3 if table is KASZINO else 4)


def test_G7_two_to_nine_are_dealt_in() -> None:
    for count, letters in ((1, "a"), (10, "abcdefghij")):
        with pytest.raises(RuleViolation) as refused:
            seated(Table("FL 10/20 ante 1", f"{letters} 500", "razz"))
        code = "setup.too_few_players" if count < 2 else "setup.too_many_players"
        assert (refused.value.refusal.clause, refused.value.refusal.code) == ("G7", code)
