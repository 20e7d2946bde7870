"""Arrows, circles, highlights and labels, as commands inside the text of a comment.

Written, and read, are:

- `[%cal Gd1d4,Re2e4]`, arrows, and `[%csl Gd4,Re5]`, circles, as ChessBase, lichess and many
  others have them: G, R, B or Y for the colour, then squares;
- `[%draw full,d4,green]`, a highlighted square, and `[%draw A,d4,red]`, a label of one character
  (a letter, a digit or one of - + = ? !), as Scid has them, a mark a command;
- `[%label red,d4,Text]`, any other label, which is FenEdit's own: programs that do not know a
  command let it be. Brackets, braces, quotation marks and percent signs in it are %XX.

Read are also blanks around all of these, other case, a missing colour (green, in `draw` red), a
circle in `cal` and an arrow in `csl`, `[%draw circle,…]`, `[%draw arrow,…]`, and Scid's old
`[%mark d4 green]` and `[%arrow d1 d4 green]`. Of two marks of a kind in one place the last counts.
What else stands there, such as the orange (O) and cyan (C) of chess.com, or Scid's discs, is no
mark here and stays to the letter.
"""

import re
from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from fenedit.notation.marks import (
    NO_MARKS,
    DrawnArrow,
    DrawnCircle,
    DrawnMark,
    Highlight,
    MarkColour,
    MarkPlace,
    Marks,
    SquareLabel,
    each_mark,
    marks_of,
    place_of,
)
from fenedit.notation.position import Square, parse_square, square_name

_COMMAND: Final = re.compile(
    r"\[%(?P<name>csl|cal|draw|arrow|mark|label)\s(?P<body>[^\[\]]*)\]", re.IGNORECASE
)
_FLAGS: Final = re.IGNORECASE | re.ASCII
_SQUARE: Final = "[a-h][1-8]"
_LETTERS: Final = "".join(colour.value for colour in MarkColour)
_ITEM: Final = re.compile(rf"\s*([{_LETTERS}])?({_SQUARE})({_SQUARE})?\s*", _FLAGS)
_LIKE_ITEM: Final = re.compile(rf"\s*(?:[A-Z]?(?:{_SQUARE}){{1,2}})?\s*", _FLAGS)
"""Also in other colours, which some programs have; among anything else few read a mark."""
_COLOUR: Final = f"({'|'.join(colour.name for colour in MarkColour)}|[{_LETTERS}])"
_DRAW: Final = re.compile(
    rf"\s*(?:([a-z]+|[-+=?!0-9])\s*,\s*)?({_SQUARE})(?:\s*,\s*({_SQUARE}))?"
    rf"(?:\s*,\s*{_COLOUR})?\s*",
    _FLAGS,
)
_OLD: Final = re.compile(rf"\s*({_SQUARE})(?:[\s,]+({_SQUARE}))?(?:[\s,]+{_COLOUR})?\s*", _FLAGS)
_LABEL: Final = re.compile(
    rf"\s*{_COLOUR}\s*,\s*({_SQUARE})\s*,(.*)", re.IGNORECASE | re.ASCII | re.DOTALL
)
_LABEL_OF_SCID: Final = re.compile(r"[-+=?!A-Za-z0-9]")
_ESCAPED: Final = re.compile(r'[\[\]{}"%\\]')
_ESCAPE: Final = re.compile("%([0-9A-Fa-f]{2})")
_BLANK: Final = re.compile(r"\r\n|\s")
_UNWRITABLE: Final = re.compile(r"[\x00-\x1f\x7f]")
_COLOURS: Final = {colour.name[0].lower(): colour for colour in MarkColour}

Change: TypeAlias = tuple[int, int, str]
"""Where a part of a text starts and ends, and what is put in its place."""


class _Item(NamedTuple):
    """A mark in a command, or what is none, with the text that says it."""

    text: str
    mark: DrawnMark | None


class _Command(NamedTuple):
    """A command in one of several texts."""

    text: int
    start: int
    end: int
    name: str
    items: tuple[_Item, ...]


def read_marks_among(texts: Iterable[str]) -> Marks:
    """Return what the commands in the texts of comments draw, in the order of the texts."""
    held = tuple(text for text in texts if "[%" in text)
    return _read(held) if held else NO_MARKS


def with_marks(text: str, marks: Marks) -> str:
    """Return the text of a comment with commands that draw just these marks.

    What says a mark already stays to the letter and where it is, as does all other text. A command
    that draws nothing any more goes, with one blank. New marks join a command of their kind, which
    is then spelled as every program reads it, else stand behind the other commands, else before
    the text.

    Raises:
        ValueError: an arrow has one square, or a label has no text, control characters, or other
            blanks than single ones between words.
    """
    return with_marks_among((text,), marks)[0]


def with_marks_among(texts: Sequence[str], marks: Marks) -> tuple[str, ...]:
    """Return several texts that together draw just these marks: see `with_marks`.

    The first text gets the commands where there were none in any.

    Raises:
        ValueError: a mark cannot be written.
    """
    wanted = marks_of(each_mark(marks))
    for mark in each_mark(wanted):
        if isinstance(mark, DrawnArrow) and mark.origin == mark.target:
            raise ValueError("an arrow has two squares")
        if isinstance(mark, SquareLabel) and (
            not mark.text
            or mark.text != " ".join(mark.text.split())
            or _UNWRITABLE.search(mark.text)
        ):
            raise ValueError("a label has words with single blanks between them")
    if read_marks_among(texts) == wanted:
        return tuple(texts)
    changed = _rewritten(texts, wanted, afresh=False)
    if read_marks_among(changed) == wanted:
        return changed
    # The marks are to stand in another order than they did.
    changed = _rewritten(texts, wanted, afresh=True)
    if read_marks_among(changed) == wanted:
        return changed
    # A command that went stood in the middle of words that are one without it.
    return _rewritten(changed, wanted, afresh=True)


@lru_cache(maxsize=256)
def _read(texts: tuple[str, ...]) -> Marks:
    items = chain.from_iterable(command.items for command in _commands(texts))
    return marks_of(item.mark for item in items if item.mark is not None)


def _commands(texts: Iterable[str]) -> list[_Command]:
    return [
        _Command(index, *match.span(), match["name"].lower(), _items(match))
        for index, text in enumerate(texts)
        for match in _COMMAND.finditer(text)
    ]


def _items(command: re.Match[str]) -> tuple[_Item, ...]:
    name, body = command["name"].lower(), command["body"]
    if name in ("csl", "cal"):
        return tuple(_Item(item, _listed(item)) for item in body.split(","))
    read = {"draw": _drawn, "label": _labelled}.get(name)
    return (_Item(body, _marked(name, body) if read is None else read(body)),)


def _listed(item: str) -> DrawnMark | None:
    match = _ITEM.fullmatch(item)
    if match is None:
        return None
    colour = _COLOURS[(match[1] or "g").lower()]
    return _arrow_or_circle(colour, match[2], match[3])


def _drawn(body: str) -> DrawnMark | None:
    match = _DRAW.fullmatch(body)
    if match is None:
        return None
    kind, first, second, name = match.groups()
    colour = _COLOURS[(name or "red")[0].lower()]
    if kind is None:
        return _arrow_or_circle(colour, first, second)
    if len(kind) == 1:
        return None if second else SquareLabel(colour, _square(first), kind)
    match kind.lower():
        case "arrow" if second and first.lower() != second.lower():
            return DrawnArrow(colour, _square(first), _square(second))
        case "circle" if not second:
            return DrawnCircle(colour, _square(first))
        case "full" if not second:
            return Highlight(colour, _square(first))
    return None


def _marked(name: str, body: str) -> DrawnMark | None:
    match = _OLD.fullmatch(body)
    if match is None or (match[2] is None) == (name == "arrow"):
        return None
    colour = _COLOURS[(match[3] or "red")[0].lower()]
    if name == "mark":
        return Highlight(colour, _square(match[1]))
    return _arrow_or_circle(colour, match[1], match[2])


def _labelled(body: str) -> DrawnMark | None:
    match = _LABEL.fullmatch(body)
    if match is None:
        return None
    words = " ".join(match[3].split())
    text = _ESCAPE.sub(lambda found: chr(int(found[1], 16)), words)
    mark = SquareLabel(_COLOURS[match[1][0].lower()], _square(match[2]), " ".join(text.split()))
    return mark if mark.text and not _UNWRITABLE.search(mark.text) else None


def _arrow_or_circle(colour: MarkColour, first: str, second: str | None) -> DrawnMark:
    origin = _square(first)
    target = _square(second) if second else origin
    return DrawnCircle(colour, origin) if origin == target else DrawnArrow(colour, origin, target)


def _square(name: str) -> Square:
    return parse_square(name.lower())


def _rewritten(texts: Sequence[str], wanted: Marks, *, afresh: bool) -> tuple[str, ...]:
    """Return texts that draw these marks; `afresh` leaves no command that draws where it is."""
    commands = _commands(texts)
    missing = {place_of(mark): mark for mark in each_mark(wanted)}
    held = {} if afresh else _kept(commands, missing)
    for mark in held.values():
        missing.pop(place_of(mark), None)
    written: list[str] = []
    for number, command in enumerate(commands):
        keeps = [held.get((number, at)) for at in range(len(command.items))]
        written.append(_command_text(texts[command.text], command, keeps))
    _join(commands, written, missing)
    new = _new_commands(missing.values())
    if new and not commands:
        return _before(new, texts[0]), *texts[1:]
    if new:
        standing = [number for number, text in enumerate(written) if text]
        place = standing[-1] if standing else 0
        written[place] += new
    changes: list[list[Change]] = [[] for _ in texts]
    for command, words in zip(commands, written, strict=True):
        changes[command.text].append((command.start, command.end, words))
    return tuple(with_changes(*each, _BLANK) for each in zip(texts, changes, strict=True))


def _kept(
    commands: Iterable[_Command], wanted: dict[MarkPlace, DrawnMark]
) -> dict[tuple[int, int], DrawnMark]:
    """Return the marks that items say from now on, by the numbers of command and item."""
    marks = {
        (number, at): item.mark
        for number, command in enumerate(commands)
        for at, item in enumerate(command.items)
        if item.mark is not None
    }
    last = {place_of(mark): key for key, mark in marks.items()}
    changes = {place for place, key in last.items() if marks[key] != wanted.get(place)}
    held = {key: mark for key, mark in marks.items() if place_of(mark) not in changes}
    held |= {last[place]: wanted[place] for place in changes if place in wanted}
    return held


def _command_text(text: str, command: _Command, keeps: Sequence[DrawnMark | None]) -> str:
    """Return a command that says what its items say from now on, "" for nothing at all."""
    pairs = list(zip(command.items, keeps, strict=True))
    if all(item.mark == mark for item, mark in pairs):
        return text[command.start : command.end]
    items: list[str] = []
    for item, mark in pairs:
        if mark is None and item.mark is not None:
            continue
        if mark is None or mark == item.mark:
            items.append(item.text)
        elif command.name in ("csl", "cal") and isinstance(mark, (DrawnArrow, DrawnCircle)):
            blanks = item.text.partition(item.text.strip())
            text_of_mark = _listed_text(mark)
            if command.name == "cal" and isinstance(mark, DrawnCircle):
                # Where arrows are listed, many read nothing but pairs of squares.
                text_of_mark += square_name(mark.square)
            items.append(blanks[0] + text_of_mark + blanks[2])
        else:
            return _new_commands([mark])
    kept = ",".join(item for item in items if item.strip()).strip()
    return f"{text[command.start : command.start + 2]}{command.name} {kept}]" if kept else ""


def _join(
    commands: Sequence[_Command], written: list[str], missing: dict[MarkPlace, DrawnMark]
) -> None:
    """Put missing circles and arrows into the last standing command of their kind."""
    for kind, name in ((DrawnCircle, "csl"), (DrawnArrow, "cal")):
        places = [
            number
            for number, command in enumerate(commands)
            if written[number]
            and command.name == name
            and all(_LIKE_ITEM.fullmatch(each.text) for each in command.items)
        ]
        if not places:
            continue
        joined = [place for place in missing if place[0] is kind]
        items = [_listed_text(missing.pop(place)) for place in joined]
        if items:
            # Most programs know no other case, and no blanks.
            body = written[places[-1]].removesuffix("]")[len(name) + 2 :]
            held = [item.strip() for item in body.split(",") if item.strip()]
            written[places[-1]] = f"[%{name} {','.join([*map(_spelled, held), *items])}]"


def _new_commands(marks: Iterable[DrawnMark]) -> str:
    """Return new commands for marks: circles, arrows, highlights, labels."""
    wanted = marks_of(marks)
    text = ""
    for name, listed in (("csl", wanted.circles), ("cal", wanted.arrows)):
        if listed:
            text += f"[%{name} {','.join(_listed_text(mark) for mark in listed)}]"
    for colour, square in wanted.highlights:
        text += f"[%draw full,{square_name(square)},{colour.name.lower()}]"
    for colour, square, words in wanted.labels:
        if _LABEL_OF_SCID.fullmatch(words):
            text += f"[%draw {words},{square_name(square)},{colour.name.lower()}]"
        else:
            escaped = _ESCAPED.sub(lambda found: f"%{ord(found[0]):02X}", words)
            text += f"[%label {colour.name.lower()},{square_name(square)},{escaped}]"
    return text


def _listed_text(mark: DrawnMark) -> str:
    assert isinstance(mark, (DrawnArrow, DrawnCircle))
    return str(mark.colour.value) + "".join(map(square_name, mark[1:]))


def _spelled(item: str) -> str:
    """Return an item of `csl` or `cal` with the usual case; what is no mark stays as it is."""
    match = _ITEM.fullmatch(item)
    if match is None:
        return item
    return (match[1] or "g").upper() + (match[2] + (match[3] or "")).lower()


def _before(commands: str, text: str) -> str:
    """Return commands before a text, behind blanks that it begins with."""
    start = len(text) - len(text.lstrip())
    if start == len(text):
        return f"{commands} {text}" if text else commands
    return f"{text[:start]}{commands} {text[start:]}"


def with_changes(
    text: str, changes: Sequence[Change], blank: re.Pattern[str], *, strip: bool = False
) -> str:
    """Return a text with other words in some places of it.

    Where nothing is put, a blank goes too: the one behind the place if it begins the text or
    follows a blank, else the one before it if it ends the text.

    Changes stand in the order of the text, and no two overlap. `blank` is what goes as the one
    behind; with `strip` all blanks before a place that ends the text go.
    """
    # From the end: what is written, where in the text that which follows it stands, and what is
    # left before it.
    parts: list[str] = []
    start = end = left = len(text)
    for first, last, words in reversed(changes):
        if last < left:
            parts += filter(None, [text[start:end]])
            start, end = last, left
        left = first
        begins = first == 0 or text[first - 1].isspace()
        if words:
            parts += filter(None, [text[start:end], words])
            start = end = first
        elif begins and (gone := blank.match(text, start, end)):
            start = gone.end()
        elif start == end and not parts:
            while left and text[left - 1].isspace():
                left -= 2 if text.endswith("\r\n", 0, left) else 1
                if not strip:
                    break
    parts += (text[start:end], text[:left])
    return "".join(reversed(parts))
