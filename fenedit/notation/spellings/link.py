"""Links that open a position on a web site. They are read by `fenedit.notation.loose.links`."""

from urllib.parse import quote

from fenedit.notation.fen import format_fen
from fenedit.notation.position import Position


def lichess_editor(position: Position, *, chess960: bool = False, flipped: bool = False) -> str:
    """Return the address of the board editor of lichess.org."""
    questions = ["variant=chess960"] * chess960 + ["color=black"] * flipped
    query = "?" + "&".join(questions) if questions else ""
    return f"https://lichess.org/editor/{_in_path(position)}{query}"


def lichess_analysis(position: Position, *, chess960: bool = False, flipped: bool = False) -> str:
    """Return the address of the analysis board of lichess.org."""
    variant = "chess960" if chess960 else "standard"
    query = "?color=black" if flipped else ""
    return f"https://lichess.org/analysis/{variant}/{_in_path(position)}{query}"


def chesscom_analysis(position: Position, *, flipped: bool = False) -> str:
    """Return the address of the analysis board of chess.com."""
    turned = "&flip=true" if flipped else ""
    return f"https://www.chess.com/analysis?fen={quote(format_fen(position), safe='')}{turned}"


def _in_path(position: Position) -> str:
    return format_fen(position).replace(" ", "_")
