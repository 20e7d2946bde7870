"""Writes copies: the position in the wanted customs and spelling."""

from typing import NamedTuple, cast

from fenedit.documents.annotating import with_marks_in
from fenedit.documents.conversion import besides, converted
from fenedit.documents.document import Collection, Document
from fenedit.documents.games import with_newlines
from fenedit.documents.losses import Loss
from fenedit.documents.record import Record
from fenedit.documents.rewriting import line_of, with_chess960, with_position
from fenedit.notation.epd.record import format_operations, read_operations
from fenedit.notation.fen import COUNTERS, begins_comment, format_fen, parse_fen
from fenedit.notation.languages import LISTED
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.position import Position
from fenedit.notation.puzzle import TEXTS
from fenedit.notation.spellings.export import Spelling, WriteOptions, Written
from fenedit.rules.writing import CastlingCustom, EpCustom, in_conventions
from fenedit.session.settings import CHOICES, CopyOptions, Preferences, Settings
from fenedit.session.state import EditorState


class Manner(NamedTuple):
    """How a position is written, in the names and values of `Preferences`.

    Attributes:
        ep_convention: when the en passant square is written.
        castling_spelling: how castling rights are spelt.
        piece_letters: code of the language of lists of pieces.
        flipped: whether boards are written with Black's side at the bottom.
    """

    ep_convention: str = "always"
    castling_spelling: str = "held"
    piece_letters: str = "en"
    flipped: bool = False


class Wanted(NamedTuple):
    """What to write.

    Attributes:
        position: the board and its fields.
        chess960: whether Chess960's rules apply.
        operations: the operations of its record, see `conversion.Besides`.
        marks: the marks on the board.
        game: the game of PGN that begins with it, None for a line.
        losses: what the game loses if the position is written alone.
    """

    position: Position
    chess960: bool = False
    operations: str = ""
    marks: Marks = NO_MARKS
    game: Record | None = None
    losses: tuple[Loss, ...] = ()


def chosen_manner(options: CopyOptions, settings: Settings) -> Manner:
    """Return the manner of *Copy As*: its own choices, else the preferences."""
    return Manner(
        options.ep_convention or settings.preferences.ep_convention,
        options.castling_spelling or settings.preferences.castling_spelling,
        options.piece_letters or settings.piece_letters,
        options.flipped,
    )


def wanted(state: EditorState, record: Record | None = None) -> Wanted:
    """Return what to write of the shown position, of which a record may say more than its own."""
    record = record or state.named
    operations, marks, losses = besides(record)
    game = record if record.is_game else None
    return Wanted(state.position, state.chess960, operations, marks, game, losses)


def without_game(wanted: Wanted) -> Wanted:
    """Return what to write of a position reached by moves, without the data of its game."""
    said = read_operations(wanted.operations).operations
    text = format_operations(each for each in said if each.opcode == TEXTS["comment"])
    return wanted._replace(operations=f" {text}" if text else "")


def copied_fen(state: EditorState, preferences: Preferences) -> Written:
    """Return the FEN of the shown position, without the operations of its record."""
    manner = Manner(preferences.ep_convention, preferences.castling_spelling)
    position, left_out = _in_manner(state.position, manner, state.chess960)
    return Written(format_fen(position), left_out)


def spelt(spelling: Spelling, wanted: Wanted, manner: Manner) -> Written:
    """Return a position in a spelling and a manner."""
    position, left_out = _in_manner(wanted.position, manner, wanted.chess960)
    game = wanted.game
    if game is None and spelling.code == "pgn":
        line = line_of(position, wanted.operations, epd=not begins_comment(wanted.operations))
        marked = with_marks_in(line, wanted.marks, "epd")
        lines = Document(collection=Collection([marked], "epd"))
        made = converted(lines, "pgn")
        game = made.document.collection[0]
        left_out += tuple(loss.code for loss in made.losses if loss.code in _OF_LINES)
        # Counters among them are others than the position's.
        if any(each.opcode in COUNTERS for each in read_operations(wanted.operations).operations):
            left_out += ("odd-operations",)
    if game is not None:
        if position != game.position:
            game = with_position(game, position, "pgn")
        game = with_newlines(with_chess960(game, wanted.chess960), "\n")
    options = WriteOptions(
        chess960=wanted.chess960,
        language=manner.piece_letters,
        flipped=manner.flipped,
        operations=wanted.operations,
        marks=wanted.marks,
        game="" if game is None else game.line.rstrip(),
        beside=tuple(loss.code for loss in wanted.losses),
    )
    written = spelling.write(position, options)
    # The position has lost what a custom left out, so the spelling does not report it.
    return written._replace(left_out=tuple(dict.fromkeys((*left_out, *written.left_out))))


def values_that_matter(spelling: Spelling) -> dict[str, set[object]]:
    """Return the fields of Manner that affect a spelling, with the values that do.

    They are tried on a position with everything that they affect: an en passant square that no pawn
    can use, and the right of an inner rook.
    """
    trial = Wanted(
        parse_fen("rnbqk1nr/pppppppp/8/8/3P4/8/PPP1PPPP/RN2KRR1 b FQkq d3 0 1"), chess960=True
    )
    usual = spelt(spelling, trial, Manner()).text
    matter: dict[str, set[object]] = {}
    for name, manners in _MANNERS.items():
        for manner in manners:
            if spelt(spelling, trial, manner).text != usual:
                matter.setdefault(name, set()).add(getattr(manner, name))
    return matter


def _in_manner(
    position: Position, manner: Manner, chess960: bool
) -> tuple[Position, tuple[str, ...]]:
    return in_conventions(
        position,
        ep=cast(EpCustom, manner.ep_convention),
        castling=cast(CastlingCustom, manner.castling_spelling),
        chess960=chess960,
    )


_OF_LINES = ("operations", "braces")
"""What a game may lose of a line."""
_MANNERS = {
    "ep_convention": [Manner(ep_convention=value) for value in CHOICES["ep_convention"]],
    "castling_spelling": [
        Manner(castling_spelling=value) for value in CHOICES["castling_spelling"]
    ],
    "piece_letters": [Manner(piece_letters=code) for code in LISTED],
    "flipped": [Manner(flipped=True)],
}
