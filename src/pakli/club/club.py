"""
A club: its people, behind one door. See `pakli.club`.

Knows       how its parts are put together. Tested in tests/club/
"""

import secrets
from typing import Final

from pakli.club.accounts import Accounts
from pakli.club.audit import Audit
from pakli.club.corrections import Corrections
from pakli.club.currencies import Currencies
from pakli.club.desk import Clock, Desk, Listener
from pakli.club.entrance import Entrance
from pakli.club.evenings import Evenings
from pakli.club.invitations import Invitations
from pakli.club.leaving import Leaving
from pakli.club.management import Management
from pakli.club.members_bots import MembersBots
from pakli.club.nights import Nights
from pakli.club.notes import Notes
from pakli.club.passwords import Cost, Passwords
from pakli.club.people import People
from pakli.club.policy import Policy
from pakli.club.seasons import Seasons
from pakli.club.sessions import Sessions
from pakli.club.tokens import Chance
from pakli.store import Store, wall_clock

__all__ = ["Club"]


class Club:
    """Everything about people, in a store that was opened with the club's `SCHEMA`. `close` when done."""

    def __init__(
        self,
        store: Store,
        *,
        policy: Policy | None = None,
        now: Clock = wall_clock,
        chance: Chance = secrets.token_bytes,
        cost: Cost | None = None,
    ) -> None:
        """
        Open the doors.

        Args:
            store: where everything is kept; it is not closed with the club.
            policy: the house's ways.
            now: milliseconds since 1970.
            chance: random bytes; the operating system's, but in tests.
            cost: of a password's hash.
        """
        desk = Desk(store, policy=policy, now=now, chance=chance)
        self._desk: Final = desk
        self._passwords: Final = Passwords(cost)
        self.people: Final = People(desk)
        self.sessions: Final = Sessions(desk)
        self.members_bots: Final = MembersBots(desk)
        self.entrance: Final = Entrance(desk, self._passwords)
        self.invitations: Final = Invitations(desk)
        self.management: Final = Management(desk, self._passwords)
        self.currencies: Final = Currencies(desk)
        self.accounts: Final = Accounts(desk, store, self.currencies)
        self.corrections: Final = Corrections(store, self.accounts, self.people)
        self.nights: Final = Nights(store, self.accounts)
        self.notes: Final = Notes(desk)
        self.audit: Final = Audit(desk)
        self.evenings: Final = Evenings(desk)
        self.seasons: Final = Seasons(desk)
        self.leaving: Final = Leaving(desk, store, self._passwords)

    @property
    def policy(self) -> Policy:
        """The house's ways."""
        return self._desk.policy

    def listen(self, listener: Listener) -> None:
        """
        Have `listener` called with the id of each person about whom something changes, once it is committed.

        So a server closes the sockets of sessions that ended, and a table shows the new name. What another
        process does with the same database is not heard of.
        """
        self._desk.listen(listener)

    async def sweep(self) -> None:
        """Forget sessions, invitations and codes that hold no more. For once a day."""
        await self.sessions.sweep()
        await self.invitations.sweep()
        await self.management.sweep()

    def close(self) -> None:
        """Finish the hashes under way."""
        self._passwords.close()
