"""Writes the titles of repairs."""

from collections.abc import Iterable

from fenedit.notation.translatable import Translator, translatable, untranslated

FIX_TITLES = translatable(
    "messages",
    {
        "drop-right": "Remove castling right {letter}",
        "drop-rights-some": "Remove castling rights {letter}",
        "drop-rights": "Remove all castling rights",
        "drop-rights-w": "Remove White’s castling rights",
        "drop-rights-b": "Remove Black’s castling rights",
        "set-ep": "Set the en passant square to {square}",
        "drop-ep": "Remove the en passant square",
        "set-chess960": "Switch to Chess960",
        "put-king": "Put the king on {square}",
        "keep-king": "Keep only the king on {square}",
        "promote-pawn": "Promote the pawn on {square} to a queen",
        "return-king": "Put the king back on {square}",
        "return-queen": "Put the queen back on {square}",
        "return-rook": "Put the rook back on {square}",
        "return-bishop": "Put the bishop back on {square}",
        "remove-king": "Remove the king on {square}",
        "remove-queen": "Remove the queen on {square}",
        "remove-rook": "Remove the rook on {square}",
        "remove-bishop": "Remove the bishop on {square}",
        "remove-knight": "Remove the knight on {square}",
        "remove-pawn": "Remove the pawn on {square}",
        "remove-pawns": "Remove these pawns",
        "swap-side": "Switch the side to move",
        "swap-side-w": "Set the side to move to White",
        "swap-side-b": "Set the side to move to Black",
        "set-fullmove-1": "Set the fullmove number to 1",
        "set-fullmove": "Set the fullmove number to {count}",
        "put-back": "Put the position back",
        "cut-moves": "Cut the moves that do not fit",
        "mend-fen-tag": "Write the FEN tag as PGN has it",
        "set-clock-0": "Set the halfmove clock to 0",
        "set-clock": "Set the halfmove clock to {count}",
    },
)
"""Titles of repairs by their codes; some have one for each side, "swap-side" for the new one."""


def fix_title(
    code: str, data: Iterable[tuple[str, str]] = (), translate: Translator = untranslated
) -> str:
    """Return the short title of a repair; `data` may name its "letter", or the "side" to move.

    Raises:
        KeyError: the code is unknown, or the data lack a name that the title needs.
    """
    names = dict(data)
    title = FIX_TITLES.get(f"{code}-{names.get('side', '')}") or FIX_TITLES[code]
    return translate("messages", title, "", -1).format(**names)
