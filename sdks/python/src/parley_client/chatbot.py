"""Talks to the assistant, as a visitor or for one."""

from __future__ import annotations

import dataclasses
import json
import typing as _t
import uuid

from ._events import ServerSentEvent, read_events, resume_events
from ._exchange import Call, Settings
from ._group import read_value
from ._value import Given, decode, encode
from .client import Parley, UserToken
from .errors import problem_of
from .transport import Cancellation
from .types import ChatAnswer, ChatContext, Citation


@dataclasses.dataclass(frozen=True)
class ChatEvent:
    """
    One event of an answer that is written: ``message.started``, ``.delayed``, ``.delta`` with ``text``,
    ``.citation`` with ``citation``, and last ``.completed`` or ``.interrupted`` with ``answer``.
    """

    type: str
    message_id: str
    text: str = ""
    session_id: _t.Optional[str] = None
    citation: _t.Optional[Citation] = None
    answer: _t.Optional[ChatAnswer] = None


_SEND, _LAST = "POST /api/chatbot/send", ("message.completed", "message.interrupted")
_KNOWN = _LAST + ("message.started", "message.delayed", "message.delta", "message.citation")


class Chatbot:
    """
    Talks to the assistant. It takes the settings of ``Parley``.

    Example:
        chatbot = Chatbot("https://assistant.example.com", api_key)
        print(chatbot.send("Is delivery free?").ai_response)
    """

    def __init__(
        self,
        endpoint: _t.Optional[str] = None,
        *args: _t.Any,
        model: _t.Optional[str] = None,
        visitor_token: _t.Optional[str] = None,
        user_token: UserToken = None,
        **settings: _t.Any,
    ) -> None:
        #: The client for all other operations.
        self.parley = Parley(endpoint, *args, **settings)
        self.model = model
        #: With a publishable key: it comes with the first answer and opens the visitor's conversations.
        self.visitor_token = visitor_token
        self._user_token = user_token

    def send(
        self,
        message: str,
        *,
        session_id: _t.Optional[str] = None,
        context: _t.Optional[Given[ChatContext]] = None,
        **more: _t.Any,
    ) -> ChatAnswer:
        """Sends a message and waits for the whole answer. ``more`` are members of SendMessage."""
        call = self._call(self.parley.settings, self.visitor_token, body=self._body(message, session_id, context, more))
        raw = call.perform(read_value)
        self.visitor_token = raw.get("visitorToken") or self.visitor_token
        return decode(raw, ChatAnswer)

    def stream(
        self,
        message: str,
        *,
        session_id: _t.Optional[str] = None,
        context: _t.Optional[Given[ChatContext]] = None,
        cancellation: _t.Optional[Cancellation] = None,
        **more: _t.Any,
    ) -> _t.Iterator[ChatEvent]:
        """
        Sends a message and yields the answer while it is written. A lost connection is resumed: no text is
        missing and none arrives twice. Leaving the loop does not stop the answer; ``stop`` does.
        """
        cancellation = cancellation or self.parley.settings.cancellation or Cancellation()
        # All connections use one key and one visitor, whatever the client sends in the meantime.
        key = self.parley.settings.idempotency_key or str(uuid.uuid4())
        settings = dataclasses.replace(self.parley.settings, idempotency_key=key, cancellation=cancellation)
        body = self._body(message, session_id, context, more)
        visitor = self.visitor_token
        started: _t.Optional[_t.Dict[str, _t.Any]] = None

        def connect(last_id: _t.Optional[str]) -> _t.Iterator[ServerSentEvent]:
            headers = {"accept": "text/event-stream", "last-event-id": last_id}
            if started is None:
                return self._call(settings, visitor, body=body, headers=headers).perform(read_events)
            params = {"sessionId": started["sessionId"]}
            operation = "GET /api/conversations/{sessionId}/events"
            return self._call(settings, visitor, operation, params=params, headers=headers).perform(read_events)

        def judge(event: ServerSentEvent) -> str:
            value = json.loads(event.data)
            # An answer is resumed over the stream of its conversation, which has other messages too.
            if started is not None and value.get("messageId", started["messageId"]) != started["messageId"]:
                return "skip"
            if event.event not in _LAST + ("error",):
                return "continue"
            # An error without an id is about this connection's node. Another node continues the answer.
            is_passing = event.event == "error" and event.id is None and value.get("status") in (502, 503, 504)
            return "reconnect" if is_passing else "end"

        for event in resume_events(connect, judge, settings.max_retries, settings.retry_delay, cancellation):
            value = json.loads(event.data)
            if event.event == "error":
                raise problem_of(value)
            if event.event not in _KNOWN:
                continue
            if event.event == "message.started":
                started = value
                visitor = value.get("visitorToken") or visitor
                self.visitor_token = visitor
            is_last = event.event in _LAST
            if is_last and visitor is not None:
                value["visitorToken"] = visitor
            yield ChatEvent(
                event.event,
                value["messageId"],
                value.get("text", ""),
                value.get("sessionId"),
                decode(value.get("citation"), Citation),
                decode(value, ChatAnswer) if is_last else None,
            )

    def stop(self, session_id: str) -> _t.List[str]:
        """Stops the answers that are being written in a conversation. Gives the ids of their messages."""
        operation = "POST /api/conversations/{sessionId}/stop"
        return self._ask(operation, params={"sessionId": session_id})["stopped"]

    def choose(self, choice: _t.Any, session_id: str) -> ChatAnswer:
        """Takes one of the ``choices`` of an answer, as the next message."""
        return self.send(choice.title, session_id=session_id)

    def _ask(self, operation: str, **parts: _t.Any) -> _t.Any:
        return self._call(self.parley.settings, self.visitor_token, operation, **parts).perform(read_value)

    def _call(self, settings: Settings, visitor: _t.Optional[str], operation: str = _SEND, **parts: _t.Any) -> Call:
        proof = self._user_token() if callable(self._user_token) else self._user_token
        headers = {**parts.pop("headers", {}), "x-visitor-token": visitor, "x-user-token": proof}
        return Call(settings, operation, headers=headers, **parts)

    def _body(self, message: str, session_id: _t.Any, context: _t.Any, more: _t.Dict[str, _t.Any]) -> _t.Any:
        body = {"message": message, "sessionId": session_id, "context": encode(context), "model": self.model, **more}
        return {name: each for name, each in body.items() if each is not None}
