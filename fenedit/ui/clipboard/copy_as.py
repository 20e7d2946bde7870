"""Copy As: the shown position in every spelling, with a preview."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QPainter,
    QShowEvent,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPlainTextEdit,
    QSizePolicy,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.fen import format_fen
from fenedit.notation.languages import LISTED
from fenedit.notation.spellings.export import SPELLINGS, Spelling
from fenedit.session.copying import (
    Copy,
    Manner,
    choices_that_matter,
    chosen_manner,
    languages_that_matter,
    spelt,
    wanted,
)
from fenedit.session.settings import CopyOptions
from fenedit.session.state import EditorState
from fenedit.ui.clipboard.text import (
    Choices,
    castling_choices,
    en_passant_choices,
    group_title,
    left_out_words,
    spelling_title,
)
from fenedit.ui.option_form import (
    AROUND,
    OptionScroll,
    command_buttons,
    fill_copying_dialog,
    keep_geometry,
    limit_size,
    narrow_combo,
    say_in,
)
from fenedit.ui.panels.card import label_for, label_of
from fenedit.ui.rows import Index, RowDelegate, paint_ground
from fenedit.ui.style import bold, current_palette, lay_out
from fenedit.ui.workbench import Workbench

FIRST_SIZE = QSize(840, 620)
SMALLEST = QSize(680, 440)
_BETWEEN: Final = 14
_ENGLISH: Final = "en"
_BEHIND_DRAWINGS: Final = "forum"
"""Drawings stand behind the other pages, before what is for forums."""
_LARGER: Final = 1.8
"""How many times larger than other text a board is shown."""
_EVEN_FONTS: Final = ("DejaVu Sans Mono", "Menlo", "Cascadia Mono", "Segoe UI Symbol")
"""Fonts known to have figurines as wide as their other characters."""


_CODE = Qt.ItemDataRole.UserRole
_LEAST_WIDTH, _MOST_WIDTH = 220, 300
_ROOM = 34
"""What frame and scroll bar take of the list's width, in logical pixels."""
_INDENT = 10
_ROW_PADDING = 4
_ABOVE_HEADING = 8
_TO_THE_LIST = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)


class SpellingList(QFrame):
    """Spellings in groups, narrowed by typing; keys reach the right one of the two.

    Attributes:
        filter_line: the line that narrows the list.
        list_widget: the list itself.

    Signals:
        chosen: the code of the spelling that is current now, "" for none.
        picked: the current one was double-clicked.
        copy_pressed: Copy was pressed with the list in focus.
    """

    chosen = Signal(str)
    picked = Signal()
    copy_pressed = Signal()

    def __init__(self, spellings: Iterable[Spelling], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("card")
        self.filter_line = QLineEdit(self)
        self.filter_line.setPlaceholderText(self.tr("Type to filter"))
        self.filter_line.setAccessibleName(self.tr("Filter the formats"))
        self.filter_line.setClearButtonEnabled(True)
        self.list_widget = QListWidget(self)
        self.list_widget.setAccessibleName(self.tr("Formats"))
        self.list_widget.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list_widget.setItemDelegate(_SpellingDelegate(self.list_widget))
        self._fill(spellings)
        lay_out(QVBoxLayout(self), self.filter_line, (self.list_widget, 1), margins=8, spacing=6)
        wanted = self.list_widget.sizeHintForColumn(0) + _ROOM
        self.setFixedWidth(max(_LEAST_WIDTH, min(_MOST_WIDTH, wanted)))
        self.filter_line.installEventFilter(self)
        self.list_widget.installEventFilter(self)
        self.filter_line.textChanged.connect(self._narrow)
        self.list_widget.currentItemChanged.connect(self._on_current_changed)
        self.list_widget.itemDoubleClicked.connect(self._on_double_clicked)

    @property
    def code(self) -> str:
        """The code of the current spelling, "" for none."""
        item = self.list_widget.currentItem()
        return str(item.data(_CODE)) if item is not None else ""

    def choose(self, code: str) -> None:
        """Make a spelling the current one; the first where there is none of that code."""
        items = self._spelling_items()
        item = next((item for item in items if item.data(_CODE) == code), items[0])
        self.list_widget.setCurrentItem(item)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send letters from the list to the line, and the keys of lists from the line to it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.list_widget:
                return self._on_key_in_list(event)
            if watched is self.filter_line:
                return self._on_key_in_filter(event)
        return super().eventFilter(watched, event)

    def _on_key_in_list(self, event: QKeyEvent) -> bool:
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy_pressed.emit()
            return True
        if event.key() == Qt.Key.Key_Home:
            shown = self._shown_items()
            if shown:
                self.list_widget.setCurrentItem(shown[0])
            return True
        if event.key() == Qt.Key.Key_Escape:
            return self._clear_filter()
        typed = event.text().isprintable() and event.text().strip() != ""
        commanded = event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier
        if (typed and not commanded) or event.key() == Qt.Key.Key_Backspace:
            self.filter_line.setFocus(Qt.FocusReason.OtherFocusReason)
            self.filter_line.end(False)
            self.filter_line.event(event)
            return True
        return False

    def _on_key_in_filter(self, event: QKeyEvent) -> bool:
        if event.key() in _TO_THE_LIST:
            self.list_widget.event(event)
            return True
        return event.key() == Qt.Key.Key_Escape and self._clear_filter()

    def _clear_filter(self) -> bool:
        """Show all spellings again; False if they are shown already, for Esc to mean more."""
        if not self.filter_line.text():
            return False
        self.filter_line.clear()
        self.list_widget.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def _fill(self, spellings: Iterable[Spelling]) -> None:
        group = ""
        for spelling in spellings:
            if spelling.group != group:
                group = spelling.group
                heading = QListWidgetItem(group_title(group))
                heading.setFlags(Qt.ItemFlag.NoItemFlags)
                self.list_widget.addItem(heading)
            item = QListWidgetItem(spelling_title(spelling.title))
            item.setData(_CODE, spelling.code)
            item.setToolTip(item.text())
            self.list_widget.addItem(item)

    def _narrow(self, text: str) -> None:
        """Show the spellings whose names, groups or codes hold every word that was typed."""
        words = text.casefold().split()
        heading = self.list_widget.item(0)
        for row in range(self.list_widget.count()):
            item = self.list_widget.item(row)
            code = item.data(_CODE)
            if code is None:
                heading = item
                heading.setHidden(True)
                continue
            told = f"{item.text()} {heading.text()} {code}".casefold()
            item.setHidden(not all(word in told for word in words))
            if not item.isHidden():
                heading.setHidden(False)
        shown = self._shown_items()
        current = self.list_widget.currentItem()
        if not shown:
            # The one argument that says "none" is an index that points nowhere.
            self.list_widget.setCurrentIndex(QModelIndex())
            return
        if current is None or current.isHidden():
            self.list_widget.setCurrentItem(shown[0])
        self.list_widget.scrollToTop()
        self.list_widget.scrollToItem(self.list_widget.currentItem())

    def _spelling_items(self) -> list[QListWidgetItem]:
        items = (self.list_widget.item(row) for row in range(self.list_widget.count()))
        return [item for item in items if item.data(_CODE) is not None]

    def _shown_items(self) -> list[QListWidgetItem]:
        return [item for item in self._spelling_items() if not item.isHidden()]

    def _on_current_changed(self, _now: object, _before: object) -> None:
        self.chosen.emit(self.code)

    def _on_double_clicked(self, item: QListWidgetItem) -> None:
        if item.data(_CODE) is not None:
            self.picked.emit()


class _SpellingDelegate(RowDelegate):
    """Draws the headings small, and the spellings below them with room to breathe."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        text = index.data(Qt.ItemDataRole.DisplayRole)
        if index.data(_CODE) is None:
            metrics = QFontMetrics(_heading_font(option.font))
            above = _ABOVE_HEADING if index.row() else 0
            return QSize(metrics.horizontalAdvance(text), metrics.height() + above + _ROW_PADDING)
        metrics = QFontMetrics(option.font)
        width = metrics.horizontalAdvance(text) + 2 * _INDENT
        return QSize(width, metrics.height() + 2 * _ROW_PADDING)

    def paint_row(
        self, painter: QPainter, option: QStyleOptionViewItem, rect: QRect, index: Index
    ) -> None:
        colours = current_palette()
        heading = index.data(_CODE) is None
        if heading:
            font = _heading_font(option.font)
            text_at = rect.adjusted(_INDENT // 2, 0, 0, -_ROW_PADDING // 2)
            alignment = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignBottom
        else:
            paint_ground(painter, option, rect)
            font = option.font
            text_at = rect.adjusted(_INDENT, 0, -_INDENT // 2, 0)
            alignment = Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignVCenter
        painter.setFont(font)
        painter.setPen(QColor(colours.muted if heading else colours.text))
        text = index.data(Qt.ItemDataRole.DisplayRole)
        elide = Qt.TextElideMode.ElideRight
        shown = QFontMetrics(font).elidedText(text, elide, text_at.width())
        painter.drawText(text_at, alignment, shown)


def _heading_font(font: QFont) -> QFont:
    return bold(font, 0.86)


class CopyAsDialog(QDialog):
    """Writes the position that is shown, and follows it. Shown with `show()`.

    Attributes:
        spelling_list: the spellings to choose from.
        preview: what would be copied.
    """

    def __init__(self, bench: Workbench) -> None:
        super().__init__(bench.window)
        self.setWindowTitle(self.tr("Copy As"))
        self._bench = bench
        self._settings = settings = bench.settings
        self._copy = Copy("")
        self._lost = ""
        self._combos: dict[str, QComboBox] = {}
        # Kept here: a drawing belongs to a window, which no cache for all windows may keep alive.
        self._matter: dict[str, frozenset[str]] = {}
        self._languages: dict[str, frozenset[str]] = {}
        spellings = list(SPELLINGS)
        behind = [each.code for each in spellings].index(_BEHIND_DRAWINGS)
        spellings[behind:behind] = bench.rooms.pictures.spellings()
        self._spellings = {each.code: each for each in spellings}
        self.spelling_list = SpellingList(self._spellings.values(), self)
        self.spelling_list.choose(settings.copy_options.spelling)
        self._flipped = QCheckBox(self.tr("&Black at the bottom"), self)
        self.preview = self._make_preview()
        self._remark = label_of(self, "")
        self._remark.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._done = QLabel(self)
        self._done.setObjectName("muted")
        commands = (self.tr("Copy and C&lose"), self.copy_and_close), (self.tr("&Copy"), self.copy)
        self._buttons, self._copiers = command_buttons(self, *commands)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self.spelling_list.chosen.connect(self._on_spelling_chosen)
        self.spelling_list.picked.connect(self.copy_and_close)
        self.spelling_list.copy_pressed.connect(self.copy)
        self._flipped.clicked.connect(self._on_flipped)
        bench.views.append(self._write_if_seen)
        settings.preferences_changed.connect(self._write_if_seen)
        bench.playing.changed.connect(self._write_if_seen)

    def sizeHint(self) -> QSize:
        """Return a size in which a diagram of characters and its options can be seen whole."""
        return FIRST_SIZE.expandedTo(super().sizeHint())

    def showEvent(self, event: QShowEvent) -> None:
        """Write what the editor shows now."""
        super().showEvent(event)
        self.spelling_list.list_widget.setFocus(Qt.FocusReason.OtherFocusReason)
        self._write()

    def copy(self) -> None:
        """Copy what the preview shows."""
        if not self._copy.text:
            return
        QGuiApplication.clipboard().setText(self._copy.text)
        self._settings.add_recent_position(format_fen(self._state.position))
        title = spelling_title(self._spelling().title)
        done = self.tr("Copied as {0}.").format(title)
        self._done.setText(done)
        self._bench.say(" ".join(filter(None, (done, self._lost))))

    def copy_and_close(self) -> None:
        """Copy what the preview shows, and close."""
        self.copy()
        self.accept()

    # --- what it is made of ----------------------------------------------------------------

    def _make_preview(self) -> QPlainTextEdit:
        preview = QPlainTextEdit(self)
        preview.setReadOnly(True)
        preview.setTabChangesFocus(True)
        preview.setUndoRedoEnabled(False)
        preview.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        preview.setFont(_text_font())
        preview.setAccessibleName(self.tr("Preview"))
        return preview

    def _make_options(self) -> OptionScroll:
        options = QWidget(self)
        grid = QGridLayout(options)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(8)
        grid.setColumnStretch(1, 1)
        for name, label, choices in (
            ("ep_convention", self.tr("&En passant square"), en_passant_choices()),
            ("castling_spelling", self.tr("C&astling rights"), castling_choices()),
            ("piece_letters", self.tr("&Piece letters"), LISTED.items()),
        ):
            combo = self._make_combo(name, label, choices)
            title = label_for(combo, label, self)
            row = grid.rowCount()
            grid.addWidget(title, row, 0)
            grid.addWidget(combo, row, 1)
        grid.addWidget(self._flipped, grid.rowCount(), 0, 1, 2)
        beside = self.spelling_list.minimumWidth() + _BETWEEN + 2 * AROUND
        scroll = OptionScroll(options, self, beside)
        scroll.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        bar = scroll.horizontalScrollBar().sizeHint().height()
        scroll.setMinimumHeight(options.sizeHint().height() + bar)
        return scroll

    def _make_combo(self, name: str, label: str, choices: Choices) -> QComboBox:
        combo = narrow_combo(name, label.replace("&", ""), choices, self)
        # The list that drops down need not be as narrow as what it drops down from.
        combo.view().setMinimumWidth(combo.minimumSizeHint().width())
        # `activated` is the person's doing alone.
        combo.activated.connect(partial(self._on_option_chosen, name))
        self._combos[name] = combo
        return combo

    def _lay_out(self) -> None:
        right = lay_out(
            QVBoxLayout(), self._make_options(), (self.preview, 1), self._remark, spacing=10
        )
        row = lay_out(QHBoxLayout(), self.spelling_list, (right, 1), spacing=_BETWEEN)
        fill_copying_dialog(self, row, self._done, self._buttons, self._on_copy_key)
        limit_size(self, SMALLEST)
        keep_geometry(self, self._settings, "copy_as")

    # --- what it shows ---------------------------------------------------------------------

    @property
    def _state(self) -> EditorState:
        return self._bench.playing.shown_state

    def _spelling(self) -> Spelling:
        return self._spellings[self.spelling_list.code]

    def _write_if_seen(self, *_news: object) -> None:
        # Nothing is written at every keystroke behind a window that nobody sees.
        if self.isVisible():
            self._write()

    def _write(self) -> None:
        """Write the position anew, and show the options as they are."""
        state = self._state
        manner = chosen_manner(self._settings.copy_options, self._settings)
        code = self.spelling_list.code
        nothing = not code or not state.has_position
        # What is drawn over the position that is set up tells nothing of one that was played to.
        target = wanted(state, marked=state is self._bench.editor.state)
        self._copy = Copy("") if nothing else spelt(self._spelling(), target, manner)
        tags = [loss.detail for loss in target.losses if loss.code == "tags"]
        names = tags[0].split(", ") if tags else ()
        self._lost = left_out_words(self._copy.left_out, target.operations, names)
        if code and code not in self._matter:
            self._matter[code] = choices_that_matter(self._spelling())
        self._show_options(manner, self._matter.get(code, frozenset()))
        self._show_text(self._copy.text)
        self._show_remark()
        self._done.clear()
        for button in self._copiers:
            button.setEnabled(bool(self._copy.text))

    def _show_options(self, manner: Manner, matter: frozenset[str]) -> None:
        for name, combo in self._combos.items():
            combo.setCurrentIndex(max(combo.findData(getattr(manner, name)), 0))
            combo.setEnabled(name in matter)
        if "piece_letters" in matter:
            self._show_languages(manner)
        self._flipped.setChecked(manner.flipped)
        self._flipped.setEnabled("flipped" in matter)

    def _show_languages(self, manner: Manner) -> None:
        """Offer the languages that the spelling knows; in any other it is as in English."""
        combo = self._combos["piece_letters"]
        code = self.spelling_list.code
        if code not in self._languages:
            self._languages[code] = languages_that_matter(self._spelling()) | {_ENGLISH}
        known = self._languages[code]
        model = combo.model()
        assert isinstance(model, QStandardItemModel)  # as long as a combo has no other
        for index in range(combo.count()):
            model.item(index).setEnabled(combo.itemData(index) in known)
        if manner.piece_letters not in known:
            combo.setCurrentIndex(combo.findData(_ENGLISH))

    def _show_text(self, text: str) -> None:
        # A board must not be broken; one long line is best seen whole.
        several = "\n" in text.rstrip("\n")
        board = bool(text) and self._spelling().board
        self.preview.setFont(_board_font() if board else _text_font())
        mode = QPlainTextEdit.LineWrapMode
        self.preview.setLineWrapMode(mode.NoWrap if several else mode.WidgetWidth)
        if text != self.preview.toPlainText():
            self.preview.setPlainText(text)

    def _show_remark(self) -> None:
        state = self._state
        if not self.spelling_list.code:
            words, tone = self.tr("No matching formats."), "muted"
        elif not state.has_position:
            words, tone = self.tr("There is no position to copy yet."), "muted"
        else:
            words = self._lost or self.tr("Nothing is left out.")
            tone = "warning" if self._lost else "muted"
            if state.is_draft:
                stale = self.tr(
                    "The FEN field is not a valid FEN; this is the position on the board."
                )
                words, tone = f"{stale} {words}", "warning"
        say_in(self._remark, words, tone)

    def _on_copy_key(self) -> None:
        if self.preview.hasFocus() and self.preview.textCursor().hasSelection():
            self.preview.copy()
        else:
            self.copy()

    # --- what is chosen --------------------------------------------------------------------

    def _on_spelling_chosen(self, code: str) -> None:
        if code:
            self._choose(spelling=code)
        self._write_if_seen()

    def _on_option_chosen(self, name: str, index: int) -> None:
        value = self._combos[name].itemData(index)
        # What agrees with the preferences goes on following them.
        preferred = getattr(self._settings.preferences, name)
        self._choose(**{name: "" if value == preferred else value})
        self._write()

    def _on_flipped(self, flipped: bool) -> None:
        self._choose(flipped=flipped)
        self._write()

    def _choose(self, **changes: str | bool) -> None:
        options: CopyOptions = self._settings.copy_options._replace(**changes)  # type: ignore[arg-type]
        self._settings.copy_options = options


def _text_font() -> QFont:
    return QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)


@cache
def _board_font() -> QFont:
    """Return a font in which figurines and dots stand in columns, if there is one."""
    usual = _text_font()
    for family in ("", *_EVEN_FONTS):
        font = QFont(usual)
        if family:
            font.setFamily(family)
        font.setPointSizeF(usual.pointSizeF() * _LARGER)
        metrics = QFontMetricsF(font)
        if len({metrics.horizontalAdvance(character) for character in "♔♟·.a"}) == 1:
            return font
    usual.setPointSizeF(usual.pointSizeF() * _LARGER)
    return usual
