"""
Five Card Draw (G5): antes (D1), the first round (D2), who draws what (D3), the second round (D4).

The stub and its burned cards are in test_five_card_draw_stub.py, hands (H3) in test_five_card_draw_hands.py.
"""

from typing import Final

import pytest

from pakli.rules import RuleViolation
from tests.rulebook.cases import Case, Paid, Refused, each
from tests.rulebook.kit import seated
from tests.rulebook.kit_draw import check_paid, check_refused, hand_of, played, posting
from tests.rulebook.table import Table
from tests.rulebook.telling import posted
from tests.rulebook.telling_draw import told

FOUR: Final = Table("PL 5/10 ante 5", "a 500, b 600, c 400, d 700", "five-card-draw")
IN_FIVES: Final = Table("PL 5/10 ante 5 chip 5", "a 500, b 600, c 400, d 700", "five-card-draw")
THREE: Final = Table("PL 5/10 ante 5", "a 500, b 600, c 400", "five-card-draw")
SHORT_ANTE: Final = Table("PL 5/10 ante 5", "a 500, b 3, c 400, d 700", "five-card-draw")
ONE_ALL_IN: Final = Table("PL 5/10 ante 5", "a 500, b 25, c 400, d 700", "five-card-draw")
ALL_IN: Final = Table("PL 5/10 ante 5", "a 20, b 20, c 20", "five-card-draw")
FACE_DOWN: Final = Table("PL 5/10 ante 5", "abc 20", "five-card-draw", rules={"all_in_face_up": False})

# fmt: off
OPTIONS: Final = (
    # D2: the first round
    Case("D2", "the player left of the button speaks first: one ante up to the four antes", FOUR, "",
         "a may check or bet 5..20"),
    Case("D2", "who comes after a pass has the same choice", FOUR, "a check", "b may check or bet 5..20"),
    Case("D2", "over a bet of 20 raise to at most 80", FOUR, "a bet 20", "b may call 20 or raise to 40..80"),
    Case("D2", "over a bet of one ante raise by at least one ante", FOUR, "a bet 5",
         "b may call 5 or raise to 10..35"),
    Case("D2", "who passed may still call or raise", FOUR, "a check, b check, c bet 10, d fold",
         "a may call 10 or raise to 20..50"),
    Case("D2", "all pass: straight to the draw", FOUR, "checks", "a may change up to 3"),
    Case("D2", "no limit on how many raises", FOUR,
         "a bet 5, b raise to 10, c raise to 15, d raise to 20, a raise to 25",
         "b may call 15 or raise to 30..130"),
    Case("D2 B10", "a short ante makes the pot smaller", SHORT_ANTE, "", "a may check or bet 5..18"),
    Case("D2 B10", "who is all-in with his ante is not asked", SHORT_ANTE, "a check",
         "c may check or bet 5..18"),
    # D3: the draw
    Case("D3", "the first draw is the first's left of the button who is still in", FOUR,
         "a bet 10, b call, c call, d raise to 50, a fold, b call, c call", "b may change up to 3"),
    Case("D3", "one burn, then as many as he threw away", FOUR, "checks, a throws 2",
         "dealer: burns 1, 2 to a, none of 7c7d"),
    Case("D3", "each burns anew", FOUR, "checks, a draws 3, b throws 3",
         "dealer: burns 1, 3 to b, none of 8d8h8s"),
    Case("D3", "who draws none gets no burn, and the next is asked", FOUR, "checks, a stands pat",
         "b may change up to 3"),
    Case("D3", "who is all-in draws too", ONE_ALL_IN, "a bet 20, b all-in 20, c call, d call, a stands pat",
         "b may change up to 3"),
    Case("D3", "who is all-in with his ante draws too", SHORT_ANTE, "a check, c check, d check, a draws 3",
         "b may change up to 3"),
    Case("D3", "who is all-in draws though nobody can bet any more", ALL_IN,
         "a all-in 15, b all-in 15, c all-in 15, a draws 3", "b may change up to 3"),
    # D4: the second round
    Case("D4", "the first after the last to bet or raise starts: after a's bet b", THREE,
         "a bet 15, b call, c call, pat", "b may check or bet 1..60"),
    Case("D4", "after c's raise d", FOUR, "a bet 20, b call, c raise to 40, d call, a call, b call, pat",
         "d may check or bet 1..180"),
    Case("D4", "after the button's raise the first left of him", FOUR,
         "a bet 20, b call, c call, d raise to 40, a call, b call, c call, pat", "a may check or bet 1..180"),
    Case("D4", "who has folded does not start", FOUR, "a bet 20, b fold, c call, d call, pat",
         "c may check or bet 1..80"),
    Case("D4", "who is all-in cannot act, so he does not start", ONE_ALL_IN,
         "a bet 20, b all-in 20, c call, d call, pat", "c may check or bet 1..100"),
    Case("D4", "the one who bet starts if all others after him cannot act", Table(
         "PL 5/10 ante 5", "a 500, b 20, c 20, d 700", "five-card-draw"),
         "a check, b check, c check, d bet 20, a call, b all-in 15, c all-in 15, pat",
         "a may check or bet 1..90"),
    Case("D4", "after a round without a bet left of the button", FOUR, "checks, pat",
         "a may check or bet 1..20"),
    Case("D4", "a bet from one chip: the table's", IN_FIVES, "checks, pat", "a may check or bet 5..20"),
    Case("D4", "then as pot limit: raise by at least the last bet", FOUR, "checks, pat, a bet 1",
         "b may call 1 or raise to 2..23"),
    # P16: nothing is turned up while a draw is to come
    Case("P16 D3", "all are all-in: after the last draw all is over", ALL_IN,
         "a all-in 15, b all-in 15, c all-in 15, pat", "a 60, b 0, c 0"),
    Case("P16 P12", "all_in_face_up off: after the last draw the first shows, and the next may throw away",
         FACE_DOWN, "a all-in 15, b all-in 15, c all-in 15, pat", "b may show or muck"),
    Case("P16", "while two can still bet, one who is all-in does not turn up", ONE_ALL_IN,
         "a bet 20, b all-in 20, c call, d fold, pat", "c may check or bet 1..80"),
    Case("P16", "one with chips against all-in players is asked nothing more but his draw", Table(
         "PL 5/10 ante 5", "a 500, b 20, c 20", "five-card-draw"),
         "a bet 15, b all-in 15, c all-in 15", "a may change up to 3"),
)

PAID: Final = (
    Paid("D1 B10", "short of his ante he plays for as much of each", Table(
         "PL 5/10 ante 5", "a 500, b 3, c 400, d 700", "five-card-draw",
         holding="a 7c7d8h9sJc, b AsAhKcKdQs, c QdQcTc9c8c, d JsJdTs9d8d"),
         "a check, c check, d check, pat, checks, shows", "12 abcd, 6 acd", "a 495, b 12, c 401, d 695"),
    Paid("D2 P11", "nobody calls: the bet goes back and the antes are his", THREE,
         "a check, b bet 15, c fold, a fold", "15 b", "a 495, b 610, c 395"),
    Paid("D4 P11", "nobody calls after the draw", FOUR,
         "checks, pat, a check, b bet 20, c fold, d fold, a fold", "20 b", "a 495, b 615, c 395, d 695"),
    Paid("A1 D3", "the best hand all-in, made by its draw", Table(
         "PL 5/10 ante 5", "a 500, b 20, c 400", "five-card-draw",
         holding="a AsAh8h9sJc, b 7s7h7cKdQs, c KcKhTc9c8c"),
         "a bet 15, b all-in 15, c call, a stands pat, b changes KdQs for 7dTd, c stands pat, "
         "c bet 60, a call, shows", "60 abc, 120 ac", "a 540, b 60, c 320"),
)

REFUSED: Final = (
    Refused("D1", "a bet below the ante", FOUR, "deal", "a bet 4", "B3 raise.too_small"),
    Refused("D2", "a bet above the antes", FOUR, "deal", "a bet 21", "B3 raise.too_large"),
    Refused("D2", "a raise above the pot", FOUR, "deal, a bet 20", "b raise to 81", "B3 raise.too_large"),
    Refused("D2", "the second player speaks first", FOUR, "deal", "b check", "P8 turn.not_yours"),
    Refused("D3", "four cards", FOUR, "deal, checks", "a throws 4", "D3 draw.too_many"),
    Refused("D3", "a card he does not hold", Table("PL 5/10 ante 5", "abcd 500", "five-card-draw",
            holding="a 7c8c9cTcJd, b Kd"), "deal, checks", "a throws 7cKd", "D3 draw.not_your_card"),
    Refused("D3", "one card twice", Table("PL 5/10 ante 5", "abcd 500", "five-card-draw",
            holding="a 7c8c9cTcJd"), "deal, checks", "a throws 7c7c", "D3 draw.not_your_card"),
    Refused("C5", "what is no card", FOUR, "deal, checks", "a throws Zz", "C5 deal.unknown_text"),
    Refused("D3", "a draw out of turn", FOUR, "deal, checks", "b stands pat", "D3 turn.not_yours"),
    Refused("D3", "a bet while cards are changed", FOUR, "deal, checks", "a check", "D3 turn.draw"),
    Refused("D3", "a fold while cards are changed", FOUR, "deal, checks", "a fold", "D3 turn.draw"),
    Refused("D4", "the first left of the button speaks after a bet of his", FOUR,
            "deal, a bet 10, b call, c call, d call, pat", "a check", "D4 turn.not_yours"),
    Refused("D3", "a draw while bets are made", FOUR, "deal", "a draws 3", "P8 turn.betting"),
    Refused("D3", "a second draw", FOUR, "deal, checks, a stands pat", "a draws 1", "D3 turn.not_yours"),
    Refused("D3", "a draw before the cards came", FOUR, "deal, checks, a throws 3", "a stands pat",
            "P10 turn.dealer"),
    Refused("D3", "two new cards for three", FOUR, "deal, checks, a throws 3", "deal AsKs",
            "D3 deal.wrong_count"),
    Refused("D3", "four new cards for three", FOUR, "deal, checks, a throws 3", "deal AsKsQsJs",
            "D3 deal.wrong_count"),
    Refused("D3 P9", "two burn cards", FOUR, "deal, checks, a throws 3", "deal AsKsQs burning JsTs",
            "P9 deal.wrong_count"),
    Refused("D3 C1", "one new card twice", FOUR, "deal, checks, a throws 3", "deal AsAsQs",
            "C1 deal.card_twice"),
    Refused("D3 C1", "a new card that is burned for it", FOUR, "deal, checks, a throws 3",
            "deal AsKsQs burning As", "C1 deal.card_twice"),
    Refused("D3 C1", "his own discard: never the discards", Table("PL 5/10 ante 5", "abcd 500",
            "five-card-draw", holding="a 7c8c9cTcJd"), "deal, checks, a throws 7c8c9c", "deal 7cAsKs",
            "C1 deal.card_twice"),
    Refused("D3 C1", "another's discard", Table("PL 5/10 ante 5", "abcd 500", "five-card-draw",
            holding="a 7c8c9cTcJd"), "deal, checks, a changes 7c for As, b throws 3", "deal 7cQsKs",
            "C1 deal.card_twice"),
    Refused("C2", "a card of the long pack", FOUR, "deal, checks, a throws 3", "deal 2s3sAs",
            "C2 deal.not_in_pack"),
)
# fmt: on


@each(OPTIONS)
def test_the_rulebook_says(case: Case) -> None:
    assert told(played(case.table, case.play)) == case.then, told(played(case.table, case.play))


@each(PAID)
def test_who_gets_the_chips(case: Paid) -> None:
    check_paid(case)


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)


def test_D1_everyone_pays_the_ante_and_nobody_a_blind() -> None:
    assert posted(played(FOUR)) == "a ante 5, b ante 5, c ante 5, d ante 5"


@pytest.mark.parametrize("sign", ["NL 5/10", "FL 5/10", "SL 5-10"])
def test_D1_it_is_pot_limit_throughout(sign: str) -> None:
    with pytest.raises(RuleViolation) as refused:
        seated(Table(sign, "abcd 500", "five-card-draw"))
    refusal = refused.value.refusal
    assert (refusal.clause, refusal.code) == ("D1", "setup.limit_not_offered")


def test_P5_five_cards_each_come_one_at_a_time() -> None:
    table = Table("PL 5/10 ante 5", "ab 500", "five-card-draw")
    story = posting(table, "deal 7c7d8c8d9c9dTcTdJcJd")
    assert (hand_of(story, "a"), hand_of(story, "b")) == ("7c8c9cTcJc", "7d8d9dTdJd")


def test_G5_two_to_four_are_dealt_in() -> None:
    for count, letters in ((1, "a"), (5, "abcde")):
        with pytest.raises(RuleViolation) as refused:
            seated(Table("PL 5/10 ante 5", f"{letters} 500", "five-card-draw"))
        code = "setup.too_few_players" if count < 2 else "setup.too_many_players"
        assert (refused.value.refusal.clause, refused.value.refusal.code) == ("G5", code)
