"""Nobody acts out of turn (P7, P8), for the dealer (P10), before the deal or when it is over (P11)."""

from typing import Final

from tests.rulebook.cases import Refused, check_refused, each
from tests.rulebook.kit import from_the_start
from tests.rulebook.table import Table

FIVE: Final = Table("NL 5/10", "a 700, b 500, c 600, d 800, e 400")
THREE: Final = Table("NL 5/10", "a 700, b 500, c 600")

# fmt: off
ENDED: Final = "c fold, a fold"
REFUSED: Final = (
    Refused("P7", "out of turn before the flop", FIVE, "", "d call", "P7 turn.not_yours"),
    Refused("P7", "the big blind before it is his turn", FIVE, "c call", "b check", "P7 turn.not_yours"),
    Refused("P7", "who speaks first does not check", FIVE, "", "c check", "B0 check.facing_bet"),
    Refused("P8", "out of turn after the flop", FIVE, "limps, flop", "e check", "P8 turn.not_yours"),
    Refused("P8", "who has folded", FIVE, "limps, flop, a fold", "a bet 20", "P8 turn.not_yours"),
    Refused("P8", "time is up of who is not asked", FIVE, "limps, flop", "b times out", "P8 turn.not_yours"),
    Refused("P10", "a check while the dealer is to deal", FIVE, "limps", "a check", "P10 turn.dealer"),
    Refused("P10", "a bet while the dealer is to deal", FIVE, "limps", "a bet 20", "P10 turn.dealer"),
    Refused("P10", "a fold while the dealer is to deal", FIVE, "limps", "a fold", "P10 turn.dealer"),
    Refused("P10", "a show while the dealer is to deal", FIVE, "limps", "a show", "P10 turn.dealer"),
    Refused("P10", "time is up while the dealer is to deal", FIVE, "limps", "a times out", "P10 turn.dealer"),
    Refused("P10", "cards while a player is asked", FIVE, "", "deal AsKdQh", "P10 turn.player"),
    Refused("P10", "forced bets a second time", FIVE, "", "post", "P10 turn.player"),
    Refused("P10", "forced bets where the board is due", FIVE, "limps", "post", "P10 turn.dealer"),
    Refused("P10", "an award where the board is due", FIVE, "limps", "award 0 to a", "P10 turn.dealer"),
    Refused("P11", "a call when it is over", THREE, ENDED, "b call", "P11 turn.hand_over"),
    Refused("P11", "a check when it is over", THREE, ENDED, "b check", "P11 turn.hand_over"),
    Refused("P11", "a fold when it is over", THREE, ENDED, "b fold", "P11 turn.hand_over"),
    Refused("P11", "a show when it is over", THREE, ENDED, "b show", "P11 turn.hand_over"),
    Refused("P11", "a muck when it is over", THREE, ENDED, "b muck", "P11 turn.hand_over"),
    Refused("P11", "time is up when it is over", THREE, ENDED, "b times out", "P11 turn.hand_over"),
    Refused("P11", "cards when it is over", THREE, ENDED, "deal AsKdQh", "P11 turn.hand_over"),
    Refused("P11", "run-outs when it is over", THREE, ENDED, "runs 2", "P11 turn.hand_over"),
    Refused("P11", "forced bets when it is over", THREE, ENDED, "post", "P11 turn.hand_over"),
    Refused("P11", "an award when it is over", THREE, ENDED, "award 0 to b", "P11 turn.hand_over"),
)
BEFORE_POSTING: Final = (
    Refused("P3", "a call before the blinds are posted", FIVE, "", "c call", "P10 turn.dealer"),
    Refused("P3", "cards before the blinds are posted", FIVE, "", "deal AsKdQh", "P10 turn.dealer"),
    Refused("P5", "a call before the cards are dealt", FIVE, "post", "c call", "P10 turn.dealer"),
    Refused("P5", "run-outs before the cards are dealt", FIVE, "post", "runs 2", "P10 turn.dealer"),
)
# fmt: on


@each(REFUSED)
def test_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case)


@each(BEFORE_POSTING)
def test_before_the_deal_the_rulebook_forbids(case: Refused) -> None:
    check_refused(case, from_the_start)
