"""The tests. `tests.data` finds the reference data that does not lie in the repository."""
