"""A card, a framed panel with a small heading, and what cards are made of."""

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget


class Card(QFrame):
    """A rounded frame with a heading and a column for its content.

    Attributes:
        body: where the content goes.
    """

    def __init__(self, title: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.setAccessibleName(title)
        self._title = QLabel(title.upper(), self)
        self._title.setObjectName("cardTitle")
        self._title.setAccessibleName(title)
        self._title.setWordWrap(True)
        font = self._title.font()
        font.setPointSizeF(font.pointSizeF() * 0.86)
        font.setBold(True)
        font.setLetterSpacing(font.SpacingType.AbsoluteSpacing, 1.0)
        self._title.setFont(font)
        self.body = QVBoxLayout()
        self.body.setSpacing(6)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 8, 14, 10)
        outer.setSpacing(6)
        self._head = QHBoxLayout()
        self._head.addWidget(self._title, 1)
        outer.addLayout(self._head)
        outer.addLayout(self.body)

    def set_title(self, title: str) -> None:
        """Give the card another heading."""
        self.setAccessibleName(title)
        self._title.setText(title.upper())
        self._title.setAccessibleName(title)

    def show_count(self, count: int) -> None:
        """Say behind the heading how many lines the card has, nothing for none.

        To who listens the card says it in its own words.
        """
        title = self.accessibleName().upper()
        self._title.setText(f"{title} · {count}" if count else title)

    def add_head_button(self, text: str) -> QPushButton:
        """Return a new button at the end of the heading, as high as that."""
        button = QPushButton(text, self)
        button.setObjectName("head")
        button.setAutoDefault(True)
        self._head.addWidget(button)
        return button


def label_of(parent: QWidget, tone: str = "muted") -> QLabel:
    """Return a label for sentences, in a tone that the style sheet knows."""
    label = QLabel(parent)
    label.setObjectName(tone)
    label.setWordWrap(True)
    return label


def quiet_button(parent: QWidget, text: str = "", tip: str = "") -> QPushButton:
    """Return a button without a frame; a tip describes it to a screen reader, too."""
    button = QPushButton(text, parent)
    button.setObjectName("quiet")
    button.setAutoDefault(True)
    button.setToolTip(tip)
    button.setAccessibleDescription(tip)
    return button


def set_visible(widget: QWidget, visible: bool) -> None:
    """Show or hide a widget; what is so already is not laid out anew."""
    if widget.isHidden() == visible:
        widget.setVisible(visible)


def announce(widget: QWidget, words: str) -> None:
    """Have a screen reader say something of a widget, if one listens."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, words))


def claims(event: QEvent, wanted: Callable[[QKeyEvent], bool]) -> bool:
    """Claim a key, if it is wanted, that an action of the window has too; tell whether it was."""
    is_override = event.type() == QEvent.Type.ShortcutOverride
    is_claimed = is_override and isinstance(event, QKeyEvent) and wanted(event)
    if is_claimed:
        event.accept()
    return is_claimed
