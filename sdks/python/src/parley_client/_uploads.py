"""Bodies of requests: JSON, bytes, and forms with files."""

from __future__ import annotations

import json
import os
import typing as _t
import uuid

from ._value import encode

#: Bytes, an open file, or parts that are sent as they come. A path is read while it is sent.
Bytes = _t.Union[bytes, bytearray, memoryview, _t.BinaryIO, os.PathLike[str], _t.Iterable[bytes]]


class Upload:
    """A file with a name and a media type of its own."""

    def __init__(self, name: str, content: Bytes, media_type: str = "application/octet-stream") -> None:
        self.name, self.content, self.media_type = name, content, media_type


#: What a call takes as a file.
Content = _t.Union[Upload, Bytes]


class WrittenBody(_t.NamedTuple):
    """A body that is ready to be sent. A stream can be sent once."""

    content: _t.Union[None, bytes, _t.Iterable[bytes]]
    media_type: _t.Optional[str]
    is_once: bool = False


def write_body(flags: str, media_type: _t.Optional[str], body: _t.Any) -> WrittenBody:
    """Writes a body as the operation takes it."""
    if body is None and not flags:
        return WrittenBody(None, None)
    if "y" in flags and isinstance(body, str):
        return WrittenBody(body.encode(), media_type)
    if "u" in flags and (_is_content(body) or isinstance(body, str)):
        upload = body if isinstance(body, Upload) else None
        content, is_once = _open(body.encode() if isinstance(body, str) else body)
        return WrittenBody(content, upload.media_type if upload else media_type, is_once)
    if "f" in flags and isinstance(body, _t.Mapping) and ("b" not in flags or "file" in body):
        return _write_form(body)
    if body is None:
        return WrittenBody(None, None)
    text = json.dumps(encode(body), ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    return WrittenBody(text.encode(), "application/json")


def _is_content(value: _t.Any) -> bool:
    return isinstance(value, (Upload, bytes, bytearray, memoryview, os.PathLike)) or (
        hasattr(value, "read") or (hasattr(value, "__next__"))
    )


def _open(given: _t.Any) -> _t.Tuple[_t.Union[bytes, _t.Iterable[bytes]], bool]:
    """Gives whole bytes, or the parts of a stream."""
    content = given.content if isinstance(given, Upload) else given
    if isinstance(content, (bytes, bytearray, memoryview)):
        return bytes(content), False
    if isinstance(content, os.PathLike):
        return _read_path(content), True
    return (_read_file(content), True) if hasattr(content, "read") else (content, True)


def _read_path(path: _t.Any) -> _t.Iterator[bytes]:
    with open(path, "rb") as file:
        yield from _read_file(file)


def _read_file(file: _t.Any) -> _t.Iterator[bytes]:
    while True:
        part = file.read(65_536)
        if not part:
            return
        yield part


def _write_form(members: _t.Mapping[str, _t.Any]) -> WrittenBody:
    boundary = uuid.uuid4().hex
    pairs = [
        (name, each)
        for name, value in encode(members).items()
        for each in (value if isinstance(value, list) else [value])
        if each is not None
    ]
    media_type = f"multipart/form-data; boundary={boundary}"
    opened = [(_part_head(boundary, name, each), _part_content(each)) for name, each in pairs]
    if all(not is_once for _head, (_content, is_once) in opened):
        whole = b"".join(head + _t.cast(bytes, content) + b"\r\n" for head, (content, _once) in opened)
        return WrittenBody(whole + f"--{boundary}--\r\n".encode(), media_type)

    def parts() -> _t.Iterator[bytes]:
        for head, (content, is_once) in opened:
            yield head
            if is_once:
                yield from _t.cast(_t.Iterable[bytes], content)
            else:
                yield _t.cast(bytes, content)
            yield b"\r\n"
        yield f"--{boundary}--\r\n".encode()

    return WrittenBody(parts(), media_type, is_once=True)


def _part_content(value: _t.Any) -> _t.Tuple[_t.Union[bytes, _t.Iterable[bytes]], bool]:
    if _is_content(value):
        return _open(value)
    return (value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)).encode(), False


def _part_head(boundary: str, name: str, value: _t.Any) -> bytes:
    head = f'--{boundary}\r\ncontent-disposition: form-data; name="{_escape(name)}"'
    if _is_content(value):
        path = getattr(value, "name", None) if not isinstance(value, os.PathLike) else os.fspath(value)
        file_name = os.path.basename(path) if isinstance(path, str) else "file"
        media_type = value.media_type if isinstance(value, Upload) else "application/octet-stream"
        head += f'; filename="{_escape(file_name)}"\r\ncontent-type: {_escape(media_type)}'
    return f"{head}\r\n\r\n".encode()


def _escape(name: str) -> str:
    return name.replace("\r", "%0D").replace("\n", "%0A").replace('"', "%22")
