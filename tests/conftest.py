"""What all tests share: how hard Hypothesis tries."""

import os

from hypothesis import HealthCheck, settings

# The same examples every time, so that a change is what makes a test fail; `make soak` looks for new ones.
settings.register_profile("steady", max_examples=60, deadline=None, derandomize=True)
settings.register_profile(
    "soak", max_examples=2000, deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile(os.environ.get("PAKLI_HYPOTHESIS", "steady"))
