"""Copy As: the shown position in every spelling, with a preview."""

from __future__ import annotations

from functools import cache, partial
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGuiApplication,
    QShowEvent,
    QStandardItemModel,
)
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from fenedit.notation.fen import format_fen
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
from fenedit.ui.clipboard.drawn_spellings import with_drawn
from fenedit.ui.clipboard.spelling_list import SpellingList
from fenedit.ui.clipboard.text import (
    Choices,
    castling_choices,
    en_passant_choices,
    language_choices,
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
from fenedit.ui.workbench import Workbench

FIRST_SIZE = QSize(840, 620)
SMALLEST = QSize(680, 440)
_BETWEEN: Final = 14
_ENGLISH: Final = "en"
_LARGER: Final = 1.8
"""How many times larger than other text a board is shown."""
_EVEN_FONTS: Final = ("DejaVu Sans Mono", "Menlo", "Cascadia Mono", "Segoe UI Symbol")
"""Fonts known to have figurines as wide as their other characters."""


class CopyAsDialog(QDialog):
    """Writes the position that is shown, and follows it. Shown with `show()`."""

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
        drawn = bench.rooms.pictures.spellings()
        self._spellings = {each.code: each for each in with_drawn(SPELLINGS, drawn)}
        self._list = SpellingList(tuple(self._spellings.values()), self)
        self._list.choose(settings.copy_options.spelling)
        self._flipped = QCheckBox(self.tr("&Black at the bottom"), self)
        self._preview = self._make_preview()
        self._remark = QLabel(self)
        self._remark.setWordWrap(True)
        self._remark.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._done = QLabel(self)
        self._done.setObjectName("muted")
        commands = (self.tr("Copy and C&lose"), self.copy_and_close), (self.tr("&Copy"), self.copy)
        self._buttons, self._copiers = command_buttons(self, *commands)
        self._buttons.rejected.connect(self.reject)
        self._lay_out()
        self._list.chosen.connect(self._on_spelling_chosen)
        self._list.picked.connect(self.copy_and_close)
        self._list.copy_pressed.connect(self.copy)
        self._flipped.clicked.connect(self._on_flipped)
        bench.views.append(self._write_if_seen)
        settings.preferences_changed.connect(self._write_if_seen)
        bench.playing.changed.connect(self._write_if_seen)

    @property
    def spelling_list(self) -> SpellingList:
        """The spellings to choose from."""
        return self._list

    @property
    def preview(self) -> QPlainTextEdit:
        """What would be copied."""
        return self._preview

    def sizeHint(self) -> QSize:
        """Return a size in which a diagram of characters and its options can be seen whole."""
        return FIRST_SIZE.expandedTo(super().sizeHint())

    def showEvent(self, event: QShowEvent) -> None:
        """Write what the editor shows now."""
        super().showEvent(event)
        self._list.list_widget.setFocus(Qt.FocusReason.OtherFocusReason)
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
            ("piece_letters", self.tr("&Piece letters"), language_choices()),
        ):
            combo = self._make_combo(name, label, choices)
            title = QLabel(label, self)
            title.setBuddy(combo)
            row = grid.rowCount()
            grid.addWidget(title, row, 0)
            grid.addWidget(combo, row, 1)
        grid.addWidget(self._flipped, grid.rowCount(), 0, 1, 2)
        beside = self._list.minimumWidth() + _BETWEEN + 2 * AROUND
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
        right = QVBoxLayout()
        right.setSpacing(10)
        right.addWidget(self._make_options())
        right.addWidget(self._preview, 1)
        right.addWidget(self._remark)
        row = QHBoxLayout()
        row.setSpacing(_BETWEEN)
        row.addWidget(self._list)
        row.addLayout(right, 1)
        fill_copying_dialog(self, row, self._done, self._buttons, self._on_copy_key)
        limit_size(self, SMALLEST)
        keep_geometry(self, self._settings, "copy_as")

    # --- what it shows ---------------------------------------------------------------------

    @property
    def _state(self) -> EditorState:
        return self._bench.playing.shown_state

    def _spelling(self) -> Spelling:
        return self._spellings[self._list.code]

    def _manner(self) -> Manner:
        return chosen_manner(self._settings.copy_options, self._settings)

    def _write_if_seen(self, *_news: object) -> None:
        # Nothing is written at every keystroke behind a window that nobody sees.
        if self.isVisible():
            self._write()

    def _write(self) -> None:
        """Write the position anew, and show the options as they are."""
        state, manner = self._state, self._manner()
        code = self._list.code
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
        code = self._list.code
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
        self._preview.setFont(_board_font() if board else _text_font())
        mode = QPlainTextEdit.LineWrapMode
        self._preview.setLineWrapMode(mode.NoWrap if several else mode.WidgetWidth)
        if text != self._preview.toPlainText():
            self._preview.setPlainText(text)

    def _show_remark(self) -> None:
        state = self._state
        if not self._list.code:
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
        if self._preview.hasFocus() and self._preview.textCursor().hasSelection():
            self._preview.copy()
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
