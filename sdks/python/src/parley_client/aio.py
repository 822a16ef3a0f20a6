"""The same clients for programs that use ``asyncio``. Each call runs in a thread."""

from __future__ import annotations

import asyncio
import functools
import typing as _t
from concurrent.futures import ThreadPoolExecutor

from ._async_calls import AsyncCalls
from ._group import Download, Group, Page, Pages
from .chatbot import Chatbot, ChatEvent
from .client import Parley, PassingEvent
from .transport import Cancellation
from .types import ChatAnswer, WebhookEvent

T = _t.TypeVar("T")


class _Threads:
    """The threads of one client. A stream holds one while it waits for the next event."""

    def __init__(self, most: int) -> None:
        self._executor = ThreadPoolExecutor(most, "parley")

    async def run(self, cancellation: Cancellation, deed: _t.Callable[..., T], *args: _t.Any, **named: _t.Any) -> T:
        """Runs a deed. When the task is cancelled, the call ends and its connection is closed."""
        loop = asyncio.get_running_loop()
        work = loop.run_in_executor(self._executor, functools.partial(deed, *args, **named))
        try:
            return await asyncio.shield(work)
        except asyncio.CancelledError:
            cancellation.cancel()
            work.add_done_callback(lambda done: done.cancelled() or done.exception())
            raise

    async def iterate(self, cancellation: Cancellation, items: _t.Iterable[T]) -> _t.AsyncIterator[T]:
        """Yields what an iterator gives."""
        iterator = await self.run(cancellation, iter, items)
        try:
            while True:
                item = await self.run(cancellation, next, iterator, _end)
                if item is _end:
                    return
                yield item
        finally:
            cancellation.cancel()
            close = getattr(iterator, "close", None)
            if close is not None and not getattr(iterator, "gi_running", False):
                close()

    def close(self) -> None:
        self._executor.shutdown(wait=False)


_end: _t.Any = object()


class AsyncPages(_t.Generic[T]):
    """All items of a list, page after page."""

    def __init__(self, threads: _Threads, cancellation: Cancellation, pages: Pages[T]) -> None:
        self._threads, self._cancellation, self._pages = threads, cancellation, pages

    async def page(self, cursor: _t.Optional[str] = None) -> Page[T]:
        """Gives one page."""
        return await self._threads.run(self._cancellation, self._pages.page, cursor)

    async def pages(self) -> _t.AsyncIterator[Page[T]]:
        """Yields whole pages."""
        page = await self.page()
        yield page
        while page.next_cursor is not None:
            page = await self.page(page.next_cursor)
            yield page

    async def __aiter__(self) -> _t.AsyncIterator[T]:
        async for page in self.pages():
            for item in page.data:
                yield item


class AsyncDownload:
    """Bytes that arrive while they are read."""

    def __init__(self, threads: _Threads, cancellation: Cancellation, download: Download) -> None:
        self._threads, self._cancellation, self._download = threads, cancellation, download
        self.status, self.headers = download.status, download.headers

    def __aiter__(self) -> _t.AsyncIterator[bytes]:
        return self._threads.iterate(self._cancellation, self._download)

    async def read(self) -> bytes:
        """Reads all bytes."""
        return await self._threads.run(self._cancellation, self._download.read)

    def close(self) -> None:
        """Lets go of the connection."""
        self._download.close()


class _AsyncGroup:
    def __init__(self, client: "AsyncParley", name: str) -> None:
        self._client, self._name = client, name

    def __getattr__(self, name: str) -> _t.Any:
        def call(*args: _t.Any, **named: _t.Any) -> _t.Any:
            cancellation = Cancellation()
            parley = self._client.sync.with_options(cancellation=cancellation)
            deed = getattr(getattr(parley, self._name), name)
            threads = self._client._threads
            kind = deed.__func__.__annotations__.get("return", "")
            if kind.startswith("Pages["):
                return AsyncPages(threads, cancellation, deed(*args, **named))
            if kind.startswith("_t.Iterator"):
                return _later(threads, cancellation, functools.partial(deed, *args, **named))
            return _finish(threads, cancellation, functools.partial(deed, *args, **named))

        deed = getattr(getattr(self._client.sync, self._name), name)
        # The address of a socket needs no request.
        return deed if "self._socket" in (deed.__doc__ or "") else functools.wraps(deed)(call)


async def _finish(threads: _Threads, cancellation: Cancellation, deed: _t.Callable[[], _t.Any]) -> _t.Any:
    answer = await threads.run(cancellation, deed)
    return AsyncDownload(threads, cancellation, answer) if isinstance(answer, Download) else answer


async def _later(threads: _Threads, cancellation: Cancellation, deed: _t.Callable[[], _t.Any]) -> _t.AsyncIterator[_t.Any]:
    items = await threads.run(cancellation, deed)
    async for item in threads.iterate(cancellation, items):
        yield item


class AsyncParley(AsyncCalls):
    """
    A client for Parley's whole HTTP API. It takes the settings of ``Parley``, and ``max_threads``, which is
    the number of calls and streams that can wait at the same time.

    Example:
        async with AsyncParley("https://assistant.example.com", api_key) as parley:
            await parley.leads.create(email="ada@example.com")
    """

    def __init__(self, *args: _t.Any, max_threads: int = 64, **settings: _t.Any) -> None:
        #: The client that does the work.
        self.sync = Parley(*args, **settings)
        self._threads = _Threads(max_threads)

    def __getattr__(self, name: str) -> _t.Any:
        if not name.startswith("_") and isinstance(getattr(self.sync, name), Group):
            return _AsyncGroup(self, name)
        raise AttributeError(f"{type(self).__name__} has no group {name}.")

    def with_options(self, **options: _t.Any) -> "AsyncParley":
        """The same client with other options: those of ``Parley.with_options``."""
        client = object.__new__(type(self))
        client.sync, client._threads = self.sync.with_options(**options), self._threads
        return client

    async def request(self, operation: str, **parts: _t.Any) -> _t.Any:
        """Calls any operation by its method and path."""
        cancellation = Cancellation()
        parley = self.sync.with_options(cancellation=cancellation)
        return await _finish(self._threads, cancellation, functools.partial(parley.request, operation, **parts))

    def watch(self, **query: _t.Any) -> _t.AsyncIterator[_t.Union[WebhookEvent, PassingEvent]]:
        """Yields what happens in the workspace."""
        cancellation = Cancellation()
        return self._threads.iterate(cancellation, self.sync.with_options(cancellation=cancellation).watch(**query))

    async def close(self) -> None:
        """Closes the connections and ends the threads."""
        self.sync.close()
        self._threads.close()

    async def __aenter__(self: T) -> T:
        return self

    async def __aexit__(self, *_error: _t.Any) -> None:
        await self.close()


class AsyncChatbot:
    """Talks to the assistant. It takes the settings of ``Chatbot``."""

    def __init__(self, *args: _t.Any, max_threads: int = 64, **settings: _t.Any) -> None:
        #: The client that does the work.
        self.sync = Chatbot(*args, **settings)
        self._threads = _Threads(max_threads)

    async def send(self, message: str, **more: _t.Any) -> ChatAnswer:
        """Sends a message and waits for the whole answer."""
        return await self._threads.run(Cancellation(), self.sync.send, message, **more)

    def stream(self, message: str, **more: _t.Any) -> _t.AsyncIterator[ChatEvent]:
        """Sends a message and yields the answer while it is written."""
        cancellation = Cancellation()
        return self._threads.iterate(cancellation, self.sync.stream(message, cancellation=cancellation, **more))

    async def stop(self, session_id: str) -> _t.List[str]:
        """Stops the answers that are being written in a conversation."""
        return await self._threads.run(Cancellation(), self.sync.stop, session_id)

    async def close(self) -> None:
        """Closes the connections and ends the threads."""
        self.sync.parley.close()
        self._threads.close()
