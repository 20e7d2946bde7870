"""What is said of moves, of what cannot be played, and of texts that are no move."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.notation.position import WHITE, Position, Side, side_of, square_name
from fenedit.notation.problems import Problem
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, translatable
from fenedit.rules.play import Facts, LegalMove, PlayError, facts
from fenedit.session.moves.play_line import PlayLine
from fenedit.ui.board.text import piece_name
from fenedit.ui.panels.text import problem_sentence

_ERRORS: Final = translatable(
    "play_words",
    {
        "no-move": "“{text}” is not a move such as Nf3 or g1f3.",
        "illegal-move": "“{text}” is not legal here.",
        "ambiguous-move": "“{text}” fits several pieces. Add the file or rank of the piece.",
        "promotion-missing": "The pawn promotes: add =Q, =R, =B or =N to “{text}”.",
    },
)
_ENDS: Final = {
    "play-mate": QT_TRANSLATE_NOOP("play_words", "It is checkmate: there is no move to play."),
    "play-stalemate": QT_TRANSLATE_NOOP("play_words", "It is stalemate: there is no move to play."),
}
_ENDED: Final = translatable(
    "play_words",
    {
        "set-up": "Play ended; the position you set up is shown.",
        "ahead": "Play ended; the position you set up is shown. F5 goes back to your moves.",
        "edited": "Play ended because the position was edited. Undo, then F5 to go back to your "
        "moves.",
        "elsewhere": "Play ended; another position is shown. To go back to your moves, show the "
        "position "
        "where they started and press F5.",
        "elsewhere-without": "Play ended; another position is shown.",
    },
)
_LONGEST: Final = 20


def why_not_words(problem: Problem) -> str:
    """Return why nothing can be played or solved, as a sentence; see `rules.play.why_not`."""
    if problem.code in _ENDS:
        return _translated(_ENDS[problem.code])
    return problem_sentence(problem)


def error_words(error: PlayError) -> str:
    """Return why a text is no move, and what can be done about it."""
    text = error.text if len(error.text) <= _LONGEST else error.text[:_LONGEST] + "…"
    return _translated(_ERRORS[error.code]).format(text=text)


def refusal_words(reason: str, side: Side) -> str:
    """Return why a man was not moved; see `PlayLine.why_not`. `side` has the move."""
    if reason == "turn":
        if side == WHITE:
            return _translated(QT_TRANSLATE_NOOP("play_words", "It is White’s move."))
        return _translated(QT_TRANSLATE_NOOP("play_words", "It is Black’s move."))
    if reason == "check":
        words = QT_TRANSLATE_NOOP("play_words", "That would leave the king in check.")
        return _translated(words)
    return _translated(QT_TRANSLATE_NOOP("play_words", "That is not a legal move."))


def ended_words(*, moves: bool, ahead: bool, elsewhere: bool) -> str:
    """Say that play has ended because of something else, and how its moves are found again.

    Args:
        moves: whether any were played.
        ahead: whether playing from what is shown now finds them.
        elsewhere: whether it is another record that is shown now.
    """
    if elsewhere and not ahead:
        return _translated(_ENDED["elsewhere" if moves else "elsewhere-without"])
    if not moves:
        return _translated(_ENDED["set-up"])
    return _translated(_ENDED["ahead" if ahead else "edited"])


def status_words(line: PlayLine) -> str:
    """Say whose move it is in a line, or how it has ended."""
    end = _end_words(facts(line.position, line.chess960))
    side = _translated(
        QT_TRANSLATE_NOOP("play_words", "White to move")
        if line.position.side_to_move == WHITE
        else QT_TRANSLATE_NOOP("play_words", "Black to move")
    )
    if end and not line.legal_moves:
        return end
    return f"{end} – {side}" if end else side


def news_words(before: Position, move: LegalMove, after: PlayLine) -> str:
    """Say what a move did: "white knight f3, check"."""
    man = before.placement[move.origin]
    if move.is_castling:
        white = side_of(man) == WHITE
        words = (
            QT_TRANSLATE_NOOP("play_words", "White castles")
            if white
            else QT_TRANSLATE_NOOP("play_words", "Black castles")
        )
        what = f"{_translated(words)}, {move.san.rstrip('+#')}"
    else:
        pattern = (
            QT_TRANSLATE_NOOP("play_words", "{piece} takes {square}")
            if move.is_capture
            else QT_TRANSLATE_NOOP("play_words", "{piece} {square}")
        )
        what = _translated(pattern).format(piece=piece_name(man), square=square_name(move.target))
        if move.promotion:
            becomes = QT_TRANSLATE_NOOP("play_words", "becomes {piece}")
            promoted = after.position.placement[move.target]
            what += ", " + _translated(becomes).format(piece=piece_name(promoted))
    end = _end_words(facts(after.position, after.chess960))
    return f"{what}, {end.lower()}" if end else what


def _end_words(found: Facts | None) -> str:
    if found is None:
        return ""
    if found.checkmate:
        return _translated(QT_TRANSLATE_NOOP("play_words", "Checkmate"))
    if found.stalemate:
        return _translated(QT_TRANSLATE_NOOP("play_words", "Stalemate"))
    return _translated(QT_TRANSLATE_NOOP("play_words", "Check")) if found.check else ""


def _translated(source: str) -> str:
    return QCoreApplication.translate("play_words", source)
