"""The words of steps and notices: from codes to what the Undo menu and messages say."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject

from fenedit.documents.document import Exchange
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.state import Label, Notice, Transaction
from fenedit.ui.translation import counted, grouped

_translated: Final = partial(QCoreApplication.translate, "labels")

_STEPS: Final = {
    "place": QT_TRANSLATE_NOOP("labels", "Place {piece} on {square}"),
    "erase": QT_TRANSLATE_NOOP("labels", "Erase {piece} on {square}"),
    "move-piece": QT_TRANSLATE_NOOP("labels", "Move {piece} to {square}"),
    "set-puzzle": QT_TRANSLATE_NOOP("labels", "Edit puzzle"),
    "fill-puzzle": QT_TRANSLATE_NOOP("labels", "Fill in solution"),
    "copy-piece": QT_TRANSLATE_NOOP("labels", "Copy {piece} to {square}"),
    "move-selection": QT_TRANSLATE_NOOP("labels", "Move selected pieces"),
    "copy-selection": QT_TRANSLATE_NOOP("labels", "Copy selected pieces"),
    "recolour-selection": QT_TRANSLATE_NOOP("labels", "Swap colours of selected pieces"),
    "mirror-selection": QT_TRANSLATE_NOOP("labels", "Mirror selected squares"),
    "play-moves": QT_TRANSLATE_NOOP("labels", "Play {number}"),
    "place-list": QT_TRANSLATE_NOOP("labels", "Place listed pieces"),
    "type-on-board": QT_TRANSLATE_NOOP("labels", "Type on the board"),
    "type-fen": QT_TRANSLATE_NOOP("labels", "Type FEN"),
    "paste": QT_TRANSLATE_NOOP("labels", "Paste position"),
    "set-right": QT_TRANSLATE_NOOP("labels", "Add castling right {right}"),
    "drop-right": QT_TRANSLATE_NOOP("labels", "Remove castling right {right}"),
    "set-ep": QT_TRANSLATE_NOOP("labels", "Set en passant square to {square}"),
    "drop-ep": QT_TRANSLATE_NOOP("labels", "Remove en passant square"),
    "drop-rights": QT_TRANSLATE_NOOP("labels", "Remove castling rights"),
    "reset-counters": QT_TRANSLATE_NOOP("labels", "Reset counters"),
    "set-side-w": QT_TRANSLATE_NOOP("labels", "Set side to move to White"),
    "set-side-b": QT_TRANSLATE_NOOP("labels", "Set side to move to Black"),
    "set-clock": QT_TRANSLATE_NOOP("labels", "Set halfmove clock to {number}"),
    "set-move-number": QT_TRANSLATE_NOOP("labels", "Set fullmove number to {number}"),
    "set-chess960": QT_TRANSLATE_NOOP("labels", "Use Chess960 castling"),
    "set-standard": QT_TRANSLATE_NOOP("labels", "Use standard castling"),
    "start-position": QT_TRANSLATE_NOOP("labels", "Set up start position"),
    "clear": QT_TRANSLATE_NOOP("labels", "Clear board"),
    "chess960-position": QT_TRANSLATE_NOOP("labels", "Set up Chess960 position {number}"),
    "rotate": QT_TRANSLATE_NOOP("labels", "Rotate position"),
    "mirror": QT_TRANSLATE_NOOP("labels", "Mirror position"),
    "mirror_ranks": QT_TRANSLATE_NOOP("labels", "Mirror position top to bottom"),
    "swap": QT_TRANSLATE_NOOP("labels", "Swap colours"),
    "shift_up": QT_TRANSLATE_NOOP("labels", "Shift position up"),
    "shift_down": QT_TRANSLATE_NOOP("labels", "Shift position down"),
    "shift_left": QT_TRANSLATE_NOOP("labels", "Shift position left"),
    "shift_right": QT_TRANSLATE_NOOP("labels", "Shift position right"),
    "draw-arrow": QT_TRANSLATE_NOOP("labels", "Draw arrow"),
    "remove-arrow": QT_TRANSLATE_NOOP("labels", "Remove arrow"),
    "change-arrow": QT_TRANSLATE_NOOP("labels", "Recolour arrow"),
    "draw-circle": QT_TRANSLATE_NOOP("labels", "Draw circle on {square}"),
    "remove-circle": QT_TRANSLATE_NOOP("labels", "Remove circle on {square}"),
    "change-circle": QT_TRANSLATE_NOOP("labels", "Recolour circle on {square}"),
    "draw-highlight": QT_TRANSLATE_NOOP("labels", "Highlight {square}"),
    "remove-highlight": QT_TRANSLATE_NOOP("labels", "Remove highlight of {square}"),
    "change-highlight": QT_TRANSLATE_NOOP("labels", "Recolour highlight of {square}"),
    "draw-label": QT_TRANSLATE_NOOP("labels", "Label {square}"),
    "remove-label": QT_TRANSLATE_NOOP("labels", "Remove label of {square}"),
    "change-label": QT_TRANSLATE_NOOP("labels", "Change label of {square}"),
    "clear-marks": QT_TRANSLATE_NOOP("labels", "Clear marks"),
    "clear-marks-of": QT_TRANSLATE_NOOP("labels", "Clear marks on {square}"),
    "add-record": QT_TRANSLATE_NOOP("labels", "Add position"),
    "duplicate-record": QT_TRANSLATE_NOOP("labels", "Duplicate position"),
    "delete-record": QT_TRANSLATE_NOOP("labels", "Delete position"),
    "cut-record": QT_TRANSLATE_NOOP("labels", "Cut position"),
    "move-record": QT_TRANSLATE_NOOP("labels", "Move position"),
    "sort-records": QT_TRANSLATE_NOOP("labels", "Sort positions"),
    "reverse-records": QT_TRANSLATE_NOOP("labels", "Reverse positions"),
    "renumber-records": QT_TRANSLATE_NOOP("labels", "Replace names with numbers"),
    "reload": QT_TRANSLATE_NOOP("labels", "Reload file"),
    "merge": QT_TRANSLATE_NOOP("labels", "Merge changes to the file"),
    "append-file": QT_TRANSLATE_NOOP("labels", "Append file"),
    "move-record-up": QT_TRANSLATE_NOOP("labels", "Move position up"),
    "move-record-down": QT_TRANSLATE_NOOP("labels", "Move position down"),
    "rename-record": QT_TRANSLATE_NOOP("labels", "Rename position"),
    "set-details": QT_TRANSLATE_NOOP("labels", "Set details"),
    "edit-comment": QT_TRANSLATE_NOOP("labels", "Edit comment"),
    "paste-record": QT_TRANSLATE_NOOP("labels", "Paste position"),
    "convert-fen": QT_TRANSLATE_NOOP("labels", "Convert to FEN"),
    "convert-epd": QT_TRANSLATE_NOOP("labels", "Convert to EPD"),
    "convert-pgn": QT_TRANSLATE_NOOP("labels", "Convert to PGN"),
    "set-operations": QT_TRANSLATE_NOOP("labels", "Edit operations"),
    "fix-remove-pawns": QT_TRANSLATE_NOOP("labels", "Remove pawns"),
    "fix-all": QT_TRANSLATE_NOOP("labels", "Fix all problems"),
}
"""Steps of one thing, by their codes; a repair is named as its button is, unless it is here."""

_PAINT: Final = QT_TRANSLATE_NOOP("labels", "Paint {pieces}")

_PIECES: Final = {
    "K": QT_TRANSLATE_NOOP("labels", "white king"),
    "Q": QT_TRANSLATE_NOOP("labels", "white queen"),
    "R": QT_TRANSLATE_NOOP("labels", "white rook"),
    "B": QT_TRANSLATE_NOOP("labels", "white bishop"),
    "N": QT_TRANSLATE_NOOP("labels", "white knight"),
    "P": QT_TRANSLATE_NOOP("labels", "white pawn"),
    "k": QT_TRANSLATE_NOOP("labels", "black king"),
    "q": QT_TRANSLATE_NOOP("labels", "black queen"),
    "r": QT_TRANSLATE_NOOP("labels", "black rook"),
    "b": QT_TRANSLATE_NOOP("labels", "black bishop"),
    "n": QT_TRANSLATE_NOOP("labels", "black knight"),
    "p": QT_TRANSLATE_NOOP("labels", "black pawn"),
}
"""Pieces as the object of a verb, which many languages inflect; so `piece_name` won't do."""

_RIGHTS: Final = {
    "K": QT_TRANSLATE_NOOP("labels", "White O-O"),
    "Q": QT_TRANSLATE_NOOP("labels", "White O-O-O"),
    "k": QT_TRANSLATE_NOOP("labels", "Black O-O"),
    "q": QT_TRANSLATE_NOOP("labels", "Black O-O-O"),
}

_NOTICES: Final = {
    "comments-stayed": QT_TRANSLATE_NOOP("labels", "Comments stay in their places."),
    "quotes-curved": QT_TRANSLATE_NOOP(
        "labels", "EPD cannot contain straight quotation marks; they became curved ones."
    ),
    "right-left": QT_TRANSLATE_NOOP(
        "labels", "Castling right {detail} removed: king or rook has left its starting square."
    ),
    "right-returned": QT_TRANSLATE_NOOP(
        "labels",
        "Castling right {detail} restored: king and rook are on their starting squares again.",
    ),
    "text-replaced": QT_TRANSLATE_NOOP(
        "labels", "The text in the FEN field was replaced; Undo brings it back."
    ),
    "king-kept": QT_TRANSLATE_NOOP(
        "labels", "A king keeps its colour: the other side would have more than one."
    ),
    "ep-left": QT_TRANSLATE_NOOP(
        "labels", "En passant square {detail} removed: it is no longer possible."
    ),
    "marks-left": QT_TRANSLATE_NOOP("labels", "Marks that would leave the board were removed."),
    "braces": QT_TRANSLATE_NOOP(
        "labels", "Braces in the remark became round brackets: PGN comments cannot contain braces."
    ),
    "removed-with-position": QT_TRANSLATE_NOOP(
        "labels", "Removed with the previous position: {detail}. Undo brings it back."
    ),
    "record-added": QT_TRANSLATE_NOOP(
        "labels", "Added as position {detail}; the one it came from is unchanged."
    ),
    "moves-do-not-fit": QT_TRANSLATE_NOOP(
        "labels", "The moves of the game are kept, but do not fit the position any more."
    ),
    "moves-may-not-fit": QT_TRANSLATE_NOOP(
        "labels", "The moves of the game are kept; they may no longer fit the position."
    ),
    "chess960-not-written": QT_TRANSLATE_NOOP(
        "labels",
        "The file will not show that this is Chess960: its castling letters are those of "
        "standard chess.",
    ),
    "ep-dropped": QT_TRANSLATE_NOOP(
        "labels", "The en passant square was removed: it is no longer possible."
    ),
}

_NEWS: Final = {
    "put-back": QT_TRANSLATE_NOOP("labels", "The position was put back: the moves fit again."),
    "cut-moves": QT_TRANSLATE_NOOP(
        "labels", "The moves that did not fit were removed. Undo brings them back."
    ),
    "mend-fen-tag": QT_TRANSLATE_NOOP("labels", "The FEN tag of the game was corrected."),
}
"""What repairs change where nobody may see it."""

_REMOVED: Final = {
    "moves": QT_TRANSLATE_NOOP("labels", "moves"),
    "players": QT_TRANSLATE_NOOP("labels", "players"),
    "tags": QT_TRANSLATE_NOOP("labels", "other tags"),
    "remark": QT_TRANSLATE_NOOP("labels", "remark"),
    "operations": QT_TRANSLATE_NOOP("labels", "operations"),
    "marks": QT_TRANSLATE_NOOP("labels", "marks"),
}
"""What a notice says that a record has lost."""


class Plurals(QObject):
    """The words for several things; lupdate marks plural forms in calls of `self.tr` alone."""

    def step(self, code: str, piece: str, count: int) -> str:
        """Return the name of a step that touched several things; "" if it is named as for one."""
        if code == "place":
            return _translated(_PAINT).format(pieces=self.pieces(piece, count))
        return {
            "erase": self.tr("Erase %n pieces", "", count),
            "move-selection": self.tr("Move %n pieces", "", count),
            "copy-selection": self.tr("Copy %n pieces", "", count),
            "recolour-selection": self.tr("Swap colours of %n pieces", "", count),
            "play-moves": self.tr("Play %n moves", "", count),
            "place-list": self.tr("Place %n pieces", "", count),
            "type-on-board": self.tr("Type %n squares on the board", "", count),
            "paste-record": self.tr("Paste %n positions", "", count),
            "duplicate-record": self.tr("Duplicate %n positions", "", count),
            "delete-record": self.tr("Delete %n positions", "", count),
            "cut-record": self.tr("Cut %n positions", "", count),
            "move-record": self.tr("Move %n positions", "", count),
            "move-record-up": self.tr("Move %n positions up", "", count),
            "move-record-down": self.tr("Move %n positions down", "", count),
            "rotate": self.tr("Rotate %n positions", "", count),
            "mirror": self.tr("Mirror %n positions", "", count),
            "mirror_ranks": self.tr("Mirror %n positions top to bottom", "", count),
            "swap": self.tr("Swap colours of %n positions", "", count),
            "shift_up": self.tr("Shift %n positions up", "", count),
            "shift_down": self.tr("Shift %n positions down", "", count),
            "shift_left": self.tr("Shift %n positions left", "", count),
            "shift_right": self.tr("Shift %n positions right", "", count),
            "clear-marks": self.tr("Clear marks of %n positions", "", count),
            "set-side-w": self.tr("Set side to move to White in %n positions", "", count),
            "set-side-b": self.tr("Set side to move to Black in %n positions", "", count),
            "drop-rights": self.tr("Remove castling rights of %n positions", "", count),
            "drop-ep": self.tr("Remove en passant square of %n positions", "", count),
            "set-details": self.tr("Set details of %n positions", "", count),
            "reset-counters": self.tr("Reset counters of %n positions", "", count),
        }.get(code, "")

    def happened(self, code: str, count: int) -> str:
        """Say what happened besides to some of the selected records.

        Raises:
            KeyError: the code has no words.
        """
        return {
            "right-left": self.tr(
                "Castling rights that no longer hold were removed from %n of the selected "
                "positions.",
                "",
                count,
            ),
            "right-returned": self.tr(
                "Castling rights were restored in %n of the selected positions.", "", count
            ),
            "ep-left": self.tr(
                "The en passant square was removed from %n of the selected positions: it is no "
                "longer possible.",
                "",
                count,
            ),
            "marks-left": self.tr(
                "Marks that would leave the board were removed from %n of the selected positions.",
                "",
                count,
            ),
            "moves-do-not-fit": self.tr(
                "The moves of %n of the selected games are kept, but do not fit any more.",
                "",
                count,
            ),
            "moves-may-not-fit": self.tr(
                "The moves of %n of the selected games are kept; they may no longer fit.",
                "",
                count,
            ),
            "unchanged": self.tr("Nothing was changed in %n of the selected positions.", "", count),
        }[code]

    def added(self, first: int, count: int) -> str:
        """Say where positions were added; `first` is counted from 1."""
        one = self.tr("Added as position {number}.")
        several = self.tr("Added as positions {number}–{last}.")
        last = grouped(first + count - 1)
        return (one if count == 1 else several).format(number=grouped(first), last=last)

    def changed(self, count: int) -> str:
        """Say how many of the selected positions were changed."""
        several = self.tr("%n positions were changed.", "", count)
        return counted("1 position was changed.", several, count)

    def deleted(self, count: int) -> str:
        """Say how many positions are gone."""
        return self.tr("%n positions were deleted. Undo brings them back.", "", count)

    def cut(self, count: int) -> str:
        """Say how many positions only the clipboard has now."""
        return self.tr("%n positions were moved to the clipboard.", "", count)

    def replaced(self, count: int) -> str:
        """Say that men gave way to others."""
        several = self.tr("%n pieces were replaced.", "", count)
        return counted("1 piece was replaced.", several, count)

    def kept_apart(self, count: int) -> str:
        """Say that games which nobody edited got an end, or a tag."""
        return counted(
            "A * or a tag was added to 1 other game, to keep games apart.",
            self.tr("A * or a tag was added to %n other games, to keep games apart.", "", count),
            count,
        )

    def pieces(self, piece: str, count: int) -> str:
        """Return several pieces as the object of a verb."""
        return {
            "K": self.tr("%n white kings", "", count),
            "Q": self.tr("%n white queens", "", count),
            "R": self.tr("%n white rooks", "", count),
            "B": self.tr("%n white bishops", "", count),
            "N": self.tr("%n white knights", "", count),
            "P": self.tr("%n white pawns", "", count),
            "k": self.tr("%n black kings", "", count),
            "q": self.tr("%n black queens", "", count),
            "r": self.tr("%n black rooks", "", count),
            "b": self.tr("%n black bishops", "", count),
            "n": self.tr("%n black knights", "", count),
            "p": self.tr("%n black pawns", "", count),
        }[piece]


def step_name(label: Label) -> str:
    """Return a step's name as menus show it, such as "Paint 5 white pawns".

    Raises:
        KeyError: no step has this code.
    """
    if label.code == "fix" and _step_key(label) not in _STEPS:
        # Here, because most steps are no repairs.
        from fenedit.notation.fix_titles import fix_title

        return fix_title(label.detail, label.data, QCoreApplication.translate)
    # A king that is painted along several squares is still one king, which moved.
    if label.count > 1 and label.piece not in ("K", "k"):
        several = Plurals().step(_step_key(label), label.piece, label.count)
        if several:
            return several
    piece = _PIECES.get(label.piece, "")
    return _translated(_STEPS[_step_key(label)]).format(
        piece=_translated(piece) if piece else "",
        square=label.detail,
        number=label.detail,
        right=right_name(label.detail) if label.detail else "",
    )


def notice_text(notice: Notice) -> str:
    """Return what happened besides what was asked, as one sentence.

    Raises:
        KeyError: no notice has this code.
    """
    code, detail = notice.code, notice.detail
    if notice.count:
        return Plurals().happened(code, notice.count)
    if code == "men-replaced":
        return Plurals().replaced(int(detail))
    if code == "games-kept-apart":
        return Plurals().kept_apart(int(detail))
    if code == "ep-left" and not detail:
        code = "ep-dropped"
    if code.startswith("right-"):
        detail = right_name(detail)
    elif code == "removed-with-position":
        detail = ", ".join(_translated(_REMOVED.get(each, each)) for each in detail.split(", "))
    return _translated(_NOTICES[code]).format(detail=detail)


def right_name(letter: str) -> str:
    """Return the name of a castling right: "White O-O", or "White, a-file" of a rook's file."""
    if letter in _RIGHTS:
        return _translated(_RIGHTS[letter])
    pattern = (
        QT_TRANSLATE_NOOP("labels", "White, {file}-file")
        if letter.isupper()
        else QT_TRANSLATE_NOOP("labels", "Black, {file}-file")
    )
    return _translated(pattern).format(file=letter.lower())


def news(transaction: Transaction) -> str:
    """Return what a change did that may not be seen to happen, and what else it did."""
    label, told = transaction.label, ""
    if label.code == "fix" and label.detail in _NEWS:
        told = _translated(_NEWS[label.detail])
    elif isinstance(transaction.change, Exchange) and transaction.change.is_of_contents:
        told = Plurals().changed(label.count)
    elif label.count > 1 and label.code == "delete-record":
        told = Plurals().deleted(label.count)
    elif label.count > 1 and label.code == "cut-record":
        told = Plurals().cut(label.count)
    elif label.code == "append-file" or (label.count > 1 and label.code == "duplicate-record"):
        told = Plurals().added(transaction.current + 1, label.count)
    if not transaction.notices:
        return told
    return " ".join(filter(None, (told, notices_text(transaction.notices))))


def _step_key(label: Label) -> str:
    match label.code:
        case "set-side":
            return f"set-side-{label.detail}"
        case "set-ep":
            return "set-ep" if label.detail else "drop-ep"
        case "fix":
            return f"fix-{label.detail}"
        case "paste-records":
            return "paste-record"
    return label.code


def notices_text(notices: Sequence[Notice]) -> str:
    """Return several notices as one text; castling rights that left together in one sentence."""
    left = [each.detail for each in notices if each.code == "right-left" and not each.count]
    others = [each for each in notices if each.code != "right-left" or each.count]
    if len(left) < 2:
        return " ".join(map(notice_text, notices))
    rights = ", ".join(map(right_name, left))
    words = QT_TRANSLATE_NOOP("labels", "Castling rights {rights} removed: they cannot hold here.")
    return " ".join((_translated(words).format(rights=rights), *map(notice_text, others)))
