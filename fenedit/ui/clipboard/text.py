"""What dialogs and messages call spellings, their customs, and the readings of a text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from fenedit.notation.languages import LISTED, NAMES
from fenedit.notation.problems import Problem
from fenedit.notation.safe_text import shown
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.ui.fen.text import note_words

if TYPE_CHECKING:
    from fenedit.notation.reading import Found, Interpretation

translate: Final = QCoreApplication.translate

Choices: TypeAlias = tuple[tuple[str, str], ...]
"""Values of a preference with the words for each, in the order in which they are offered."""

_GROUPS: Final = {
    "text": QT_TRANSLATE_NOOP("spelling_words", "Position as text"),
    "file": QT_TRANSLATE_NOOP("spelling_words", "For files and programs"),
    "web": QT_TRANSLATE_NOOP("spelling_words", "For the web"),
    "print": QT_TRANSLATE_NOOP("spelling_words", "For print"),
    "problem": QT_TRANSLATE_NOOP("spelling_words", "For puzzles"),
}

_MOST_NAMED: Final = 5
"""More operations than this are told by their number, and more tags as all of them."""

_LEFT_OUT: Final = {
    "side": QT_TRANSLATE_NOOP("spelling_words", "that Black is to move"),
    "castling": QT_TRANSLATE_NOOP("spelling_words", "the castling rights"),
    "inner-rook": QT_TRANSLATE_NOOP("spelling_words", "the castling right of an inner rook"),
    "ep": QT_TRANSLATE_NOOP("spelling_words", "the en passant square"),
    "counters": QT_TRANSLATE_NOOP("spelling_words", "the halfmove clock and the fullmove number"),
    "chess960": QT_TRANSLATE_NOOP("spelling_words", "that castling is as in Chess960"),
    "operations": QT_TRANSLATE_NOOP("spelling_words", "the remark"),
    "odd-operations": QT_TRANSLATE_NOOP("spelling_words", "contradictory operations"),
    "tags": QT_TRANSLATE_NOOP("spelling_words", "the game’s tags"),
    "moves": QT_TRANSLATE_NOOP("spelling_words", "the game’s moves"),
    "signs": QT_TRANSLATE_NOOP("spelling_words", "annotation signs"),
    "comments": QT_TRANSLATE_NOOP("spelling_words", "the game’s comments"),
    "squares": QT_TRANSLATE_NOOP("spelling_words", "the squares of the pieces"),
    "marks": QT_TRANSLATE_NOOP("spelling_words", "the marks"),
    "marks-in-part": QT_TRANSLATE_NOOP("spelling_words", "some of the marks"),
    "braces": QT_TRANSLATE_NOOP("spelling_words", "the braces of the remark, now round brackets"),
    "mark-colours": QT_TRANSLATE_NOOP("spelling_words", "the colours of the marks"),
}

_READINGS: Final = {
    "fen": QT_TRANSLATE_NOOP("spelling_words", "FEN"),
    "epd": QT_TRANSLATE_NOOP("spelling_words", "EPD"),
    "pgn": QT_TRANSLATE_NOOP("spelling_words", "PGN"),
    "pgn-tag": QT_TRANSLATE_NOOP("spelling_words", "the FEN in the tag {0}"),
    "pgn-comment": QT_TRANSLATE_NOOP("spelling_words", "a FEN in a comment of the game"),
    "link": QT_TRANSLATE_NOOP("spelling_words", "a link"),
    "link-in": QT_TRANSLATE_NOOP("spelling_words", "a link to {0}"),
    "markup": QT_TRANSLATE_NOOP("spelling_words", "FEN found in HTML"),
    "markup-in": QT_TRANSLATE_NOOP("spelling_words", "FEN found in {0}"),
    "board": QT_TRANSLATE_NOOP("spelling_words", "a text diagram"),
    "board-in": QT_TRANSLATE_NOOP("spelling_words", "a text diagram with {0} piece letters"),
    "wiki": QT_TRANSLATE_NOOP("spelling_words", "a wiki diagram"),
    "latex": QT_TRANSLATE_NOOP("spelling_words", "a LaTeX diagram"),
    "piece-list": QT_TRANSLATE_NOOP("spelling_words", "a list of pieces"),
    "piece-list-in": QT_TRANSLATE_NOOP("spelling_words", "a list of pieces in {0}"),
    "forsyth": QT_TRANSLATE_NOOP("spelling_words", "Forsyth notation"),
    "forsyth-in": QT_TRANSLATE_NOOP("spelling_words", "Forsyth notation in {0}"),
    "popeye": QT_TRANSLATE_NOOP("spelling_words", "input for Popeye"),
    "olive": QT_TRANSLATE_NOOP("spelling_words", "entries of Olive"),
    "scanned": QT_TRANSLATE_NOOP("spelling_words", "FEN with letters in place of digits"),
    "style-12": QT_TRANSLATE_NOOP("spelling_words", "chess server output (style 12)"),
    "number": QT_TRANSLATE_NOOP("spelling_words", "Chess960 start position {0}"),
    "localized": QT_TRANSLATE_NOOP("spelling_words", "FEN with {0} piece letters"),
}
"""Kinds of interpretations; {0} is their detail, which those with "-in" may have."""

_LONGEST_REMARK: Final = 60
_MOVE: Final = re.compile(r"\b[0-9]{1,3}\.+\s*[a-hKQRBNO]")

_EN_PASSANT: Final = (
    ("always", QT_TRANSLATE_NOOP("spelling_words", "Always (PGN standard)")),
    ("capturable", QT_TRANSLATE_NOOP("spelling_words", "When a pawn is in place to capture")),
    ("legal", QT_TRANSLATE_NOOP("spelling_words", "When the capture is legal")),
)

_CASTLING: Final = (
    ("held", QT_TRANSLATE_NOOP("spelling_words", "As in the position")),
    ("xfen", QT_TRANSLATE_NOOP("spelling_words", "X-FEN: KQkq, inner rooks by file")),
    ("shredder", QT_TRANSLATE_NOOP("spelling_words", "Shredder-FEN: every rook by file")),
    ("fen", QT_TRANSLATE_NOOP("spelling_words", "KQkq only")),
)


def en_passant_choices() -> Choices:
    """Return when the en passant square is written, by the values of `Preferences`."""
    return tuple((value, _translated(words)) for value, words in _EN_PASSANT)


def castling_choices() -> Choices:
    """Return how castling rights are spelt, by the values of `Preferences`."""
    return tuple((value, _translated(words)) for value, words in _CASTLING)


def language_choices() -> Choices:
    """Return the languages of lists of pieces, by the values of `Preferences`."""
    return tuple(LISTED.items())


def group_title(group: str) -> str:
    """Return the heading of a group of spellings."""
    return _translated(_GROUPS[group])


def spelling_title(title: str) -> str:
    """Return the name of a spelling, which `notation.spellings.export` gives in English."""
    return translate("spellings", title)


def left_out_words(codes: Sequence[str], operations: str = "", tags: Sequence[str] = ()) -> str:
    """Say what a spelling cannot hold of a position, "" for nothing.

    Args:
        codes: what is left out.
        operations: what follows the fields in the position's record.
        tags: names of the tags that the position's game has.
    """
    if not codes:
        return ""
    things = [_left_out(code, operations, tags) for code in codes]
    return translate("spelling_words", "Left out: {0}.").format(_enumerated(things))


def _left_out(code: str, operations: str, tags: Sequence[str]) -> str:
    if code == "operations":
        return _operations_words(operations)
    if code == "tags" and 0 < len(tags) <= _MOST_NAMED:
        one = QT_TRANSLATE_NOOP("spelling_words", "the tag {0}")
        several = QT_TRANSLATE_NOOP("spelling_words", "the tags {0}")
        return _translated(one if len(tags) == 1 else several).format(_enumerated(tags))
    return _translated(_LEFT_OUT[code])


def _operations_words(text: str) -> str:
    """Return what follows the fields: "the operations id and bm", or "the remark"."""
    from fenedit.notation.epd.record import read_operations

    names = [each.opcode for each in read_operations(text).operations if each.opcode]
    if not names:
        return _translated(_LEFT_OUT["operations"])
    if len(names) == 1:
        return translate("spelling_words", "the operation {0}").format(names[0])
    if len(names) > _MOST_NAMED:
        return Plurals().operations(len(names))
    return translate("spelling_words", "the operations {0}").format(_enumerated(names))


def _enumerated(things: Sequence[str]) -> str:
    """Return several things as a sentence lists them."""
    *others, last = things
    if not others:
        return last
    pattern = translate("spelling_words", "{0} and {1}")
    return pattern.format(", ".join(others), last)


def reading_title(interpretation: Interpretation) -> str:
    """Return what a text is read as, such as "a list of pieces in Polish"."""
    kind, detail = interpretation.kind, interpretation.detail
    if detail and f"{kind}-in" in _READINGS:
        kind = f"{kind}-in"
    if detail in NAMES:
        detail = translate("languages", NAMES[detail])
    return _translated(_READINGS[kind]).format(detail)


def remark_words(interpretation: Interpretation) -> str:
    """Return what was assumed or mended in all positions of a reading, each thing once."""
    by_code: dict[str, Problem] = {}
    for found in interpretation.found:
        for note in found.notes:
            by_code.setdefault(note.code, note)
    remarks = [note_words(tuple(by_code.values()))]
    if any(map(_has_moves, interpretation.found)):
        remarks.append(
            translate(
                "spelling_words",
                "The board shows the start of the game; its moves are kept, not played.",
            )
        )
    behind = ""
    if interpretation.kind == "piece-list":
        from fenedit.notation.epd.record import read_operations
        from fenedit.notation.puzzle import puzzle_of

        behind = puzzle_of(read_operations(interpretation.found[0].rest).operations).comment
    if behind:
        words = translate("spelling_words", "Not read as pieces, but kept as a remark: “{0}”.")
        remarks.append(words.format(shown(behind, _LONGEST_REMARK)))
    return " ".join(filter(None, remarks))


def read_words(interpretation: Interpretation) -> str:
    """Say what a text was read as, and how many positions it holds; "" of one that is a FEN."""
    title, count = reading_title(interpretation), len(interpretation.found)
    if count == 1 and interpretation.kind == "fen":
        return ""
    if count == 1:
        return translate("spelling_words", "Read as {0}.").format(title)
    return Plurals().read(title, count)


def _has_moves(found: Found) -> bool:
    """Tell whether a game that was found goes on from its position."""
    game = found.source
    return game.lstrip().startswith("[") and _MOVE.search(game, game.rfind('"]') + 2) is not None


class Plurals:
    """Words with a number in them; lupdate marks plural forms in calls of `self.tr` alone."""

    def tr(self, source: str, comment: str, count: int) -> str:
        """Return the form of a text for a number; the source is English's plural."""
        return translate("Plurals", source, comment, count)

    def read(self, title: str, count: int) -> str:
        """Say that several positions were read."""
        return self.tr("%n positions read as {0}.", "", count).format(title)

    def operations(self, count: int) -> str:
        """Return a number of operations."""
        return self.tr("%n operations", "", count)

    def positions(self, count: int) -> str:
        """Return a number of positions."""
        return self.tr("%n positions", "", count)


def _translated(source: str) -> str:
    return translate("spelling_words", source)
