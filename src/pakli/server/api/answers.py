"""
What a route may answer besides what it is for, written into the API's description.

Knows       statuses. Tested in tests/server/test_openapi.py
"""

from http import HTTPStatus
from typing import Any, Final

from litestar import MediaType
from litestar.openapi.datastructures import ResponseSpec

from pakli.wire.http import Problem

__all__ = ["documented"]

_SAYS: Final = {
    400: "The request cannot be read, or is not what it should be.",
    401: "Nobody is signed in, name and password do not go together, or a token holds no more.",
    403: "The caller may not do this, or the request does not come from a page of this server.",
    404: "There is no such thing.",
    413: "The body is too long.",
    422: "What was given will not do.",
    429: "Too often: `Retry-After` says when it may be tried again.",
    503: "It could not be kept; nothing has happened.",
}
_ALWAYS: Final = (400, 403)


def documented(*statuses: int, body: bool = True) -> dict[str, Any]:
    """
    Keywords for a route's decorator that describe its refusals.

    Args:
        statuses: those it gives besides what any route gives.
        body: whether it takes one.
    """
    wanted = sorted({*_ALWAYS, *statuses, *((413, 503) if body else ())})
    specs = {
        status: ResponseSpec(
            data_container=Problem,
            generate_examples=False,
            description=_SAYS.get(status, HTTPStatus(status).phrase),
            media_type=MediaType.JSON,
        )
        for status in wanted
    }
    return {"responses": specs, "raises": ()}
