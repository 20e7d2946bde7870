"""PGN as far as a position needs it: tag pairs, read and written; a game's moves stay verbatim.

PGN standard of 1994, sections 8.1 (tag pairs) and 9.7 (`SetUp` and `FEN`). A `FEN` tag counts
also without `SetUp`, and against `SetUp "0"`; both are said. Names of tags are told apart without
regard to case, since files write `Fen` and `Setup`. Offsets are code points.
"""

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from fenedit.notation.chess960 import names_chess960
from fenedit.notation.fen import format_fen
from fenedit.notation.loose.reading import read_loose
from fenedit.notation.pgn.games import RESULTS, ends_in_result, is_pgn, parts, split_games
from fenedit.notation.position import START_POSITION, Position
from fenedit.notation.problems import FenError, Problem, Severity, Span
from fenedit.notation.variants import names_other_variant

__all__ = [
    "ROSTER",
    "Game",
    "commented",
    "escape_tag",
    "format_game",
    "is_pgn",
    "read_game",
    "split_games",
    "unescape_tag",
]

ROSTER: Final = {
    "Event": "?",
    "Site": "?",
    "Date": "????.??.??",
    "Round": "?",
    "White": "?",
    "Black": "?",
    "Result": "*",
}
"""The seven tags that every game has, in their order, and what they say where nothing is known."""

_ESCAPED: Final = re.compile(r'\\(["\\])')
_BRACKETS: Final = str.maketrans("{}", "()")
_BREAKS: Final = re.compile(r"[\r\n]+")


class Game(NamedTuple):
    """What the tags of a game say.

    Attributes:
        tags: names and values, without escapes, in the order of the text.
        fen_span: where the value of the FEN tag stands, between its quotation marks, as it is
            written there with escapes; None without such a tag.
        tags_end: where the last tag ends, 0 without tags.
        position: where the game begins: the array without a FEN tag, None where its value cannot
            be read.
        chess960: whether the Variant tag names Chess960, in whatever spelling.
        notes: what is odd about the tags and lenient about the FEN; each has a span.
    """

    tags: tuple[tuple[str, str], ...]
    fen_span: Span | None
    tags_end: int
    position: Position | None
    chess960: bool
    notes: tuple[Problem, ...]


def read_game(chunk: str) -> Game:
    """Read the tags of one game, whatever stands in front of them; its moves are not read."""
    tags: list[tuple[str, str]] = []
    spans: dict[str, Span] = {}
    tags_end = 0
    for part in parts(chunk):
        if part.tag is not None:
            name, span = part.tag[1], part.tag.span(2)
            tags.append((name, unescape_tag(chunk[slice(*span)])))
            spans.setdefault(name.lower(), span)
            tags_end = part.end
        elif tags and part.kind == "text":
            break
    values = {name.lower(): value for name, value in reversed(tags)}
    notes: list[Problem] = []
    fen_span = spans.get("fen")
    position: Position | None = START_POSITION
    if fen_span is not None:
        position = _position(chunk, fen_span, notes)
    notes += _setup_notes(values, spans, tags_end)
    variant = values.get("variant", "")
    chess960 = names_chess960(variant)
    if names_other_variant(variant):
        data = (("found", variant),)
        notes.append(Problem("game-variant", Severity.NOTE, spans["variant"], data=data))
    return Game(tuple(tags), fen_span, tags_end, position, chess960, tuple(notes))


def format_game(
    position: Position,
    chess960: bool = False,
    tags: Iterable[tuple[str, str]] = (),
    movetext: str = "*",
) -> str:
    r"""Return a game that begins with a position, in the order of PGN's export format.

    The seven tags come first, others in ASCII order of their names. `SetUp` and `FEN` are written
    unless the position is the array of standard chess, `Variant` for Chess960; what `tags` say of
    these three does not count, but for the name of another variant. Where the movetext is a lone
    "*" and the tags know the result, the result is written instead.

    Args:
        position: written as it is held.
        chess960: whether the game is one of Chess960.
        tags: names and values; of a name that comes twice the last one counts.
        movetext: verbatim. Without line breaks behind it, one is added.
    """
    given = {name: value for name, value in tags if name.lower() not in ("fen", "setup")}
    if chess960 or names_chess960(given.get("Variant", "")):
        given.pop("Variant", None)
    if chess960:
        given["Variant"] = "Chess960"
    if chess960 or position != START_POSITION:
        given |= {"FEN": format_fen(position), "SetUp": "1"}
    result = given.get("Result") or _result(movetext)
    if movetext.strip() in ("", "*"):
        movetext = result if result in RESULTS else "*"
    roster = {name: given.pop(name, default) for name, default in ROSTER.items()}
    roster["Result"] = result
    pairs = [*roster.items(), *sorted(given.items())]
    section = "".join(f'[{name} "{escape_tag(value)}"]\n' for name, value in pairs)
    return f"{section}\n{movetext.rstrip()}\n"


def commented(remark: str, moves: str) -> str:
    """Return moves behind a comment that holds a remark of one line; "" is none.

    Nothing can say a closing brace within braces, and many programs read no other comments: braces
    of a remark with such a one become round brackets.
    """
    if not remark:
        return moves
    if "}" in remark:
        remark = remark.translate(_BRACKETS)
    return f"{{{remark}}} {moves}"


def escape_tag(value: str) -> str:
    """Return a value as it stands between a tag's quotation marks.

    PGN has no way to write a line break there: it becomes a blank.
    """
    return _BREAKS.sub(" ", value).replace("\\", "\\\\").replace('"', '\\"')


def unescape_tag(text: str) -> str:
    """Return the value that stands between a tag's quotation marks.

    A backslash in front of anything else than a quotation mark or a backslash is one.
    """
    return _ESCAPED.sub(r"\1", text)


def _position(chunk: str, span: Span, notes: list[Problem]) -> Position | None:
    """Return the position of a FEN tag, and note what was lenient about it."""
    start, end = span
    value = chunk[start:end]
    try:
        reading = read_loose(unescape_tag(value))
    except FenError:
        return None
    for note in reading.notes:
        # Escapes have no place in a FEN; where one stands all the same, the whole value is meant.
        place = span
        if note.span is not None and "\\" not in value:
            place = (start + note.span[0], start + note.span[1])
        notes.append(note._replace(span=place))
    return reading.position


def _setup_notes(
    values: dict[str, str], spans: dict[str, Span], tags_end: int
) -> Iterable[Problem]:
    setup = values.get("setup")
    if "fen" in values:
        if setup is None:
            yield Problem("setup-missing", Severity.NOTE, spans["fen"])
        elif setup.strip() != "1":
            data = (("found", setup),)
            yield Problem("setup-contradicts", Severity.NOTE, spans["setup"], data=data)
    elif setup is not None and setup.strip() == "1":
        yield Problem("setup-without-fen", Severity.NOTE, spans["setup"])


def _result(movetext: str) -> str:
    text = movetext.rstrip()
    if not ends_in_result(text):
        return "*"
    return next((result for result in RESULTS if text.endswith(result)), "*")
