"""The base of all values: what arrived is kept as it is, and is read when it is asked for."""

from __future__ import annotations

import re
import typing as _t
from datetime import date, datetime

T = _t.TypeVar("T")

#: A value of the API, or the same as a mapping with the names of the wire.
Given = _t.Union[T, _t.Mapping[str, _t.Any]]

if _t.TYPE_CHECKING:
    from typing_extensions import dataclass_transform
else:

    def dataclass_transform(**_options):
        return lambda decorated: decorated


class _Omit:
    def __repr__(self) -> str:
        return "OMIT"

    def __bool__(self) -> bool:
        return False


#: An argument that is not given. None is a value of its own: null.
OMIT: _t.Any = _Omit()


class _Member:
    """Reads one member of a value."""

    def __init__(self, name: str, wire: str) -> None:
        self.name, self.wire = name, wire

    def __get__(self, value: _t.Any, owner: type) -> _t.Any:
        if value is None:
            return self
        return decode(value._raw.get(self.wire), owner._hints()[self.name])  # type: ignore[attr-defined]

    def __set__(self, value: _t.Any, given: _t.Any) -> None:
        value._raw[self.wire] = encode(given)


@dataclass_transform(kw_only_default=True)
class Value:
    """A record of the API. Members that this client does not know are read by ``value["name"]``."""

    __slots__ = ("_raw", "_response")
    _wire: _t.ClassVar[_t.Dict[str, str]] = {}
    _required: _t.ClassVar[_t.FrozenSet[str]] = frozenset()
    _known: _t.ClassVar[_t.Optional[_t.Dict[str, _t.Any]]] = None

    def __init_subclass__(cls) -> None:
        cls._known = None
        cls._required = frozenset(name for name in cls.__annotations__ if name not in cls.__dict__)
        for name in cls.__annotations__:
            setattr(cls, name, _Member(name, cls._wire.get(name) or _camel(name)))

    def __init__(self, **members: _t.Any) -> None:
        for name in members:
            if not isinstance(getattr(type(self), name, None), _Member):
                raise TypeError(f"{type(self).__name__} has no member {name}.")
        self._raw: _t.Dict[str, _t.Any] = {
            getattr(type(self), name).wire: encode(each) for name, each in members.items() if each is not OMIT
        }

    @classmethod
    def from_dict(cls: _t.Type[T], raw: _t.Dict[str, _t.Any]) -> T:
        """Reads a value in the form of the wire."""
        value = cls.__new__(cls)
        value._raw = raw  # type: ignore[attr-defined]
        return value

    def to_dict(self) -> _t.Dict[str, _t.Any]:
        """Gives the value in the form of the wire, with all that arrived."""
        return self._raw

    @classmethod
    def _hints(cls) -> _t.Dict[str, _t.Any]:
        if cls._known is None:
            cls._known = _t.get_type_hints(cls)
        return cls._known

    def __getattr__(self, name: str) -> _t.Any:
        raw = object.__getattribute__(self, "_raw") if name != "_raw" else {}
        for wire in (name, _camel(name)):
            if wire in raw:
                return raw[wire]
        raise AttributeError(f"{type(self).__name__} has no member {name}.")

    def __getitem__(self, wire: str) -> _t.Any:
        return self._raw[wire]

    def __contains__(self, wire: object) -> bool:
        return wire in self._raw

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Value) and self._raw == other._raw

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={each!r}' for name, each in self._raw.items())})"


def _camel(name: str) -> str:
    return re.sub(r"(?<!^)_([a-z0-9])", lambda found: found[1].upper(), re.sub("_$", "", name))


def decode(raw: _t.Any, hint: _t.Any) -> _t.Any:
    """Reads a value of the wire as its type says. What does not fit stays as it arrived."""
    if raw is None or hint is _t.Any:
        return raw
    origin, parts = _t.get_origin(hint), _t.get_args(hint)
    if origin is _t.Union:
        return _decode_union(raw, parts)
    if isinstance(raw, dict):
        if isinstance(hint, type) and issubclass(hint, Value):
            return hint.from_dict(raw)
        if origin is dict:
            return {name: decode(each, parts[1]) for name, each in raw.items()}
    if isinstance(raw, list) and origin is list:
        return [decode(each, parts[0]) for each in raw]
    if hint is datetime and isinstance(raw, str):
        return read_time(raw)
    return raw


def _decode_union(raw: _t.Any, parts: _t.Sequence[_t.Any]) -> _t.Any:
    if isinstance(raw, dict):
        classes = [each for each in parts if isinstance(each, type) and issubclass(each, Value)]
        if not classes:
            maps = [each for each in parts if _t.get_origin(each) is dict]
            return decode(raw, maps[0]) if maps else raw
        # The class whose tags all match has as many of its required members as any other.
        fits = [(_fit(raw, each), each) for each in classes]
        best, chosen = max(fits, key=lambda fit: fit[0])
        return (chosen if best >= 0 else Value).from_dict(raw)
    for part in parts:
        read = decode(raw, part)
        if read is not raw:
            return read
    return raw


def _fit(raw: _t.Dict[str, _t.Any], cls: _t.Type[Value]) -> int:
    found = 0
    for name in cls._required:
        member, hint = getattr(cls, name), cls._hints()[name]
        if member.wire not in raw:
            continue
        if _t.get_origin(hint) is _t.Literal:
            if raw[member.wire] not in _t.get_args(hint):
                return -1
            found += 100
        found += 1
    return found


_time = re.compile(r"(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d+))?([Zz]|[+-]\d\d:\d\d)$")


def read_time(text: str) -> _t.Any:
    """Reads a time with its zone. A text that is no such time stays a text."""
    found = _time.match(text)
    if found is None:
        return text
    head, fraction, zone = found.groups()
    zone = "+00:00" if zone in "Zz" else zone
    try:
        return datetime.fromisoformat(f"{head.upper()}.{(fraction or '')[:6].ljust(6, '0')}{zone}")
    except ValueError:
        return text


def encode(value: _t.Any) -> _t.Any:
    """Writes a value in the form of the wire. A time must have a zone."""
    if isinstance(value, Value):
        return value._raw
    if isinstance(value, datetime):
        if value.tzinfo is None:
            raise ValueError("A time needs a zone, such as datetime.now(timezone.utc).")
        return value.isoformat()
    if isinstance(value, date):
        return value.isoformat()
    if isinstance(value, _t.Mapping):
        return {name: encode(each) for name, each in value.items() if each is not OMIT}
    if isinstance(value, (list, tuple)):
        return [encode(each) for each in value]
    return value
