"""Play on a board: what it shows, the moves that are made or refused, its section."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QWidget

from fenedit.notation.position import EMPTY, Square
from fenedit.session.state import EditorState
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.contents import BoardContents, Landings, contents_of_position
from fenedit.ui.panels.card import Section
from fenedit.ui.workbench import Workbench

if TYPE_CHECKING:
    from PySide6.QtGui import QUndoStack

    from fenedit.rules.play import LegalMove
    from fenedit.session.moves.play_line import PlayLine
    from fenedit.session.moves.playing import Playing
    from fenedit.ui.play.bars import PlayBar, PlayHead
    from fenedit.ui.play.overlays import BoardNote, PromotionChooser


class _Press(NamedTuple):
    """A press of the left button on a square, as things stood before it."""

    square: Square
    picked: Square | None
    line: PlayLine


class PlayController(QObject):
    """Wires what is played to a board.

    Attributes:
        head: the upper part of the section, None before it was needed.
        bar: the lower part, likewise.
        chooser: what asks for the piece of a promotion, None before it was needed.
        note: what is said over the board, likewise.

    Signals:
        unsaid: what was said last of a refusal or of the end of play, which is not true any more.
    """

    unsaid = Signal(str)

    def __init__(self, area: BoardArea, bench: Workbench) -> None:
        super().__init__(area)
        self._area = area
        self._bench = bench
        self._action = bench.commands["play"]
        self._tip = self._action.statusTip()
        self._playing = bench.playing
        self._settings = bench.settings
        self._news = ""
        self._said = ""
        self._said_at: EditorState | None = None
        self._press: _Press | None = None
        self.note: BoardNote | None = None
        self.head: PlayHead | None = None
        self.bar: PlayBar | None = None
        self._section: Section | None = None
        self.chooser: PromotionChooser | None = None
        self._playing.interrupted.connect(self._tell_end)
        area.view.move_typed.connect(self.write)
        self._settings.preferences_changed.connect(self._on_preferences_changed)

    # --- what commands do ------------------------------------------------------------------

    def toggle(self) -> None:
        """Play moves from the position that is set up, or go back to it; say why if that is off."""
        if (line := self._playing.line) is not None:
            self._playing.leave()
            # Somebody who pressed the key to start playing would go on typing, now on the board.
            self._tell_end(line, elsewhere=False)
        elif self._playing.begin():
            if self._area.window().focusWidget() not in (None, self._area.view):
                # What is typed next is a move.
                self._area.focus_board()
        else:
            words = self.tr("No moves can be played. {0}").format(self._why_not())
            self.say_over_board(words)
        self._action.setChecked(self._playing.active)

    def may(self, _name: str = "") -> bool:
        """Tell whether moves can be played, or are; the tips of the command say why not.

        For a menu that is about to be seen: at each keystroke it would take too long. A shortcut
        that is pressed meanwhile says the same over the board.
        """
        reason = self._why_not()
        self._action.setStatusTip(reason or self._tip)
        self._action.setToolTip(reason or self._tip)
        return not reason

    def undo(self) -> None:
        """Take back a move while moves are played, an edit else."""
        self._history.undo()

    def redo(self) -> None:
        """Make again what was taken back last."""
        self._history.redo()

    @property
    def _history(self) -> Playing | QUndoStack:
        return self._playing if self._playing.active else self._bench.editor.undo_stack

    def _why_not(self) -> str:
        """Return why no moves can be played, as a sentence; "" if they can."""
        problem = self._playing.why_not()
        if self._playing.active or problem is None:
            return ""
        # Here, because it is only needed where something is wrong.
        from fenedit.ui.play.text import why_not_words

        return why_not_words(problem)

    # --- what is shown and said ------------------------------------------------------------

    def contents(self) -> BoardContents:
        """Return what the board shows while moves are played."""
        line = self._playing.line
        assert line is not None
        last = line.last_move
        return contents_of_position(self._playing.position, line.chess960)._replace(
            landings=_landings(line),
            last_move=(last.origin, last.target) if last is not None else (),
            arrows=self._playing.arrows,
            news=self._news,
        )

    def move(self, start: Square, end: Square) -> None:
        """Make the move of a man to a square; of a promotion the person says to what."""
        line = self._playing.line
        if line is None:
            return
        found = [
            move for move in line.legal_moves if move.origin == start and end in line.landings(move)
        ]
        if len(found) == 1:
            self._playing.play(found[0].uci)
        elif found:
            self._ask(line, found)

    def write(self, text: str = "") -> None:
        """Begin to write a move, where it is seen."""
        if self._section is None or self.bar is None or not self._playing.active:
            return
        alone = self._bench.commands["board_alone"]
        if alone.isChecked():
            alone.trigger()
        self._section.fold(False)
        self._bench.rooms.panels.reveal(self._section)
        self.bar.write(text)

    def say(self, words: str) -> None:
        """Say in the line of messages what holds until the next change."""
        self._said = words
        self._said_at = self._bench.editor.state
        self._bench.say(words)

    def say_over_board(self, words: str) -> None:
        """Say it there and, for some seconds, where the person looks."""
        if self.note is None:
            # Few people are ever refused.
            from fenedit.ui.play.overlays import BoardNote

            self.note = BoardNote(self._area)
        self.note.show_words(words)
        self.say(words)

    def unsay(self) -> None:
        """Take back what was said of how things stood before a change."""
        if self.note is not None:
            self.note.end()
        if self._said:
            said, self._said = self._said, ""
            self.unsaid.emit(said)

    def unsay_before(self, state: EditorState) -> None:
        """Take it back unless it was said of a state, which has just come."""
        if self._said_at is not state:
            self.unsay()

    def _ask(self, line: PlayLine, moves: list[LegalMove]) -> None:
        from fenedit.ui.play.overlays import PromotionChooser

        chooser = PromotionChooser(
            self._area.view, self._bench.look.pieces, moves[0].target, line.position.side_to_move
        )
        by_kind = {move.promotion: move.uci for move in moves}

        def choose(kind: str) -> None:
            # Where it was asked for, and nowhere else.
            if self._playing.line == line:
                self._playing.play(by_kind[kind])

        chooser.chosen.connect(choose)
        self.chooser = chooser

    def follow(self, before: PlayLine | None, after: PlayLine | None) -> None:
        """Take note of a change of what is played."""
        self._action.setChecked(after is not None)
        self.unsay()
        # An event that nobody asks for costs nothing.
        if before is None:
            self._area.view.installEventFilter(self)
        if after is None:
            self._press = None
            self._area.view.removeEventFilter(self)
            self._news = ""
            self._show_section(False)
            self._area.view.hands.voice.say(self.tr("Play ended"))
            return
        head, bar = self._bars()
        head.show_line(after)
        bar.show_line(after, self._settings.move_letters)
        self._news = _news(before, after)
        if before is None:
            self._show_section(True)
            self._area.view.hands.voice.say(head.status.toolTip())

    def _bars(self) -> tuple[PlayHead, PlayBar]:
        if self.head is None or self.bar is None:
            # Few people play at the start.
            from fenedit.ui.play.bars import PlayBar, PlayHead

            self._section = Section(self.tr("Play"), self._area)
            self.head = PlayHead(self._playing, self._section)
            self.bar = PlayBar(self._playing, self._area, self._bench.say, self.say, self._section)
            self._section.body.addWidget(self.head)
            self._section.body.addWidget(self.bar)
            self._bench.rooms.panels.show_first(self._section)
            head, bar = self.head, self.bar
            moves = (*bar.steps.values(), bar.moves, bar.entry, bar.copy)
            reached = (self._area.view, self._section.head, head.keep, head.leave, *moves)
            for before, after in pairwise(reached):
                QWidget.setTabOrder(before, after)
        return self.head, self.bar

    def _show_section(self, shown: bool) -> None:
        """Show the moves, and no palette meanwhile: pieces go only where they can."""
        section = self._section
        if section is not None and self.bar is not None:
            for shortcut in self.bar.shortcuts:
                shortcut.setEnabled(shown)
            held = section.focusWidget()
            if not shown and held is not None and held.hasFocus():
                self._area.focus_board()
            section.setVisible(shown)
            if shown:
                self._bench.rooms.panels.reveal_if_free(section)
        self._area.show_palette(not shown)

    def _tell_end(self, line: PlayLine, elsewhere: bool) -> None:
        """Say over the board that play has ended, and the way back to its moves."""
        from fenedit.ui.play.text import ended_words

        words = ended_words(
            moves=bool(line.moves), ahead=self._playing.has_moves, elsewhere=elsewhere
        )
        self.say_over_board(words)

    def _on_preferences_changed(self, _preferences: object) -> None:
        line = self._playing.line
        if line is not None and self.bar is not None:
            self.bar.show_line(line, self._settings.move_letters)

    # --- events of the board ---------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Leave at an Esc that has nothing else to end; say why what was tried is no move.

        The board itself only tells of moves that can be made, and keeps to itself what it lets
        go of.
        """
        line = self._playing.line
        if line is None:
            return False
        if isinstance(event, QKeyEvent):
            return event.type() == QEvent.Type.KeyPress and self._leaves(event)
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            if event.type() == QEvent.Type.MouseButtonRelease:
                self._on_release(event, line)
            elif event.type() != QEvent.Type.MouseMove:
                square = self._square_at(event)
                picked = self._area.view.hands.picking.picked
                self._press = None if square is None else _Press(square, picked, line)
        return False

    def _leaves(self, event: QKeyEvent) -> bool:
        held = self._area.view.busy or self._area.view.hands.picking.picked is not None
        # A key that is held down has let go of a man, and is to do no more.
        if event.key() != Qt.Key.Key_Escape or event.isAutoRepeat() or held:
            return False
        self._playing.leave()
        return True

    def _on_release(self, event: QMouseEvent, line: PlayLine) -> None:
        press, self._press = self._press, None
        if press is None or press.line != line:
            return
        start, end = press.square, self._square_at(event)
        view = self._area.view
        lifts = view.hands.picking.can_pick(start)
        if end is None or (lifts and not view.busy):
            # It was carried off the board, or given up meanwhile.
            return
        if end == start and press.picked is not None and not lifts:
            start = press.picked
        reason = line.why_not(start, end) if view.placement[start] != EMPTY else ""
        # A single click on a man is no move; but that it is not its turn is worth a word.
        if reason == "turn" or (reason and end != start):
            from fenedit.ui.play.text import refusal_words

            self.say(refusal_words(reason, line.position.side_to_move))

    def _square_at(self, event: QMouseEvent) -> Square | None:
        at = event.position()
        return self._area.view.board_geometry.square_at(at.x(), at.y())


def _landings(line: PlayLine) -> Landings:
    squares: list[set[Square]] = [set() for _ in range(64)]
    for move in line.legal_moves:
        squares[move.origin].update(line.landings(move))
    return tuple(map(frozenset, squares))


def _news(before: PlayLine | None, after: PlayLine) -> str:
    """Return what to say aloud of a step forward, "" of any other way."""
    move = after.last_move
    if before is None or move is None or before.position != after.positions[after.index - 1]:
        return ""
    from fenedit.ui.play.text import news_words

    return news_words(before.position, move, after)
