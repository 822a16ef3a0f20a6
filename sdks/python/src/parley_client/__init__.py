"""The client library of Parley, a self-hosted AI assistant service."""

from . import types, webhooks
from ._events import ServerSentEvent
from ._exchange import LogEntry
from ._group import Download, Page, Pages
from ._uploads import Upload
from ._value import OMIT, Value
from .aio import AsyncChatbot, AsyncDownload, AsyncPages, AsyncParley
from .chatbot import Chatbot, ChatEvent
from .client import Parley, PassingEvent
from .errors import (
    Cancelled,
    Conflict,
    Forbidden,
    InvalidRequest,
    NotFound,
    ParleyError,
    ParleyProblem,
    ParleyUnreachable,
    RateLimited,
    ServerFailure,
    TooLarge,
    Unauthenticated,
    Unprocessable,
    WebhookRefused,
)
from .recording import NotRecorded, Recorder, Replayer
from .transport import Cancellation, HttpTransport, Request, Response, Transport

__all__ = [
    "OMIT",
    "AsyncChatbot",
    "AsyncDownload",
    "AsyncPages",
    "AsyncParley",
    "Cancellation",
    "Cancelled",
    "ChatEvent",
    "Chatbot",
    "Conflict",
    "Download",
    "Forbidden",
    "HttpTransport",
    "InvalidRequest",
    "LogEntry",
    "NotFound",
    "NotRecorded",
    "Page",
    "Pages",
    "Parley",
    "ParleyError",
    "ParleyProblem",
    "ParleyUnreachable",
    "PassingEvent",
    "RateLimited",
    "Recorder",
    "Replayer",
    "Request",
    "Response",
    "ServerFailure",
    "ServerSentEvent",
    "TooLarge",
    "Transport",
    "Unauthenticated",
    "Unprocessable",
    "Upload",
    "Value",
    "WebhookRefused",
    "types",
    "webhooks",
]
