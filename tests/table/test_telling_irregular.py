"""What went wrong is a sentence in every language, whatever it was."""

from typing import Final, get_args

import pytest

from pakli.rules import (
    ActedEarly,
    CardsSetAside,
    EarlyReleased,
    Event,
    Folded,
    HandExposed,
    HandKilled,
    HandMended,
    IrregularityRuled,
    Misdealt,
    RaiseBarred,
)
from pakli.rules.events import MISDEAL_REASONS
from pakli.rules.irregular_events import Barred, Irregular
from pakli.table.telling import told_hand
from pakli.texts import LANGUAGES, translator
from tests.rulebook.kit_live import played
from tests.rulebook.table import Table
from tests.table.test_telling import said

EVENTS: Final[tuple[Event, ...]] = (
    *(IrregularityRuled(what, "TDA40", 5, 500, 300, "so it was") for what in get_args(Irregular)),
    *(RaiseBarred(5, why, "TDA53", 100, "so it was") for why in get_args(Barred)),
    ActedEarly(5, "check"),
    ActedEarly(5, "call", 100),
    ActedEarly(5, "raise", 300),
    EarlyReleased(5),
    Folded(5, out_of_turn=True),
    HandMended(5, "7c??", "one card short"),
    HandExposed(5, "??Qd"),
    CardsSetAside("2s3h4d", "??"),
    CardsSetAside("", "??"),
    HandKilled(5, "I3", "count.wrong"),
    *(Misdealt("TDA35", reason) for reason in sorted(MISDEAL_REASONS)),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, 5])
def test_every_one_of_them_is_told(language: str, viewer: int) -> None:
    hand, say = played(Table("NL 50/100", "abcd 5000")).hand, translator(language)
    for event in EVENTS:
        lines = told_hand(event, hand, viewer)
        assert lines
        for line in lines:
            assert "{" not in said(say, line, viewer), event


def test_what_is_told_names_the_player_and_the_chips() -> None:
    hand, say = played(Table("NL 50/100", "abcd 5000")).hand, translator("en")
    (line,) = told_hand(IrregularityRuled("oversized_chip", "TDA44", 5, 500, 100), hand, 0)
    assert said(say, line, 0) == "5: a single chip of 500 without a word is a call, 100 (TDA 44)."
