"""The search bar above the list."""

from collections.abc import Callable
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QInputMethodEvent,
    QKeyEvent,
    QResizeEvent,
    QTextCharFormat,
)
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QHBoxLayout,
    QLineEdit,
    QMenu,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.fen import format_placement
from fenedit.notation.position import Placement
from fenedit.notation.problems import Span
from fenedit.notation.query.parsing import LONGEST, OPTIONS, parse_query
from fenedit.notation.query.terms import described
from fenedit.notation.safe_text import breakable, shown
from fenedit.ui.option_form import say_in
from fenedit.ui.panels.card import ShortButton, label_of, tool_button
from fenedit.ui.style import REST, current_palette, icon, lay_out
from fenedit.ui.voice import silently

REST_MS = 150
"""Milliseconds without a key after which the search begins."""
EXAMPLES = (
    "zugzwang",
    "wtm mate",
    "KRPvKR",
    "Ne5 kg8",
    "dm:3",
    "move:>40",
    "dup",
    "illegal | unplayable",
    "-id:",
    "theme:fork rating:1500-1800 sample:30",
)


class FindBar(QWidget):
    """A field for a query, with its result below.

    Attributes:
        offered: the query offered instead, or "".
        in_games: whether all positions of games are searched; shown where there are games.
        only_matches: whether the list shows only matches; shown once there is a query.

    Signals:
        query_typed: a text, once typing pauses, and again at Enter.
        next_wanted: Enter was pressed; the result may not be known yet.
        list_wanted: the list should get the focus.
        closed: the bar was closed.
    """

    query_typed = Signal(str)
    next_wanted = Signal()
    list_wanted = Signal()
    closed = Signal()

    def __init__(self, board: Callable[[], Placement], parent: QWidget | None = None) -> None:
        """Make it; `board` gives the placement on the board, for the menu."""
        super().__init__(parent)
        self._board = board
        self._asked = ""
        self._worded = ("", "")
        self.offered = ""
        self._underlined = False
        self._rest = QTimer(self, singleShot=True, interval=REST_MS)
        self._rest.timeout.connect(self._emit_query)
        self._field = QLineEdit(self)
        self._field.setPlaceholderText(self.tr("Find positions"))
        self._field.setAccessibleName(self.tr("Find positions"))
        with silently():
            # Qt reports its caret, and Orca 43 says nothing about what was reported already.
            self._field.setMaxLength(LONGEST)
        self._field.textChanged.connect(self._on_changed)
        self._field.installEventFilter(self)
        self._words = label_of(self)
        self._words.hide()
        self._offer = ShortButton("quiet", self)
        self._offer.clicked.connect(self._on_offer_taken)
        self._offer.hide()
        self.in_games = QCheckBox(self.tr("In games"), self)
        self.in_games.setToolTip(self.tr("Find any position of a game, not only the first"))
        # After a click, typing continues the query.
        self.in_games.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.in_games.installEventFilter(self)
        self.in_games.hide()
        self.only_matches = tool_button(self, self.tr("Show only matches"))
        self.only_matches.setCheckable(True)
        self.only_matches.setChecked(True)
        self.only_matches.hide()
        self._more = tool_button(self, self.tr("Examples and similar positions"))
        self._menu = QMenu(self)
        self._menu.aboutToShow.connect(self._fill_menu)
        self._more.setMenu(self._menu)
        self._more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self._close = tool_button(self, self.tr("Close (Esc)"))
        self._close.clicked.connect(self.closed)
        for button in (self.only_matches, self._more, self._close):
            button.setAutoRaise(True)
        self._lay_out()
        self.apply_look()
        for before, after in pairwise(
            (self._field, self.in_games, self.only_matches, self._more, self._close, self._offer)
        ):
            QWidget.setTabOrder(before, after)
        self.setFocusProxy(self._field)

    def _lay_out(self) -> None:
        # Queries are long, so the field has a line of its own.
        buttons = lay_out(
            QHBoxLayout(), REST, self.only_matches, self._more, self._close, spacing=2
        )
        self._below = lay_out(
            QBoxLayout(QBoxLayout.Direction.LeftToRight), (self._words, 1), buttons
        )
        lay_out(
            QVBoxLayout(self),
            self._field,
            (self.in_games, 0, Qt.AlignmentFlag.AlignLeft),
            self._below,
            (self._offer, 0, Qt.AlignmentFlag.AlignLeft),
            margins=(6, 0, 6, 4),
            spacing=3,
        )

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # In a narrow bar the buttons are below the words.
        is_wide, direction = self.width() >= 160, QBoxLayout.Direction
        self._below.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    @property
    def text(self) -> str:
        """The typed query, or the one that the shown words mean."""
        typed, (words, query) = self._field.text(), self._worded
        return query if words and typed == words else typed

    @property
    def words(self) -> str:
        """The text below the field."""
        return self._words.text()

    def apply_look(self) -> None:
        """Draw the icons in the current colours of the window."""
        for button, name in (
            (self.only_matches, "filter"),
            (self._more, "hint"),
            (self._close, "close"),
        ):
            button.setIcon(icon(name))

    def edit(self) -> None:
        """Focus the field, and select all of its text."""
        self._field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self._field.selectAll()

    def look_for(self, text: str) -> None:
        """Search for a text at once, as if it had been typed."""
        self._field.setText(text)
        self._emit_query()

    def show_hits(self, words: str, query: str) -> None:
        """Search at once, showing words instead of the query; narrow the list to hits."""
        self.only_matches.setChecked(True)
        self._worded = words, query
        self.look_for(words)
        # Typing replaces it; and its beginning says more than its end.
        self._field.end(False)
        self._field.home(True)

    def clear(self) -> None:
        """Clear the query."""
        self._field.clear()
        self._rest.stop()
        self._asked = ""

    def say(self, words: str, described: str = "") -> None:
        """Show the result of the query, and its meaning."""
        self._underline(None)
        self._show(words, described, error=False)

    def offer(self, query: str, described: str) -> None:
        """Offer another query with its description; none with ""."""
        self.offered = query
        self._offer.setText(self.tr("Find {query}").format(query=query).replace("&", "&&"))
        self._offer.setToolTip(breakable(described))
        self._offer.setAccessibleDescription(described)
        self._offer.setVisible(bool(query))

    def _on_offer_taken(self) -> None:
        self._take(self.offered)

    def show_fault(self, span: Span, sentence: str) -> None:
        """Underline a part of the query, and explain its fault."""
        self._underline(span)
        self._show(sentence, "", error=True)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take Esc, Enter and Down in the field, and on the switch."""
        kind = event.type()
        if isinstance(event, QKeyEvent) and kind in {
            QEvent.Type.KeyPress,
            QEvent.Type.ShortcutOverride,
        }:
            work = {
                Qt.Key.Key_Escape: self.closed.emit,
                Qt.Key.Key_Return: self._on_entered,
                Qt.Key.Key_Enter: self._on_entered,
                Qt.Key.Key_Down: self.list_wanted.emit,
            }.get(Qt.Key(event.key()))
            modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            if work is not None and not modifiers:
                event.accept()
                if kind == QEvent.Type.KeyPress:
                    work()
                return True
        return super().eventFilter(watched, event)

    def _on_changed(self, _text: str) -> None:
        self._underline(None)
        self._rest.start()

    def _on_entered(self) -> None:
        if self._rest.isActive() or self._asked != self.text:
            self._emit_query()
            if not self._asked.strip() or self._underlined:
                return
        elif self.offered:
            self._on_offer_taken()
            return
        self.next_wanted.emit()

    def _emit_query(self) -> None:
        self._rest.stop()
        self._asked = self.text
        self.query_typed.emit(self._asked)

    def _show(self, words: str, described: str, *, error: bool) -> None:
        self.offer("", "")
        say_in(self._words, words, "danger" if error else "muted")
        words, described = shown(words), shown(described)
        self._words.setVisible(bool(words))
        self.only_matches.setVisible(bool(described))
        self._words.setToolTip(described)
        self._field.setToolTip(described)
        self._field.setAccessibleDescription(words)

    def _underline(self, span: Span | None) -> None:
        """Underline a part of the text; nothing for None."""
        if span is None and not self._underlined:
            return
        self._underlined = span is not None
        attributes = []
        if span is not None:
            mark = QTextCharFormat()
            mark.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
            mark.setUnderlineColor(QColor(current_palette().danger))
            start, end = span
            start = min(start, max(len(self.text) - 1, 0))
            length = max(end - start, 1)
            begin = start - self._field.cursorPosition()
            kind = QInputMethodEvent.AttributeType.TextFormat
            attributes.append(QInputMethodEvent.Attribute(kind, begin, length, mark))
        # A line edit has no formats except those of an input method.
        self._field.event(QInputMethodEvent("", attributes))

    def _fill_menu(self) -> None:
        menu = self._menu
        menu.clear()
        placement = format_placement(self._board())
        for words, prefix in (
            (self.tr("&Same as This Board"), "like"),
            (self.tr("&Containing All These Pieces"), "with"),
        ):
            action = menu.addAction(words)
            action.triggered.connect(partial(self._take, f"{prefix}:{placement}"))
        menu.addSeparator()
        words_of = {
            "mirror": self.tr("Also &Mirrored"),
            "shift": self.tr("Also &Shifted"),
            "swap": self.tr("Also with &Colours Swapped"),
        }
        tokens = self.text.split()
        for option in OPTIONS:
            action = menu.addAction(words_of[option])
            action.setCheckable(True)
            action.setChecked(f"~{option}" in tokens)
            action.triggered.connect(partial(self._toggle, f"~{option}"))
        menu.addSeparator()
        examples = menu.addMenu(self.tr("&Examples"))
        for text in EXAMPLES:
            words = described(parse_query(text), QCoreApplication.translate)
            action = examples.addAction(f"{text}\t{words}".replace("&", "&&"))
            action.triggered.connect(partial(self._take, text))

    def _take(self, text: str, *_checked: bool) -> None:
        """Set another query; options of pieces on squares are kept."""
        options = [word for word in self.text.split() if word.removeprefix("~") in OPTIONS]
        is_board = text.startswith(("like:", "with:"))
        self.look_for(" ".join([text, *options]) if is_board else text)
        self._field.setFocus(Qt.FocusReason.OtherFocusReason)

    def _toggle(self, option: str, *_checked: bool) -> None:
        words = self.text.split()
        if option in words:
            self.look_for(" ".join(word for word in words if word != option))
        else:
            self.look_for(f"{self.text.rstrip()} {option}".lstrip())
