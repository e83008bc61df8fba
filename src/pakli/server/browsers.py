"""
Which browser a user agent speaks of.

Knows       user agents. Tested in tests/server/test_account.py
"""

__all__ = ["browser_of"]

_BROWSERS = ("Edg", "OPR", "Firefox", "Chrome", "Safari")
_CALLED = {"Edg": "Edge", "OPR": "Opera"}
_SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS X", "CrOS", "Linux")


def browser_of(user_agent: str) -> str:
    """The browser and system that a user agent speaks of, else its first word."""
    browser = next((name for name in _BROWSERS if f"{name}/" in user_agent), "")
    system = next((name for name in _SYSTEMS if name in user_agent), "")
    if browser:
        return ", ".join(filter(None, (_CALLED.get(browser, browser), system)))
    return user_agent.partition(" ")[0]
