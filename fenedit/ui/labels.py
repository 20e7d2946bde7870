"""Translates codes of steps and notices for the Undo menu and messages."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.documents.document import Exchange, Splice
from fenedit.notation.fairy import is_orthodox
from fenedit.notation.fix_titles import fix_title
from fenedit.notation.position import Piece, piece_name
from fenedit.notation.translatable import QT_TRANSLATE_NOOP, translatable
from fenedit.session.state import Label, Notice, Transaction
from fenedit.ui.translation import counted, grouped

_translated: Final = partial(QCoreApplication.translate, "labels")

_STEPS = translatable(
    "labels",
    {
        "place": "Place {piece} on {square}",
        "erase": "Erase {piece} on {square}",
        "paint": "Paint {pieces}",
        "move-piece": "Move {piece} to {square}",
        "set-puzzle": "Edit puzzle",
        "set-stipulation": "Set stipulation",
        "fill-puzzle": "Fill in solution",
        "add-twin": "Add twin {number}",
        "remove-twin": "Remove twin {number}",
        "continue-twin": "Base twin {number} on the twin before",
        "count-from-diagram": "Base twin {number} on the diagram",
        "set-zeroposition": "Make the diagram a zeroposition",
        "drop-zeroposition": "Solve the diagram, too",
        "copy-piece": "Copy {piece} to {square}",
        "move-selection": "Move selected pieces",
        "copy-selection": "Copy selected pieces",
        "recolour-selection": "Swap colours of selected pieces",
        "mirror-selection": "Mirror selected squares",
        "keep-moves": "Keep moves",
        "take-position": "New position after {number}",
        "place-list": "Place listed pieces",
        "type-on-board": "Type on the board",
        "type-fen": "Type FEN",
        "paste": "Paste position",
        "set-right": "Add castling right {right}",
        "drop-right": "Remove castling right {right}",
        "set-ep": "Set en passant square to {square}",
        "drop-ep": "Remove en passant square",
        "add-rights": "Add castling rights",
        "drop-rights": "Remove castling rights",
        "reset-counters": "Reset counters",
        "set-side-w": "Set side to move to White",
        "set-side-b": "Set side to move to Black",
        "set-clock": "Set halfmove clock to {number}",
        "set-move-number": "Set fullmove number to {number}",
        "set-chess960": "Use Chess960 castling",
        "set-standard": "Use standard castling",
        "start-position": "Set up start position",
        "set-up": "Set up position",
        "clear": "Clear board",
        "chess960-position": "Set up Chess960 position {number}",
        "rotate": "Rotate position",
        "mirror": "Mirror position",
        "mirror_ranks": "Mirror position top to bottom",
        "swap": "Swap colours",
        "shift_up": "Shift position up",
        "shift_down": "Shift position down",
        "shift_left": "Shift position left",
        "shift_right": "Shift position right",
        "draw-arrow": "Draw arrow",
        "remove-arrow": "Remove arrow",
        "change-arrow": "Recolour arrow",
        "draw-circle": "Draw circle on {square}",
        "remove-circle": "Remove circle on {square}",
        "change-circle": "Recolour circle on {square}",
        "draw-highlight": "Highlight {square}",
        "remove-highlight": "Remove highlight of {square}",
        "change-highlight": "Recolour highlight of {square}",
        "draw-label": "Label {square}",
        "remove-label": "Remove label of {square}",
        "change-label": "Change label of {square}",
        "clear-marks": "Clear marks",
        "clear-marks-of": "Clear marks on {square}",
        "add-record": "Add position",
        "duplicate-record": "Duplicate position",
        "take-positions": "Take position from game",
        "delete-record": "Delete position",
        "cut-record": "Cut position",
        "move-record": "Move position",
        "sort-records": "Sort positions",
        "reverse-records": "Reverse positions",
        "renumber-records": "Replace names with numbers",
        "reload": "Reload file",
        "merge": "Merge changes to the file",
        "append-file": "Append file",
        "move-record-up": "Move position up",
        "move-record-down": "Move position down",
        "rename-record": "Rename position",
        "set-details": "Set details",
        "edit-comment": "Edit comment",
        "paste-record": "Paste position",
        "read-picture": "Read position from picture",
        "convert-fen": "Convert to FEN",
        "convert-epd": "Convert to EPD",
        "convert-pgn": "Convert to PGN",
        "set-operations": "Edit operations",
        "fix-remove-pawns": "Remove pawns",
        "fix-all": "Fix all problems",
    },
)
"""Steps of one thing, by their codes; other repairs are named like their buttons."""

_PIECES = translatable(
    "labels",
    {
        "K": "white king",
        "Q": "white queen",
        "R": "white rook",
        "B": "white bishop",
        "N": "white knight",
        "P": "white pawn",
        "k": "black king",
        "q": "black queen",
        "r": "black rook",
        "b": "black bishop",
        "n": "black knight",
        "p": "black pawn",
    },
)
"""Pieces as the object of a verb: unlike `piece_name`, many languages inflect them."""

_RIGHTS = translatable(
    "labels",
    {
        "K": "White O-O",
        "Q": "White O-O-O",
        "k": "Black O-O",
        "q": "Black O-O-O",
        "white-rook": "White, {file}-file",
        "black-rook": "Black, {file}-file",
    },
)

_NOTICES = translatable(
    "labels",
    {
        "begins-b": "Black to move, as {detail} says.",
        "begins-w": "White to move, as {detail} says.",
        "comments-stayed": "Comments stay in their places.",
        "quotes-curved": "EPD cannot contain straight quotation marks; they became curved ones.",
        "right-left": "Castling right {detail} removed: king or rook has left its starting square.",
        "right-returned": "Castling right {detail} restored: king and rook are on their starting "
        "squares again.",
        "set-up-beside": "New position after {detail}; the game is unchanged.",
        "taken": "New position after {detail}.",
        "text-replaced": "The text in the FEN field was replaced; Undo brings it back.",
        "king-kept": "A king keeps its colour: the other side would have more than one.",
        "ep-left": "En passant square {detail} removed: it is no longer possible.",
        "marks-left": "Marks that would leave the board were removed.",
        "twins-stay": "A twin was left unchanged: it does not fit the changed board.",
        "solution-stays": "Key and solution were kept: they belong to the previous puzzle.",
        "braces": "Braces in the remark became round brackets: PGN comments cannot contain braces.",
        "removed-with-position": "Removed with the previous position: {detail}. "
        "Undo brings them back.",
        "record-added": "Added as position {detail}; the one it came from is unchanged.",
        "moves-do-not-fit": "The moves of the game were kept, but no longer fit the position.",
        "moves-may-not-fit": "The moves of the game were kept; they may no longer fit the "
        "position.",
        "chess960-not-written": "The file will not show that this is Chess960: its castling "
        "letters are those of standard chess.",
        "ep-dropped": "The en passant square was removed: it is no longer possible.",
    },
)

_NEWS = translatable(
    "labels",
    {
        "put-back": "The position was put back: the moves fit again.",
        "cut-moves": "The moves that did not fit were removed. Undo brings them back.",
        "mend-fen-tag": "The FEN tag of the game was corrected.",
    },
)
"""Changes by repairs that may go unnoticed."""

_REMOVED = translatable(
    "labels",
    {
        "moves": "moves",
        "players": "players",
        "tags": "other tags",
        "remark": "remark",
        "operations": "operations",
        "marks": "marks",
    },
)
"""Losses of a record, by the codes of notices."""


_SEVERAL = translatable(
    "Plurals",
    {
        "erase": "Erase %n pieces",
        "move-selection": "Move %n pieces",
        "copy-selection": "Copy %n pieces",
        "recolour-selection": "Swap colours of %n pieces",
        "place-list": "Place %n pieces",
        "type-on-board": "Type %n squares on the board",
        "paste-record": "Paste %n positions",
        "read-picture": "Read %n positions from pictures",
        "duplicate-record": "Duplicate %n positions",
        "take-positions": "Take %n positions from games",
        "delete-record": "Delete %n positions",
        "cut-record": "Cut %n positions",
        "move-record": "Move %n positions",
        "move-record-up": "Move %n positions up",
        "move-record-down": "Move %n positions down",
        "rotate": "Rotate %n positions",
        "mirror": "Mirror %n positions",
        "mirror_ranks": "Mirror %n positions top to bottom",
        "swap": "Swap colours of %n positions",
        "shift_up": "Shift %n positions up",
        "shift_down": "Shift %n positions down",
        "shift_left": "Shift %n positions left",
        "shift_right": "Shift %n positions right",
        "clear-marks": "Clear marks of %n positions",
        "set-side-w": "Set side to move to White in %n positions",
        "set-side-b": "Set side to move to Black in %n positions",
        "drop-rights": "Remove castling rights of %n positions",
        "drop-ep": "Remove en passant square of %n positions",
        "set-details": "Set details of %n positions",
        "set-stipulation": "Set stipulation of %n positions",
        "reset-counters": "Reset counters of %n positions",
        "K": "%n white kings",
        "Q": "%n white queens",
        "R": "%n white rooks",
        "B": "%n white bishops",
        "N": "%n white knights",
        "P": "%n white pawns",
        "k": "%n black kings",
        "q": "%n black queens",
        "r": "%n black rooks",
        "b": "%n black bishops",
        "n": "%n black knights",
        "p": "%n black pawns",
    },
)

_COUNTED = translatable(
    "Plurals",
    {
        "begins-b": "Black to move in %n of the selected positions, as the stipulation says.",
        "begins-w": "White to move in %n of the selected positions, as the stipulation says.",
        "right-left": "Castling rights that no longer hold were removed from %n of the selected "
        "positions.",
        "right-returned": "Castling rights were restored in %n of the selected positions.",
        "ep-left": "The en passant square was removed from %n of the selected positions: it is no "
        "longer possible.",
        "marks-left": "Marks that would leave the board were removed from %n of the selected "
        "positions.",
        "twins-stay": "Twins of %n of the selected positions were left unchanged: they do not "
        "fit the changed board.",
        "solution-stays": "Keys and solutions of %n of the selected positions were kept: they "
        "belong to the previous positions.",
        "moves-do-not-fit": "The moves of %n of the selected games were kept, but no longer fit.",
        "moves-may-not-fit": "The moves of %n of the selected games were kept; they may no longer "
        "fit.",
        "unchanged": "Nothing was changed in %n of the selected positions.",
        "changed": "%n positions were changed.",
        "delete-record": "%n positions were deleted. Undo brings them back.",
        "cut-record": "%n positions were moved to the clipboard.",
        "take-positions": "%n positions were added after their games.",
        "men-replaced": "%n pieces were replaced.",
        "games-kept-apart": "A * or a tag was added to %n other games, to keep games apart.",
    },
)
_ONE = {
    "changed": "1 position was changed.",
    "men-replaced": "1 piece was replaced.",
    "games-kept-apart": "A * or a tag was added to 1 other game, to keep games apart.",
}
"""The English singular of news; other languages have one among their plural forms."""


def step_name(label: Label) -> str:
    """Return a step's name as menus show it, such as "Paint 5 white pawns".

    Raises:
        KeyError: no step has this code.
    """
    match label.code:
        case "set-side" | "fix" as code:
            key = f"{code}-{label.detail}"
        case "set-ep":
            key = "set-ep" if label.detail else "drop-ep"
        case "paste-records":
            key = "paste-record"
        case key:
            pass
    if label.code == "fix" and key not in _STEPS:
        return fix_title(label.detail, label.data, QCoreApplication.translate)
    # A king painted along several squares is still one king that moved.
    if label.count > 1 and label.piece not in ("K", "k"):
        if key == "place" and not is_orthodox(label.piece):
            return _several("place-list", label.count)
        if key == "place":
            return _translated(_STEPS["paint"]).format(pieces=_several(label.piece, label.count))
        if key in _SEVERAL:
            return _several(key, label.count)
    return _translated(_STEPS[key]).format(
        piece=_piece_words(label.piece) if label.piece else "",
        square=label.detail,
        number=label.detail,
        right=right_name(label.detail) if label.detail else "",
    )


def _piece_words(piece: Piece) -> str:
    if is_orthodox(piece):
        return _translated(_PIECES[piece])
    return piece_name(piece, QCoreApplication.translate)


def _several(code: str, count: int) -> str:
    return QCoreApplication.translate("Plurals", _SEVERAL[code], "", count)


def notice_text(notice: Notice) -> str:
    """Return a side effect of the change, as one sentence.

    Raises:
        KeyError: no notice has this code.
    """
    code, detail = notice.code, notice.detail
    if notice.count:
        return _counted(code, notice.count)
    if code in _ONE:
        return _counted(code, int(detail))
    if code == "ep-left" and not detail:
        code = "ep-dropped"
    if code.startswith("right-"):
        detail = right_name(detail)
    elif code == "removed-with-position":
        detail = ", ".join(_translated(_REMOVED.get(each, each)) for each in detail.split(", "))
    return _translated(_NOTICES[code]).format(detail=detail)


def _counted(code: str, count: int) -> str:
    several = QCoreApplication.translate("Plurals", _COUNTED[code], "", count)
    return counted(_ONE[code], several, count) if code in _ONE else several


def right_name(letter: str) -> str:
    """Return the name of a castling right: "White O-O", or "White, a-file" of a rook's file."""
    rook = "white-rook" if letter.isupper() else "black-rook"
    words = _RIGHTS[letter if letter in _RIGHTS else rook]
    return _translated(words).format(file=letter.lower())


def news(transaction: Transaction) -> str:
    """Return the effects of a change that may not be visible, and its side effects."""
    label, said = transaction.label, ""
    code = label.code
    if code == "fix" and label.detail in _NEWS:
        said = _translated(_NEWS[label.detail])
    elif isinstance(transaction.change, Exchange) and transaction.change.is_of_contents:
        said = _counted("changed", label.count)
    elif label.count > 1 and code in ("delete-record", "cut-record"):
        said = _counted(code, label.count)
    elif code == "take-positions" and not isinstance(transaction.change, Splice):
        # They are in several places.
        said = _counted(code, label.count)
    elif code in ("append-file", "take-positions") or (
        label.count > 1 and code == "duplicate-record"
    ):
        said = added_words(transaction.current + 1, label.count)
    return " ".join(filter(None, (said, notices_text(transaction.notices))))


def added_words(first: int, count: int) -> str:
    """Return the numbers of added positions; `first` counts from 1."""
    words = QT_TRANSLATE_NOOP("Plurals", "Added as positions {number}–{last}.")
    if count == 1:
        words = QT_TRANSLATE_NOOP("Plurals", "Added as position {number}.")
    number, last = grouped(first), grouped(first + count - 1)
    return QCoreApplication.translate("Plurals", words).format(number=number, last=last)


def notices_text(notices: Sequence[Notice]) -> str:
    """Return several notices as one text, with one sentence for castling rights lost together."""
    left = [each for each in notices if each.code == "right-left" and not each.count]
    if len(left) < 2:
        return " ".join(map(notice_text, notices))
    rights = ", ".join(right_name(each.detail) for each in left)
    words = QT_TRANSLATE_NOOP("labels", "Castling rights {rights} removed: they cannot hold here.")
    others = (notice_text(each) for each in notices if each not in left)
    return " ".join((_translated(words).format(rights=rights), *others))
