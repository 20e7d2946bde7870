"""The YAML of Olive's collections, read as plain texts, lists and tables, and written.

Nothing in the file is run or made into an object: tags, `!!python/…` of old files too, say nothing,
and every scalar is the text that stands there. What a file may ask for is bounded.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain]"
"""What an entry is made of; nothing is ""."""

MAX_TEXT: Final = 64 << 20
"""Characters of the longest file that is read."""
_MOST_NODES: Final = 20_000
"""Texts, lists and tables of one entry, those counted again that an alias repeats."""
_DEEPEST: Final = 24


class OliveError(Exception):
    """A text that cannot be read as a collection of Olive.

    Attributes:
        code: "yaml" (it is not YAML), "too-deep", "too-large" (an entry, or the whole), "alias"
            (one that names nothing, or what it stands in), "key" (one that is no text).
        line: where, counted from 1; 0 where no line is to blame.
        detail: what the reader of YAML says of it, or "".
    """

    def __init__(self, code: str, line: int = 0, detail: str = "") -> None:
        super().__init__(f"{code} in line {line}: {detail}")
        self.code = code
        self.line = line
        self.detail = detail


class _Sized(NamedTuple):
    value: Plain
    nodes: int


class _Open(NamedTuple):
    """A list or table that is being filled; of a table, `keys` holds the key without its value."""

    value: "list[Plain] | dict[str, Plain]"
    anchor: str | None
    keys: list[str]
    nodes: list[int]


def read_entries(text: str) -> Iterator[Plain]:
    """Yield the entries of a text, one after the other.

    Raises:
        OliveError: when the place is reached that cannot be read.
    """
    # Here, because hardly any file is Olive's.
    import yaml  # type: ignore[import-untyped]

    if len(text) > MAX_TEXT:
        raise OliveError("too-large")
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
    try:
        yield from _entries(yaml, yaml.parse(text, Loader=loader))
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = mark.line + 1 if mark is not None else 0
        raise OliveError("yaml", line, str(getattr(error, "problem", "") or "")) from error


def written_entry(entry: Mapping[str, Any]) -> str:
    """Return an entry as Olive writes it, with the line that begins it.

    Args:
        entry: texts, integers, lists and mappings of these.
    """
    import yaml

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    body: str = yaml.dump(dict(entry), Dumper=dumper, allow_unicode=True, default_flow_style=False)
    return f"---\n{body}"


def _entries(yaml: Any, events: Iterator[Any]) -> Iterator[Plain]:
    reader = _Reader()
    for event in events:
        line = event.start_mark.line + 1
        match event:
            case yaml.DocumentStartEvent():
                reader = _Reader()
            case yaml.DocumentEndEvent():
                yield reader.root
            case yaml.ScalarEvent():
                reader.add(_Sized(event.value, 1), line, event.anchor)
            case yaml.AliasEvent():
                reader.repeat(event.anchor, line)
            case yaml.SequenceStartEvent():
                reader.open([], event.anchor, line)
            case yaml.MappingStartEvent():
                reader.open({}, event.anchor, line)
            case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                reader.close(line)


class _Reader:
    """Builds one entry out of events.

    Attributes:
        root: the entry, once it is whole.
    """

    def __init__(self) -> None:
        self.root: Plain = ""
        self._open: list[_Open] = []
        self._anchors: dict[str, _Sized] = {}
        self._nodes = 0

    def add(self, sized: _Sized, line: int, anchor: str | None = None) -> None:
        """Put a value where the next one belongs."""
        self._nodes += sized.nodes
        if self._nodes > _MOST_NODES:
            raise OliveError("too-large", line)
        if anchor is not None:
            self._anchors[anchor] = sized
        self._put(sized, line)

    def repeat(self, anchor: str, line: int) -> None:
        """Put what an anchor names where the next value belongs."""
        if anchor not in self._anchors:
            raise OliveError("alias", line)
        self.add(self._anchors[anchor], line)

    def open(self, value: "list[Plain] | dict[str, Plain]", anchor: str | None, line: int) -> None:
        """Begin a list or a table."""
        if len(self._open) == _DEEPEST:
            raise OliveError("too-deep", line)
        if anchor is not None:
            # Until it is whole it cannot be repeated.
            self._anchors.pop(anchor, None)
        self._open.append(_Open(value, anchor, [], [1]))

    def close(self, line: int) -> None:
        """End the list or table that was begun last."""
        value, anchor, _, nodes = self._open.pop()
        sized = _Sized(value, sum(nodes))
        if anchor is not None:
            self._anchors[anchor] = sized
        self._nodes += 1
        self._put(sized, line)

    def _put(self, sized: _Sized, line: int) -> None:
        if not self._open:
            self.root = sized.value
            return
        inner = self._open[-1]
        inner.nodes.append(sized.nodes)
        if isinstance(inner.value, list):
            inner.value.append(sized.value)
        elif inner.keys:
            inner.value[inner.keys.pop()] = sized.value
        elif isinstance(sized.value, str):
            inner.keys.append(sized.value)
        else:
            raise OliveError("key", line)
