"""Shows all keys and gestures on one page, those of commands and others."""

from collections.abc import Iterable
from html import escape

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from fenedit.notation.translatable import translatable
from fenedit.ui.commands import MENUS, Menu, commands_of, plain, translated
from fenedit.ui.keys import key_name, key_names
from fenedit.ui.style import current_palette, lay_out


class Keys(str):
    """Key sequences as `QKeySequence` reads them, separated by spaces; no text to translate."""

    __slots__ = ()


GROUPS = translatable(
    "keys_help",
    (
        (
            "Mouse on the board",
            (
                ("Drag a piece", "Move it; onto another piece: take its place"),
                ("Drag, then {control} or {alt} while dropping", "Copy it"),
                ("Drag off the board", "Remove it"),
                ("Drag from a palette", "Place a piece"),
                ("Click in a palette", "Pick up a piece or the eraser; click again to put it down"),
                (
                    "Click or drag with a piece picked up",
                    "Place it; starting on the same piece: erase",
                ),
                ("Right button with a piece picked up", "Place the same piece in the other colour"),
                (
                    "Middle button",
                    "Pick up the piece under the pointer; on an empty square: the eraser",
                ),
                ("Right button with nothing picked up", "Menu of the square"),
                (
                    "Drag with the right button",
                    "Draw an arrow; draw it again to remove it, or in another colour to replace it",
                ),
                ("Right click with Shift", "Draw a circle, or remove it"),
                (
                    "{control}, {alt}, or both while drawing",
                    "Red, blue, or yellow instead of green",
                ),
                (
                    "Shift, or Shift and {control}, while drawing an arrow",
                    "Blue or yellow, where {alt} moves windows instead of drawing",
                ),
                ("Drag with Shift", "Select squares; Esc deselects them"),
                (
                    "Drag in a selection",
                    "Move its pieces together; with {control}: copy; off the board: remove",
                ),
                ("Right button in a selection", "Menu: clear, swap colours, mirror, fill"),
                ("Wheel", "Change the piece of a square (see Preferences)"),
                (Keys("Esc"), "Put down the piece, or cancel the drag"),
            ),
        ),
        (
            "Keys on the board",
            (
                (Keys("Left Right Up Down"), "Move the cursor"),
                (Keys("Home End Ctrl+Left Ctrl+Right Ctrl+Up Ctrl+Down"), "Go to an edge"),
                ("K Q R B N P, k q r b n p", "Place a white piece, a black piece, and step on"),
                ("1 to 8", "Clear that many squares and step over them"),
                (Keys("/"), "Go to the next rank, as in a FEN"),
                (
                    "Space after the last square",
                    "Go on with the other fields, such as b KQ e3 0 1; Enter finishes",
                ),
                (Keys("Backspace"), "Step back and clear the square"),
                (Keys("Del Space"), "Clear the square"),
                (Keys("Return"), "Pick up the piece; on another square: drop it"),
                (Keys("Menu"), "Menu of the square"),
                (
                    Keys("Shift+Left Shift+Right Shift+Up Shift+Down Ctrl+A"),
                    "Select squares, or all; Enter picks up their pieces",
                ),
            ),
        ),
        (
            "Marks tool",
            (
                ("Drag, click", "Draw an arrow; a circle, highlight or label, as set in the bar"),
                (Keys("Return"), "Start an arrow; on another square: end it; on the same: circle"),
                (Keys("H L"), "Highlight, or label, the square"),
                ("1 to 4, or G R B Y", "Green, red, blue, yellow"),
                ("5", "The colour of one’s own"),
                (Keys("Del"), "Remove the marks on the square"),
                (Keys("Esc"), "Cancel the arrow, then leave the tool"),
            ),
        ),
        (
            "Moves",
            (
                ("Wheel with {alt}", "Step through the moves"),
                ("A letter", "With the Play tool, or in the moves: type a move: Nf3, e8=Q, e2e4"),
                (Keys("Left Right Home End"), "In the moves: step without {alt}"),
                (Keys("Up Down Return"), "In the moves: read line by line; go to the move"),
                (Keys("Space * -"), "In a solution: fold or unfold a row, unfold all, fold all"),
                (Keys("Del"), "In the moves: delete from here"),
                (Keys("Esc"), "In the moves: go to the board; with the Play tool: leave it"),
                ("Right button on a move", "Menu: new position, promote, delete, copy"),
            ),
        ),
        (
            "Picture beside the board",
            (
                (Keys("F4 Shift+F4"), "Next or previous square that may have been read wrong"),
                ("1 to 5", "Put this piece on the square, and go on"),
                ("K Q R B N P, k q r b n p", "Put that piece on the square"),
                (Keys("Space Del"), "Clear the square"),
                (Keys("Left Right Up Down"), "Look at another square"),
                (Keys("T"), "Turn: the other side is at the bottom of the picture"),
                (Keys("M"), "Set the other side to move"),
                (Keys("Return"), "Accept the position, or go on to the next one"),
                (Keys("Esc"), "Take the position back; among several: hide the picture"),
            ),
        ),
        (
            "FEN field and position check",
            (
                (Keys("Esc"), "Back to the FEN of the board"),
                (Keys("F1"), "On a line of the check: explain it"),
                (Keys("Ctrl+C Ctrl+V"), "Copy and paste the position, or the selected text here"),
            ),
        ),
        (
            "List of positions",
            (
                (
                    Keys("Ctrl+C Ctrl+X Ctrl+V"),
                    "In the list: copy, cut and paste whole lines of the file",
                ),
                (Keys("Del"), "In the list: delete the positions"),
                (Keys("Shift+Up Shift+Down Ctrl+A"), "In the list: select several, or all"),
                (
                    Keys("Ctrl+Space"),
                    "Add a position to the selection; arrows with {control} move without selecting",
                ),
                ("Click with Shift or {control}, drag with Shift", "Select several positions"),
                (
                    "Drag in the list",
                    "Move the selected positions; with {control} or to another window: copy",
                ),
                ("Double click in the list", "Rename the position; on a comment: edit it"),
                ("Right button in the list", "Menu: rename, sort, reverse, new window"),
            ),
        ),
    ),
)
"""Titles and lines, the most common first; those of a menu's title follow its keys."""


class KeysDialog(QDialog):
    """Keys and gestures in groups. Shown with `show()`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys and Gestures"))
        self._page = QTextBrowser(self)
        self._page.setAccessibleName(self.tr("Keys and gestures"))
        self._page.setOpenLinks(False)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        lay_out(QVBoxLayout(self), self._page, buttons, margins=(16, 16, 16, 14), spacing=12)
        self._page.setHtml(page_html())

    def sizeHint(self) -> QSize:
        return QSize(44, 44) * self.fontMetrics().height()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in {QEvent.Type.PaletteChange, QEvent.Type.StyleChange}:
            self._page.setHtml(page_html())


def page_html() -> str:
    """Return the page in the application's current colours."""
    colours = current_palette()
    parts = [
        f"<style>h3 {{ color: {colours.accent}; }} td {{ padding: 3px 0 3px 0; }}"
        f" .keys {{ padding-right: 18px; color: {colours.text}; }}"
        f" .what {{ color: {colours.text}; }}</style>"
    ]
    menus = {plain(menu.title): menu for menu in MENUS}
    for title, entries in GROUPS:
        rows = _rows_of(menus.pop(title)) if title in menus else []
        rows += [
            (
                _key_caps(how) if isinstance(how, Keys) else escape(_translated(how)),
                _translated(what),
            )
            for how, what in entries
        ]
        parts.append(_table(_translated(title), rows))
    tables = (_table(plain(translated(menu.title)), _rows_of(menu)) for menu in menus.values())
    return "".join([*parts, *tables])


def _rows_of(menu: Menu) -> list[tuple[str, str]]:
    return [
        (_key_caps(command.keys), translated(command.tip) or command.words)
        for command in commands_of(menu)
        if command.keys
    ]


def _table(title: str, rows: Iterable[tuple[str, str]]) -> str:
    """Return a table of rows: a key or gesture, as HTML, and its effect."""
    lines = (
        f"<tr><td class='keys' width='40%'>{how}</td><td class='what'>{escape(what)}</td></tr>"
        for how, what in rows
    )
    return f"<h3>{escape(title)}</h3><table width='100%'>{''.join(lines)}</table>"


def _key_caps(keys: str) -> str:
    background = current_palette().hover
    return "&nbsp; ".join(
        f"<span style='background-color: {background};'>&nbsp;{escape(name)}&nbsp;</span>"
        for name in map(key_name, keys.split())
    )


def _translated(source: str) -> str:
    return QCoreApplication.translate("keys_help", source).format(**key_names())
