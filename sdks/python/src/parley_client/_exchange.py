"""Sends a request until it has an answer, or until a retry is not allowed or would not help."""

from __future__ import annotations

import dataclasses
import email.utils
import http.client
import json
import os
import random
import re
import time
import typing as _t
import uuid
from urllib.parse import quote, urlencode, urlsplit

from ._routes import API_VERSION, ROUTES
from ._uploads import WrittenBody, write_body
from ._value import OMIT, encode
from .errors import ParleyError, ParleyProblem, ParleyUnreachable, problem_of
from .transport import Cancellation, Deadline, HttpTransport, Request, Response, Transport

T = _t.TypeVar("T")

#: A longer wait is the caller's decision: then the error is raised.
_MAX_DELAY, _MAX_RETRY_AFTER = 30.0, 60.0
#: The server sends something every 15 seconds on each stream.
SILENCE = 45.0


@dataclasses.dataclass(frozen=True)
class LogEntry:
    """One attempt of a call. It has no key, no body and no parameter."""

    operation: str
    attempt: int
    seconds: float
    status: _t.Optional[int]
    request_id: _t.Optional[str]
    error: _t.Optional[str]


@dataclasses.dataclass(frozen=True)
class Settings:
    """The settings of a client, and of single calls. Times are seconds."""

    endpoint: str
    api_key: _t.Union[None, str, _t.Callable[[], _t.Optional[str]]] = dataclasses.field(repr=False)
    max_retries: int = 3
    timeout: float = 60.0
    retry_delay: float = 0.5
    transport: Transport = dataclasses.field(default_factory=HttpTransport, repr=False)
    log: _t.Optional[_t.Callable[[LogEntry], None]] = None
    idempotency_key: _t.Optional[str] = None
    headers: _t.Mapping[str, _t.Optional[str]] = dataclasses.field(default_factory=dict, repr=False)
    cancellation: _t.Optional[Cancellation] = None
    access_token: _t.Optional[_t.Callable[[_t.Optional[str]], str]] = dataclasses.field(default=None, repr=False)

    def key(self, refused: _t.Optional[str] = None) -> _t.Optional[str]:
        """Gives the key of a call. ``refused`` is an access token that the server did not accept."""
        key: _t.Optional[str]
        if self.access_token is not None:
            key = self.access_token(refused)
            if not key:
                raise ValueError("access_token gave no token.")
        else:
            key = self.api_key() if callable(self.api_key) else self.api_key
        # The library would quote the whole key in its own error.
        if key is not None and not re.fullmatch(r"[\x21-\x7e]+", key):
            raise ValueError("api_key has characters that no key has.")
        return key


def read_settings(endpoint: _t.Any, api_key: _t.Any, options: _t.Dict[str, _t.Any]) -> Settings:
    """Reads what a client is made with. Raises ValueError without the key in its text."""
    endpoint = endpoint if endpoint is not None else os.environ.get("PARLEY_URL", "")
    if not re.fullmatch(r"https?://[^@/?#\s]+(?:/[^?#\s]*)?", endpoint, re.IGNORECASE):
        raise ValueError("endpoint or PARLEY_URL must be a URL of http or https without a password.")
    if api_key is OMIT and options.get("access_token") is not None:
        api_key = None
    if api_key is OMIT:
        api_key = os.environ.get("PARLEY_API_KEY") or OMIT
    if api_key is OMIT or api_key == "":
        raise ValueError("api_key or PARLEY_API_KEY is missing. None is no key.")
    settings = Settings(endpoint.rstrip("/"), api_key, **options)
    if settings.access_token is None and isinstance(api_key, str):
        settings.key()
    return settings


class Answer(_t.NamedTuple):
    """An answer, with what its reader needs to know of the call."""

    response: Response
    deadline: Deadline
    cancellation: Cancellation
    key: _t.Optional[str]
    operation: str

    def read_all(self) -> bytes:
        """Reads the rest of the body and lets go of the connection."""
        parts: _t.List[bytes] = []
        while True:
            part = self.response.read()
            if part == b"":
                self.response.close()
                return b"".join(parts)
            parts.append(part)

    def text(self) -> str:
        """Reads the body as a text without the key, which a proxy may quote."""
        text = self.read_all().decode("utf-8", "replace")
        return text.replace(self.key, "[key]") if self.key else text

    def media_type(self) -> str:
        return self.response.headers.get("content-type", "")

    def unexpected(self, text: str, retry_after: _t.Optional[float] = None) -> ParleyProblem:
        """Makes the problem of an answer that is not one of Parley, or that was damaged."""
        title = f"The answer with status {self.response.status} is not one of Parley."
        document = {"status": self.response.status, "code": "unexpected-answer", "title": title, "detail": title}
        request_id = self.response.headers.get("x-request-id")
        return problem_of({**document, "requestId": request_id, "body": text[:1_000]}, retry_after)


@dataclasses.dataclass
class Call:
    """What one call sends, the same in each attempt."""

    settings: Settings
    operation: str
    params: _t.Mapping[str, _t.Any] = dataclasses.field(default_factory=dict)
    query: _t.Mapping[str, _t.Any] = dataclasses.field(default_factory=dict)
    body: _t.Any = None
    headers: _t.Mapping[str, _t.Optional[str]] = dataclasses.field(default_factory=dict)

    def url(self) -> str:
        """Writes the address with its parameters."""
        path = re.sub(r"\{(\w+)\}", lambda found: self._part(found[1]), self.operation.split(" ", 1)[1])
        pairs = [(name, _written(each)) for name, each in self.query.items() if each is not None and each is not OMIT]
        return self.settings.endpoint + path + (f"?{urlencode(pairs)}" if pairs else "")

    def _part(self, name: str) -> str:
        text = _written(self.params.get(name, ""))
        # Servers resolve dots, so the call would reach another path.
        if text in ("", ".", ".."):
            raise ValueError(f'{name} cannot be "{text}".')
        return quote(text, safe="")

    def perform(self, read: _t.Callable[[Answer], T]) -> T:
        """Sends the call, with retries, and gives what the reader makes of the answer."""
        settings = self.settings
        flags, media_type = ROUTES.get(self.operation, ("b" if self.body is not None else "", None))
        method = self.operation.split(" ", 1)[0]
        is_repeatable = method != "POST" or "i" in flags or "h" in flags
        url, key = self.url(), settings.key()
        body = write_body(flags, media_type, self.body)
        headers = self._headers(flags, key, body)
        cancellation = settings.cancellation or Cancellation()
        max_retries = 0 if body.is_once else settings.max_retries
        failures, waited, is_unknown, is_renewed, attempt = 0, 0.0, False, False, 0
        while True:
            attempt += 1
            try:
                return self._attempt(Request(method, url, headers, body.content, Deadline(None), cancellation), key, read, attempt)
            except ParleyError as error:
                cancellation.check()
                if not (is_renewed or body.is_once) and settings.access_token and getattr(error, "status", 0) == 401:
                    is_renewed, refused, key = True, key, settings.key(key)
                    headers["authorization"] = f"Bearer {key}"
                    if key != refused:
                        continue
                # After a DELETE whose answer was lost, 404 means that the first attempt succeeded.
                if is_unknown and method == "DELETE" and getattr(error, "status", 0) == 404:
                    return _t.cast(T, None)
                if getattr(error, "code", "") == "request-in-progress" and waited < settings.timeout:
                    delay = max(_t.cast(ParleyProblem, error).retry_after or 0.0, settings.retry_delay)
                    waited += delay
                    cancellation.pause(delay)
                    continue
                failures += 1
                wait = _delay(error, failures, max_retries, is_repeatable, settings.retry_delay)
                if wait is None:
                    raise
                is_unknown = is_unknown or getattr(error, "status", 0) != 429
                cancellation.pause(wait)

    def _headers(self, flags: str, key: _t.Optional[str], body: WrittenBody) -> _t.Dict[str, str]:
        headers: _t.Dict[str, _t.Optional[str]] = {
            "accept": "application/json, */*",
            "parley-version": API_VERSION,
            "content-type": body.media_type,
            "authorization": f"Bearer {key}" if key else None,
            # All attempts share one key, so that the server does the work once.
            "idempotency-key": (self.settings.idempotency_key or str(uuid.uuid4())) if "i" in flags else None,
            **{name.lower(): text for name, text in {**self.settings.headers, **self.headers}.items()},
        }
        for name, text in headers.items():
            if text is not None and not re.fullmatch(r"[\t\x20-\x7e\x80-\xff]*", text):
                raise ValueError(f"{name} has characters that no header has.")
        return {name: text for name, text in headers.items() if text is not None}

    def _attempt(self, request: Request, key: _t.Optional[str], read: _t.Callable[[Answer], T], attempt: int) -> T:
        began, status, request_id, fault = time.monotonic(), None, None, None
        size = len(request.body) if isinstance(request.body, bytes) else 0
        # Known bytes have the time that a slow line of 16 kB a second takes.
        request.deadline.set(self.settings.timeout + size / 16_000)
        response: _t.Optional[Response] = None
        try:
            request = request._replace(body=_timed(request, self.settings.timeout))
            request.cancellation.check()
            response = self.settings.transport(request)
            status, request_id = response.status, response.headers.get("x-request-id")
            answer = Answer(response, request.deadline, request.cancellation, key, self.operation)
            if not 200 <= response.status < 300:
                raise read_problem(answer)
            return read(answer)
        except BaseException as error:
            fault = type(error).__name__
            if response is not None:
                response.close()
            raise loss_of(error, request) from None
        finally:
            if self.settings.log is not None:
                seconds = time.monotonic() - began
                self.settings.log(LogEntry(self.operation, attempt, seconds, status, request_id, fault))


def _timed(request: Request, seconds: float) -> _t.Union[None, bytes, _t.Iterable[bytes]]:
    """Starts the limit again with each part of a stream that is taken."""
    body = request.body
    if body is None or isinstance(body, bytes):
        return body

    def parts() -> _t.Iterator[bytes]:
        for part in body:
            request.deadline.set(seconds)
            yield part

    return parts()


def loss_of(error: BaseException, request: _t.Union[Request, Answer]) -> BaseException:
    """Tells a lost connection as one kind of error. Its text is our own, since others may quote the key."""
    if request.cancellation.is_cancelled:
        request.cancellation.check()
    if isinstance(error, TimeoutError) or type(error).__name__ == "timeout":
        return request.deadline.error()
    if not isinstance(error, (OSError, http.client.HTTPException)):
        return error
    place = ""
    if isinstance(request, Request):
        parts = urlsplit(request.url)
        place = f" to {parts.scheme}://{parts.netloc}"
    if isinstance(error, ConnectionRefusedError):
        return ParleyUnreachable(f"Nothing listens: the connection{place} was refused. Check the port.")
    reason = f" ({type(error).__name__})" if not isinstance(error, ConnectionError) else ""
    return ParleyUnreachable(f"The connection{place} was lost{reason}.")


def _written(value: _t.Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, (list, tuple)):
        return ",".join(_written(each) for each in value)
    return str(encode(value))


def backoff(first: float, failures: int) -> float:
    """The wait before the next attempt. It is random, so that many clients do not return at once."""
    return min(_MAX_DELAY, first * 2 ** (failures - 1)) * (0.5 + random.random() / 2)


def _delay(error: ParleyError, failures: int, most: int, is_repeatable: bool, first: float) -> _t.Optional[float]:
    if failures > most:
        return None
    delay = backoff(first, failures)
    if isinstance(error, ParleyUnreachable):
        return delay if is_repeatable else None
    if not isinstance(error, ParleyProblem):
        return None
    # The server answers 429 before it does anything. After the other statuses the outcome is unknown.
    if error.status != 429 and not (is_repeatable and error.status in (502, 503, 504)):
        return None
    after = error.retry_after or 0.0
    return None if after > _MAX_RETRY_AFTER else max(delay, after)


def read_problem(answer: Answer) -> ParleyProblem:
    """Reads an answer with an error status."""
    retry_after = _read_retry_after(answer.response.headers.get("retry-after"))
    text = answer.text()
    try:
        document = json.loads(text)
    except ValueError:
        return answer.unexpected(text, retry_after)
    if isinstance(document, dict) and not answer.media_type().startswith("application/problem"):
        # The compatible APIs answer in OpenAI's form.
        error = document.get("error")
        document = None
        if isinstance(error, dict) and isinstance(error.get("message"), str):
            document = {**error, "title": error["message"], "detail": error["message"]}
    if not isinstance(document, dict) or not isinstance(document.get("code"), str):
        return answer.unexpected(text, retry_after)
    return problem_of({**document, "status": answer.response.status}, retry_after)


def _read_retry_after(header: _t.Optional[str]) -> _t.Optional[float]:
    """Seconds or a date, by RFC 9110."""
    if header is None:
        return None
    if re.fullmatch(r"\d+", header):
        return float(header)
    try:
        return max(0.0, email.utils.parsedate_to_datetime(header).timestamp() - time.time())
    except (TypeError, ValueError):
        return None
