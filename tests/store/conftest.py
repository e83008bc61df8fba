"""The databases of the contract tests, for the store's own."""

from tests.contract.engines import any_url, lasting_url, postgresql, postgresql_url

__all__ = ["any_url", "lasting_url", "postgresql", "postgresql_url"]
