"""What the generated calls stand on: sending, reading, pages and downloads."""

from __future__ import annotations

import json
import re
import typing as _t

from ._events import ServerSentEvent, read_events
from ._exchange import SILENCE, Answer, Call, Settings, loss_of
from ._value import decode

T = _t.TypeVar("T")


class Page(_t.Generic[T]):
    """One page of a list, and the cursor of the next one."""

    def __init__(self, raw: _t.Dict[str, _t.Any], item: _t.Any) -> None:
        #: The page as it arrived. Some lists count more than their items.
        self.raw = raw
        self.data: _t.List[T] = [decode(each, item) for each in raw.get("data", [])]
        self.next_cursor: _t.Optional[str] = raw.get("nextCursor")


class Pages(_t.Generic[T]):
    """All items of a list, page after page. A page is asked for when those before it are read."""

    def __init__(self, call: Call, item: _t.Any) -> None:
        self._call, self._item = call, item

    def page(self, cursor: _t.Optional[str] = None) -> Page[T]:
        """Gives one page."""
        call = self._call
        if cursor is not None:
            call = Call(call.settings, call.operation, call.params, {**call.query, "cursor": cursor})
        return Page(call.perform(read_value), self._item)

    def pages(self) -> _t.Iterator[Page[T]]:
        """Yields whole pages."""
        page = self.page()
        yield page
        while page.next_cursor is not None:
            page = self.page(page.next_cursor)
            yield page

    def __iter__(self) -> _t.Iterator[T]:
        for page in self.pages():
            yield from page.data


class Download:
    """Bytes that arrive while they are read. ``with`` lets go of the connection."""

    def __init__(self, answer: Answer) -> None:
        self._answer = answer
        self.status = answer.response.status
        self.headers = answer.response.headers

    def __iter__(self) -> _t.Iterator[bytes]:
        answer = self._answer
        try:
            while True:
                answer.deadline.set(SILENCE)
                part = answer.response.read()
                answer.deadline.set(None)
                if part == b"":
                    return
                yield part
        except GeneratorExit:
            raise
        except BaseException as error:
            raise loss_of(error, answer) from None
        finally:
            answer.response.close()

    def read(self) -> bytes:
        """Reads all bytes."""
        return b"".join(self)

    def text(self) -> str:
        """Reads all bytes as a text in UTF-8."""
        return self.read().decode()

    def save(self, path: _t.Any) -> None:
        """Writes the bytes to a file as they arrive."""
        with open(path, "wb") as file:
            for part in self:
                file.write(part)

    def close(self) -> None:
        """Lets go of the connection."""
        self._answer.response.close()

    def __enter__(self) -> "Download":
        return self

    def __exit__(self, *_error: _t.Any) -> None:
        self.close()


def read_value(answer: Answer) -> _t.Any:
    """Reads JSON as a value, text as a text, no body as None, and other media as a download."""
    media_type = answer.media_type()
    is_page = media_type.startswith("text/html")
    # A proxy, or another server, may answer with a page of its own in place of the interface.
    if is_page and re.match(r"\w+ /(?:api|v1)/", answer.operation):
        raise answer.unexpected(answer.text())
    if re.match(r"application/(?:\w+\+)?json", media_type):
        whole = answer.read_all()
        try:
            return json.loads(whole) if whole else None
        except ValueError:
            text = whole.decode("utf-8", "replace")
            raise answer.unexpected(text.replace(answer.key, "[key]") if answer.key else text) from None
    if media_type == "" or re.search(r"^text/(?!event)|xml|yaml", media_type):
        return answer.read_all().decode("utf-8", "replace") or None
    return Download(answer)


class Group:
    """The calls of one group. The generated classes are made of it."""

    def __init__(self, client: _t.Any) -> None:
        self._settings: Settings = client.settings

    def _call(self, operation: str, answer: _t.Any, **parts: _t.Any) -> _t.Any:
        return decode(self._of(operation, parts).perform(read_value), answer)

    def _text(self, operation: str, **parts: _t.Any) -> str:
        return self._of(operation, parts).perform(lambda answer: answer.read_all().decode("utf-8", "replace"))

    def _nothing(self, operation: str, **parts: _t.Any) -> None:
        self._of(operation, parts).perform(lambda answer: answer.read_all())

    def _pages(self, operation: str, item: _t.Any, **parts: _t.Any) -> Pages[_t.Any]:
        return Pages(self._of(operation, parts), item)

    def _open(self, operation: str, **parts: _t.Any) -> Download:
        return self._of(operation, parts).perform(Download)

    def _events(self, operation: str, **parts: _t.Any) -> _t.Iterator[ServerSentEvent]:
        return self._of(operation, {**parts, "headers": {"accept": "text/event-stream"}}).perform(read_events)

    def _socket(self, operation: str, **parts: _t.Any) -> str:
        return "ws" + self._of(operation, parts).url()[len("http") :]

    def _of(self, operation: str, parts: _t.Dict[str, _t.Any]) -> Call:
        return Call(self._settings, operation, **parts)


