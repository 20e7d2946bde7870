"""Names the readings of a text."""

from fenedit.notation.languages import NAMES
from fenedit.notation.reading import Interpretation
from fenedit.notation.translatable import Translator, translatable, untranslated

_READINGS = translatable(
    "spelling_words",
    {
        "fen": "FEN",
        "epd": "EPD",
        "pgn": "PGN",
        "pgn-tag": "the FEN in the tag {0}",
        "pgn-comment": "a FEN in a comment of the game",
        "link": "a link",
        "link-in": "a link to {0}",
        "markup": "FEN found in HTML",
        "markup-in": "FEN found in {0}",
        "board": "a text diagram",
        "board-in": "a text diagram with {0} piece letters",
        "wiki": "a wiki diagram",
        "latex": "a LaTeX diagram",
        "piece-list": "a list of pieces",
        "piece-list-in": "a list of pieces in {0}",
        "forsyth": "Forsyth notation",
        "forsyth-in": "Forsyth notation in {0}",
        "popeye": "input for Popeye",
        "olive": "entries of Olive",
        "scanned": "FEN with letters in place of digits",
        "style-12": "chess server output (style 12)",
        "number": "Chess960 start position {0}",
        "localized": "FEN with {0} piece letters",
        "moves": "the moves of a game",
        "continuation": "moves from the position shown",
        "picture": "a picture",
        "moves-in": "the moves of a game with {0} piece letters",
    },
)
"""Kinds of interpretations; {0} is their detail, which may select the one with "-in"."""


def title_of(interpretation: Interpretation, translate: Translator = untranslated) -> str:
    """Return the name of a reading, such as "a list of pieces in Polish"."""
    kind, detail = interpretation.kind, interpretation.detail
    if detail and f"{kind}-in" in _READINGS:
        kind = f"{kind}-in"
    if detail in NAMES:
        detail = translate("languages", NAMES[detail], "", -1)
    return translate("spelling_words", _READINGS[kind], "", -1).format(detail)
