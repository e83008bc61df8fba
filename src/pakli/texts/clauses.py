"""
The list of the rulebook's clauses: their order, their sections, and who states them.

Clauses     all of them; their titles and texts are messages (`clause-B8`), this is the table of contents.
Knows       ids and letters only.
Tested in   tests/texts/test_clauses.py
"""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause: the id a refusal names, its section, and the sources that state it."""

    id: str
    section: str
    """Id of the message that titles the section: `section-` and this word."""
    sources: tuple[str, ...]
    """Letters of the source documents; messages `source-K` and so on name them. T is the modern standard."""


# Section, then "clause:sources" in the order of the rulebook.
_CONTENTS: Final = (
    ("cards", "C1:KOZW C2:K C3:KOWT C4:KW C5:TW"),
    ("hands", "H1:KOZNW H2:K H3:K H4:KT H5:T H5a:T H5b:T H5c:T H6:KO H7:KW"),
    ("games", "G1:KNZW G2:K G3:KO G4:K G5:K G6:KT G7:WT G8:WT G9:T G10:T G11:T"),
    ("betting", "B0:ZWNOT B1:KOW B1a:OKWT B2:W B3:KOW B4:KNW B5:KONW B6:OWK B7:NW B8:OT B9:T B10:T"),
    ("hand", "P1:KOW P2:KONWT P3:KONZWT P4:W P5:KNOW P6:N P7:KONZW P8:KONZW P9:KONW P10:KOW P11:KONZWT"),
    ("showdown", "P12:ONW P13:NWZKOT P14:NWT P15:KWT P16:WNT P17:O"),
    ("draw", "D1:K D2:K D3:K D4:K D5:K"),
    ("lowball", "L1:T L2:T"),
    ("stud", "ST1:T ST2:T ST3:T ST4:T ST5:T ST6:T"),
    ("straddle", "S1:K S2:K S3:K S4:KT"),
    ("irregularities", "I1:KOT I2:KT I3:K I4:KT I5:KOWT"),
    (
        "tda",
        (
            "TDA24:T TDA35:T TDA36:T TDA39:T TDA40:T TDA42:T TDA43:T TDA44:T TDA45:T TDA46:T TDA49:T "
            "TDA50:T TDA51:T TDA52:T TDA53:T TDA54:T TDA55:T TDA56:T TDA57:T TDA58:T TDA65:T TDA68:T"
        ),
    ),
    ("all-in", "A1:KONZW A2:N A3:K A4:OK A5:T A6:T"),
    ("cash", "T1:KOW T2:KOT T3:KW T4:K T5:KT T6:W"),
    ("tournaments", "M1:WT M2:W M3:W M4:WT M5:W M6:WN M7:W M8:N M9:W"),
    ("live", "F1:T F2:T F3:T"),
)

# Each house rule and the clause that reads it, in the order of the rulebook's section 11.
HOUSE_RULES: Final = {
    "low_qualifier": "H4", "cap_heads_up": "B1a", "min_raise": "B4", "reopen": "B8", "sign": "B6",
    "button": "P2", "first_to_show": "P12", "who_shows": "P13", "see_called_hands": "P13",
    "what_counts": "P14", "odd_chips": "P15", "all_in_face_up": "P16", "burn_cards": "P9",
    "exposed_card": "I1", "absent": "I4", "rebuy_min": "T4", "straddle": "S1", "ante": "B10",
    "run_outs": "P16", "bomb_pot": "B10", "boards": "P15", "rabbit_cards": "I5", "return_within": "T3",
    "rake": "A6", "time_to_act": "I4", "time_bank": "I4", "disconnect_grace": "I4", "tournament_rebuy": "M6",
}  # fmt: skip


def _listed() -> dict[str, Clause]:
    pairs = ((section, *entry.split(":")) for section, row in _CONTENTS for entry in row.split())
    return {clause: Clause(clause, section, tuple(sources)) for section, clause, sources in pairs}


SECTIONS: Final[tuple[str, ...]] = tuple(section for section, _ in _CONTENTS)
"""Sections in the order of the rulebook."""

CLAUSES: Final[dict[str, Clause]] = _listed()
"""Every clause by id, in the order of the rulebook."""
