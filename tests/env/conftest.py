"""Without the extra `env` there is nothing to test here, and pytest says so."""

import pytest

pytest.importorskip("pettingzoo", reason="the extra `env` is not installed: pip install 'pakli[env]'")
