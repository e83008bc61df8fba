"""Who may what: the whole table again, as those who run a room would say it."""

from itertools import product
from typing import Final, get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from pakli.club import CLUB, MACHINE, RIGHTS, STANDINGS, Person, Place, What, may, standing_of

# yes, no, or the code of the refusal's reason; below for each right: guest, the house's bot, a member's bot,
# member, floor, host.
EVERYBODY, NO_BOTS = "yes yes yes yes yes yes", "yes no never yes yes yes"
PLAYERS = "yes yes nobots yes yes yes"
MEMBERS, FLOOR = "members no never yes yes yes", "floor no never floor yes yes"
HOST = "host no never host host yes"
MATRIX: Final[dict[What, str]] = {
    "watch_table": EVERYBODY,
    "sit_down": PLAYERS,
    "chat": NO_BOTS,
    "enter_tournament": PLAYERS,
    "create_private_table": MEMBERS,
    "create_table": FLOOR,
    "create_tournament": FLOOR,
    "run_tournament": FLOOR,
    "invite_to_table": FLOOR,
    "approve_seats": FLOOR,
    "hold_table": FLOOR,
    "remove_player": FLOOR,
    "keep_table": FLOOR,
    "close_table": FLOOR,
    "seat_bots": FLOOR,
    "call_floor": NO_BOTS,
    "answer_calls": FLOOR,
    "rule": FLOOR,
    "see_audit": FLOOR,
    "see_own_audit": NO_BOTS,
    "see_patterns": HOST,
    "use_pages": NO_BOTS,
    "make_bots": MEMBERS,
    "invite_people": FLOOR,
    "see_people": FLOOR,
    "deal_cards": FLOOR,
    "rename": FLOOR,
    "mute": FLOOR,
    "bar": HOST,
    "name_roles": HOST,
    "recover": HOST,
    "see_ledger": FLOOR,
    "correct_chips": FLOOR,
    "grant_chips": HOST,
    "set_credit": HOST,
    "settle_up": HOST,
    "run_club": HOST,
    "see_nights": MEMBERS,
    "run_nights": FLOOR,
    "see_standings": MEMBERS,
    "run_seasons": HOST,
    "see_own_hands": NO_BOTS,
    "share_hands": MEMBERS,
}
REFUSALS: Final = {
    "no": "may.bots_not",
    "never": "may.members_bots_not",
    "nobots": "may.no_members_bots",
    "members": "may.members_only",
    "floor": "may.floor_only",
    "host": "may.host_only",
}

GUEST = Person(id="guest", name="Gábor", kind="guest")
BOT = Person(id="bot", name="Robi", kind="bot")
MEMBER = Person(id="member", name="Anna", kind="member")
PROGRAM = Person(id="program", name="Gép", kind="members_bot", owner="member", owner_name="Anna")
FLOOR_MANAGER = Person(id="floor", name="Ferenc", kind="member", role="floor")
JUDIT = Person(id="host", name="Judit", kind="member", role="host")
PEOPLE = (GUEST, BOT, PROGRAM, MEMBER, FLOOR_MANAGER, JUDIT)
OWN: Final[tuple[What, ...]] = (
    "run_tournament",
    "invite_to_table",
    "approve_seats",
    "hold_table",
    "remove_player",
    "keep_table",
    "close_table",
    "seat_bots",
    "deal_cards",
)
"""What one may at a table that one has opened."""


def code_of(person: Person, what: What, where: Place = CLUB) -> str:
    """`yes`, or the code of the refusal."""
    no = may(person, what, where)
    assert no is None or no.clause == ""
    return "yes" if no is None else no.code


def test_the_matrix_has_every_right() -> None:
    assert set(MATRIX) == set(RIGHTS) == set(get_args(What))
    assert [standing_of(person) for person in PEOPLE] == ["guest", None, None, "player", "floor", "host"]


@pytest.mark.parametrize(
    ("what", "person"), list(product(MATRIX, PEOPLE)), ids=lambda each: getattr(each, "id", each)
)
def test_the_matrix(what: What, person: Person) -> None:
    wanted = MATRIX[what].split()[PEOPLE.index(person)]
    assert code_of(person, what) == REFUSALS.get(wanted, wanted)


@pytest.mark.parametrize("what", MATRIX)
def test_who_opened_a_table_has_some_rights_there_and_only_there(what: What) -> None:
    own, other = Place(table="t1", owner=MEMBER.id), Place(table="t2", owner=GUEST.id)
    if what in OWN:
        assert code_of(MEMBER, what, own) == "yes"
    else:
        assert code_of(MEMBER, what, own) == code_of(MEMBER, what)
    assert code_of(MEMBER, what, other) == code_of(MEMBER, what)


@pytest.mark.parametrize("what", ["watch_table", "sit_down", "chat"])
def test_a_private_table_is_for_those_invited(what: What) -> None:
    place = Place(table="t1", owner="somebody", private=True)
    invited = Person(id="invited", name="Béla", kind="guest", tables=frozenset({"t1"}))
    elsewhere = Person(id="elsewhere", name="Cili", kind="member", tables=frozenset({"t2"}))
    assert code_of(invited, what, place) == "yes"
    assert code_of(MEMBER, what, Place(table="t1", owner=MEMBER.id, private=True)) == "yes"
    for person in (GUEST, MEMBER, elsewhere):
        assert code_of(person, what, place) == "may.invited_only"
    for person in (FLOOR_MANAGER, JUDIT):
        assert code_of(person, what, place) == "yes"


@pytest.mark.parametrize("what", ["rule", "see_audit"])
def test_nobody_rules_at_his_own_table_but_the_host(what: What) -> None:
    here = Place(table="t1", seated=True)
    assert code_of(FLOOR_MANAGER, what, here) == "may.sits_here"
    assert code_of(JUDIT, what, here) == "yes"
    owner = Place(table="t1", seated=True, owner=MEMBER.id)
    assert code_of(MEMBER, what, owner) == "may.floor_only"


def test_a_muted_person_may_all_but_chat() -> None:
    muted = Person(id="muted", name="Dani", kind="member", role="floor", muted_minutes=5)
    assert dict(may(muted, "chat").facts) == {"minutes": 5}  # type: ignore[union-attr]
    for what in set(MATRIX) - {"chat"}:
        assert code_of(muted, what) == code_of(FLOOR_MANAGER, what)


@pytest.mark.parametrize("what", MATRIX)
def test_who_is_barred_may_nothing(what: What) -> None:
    barred = Person(id="barred", name="Edit", kind="member", role="host", barred=True)
    assert code_of(barred, what, Place(table="t1", owner="barred")) == "may.barred"


def test_the_floor_acts_on_players_the_host_on_everybody() -> None:
    for whom in (GUEST, BOT, PROGRAM, MEMBER):
        assert code_of(FLOOR_MANAGER, "mute", Place(whom=whom)) == "yes"
    for whom in (FLOOR_MANAGER, JUDIT):
        assert code_of(FLOOR_MANAGER, "mute", Place(whom=whom)) == "may.not_above"
    for whom in PEOPLE:
        assert code_of(JUDIT, "mute", Place(whom=whom)) == "yes"
        assert code_of(MACHINE, "bar", Place(whom=whom)) == "yes"


def test_who_opened_a_table_removes_players_but_not_the_floor() -> None:
    for whom, answer in ((GUEST, "yes"), (MEMBER, "yes"), (FLOOR_MANAGER, "may.not_above")):
        place = Place(table="t1", owner=MEMBER.id, whom=whom)
        assert code_of(MEMBER, "remove_player", place) == answer


@pytest.mark.parametrize("what", ["sit_down", "enter_tournament"])
def test_a_members_bot_plays_where_the_host_lets_it_for_practice_chips(what: What) -> None:
    lets, money = Place(table="t1", members_bots=True), Place(table="t1", members_bots=True, money=True)
    assert code_of(PROGRAM, what, lets) == "yes"
    assert code_of(PROGRAM, what, money) == "may.practice_chips_only"
    assert code_of(PROGRAM, what, Place(table="t1")) == "may.no_members_bots"
    looks_on = replace(PROGRAM, plays=False)
    assert code_of(looks_on, what, lets) == "may.looks_on"
    assert code_of(looks_on, "watch_table", lets) == "yes"
    assert code_of(MEMBER, what, money) == code_of(BOT, what, money) == "yes"


@pytest.mark.parametrize("what", ["watch_table", "sit_down"])
def test_a_members_bot_goes_where_its_owner_may(what: What) -> None:
    private = Place(table="t1", owner="somebody", private=True, members_bots=True)
    assert code_of(PROGRAM, what, private) == "may.invited_only"
    assert code_of(replace(PROGRAM, tables=frozenset({"t1"})), what, private) == "yes"
    assert code_of(PROGRAM, what, replace(private, owner="member")) == "yes"
    nobodys = replace(PROGRAM, owner="")
    assert code_of(nobodys, what, replace(private, owner="")) == "may.invited_only"


people = st.builds(
    Person,
    id=st.sampled_from(["a", "b", "c"]),
    name=st.just("Anna"),
    kind=st.sampled_from(["guest", "member", "bot", "members_bot"]),
    role=st.sampled_from(["player", "floor", "host"]),
    muted_minutes=st.sampled_from([0, 3]),
    barred=st.booleans(),
    tables=st.frozensets(st.sampled_from(["t1", "t2"])),
)
places = st.builds(
    Place,
    table=st.sampled_from(["", "t1", "t2"]),
    owner=st.sampled_from(["", "a", "b"]),
    private=st.booleans(),
    seated=st.booleans(),
    members_bots=st.booleans(),
    money=st.booleans(),
    whom=st.none() | people,
)
rights = st.sampled_from(list(RIGHTS))


@given(people, rights, places)
def test_a_higher_role_never_takes_a_right_away(person: Person, what: What, where: Place) -> None:
    if person.kind != "member" or may(person, what, where) is not None:
        return
    for role in ("floor", "host"):
        if STANDINGS.index(role) > STANDINGS.index(person.role):
            risen = Person(
                id=person.id,
                name=person.name,
                kind="member",
                role=role,
                muted_minutes=person.muted_minutes,
                tables=person.tables,
            )
            assert may(risen, what, where) is None


@given(people, rights, places)
def test_an_answer_is_yes_or_a_refusal_in_words(person: Person, what: What, where: Place) -> None:
    no = may(person, what, where)
    if person.barred:
        assert no is not None
    if no is not None:
        assert no.code.startswith("may.")
