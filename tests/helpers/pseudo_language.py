"""A language that nobody speaks: English that is accented, longer and in brackets.

What is seen without accents was not translated. What stands in two pairs of brackets was put
together from parts, which another language may have to order in another way. What does not fit in
its room will not fit in another language, either.
"""

import re

from PySide6.QtCore import QCoreApplication, QEvent, Qt, QTranslator
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QGroupBox,
    QLabel,
    QPushButton,
    QStyle,
    QStyleOptionButton,
    QStyleOptionComboBox,
    QToolButton,
    QWidget,
)

from tests.helpers.plain_text import Inspector, labels_with_mnemonics, texts_of

_BESIDE_ICON = 4
_ELEMENT = QStyle.SubElement
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
)
"""What is the same in every language, as far as a pattern tells it."""
_WORD = re.compile(r"(?<![^\W_])[A-Za-z]{3,}(?![^\W_])")

_GLUED = re.compile(r"[^\W_]~*\] ?\[")
"""No sentence ends between two parts, and no list, label or line."""


def cut_off(widget: QWidget) -> str:
    """Say how much of its words a widget has no room for, "" where all of them are seen."""
    room = widget.width()
    match widget:
        case QLabel() if widget.text() and widget.wordWrap():
            least = widget.heightForWidth(room)
            return f"{least - widget.height()} px of height" if least > widget.height() else ""
        case QLabel() if widget.text():
            words, least = widget.text(), widget.sizeHint().width()
        case QToolButton() if widget.toolButtonStyle() is _ICON_ONLY and not widget.icon().isNull():
            return ""
        case QPushButton() | QCheckBox() if widget.text():
            pressed = isinstance(widget, QPushButton)
            option = QStyleOptionButton()
            widget.initStyleOption(option)
            part = _ELEMENT.SE_PushButtonContents if pressed else _ELEMENT.SE_CheckBoxContents
            words, room = widget.text(), widget.style().subElementRect(part, option, widget).width()
            icon = 0 if option.icon.isNull() else option.iconSize.width() + _BESIDE_ICON
            least = icon + widget.fontMetrics().size(_MNEMONICS, words).width()
        case QAbstractButton() if widget.text():
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
            words, room = widget.currentText(), field.width()
            least = widget.fontMetrics().horizontalAdvance(words)
        case QGroupBox() if widget.title():
            words, least = widget.title(), widget.minimumSizeHint().width()
        case _:
            return ""
    return f"{least - room} px for {words!r}" if least > room else ""


def _place(widget: QWidget) -> str:
    above = widget.parentWidget()
    return " in ".join(type(each).__name__ for each in (above, widget.window()) if each)


def pseudo(text: str) -> str:
    """Return a text in the language."""
    accented = "".join(
        part if _KEPT.fullmatch(part) else part.translate(_TABLE) for part in _KEPT.split(text)
    )
    return f"[{accented}{'~' * round(_LONGER * len(text))}]"


_TABLE = str.maketrans(_PLAIN, _ACCENTED)


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


class WordInspector(Inspector):
    """Looks for words that are plain English, put together from parts, or cut off.

    Args:
        known: words that are the same in every language.
    """

    def __init__(self, known: frozenset[str]) -> None:
        super().__init__()
        self._known = known

    def look(self) -> None:
        # What was just shown has its place a moment later.
        for _ in range(3):
            QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)
        super().look()

    def _look_at(self, widget: QWidget) -> None:
        where = f"{type(widget).__name__} {widget.objectName()}".rstrip()
        for kind, text in texts_of(widget):
            self._read(f"{where}'s {kind}", text)
        for text in labels_with_mnemonics(widget):
            self._read(f"{where}'s label", text.replace("&", ""))
        if missing := cut_off(widget):
            self._blame(f"{where} in {_place(widget)} lacks {missing}")

    def _read(self, where: str, text: str) -> None:
        if text in self.texts:
            return
        self.texts.add(text)
        told = _DATA.sub(" ", text.replace("\u200b", ""))
        plain = [word for word in _WORD.findall(told) if word not in self._known]
        if plain:
            self._blame(f"{where} is English ({', '.join(plain)}): {text[:160]!r}")
        if _GLUED.search(text):
            self._blame(f"{where} is put together: {text[:260]!r}")
