"""Controls play on the board: its contents, the moves made or refused, and the Play section."""

from itertools import pairwise

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QUndoStack
from PySide6.QtWidgets import QWidget

from fenedit.notation.position import EMPTY, Square
from fenedit.session.moves.play_line import PlayLine
from fenedit.session.moves.playing import Playing
from fenedit.session.state import EditorState
from fenedit.ui.board.area import BoardArea
from fenedit.ui.board.contents import BoardContents, contents_of_position
from fenedit.ui.panels.card import Section
from fenedit.ui.play.bars import PlayBar, PlayHead
from fenedit.ui.play.overlays import BoardNote, PromotionChooser
from fenedit.ui.play.text import ended_words, news_words, refusal_words, why_not_words
from fenedit.ui.workbench import Workbench


class PlayController(QObject):
    """Plays moves on the board.

    Attributes:
        head: the upper part of the section.
        bar: the lower part.
        chooser: asks for the piece of a promotion; made when first needed.
        note: shows words over the board; likewise.

    Signals:
        unsaid: the last shown refusal or end of play that is no longer true.
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
        self._press: tuple[Square, Square | None, PlayLine] | None = None
        """The square of a press, and the picked square and the line before it."""
        self.note: BoardNote | None = None
        self._section = section = Section(self.tr("Play"), area)
        section.hide()
        self.head = head = PlayHead(self._playing, section)
        self.bar = bar = PlayBar(self._playing, area, bench.say, self.say, section)
        section.body.addWidget(head)
        section.body.addWidget(bar)
        bench.rooms.panels.show_first(section)
        moves = (*bar.steps.values(), bar.moves, bar.entry, bar.copy)
        reached = (area.view, section.head, head.keep, head.leave, *moves)
        for before, after in pairwise(reached):
            QWidget.setTabOrder(before, after)
        for shortcut in bar.shortcuts:
            shortcut.setEnabled(False)
        self.chooser: PromotionChooser | None = None
        self._playing.interrupted.connect(self._show_end)
        area.view.move_typed.connect(self.write)
        self._settings.preferences_changed.connect(self._on_preferences_changed)

    # --- commands --------------------------------------------------------------------------

    def toggle(self) -> None:
        """Begin or end play; report why it cannot begin."""
        if (line := self._playing.line) is not None:
            self._playing.leave()
            # Typed moves would now edit the board.
            self._show_end(line, elsewhere=False)
        elif self._playing.begin():
            if self._area.window().focusWidget() not in (None, self._area.view):
                # A move is typed next.
                self._area.focus_board()
        else:
            words = self.tr("No moves can be played. {0}").format(self._why_not())
            self.say_over_board(words)
        self._action.setChecked(self._playing.active)

    def may(self, _name: str = "") -> bool:
        """Return whether play is possible or on; set the reason as the command's tips.

        Called when a menu opens: it would be too slow at each keystroke.
        """
        reason = self._why_not()
        self._action.setStatusTip(reason or self._tip)
        self._action.setToolTip(reason or self._tip)
        return not reason

    def undo(self) -> None:
        """Undo a move during play, otherwise an edit."""
        self._history.undo()

    def redo(self) -> None:
        """Redo the last undone move or edit."""
        self._history.redo()

    @property
    def _history(self) -> Playing | QUndoStack:
        return self._playing if self._playing.active else self._bench.editor.undo_stack

    def _why_not(self) -> str:
        """Return why play is impossible, as a sentence; "" if it is possible."""
        problem = None if self._playing.active else self._playing.why_not()
        return "" if problem is None else why_not_words(problem)

    # --- display and messages --------------------------------------------------------------

    def contents(self) -> BoardContents:
        """Return the board's contents during play."""
        line = self._playing.line
        assert line is not None
        last = line.last_move
        landings: list[set[Square]] = [set() for _ in range(64)]
        for move in line.legal_moves:
            landings[move.origin].update(line.landings(move))
        return contents_of_position(self._playing.position, line.chess960)._replace(
            landings=tuple(map(frozenset, landings)),
            last_move=(last.origin, last.target) if last is not None else (),
            arrows=self._playing.arrows,
            news=self._news,
        )

    def move(self, start: Square, end: Square) -> None:
        """Move a piece to a square; ask for the piece of a promotion."""
        line = self._playing.line
        if line is None:
            return
        found = [
            move for move in line.legal_moves if move.origin == start and end in line.landings(move)
        ]
        if len(found) == 1:
            self._playing.play(found[0].uci)
        elif found:
            by_kind = {move.promotion: move.uci for move in found}

            def choose(kind: str) -> None:
                # The line may have changed meanwhile.
                if self._playing.line == line:
                    self._playing.play(by_kind[kind])

            pieces, side = self._bench.look.pieces, line.position.side_to_move
            self.chooser = PromotionChooser(self._area.view, pieces, found[0].target, side)
            self.chooser.chosen.connect(choose)

    def write(self, text: str = "") -> None:
        """Begin to type a move, and make its field visible."""
        if not self._playing.active:
            return
        alone = self._bench.commands["board_alone"]
        if alone.isChecked():
            alone.trigger()
        self._section.fold(False)
        self._bench.rooms.panels.reveal(self._section)
        self.bar.write(text)

    def say(self, words: str) -> None:
        """Show a message in the message line until the next change."""
        self._said = words
        self._said_at = self._bench.editor.state
        self._bench.say(words)

    def say_over_board(self, words: str) -> None:
        """Show it there and, for some seconds, over the board."""
        if self.note is None:
            self.note = BoardNote(self._area)
        self.note.show_words(words)
        self.say(words)

    def unsay(self) -> None:
        """Withdraw the message shown before a change."""
        if self.note is not None:
            self.note.end()
        if self._said:
            said, self._said = self._said, ""
            self.unsaid.emit(said)

    def unsay_before(self, state: EditorState) -> None:
        """Withdraw the message shown before the current state."""
        if self._said_at is not state:
            self.unsay()

    def follow(self, before: PlayLine | None, after: PlayLine | None) -> None:
        """Show a change of the played line."""
        self._action.setChecked(after is not None)
        self.unsay()
        # Event filters cost time; none is needed outside play.
        if before is None:
            self._area.view.installEventFilter(self)
        if after is None:
            self._press = None
            self._area.view.removeEventFilter(self)
            self._news = ""
            self._show_section(False)
            self._area.view.hands.voice.say(self.tr("Play ended"))
            return
        self.head.show_line(after)
        self.bar.show_line(after, self._settings.move_letters)
        self._news, move = "", after.last_move
        if before is not None and move is not None:
            stood = after.positions[after.index - 1]
            # Only steps forward are announced.
            self._news = news_words(stood, move, after) if before.position == stood else ""
        if before is None:
            self._show_section(True)
            self._area.view.hands.voice.say(self.head.status.toolTip())

    def _show_section(self, shown: bool) -> None:
        """Show the section instead of the palette, or the palette again."""
        for shortcut in self.bar.shortcuts:
            shortcut.setEnabled(shown)
        held = self._section.focusWidget()
        if not shown and held is not None and held.hasFocus():
            self._area.focus_board()
        self._section.setVisible(shown)
        if shown:
            self._bench.rooms.panels.reveal_if_free(self._section)
        self._area.show_palette(not shown)

    def _show_end(self, line: PlayLine, elsewhere: bool) -> None:
        """Show over the board that play has ended, and how to get its moves back."""
        words = ended_words(
            moves=bool(line.moves), ahead=self._playing.has_moves, elsewhere=elsewhere
        )
        self.say_over_board(words)

    def _on_preferences_changed(self, _preferences: object) -> None:
        line = self._playing.line
        if line is not None:
            self.bar.show_line(line, self._settings.move_letters)

    # --- events of the board ---------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """End play at an Esc with no other effect; report why a gesture is not a move.

        The board itself signals only possible moves.
        """
        view = self._area.view
        line = self._playing.line
        if line is None:
            return False
        if isinstance(event, QKeyEvent):
            held = view.busy or view.hands.picking.picked is not None
            # The first event of a held key has released a piece; repeats do nothing.
            leaves = event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat() and not held
            if event.type() == QEvent.Type.KeyPress and leaves:
                self._playing.leave()
                return True
            return False
        if isinstance(event, QMouseEvent) and event.button() == Qt.MouseButton.LeftButton:
            if event.type() == QEvent.Type.MouseButtonRelease:
                self._on_release(event, line)
            elif event.type() != QEvent.Type.MouseMove:
                square = self._square_at(event)
                picked = view.hands.picking.picked
                self._press = None if square is None else (square, picked, line)
        return False

    def _on_release(self, event: QMouseEvent, line: PlayLine) -> None:
        press, self._press = self._press, None
        if press is None or press[2] != line:
            return
        (start, picked, _), end = press, self._square_at(event)
        view = self._area.view
        lifts = view.hands.picking.can_pick(start)
        if end is None or (lifts and not view.busy):
            # It was dropped off the board, or given up meanwhile.
            return
        if end == start and picked is not None and not lifts:
            start = picked
        reason = line.why_not(start, end) if view.placement[start] != EMPTY else ""
        # A single click is not a move, but may be on a piece of the wrong side.
        if reason == "turn" or (reason and end != start):
            self.say(refusal_words(reason, line.position.side_to_move))

    def _square_at(self, event: QMouseEvent) -> Square | None:
        at = event.position()
        return self._area.view.board_geometry.square_at(at.x(), at.y())
