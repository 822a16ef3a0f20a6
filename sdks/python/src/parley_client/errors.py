"""Everything that a call can fail with."""

from __future__ import annotations

import typing as _t


class ParleyError(Exception):
    """The base of all errors of this client."""


class ParleyUnreachable(ParleyError):
    """No answer arrived: nobody listens, the connection was lost, or the time was over."""

    def __init__(self, message: str, is_timeout: bool = False) -> None:
        super().__init__(message)
        self.is_timeout = is_timeout


class Cancelled(ParleyError):
    """The caller has cancelled the call."""


class WebhookRefused(ParleyError):
    """The delivery is not a genuine, recent one of this endpoint."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        #: ``missing``, ``malformed``, ``expired`` or ``wrong``.
        self.reason = reason


class ParleyProblem(ParleyError):
    """The server refused the request or failed. The members are those of RFC 9457."""

    def __init__(self, document: _t.Mapping[str, _t.Any], retry_after: _t.Optional[float] = None) -> None:
        #: The whole document, including members that only this code has.
        self.document = document
        self.status = int(document.get("status") or 0)
        #: Stable. ``unexpected-answer`` is an answer that is not one of Parley, e.g. a proxy's page.
        self.code = _text(document.get("code"))
        self.title = _text(document.get("title"))
        self.detail = _text(document.get("detail"))
        errors = document.get("errors")
        #: The members of the request that are wrong, as ``{"pointer", "message"}``.
        self.errors: _t.List[_t.Dict[str, str]] = errors if isinstance(errors, list) else []
        #: The request's id in the server's log.
        self.request_id: _t.Optional[str] = document.get("requestId")
        #: The next attempt should wait so many seconds, if the server says so.
        self.retry_after = retry_after
        super().__init__(f"{self.code}: {self.detail}" + (f" ({self.request_id})" if self.request_id else ""))


def _text(value: _t.Any) -> str:
    return value if isinstance(value, str) else ""


class InvalidRequest(ParleyProblem):
    """The request is malformed or invalid: ``errors`` says where."""


class Unauthenticated(ParleyProblem):
    """The credential is missing, wrong or expired."""


class Forbidden(ParleyProblem):
    """The credential has no right to this."""


class NotFound(ParleyProblem):
    """There is no such thing in this workspace."""


class Conflict(ParleyProblem):
    """The state of the thing does not allow it now."""


class TooLarge(ParleyProblem):
    """The body is larger than the server takes."""


class Unprocessable(ParleyProblem):
    """The request is well-formed and cannot be done."""


class RateLimited(ParleyProblem):
    """There were too many requests: ``retry_after`` says when the next one is allowed."""


class ServerFailure(ParleyProblem):
    """The server, or something that it depends on, failed."""


_classes: _t.Dict[int, _t.Type[ParleyProblem]] = {
    400: InvalidRequest,
    401: Unauthenticated,
    403: Forbidden,
    404: NotFound,
    409: Conflict,
    413: TooLarge,
    422: Unprocessable,
    429: RateLimited,
}


def problem_of(document: _t.Mapping[str, _t.Any], retry_after: _t.Optional[float] = None) -> ParleyProblem:
    """Makes a problem in the class of its status."""
    status = int(document.get("status") or 0)
    cls = _classes.get(status, ServerFailure if status >= 500 else ParleyProblem)
    return cls(document, retry_after)
