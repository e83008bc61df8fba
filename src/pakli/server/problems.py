"""
How a request is told no: a status, and `{code, clause, facts, text}` in the caller's language.

Knows       what the parts left of here raise. Not the routes. Tested in tests/server/test_routes.py
"""

from http import HTTPStatus
from typing import Any, Final

from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from structlog import get_logger

from pakli.club.refusals import HOUSE, Refused, refusal
from pakli.rules import Refusal, RuleViolation
from pakli.server.languages import language_of
from pakli.store import StoreError
from pakli.texts import translator
from pakli.wire.http import Problem

__all__ = ["HANDLERS", "answer", "problem_of", "status_of"]

_log = get_logger("pakli.server")


# By the word before the dot of a refusal's code. What is not here was given wrongly: unprocessable.
_STATUSES: Final = {
    "sign_in": HTTPStatus.UNAUTHORIZED,
    "may": HTTPStatus.FORBIDDEN,
    "door": HTTPStatus.FORBIDDEN,
    "wait": HTTPStatus.TOO_MANY_REQUESTS,
    "gone": HTTPStatus.NOT_FOUND,
    "server": HTTPStatus.SERVICE_UNAVAILABLE,
}
# What Litestar itself says no to, by its status.
_OWN_CODES: Final = {
    HTTPStatus.BAD_REQUEST: "request.unreadable",
    HTTPStatus.NOT_FOUND: "request.no_such_page",
    HTTPStatus.METHOD_NOT_ALLOWED: "request.no_such_method",
    HTTPStatus.REQUEST_ENTITY_TOO_LARGE: "request.too_long",
    HTTPStatus.UNSUPPORTED_MEDIA_TYPE: "request.no_json",
}


def problem_of(no: Refusal, language: str) -> Problem:
    """The refusal in words."""
    text = translator(language).refusal(no.code, no.facts)
    return Problem(code=no.code, text=text, clause=no.clause, facts=tuple(no.facts))


def status_of(no: Refusal) -> HTTPStatus:
    """The status that goes with a refusal."""
    return _STATUSES.get(no.code.partition(".")[0], HTTPStatus.UNPROCESSABLE_ENTITY)


def _refused(request: Request[Any, Any, Any], error: RuleViolation) -> Response[Problem]:
    return answer(error.refusal, language_of(request))


def answer(no: Refusal, language: str, status: HTTPStatus | None = None) -> Response[Problem]:
    """The refusal as a response; `Retry-After` where it knows when."""
    seconds = dict(no.facts).get("seconds")
    headers = {} if seconds is None else {"retry-after": str(seconds)}
    return Response(
        problem_of(no, language),
        status_code=int(status or status_of(no)),
        media_type=MediaType.JSON,
        headers=headers,
    )


def _not_taken(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar refuses: no such route, a body that is not what it should be."""
    status = HTTPStatus(error.status_code)
    if status >= HTTPStatus.INTERNAL_SERVER_ERROR:
        return _failed(request, error)
    code = _OWN_CODES.get(status, _OWN_CODES[HTTPStatus.BAD_REQUEST])
    facts = (("problem", _told(error)),) if code == "request.unreadable" else ()
    response = answer(Refusal(HOUSE, code, facts), language_of(request), status)
    if error.headers:
        response.headers.update(error.headers)
    return response


def _told(error: HTTPException) -> str:
    """What is wrong with a body, in few words."""
    extra = error.extra if isinstance(error, ValidationException) else None
    first = extra[0] if isinstance(extra, list) and extra else {}
    key, message = str(first.get("key", "")), str(first.get("message", "")) or str(error.detail)
    return f"{key}: {message}"[:200] if key else message[:200]


def _not_stored(request: Request[Any, Any, Any], error: StoreError) -> Response[Problem]:
    _log.error("not stored", error=type(error).__name__, path=request.scope["path"])
    return answer(refusal(HOUSE, "server.not_stored"), language_of(request))


def _failed(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _log.error("request failed", path=request.scope["path"], exc_info=error)
    no = refusal(HOUSE, "server.failed")
    return answer(no, language_of(request), HTTPStatus.INTERNAL_SERVER_ERROR)


HANDLERS: Final[dict[Any, Any]] = {
    RuleViolation: _refused,
    Refused: _refused,
    HTTPException: _not_taken,
    StoreError: _not_stored,
    Exception: _failed,
}
"""By exception, for Litestar. Any: its own type for this names every kind of connection."""
