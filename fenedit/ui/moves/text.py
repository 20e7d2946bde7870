"""Words moves, reasons against playing a position, and faults of typed moves."""

from PySide6.QtCore import QCoreApplication

from fenedit.notation.position import WHITE, Position, Side, side_of, square_name
from fenedit.notation.problems import Problem
from fenedit.notation.safe_text import shown
from fenedit.notation.translatable import translatable
from fenedit.rules.moves.tree import MoveTree, Path
from fenedit.rules.play import Facts, LegalMove, PlayError
from fenedit.ui.board.text import piece_name
from fenedit.ui.moves.layout import comment_text
from fenedit.ui.panels.text import problem_sentence

translate = QCoreApplication.translate

_SPOKEN = 200
"""The most characters of a comment that are announced."""

_ERRORS = translatable(
    "play_words",
    {
        "no-move": "“{text}” is not a move such as Nf3 or g1f3.",
        "illegal-move": "“{text}” is not legal here.",
        "ambiguous-move": "“{text}” fits several pieces. Add the file or rank of the piece.",
        "promotion-missing": "The pawn promotes: add =Q, =R, =B or =N to “{text}”.",
    },
)


def why_not_words(problem: Problem) -> str:
    """Return why a position cannot be played or solved; see `rules.play.why_not`."""
    if problem.code == "play-mate":
        return translate("play_words", "It is checkmate: there is no move to play.")
    if problem.code == "play-stalemate":
        return translate("play_words", "It is stalemate: there is no move to play.")
    return problem_sentence(problem)


def error_words(error: PlayError) -> str:
    """Return why a text is not a move, and what to do."""
    text = error.text if len(error.text) <= 20 else error.text[:20] + "…"
    return translate("play_words", _ERRORS[error.code]).format(text=text)


def refusal_words(reason: str, side: Side) -> str:
    """Return why a piece was not moved, see `Moves.refusal`; `side` is to move."""
    if reason == "turn":
        if side == WHITE:
            return translate("play_words", "It is White’s move.")
        return translate("play_words", "It is Black’s move.")
    if reason == "check":
        return translate("play_words", "That would leave the king in check.")
    return translate("play_words", "That is not a legal move.")


def status_words(found: Facts | None, to_move: Side) -> str:
    """Return the side to move, or how the moves have ended."""
    side = translate("play_words", "Black to move")
    if to_move == WHITE:
        side = translate("play_words", "White to move")
    end = end_words(found)
    if end and found is not None and not found.legal_moves:
        return end
    return f"{end} – {side}" if end else side


def step_words(tree: MoveTree, path: Path, *, is_next: bool, is_played: bool) -> str:
    """Return what a step has reached: "Move 3: black knight f6, variation 2 of 3", and its comment.

    Args:
        tree: the moves.
        path: the place after the step.
        is_next: whether it is one move forward, so that its number is not needed.
        is_played: whether moves were added, so that their end is not announced.
    """
    move, node, what = tree.move_at(path), tree.node_at(path), ""
    if not path:
        what = translate("play_words", "Start of the moves")
    elif move is not None:
        before, after = tree.position_at(path[:-1]), tree.position_at(path)
        what = news_words(before, move, after, tree.facts_at(path))
    elif tree.position_at(path).side_to_move == WHITE:
        what = translate("play_words", "Black passes")
    else:
        what = translate("play_words", "White passes")
    if path and not is_next:
        number = tree.number_at(len(path), first=True).rstrip(".…")
        what = translate("play_words", "Move {number}: {move}").format(number=number, move=what)
    count = len(tree.node_at(path[:-1]).children) if path else 1
    if count > 1:
        pattern = translate("play_words", "variation {number} of {count}")
        what = f"{what}, {pattern.format(number=path[-1] + 1, count=count)}"
    if path and not node.children and not is_played:
        end = translate("play_words", "end of the line")
        what = f"{what}, {end}"
    comment = shown(comment_text(node.comment), _SPOKEN) if node.comment else ""
    return f"{what}. {comment}" if comment else what


def news_words(before: Position, move: LegalMove, after: Position, found: Facts | None) -> str:
    """Return a description of a move: "white knight f3, check"; `found` are the facts after it."""
    piece = before.placement[move.origin]
    if move.is_castling:
        what = translate("play_words", "Black castles")
        if side_of(piece) == WHITE:
            what = translate("play_words", "White castles")
        what = f"{what}, {move.san.rstrip('+#')}"
    else:
        pattern = translate("play_words", "{piece} {square}")
        if move.is_capture:
            pattern = translate("play_words", "{piece} takes {square}")
        what = pattern.format(piece=piece_name(piece), square=square_name(move.target))
        if move.promotion:
            becomes = translate("play_words", "becomes {piece}")
            what += ", " + becomes.format(piece=piece_name(after.placement[move.target]))
    end = end_words(found)
    return f"{what}, {end.lower()}" if end else what


def end_words(found: Facts | None) -> str:
    """Return "Check", or how the moves have ended; "" for neither."""
    if found is None:
        return ""
    if found.checkmate:
        return translate("play_words", "Checkmate")
    if found.stalemate:
        return translate("play_words", "Stalemate")
    if not found.legal_moves:
        # Other variants end differently.
        return translate("play_words", "The game is over")
    return translate("play_words", "Check") if found.check else ""
