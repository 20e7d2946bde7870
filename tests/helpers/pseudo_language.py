"""A language that nobody speaks: English that is accented, longer and in brackets.

What is seen without accents was not translated. What stands in two pairs of brackets was put
together from parts, which another language may have to order in another way. What does not fit in
its room will not fit in another language, either.
"""

import re
from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QDialog,
    QFileDialog,
    QGroupBox,
    QLabel,
    QLayout,
    QMenu,
    QMenuBar,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QStackedLayout,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QTabBar,
    QToolButton,
    QTreeWidget,
    QWidget,
)

from fenedit.ui.panels.card import SectionHead
from tests.helpers.plain_text import Inspector, labels_with_mnemonics, texts_of

_BESIDE_ICON = 4
_ELEMENT = QStyle.SubElement
_NO_BAR = Qt.ScrollBarPolicy.ScrollBarAlwaysOff
_DRAWINGS = {"ToolButton", "MarksButton", "PlayButton", "SideMark"}
"""Buttons of the palette, which paint what there is room for."""
NARROW = frozenset({"Heading", "SectionHead", "PuzzlesBar", "FindBar"})
"""Heads and bars of 96 to 234 pixels, where a translator has to find short words."""
_SHORTENED = QSizePolicy.Policy.Ignored
"""Of labels that show as much as there is room for, with a tool tip for the rest."""
_MNEMONIC = re.compile(r"(?<!&)(?:&&)*&([^ &])")
_MNEMONICS = Qt.TextFlag.TextShowMnemonic.value
_ICON_ONLY = Qt.ToolButtonStyle.ToolButtonIconOnly
_PLAIN = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
_ACCENTED = "ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž"
_LONGER = 0.4
_KEPT = re.compile(r"(\{[^}]*\}|%L?n|%\d|\(\*[^)]*\))")
"""Named places, and the patterns of file dialogs."""
_KEYS = "QShortcut"
"""Qt's names of keys, which it reads again, too."""
_FORMATS = {"d MMMM yyyy, HH:mm"}

_DATA = re.compile(
    r"\S*/\S*"  # paths and FENs
    r"|\*?\.[a-z]{3}\b|\{\w+\}"  # endings, and places that a person fills in
    r"|\b[KQkq]{2,4}\b|\b[KQRBNP]+\b|[xy]{9,}"
    r"|\b\w+[+]\S+"  # keys
    r"|\b(?:Ctrl|Alt|Del|Backspace|PgUp|PgDown)\b"  # of which Qt has the names
    r"|\b(?:gzip|zstd|GIF|WebP)\b"  # names of packings and formats
    r"|, (?:changed )?after (?=[0-9])"  # in the name of a position from a game, which a file keeps
)
"""What is the same in every language, as far as a pattern tells it."""
_WORD = re.compile(r"(?<![^\W_])[A-Za-z]{3,}(?![^\W_])")

_GLUED = re.compile(r"[^\W_][ ~]*\] ?\[")
"""No sentence ends between two parts, and no list, label or line."""


def cut_off(widget: QWidget) -> str:
    """Say how much of its words a widget has no room for, "" where all of them are seen."""
    room = widget.width()
    if widget.sizePolicy().horizontalPolicy() is _SHORTENED and isinstance(widget, QLabel):
        return ""
    match widget:
        case SectionHead():
            words, least = widget.text(), widget.least_width
        case QLabel() if widget.text() and widget.wordWrap():
            least = widget.heightForWidth(room)
            lost = least - widget.height()
            return f"{lost} px of height for {widget.text()!r}" if lost > 0 else ""
        case QLabel() if widget.text():
            words, least = widget.text(), widget.sizeHint().width()
        case QScrollArea() if widget.horizontalScrollBarPolicy() is _NO_BAR and widget.widget():
            lost = widget.widget().width() - widget.viewport().width()
            return (
                f"{lost} px for {_widest(widget.widget(), widget.viewport().width())}"
                if lost > 0
                else ""
            )
        case QToolButton() if widget.toolButtonStyle() is _ICON_ONLY and not widget.icon().isNull():
            return ""
        case QPushButton() | QCheckBox() if widget.text():
            pressed = isinstance(widget, QPushButton)
            option = QStyleOptionButton()
            widget.initStyleOption(option)
            part = _ELEMENT.SE_PushButtonContents if pressed else _ELEMENT.SE_CheckBoxContents
            words, room = option.text, widget.style().subElementRect(part, option, widget).width()
            icon = 0 if option.icon.isNull() else option.iconSize.width() + _BESIDE_ICON
            least = icon + widget.fontMetrics().size(_MNEMONICS, words).width()
        case QAbstractButton() if widget.text() and type(widget).__name__ not in _DRAWINGS:
            words, least = widget.text(), widget.sizeHint().width()
        case QComboBox():
            option = QStyleOptionComboBox()
            widget.initStyleOption(option)
            field = widget.style().subControlRect(
                QStyle.ComplexControl.CC_ComboBox,
                option,
                QStyle.SubControl.SC_ComboBoxEditField,
                widget,
            )
            # Where a list shortens its words itself, these are the ones it shows.
            words, room = option.currentText, field.width()
            least = widget.fontMetrics().horizontalAdvance(words)
        case QGroupBox() if widget.title():
            words, least = widget.title(), widget.minimumSizeHint().width()
        case _:
            return ""
    return f"{least - room} px for {words!r}" if least > room else ""


def _widest(widget: QWidget, room: int) -> str:
    """Name what in a widget needs more than there is room for."""
    needed = [
        type(each).__name__ + f" {each.minimumSizeHint().width()}"
        for each in widget.findChildren(QWidget)
        if each.isVisible() and each.minimumSizeHint().width() > room - 40
    ]
    return ", ".join(needed)


def _lay_out(widget: QWidget) -> None:
    """Give all that is around a widget its place now, which Qt does a moment later."""
    # What is scrolled becomes higher at the end of the first time, and has its room in the second.
    for _ in range(2):
        above: QWidget | None = widget
        while above is not None:
            if (layout := above.layout()) is not None:
                layout.activate()
            above = above.parentWidget()
        for _ in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def _covered(widget: QWidget) -> list[tuple[QWidget, QWidget]]:
    beside = combinations(_laid_out(widget) if isinstance(widget.window(), QDialog) else (), 2)
    return [(one, two) for one, two in beside if one.geometry().intersects(two.geometry())]


def _laid_out(widget: QWidget) -> Iterator[QWidget]:
    """Give the widgets that a layout puts beside each other and that are seen."""
    layout = widget.layout()
    # Its items are not asked for: PySide may take a new layout for one that was in its place.
    layouts = [] if layout is None else [layout, *layout.findChildren(QLayout)]
    rows = [each for each in layouts if not isinstance(each, QStackedLayout)]
    beside = (each for each in widget.children() if isinstance(each, QWidget))
    for child in beside:
        is_seen = child.isVisible() and not child.geometry().isEmpty()
        if is_seen and any(row.indexOf(child) >= 0 for row in rows):
            yield child


def letters_taken_twice(widget: QWidget) -> Iterator[str]:
    """Yield letters that Alt takes for two things of a menu, or of a window."""
    taken: dict[str, str] = {}
    for text in _lettered(widget):
        for letter in map(str.lower, _MNEMONIC.findall(text)):
            # Where the same stands twice, Qt goes from one to the other.
            if taken.setdefault(letter, text) != text:
                yield f"{letter!r} for {taken[letter]!r} and {text!r}"


def _lettered(widget: QWidget) -> Iterator[str]:
    """Give the texts with letters that are taken while a menu, or a window, has the keyboard."""
    if isinstance(widget, QMenu):
        yield from (action.text() for action in widget.actions() if action.isVisible())
        return
    for each in widget.findChildren(QWidget) if widget.isWindow() else ():
        if not each.isVisible() or each.window() is not widget:
            continue
        match each:
            case QLabel() if each.buddy() is not None:
                yield each.text()
            case QPushButton() | QCheckBox() | QRadioButton():
                yield each.text()
            case QGroupBox():
                yield each.title()
            case QTabBar():
                yield from (each.tabText(tab) for tab in range(each.count()))
            case QMenuBar():
                yield from (action.text() for action in each.actions() if action.isVisible())


def _place(widget: QWidget) -> str:
    above = widget.parentWidget()
    return " in ".join(type(each).__name__ for each in (above, widget.window()) if each)


def pseudo(text: str) -> str:
    """Return a text in the language."""
    accented = "".join(
        part if _KEPT.fullmatch(part) else part.translate(_TABLE) for part in _KEPT.split(text)
    )
    length = round(_LONGER * len(text))
    # Longer words where there is one, more words where there are some.
    more = "~" * length if " " not in text else "".join(" ~~~~~"[n % 6] for n in range(length))
    return f"[{accented}{more}]"


_TABLE = str.maketrans(_PLAIN, _ACCENTED)


_QT_GLUES = pseudo("Show ").removesuffix("]")
"""How Qt puts together what its file dialog shows."""


class PseudoLanguage(QTranslator):
    """Translates whatever it is asked for.

    Attributes:
        sources: what it was asked for, with its context.
    """

    def __init__(self) -> None:
        super().__init__()
        self.sources: dict[tuple[str, str], str] = {}

    def isEmpty(self) -> bool:
        return False

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        if context == _KEYS or source in _FORMATS or source.startswith("QT_"):
            return None
        known = self.sources.get((context, source))
        if known is None:
            known = self.sources[context, source] = pseudo(source)
        return known


class RoomInspector(Inspector):
    """Looks for words that are cut off, what covers something else, and letters taken twice.

    Args:
        unread: the classes of widgets in which words may be cut off.
    """

    def __init__(self, unread: frozenset[str] = frozenset()) -> None:
        super().__init__()
        self._unread = unread

    def _look_at(self, widget: QWidget) -> None:
        where = f"{type(widget).__name__} {widget.objectName()}".rstrip()
        # Qt's own.
        if isinstance(widget.window(), QFileDialog):
            return
        if self._unread & {type(widget).__name__, type(widget.parentWidget()).__name__}:
            return
        if cut_off(widget):
            _lay_out(widget)
            if missing := cut_off(widget):
                self._blame(f"{where} in {_place(widget)} lacks {missing}")
        if _covered(widget):
            _lay_out(widget)
            for one, other in _covered(widget):
                self._blame(f"{type(other).__name__} covers {type(one).__name__} in {where}")
        for letter in letters_taken_twice(widget):
            self._blame(f"{where} has {letter}")


class WordInspector(RoomInspector):
    """Looks for words that are plain English, put together from parts, or cut off.

    Args:
        known: words that are the same in every language.
    """

    def __init__(self, known: frozenset[str]) -> None:
        super().__init__(NARROW)
        self._known = known

    def _look_at(self, widget: QWidget) -> None:
        # Headings of the manual, whose pages are files.
        if isinstance(widget, QTreeWidget):
            return
        where = f"{type(widget).__name__} {widget.objectName()}".rstrip()
        actions = self._unread_actions(widget)
        for kind, text in texts_of(widget, actions):
            self._read(f"{where}'s {kind}", text)
        for text in labels_with_mnemonics(widget, actions):
            self._read(f"{where}'s label", text.replace("&", ""))
        super()._look_at(widget)

    def _read(self, where: str, text: str) -> None:
        if text in self.texts or text.startswith(_QT_GLUES):
            return
        self.texts.add(text)
        told = _DATA.sub(" ", text.replace("\u200b", ""))
        plain = [word for word in _WORD.findall(told) if word not in self._known]
        if plain:
            self._blame(f"{where} is English ({', '.join(plain)}): {text[:160]!r}")
        if _GLUED.search(text):
            self._blame(f"{where} is put together: {text[:260]!r}")
