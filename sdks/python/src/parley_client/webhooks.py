"""Receives webhooks, by Standard Webhooks."""

from __future__ import annotations

import base64
import binascii
import hashlib
import hmac
import json
import re
import time
import typing as _t

from ._value import decode
from .errors import WebhookRefused
from .types import WebhookEvent


def unwrap(
    body: _t.Union[str, bytes],
    headers: _t.Mapping[str, _t.Any],
    secret: str,
    *,
    tolerance: float = 300,
    now: _t.Optional[float] = None,
) -> WebhookEvent:
    """
    Verifies a delivery and reads it. ``body`` must be the bytes as they arrived, ``secret`` is the endpoint's
    ``whsec_…``, and ``tolerance`` are seconds. A delivery may arrive twice, with the same ``id``. Raises
    WebhookRefused when it is not signed with the secret, or is too old.
    """
    key = _read_base64(re.sub("^whsec_", "", secret or ""))
    if not key:
        raise ValueError("The secret must be whsec_ followed by base64.")
    if not isinstance(body, (str, bytes)):
        raise TypeError("The body must be the text or the bytes as they arrived, before anything reads them.")
    given = {str(name).lower(): _first(each) for name, each in headers.items()}
    event_id, at, signatures = (given.get(f"webhook-{name}") for name in ("id", "timestamp", "signature"))
    if not event_id or not at or not signatures:
        raise WebhookRefused("missing", "The headers webhook-id, webhook-timestamp and webhook-signature are required.")
    # With a dot in the id, the same signed bytes could mean another id and timestamp.
    if "." in event_id or not re.fullmatch("[0-9]{1,12}", at):
        raise WebhookRefused("malformed", "webhook-id or webhook-timestamp is not valid by Standard Webhooks.")
    text = body.encode() if isinstance(body, str) else body
    right = hmac.new(key, f"{event_id}.{at}.".encode() + text, hashlib.sha256).digest()
    # While a secret is being replaced, there are several signatures. Unknown versions are ignored.
    each = [one.partition(",") for one in signatures.split(" ")]
    if not any(version == "v1" and hmac.compare_digest(_read_base64(one) or b"", right) for version, _comma, one in each):
        raise WebhookRefused("wrong", "No signature matches. Check the secret, and that the body is unchanged.")
    if abs((time.time() if now is None else now) - int(at)) > tolerance:
        raise WebhookRefused("expired", f"The delivery is more than {tolerance} seconds old, or of the future.")
    try:
        event = json.loads(text)
    except ValueError:
        event = None
    if not isinstance(event, dict) or not isinstance(event.get("type"), str):
        raise WebhookRefused("malformed", "The body is not an event of Parley.")
    return decode({"id": event_id, **event}, WebhookEvent)


def _first(value: _t.Any) -> _t.Any:
    return value[0] if isinstance(value, (list, tuple)) and value else value


def _read_base64(text: str) -> _t.Optional[bytes]:
    try:
        return base64.b64decode(text, validate=True)
    except (binascii.Error, ValueError):
        return None
