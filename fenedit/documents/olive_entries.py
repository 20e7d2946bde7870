"""Read and write the YAML entries of Olive's collections, and the puzzle data in them."""

import math
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypeAlias

from fenedit.documents.encoding import split_lines
from fenedit.notation.epd.opcodes import plain_move
from fenedit.notation.puzzle import SEPARATOR, Puzzle, Source, parted, source_of

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain]"
"""The contents of an entry; "" for nothing."""

MAX_TEXT = 64 << 20
"""Most characters of a file that is read."""
_MOST_NODES = 20_000
"""Most texts, lists and tables of one entry, counting those repeated by aliases."""
_NODE_TEXT = 100
"""So many characters of a text count as one more."""
_MOST_REPEATED = 200_000
"""Most that aliases repeat in all items of a list."""
_DEEPEST = 24

_DOCUMENT = re.compile(r"(---|\.\.\.)(?!\S)")
_ITEM = re.compile(r" *-(?!\S)")
_TWIN = r"(?:stipulation|[+a-z0-9]{1,4}):[ \t]+)((?:stipulation[ \t]+)?#[0-9]"
_HASH = re.compile(rf"(?im)^([ \t-]*{_TWIN}[^'\r\n]*+(?!'))")
"""An unquoted stipulation such as #2 of an entry or a twin, which YAML reads as a comment."""
_HASH_WITHIN = re.compile(rf"(?i)([{{,][ \t]*{_TWIN}[^\r\n'\",{{}}\[\]]*)")
"""The same within a list, whose end the comment hides."""
_CONTROLS = {
    code: char for code in range(0x80, 0xA0) if (char := bytes([code]).decode("cp1252", "ignore"))
}
"""Windows-1252 characters in place of Latin-1 controls, which YAML refuses."""
_NO_BREAKS = dict.fromkeys((0x2028, 0x2029), " ")
"""Line breaks in YAML alone."""


class OliveError(Exception):
    """A text, or an entry in it, that cannot be read.

    Attributes:
        code: "too-large" for the file; "entry-yaml" (not YAML), "entry-too-deep",
            "entry-too-large", "entry-alias" (an unknown or recursive alias) or "entry-key" (a key
            that is not a text) for an entry.
        detail: the message of the YAML parser, or "".
    """

    def __init__(self, code: str, detail: str = "") -> None:
        super().__init__(f"{code}: {detail}")
        self.code = code
        self.detail = detail


class OliveEntry(NamedTuple):
    """An entry of a file.

    Attributes:
        line: its first line that is neither blank nor a comment, counted from 1.
        value: its content; "" if it cannot be read.
        fault: why it cannot be read, or None.
        repeated: names that occur twice in one table; the last one counts.
        comments: number of comment lines in it or before it.
    """

    line: int
    value: Plain
    fault: OliveError | None = None
    repeated: tuple[str, ...] = ()
    comments: int = 0


class _Part(NamedTuple):
    """Lines of one entry, or of several that lines do not separate."""

    start: int
    """The number of the first line."""
    line: int
    """The number of the first line that is neither blank nor a comment."""
    begins: bool
    """True if a document begins here."""
    lines: list[str]
    comments: int
    """How many of the lines, and of those skipped before, look like comments."""


class _Sized(NamedTuple):
    value: Plain
    nodes: int


@dataclass(slots=True)
class _Anchors:
    """The anchors of a document, and how many nodes aliases have repeated."""

    named: dict[str, _Sized] = field(default_factory=dict)
    repeated: int = 0


class _Open(NamedTuple):
    """A list or table being filled; `keys` holds the key of a table that has no value yet."""

    value: "list[Plain] | dict[str, Plain]"
    anchor: str | None
    keys: list[str]
    nodes: list[int]


def read_entries(text: str) -> Iterator[OliveEntry]:
    """Yield the entries of a text.

    Unquoted stipulations, tabs and characters of Windows-1252 are accepted.

    Raises:
        OliveError: the text is too large.
    """
    # Imported here: hardly any file is Olive's.
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
    """Return an entry as Olive writes it, with its first line `---`.

    Args:
        entry: texts, integers, lists and mappings of these.
    """
    import yaml

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    body: str = yaml.dump(dict(entry), Dumper=dumper, allow_unicode=True, default_flow_style=False)
    return f"---\n{body}"


def kept_text(fields: Mapping[str, Plain]) -> str:
    """Return fields of an entry on one line."""
    import yaml

    dumper = getattr(yaml, "CSafeDumper", yaml.SafeDumper)
    line: str = yaml.dump(
        dict(fields), Dumper=dumper, allow_unicode=True, default_flow_style=True, width=1 << 30
    )
    return line.strip()


def kept_fields(text: str) -> dict[str, Plain]:
    """Return the fields that `kept_text` wrote; none for another text."""
    values = [entry.value for entry in read_entries(text)] if text else []
    return values[0] if len(values) == 1 and isinstance(values[0], dict) else {}


def plain(value: Any) -> Plain:
    """Return a value as it is read: numbers are texts."""
    if isinstance(value, dict):
        return {name: plain(each) for name, each in value.items()}
    return [plain(each) for each in value] if isinstance(value, list) else str(value)


def with_numbers(value: Any, name: str = "") -> Any:
    """Return a value with the numbers of its dates as such, as Olive writes them."""
    if isinstance(value, dict):
        return {each: with_numbers(inner, each) for each, inner in value.items()}
    is_number = name in ("year", "month", "day") and isinstance(value, str) and value.isdecimal()
    return int(value) if is_number and len(value) <= _MOST_DIGITS else value


def _parts(text: str) -> Iterator[_Part]:
    """Yield the lines of each entry: a document, or an item of a document that is a list."""
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
    """Read a part; if it is not YAML, quote stipulations within lists and replace tabs."""
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
                    # A text in quotation marks ends within a line.
                    reader.within.extend(range(first + 1, last + (event.end_mark.column > 0)))
                    sized = _Sized(event.value, 1 + len(event.value) // _NODE_TEXT)
                    reader.add(sized, first, event.anchor)
                case yaml.AliasEvent():
                    reader.repeat(event.anchor, event.start_mark.line)
                case yaml.SequenceStartEvent():
                    reader.open([], event.anchor, event.start_mark.line)
                case yaml.MappingStartEvent():
                    reader.open({}, event.anchor, event.start_mark.line)
                case yaml.SequenceEndEvent() | yaml.MappingEndEvent():
                    reader.close()
    except yaml.YAMLError as error:
        problem = str(getattr(error, "problem", "") or "")
        if "nesting depth" in problem:
            # libyaml 0.2.6 and newer have a limit of their own.
            raise OliveError("entry-too-deep") from error
        raise OliveError("entry-yaml", problem) from error
    except ValueError as error:
        # A lone surrogate.
        raise OliveError("entry-yaml") from error
    return reader


class _Reader:
    """Builds the value of a part from YAML events.

    Attributes:
        root: the value, once it is complete.
        items: the first lines of the items of a root list, counted from 0.
        repeated: names that occur twice in one table.
        within: lines inside texts of several lines.
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
        """Add the next value."""
        self._begin(line)
        self._count(sized.nodes)
        if anchor is not None:
            self._anchors.named[anchor] = sized
        self._put(sized)

    def repeat(self, anchor: str, line: int) -> None:
        """Add the value of an anchor as the next value."""
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
            # It cannot be repeated until it is complete.
            self._anchors.named.pop(anchor, None)
        self._open.append(_Open(value, anchor, [], [1]))

    def close(self) -> None:
        """End the innermost list or table."""
        value, anchor, _, nodes = self._open.pop()
        sized = _Sized(value, sum(nodes))
        if anchor is not None:
            self._anchors.named[anchor] = sized
        self._count(1)
        self._put(sized)

    def _begin(self, line: int) -> None:
        """Note the line of an item of the root, which may be an entry."""
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


_TWIN_PARTS = re.compile("(?:“(?:[^”]|””)*”|[^;])+")
"""Texts between semicolons, but for those in a quoted text."""
_TWIN_PART = re.compile(r"(\+?z?[a-z0-9]{1,3})\)(?: (.+))?")
_MOST_QUOTES = 4
"""Most pairs of quotation marks that are removed around a text."""
_NUMBERED = re.compile(
    r"(?P<name>.*\S)? ?\((?:issue (?P<only>[^()/]+)|no\. (?P<number>[^()/]+)"
    r"|(?P<issue>[^()/]+)/(?P<id>[^()/]+))\)"
)
_KEY = re.compile(r"(?m)(?:^|[\s(])1\.\s?([A-Za-z0-9*:=+#x-]{2,12}?)\s?([+#]{0,2})\s?!(?![?!])")
_DISTINCTION = re.compile(
    r"(?i)(?:(?:special|highly|[0-9]+(?:st|nd|rd|th|\.)?(?:-[0-9]+(?:st|nd|rd|th|\.)?)?) )*"
    r"(?:prize|place|hm|h\.m\.|(?:(?:honou?rable|hon\.) )?mention|commended|commendation|comm\.|cm)"
    r"(?: (?:ex aequo|ex æquo|e\.a\.|ea))?(?:, .*)?"
)
_PIECES = str.maketrans({"S": "N", "*": "x", ":": "x"})
NAMES = frozenset({
    *("algebraic", "authors", "award", "comments", "date", "distinction", "intended-solutions"),
    *("keywords", "legend", "options", "solution", "source", "source-id", "stipulation", "twins"),
})  # fmt: skip
"""Names of an entry that are known."""
_MOST_DIGITS = 4
"""Digits of the number of a year."""
_DITTO = "ditto"
"""The key for the source as the tourney."""


def said_of(
    entry: dict[str, Plain], conditions: tuple[str, ...], options: tuple[str, ...] = ()
) -> Puzzle:
    """Return the puzzle data of an entry with these fairy conditions and options of Popeye.

    Texts may be too long for a record.
    """
    asked = asked_of(entry)
    solution = field_text(entry, "solution")
    count = field_text(entry, "intended-solutions")
    # 2.1.1 counts the alternatives at each move.
    is_count = re.fullmatch(r"[1-9][0-9]{0,2}|[1-9][0-9]?(?:\.[1-9]){1,9}(?:\.\.\.)?", count)
    puzzle = Puzzle(
        author=_joined(entry.get("authors", "")),
        source=_source(entry),
        stipulation=asked,
        intended=math.prod(map(int, re.findall("[0-9]+", count))) if is_count else None,
        twins=_twins(entry),
        conditions=SEPARATOR.join(conditions),
        options=SEPARATOR.join(options),
        award=_award(entry),
        themes=_joined(entry.get("keywords", "")),
        comment=_joined(entry.get("comments", "")),
        solution=solution,
    )
    puzzle = parted(puzzle)
    if puzzle.mate is not None:
        puzzle = puzzle._replace(best=_keys(solution))
        if solution.strip() == key_solution(puzzle):
            puzzle = puzzle._replace(solution="")
    return puzzle


def asked_of(entry: dict[str, Plain]) -> str:
    """Return the stipulation of an entry without conditions and twins."""
    return field_text(entry, "stipulation")


def entry_of(puzzle: Puzzle) -> dict[str, Any]:
    """Return the fields of an entry for puzzle data; there are none for name and hint."""
    entry: dict[str, Any] = {
        "authors": _parted(puzzle.author),
        "source": _source_table(puzzle.source),
        "award": _award_table(puzzle.award),
        "keywords": _parted(puzzle.themes),
        "comments": [puzzle.comment] if puzzle.comment else [],
        "solution": puzzle.solution or key_solution(puzzle),
        # Programs recognize a collection by its stipulations, so even an empty one is written.
        "stipulation": puzzle.asked,
        "intended-solutions": str(puzzle.intended or ""),
        "twins": _twins_table(puzzle),
        "options": [*_parted(puzzle.conditions), *_parted(puzzle.options)],
    }
    return {name: value for name, value in entry.items() if value or name == "stipulation"}


def field_text(table: Plain, name: str) -> str:
    """Return a text of a table without quotation marks around it; "" if it is missing.

    The first of several lines keeps its indent.
    """
    value = table.get(name, "") if isinstance(table, dict) else ""
    whole = value.rstrip() if isinstance(value, str) else ""
    text = whole.lstrip()
    if "\n" in text and text[0] not in "'\"":
        return whole[whole.rfind("\n", 0, len(whole) - len(text)) + 1 :]
    for _ in range(_MOST_QUOTES):
        if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
            text = text[1:-1].strip()
    return text


def _joined(value: Plain) -> str:
    texts = value if isinstance(value, list) else [value]
    words = [" ".join(text.split()) for text in texts if isinstance(text, str)]
    return SEPARATOR.join(filter(None, words))


def _parted(text: str) -> list[str]:
    return [part.strip() for part in text.split(";") if part.strip()]


def _source(entry: dict[str, Plain]) -> str:
    table = entry.get("source", "")
    if isinstance(table, dict):
        date, issue, number = (
            table.get("date", ""),
            field_text(table, "issue"),
            field_text(table, "problemid"),
        )
        name = field_text(table, "name")
    else:
        date, name = entry.get("date", ""), field_text(entry, "source")
        issue, _, number = field_text(entry, "source-id").rpartition("/")
    numbered = f"({issue}/{number})" if issue and number else ""
    if not numbered and (issue or number):
        numbered = f"(issue {issue})" if issue else f"(no. {number})"
    return Source(" ".join(filter(None, (name, numbered))), _date(date)).text


def _date(value: Plain) -> str:
    if not isinstance(value, dict):
        return value.strip() if isinstance(value, str) else ""
    year = field_text(value, "year")
    parts = [field_text(value, part) for part in ("month", "day")]
    known = [part.zfill(2) for part in parts if part.isdecimal() and part.strip("0")]
    return "-".join([year, *known]) if year else ""


def _source_table(text: str) -> dict[str, Any]:
    source = source_of(text)
    match = _NUMBERED.fullmatch(source.name)
    table: dict[str, Any] = {"name": source.name}
    if match is not None:
        table = {
            "name": match["name"] or "",
            "issue": match["only"] or match["issue"] or "",
            "problemid": match["number"] or match["id"] or "",
        }
    table["date"] = _date_table(source.date)
    return {name: value for name, value in table.items() if value}


def _date_table(date: str) -> dict[str, Any]:
    year, *others = date.split("-")
    table: dict[str, Any] = {"year": int(year) if year.isdecimal() and not others else year}
    if others and all(part.isdecimal() and len(part) == 2 for part in others):
        limits = zip(("month", "day"), others, (12, 31), strict=False)
        numbers = {name: int(part) for name, part, most in limits if 0 < int(part) <= most}
        if len(numbers) == len(others):
            return {"year": int(year), **numbers}
    return {"year": date} if others else table if date else {}


def _award(entry: dict[str, Plain]) -> str:
    table = entry.get("award", "")
    if not isinstance(table, dict):
        return field_text(entry, "award") or field_text(entry, "distinction")
    distinction, tourney = field_text(table, "distinction"), field_text(table, "tourney")
    if not tourney:
        tourney = field_text(table.get("tourney", ""), "name")
    if tourney == _DITTO or (
        tourney == field_text(entry.get("source", ""), "name") and distinction
    ):
        tourney = ""
    return SEPARATOR.join(filter(None, (distinction, tourney)))


def _award_table(text: str) -> dict[str, Any]:
    if not text:
        return {}
    distinction, _, tourney = text.partition(SEPARATOR)
    if not _DISTINCTION.fullmatch(distinction):
        return {"tourney": {"name": text}}
    return {"distinction": distinction} | ({"tourney": {"name": tourney}} if tourney else {})


def _twins(entry: dict[str, Plain]) -> str:
    """Return the twins of an entry on one line, each after its name."""
    twins = entry.get("twins", "")
    if not isinstance(twins, dict):
        return ""
    # The one before a continued twin, +c, is b.
    names = sorted(twins, key=lambda name: name.lstrip("+"))
    said = {name: " ".join(field_text(twins, name).split()) for name in names}
    return SEPARATOR.join(f"{name}) {text}".rstrip() for name, text in said.items())


def _twins_table(puzzle: Puzzle) -> dict[str, str]:
    table: dict[str, str] = {}
    for part in filter(None, map(str.strip, _TWIN_PARTS.findall(puzzle.twins))):
        twin = _TWIN_PART.fullmatch(part)
        if twin is not None:
            table[twin[1]] = twin[2] or ""
        else:
            # A twin may have several parts; the only one may lack its name.
            name = next(reversed(table), "b")
            table[name] = SEPARATOR.join(filter(None, (table.get(name, ""), part)))
    return table


def _keys(solution: str) -> tuple[str, ...]:
    """Return the moves marked as keys in a solution."""
    keys: dict[str, None] = {}
    for move, sign in _KEY.findall(solution):
        bare = plain_move(move.translate(_PIECES).replace("-0", "-O").replace("0-", "O-") + sign)
        if bare is not None:
            keys[bare if bare.startswith("O") else bare.replace("-", "")] = None
    return tuple(keys)


def key_solution(puzzle: Puzzle) -> str:
    """Return key moves, and the line of the first one, as problemists write them."""
    lines = []
    for key in puzzle.best:
        text = f"1.{_problemist(key)}!"
        if puzzle.line[:1] == (key,):
            for ply, move in enumerate(puzzle.line[1:], start=1):
                text += (
                    f" {_problemist(move)}" if ply % 2 else f" {ply // 2 + 1}.{_problemist(move)}"
                )
        lines.append(text)
    return "\n".join(lines)


def _problemist(move: str) -> str:
    return move.replace("N", "S").replace("O", "0")
