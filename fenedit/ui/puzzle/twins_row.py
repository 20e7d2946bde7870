"""Shows the twins of a puzzle: a button for each, and the changes of the one shown."""

from functools import partial
from itertools import pairwise

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget

from fenedit.documents.annotating import puzzle_of_record
from fenedit.notation.fairy import fairy_piece
from fenedit.notation.position import EMPTY, Content, Placement, parse_square, square_name
from fenedit.notation.puzzle import Puzzle
from fenedit.notation.safe_text import breakable, shown
from fenedit.notation.twin_commands import Command, Twin, twins_of
from fenedit.notation.twins import TwinState, all_states, applied, is_zeroposition, printed
from fenedit.session import intents
from fenedit.session.state import EditorState
from fenedit.ui.board.text import piece_name
from fenedit.ui.panels.card import label_of
from fenedit.ui.panels.problem_line import ButtonFlow
from fenedit.ui.panels.text import problem_sentence
from fenedit.ui.style import lay_out
from fenedit.ui.voice import open_menu
from fenedit.ui.workbench import Workbench

_WIDTH = 30
"""The least width of a chip in logical pixels."""


class TwinsRow(QWidget):
    """Shows a chip (a small button) for the diagram and each twin, and what the one shown changes.

    Attributes:
        chips: the diagram first.
        more: adds a twin.
        change: the changes of the twin shown, as magazines print them, or why it cannot be made.
    """

    def __init__(self, bench: Workbench, before: QWidget, parent: QWidget) -> None:
        """Make a row that follows the widget `before` in the tab order."""
        super().__init__(parent)
        self._bench = bench
        self._before = before
        self._known: object = None
        self._shown = 0
        self.setAccessibleName(self.tr("Twins"))
        self.chips: list[QPushButton] = []
        self.more = QPushButton("+", self)
        self.more.setObjectName("chip")
        self.more.setAutoDefault(True)
        self.more.setFixedWidth(_WIDTH)
        self.more.setToolTip(self.tr("Add a twin like the position shown"))
        self.more.setAccessibleName(self.tr("Add a twin"))
        self.more.clicked.connect(self._add)
        self._flow = ButtonFlow()
        self._flow.setSpacing(3)
        self._flow.addWidget(self.more)
        self.change = label_of(self)
        self.change.setTextFormat(Qt.TextFormat.PlainText)
        lay_out(QVBoxLayout(self), self._flow, self.change, margins=0, spacing=4)

    def show_state(self, state: EditorState) -> bool:
        """Show the twins of the record; return whether another twin is shown than before."""
        whole = state.whole
        known = (whole.record, state.twin)
        if known == self._known:
            return False
        is_other = state.twin not in (0, self._shown)
        self._known, self._shown = known, state.twin
        position, puzzle = whole.position, puzzle_of_record(whole.record)
        twins = () if whole.is_draft else twins_of(puzzle.twins)
        self.setVisible(bool(twins))
        if not twins:
            return False
        while len(self.chips) <= len(twins):
            self._add_chip(len(self.chips))
        states, lines = all_states(position, puzzle), printed(position, puzzle)
        zero = is_zeroposition(twins)
        for index, chip in enumerate(self.chips):
            chip.setVisible(index <= len(twins))
            if index > len(twins):
                continue
            twin, problem = (twins[index - 1], states[index].problem) if index else (None, None)
            chip.setText(twin.name if twin is not None else "0" if zero else "a")
            chip.setChecked(index == state.twin)
            name = self.tr("Twin {name}").format(name=chip.text())
            if twin is None:
                words = self.tr("Zeroposition: not to be solved") if zero else self.tr("Diagram")
                tip = words
            elif problem is not None:
                name = words = tip = problem_sentence(problem)
            else:
                if twin.continued:
                    name = self.tr("Twin {name}, continued").format(name=twin.name)
                base = states[index - 1 if twin.continued else 0]
                words, tip = self._spoken(twin, base), lines[index - 1]
                if not twin.commands:
                    words = self.tr("{name}) Move pieces on the board to change this twin.")
                    words = tip = words.format(name=twin.name)
            # Tab leads to the one shown.
            by_tab = Qt.FocusPolicy.TabFocus if index == state.twin else Qt.FocusPolicy.NoFocus
            chip.setFocusPolicy(Qt.FocusPolicy.ClickFocus | by_tab)
            chip.setAccessibleName(name)
            chip.setAccessibleDescription(words)
            chip.setToolTip(breakable(shown(tip)))
            fails = problem is not None
            if fails != chip.property("fails"):
                chip.setProperty("fails", fails)
                chip.style().unpolish(chip)
                chip.style().polish(chip)
        self.change.setText(self.chips[state.twin].toolTip())
        return is_other

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Remove the twin shown with Delete."""
        if event.key() == Qt.Key.Key_Delete:
            self._bench.rooms.puzzle.remove_twin()
        else:
            super().keyPressEvent(event)

    def _add_chip(self, index: int) -> None:
        chip = QPushButton(self)
        chip.setObjectName("chip")
        chip.setAutoDefault(True)
        chip.setCheckable(True)
        chip.setAutoExclusive(True)
        chip.setMinimumWidth(_WIDTH)
        chip.setProperty("fails", False)
        chip.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        chip.clicked.connect(partial(self._show, index))
        chip.customContextMenuRequested.connect(partial(self._open_menu, index))
        self._flow.insert(chip)
        self.chips.append(chip)
        for before, after in pairwise((self._before, *self.chips, self.more)):
            QWidget.setTabOrder(before, after)

    # The room is under construction while the row is made.

    def _show(self, index: int, *_checked: bool) -> None:
        self._bench.rooms.puzzle.show_twin(index)

    def _add(self) -> None:
        self._bench.rooms.puzzle.add_twin()

    def _open_menu(self, index: int, where: QPoint) -> None:
        chip, menu = self.chips[index], QMenu(self)
        twins = twins_of(self._puzzle.twins)
        if index == 0:
            zero = menu.addAction(self.tr("&Zeroposition: Solve Only the Twins"))
            zero.setCheckable(True)
            zero.setChecked(is_zeroposition(twins))
            zero.triggered.connect(self._set_zeroposition)
        else:
            before = self.chips[index - 1].text()
            onward = menu.addAction(self.tr("&Continue Twin {name})").format(name=before))
            onward.setCheckable(True)
            onward.setChecked(twins[index - 1].continued)
            onward.setEnabled(index > 1)
            onward.toggled.connect(partial(self._continue, index))
            menu.addSeparator()
            remove = menu.addAction(self.tr("&Remove Twin {name})").format(name=chip.text()))
            remove.triggered.connect(partial(self._remove, index))
        open_menu(menu, chip.mapToGlobal(where), by_keyboard=chip.hasFocus())

    def _set_zeroposition(self, zero: bool) -> None:
        self._bench.editor.perform(intents.twins.set_zeroposition, zero)

    def _continue(self, index: int, last: bool) -> None:
        self._bench.editor.perform(intents.twins.count_from_last, index, last)

    def _remove(self, index: int, *_checked: bool) -> None:
        self._bench.editor.perform(intents.twins.remove, index)

    @property
    def _puzzle(self) -> Puzzle:
        return puzzle_of_record(self._bench.editor.state.whole.record)

    def _spoken(self, twin: Twin, base: TwinState) -> str:
        """Return the changes of a twin in words: "black knight e6 to c4"."""
        placement, words = base.position.placement, list[str]()
        for command in twin.commands:
            words.append(self._command_words(command, placement))
            placement = applied(command, placement)
        return ", ".join(words)

    def _command_words(self, command: Command, placement: Placement) -> str:
        def on(square: str) -> str:
            return f"{piece_name(placement[parse_square(square)])} {square}"

        match command.kind:
            case "Move":
                origin, target = command.args
                return self.tr("{piece} to {square}").format(piece=on(origin), square=target)
            case "Exchange":
                one, other = map(on, command.args)
                return self.tr("{one} and {other} exchanged").format(one=one, other=other)
            case "Remove" | "Add":
                after = applied(command, placement)
                pairs = zip(placement, after, strict=True)
                changed = [square for square, pair in enumerate(pairs) if pair[0] != pair[1]]
                words = [self._added_words(each, placement[each], after[each]) for each in changed]
                return ", ".join(words)
            case "Rotate":
                turned = self.tr("the board turned to the left by {angle}°")
                return turned.format(angle=command.args[0])
            case "Mirror":
                first, last = command.args[0].split("<-->")
                mirrored = self.tr("the board mirrored, {one} and {other} exchanged")
                return mirrored.format(one=first, other=last)
            case "Shift":
                origin, target = command.args
                shifted = self.tr("all pieces shifted as from {origin} to {square}")
                return shifted.format(origin=origin, square=target)
            case "PolishType":
                return self.tr("the colours of all pieces exchanged")
            case "Substitute":
                # Pieces of both colours change; only White's is named.
                one, other = (piece_name(fairy_piece(walk, "w") or EMPTY) for walk in command.args)
                return self.tr("{one} becomes {other}, Black’s too").format(one=one, other=other)
            case "FEN":
                return self.tr("another position")
            case "Condition":
                return self.tr("conditions: {names}").format(names=command.args[0])
        return command.args[0]

    def _added_words(self, square: int, before: Content, after: Content) -> str:
        words = self.tr("without {piece}") if after == EMPTY else self.tr("with {piece}")
        piece = piece_name(before if after == EMPTY else after)
        return words.format(piece=f"{piece} {square_name(square)}")
