"""Lays out the sections beside the board, and keeps them in place under the pointer."""

from functools import partial

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, QRect, Qt, Signal
from PySide6.QtGui import QCursor, QEnterEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QVBoxLayout, QWidget

from fenedit.session.moves.puzzle_state import PuzzleState
from fenedit.session.state import EditorState
from fenedit.ui.engine.card import EngineCard
from fenedit.ui.moves.section import MovesSection
from fenedit.ui.panels.card import BAR_ROOM, Section
from fenedit.ui.panels.field_cards import PositionSection
from fenedit.ui.panels.operations import OperationsCard
from fenedit.ui.panels.position_check import PositionCheckCard
from fenedit.ui.puzzle.card import PuzzleCard
from fenedit.ui.style import REST, lay_out
from fenedit.ui.workbench import Workbench

_LOW, _LOWEST = 660, 540
"""Below these heights fewer sections are unfolded at first."""
_ENOUGH, _LEAST, _MOST = 240, 150, 310
"""Heights of the moves: one that needs no more room, and limits of the height they claim."""


class PanelColumn(QScrollArea):
    """The sections, one below the other; they scroll where the window is low.

    A clickable widget under the pointer stays there when others grow or shrink: it may be about to
    be clicked. Otherwise the focused widget stays, or whatever is under the pointer. For this the
    column scrolls, and has blank space below the sections while the pointer is here. Above them
    there is never any: a widget moves if scrolling cannot hold it in place.

    Signals:
        least_width_changed: the least width has changed.

    Attributes:
        check: the position check.
        puzzle: the puzzle and its solution.
        puzzle_card: the section of both.
        moves: the section of the moves.
        engine: the section of the engine.
        has_picture: whether a picture is shown above the other sections.
    """

    least_width_changed = Signal()

    def __init__(self, bench: Workbench, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._least = self._height = 0
        self._has_puzzle = False
        self.has_picture = False
        self.setObjectName("column")
        self._bench = bench
        self._settings = bench.settings
        self.puzzle = PuzzleState(bench.editor, parent=self)
        self.puzzle.letters = lambda: bench.settings.move_letters
        # Made from top to bottom, which is the tab order.
        self.position = PositionSection(bench.editor, self)
        self.puzzle_card = PuzzleCard(bench, self.puzzle, self)
        self.moves = MovesSection(bench, self)
        self.check = PositionCheckCard(bench.editor, bench.settings, self)
        self.engine = EngineCard(bench.settings, self)
        self.operations = OperationsCard(bench.editor, self)
        # By the names in the settings.
        self._sections: dict[str, Section] = {
            "position": self.position,
            "puzzle": self.puzzle_card,
            "moves": self.moves,
            "check": self.check,
            "engine": self.engine,
            "operations": self.operations,
        }
        # They show the position that moves have reached, the others the record. Above the moves,
        # nothing changes its height while the user steps through them.
        self._following = (self.position, self.check, self.engine)
        # Piece letters may have changed.
        bench.settings.preferences_changed.connect(self.puzzle.changed)
        self.check.looked_up.connect(self.moves.show_found)
        self.check.moves_wanted.connect(self._show_moves)
        self._seen: dict[QWidget, QRect] = {}
        self._holding = False
        self._at_first: QPoint | None = QCursor.pos()
        kept = self._settings.window_words("folds")
        self._chosen = {word[1:]: word[0] == "-" for word in kept if word[1:] in self._sections}
        panels = self._panels = QWidget(self)
        sections = self._sections.values()
        self._column = lay_out(QVBoxLayout(panels), *sections, REST, margins=0, spacing=0)
        for name, section in self._sections.items():
            section.folded.connect(partial(self._keep_fold, name))
        # Focus on a click beside a field, or the next keys would change the board.
        panels.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(panels)
        # Always on, so that sections keep their width.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.verticalScrollBar().rangeChanged.connect(self._enable_bar)
        self.verticalScrollBar().valueChanged.connect(self._note)
        self._enable_bar(0, 0)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._on_focus_changed)

    def show_state(self, state: EditorState) -> None:
        """Show a state in all sections."""
        self._watch()
        for section in self._sections.values():
            if section not in self._following:
                section.show_state(state)
        if bool(self.puzzle.stipulation) != self._has_puzzle and self._held() is None:
            self.fold_anew()
        self._show_reached()

    def show_reached(self) -> None:
        """Show the position that is seen in the sections that follow it."""
        self._watch()
        self._show_reached()

    def _show_reached(self) -> None:
        shown = self._bench.editor.shown
        for section in self._following:
            section.show_state(shown)

    def end(self) -> None:
        """End all work of the sections: the window closes."""
        for section in self._sections.values():
            section.end()

    def read_check(self) -> None:
        """Announce the result of the position check."""
        self._bench.say(self.check.sentences)

    def _show_moves(self) -> None:
        self._bench.rooms.moves.reveal()

    def begin_anew(self) -> None:
        """Scroll to the top, and hold no widget until pointer or focus return."""
        self._at_first = QCursor.pos()
        self._let_go()
        self._settle()
        self.verticalScrollBar().setValue(0)

    def put_first(self, section: QWidget) -> None:
        """Put a section above the others, also for Tab."""
        self._put(section, 0)

    def _put(self, section: QWidget, place: int) -> None:
        self._column.removeWidget(section)
        self._column.insertWidget(place, section)
        item = self._column.itemAt(place + 1)
        below = None if item is None else item.widget()
        assert isinstance(below, Section)  # the last of them never moves
        before = below.head.previousInFocusChain()
        # Qt puts nothing after a widget that is never focused.
        while before is not None and before.focusPolicy() == Qt.FocusPolicy.NoFocus:
            before = before.previousInFocusChain()
        for widget in section.findChildren(QWidget):
            if before is not None and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
                QWidget.setTabOrder(before, widget)
                before = widget

    def show_picture(self, shown: bool) -> None:
        """Take the width that a picture needs if the board leaves it, or give it back.

        The position check is below the picture, to be seen beside it.
        """
        self.has_picture = shown
        self._put(self.check, 1 if shown else list(self._sections).index("check") + 1)
        self.least_width_changed.emit()
        if shown:
            self._settle()
            self.begin_anew()

    def give_rest(self, section: QWidget, given: bool) -> None:
        """Give a section the spare height, or take it back."""
        column = self._column
        column.setStretchFactor(section, int(given))
        column.setStretch(column.count() - 1, int(not given))
        if not given:
            section.setMinimumHeight(0)

    def reveal(self, widget: QWidget) -> None:
        """Scroll to a part of an unfolded section."""
        self._settle()
        # Without Qt's margins, which would scroll although all of it is visible.
        self.ensureWidgetVisible(widget, 0, 0)

    def reveal_if_free(self, widget: QWidget) -> None:
        """Scroll to a part of a section unless the column has the pointer or the focus."""
        if self._held() is None:
            self.reveal(widget)

    def fold_anew(self) -> None:
        """Fold sections that are empty by now, and unfold those with contents."""
        self.fold_for(self._height)

    def make_room_for_puzzle(self) -> None:
        """Fold as for a puzzle, and unfold its section for entering a stipulation."""
        self._let_go()
        self.fold_for(self.height(), has_puzzle=True)
        self.puzzle_card.fold(False)
        self.begin_anew()

    def fold_for(self, height: int, *, has_puzzle: bool = False) -> None:
        """Fold empty sections, others to fit a height, or as the user chose.

        Sections above the moves stay as they are while the column has pointer or focus.
        """
        self._height, is_low, has_moves = height, height < _LOW, not self.moves.rests
        self._has_puzzle = bool(self.puzzle.stipulation)
        has_puzzle = has_puzzle or self._has_puzzle
        usual = {
            "position": height < _LOWEST and (has_puzzle or has_moves),
            "puzzle": (is_low or has_moves) and not has_puzzle,
            "check": has_moves or (is_low and has_puzzle),
            "engine": True,
            "operations": is_low or has_moves,
        }
        stay = (self.position, self.puzzle_card) if self._held() is not None else ()
        for name, section in self._sections.items():
            folded = section.rests or self._chosen.get(name, usual.get(name, False))
            if folded != section.is_folded and section not in stay:
                section.fold(folded)

    def least_width(self) -> int:
        """Return the width below which something would be cut, in logical pixels."""
        return self._panels.minimumSizeHint().width() + BAR_ROOM

    def _keep_fold(self, name: str, folded: bool) -> None:
        self._chosen[name] = folded
        # These changes are meant to move widgets.
        self._seen = {}
        words = " ".join(f"{'-' if folded else '+'}{name}" for name, folded in self._chosen.items())
        self._settings.set_window_value("folds", QByteArray(words.encode()))

    def enterEvent(self, event: QEnterEvent) -> None:
        super().enterEvent(event)
        self._watch()

    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        # A drop-down list or a menu only borrows the pointer.
        if QApplication.activePopupWidget() is None:
            self._let_go()
            self._watch()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._claim_rows()
        self._note()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is not self._panels or event.type() != QEvent.Type.LayoutRequest:
            return super().eventFilter(watched, event)
        # A shorter scroll bar would move everything.
        holding, self._holding = self._holding, True
        taken = super().eventFilter(watched, event)
        self._holding = holding
        self._claim_rows()
        self._hold()
        before, self._least = self._least, self.least_width()
        if self._least != before:
            self.least_width_changed.emit()
        return taken

    def _on_focus_changed(self, before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.isAncestorOf(now):
            self._at_first = None
        elif now is not None and before is not None and not self.underMouse():
            self._let_go()
        self._watch()

    def _let_go(self) -> None:
        """Stop holding widgets in their places."""
        self._seen = {}
        self._make_room(0)

    def _claim_rows(self) -> None:
        """Give the moves the rest of the viewport where they would show only a few rows."""
        moves, least = self.moves, 0
        if not moves.is_folded:
            view, sections = self.viewport().height(), self._sections.values()
            rest = view - sum(each.height() for each in sections if each is not moves)
            least = 0 if rest >= _ENOUGH else max(_LEAST, min(_MOST, view - moves.y()))
        if moves.minimumHeight() != least:
            moves.setMinimumHeight(least)

    def _watch(self) -> None:
        """Note the places of all widgets, if pointer or focus are here and none are noted."""
        if QCursor.pos() != self._at_first:
            # The pointer has not moved, so it is not there on purpose.
            self._at_first = None
        focused = self.window().focusWidget()
        has_keyboard = focused is not None and self._panels.isAncestorOf(focused)
        if not self._seen and self._at_first is None and (has_keyboard or self.underMouse()):
            self._look_around()

    def _look_around(self) -> None:
        """Note the places of all widgets in the viewport."""
        viewport = self.viewport()
        self._seen = {
            child: QRect(child.mapTo(viewport, QPoint()), child.size())
            for child in self._panels.findChildren(QWidget)
            if child.isVisible()
        }

    def _note(self) -> None:
        """Note the places again after scrolling."""
        if self._seen and not self._holding:
            self._look_around()

    def _hold(self) -> None:
        """Scroll the held widget back to its place."""
        if not self._seen or self._holding:
            return
        self._holding = True
        self._settle()
        held = self._held()
        if held is not None:
            moved = held.mapTo(self.viewport(), QPoint()).y() - self._seen[held].top()
            bar, view = self.verticalScrollBar(), self.viewport()
            wanted = bar.value() + moved
            self._make_room(view.height() + wanted if wanted > 0 and self.underMouse() else 0)
            bar.setValue(wanted)
        self._holding = False
        self._look_around()

    def _held(self) -> QWidget | None:
        """Return the visible widget that must stay in its place.

        That is the smallest clickable one under the pointer, else the focused one, else the
        smallest under the pointer.
        """
        at, view = self.viewport().mapFromGlobal(QCursor.pos()), self.viewport().rect()
        seen = {child: box for child, box in self._seen.items() if child.isVisible()}
        pointed = [child for child, box in seen.items() if view.contains(at) and box.contains(at)]
        pointed.sort(key=lambda child: seen[child].width() * seen[child].height())
        clickable = [each for each in pointed if each.focusPolicy() & Qt.FocusPolicy.ClickFocus]
        focused = self.window().focusWidget()
        typed = [child for child in seen if child is focused and view.intersects(seen[child])]
        return next(iter((*clickable, *typed, *pointed)), None)

    def _make_room(self, least: int) -> None:
        """Set the least height of all sections."""
        if least != self._panels.minimumHeight():
            self._panels.setMinimumHeight(least)
            self._settle()

    def _settle(self) -> None:
        """Lay out at once, to avoid a visible movement."""
        self.event(QEvent(QEvent.Type.LayoutRequest))
        self._column.activate()

    def _enable_bar(self, least: int, most: int) -> None:
        self.verticalScrollBar().setEnabled(most > least)
