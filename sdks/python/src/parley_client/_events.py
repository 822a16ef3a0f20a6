"""Event streams: reading them, and resuming them after the last event."""

from __future__ import annotations

import codecs
import re
import typing as _t

from ._exchange import SILENCE, Answer, backoff, loss_of
from .errors import ParleyUnreachable
from .transport import Cancellation


class ServerSentEvent(_t.NamedTuple):
    """One event of an event stream, as the HTML standard defines it."""

    id: _t.Optional[str]
    event: str
    data: str


def read_events(answer: Answer) -> _t.Iterator[ServerSentEvent]:
    """Yields the events as they arrive. An incomplete event at the end of a lost connection is dropped."""
    decoder = codecs.getincrementaldecoder("utf-8")("replace")
    rest = ""
    try:
        while True:
            # The limit applies while we wait for the server, not while the caller works.
            answer.deadline.set(SILENCE)
            part = answer.response.read()
            answer.deadline.set(None)
            if part == b"":
                return
            rest += decoder.decode(part)
            *blocks, rest = re.split(r"\r\n\r\n|\n\n|\r\r", rest)
            for block in blocks:
                event = _read_block(block)
                if event is not None:
                    yield event
    except GeneratorExit:
        raise
    except BaseException as error:
        raise loss_of(error, answer) from None
    finally:
        answer.response.close()


def _read_block(block: str) -> _t.Optional[ServerSentEvent]:
    event_id: _t.Optional[str] = None
    event = "message"
    data: _t.List[str] = []
    for line in re.split(r"\r\n|\n|\r", block):
        field, _colon, value = line.partition(":")
        value = value[1:] if value.startswith(" ") else value
        if field == "id":
            event_id = value
        elif field == "event":
            event = value
        elif field == "data":
            data.append(value)
    return ServerSentEvent(event_id, event, "\n".join(data)) if data else None


def resume_events(
    connect: _t.Callable[[_t.Optional[str]], _t.Iterator[ServerSentEvent]],
    judge: _t.Callable[[ServerSentEvent], str],
    max_retries: float,
    first_delay: float,
    cancellation: Cancellation,
) -> _t.Iterator[ServerSentEvent]:
    """
    Yields every event once and in order, over as many connections as are needed. ``judge`` says what
    becomes of an event: ``continue``, ``skip``, ``end`` or ``reconnect``.
    """
    last_id: _t.Optional[str] = None
    failures = 0
    while failures <= max_retries:
        if failures > 0:
            cancellation.pause(backoff(first_delay, min(failures, 30)))
        # It retries by itself, so its errors are final.
        events = _t.cast(_t.Generator[ServerSentEvent, None, None], connect(last_id))
        try:
            while True:
                cancellation.check()
                try:
                    event = next(events, None)
                except ParleyUnreachable:
                    event = None
                if event is None:
                    break
                verdict = judge(event)
                if verdict == "reconnect":
                    break
                if event.id is not None:
                    last_id, failures = event.id, 0
                if verdict != "skip":
                    yield event
                if verdict == "end":
                    return
        finally:
            events.close()
        cancellation.check()
        failures += 1
    raise ParleyUnreachable("The stream was lost too often.")


