"""The YAML of Olive's collections, read as plain texts, lists and tables, and written.

Nothing in the file is run or made into an object: tags, `!!python/…` of old files too, say nothing,
and every scalar is the text that stands there. What a file may ask for is bounded. Each entry, a
document or an item of a list, is read by itself, so that a fault costs no other one.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, TypeAlias

from fenedit.documents.lines import split_lines

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain]"
"""What an entry is made of; nothing is ""."""

MAX_TEXT: Final = 64 << 20
"""Characters of the longest file that is read."""
_MOST_NODES: Final = 20_000
"""Texts, lists and tables of one entry, those counted again that an alias repeats,"""
_NODE_TEXT: Final = 100
"""and characters of a text that count as one more."""
_MOST_REPEATED: Final = 200_000
"""Those that aliases repeat in all items of a list."""
_DEEPEST: Final = 24

_DOCUMENT: Final = re.compile(r"(---|\.\.\.)(?!\S)")
_ITEM: Final = re.compile(r" *-(?!\S)")
_TWIN: Final = r"(?:stipulation|[+a-z0-9]{1,4}):[ \t]+)((?:stipulation[ \t]+)?#[0-9]"
_HASH: Final = re.compile(rf"(?im)^([ \t-]*{_TWIN}[^'\r\n]*+(?!'))")
"""A stipulation such as #2, of an entry or a twin, that is a comment where it is not quoted,"""
_HASH_WITHIN: Final = re.compile(rf"(?i)([{{,][ \t]*{_TWIN}[^\r\n'\",{{}}\[\]]*)")
"""and one that is a comment over the end of the list in which it stands."""
_CONTROLS: Final = {
    code: char for code in range(0x80, 0xA0) if (char := bytes([code]).decode("cp1252", "ignore"))
}
"""What Windows-1252 has where Latin-1 has controls, which YAML does not take;"""
_NO_BREAKS: Final = dict.fromkeys((0x2028, 0x2029), " ")
"""and what ends lines in YAML alone."""


class OliveError(Exception):
    """A text, or an entry in it, that cannot be read.

    Attributes:
        code: "too-large" of the whole; of an entry "entry-yaml" (it is not YAML), "entry-too-deep",
            "entry-too-large", "entry-alias" (one that names nothing, or what it stands in),
            "entry-key" (one that is no text).
        detail: what the reader of YAML says of it, or "".
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class OliveEntry(NamedTuple):
    """An entry as it stands in a file.

    Attributes:
        line: the first line of it that is neither blank nor a comment, counted from 1.
        value: what it says; "" if it cannot be read.
        fault: why it cannot be read, or None.
        repeated: names that stand twice in one table; what follows the last one counts.
        comments: how many lines in it, or before it, are comments.
    """

    line: int
    value: Plain
    fault: OliveError | None = None
    repeated: tuple[str, ...] = ()
    comments: int = 0


class _Part(NamedTuple):
    """Lines that hold an entry, or several where lines do not tell them apart.

    Attributes:
        start: the number of the first line.
        line: of the first one that is neither blank nor a comment.
        begins: whether a document begins here.
        lines: with their endings.
        comments: how many of them, and of those passed over before, look like comments.
    """

    start: int
    line: int
    begins: bool
    lines: list[str]
    comments: int


class _Sized(NamedTuple):
    value: Plain
    nodes: int


@dataclass(slots=True)
class _Anchors:
    """What the items of a document name for others to repeat, and how much they have repeated."""

    named: dict[str, _Sized] = field(default_factory=dict)
    repeated: int = 0


class _Open(NamedTuple):
    """A list or table that is being filled; of a table, `keys` holds the key without its value."""

    value: "list[Plain] | dict[str, Plain]"
    anchor: str | None
    keys: list[str]
    nodes: list[int]


def read_entries(text: str) -> Iterator[OliveEntry]:
    """Yield the entries of a text, one after the other.

    A stipulation that lacks its quotation marks, tabs and what Windows-1252 has are read as they
    are meant.

    Raises:
        OliveError: the text is too large.
    """
    # Here, because hardly any file is Olive's.
    import yaml  # type: ignore[import-untyped]

    if len(text) > MAX_TEXT:
        raise OliveError("too-large")
    anchors = _Anchors()
    for part in _parts(text.translate(_CONTROLS | _NO_BREAKS)):
        if part.begins:
            anchors = _Anchors()
        try:
            found = _read_mended(yaml, "".join(part.lines), anchors)
        except OliveError as error:
            yield OliveEntry(part.line, "", error, comments=part.comments)
            continue
        comments = part.comments
        if comments:
            comments -= sum(part.lines[place].lstrip()[:1] == "#" for place in found.within)
        entries = [(part.line, found.root)]
        if isinstance(found.root, list):
            lines = (max(part.line, part.start + each) for each in found.items)
            entries = list(zip(lines, found.root, strict=True))
        for line, value in entries:
            if value:
                yield OliveEntry(line, value, None, tuple(found.repeated), comments)
                comments = 0


def written_entry(entry: Mapping[str, Any]) -> str:
    """Return an entry as Olive writes it, with the line that begins it.

    Args:
        entry: texts, integers, lists and mappings of these.
    """
    import yaml

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    body: str = yaml.dump(dict(entry), Dumper=dumper, allow_unicode=True, default_flow_style=False)
    return f"---\n{body}"


def _parts(text: str) -> Iterator[_Part]:
    """Yield the lines of each entry: of a document, or of an item where a document is a list."""
    held: list[str] = []
    start, line, comments = 1, 0, 0
    begins, bullet = True, ""
    for number, each in enumerate(split_lines(text), 1):
        mark = _DOCUMENT.match(each)
        item = _ITEM.match(each)
        if mark is not None or (line and item is not None and item[0] == bullet):
            if line:
                yield _Part(start, line, begins, held, comments)
                begins, comments = False, 0
            held, start, line = [], number, 0
            if mark is not None:
                begins, bullet = True, ""
                start += mark[1] == "..."
        content = each[mark.end() if mark is not None else 0 :].strip()
        comments += content.startswith("#")
        says = bool(content) and content[0] != "#" and not (begins and each[0] == "%")
        if says and item is not None and begins and not line and not bullet:
            bullet = item[0]
        if says and not line and content != "-":
            line = number
        if mark is None or mark[1] == "---":
            held.append(each)
    if line:
        yield _Part(start, line, begins, held, comments)


def _read_mended(yaml: Any, text: str, anchors: _Anchors) -> "_Reader":
    """Read a part; one that YAML does not take, as those who wrote it meant it."""
    text = _HASH.sub(r"\1'\2'", text)
    try:
        return _read(yaml, text, anchors)
    except OliveError:
        mended = _HASH_WITHIN.sub(r"\1'\2'", text.replace("\t", " "))
        if mended == text:
            raise
    return _read(yaml, mended, anchors)


def _read(yaml: Any, text: str, anchors: _Anchors) -> "_Reader":
    """Read a part, and the anchors in it.

    Raises:
        OliveError: it cannot be read.
    """
    reader = _Reader(anchors)
    try:
        for event in yaml.parse(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)):
            match event:
                case yaml.ScalarEvent():
                    first, last = event.start_mark.line, event.end_mark.line
                    reader.within.extend(range(first + 1, last))
                    reader.add(_sized(event.value), first, event.anchor)
                case yaml.AliasEvent():
                    reader.repeat(event.anchor, event.start_mark.line)
                case yaml.SequenceStartEvent():
                    reader.open([], event.anchor, event.start_mark.line)
                case yaml.MappingStartEvent():
                    reader.open({}, event.anchor, event.start_mark.line)
                case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                    reader.close()
    except yaml.YAMLError as error:
        raise OliveError("entry-yaml", str(getattr(error, "problem", "") or "")) from error
    except ValueError as error:
        # Half a character, which no encoding holds.
        raise OliveError("entry-yaml") from error
    return reader


def _sized(text: str) -> _Sized:
    return _Sized(text, 1 + len(text) // _NODE_TEXT)


class _Reader:
    """Builds what a part holds out of events.

    Attributes:
        root: its value, once it is whole.
        items: of a root that is a list, the lines where its values begin, counted from 0.
        repeated: names that stand twice in one table.
        within: lines that belong to a text that began before them.
    """

    def __init__(self, anchors: _Anchors) -> None:
        self.root: Plain = ""
        self.items: list[int] = []
        self.repeated: list[str] = []
        self.within: list[int] = []
        self._open: list[_Open] = []
        self._anchors = anchors
        self._nodes = 0

    def add(self, sized: _Sized, line: int, anchor: str | None = None) -> None:
        """Put a value where the next one belongs."""
        self._begin(line)
        self._count(sized.nodes)
        if anchor is not None:
            self._anchors.named[anchor] = sized
        self._put(sized)

    def repeat(self, anchor: str, line: int) -> None:
        """Put what an anchor names where the next value belongs."""
        if anchor not in self._anchors.named:
            raise OliveError("entry-alias")
        sized = self._anchors.named[anchor]
        self._anchors.repeated += sized.nodes
        if self._anchors.repeated > _MOST_REPEATED:
            raise OliveError("entry-too-large")
        self.add(sized, line)

    def open(self, value: "list[Plain] | dict[str, Plain]", anchor: str | None, line: int) -> None:
        """Begin a list or a table."""
        if len(self._open) == _DEEPEST:
            raise OliveError("entry-too-deep")
        self._begin(line)
        if anchor is not None:
            # Until it is whole it cannot be repeated.
            self._anchors.named.pop(anchor, None)
        self._open.append(_Open(value, anchor, [], [1]))

    def close(self) -> None:
        """End the list or table that was begun last."""
        value, anchor, _, nodes = self._open.pop()
        sized = _Sized(value, sum(nodes))
        if anchor is not None:
            self._anchors.named[anchor] = sized
        self._count(1)
        self._put(sized)

    def _begin(self, line: int) -> None:
        """Note where a value of the root begins, each of which may be an entry."""
        if len(self._open) == 1 and isinstance(self._open[0].value, list):
            self.items.append(line)
            self._nodes = 0

    def _count(self, nodes: int) -> None:
        self._nodes += nodes
        if self._nodes > _MOST_NODES:
            raise OliveError("entry-too-large")

    def _put(self, sized: _Sized) -> None:
        if not self._open:
            self.root = sized.value
            return
        inner = self._open[-1]
        inner.nodes.append(sized.nodes)
        if isinstance(inner.value, list):
            inner.value.append(sized.value)
        elif inner.keys:
            name = inner.keys.pop()
            if name in inner.value:
                self.repeated.append(name)
            inner.value[name] = sized.value
        elif isinstance(sized.value, str):
            inner.keys.append(sized.value)
        else:
            raise OliveError("entry-key")
