"""What routes are given by the application: written as the type of a parameter of that name."""

from litestar.di import NamedDependency

from pakli.club import Club, SignedIn
from pakli.room import Room
from pakli.room.hands import Hands
from pakli.server.metrics import Metrics
from pakli.server.options import Limits

__all__ = ["Comer", "Counts", "MaybeWho", "TheClub", "TheHands", "TheLimits", "TheRoom", "Who"]

TheClub = NamedDependency[Club]
"""`club`"""
TheRoom = NamedDependency[Room]
"""`room`"""
TheHands = NamedDependency[Hands]
"""`kept`"""
TheLimits = NamedDependency[Limits]
"""`limits`"""
Counts = NamedDependency[Metrics]
"""`metrics`"""
Who = NamedDependency[SignedIn]
"""`who`: the person who is signed in; where nobody is, or a member's bot, the route is refused."""
Comer = NamedDependency[SignedIn]
"""`comer`: the same, be it a member's bot."""
MaybeWho = NamedDependency[SignedIn | None]
"""`maybe`: who is signed in, if anybody."""
