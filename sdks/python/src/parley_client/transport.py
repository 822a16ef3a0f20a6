"""The HTTP client: connections that are kept, time limits of a whole attempt, and cancelling."""

from __future__ import annotations

import http.client
import io
import select
import socket
import ssl
import threading
import time
import typing as _t
from urllib.parse import urlsplit

from .errors import Cancelled, ParleyUnreachable

Body = _t.Union[None, bytes, _t.Iterable[bytes]]


class Cancellation:
    """Cancels calls from another thread: ``parley.with_options(cancellation=…)``."""

    def __init__(self) -> None:
        self._event = threading.Event()
        self._closers: _t.Set[_t.Callable[[], None]] = set()

    def cancel(self) -> None:
        """Ends every call that has this cancellation, and closes its connection."""
        self._event.set()
        for close in list(self._closers):
            close()

    @property
    def is_cancelled(self) -> bool:
        return self._event.is_set()

    def check(self) -> None:
        """Raises Cancelled when the caller has cancelled."""
        if self._event.is_set():
            raise Cancelled("The call was cancelled.")

    def pause(self, seconds: float) -> None:
        """Waits, and raises Cancelled as soon as the caller cancels."""
        self._event.wait(seconds)
        self.check()


class Deadline:
    """The time that is left for what arrives next."""

    def __init__(self, seconds: _t.Optional[float]) -> None:
        self.set(seconds)

    def set(self, seconds: _t.Optional[float]) -> None:
        """Starts the limit again. None is no limit."""
        self.seconds, self._end = seconds, None if seconds is None else time.monotonic() + seconds

    def left(self) -> _t.Optional[float]:
        """Gives the seconds that are left, and raises when there are none."""
        if self._end is None:
            return None
        left = self._end - time.monotonic()
        if left <= 0:
            raise self.error()
        return left

    def error(self) -> ParleyUnreachable:
        return ParleyUnreachable(f"Nothing arrived for {self.seconds} seconds.", is_timeout=True)


class Request(_t.NamedTuple):
    """A request as it is sent."""

    method: str
    url: str
    headers: _t.Dict[str, str]
    body: Body
    deadline: Deadline
    cancellation: Cancellation


class Response(_t.Protocol):
    """An answer whose body is read while it arrives. The names of headers are in small letters."""

    @property
    def status(self) -> int:
        """The status of HTTP."""

    @property
    def headers(self) -> _t.Mapping[str, str]:
        """The headers of the answer."""

    def read(self) -> bytes:
        """Gives what has arrived, and ``b""`` at the end of a whole body."""

    def close(self) -> None:
        """Lets go of the connection."""


#: Sends a request. Another HTTP client is a function of this type. It raises OSError for a lost connection.
Transport = _t.Callable[[Request], Response]


class _TimedReader(io.RawIOBase):
    def __init__(self, owner: "_TimedSocket") -> None:
        self._owner = owner
        owner.readers += 1

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: _t.Any) -> int:
        owner = self._owner
        owner.socket.settimeout(owner.deadline.left())
        return owner.socket.recv_into(buffer)

    def close(self) -> None:
        if not self.closed:
            super().close()
            self._owner.readers -= 1
            self._owner.close_if_unused()


class _TimedSocket:
    """A socket each of whose steps has the time that is left for the whole."""

    def __init__(self, connected: socket.socket, deadline: Deadline) -> None:
        self.socket, self.deadline, self.readers, self.is_wanted = connected, deadline, 0, True

    def sendall(self, part: bytes) -> None:
        self.socket.settimeout(self.deadline.left())
        self.socket.sendall(part)

    def makefile(self, _mode: str) -> io.BufferedReader:
        return io.BufferedReader(_TimedReader(self), 65_536)

    def close(self) -> None:
        self.is_wanted = False
        self.close_if_unused()

    def close_if_unused(self) -> None:
        if not self.is_wanted and self.readers == 0:
            self.socket.close()

    def cut(self) -> None:
        try:
            self.socket.shutdown(socket.SHUT_RDWR)
        except OSError:
            pass  # It is closed already.


class HttpTransport:
    """The transport of the standard library. It keeps up to ``max_idle`` connections for the next requests."""

    def __init__(self, max_idle: int = 8, context: _t.Optional[ssl.SSLContext] = None) -> None:
        self._context = context
        self._max_idle = max_idle
        self._idle: _t.List[_t.Tuple[_t.Tuple[str, str], http.client.HTTPConnection]] = []
        self._lock = threading.Lock()

    def __call__(self, request: Request) -> "HttpResponse":
        parts = urlsplit(request.url)
        place = (parts.scheme, parts.netloc)
        connection = self._take(place) or self._connect(place, request.deadline)
        wire: _t.Any = connection.sock
        wire.deadline = request.deadline
        request.cancellation._closers.add(wire.cut)
        try:
            request.cancellation.check()
            target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
            is_stream = request.body is not None and not isinstance(request.body, bytes)
            headers = {**request.headers, **({"transfer-encoding": "chunked"} if is_stream else {})}
            connection.request(request.method, target, request.body, headers, encode_chunked=is_stream)
            return HttpResponse(self, place, connection, wire, connection.getresponse(), request)
        except BaseException:
            request.cancellation._closers.discard(wire.cut)
            connection.close()
            raise

    def close(self) -> None:
        """Closes the connections that wait for a next request."""
        with self._lock:
            idle, self._idle = self._idle, []
        for _place, connection in idle:
            connection.close()

    def __del__(self) -> None:
        self.close()

    def _connect(self, place: _t.Tuple[str, str], deadline: Deadline) -> http.client.HTTPConnection:
        scheme, host = place
        left = deadline.left()
        if scheme == "https":
            context = self._context or ssl.create_default_context()
            connection: http.client.HTTPConnection = http.client.HTTPSConnection(host, timeout=left, context=context)
        else:
            connection = http.client.HTTPConnection(host, timeout=left)
        connection.connect()
        connection.auto_open = 0
        connection.sock = _TimedSocket(connection.sock, deadline)
        return connection

    def _take(self, place: _t.Tuple[str, str]) -> _t.Optional[http.client.HTTPConnection]:
        with self._lock:
            for index in range(len(self._idle) - 1, -1, -1):
                if self._idle[index][0] != place:
                    continue
                connection = self._idle.pop(index)[1]
                # A connection that has something to read was closed by the server.
                if not select.select([_t.cast(_t.Any, connection.sock).socket], [], [], 0)[0]:
                    return connection
                connection.close()
        return None

    def _keep(self, place: _t.Tuple[str, str], connection: http.client.HTTPConnection) -> None:
        with self._lock:
            if len(self._idle) < self._max_idle:
                self._idle.append((place, connection))
                return
        connection.close()


class HttpResponse:
    """An answer of HttpTransport."""

    def __init__(
        self,
        transport: HttpTransport,
        place: _t.Tuple[str, str],
        connection: http.client.HTTPConnection,
        wire: _TimedSocket,
        response: http.client.HTTPResponse,
        request: Request,
    ) -> None:
        self._transport, self._place, self._connection = transport, place, connection
        self._wire, self._response, self._cancellation = wire, response, request.cancellation
        self.status = response.status
        self.headers = {name.lower(): text for name, text in response.getheaders()}
        self._is_whole = self._is_closed = False

    def read(self) -> bytes:
        if self._is_whole:
            return b""
        part = self._response.read1(65_536)
        if part == b"":
            # The library tells an end that came too early only of some bodies.
            if self._response.length:
                raise ConnectionError("The answer was cut off.")
            self._is_whole = True
        return part

    def close(self) -> None:
        if self._is_closed:
            return
        self._is_closed = True
        self._cancellation._closers.discard(self._wire.cut)
        if self._is_whole and not self._response.will_close:
            self._response.close()
            self._transport._keep(self._place, self._connection)
            return
        self._wire.cut()
        self._response.close()
        self._connection.close()
