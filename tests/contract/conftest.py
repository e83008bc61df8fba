"""The databases, for every contract test."""

from tests.contract.engines import any_url, lasting_url, postgresql, postgresql_url

__all__ = ["any_url", "lasting_url", "postgresql", "postgresql_url"]
