"""The client for the whole HTTP API."""

from __future__ import annotations

import dataclasses
import json
import typing as _t

from ._calls import Calls
from ._events import ServerSentEvent, read_events, resume_events
from ._exchange import Call, LogEntry, Settings, read_settings
from ._group import Download, Pages, read_value
from ._value import OMIT, Value, decode
from .transport import Cancellation, Transport
from .types import WebhookEvent

ApiKey = _t.Union[None, str, _t.Callable[[], _t.Optional[str]]]
#: Gives an access token that is valid now. It is called with one that the server has refused, or with None.
AccessToken = _t.Callable[[_t.Optional[str]], str]
UserToken = _t.Union[None, str, _t.Callable[[], _t.Optional[str]]]


class PassingEvent(Value):
    """``hello``, presence and typing: events that are not stored, and have no position."""

    type: str
    data: _t.Dict[str, _t.Any]


class Parley(Calls):
    """
    A client for Parley's whole HTTP API. It may be used by many threads.

    Example:
        parley = Parley("https://assistant.example.com", api_key)
        parley.leads.create(email="ada@example.com")
    """

    def __init__(
        self,
        endpoint: _t.Optional[str] = None,
        api_key: ApiKey = OMIT,
        *,
        max_retries: int = 3,
        timeout: float = 60.0,
        retry_delay: float = 0.5,
        transport: _t.Optional[Transport] = None,
        log: _t.Optional[_t.Callable[[LogEntry], None]] = None,
        access_token: _t.Optional[AccessToken] = None,
    ) -> None:
        """
        ``endpoint`` and ``api_key`` come from ``PARLEY_URL`` and ``PARLEY_API_KEY`` where they are left out;
        a key of None is a client that signs up or signs in first. Times are seconds, and ``timeout`` is the
        limit of one attempt. ``access_token`` gives the access token of an app, in place of ``api_key``. It is
        called before each call with None, and once more with the token that the server has refused (401):
        then the call is sent again with the token that it gives. Raises ValueError for a setting that is missing or wrong.
        """
        options: _t.Dict[str, _t.Any] = {"max_retries": max_retries, "timeout": timeout, "retry_delay": retry_delay}
        if transport is not None:
            options["transport"] = transport
        self.settings: Settings = read_settings(endpoint, api_key, {**options, "log": log, "access_token": access_token})

    def with_options(
        self,
        *,
        timeout: float = OMIT,
        max_retries: int = OMIT,
        idempotency_key: _t.Optional[str] = OMIT,
        headers: _t.Mapping[str, _t.Optional[str]] = OMIT,
        cancellation: _t.Optional[Cancellation] = OMIT,
    ) -> "Parley":
        """The same client with other options, for one call or for many."""
        given = {name: each for name, each in locals().items() if name != "self" and each is not OMIT}
        return self._replaced(given)

    def with_key(self, api_key: ApiKey) -> "Parley":
        """The same client with another credential, e.g. the access token of a member who signed in."""
        return self._replaced({"api_key": api_key, "access_token": None})

    def _replaced(self, given: _t.Dict[str, _t.Any]) -> "Parley":
        client = object.__new__(type(self))
        client.settings = dataclasses.replace(self.settings, **given)
        return client

    def request(self, operation: str, **parts: _t.Any) -> _t.Any:
        """
        Calls any operation by its method and path, with ``params``, ``query``, ``body`` and ``headers``, and
        gives its JSON.

        Example:
            parley.request("GET /api/leads/{leadId}", params={"leadId": lead_id})
        """
        return Call(self.settings, operation, **parts).perform(read_value)

    def list(self, operation: str, **parts: _t.Any) -> Pages[_t.Any]:
        """Gives all items of any list."""
        return Pages(Call(self.settings, operation, **parts), _t.Any)

    def open(self, operation: str, **parts: _t.Any) -> Download:
        """Calls any operation and gives the bytes of its answer as they arrive."""
        return Call(self.settings, operation, **parts).perform(Download)

    def watch(
        self,
        *,
        max_retries: float = float("inf"),
        visitor_token: _t.Optional[str] = None,
        user_token: UserToken = None,
        **query: _t.Any,
    ) -> _t.Iterator[_t.Union[WebhookEvent, PassingEvent]]:
        """
        Yields what happens in the workspace, until the loop ends or the cancellation of
        ``with_options``. It reconnects by itself. The events are those that ``webhooks.unwrap`` gives.
        """
        settings = dataclasses.replace(self.settings, max_retries=int(min(max_retries, 10**9)))
        position = query.pop("since", None)

        def connect(last_id: _t.Optional[str]) -> _t.Iterator[ServerSentEvent]:
            proof = user_token() if callable(user_token) else user_token
            headers = {"accept": "text/event-stream", "last-event-id": last_id}
            headers.update({"x-visitor-token": visitor_token, "x-user-token": proof})
            call = Call(settings, "GET /api/stream", query={**query, "since": position}, headers=headers)
            return call.perform(read_events)

        cancellation = settings.cancellation or Cancellation()
        for event in resume_events(connect, lambda _event: "continue", max_retries, settings.retry_delay, cancellation):
            data = json.loads(event.data)
            if event.id is None:
                # A connection that is lost before the first event resumes at the position of `hello`.
                if event.event == "hello" and position is None:
                    position = data.get("position")
                yield PassingEvent.from_dict({"type": event.event, "data": data})
            else:
                yield decode({"type": event.event, "position": int(event.id), **data}, WebhookEvent)

    def close(self) -> None:
        """Closes the connections that wait for a next request."""
        close = getattr(self.settings.transport, "close", None)
        if close is not None:
            close()

    def __enter__(self: _t.Any) -> _t.Any:
        return self

    def __exit__(self, *_error: _t.Any) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.settings.endpoint!r})"
