"""Reads and writes arrows, circles, highlights and labels as commands within a comment.

Written, and read, are:

- `[%cal Gd1d4,Re2e4]`, arrows, and `[%csl Gd4,Re5]`, circles, as ChessBase, lichess and many
  others have them: G, R, B or Y for the colour, then squares;
- `[%draw full,d4,green]`, a highlighted square, and `[%draw A,d4,red]`, a label of one character
  (a letter, a digit or one of - + = ? !), as Scid has them, a mark a command;
- `[%draw circle,d4,#7b3fb5]` and `[%draw arrow,d1,d4,#7b3fb5]`, likewise, for circles and arrows
  of any other colour, which the lists cannot hold; highlights and labels have it there, too;
- `[%label red,d4,Text]`, any other label, which is FenEdit's own: programs ignore commands that
  they do not know. Brackets, braces, quotation marks and percent signs in it are %XX.

Also read are blanks around all of these, other case, a missing colour (green, in `draw` red), a
circle in `cal` and an arrow in `csl`, `[%draw circle,d4,green]`, and Scid's old
`[%mark d4 green]` and `[%arrow d1 d4 green]`. Of two marks of a kind in one place the last counts.
Anything else, such as the orange (O) and cyan (C) of chess.com, or Scid's discs, is not a mark
here and is kept to the letter.
"""

import re
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TypeAlias

from fenedit.notation.marks import (
    NAMED_COLOURS,
    DrawnArrow,
    DrawnCircle,
    DrawnMark,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
    each_mark,
    marks_of,
    place_of,
)
from fenedit.notation.position import parse_square, square_name

_COMMAND = re.compile(
    r"\[%(?P<name>csl|cal|draw|arrow|mark|label)\s(?P<body>[^\[\]]*)\]", re.IGNORECASE
)
_FLAGS = re.IGNORECASE | re.ASCII
_FIRST = r"\s*(?P<first>[a-h][1-8])"
_SECOND = "(?P<second>[a-h][1-8])"
_LETTERS = "".join(colour.letter for colour in NAMED_COLOURS)
_NAMES = "|".join(colour.name for colour in NAMED_COLOURS)
_COLOUR = f"(?P<colour>{_NAMES}|[{_LETTERS}]|#[0-9a-f]{{6}})"
_ITEM = re.compile(rf"\s*(?P<colour>[{_LETTERS}])?(?P<first>[a-h][1-8]){_SECOND}?\s*", _FLAGS)
_LIKE_ITEM = re.compile(r"\s*(?:[A-Z]?(?:[a-h][1-8]){1,2})?\s*", _FLAGS)
"""An item in any colour; few programs read a mark from a list with anything else in it."""
_BODIES = {
    "csl": _ITEM,
    "cal": _ITEM,
    "draw": re.compile(
        rf"(?:\s*(?P<kind>[a-z]+|[-+=?!0-9])\s*,)?{_FIRST}(?:\s*,\s*{_SECOND})?"
        rf"(?:\s*,\s*{_COLOUR})?\s*",
        _FLAGS,
    ),
    "label": re.compile(rf"\s*{_COLOUR}\s*,{_FIRST}\s*,(?P<text>.*)", _FLAGS | re.DOTALL),
    "mark": re.compile(rf"{_FIRST}(?:[\s,]+{_COLOUR})?\s*", _FLAGS),
    "arrow": re.compile(rf"{_FIRST}[\s,]+{_SECOND}(?:[\s,]+{_COLOUR})?\s*", _FLAGS),
}
"""The patterns of commands, by name."""
_BLANK = re.compile(r"\r\n|\s")
_UNWRITABLE = re.compile(r"[\x00-\x1f\x7f]")

_Items: TypeAlias = list[tuple[str, DrawnMark | None]]
"""The texts in a command, with the mark that each draws, or None."""
Change: TypeAlias = tuple[int, int, str]
"""Where a part of a text starts and ends, and its replacement."""


def read_marks_among(texts: Iterable[str]) -> Marks:
    """Return the marks of the commands in comments, in the order of the texts."""
    commands = [command for text in texts if "[%" in text for command in _COMMAND.finditer(text)]
    return marks_of(mark for command in commands for _, mark in _items(command) if mark)


def with_marks(text: str, marks: Marks) -> str:
    """Return the text of a comment with commands that draw just these marks.

    Texts that draw one of them are kept to the letter and in place, as is all other text. A command
    that no longer draws anything is removed, with one blank. New marks join a command of their
    kind, which is then spelled as every program reads it, else follow the other commands, else
    precede the text.

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
    if read_marks_among(changed) != wanted:
        # The order of the marks differs.
        changed = _rewritten(texts, wanted, afresh=True)
    if read_marks_among(changed) != wanted:
        # The words around a removed command are joined.
        changed = _rewritten(changed, wanted, afresh=True)
    return changed


def _items(command: re.Match[str]) -> _Items:
    name, body = command["name"].lower(), command["body"]
    bodies = body.split(",") if name in ("csl", "cal") else [body]
    return [(each, _mark(name, each)) for each in bodies]


def _mark(name: str, body: str) -> DrawnMark | None:
    match = _BODIES[name].fullmatch(body)
    if match is None:
        return None
    said = match.groupdict()
    named = (said["colour"] or ("g" if name in ("csl", "cal") else "r")).lower()
    if named.startswith("#"):
        colour = MarkColour.of(named)
    else:
        colour = next(each for each in NAMED_COLOURS if each.name.startswith(named))
    first = parse_square(said["first"].lower())
    second = parse_square((said.get("second") or said["first"]).lower())
    arrow = DrawnArrow(colour, first, second) if first != second else None
    kind = said.get("kind") or name
    if name == "label":
        text = re.sub(
            "%([0-9A-Fa-f]{2})",
            lambda found: chr(int(found[1], 16)),
            " ".join(said["text"].split()),
        )
        label = SquareLabel(colour, first, " ".join(text.split()))
        return label if label.text and not _UNWRITABLE.search(label.text) else None
    if kind in ("csl", "cal", "draw") or name == "arrow":
        return arrow or DrawnCircle(colour, first)
    if said.get("second"):
        return arrow if kind.lower() == "arrow" else None
    if len(kind) == 1:
        return SquareLabel(colour, first, kind)
    if kind.lower() in ("full", "mark"):
        return Highlight(colour, first)
    return DrawnCircle(colour, first) if kind.lower() == "circle" else None


def _rewritten(texts: Sequence[str], wanted: Marks, *, afresh: bool) -> tuple[str, ...]:
    """Return texts that draw these marks; `afresh` leaves no command that draws where it is."""
    commands = [
        (at, command, _items(command))
        for at, text in enumerate(texts)
        for command in _COMMAND.finditer(text)
    ]
    missing = {place_of(mark): mark for mark in each_mark(wanted)}
    marks = {
        (number, at): mark
        for number, (_, _, items) in enumerate(commands)
        for at, (_, mark) in enumerate(items)
        if mark is not None and not afresh
    }
    # A mark is kept where the last one of its place is wanted; else that one is changed.
    last = {place_of(mark): key for key, mark in marks.items()}
    kept = {place for place, key in last.items() if marks[key] == missing.get(place)}
    held = {key: mark for key, mark in marks.items() if place_of(mark) in kept}
    for place, key in last.items():
        # A list cannot hold every colour.
        is_list = commands[key[0]][1]["name"].lower() in ("csl", "cal")
        if place in missing and (missing[place].colour.letter or not is_list):
            held[key] = missing.pop(place)
    written = [
        _command_text(command, items, [held.get((number, at)) for at in range(len(items))])
        for number, (_, command, items) in enumerate(commands)
    ]
    for kind, name in ((DrawnCircle, "csl"), (DrawnArrow, "cal")):
        places = [
            number
            for number, (_, command, items) in enumerate(commands)
            if written[number]
            and command["name"].lower() == name
            and all(_LIKE_ITEM.fullmatch(text) for text, _ in items)
        ]
        joined = [place for place in missing if place[0] is kind]
        if places and joined and all(missing[place].colour.letter for place in joined):
            # Most programs know no other case, and no blanks.
            body = written[places[-1]].removesuffix("]")[len(name) + 2 :]
            old = [_spelled(item.strip()) for item in body.split(",") if item.strip()]
            new = [_listed_text(missing.pop(place)) for place in joined]
            written[places[-1]] = f"[%{name} {','.join(old + new)}]"
    if added := _new_commands(missing.values()):
        if not commands:
            body = texts[0].lstrip() or texts[0]
            before = texts[0].removesuffix(body)
            return f"{before}{added}{' ' if body else ''}{body}", *texts[1:]
        written[max((at for at, text in enumerate(written) if text), default=0)] += added
    changes: list[list[Change]] = [[] for _ in texts]
    for (at, command, _), words in zip(commands, written, strict=True):
        changes[at].append((*command.span(), words))
    return tuple(with_changes(*each, _BLANK) for each in zip(texts, changes, strict=True))


def _command_text(command: re.Match[str], items: _Items, keeps: Sequence[DrawnMark | None]) -> str:
    """Return a command that draws the marks its items keep, "" for nothing at all."""
    name = command["name"].lower()
    if [mark for _, mark in items] == keeps:
        return command[0]
    texts: list[str] = []
    for (text, drawn), mark in zip(items, keeps, strict=True):
        if mark == drawn:
            texts.append(text)
        elif mark is None:
            continue
        elif name in ("csl", "cal") and isinstance(mark, (DrawnArrow, DrawnCircle)):
            listed = _listed_text(mark)
            if name == "cal" and isinstance(mark, DrawnCircle):
                # Many programs read nothing but pairs of squares in a list of arrows.
                listed += square_name(mark.square)
            texts.append(text.replace(text.strip(), listed))
        else:
            return _new_commands([mark])
    kept = ",".join(text for text in texts if text.strip()).strip()
    return f"[%{name} {kept}]" if kept else ""


def _new_commands(marks: Iterable[DrawnMark]) -> str:
    """Return new commands for marks: circles, arrows, highlights, labels."""
    wanted = marks_of(marks)
    text = ""
    in_lists: tuple[tuple[str, str, tuple[DrawnMark, ...]], ...] = (
        ("csl", "circle", wanted.circles),
        ("cal", "arrow", wanted.arrows),
    )
    for name, kind, listed in in_lists:
        for is_named, run in groupby(listed, lambda mark: bool(mark.colour.letter)):
            if is_named:
                text += f"[%{name} {','.join(map(_listed_text, run))}]"
                continue
            for mark in run:
                squares = dict.fromkeys(map(square_name, place_of(mark)[1:]))
                text += f"[%draw {kind},{','.join(squares)},{mark.colour.name}]"
    for colour, square in wanted.highlights:
        text += f"[%draw full,{square_name(square)},{colour.name}]"
    for colour, square, words in wanted.labels:
        if re.fullmatch(r"[-+=?!A-Za-z0-9]", words):
            text += f"[%draw {words},{square_name(square)},{colour.name}]"
        else:
            escaped = re.sub(r'[\[\]{}"%\\]', lambda found: f"%{ord(found[0]):02X}", words)
            text += f"[%label {colour.name},{square_name(square)},{escaped}]"
    return text


def _listed_text(mark: DrawnMark) -> str:
    assert isinstance(mark, (DrawnArrow, DrawnCircle))
    return mark.colour.letter + "".join(map(square_name, mark[1:]))


def _spelled(item: str) -> str:
    """Return an item of `csl` or `cal` with the usual case, anything else as it is."""
    match = _ITEM.fullmatch(item)
    if match is None:
        return item
    return (match[1] or "g").upper() + (match[2] + (match[3] or "")).lower()


def with_changes(
    text: str, changes: Sequence[Change], blank: re.Pattern[str], *, strip: bool = False
) -> str:
    """Return a text with other words in some places of it.

    If the new text is empty, a blank is removed too: the one after the place, a match of `blank`,
    if the place begins the text or follows a blank, else the one before it if it ends the text;
    with `strip` all blanks before a place that ends the text. Changes are in the order of the text,
    and no two overlap.
    """
    # From the end: the parts written, the part of the text that follows them, what is left.
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
