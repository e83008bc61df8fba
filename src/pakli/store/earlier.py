"""
Events of earlier releases: everything that has changed in the form of any event, whichever package's it is.

One list for all of Pakli, and every store reads by it: who opens one need not remember it, and no event can
be read by one program and not by another. It is here, under all packages that write events, since an
upcaster works on raw JSON and needs no type of theirs.

    UPCASTERS = Upcasters({("raised", 1): lambda raw: {**raw, "full": True}})   # written up to 0.1

There are none yet: no release is out. A tag that gets a form of its own after that gets a step here and a
golden log that shows it.

Knows       tags and raw JSON. Tested in tests/store/test_golden.py
"""

from typing import Final

from pakli.store.upcast import Upcasters

__all__ = ["UPCASTERS"]

UPCASTERS: Final = Upcasters()
