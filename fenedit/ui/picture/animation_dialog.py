"""Export Moving Picture: makes a GIF, WebP or animated PNG of a line of moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import get_args

from PySide6.QtCore import QCoreApplication, QSignalBlocker, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QDoubleSpinBox,
    QHBoxLayout,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.animation import (
    PillowMissingError,
    animation_bytes,
    diagrams_along,
    moments,
)
from fenedit.diagram.description import SMALLEST, Diagram
from fenedit.diagram.options import (
    ANIMATION_OPTIONS,
    MOST_ANIMATED,
    SECONDS,
    AnimationChoice,
    AnimationFormat,
    PictureChoice,
    animation_from_dict,
    animation_to_dict,
)
from fenedit.documents.errors import SaveError
from fenedit.documents.files.saving import save_bytes
from fenedit.jobs.captions import caption_words, task_of
from fenedit.jobs.picture_names import safe_stem
from fenedit.jobs.taking import name_at, positions_along
from fenedit.notation.position import WHITE
from fenedit.notation.safe_text import shown_name
from fenedit.ui.dialogs import Help
from fenedit.ui.files.questions import ask_where_to_save
from fenedit.ui.files.text import not_saved_sentence
from fenedit.ui.files.waiting import Progress, done_beside
from fenedit.ui.option_form import (
    AROUND,
    Choices,
    OptionForm,
    OptionScroll,
    command_buttons,
    keep_geometry,
    limit_size,
    say_in,
)
from fenedit.ui.panels.card import label_of
from fenedit.ui.picture.choice import last_choice, piece_set_titles
from fenedit.ui.picture.export_dialog import FOLDER, LEAST, PicturePreview, folder_of
from fenedit.ui.picture.text import (
    animation_title,
    choices_of,
    length_sentence,
    memory_sentence,
    no_moves_sentence,
    translate,
)
from fenedit.ui.style import REST, inset_number, lay_out
from fenedit.ui.workbench import Workbench

FIRST_SIZE = QSize(860, 580)
SMALLEST_WINDOW = QSize(700, 500)
_KEPT_AS = "animation"
"""The key of the settings for the last choice."""


class AnimationOptions(OptionForm):
    """Rows of options of a moving picture."""

    def __init__(self, piece_sets: Mapping[str, str], parent: QWidget | None = None) -> None:
        """Make it with the names in the settings and the titles of the piece sets."""
        super().__init__(ANIMATION_OPTIONS, AnimationChoice(), parent)
        self._grid.setContentsMargins(0, 0, 0, 0)
        formats = ((each, animation_title(each)) for each in get_args(AnimationFormat))
        self._add_choice("format", self.tr("&Format"), formats)
        self._add_choice("extract", self.tr("&Moves"), choices_of("extract"))
        self._seconds = QDoubleSpinBox(self)
        self._seconds.setRange(*SECONDS)
        self._seconds.setDecimals(1)
        self._seconds.setSingleStep(0.5)
        self._seconds.setSuffix(self.tr(" s"))
        self._add_number("seconds", self.tr("Seco&nds a move"), self._seconds)
        self._size = QSpinBox(self)
        self._size.setRange(SMALLEST, MOST_ANIMATED)
        self._size.setSingleStep(40)
        self._size.setSuffix(self.tr(" px"))
        self._add_number("size", self.tr("Si&ze"), self._size)
        self._add_choice("orientation", self.tr("&Orientation"), choices_of("orientation"))
        self._add_choice("coordinates", self.tr("Coor&dinates"), choices_of("coordinates"))
        label = self.tr("Co&lours")
        self._add_row(label, self._schemes(label.replace("&", "")))
        self._add_choice("pieces", self.tr("Pi&eces"), piece_sets.items())
        for name, words in (
            ("slides", self.tr("P&ieces slide")),
            ("last_move", self.tr("&Highlight the last move")),
            ("caption", self.tr("&Write the moves below the board")),
            ("show_marks", self.tr("Arrows, circles and other mar&ks")),
            ("repeats", self.tr("&Repeat")),
        ):
            self._grid.addWidget(self._box(name, words), self._grid.rowCount(), 0, 1, 2)

    def _add_choice(self, name: str, label: str, choices: Choices) -> None:
        self._add_row(label, self._combo(name, label.replace("&", ""), choices))

    def _add_number(self, name: str, label: str, box: QSpinBox | QDoubleSpinBox) -> None:
        box.setObjectName(name)
        box.setAccessibleName(label.replace("&", ""))
        box.setKeyboardTracking(False)
        inset_number(box)
        box.valueChanged.connect(partial(self._choose, name))
        self._add_row(label, box)

    def show_choice(self, choice: AnimationChoice) -> None:
        """Show a choice without emitting a signal."""
        super().show_choice(choice)
        with QSignalBlocker(self._size), QSignalBlocker(self._seconds):
            self._size.setValue(choice.style.size)
            self._seconds.setValue(choice.seconds)


class AnimationDialog(QDialog):
    """Makes a moving picture of the moves that are shown, and plays it. Shown with `show()`.

    Attributes:
        options: the form of the options.
        preview: plays it.
    """

    def __init__(self, bench: Workbench, view_flipped: Callable[[], bool]) -> None:
        """Make it; `view_flipped` returns whether Black is at the bottom of the board."""
        super().__init__(bench.window)
        self.setWindowTitle(self.tr("Export Moving Picture"))
        self._bench = bench
        self._view_flipped = view_flipped
        self._line: list[Diagram] = []
        self._parts: list[tuple[Diagram, int]] = []
        self._at = 0
        self._name = ""
        settings = bench.settings
        style = last_choice(settings).style
        self._choice = animation_from_dict(settings.diagram_value(_KEPT_AS), style)
        self.options = AnimationOptions(piece_set_titles(bench.look.piece_sets), self)
        self.preview = PicturePreview(bench.look.load_pieces, self)
        self._play = QPushButton(self.tr("&Play"), self)
        self._play.setObjectName("toggle")
        self._play.setCheckable(True)
        self._play.setAutoDefault(False)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._remark = label_of(self, "")
        self._remark.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignHCenter)
        self._done = label_of(self)
        self._buttons, self._makers = command_buttons(self, (self.tr("&Save…"), self.save))
        self._buttons.rejected.connect(self.reject)
        Help(self._buttons, "pictures", "moving-pictures")
        scroll = OptionScroll(self.options, self, beside=LEAST.width() + 2 * AROUND)
        scroll.setFixedWidth(max(320, scroll.minimumSizeHint().width()))
        below = lay_out(QHBoxLayout(), REST, self._play, REST)
        right = lay_out(QVBoxLayout(), (self.preview, 1), below, self._remark, spacing=8)
        row = lay_out(QHBoxLayout(), scroll, (right, 1), spacing=20)
        foot = lay_out(QHBoxLayout(), (self._done, 1), self._buttons, spacing=14)
        lay_out(QVBoxLayout(self), (row, 1), foot, margins=(AROUND, 16, AROUND, 14), spacing=12)
        limit_size(self, SMALLEST_WINDOW)
        keep_geometry(self, settings, "export_animation")
        self.options.chosen.connect(self._take)
        self._play.toggled.connect(self._on_play)
        self._timer.timeout.connect(self._show_next)
        bench.editor.state_changed.connect(self.refresh)
        bench.moves.changed.connect(self.refresh)
        bench.look.changed.connect(self.refresh)

    def sizeHint(self) -> QSize:
        """Return a size for a whole picture and its options."""
        return FIRST_SIZE.expandedTo(super().sizeHint())

    def showEvent(self, event: QShowEvent) -> None:
        """Play the current line."""
        super().showEvent(event)
        self._play.setChecked(True)
        self.refresh()

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self._timer.stop()

    def refresh(self, *_news: object) -> None:
        """Show the current line from its start, if the dialog is visible."""
        if not self.isVisible():
            return
        moves, choice, state = self._bench.moves, self._choice, self._bench.editor.state
        self.options.show_choice(choice)
        self._line = []
        if moves.has_moves and not state.is_draft:
            tree, shown = moves.tree, moves.path
            path = shown if choice.extract == "to" and shown else tree.end_of(shown)
            first = len(shown) if choice.extract == "from" and len(shown) < len(path) else 0
            passed = positions_along(
                state.named, tree, path, first=first, letters=self._bench.settings.move_letters
            )
            mover = state.record.position.side_to_move if state.record.position else WHITE
            flipped = PictureChoice(orientation=choice.orientation).flipped(
                self._view_flipped(), mover
            )
            self._name = name_at(state.named, tree, path[:first])
            words = caption_words(QCoreApplication.translate)
            task = "" if first else task_of(state.named, words)
            self._line = diagrams_along(passed, choice, self._name, task, flipped=flipped)
        self._parts = list(moments(self._line, choice)) if self._line else []
        self._at = 0
        for button in (*self._makers, self._play):
            button.setEnabled(bool(self._line))
        self._done.clear()
        if not self._line:
            say_in(self._remark, no_moves_sentence(), "muted")
            self.preview.show_diagram(None, PictureChoice())
            self._timer.stop()
            return
        seconds = sum(milliseconds for _, milliseconds in self._parts) / 1000
        say_in(self._remark, length_sentence(len(self._line), seconds), "muted")
        self._show_next()

    def save(self) -> None:
        """Ask for a file and save the moving picture there."""
        if not self._line:
            return
        suffix = self._choice.format
        settings, state = self._bench.settings, self._bench.editor.state
        name = safe_stem(self._name) or "moves"
        suggested = folder_of(settings, state.document) / f"{name}.{suffix}"
        filters = {f"{animation_title(suffix)} (*.{suffix})": suffix}
        first = next(iter(filters))
        place = ask_where_to_save(self, self.tr("Save Moving Picture"), suggested, filters, first)
        if place is not None:
            self.save_to(place[0])

    def save_to(self, path: Path) -> None:
        """Save the moving picture as a file in the chosen format."""
        pieces = self._bench.look.load_pieces(self._choice.style.pieces).apart()
        progress = Progress()
        words = self.tr("Drawing the moves…")
        work = partial(animation_bytes, self._line, self._choice, pieces, progress)
        try:
            data = done_beside(self, words, work, progress=progress)
            if data is None:
                return
            save_bytes(path, data)
        except PillowMissingError:
            self._warn(self.tr("Moving pictures need Pillow. Install it with: pip install Pillow"))
        except MemoryError:
            self._warn(memory_sentence())
        except SaveError as error:
            self._warn(not_saved_sentence(error))
        else:
            self._bench.settings.set_diagram_value(FOLDER, {"folder": str(path.parent)})
            words = translate("Pictures", "Saved as “{name}”.")
            words = words.format(name=shown_name(path.name))
            say_in(self._done, words, "muted")
            self._bench.say(words)

    def _warn(self, words: str) -> None:
        say_in(self._done, words, "danger")

    def _take(self, choice: AnimationChoice) -> None:
        self._choice = choice
        self._bench.settings.set_diagram_value(_KEPT_AS, animation_to_dict(choice))
        self.refresh()

    def _on_play(self, plays: bool) -> None:
        self._timer.stop()
        if plays and self._parts:
            self._show_next()

    def _show_next(self) -> None:
        diagram, milliseconds = self._parts[self._at]
        self.preview.show_diagram(diagram, PictureChoice(self._choice.style))
        self._at = (self._at + 1) % len(self._parts)
        if self._play.isChecked() and (self._at or self._choice.repeats):
            self._timer.start(milliseconds)
        elif not self._at:
            self._play.setChecked(False)
