"""What the buttons of repairs say."""

from collections.abc import Iterable
from typing import Final

from fenedit.notation.translatable import QT_TRANSLATE_NOOP, Translator, untranslated

FIX_TITLES: Final = {
    "drop-right": QT_TRANSLATE_NOOP("messages", "Remove castling right {letter}"),
    "drop-rights-some": QT_TRANSLATE_NOOP("messages", "Remove castling rights {letter}"),
    "drop-rights": QT_TRANSLATE_NOOP("messages", "Remove all castling rights"),
    "drop-rights-w": QT_TRANSLATE_NOOP("messages", "Remove White’s castling rights"),
    "drop-rights-b": QT_TRANSLATE_NOOP("messages", "Remove Black’s castling rights"),
    "set-ep": QT_TRANSLATE_NOOP("messages", "Set the en passant square to {square}"),
    "drop-ep": QT_TRANSLATE_NOOP("messages", "Remove the en passant square"),
    "set-chess960": QT_TRANSLATE_NOOP("messages", "Switch to Chess960"),
    "put-king": QT_TRANSLATE_NOOP("messages", "Put the king on {square}"),
    "keep-king": QT_TRANSLATE_NOOP("messages", "Keep only the king on {square}"),
    "promote-pawn": QT_TRANSLATE_NOOP("messages", "Promote the pawn on {square} to a queen"),
    "return-king": QT_TRANSLATE_NOOP("messages", "Put the king back on {square}"),
    "return-queen": QT_TRANSLATE_NOOP("messages", "Put the queen back on {square}"),
    "return-rook": QT_TRANSLATE_NOOP("messages", "Put the rook back on {square}"),
    "return-bishop": QT_TRANSLATE_NOOP("messages", "Put the bishop back on {square}"),
    "remove-king": QT_TRANSLATE_NOOP("messages", "Remove the king on {square}"),
    "remove-queen": QT_TRANSLATE_NOOP("messages", "Remove the queen on {square}"),
    "remove-rook": QT_TRANSLATE_NOOP("messages", "Remove the rook on {square}"),
    "remove-bishop": QT_TRANSLATE_NOOP("messages", "Remove the bishop on {square}"),
    "remove-knight": QT_TRANSLATE_NOOP("messages", "Remove the knight on {square}"),
    "remove-pawn": QT_TRANSLATE_NOOP("messages", "Remove the pawn on {square}"),
    "remove-pawns": QT_TRANSLATE_NOOP("messages", "Remove these pawns"),
    "swap-side": QT_TRANSLATE_NOOP("messages", "Switch the side to move"),
    "swap-side-w": QT_TRANSLATE_NOOP("messages", "Set the side to move to White"),
    "swap-side-b": QT_TRANSLATE_NOOP("messages", "Set the side to move to Black"),
    "set-fullmove-1": QT_TRANSLATE_NOOP("messages", "Set the fullmove number to 1"),
    "set-fullmove": QT_TRANSLATE_NOOP("messages", "Set the fullmove number to {count}"),
    "put-back": QT_TRANSLATE_NOOP("messages", "Put the position back"),
    "cut-moves": QT_TRANSLATE_NOOP("messages", "Cut the moves that do not fit"),
    "mend-fen-tag": QT_TRANSLATE_NOOP("messages", "Write the FEN tag as PGN has it"),
    "set-clock-0": QT_TRANSLATE_NOOP("messages", "Set the halfmove clock to 0"),
    "set-clock": QT_TRANSLATE_NOOP("messages", "Set the halfmove clock to {count}"),
}
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
