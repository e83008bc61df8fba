"""
Who may what: every right of the room in one table, read by one function.

`RIGHTS` gives each right its least standing, and what else it hangs on. `may` answers with None, or with the
refusal that says who could. Clause F1: who rules sees to it with a reason, and all of it is written down; F2
is kept by the engine: no right in here uncovers a card.

Pure: tells by the person as read and the place as described. Tested in tests/club/test_rights.py
"""

from typing import Final, Literal, get_args

from msgspec import Struct

from pakli.club.person import Person, Role
from pakli.club.refusals import HOUSE, refusal
from pakli.rules import Refusal

__all__ = ["CLUB", "RIGHTS", "STANDINGS", "Place", "Right", "Standing", "What", "may", "standing_of"]

Standing = Literal["guest", "player", "floor", "host"]
STANDINGS: Final[tuple[Standing, ...]] = get_args(Standing)
"""From least to most. A member's standing is his role; a guest's is below a player's."""

What = Literal[
    "watch_table", "sit_down", "chat",
    "enter_tournament",
    "create_private_table", "create_table", "create_tournament", "run_tournament",
    "invite_to_table", "approve_seats", "hold_table", "remove_player", "keep_table", "close_table",
    "seat_bots", "deal_cards",
    "call_floor", "answer_calls", "rule", "see_audit", "see_own_audit", "see_patterns",
    "use_pages", "make_bots",
    "invite_people", "see_people", "rename", "mute",
    "bar", "name_roles", "recover", "see_ledger", "correct_chips", "grant_chips", "set_credit", "settle_up",
    "run_club", "see_nights", "run_nights", "see_standings", "run_seasons",
    "see_own_hands", "share_hands",
]  # fmt: skip


class Place(Struct, frozen=True, kw_only=True):
    """Where a right is asked for: the club as a whole, a table, or about somebody."""

    table: str = ""
    owner: str = ""
    """Id of the person who opened the table."""
    private: bool = False
    seated: bool = False
    """Whether who asks sits at the table."""
    dealers: tuple[str, ...] = ()
    """Ids of those who were handed the console of a live table."""
    whom: Person | None = None
    """Whom it is done to."""
    members_bots: bool = False
    """Whether the host lets members' bots take part here."""
    money: bool = False
    """Whether what is played for is worth something: members' bots play for practice chips alone."""


CLUB: Final = Place()
"""No table in particular."""


class Right(Struct, frozen=True, kw_only=True):
    """What a right hangs on."""

    least: Standing
    bots: bool = False
    """Whether the house's bots have it."""
    members_bots: Literal["no", "look", "play"] = "no"
    """
    Whether members' bots have it: as one who looks on, or as one who plays, for which the host must let them
    and the token be good.
    """
    owner: bool = False
    """Whether who opened the table has it there, whatever his standing."""
    dealer: bool = False
    """Whether who was handed the console of a live table has it there."""
    invited: bool = False
    """At a private table: only those invited to it, its owner, and the floor."""
    unmuted: bool = False
    apart: bool = False
    """Not at a table where one sits oneself, for nobody judges his own case; but the host may, for in a small
    club there is nobody else."""


RIGHTS: Final[dict[What, Right]] = {
    "watch_table": Right(least="guest", bots=True, members_bots="look", invited=True),
    "sit_down": Right(least="guest", bots=True, members_bots="play", invited=True),
    "chat": Right(least="guest", invited=True, unmuted=True),
    "enter_tournament": Right(least="guest", bots=True, members_bots="play"),
    "create_private_table": Right(least="player"),
    "create_table": Right(least="floor"),
    "create_tournament": Right(least="floor"),
    "run_tournament": Right(least="floor", owner=True),
    "invite_to_table": Right(least="floor", owner=True),
    "approve_seats": Right(least="floor", owner=True),
    "hold_table": Right(least="floor", owner=True),
    "remove_player": Right(least="floor", owner=True),
    "keep_table": Right(least="floor", owner=True),
    "close_table": Right(least="floor", owner=True),
    "seat_bots": Right(least="floor", owner=True),
    "deal_cards": Right(least="floor", owner=True, dealer=True),
    "call_floor": Right(least="guest", invited=True),
    "answer_calls": Right(least="floor"),
    "rule": Right(least="floor", apart=True),
    "see_audit": Right(least="floor", apart=True),
    "see_own_audit": Right(least="guest"),
    "see_patterns": Right(least="host"),
    "use_pages": Right(least="guest"),
    "make_bots": Right(least="player"),
    "invite_people": Right(least="floor"),
    "see_people": Right(least="floor"),
    "rename": Right(least="floor"),
    "mute": Right(least="floor"),
    "bar": Right(least="host"),
    "name_roles": Right(least="host"),
    "recover": Right(least="host"),
    "see_ledger": Right(least="floor"),
    "correct_chips": Right(least="floor"),
    "grant_chips": Right(least="host"),
    "set_credit": Right(least="host"),
    "settle_up": Right(least="host"),
    "run_club": Right(least="host"),
    "see_nights": Right(least="player"),
    "run_nights": Right(least="floor"),
    "see_standings": Right(least="player"),
    "run_seasons": Right(least="host"),
    "see_own_hands": Right(least="guest"),
    "share_hands": Right(least="player"),
}


def standing_of(person: Person) -> Standing | None:
    """A member's role, "guest" for guests; None for bots, who are not people."""
    if person.is_program:
        return None
    return "guest" if person.kind == "guest" else person.role


def may(person: Person, what: What, where: Place = CLUB) -> Refusal | None:
    """
    Whether `person` may do `what` at `where`: None if so, else why not.

    What a person does to his own name, password, sessions, settings and account is no right: it is his.
    """
    if person.barred:
        return refusal(HOUSE, "may.barred")
    right, standing = RIGHTS[what], standing_of(person)
    if person.is_members_bot:
        return _of_members_bot(person, right, where)
    if standing is None:
        return None if right.bots else refusal(HOUSE, "may.bots_not")
    return (
        _too_low(person, standing, right, where)
        or _in_own_case(standing, right, where)
        or _above(standing, where)
        or _not_invited(person, standing, right, where)
        or _muted(person, right)
    )


def _of_members_bot(bot: Person, right: Right, where: Place) -> Refusal | None:
    """It goes where its owner may, looks on, and plays for practice chips where the host lets it."""
    if right.members_bots == "no":
        return refusal(HOUSE, "may.members_bots_not")
    inside = (bool(bot.owner) and where.owner == bot.owner) or where.table in bot.tables
    if right.invited and where.private and not inside:
        return refusal(HOUSE, "may.invited_only")
    if right.members_bots == "look":
        return None
    if not bot.plays:
        return refusal(HOUSE, "may.looks_on")
    if not where.members_bots:
        return refusal(HOUSE, "may.no_members_bots")
    return refusal(HOUSE, "may.practice_chips_only") if where.money else None


def _too_low(person: Person, standing: Standing, right: Right, where: Place) -> Refusal | None:
    if _reaches(standing, right.least) or (right.owner and where.owner == person.id):
        return None
    if right.dealer and person.id in where.dealers:
        return None
    if right.least == "player":
        return refusal(HOUSE, "may.members_only")
    if right.least == "host":
        return refusal(HOUSE, "may.host_only")
    return refusal(HOUSE, "may.floor_only")


def _in_own_case(standing: Standing, right: Right, where: Place) -> Refusal | None:
    if right.apart and where.seated and standing != "host":
        return refusal(HOUSE, "may.sits_here")
    return None


def _above(standing: Standing, where: Place) -> Refusal | None:
    """Nobody but the host acts upon his equals or those above him."""
    whom = None if where.whom is None else standing_of(where.whom)
    if whom is None or standing == "host" or not _reaches(whom, _lowest(standing)):
        return None
    return refusal(HOUSE, "may.not_above")


def _lowest(standing: Standing) -> Standing:
    """The least standing that `standing` may not act upon: its own, from the floor up."""
    return standing if _reaches(standing, "floor") else "floor"


def _not_invited(person: Person, standing: Standing, right: Right, where: Place) -> Refusal | None:
    inside = where.owner == person.id or where.table in person.tables or _reaches(standing, "floor")
    inside = inside or person.id in where.dealers
    return refusal(HOUSE, "may.invited_only") if right.invited and where.private and not inside else None


def _muted(person: Person, right: Right) -> Refusal | None:
    if right.unmuted and person.muted_minutes:
        return refusal(HOUSE, "may.muted", minutes=person.muted_minutes)
    return None


def _reaches(standing: Standing, least: Standing | Role) -> bool:
    return STANDINGS.index(standing) >= STANDINGS.index(least)
