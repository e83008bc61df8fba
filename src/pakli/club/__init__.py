"""
People: guests and members, sessions, roles and rights, invitations, accounts.

`Club` is what to start from, on a store opened with `SCHEMA`; its parts are its attributes:

    store = await Store.open(url, schemas=(SCHEMA,))
    club = Club(store)
    welcome = await club.entrance.play_as_guest("Anna", Device(address="192.0.2.7", language="hu"))
    signed_in = await club.sessions.who(welcome.token.reveal())
    no = may(signed_in.person, "create_table")          # None, or a Refusal that says why not

`may` is the one place that says who may what. Everything that insists raises `Refused`, with a refusal whose
sentence the catalogue has. Of tokens, codes and passwords only hashes are kept, and a `Secret` does not show
itself.

Clauses     F1 (who may rule), F2, T6 (practice chips).
Tested in   tests/club/
"""

from pakli.club.accounts import Accounts, account_of, owner_of, rake_of, source_of
from pakli.club.attempts import Arrivals, SignIns
from pakli.club.audit import Act, Audit
from pakli.club.beside import Beside
from pakli.club.calendar import MEDIA_TYPE, calendar_of
from pakli.club.club import Club
from pakli.club.corrections import CORRECTION, SETTLED, Corrections
from pakli.club.currencies import Currencies, usual_digits
from pakli.club.desk import Desk, Tables
from pakli.club.entrance import Device, Entrance, Welcome
from pakli.club.evenings import Answer, Evening, EveningPlan, Evenings
from pakli.club.invitations import Invitation, Invitations
from pakli.club.lines import chat_of, title_of
from pakli.club.management import Management
from pakli.club.members_bots import MOST_BOTS, MembersBot, MembersBots
from pakli.club.names import Name, key_of, name_of
from pakli.club.nights import HOUSE_PARTY, Night, Nights
from pakli.club.notes import LONGEST_NOTE, Note, Notes, Tag
from pakli.club.passwords import Cost, Passwords
from pakli.club.people import People
from pakli.club.person import MACHINE, ROLES, Kind, Person, Role, Session, Settings, SignedIn
from pakli.club.policy import Policy
from pakli.club.refusals import HOUSE, Refused
from pakli.club.rights import CLUB, RIGHTS, STANDINGS, Place, Right, Standing, What, may, standing_of
from pakli.club.seasons import Season, SeasonPlan, Seasons
from pakli.club.sessions import Sessions
from pakli.club.settling import EXACT, Payment, Settling, settled
from pakli.club.tables import SCHEMA
from pakli.club.tokens import Secret

__all__ = [
    "CLUB",
    "CORRECTION",
    "EXACT",
    "HOUSE",
    "HOUSE_PARTY",
    "LONGEST_NOTE",
    "MACHINE",
    "MEDIA_TYPE",
    "MOST_BOTS",
    "RIGHTS",
    "ROLES",
    "SCHEMA",
    "SETTLED",
    "STANDINGS",
    "Accounts",
    "Act",
    "Answer",
    "Arrivals",
    "Audit",
    "Beside",
    "Club",
    "Corrections",
    "Cost",
    "Currencies",
    "Desk",
    "Device",
    "Entrance",
    "Evening",
    "EveningPlan",
    "Evenings",
    "Invitation",
    "Invitations",
    "Kind",
    "Management",
    "MembersBot",
    "MembersBots",
    "Name",
    "Night",
    "Nights",
    "Note",
    "Notes",
    "Passwords",
    "Payment",
    "People",
    "Person",
    "Place",
    "Policy",
    "Refused",
    "Right",
    "Role",
    "Season",
    "SeasonPlan",
    "Seasons",
    "Secret",
    "Session",
    "Sessions",
    "Settings",
    "Settling",
    "SignIns",
    "SignedIn",
    "Standing",
    "Tables",
    "Tag",
    "Welcome",
    "What",
    "account_of",
    "calendar_of",
    "chat_of",
    "key_of",
    "may",
    "name_of",
    "owner_of",
    "rake_of",
    "settled",
    "source_of",
    "standing_of",
    "title_of",
    "usual_digits",
]
