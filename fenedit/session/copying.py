"""What copies say: the position in the customs and the spelling that a person wants."""

from typing import TYPE_CHECKING, Final, NamedTuple, cast

from fenedit.documents.record import Record
from fenedit.documents.rewriting import with_chess960, with_position
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.languages import LISTED
from fenedit.notation.marks import NO_MARKS, Marks
from fenedit.notation.position import Position
from fenedit.session.settings import CHOICES, CopyOptions, Preferences, Settings
from fenedit.session.state import EditorState

if TYPE_CHECKING:
    from fenedit.documents.conversion import Loss
    from fenedit.notation.spellings.export import Spelling
    from fenedit.rules.writing import CastlingCustom, EpCustom


class Manner(NamedTuple):
    """In which customs a position is written, in the names and values of `Preferences`.

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


class Copy(NamedTuple):
    """A position in writing.

    Attributes:
        text: what is copied.
        left_out: codes of what the position holds and the text does not.
    """

    text: str
    left_out: tuple[str, ...] = ()


class Wanted(NamedTuple):
    """What is to be written.

    Attributes:
        position: what stands on the board, and its fields.
        chess960: whether it is judged by Chess960's rules.
        operations: what its record says behind the fields, see `conversion.Besides`.
        marks: what is drawn over the board.
        game: the game of PGN that it begins, None of a line.
        losses: what is lost of the game where the position is written alone.
    """

    position: Position
    chess960: bool = False
    operations: str = ""
    marks: Marks = NO_MARKS
    game: Record | None = None
    losses: "tuple[Loss, ...]" = ()


def chosen_manner(options: CopyOptions, settings: Settings) -> Manner:
    """Return the manner of *Copy As*: what was chosen there, else what is preferred."""
    return Manner(
        options.ep_convention or settings.preferences.ep_convention,
        options.castling_spelling or settings.preferences.castling_spelling,
        options.piece_letters or settings.piece_letters,
        options.flipped,
    )


def wanted(state: EditorState, *, marked: bool = True) -> Wanted:
    """Return what a copy of the shown record is to say.

    `marked` says that its marks are of this position; they are not once moves were played.
    """
    # Here, because the window copies nothing at its start.
    from fenedit.documents.annotating import with_marks_in
    from fenedit.documents.conversion import besides

    record = state.named
    if not marked:
        record = with_marks_in(record, NO_MARKS, state.document.format)
    return Wanted(
        state.position,
        state.chess960,
        *besides(record)[:2],
        record if record.is_game else None,
        besides(record).losses,
    )


def copied_fen(state: EditorState, preferences: Preferences) -> Copy:
    """Return the FEN of the shown position, without what follows the fields in its record."""
    manner = Manner(preferences.ep_convention, preferences.castling_spelling)
    position, left_out = _in_manner(state.position, manner, state.chess960)
    return Copy(format_fen(position), left_out)


def spelt(spelling: "Spelling", wanted: Wanted, manner: Manner) -> Copy:
    """Return a position in a spelling and a manner."""
    from fenedit.notation.spellings.export import WriteOptions

    position, left_out = _in_manner(wanted.position, manner, wanted.chess960)
    options = WriteOptions(
        chess960=wanted.chess960,
        language=manner.piece_letters,
        flipped=manner.flipped,
        operations=wanted.operations,
        marks=wanted.marks,
        game="" if wanted.game is None else _game(wanted.game, position, wanted.chess960),
        beside=tuple(loss.code for loss in wanted.losses),
    )
    written = spelling.write(position, options)
    # What a custom left out is not in the position any more that the spelling tells of.
    return Copy(written.text, tuple(dict.fromkeys((*left_out, *written.left_out))))


def choices_that_matter(spelling: "Spelling") -> frozenset[str]:
    """Return the names of Manner's fields that change what a spelling writes.

    They are tried out on a position that has all that they speak of: an en passant square that no
    pawn can use, and the right of an inner rook.
    """
    usual = spelt(spelling, _TRIAL, Manner()).text
    return frozenset(
        name
        for name, manners in _MANNERS.items()
        if any(spelt(spelling, _TRIAL, manner).text != usual for manner in manners)
    )


def languages_that_matter(spelling: "Spelling") -> frozenset[str]:
    """Return the languages in which a spelling is not as in English; Popeye knows only some."""
    english = spelt(spelling, _TRIAL, Manner()).text
    return frozenset(
        manner.piece_letters
        for manner in _MANNERS["piece_letters"]
        if spelt(spelling, _TRIAL, manner).text != english
    )


def _game(game: Record, position: Position, chess960: bool) -> str:
    """Return a game that begins with a position, else verbatim."""
    from fenedit.documents.games import with_newlines

    if position != game.position:
        game = with_position(game, position, "pgn")
    return with_newlines(with_chess960(game, chess960), "\n").line.rstrip()


def _in_manner(
    position: Position, manner: Manner, chess960: bool
) -> tuple[Position, tuple[str, ...]]:
    # Here, because a window that is opened copies nothing yet.
    from fenedit.rules.writing import in_conventions

    conventional = in_conventions(
        position,
        ep=cast("EpCustom", manner.ep_convention),
        castling=cast("CastlingCustom", manner.castling_spelling),
        chess960=chess960,
    )
    return conventional.position, conventional.left_out


_TRIAL: Final = Wanted(
    parse_fen("rnbqk1nr/pppppppp/8/8/3P4/8/PPP1PPPP/RN2KRR1 b FQkq d3 0 1"), chess960=True
)
_MANNERS: Final = {
    "ep_convention": [Manner(ep_convention=value) for value in CHOICES["ep_convention"]],
    "castling_spelling": [
        Manner(castling_spelling=value) for value in CHOICES["castling_spelling"]
    ],
    "piece_letters": [Manner(piece_letters=code) for code in LISTED],
    "flipped": [Manner(flipped=True)],
}
