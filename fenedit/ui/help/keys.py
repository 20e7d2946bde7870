"""All keys and gestures on one page: those of the table of commands, and those beside it."""

from collections.abc import Iterable
from html import escape
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QTextBrowser, QVBoxLayout, QWidget

from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.ui.commands import MENUS, commands_of, plain, translated
from fenedit.ui.keys import key_name, key_names
from fenedit.ui.style import current_palette, lay_out


class Entry(NamedTuple):
    """A line of the page.

    Attributes:
        keys: key sequences as `QKeySequence` reads them, one space between two of them.
        hand: a gesture in words, where there are no keys.
        what: what they do. It and `hand` have places for `key_names`.
    """

    keys: str
    hand: str
    what: str


def _keys(keys: str, what: str) -> Entry:
    return Entry(keys, "", what)


def _hand(hand: str, what: str) -> Entry:
    return Entry("", hand, what)


_CONTEXT: Final = "keys_help"

GROUPS: Final = (
    (
        QT_TRANSLATE_NOOP("keys_help", "Mouse on the board"),
        (
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Drag a piece"),
                QT_TRANSLATE_NOOP("keys_help", "Move it; onto another piece: take its place"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Drag, then {control} or {alt} while dropping"),
                QT_TRANSLATE_NOOP("keys_help", "Copy it"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Drag off the board"),
                QT_TRANSLATE_NOOP("keys_help", "Remove it"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Drag from a palette"),
                QT_TRANSLATE_NOOP("keys_help", "Place a piece"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Click in a palette"),
                QT_TRANSLATE_NOOP(
                    "keys_help", "Pick up a piece or the eraser; click again to put it down"
                ),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Click or drag with a piece picked up"),
                QT_TRANSLATE_NOOP("keys_help", "Place it; starting on the same piece: erase"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Right button with a piece picked up"),
                QT_TRANSLATE_NOOP("keys_help", "Place the same piece in the other colour"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Middle button"),
                QT_TRANSLATE_NOOP(
                    "keys_help",
                    "Pick up the piece under the pointer; on an empty square: the eraser",
                ),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Right button with nothing picked up"),
                QT_TRANSLATE_NOOP("keys_help", "Menu of the square"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Drag with the right button"),
                QT_TRANSLATE_NOOP(
                    "keys_help",
                    "Draw an arrow; draw it again to remove it, or in another colour to replace it",
                ),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Right click with Shift"),
                QT_TRANSLATE_NOOP("keys_help", "Draw a circle, or remove it"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "{control}, {alt}, or both while drawing"),
                QT_TRANSLATE_NOOP("keys_help", "Red, blue, or yellow instead of green"),
            ),
            _hand(
                QT_TRANSLATE_NOOP(
                    "keys_help", "Shift, or Shift and {control}, while drawing an arrow"
                ),
                QT_TRANSLATE_NOOP(
                    "keys_help", "Blue or yellow, where {alt} moves windows instead of drawing"
                ),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Drag with Shift"),
                QT_TRANSLATE_NOOP("keys_help", "Select squares; Esc deselects them"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Drag in a selection"),
                QT_TRANSLATE_NOOP(
                    "keys_help",
                    "Move its pieces together; with {control}: copy; off the board: remove",
                ),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Right button in a selection"),
                QT_TRANSLATE_NOOP("keys_help", "Menu: clear, swap colours, mirror, fill"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Wheel"),
                QT_TRANSLATE_NOOP("keys_help", "Change the piece of a square (see Preferences)"),
            ),
            _keys("Esc", QT_TRANSLATE_NOOP("keys_help", "Put down the piece, or cancel the drag")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys_help", "Keys on the board"),
        (
            _keys("Left Right Up Down", QT_TRANSLATE_NOOP("keys_help", "Move the cursor")),
            _keys(
                "Home End Ctrl+Left Ctrl+Right Ctrl+Up Ctrl+Down",
                QT_TRANSLATE_NOOP("keys_help", "Go to an edge"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "K Q R B N P, k q r b n p"),
                QT_TRANSLATE_NOOP("keys_help", "Place a white piece, a black piece, and step on"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "1 to 8"),
                QT_TRANSLATE_NOOP("keys_help", "Clear that many squares and step over them"),
            ),
            _keys("/", QT_TRANSLATE_NOOP("keys_help", "Go to the next rank, as in a FEN")),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Space after the last square"),
                QT_TRANSLATE_NOOP(
                    "keys_help", "Go on with the other fields, such as b KQ e3 0 1; Return finishes"
                ),
            ),
            _keys("Backspace", QT_TRANSLATE_NOOP("keys_help", "Step back and clear the square")),
            _keys("Del Space", QT_TRANSLATE_NOOP("keys_help", "Clear the square")),
            _keys(
                "Return",
                QT_TRANSLATE_NOOP("keys_help", "Pick up the piece; on another square: drop it"),
            ),
            _keys("Menu", QT_TRANSLATE_NOOP("keys_help", "Menu of the square")),
            _keys(
                "Shift+Left Shift+Right Shift+Up Shift+Down Ctrl+A",
                QT_TRANSLATE_NOOP(
                    "keys_help", "Select squares, or all; Return picks up their pieces"
                ),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys_help", "Marks tool"),
        (
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Drag, click"),
                QT_TRANSLATE_NOOP(
                    "keys_help", "Draw an arrow; a circle, highlight or label, as set in the bar"
                ),
            ),
            _keys(
                "Return",
                QT_TRANSLATE_NOOP(
                    "keys_help", "Start an arrow; on another square: end it; on the same: circle"
                ),
            ),
            _keys("H L", QT_TRANSLATE_NOOP("keys_help", "Highlight, or label, the square")),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "1 to 4, or G R B Y"),
                QT_TRANSLATE_NOOP("keys_help", "Green, red, blue, yellow"),
            ),
            _keys("Del", QT_TRANSLATE_NOOP("keys_help", "Remove the marks on the square")),
            _keys("Esc", QT_TRANSLATE_NOOP("keys_help", "Cancel the arrow, then leave the tool")),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys_help", "Play"),
        (
            _keys("Esc", QT_TRANSLATE_NOOP("keys_help", "Leave play with nothing picked up")),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "A letter, while playing"),
                QT_TRANSLATE_NOOP("keys_help", "Type a move: Nf3, e8=Q, e2e4"),
            ),
            _keys(
                "Alt+Left Alt+Right Alt+Home Alt+End",
                QT_TRANSLATE_NOOP("keys_help", "Step through the moves played"),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys_help", "FEN field and position check"),
        (
            _keys("Esc", QT_TRANSLATE_NOOP("keys_help", "Back to the FEN of the board")),
            _keys("F1", QT_TRANSLATE_NOOP("keys_help", "On a line of the check: explain it")),
            _keys(
                "Ctrl+C Ctrl+V",
                QT_TRANSLATE_NOOP(
                    "keys_help", "Copy and paste the position, or the selected text here"
                ),
            ),
        ),
    ),
    (
        QT_TRANSLATE_NOOP("keys_help", "List of positions"),
        (
            _keys(
                "Ctrl+C Ctrl+X Ctrl+V",
                QT_TRANSLATE_NOOP(
                    "keys_help", "In the list: copy, cut and paste whole lines of the file"
                ),
            ),
            _keys("Del", QT_TRANSLATE_NOOP("keys_help", "In the list: delete the positions")),
            _keys(
                "Shift+Up Shift+Down Ctrl+A",
                QT_TRANSLATE_NOOP("keys_help", "In the list: select several, or all"),
            ),
            _keys(
                "Ctrl+Space",
                QT_TRANSLATE_NOOP(
                    "keys_help",
                    "Add a position to the selection; arrows with {control} move without selecting",
                ),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Click with Shift or {control}, drag with Shift"),
                QT_TRANSLATE_NOOP("keys_help", "Select several positions"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Drag in the list"),
                QT_TRANSLATE_NOOP(
                    "keys_help",
                    "Move the selected positions; with {control} or to another window: copy",
                ),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Double click in the list"),
                QT_TRANSLATE_NOOP("keys_help", "Rename the position; on a comment: edit it"),
            ),
            _hand(
                QT_TRANSLATE_NOOP("keys_help", "Right button in the list"),
                QT_TRANSLATE_NOOP("keys_help", "Menu: rename, sort, reverse, new window"),
            ),
        ),
    ),
)
"""Titles and lines, in the order in which a person meets them."""


class KeysDialog(QDialog):
    """What hands and keys can do, in groups. Shown with `show()`."""

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
    """Return the page in the colours that the application wears now."""
    colours = current_palette()
    parts = [
        f"<style>h3 {{ color: {colours.accent}; }} td {{ padding: 3px 0 3px 0; }}"
        f" .keys {{ padding-right: 18px; color: {colours.text}; }}"
        f" .what {{ color: {colours.text}; }}</style>"
    ]
    for title, entries in GROUPS:
        rows = (
            _row(
                _key_caps(entry.keys) if entry.keys else escape(_translated(entry.hand)),
                _translated(entry.what),
            )
            for entry in entries
        )
        parts.append(_table(_translated(title), rows))
    for menu in MENUS:
        with_keys = [command for command in commands_of(menu) if command.keys]
        rows = (
            _row(_key_caps(command.keys), translated(command.tip) or command.words)
            for command in with_keys
        )
        parts.append(_table(plain(translated(menu.title)), rows))
    return "".join(parts)


def _table(title: str, rows: Iterable[str]) -> str:
    return f"<h3>{escape(title)}</h3><table width='100%'>{''.join(rows)}</table>"


def _row(how: str, what: str) -> str:
    """Return a row: how it is done, as HTML, and what that does."""
    return f"<tr><td class='keys' width='40%'>{how}</td><td class='what'>{escape(what)}</td></tr>"


def _key_caps(keys: str) -> str:
    background = current_palette().hover
    caps = (
        f"<span style='background-color: {background};'>&nbsp;{escape(name)}&nbsp;</span>"
        for name in map(key_name, keys.split())
    )
    return "&nbsp; ".join(caps)


def _translated(source: str) -> str:
    return QCoreApplication.translate(_CONTEXT, source).format(**key_names())
