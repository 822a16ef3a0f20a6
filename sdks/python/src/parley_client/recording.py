"""Tests without a server: records what a client sends and gets, and plays it back."""

from __future__ import annotations

import base64
import json
import re
import threading
import typing as _t
from urllib.parse import urlsplit

from .errors import ParleyError
from .transport import HttpTransport, Request, Response, Transport

_SECRET_NAME = re.compile(r"secret|password|token|api_?key|recovery|code$", re.IGNORECASE)
_SECRET_TEXT = re.compile(r"\b(?:parley_\w+|whsec_[\w+/=-]+|eyJ[\w-]+\.[\w-]+\.[\w-]+)")
_KEPT_HEADERS = ("content-type", "retry-after", "x-request-id", "etag")


class NotRecorded(ParleyError):
    """The recording has no answer to this request, or has given it already."""


def _without_secrets(text: str) -> str:
    """Leaves out the secrets of JSON by their names, and those of other texts by their form."""
    try:
        value = json.loads(text)
    except ValueError:
        return _SECRET_TEXT.sub("[secret]", text)
    return json.dumps(_scrub(value), ensure_ascii=False)


def _scrub(value: _t.Any, name: str = "") -> _t.Any:
    if isinstance(value, dict):
        return {own: _scrub(each, own) for own, each in value.items()}
    if isinstance(value, list):
        return [_scrub(each, name) for each in value]
    if not isinstance(value, str):
        return value
    # A problem's code says what is wrong, and is no secret.
    is_secret = _SECRET_NAME.search(name) and name != "code"
    return "[secret]" if is_secret else _SECRET_TEXT.sub("[secret]", value)


def _describe(request: Request) -> _t.Dict[str, _t.Any]:
    parts = urlsplit(request.url)
    path = _SECRET_TEXT.sub("[secret]", parts.path + (f"?{parts.query}" if parts.query else ""))
    body = request.body.decode("utf-8", "replace") if isinstance(request.body, bytes) else ""
    # The boundary of a form is another one each time.
    boundary = re.match(r"--(\w{32})\r\n", body)
    body = body.replace(boundary[1], "boundary") if boundary else body
    return {"method": request.method, "path": path, "body": _without_secrets(body)}


def _is_same(one: _t.Dict[str, _t.Any], other: _t.Dict[str, _t.Any]) -> bool:
    """Languages write the members and the blanks of JSON differently."""
    if (one["method"], one["path"]) != (other["method"], other["path"]):
        return False
    try:
        return bool(one["body"] == other["body"] or json.loads(one["body"]) == json.loads(other["body"]))
    except ValueError:
        return False


class Recorder:
    """
    A transport that writes each request with its answer to a file, a line of JSON each, without keys,
    tokens and passwords.

    Example:
        parley = Parley(transport=Recorder("leads.jsonl"))
    """

    def __init__(self, path: _t.Any, transport: _t.Optional[Transport] = None) -> None:
        self._path = path
        self._transport = transport or HttpTransport()
        self._lock = threading.Lock()
        open(path, "w").close()

    def __call__(self, request: Request) -> Response:
        return _RecordedResponse(self._transport(request), request, self._write)

    def _write(self, entry: _t.Dict[str, _t.Any]) -> None:
        with self._lock, open(self._path, "a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")


class _RecordedResponse:
    def __init__(self, response: Response, request: Request, write: _t.Callable[[_t.Dict[str, _t.Any]], None]) -> None:
        self._response, self._request, self._write = response, request, write
        self.status, self.headers = response.status, response.headers
        self._parts: _t.List[bytes] = []
        self._is_closed = False

    def read(self) -> bytes:
        part = self._response.read()
        self._parts.append(part)
        return part

    def close(self) -> None:
        self._response.close()
        if self._is_closed:
            return
        self._is_closed = True
        headers = {name: self.headers[name] for name in _KEPT_HEADERS if name in self.headers}
        answer: _t.Dict[str, _t.Any] = {"status": self.status, "headers": headers}
        whole = b"".join(self._parts)
        try:
            answer["text"] = self._text(whole.decode("utf-8"))
        except UnicodeDecodeError:
            answer["base64"] = base64.b64encode(whole).decode()
        self._write({"request": _describe(self._request), "answer": answer})

    def _text(self, text: str) -> str:
        if not self.headers.get("content-type", "").startswith("text/event-stream"):
            return _without_secrets(text)
        lines = re.split("(\r\n|\n|\r)", text)
        return "".join("data: " + _without_secrets(line[5:].strip()) if line.startswith("data:") else line for line in lines)


class Replayer:
    """
    A transport that answers from a recording, each entry once and in order, and sends nothing.

    Example:
        parley = Parley("http://replay", None, transport=Replayer("leads.jsonl"))
    """

    def __init__(self, path: _t.Any) -> None:
        with open(path, encoding="utf-8") as file:
            self._entries = [json.loads(line) for line in file if line.strip()]
        self._lock = threading.Lock()

    def __call__(self, request: Request) -> Response:
        wanted = _describe(request)
        with self._lock:
            for index, entry in enumerate(self._entries):
                if _is_same(entry["request"], wanted):
                    return _PlayedResponse(self._entries.pop(index)["answer"])
        raise NotRecorded(f"The recording has no further answer to {wanted['method']} {wanted['path']}.")


class _PlayedResponse:
    def __init__(self, answer: _t.Dict[str, _t.Any]) -> None:
        self.status, self.headers = answer["status"], answer["headers"]
        self._rest = base64.b64decode(answer["base64"]) if "base64" in answer else answer["text"].encode()

    def read(self) -> bytes:
        part, self._rest = self._rest, b""
        return part

    def close(self) -> None:
        self._rest = b""
