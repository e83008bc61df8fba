"""
Whether there is a browser to open a page in.

Knows       `webbrowser`. Tested in tests/cli/test_serve.py
"""

import os
import threading
import webbrowser

__all__ = ["open_page"]


def open_page(link: str) -> bool:
    """
    Open a page in a browser, without waiting for it; whether there is one.

    A browser that runs in the terminal is none: it would take the terminal away from what is said there. One
    that is named by the variable BROWSER is what its owner wants.
    """
    try:
        browser = webbrowser.get()
    except webbrowser.Error:
        return False
    plain = isinstance(browser, webbrowser.GenericBrowser)
    in_terminal = plain and not isinstance(browser, webbrowser.BackgroundBrowser)
    if in_terminal and not os.environ.get("BROWSER"):
        return False
    threading.Thread(target=browser.open, args=(link,), daemon=True).start()
    return True
