"""Describes a position, its squares, ranks, files, pieces and fields, for screen readers."""

from collections.abc import Iterable, Iterator

from fenedit.notation.fairy import fairy_piece
from fenedit.notation.fen import format_fen
from fenedit.notation.messages import FIELD_TITLES
from fenedit.notation.position import (
    BLACK,
    EMPTY,
    FILES,
    PIECES,
    RANKS,
    WHITE,
    Piece,
    Placement,
    Position,
    Square,
    piece_name,
    piece_of,
    square_name,
    square_words,
    squares_of,
)
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, Translator, untranslated


def rank_words(placement: Placement, rank: int, translate: Translator = untranslated) -> str:
    """Say what is on a rank, 0 to 7, from the a-file on."""
    pattern = _said(QT_TRANSLATE_NOOP("read_out", "Rank {rank}: {pieces}"), translate)
    squares = range(8 * rank, 8 * rank + 8)
    return pattern.format(rank=RANKS[rank], pieces=_held(placement, squares, translate))


def file_words(placement: Placement, file: int, translate: Translator = untranslated) -> str:
    """Say what is on a file, 0 to 7, from the first rank on."""
    pattern = _said(QT_TRANSLATE_NOOP("read_out", "File {file}: {pieces}"), translate)
    return pattern.format(file=FILES[file], pieces=_held(placement, range(file, 64, 8), translate))


def kind_words(placement: Placement, kind: str, translate: Translator = untranslated) -> str:
    """Say where the pieces of a kind are, "Q" for the queens of both sides."""
    told = [piece_of(kind, side) for side in (WHITE, BLACK)]
    neutral = fairy_piece("S" if kind == "N" else kind, "n")
    if neutral is not None and neutral in placement:
        told.append(neutral)
    return "; ".join(_piece(placement, piece, translate) for piece in told)


def position_words(position: Position, translate: Translator = untranslated) -> str:
    """Say a whole position: its pieces, the side to move, and all other fields with a value."""
    there = [piece for piece in PIECES if piece in position.placement]
    there += sorted({*position.placement} - {*PIECES, EMPTY})
    told = "; ".join(_piece(position.placement, piece, translate) for piece in there)
    blank = Position(position.placement)
    fields = (side_words(position, translate), *field_changes(blank, position, translate))
    return ". ".join((told or piece_name(EMPTY, translate), *dict.fromkeys(fields)))


def side_words(position: Position, translate: Translator = untranslated) -> str:
    """Say the side to move."""
    white = QT_TRANSLATE_NOOP("read_out", "White to move")
    black = QT_TRANSLATE_NOOP("read_out", "Black to move")
    return _said(white if position.side_to_move == WHITE else black, translate)


def field_changes(
    before: Position, after: Position, translate: Translator = untranslated
) -> Iterator[str]:
    """Yield descriptions of changed fields after the placement."""
    if before.side_to_move != after.side_to_move:
        yield side_words(after, translate)
    pattern = _said(QT_TRANSLATE_NOOP("read_out", "{field}: {value}"), translate)
    old, new = format_fen(before).split()[2:], format_fen(after).split()[2:]
    for title, was, value in zip(list(FIELD_TITLES.values())[2:], old, new, strict=True):
        if was != value:
            none = _said(QT_TRANSLATE_NOOP("read_out", "none"), translate)
            field = translate("messages", title, "", -1)
            yield pattern.format(field=field, value=none if value == "-" else value)


def _said(source: str, translate: Translator) -> str:
    return translate("read_out", source, "", -1)


def _held(placement: Placement, squares: Iterable[Square], translate: Translator) -> str:
    """Say what is on squares, leaving out those that are empty unless all are."""
    held = (square for square in squares if placement[square] != EMPTY)
    told = "; ".join(square_words(square, placement[square], translate) for square in held)
    return told or piece_name(EMPTY, translate)


def _piece(placement: Placement, piece: Piece, translate: Translator) -> str:
    pattern = _said(QT_TRANSLATE_NOOP("read_out", "{piece}: {squares}"), translate)
    squares = ", ".join(map(square_name, squares_of(placement, piece)))
    none = _said(QT_TRANSLATE_NOOP("read_out", "none"), translate)
    return pattern.format(piece=piece_name(piece, translate), squares=squares or none)
