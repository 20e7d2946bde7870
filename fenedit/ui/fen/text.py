"""Describes a FEN that can be read, and a place in it."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from fenedit.notation.fairy import piece_at
from fenedit.notation.position import EMPTY, PIECES, RANKS, Square, square_name
from fenedit.notation.problems import AS_EXPECTED, Problem
from fenedit.ui.board.text import piece_name, square_words
from fenedit.ui.panels.text import problem_sentence

_NO_FAIRY = frozenset(f"{PIECES}{RANKS}/")


def note_words(notes: Sequence[Problem]) -> str:
    """Return what was forgiven or assumed in reading a text, "" for nothing.

    Several missing fields are one omission, so they make one sentence.
    """
    notes = [note for note in notes if note.code not in AS_EXPECTED]
    translate = QCoreApplication.translate
    assumptions = {
        "board-side": translate("fen_words", "White at the bottom"),
        "default-side": translate("fen_words", "White to move"),
        "default-castling": translate("fen_words", "no castling rights"),
        "home-castling": translate("fen_words", "castling rights of kings and rooks at home"),
        "default-ep": translate("fen_words", "no en passant square"),
        "default-halfmove": translate("fen_words", "halfmove clock 0"),
        "default-fullmove": translate("fen_words", "fullmove number 1"),
    }
    # A note with a reason says what a guess is based on.
    assumed = [
        note for note in notes if note.code in assumptions and "reason" not in dict(note.data)
    ]
    if len(assumed) < 2:
        return " ".join(map(problem_sentence, notes))
    sentences = [problem_sentence(note) for note in notes if note not in assumed]
    missing = ", ".join(assumptions[note.code] for note in assumed)
    return " ".join([*sentences, translate("fen_words", "Assumed: {0}.").format(missing)])


def place_words(text: str, offset: int) -> str:
    """Return the field at an offset of a text, and its square in the placement; "" for none."""
    # Imported here and below: the first picture does without them.
    from fenedit.notation.loose.lenient import field_at

    field, translate = field_at(text, offset), QCoreApplication.translate
    if field is None:
        return ""
    if field == 0:
        return _placement_words(text, offset)
    return (
        translate("fen_words", "Side to move: w for White, b for Black"),
        translate("fen_words", "Castling rights: K and Q for White, k and q for Black, - for none"),
        translate("fen_words", "En passant square: the square a pawn has just passed over, or -"),
        translate("fen_words", "Halfmove clock: halfmoves since the last capture or pawn move"),
        translate("fen_words", "Fullmove number: one more after each move by Black"),
    )[field - 1]


def square_read_at(text: str, offset: int) -> Square | None:
    """Return the square that an offset of a text describes, or None."""
    from fenedit.notation.loose.lenient import square_at

    return square_at(text, offset)


def _placement_words(text: str, offset: int) -> str:
    title = QCoreApplication.translate("fen_words", "Piece placement")
    square = square_read_at(text, offset)
    if square is None:
        return title
    found = text[offset]
    fairy = None
    # Most texts have none, and this is called at each key.
    if not _NO_FAIRY.issuperset(text.partition(" ")[0]):
        from fenedit.notation.loose.lenient import span_of_square

        start, end = span_of_square(text, square) or (offset, offset)
        fairy = piece_at(text[:end], start) if end > start + 1 else None
    if fairy is not None:
        words = square_words(square, fairy[0])
    elif found in PIECES:
        words = square_words(square, found)
    elif found in RANKS and int(found) > 1:
        last = min(square + int(found) - 1, square | 7)
        words = f"{square_name(square)}–{square_name(last)}, {piece_name(EMPTY)}"
    elif found == "1":
        words = square_words(square, EMPTY)
    else:
        words = square_name(square)
    return f"{title}: {words}"
