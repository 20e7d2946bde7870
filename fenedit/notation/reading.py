"""Reads a FEN as people paste it, and defines what is found in any text.

Lenient reading is in `fenedit.notation.loose.lenient`, imported when first needed.
"""

from collections.abc import Iterable
from typing import Final, NamedTuple

from fenedit.notation.castling import rights_by_convention
from fenedit.notation.fen import Reading, strict_position
from fenedit.notation.position import WHITE, Placement, Position, Side, Square, square_name
from fenedit.notation.problems import FenError, Problem, Severity, Span, note

_new_tuple: Final = tuple.__new__


def read_loose(text: str, letters: str | None = None) -> Reading:
    """Read any text as a position.

    With `letters`, the code of a language (`fenedit.notation.languages`), a placement of which all
    letters belong to that language is read in it, even if English has them too.

    Raises:
        FenError: the left-most problem that is not forgiven; its span is in the raw text.
    """
    position = strict_position(text) if letters is None else None
    if position is not None:
        return _new_tuple(Reading, (position, (), "", (), 6))
    position = strict_position(f"{text} 0 1") if letters is None else None
    if position is not None:
        # The fields of EPD, which its records are cut into again and again.
        end = len(text), len(text)
        notes = note("default-halfmove", end), note("default-fullmove", end)
        return Reading(position, notes, "", (), 4)
    from fenedit.notation.loose.lenient import read_leniently

    return read_leniently(text, letters)


DEFAULT_SIDE = Problem("default-side", Severity.NOTE)
"""The note on a diagram without a side to move."""


class Found(NamedTuple):
    """One position in a text.

    Attributes:
        position: the position.
        chess960: whether it is one of Chess960, by the text or the rights.
        title: its name in the text, "" for none.
        rest: EPD operations or a remark, with the blank before it, as a record keeps it after
            its fields; without a line break.
        source: a PGN game verbatim, or the line of a FEN or EPD; "" for other spellings. Where
            `rest` is given beside a game, it says the same for a line.
        notes: what was assumed or forgiven. Spans are places in `source` where it is a line of
            FEN or EPD; notes of other spellings have none.
        moves: in UCI or SAN, from the position to the one that is meant; the caller plays them, for
            notation knows no rules.
        end: the position after the moves, once they were played.
        picture: the board of a picture from which it was read, for its record; None for a text.
    """

    position: Position
    chess960: bool = False
    title: str = ""
    rest: str = ""
    source: str = ""
    notes: tuple[Problem, ...] = ()
    moves: tuple[str, ...] = ()
    end: Position | None = None
    picture: object = None

    @property
    def meant(self) -> Position:
        """The position that is meant: after the moves if there are some."""
        return self.end or self.position


class Interpretation(NamedTuple):
    """One way to understand a text.

    Attributes:
        kind: "fen", "epd", "pgn", "pgn-tag", "pgn-comment", "link", "markup", "board", "wiki",
            "latex", "piece-list", "forsyth", "popeye", "olive", "number", "localized", "scanned",
            "style-12", "moves", or "continuation" for moves after the position shown.
        detail: a language code, the number, or the name of a site, a tag or, but for HTML, of a
            markup; "" where there is none.
        found: the positions in their order, at least one.
        certain: whether it can be used without asking.
    """

    kind: str
    detail: str
    found: tuple[Found, ...]
    certain: bool


def diagram(placement: Placement, side: Side | None, title: str = "", rest: str = "") -> Found:
    """Return the position of a diagram; without a side to move it is White's, with a note.

    Castling rights are not guessed; a note says so where kings and rooks are at home.
    """
    notes = [] if side else [DEFAULT_SIDE]
    if rights_by_convention(placement):
        notes.append(Problem("default-castling", Severity.NOTE))
    return Found(Position(placement, side or WHITE), title=title, rest=rest, notes=tuple(notes))


def unplaced(notes: Iterable[Problem]) -> tuple[Problem, ...]:
    """Return notes without their places, for a text that is not kept."""
    return tuple(note._replace(span=None) for note in notes)


def unsupported(pieces: list[tuple[str, Square | None, Span]]) -> FenError:
    """Return the error for fairy pieces: as written, square, place in the text.

    Its span is the first one's; its data names all of them, "c@a8" or "c" without a square.
    """
    names = [text if at is None else f"{text}@{square_name(at)}" for text, at, _ in pieces]
    squares = tuple(at for _, at, _ in pieces if at is not None)
    data = (("found", pieces[0][0]), ("men", ", ".join(names)))
    return FenError(Problem("unsupported-man", Severity.NOT_FEN, pieces[0][2], squares, data))
