"""Handles keys on the board: setting up, playing, and drawing with the Marks tool."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from fenedit.notation.marks import NAMED_COLOURS, DrawnArrow, DrawnMark, Highlight
from fenedit.notation.position import (
    EMPTY,
    RANKS,
    Placement,
    Square,
    file_of,
    rank_of,
    square_name,
)
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.intents.board import pieces_in
from fenedit.session.state import WHOLE_BOARD, MarkTask, Rectangle
from fenedit.ui.board.accessible import BoardVoice
from fenedit.ui.board.caret import (
    Caret,
    Typed,
    after_change,
    clear_here,
    step_back,
    stepped,
    type_blank,
    type_character,
)
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.board.gestures import Block, mark_on, pressed_content
from fenedit.ui.board.text import differing_squares, range_words, square_words
from fenedit.ui.board.widget import BoardWidget
from fenedit.ui.keys import key_names, latin_text


class Picking:
    """Picks a piece and puts it down, while moves are played.

    Attributes:
        picked: its square, None for none.
    """

    def __init__(self, view: BoardWidget, voice: BoardVoice) -> None:
        self.picked: Square | None = None
        self._view = view
        self._voice = voice
        self._again = False

    def check(self, before: BoardContents, after: BoardContents) -> None:
        """Release the piece after a move, or while a position is set up."""
        if (before.placement, before.landings) != (after.placement, after.landings):
            self.picked = None

    def targets_from(self, square: Square | None) -> frozenset[Square]:
        """Return the targets of the piece on a square."""
        landings = self._view.contents.landings
        return frozenset() if landings is None or square is None else landings[square]

    def can_pick(self, square: Square) -> bool:
        """Return whether the piece on a square can move."""
        return bool(self.targets_from(square))

    def pick(self, square: Square) -> None:
        """Pick the piece on a square, if it can move."""
        if self.can_pick(square) and square != self.picked:
            self.picked = square
            self._voice.announce_picked(square, self.targets_from(square))

    def let_go(self) -> None:
        """Release the piece."""
        self.picked = None
        self._view.refresh()

    def press(self, square: Square) -> None:
        """Pick the piece on a square, or none if it cannot move; `click` may end it."""
        self._again = square == self.picked
        if not self.can_pick(square):
            self.picked = None
        self.pick(square)
        self._view.refresh()

    def click(self, square: Square) -> None:
        """Release a piece that was pressed again and not dragged away."""
        if self._again and self.picked == square:
            self.let_go()

    def drop(self, square: Square, *, carried: bool = False) -> bool:
        """Ask for the picked piece to be moved to a square; False if it cannot go there.

        A piece that the pointer has carried there does not glide.
        """
        origin = self.picked
        if origin is None or square not in self.targets_from(origin):
            return False
        self.picked = None
        if carried:
            self._view.request(self._view.piece_moved, origin, square, False)
        else:
            # Not through `request`, so that the piece glides.
            self._view.piece_moved.emit(origin, square, False)
        self._view.refresh()
        return True

    def enter(self, square: Square) -> None:
        """Handle Enter on a square: pick, put down, or release."""
        if self.drop(square):
            return
        if square == self.picked:
            self.picked = None
        elif self.can_pick(square):
            self.pick(square)
        else:
            self._voice.announce_key("refused", square)
        self._view.refresh()


_KEY = Qt.Key
_COLOURS = {
    sign: colour
    for number, colour in enumerate(NAMED_COLOURS, 1)
    for sign in (str(number), colour.letter.lower())
}


class MarkingKeys:
    """Keys while the Marks tool is in hand.

    Attributes:
        begun: the square from which Enter will draw, None before the first Enter.
    """

    def __init__(self, view: BoardWidget, voice: BoardVoice) -> None:
        self.begun: Square | None = None
        self._view = view
        self._voice = voice

    def mark_to(self, square: Square | None) -> DrawnMark | None:
        """Return the mark that Enter would draw with the caret on a square."""
        tool = self._view.marking
        if tool is None or self.begun is None or square is None:
            return None
        if square != self.begun:
            return DrawnArrow(tool.colour, self.begun, square)
        return mark_on(square, tool.task, tool.colour)

    def press(self, key: int, modifiers: Qt.KeyboardModifier, text: str, square: Square) -> bool:
        """Handle a key with the caret on a square; return False if it has no meaning of its own."""
        view, tool, sign = self._view, self._view.marking, text.lower()
        if tool is None:
            return False
        if key in _ENTER:
            mark, begun, self.begun = self.mark_to(square), self.begun, None
            if begun is None:
                self.begun = square
                self._voice.announce_key("begun", square)
            elif mark is not None:
                view.request(view.mark_drawn, mark)
            elif tool.task is MarkTask.LABEL:
                view.request(view.label_wanted, square, tool.colour)
        elif modifiers & _COMMANDS:
            return False
        elif key in (_KEY.Key_Delete, _KEY.Key_Backspace):
            self.begun = None
            view.request(view.marks_wiped, square)
        elif sign in _COLOURS or sign == "5":
            colour = _COLOURS.get(sign, tool.other)
            view.request(view.marking_picked, tool._replace(colour=colour))
        elif sign == "h":
            view.request(view.mark_drawn, Highlight(tool.colour, square))
        elif sign == "l":
            view.request(view.label_wanted, square, tool.colour)
        elif len(text) != 1 or not text.isprintable():
            return False
        view.refresh()
        return True


_PLAIN = Qt.KeyboardModifier.NoModifier
_CONTROL = Qt.KeyboardModifier.ControlModifier
_SHIFT = Qt.KeyboardModifier.ShiftModifier
_COPYING = _CONTROL | Qt.KeyboardModifier.AltModifier
_COMMANDS = _COPYING | Qt.KeyboardModifier.MetaModifier
_ARROWS = {
    _KEY.Key_Left: (-1, 0),
    _KEY.Key_Right: (1, 0),
    _KEY.Key_Up: (0, 1),
    _KEY.Key_Down: (0, -1),
}
_TRAVELLING = (*_ARROWS, _KEY.Key_Home, _KEY.Key_End)
_ENTER = (_KEY.Key_Return, _KEY.Key_Enter)
_WORDS = {
    "rank-full": QT_TRANSLATE_NOOP(
        "BoardKeys", "Rank {rank} is full: “{key}” was not placed. Type / for the next rank."
    ),
    "no-room": QT_TRANSLATE_NOOP(
        "BoardKeys", "“{key}” is too many. Squares left on rank {rank}: {left}."
    ),
    "last-rank": QT_TRANSLATE_NOOP("BoardKeys", "Rank 1 is the last rank."),
    "begun-again": QT_TRANSLATE_NOOP(
        "BoardKeys", "The last square was filled. Typing starts again at a8."
    ),
    "first-square": QT_TRANSLATE_NOOP("BoardKeys", "a8 is the first square."),
    "nothing-after": QT_TRANSLATE_NOOP(
        "BoardKeys", "{square} is the last square; {backspace} clears it."
    ),
    "meaningless": QT_TRANSLATE_NOOP(
        "BoardKeys",
        "“{key}” is not a piece. Type KQRBNP or kqrbnp, or 1 to 8 for empty squares.",
    ),
    "emptied": QT_TRANSLATE_NOOP(
        "BoardKeys", "“{key}” empties squares. Pieces removed: {removed}. Undo brings them back."
    ),
    "all-typed": QT_TRANSLATE_NOOP(
        "BoardKeys",
        "That was the last square. Press Space to type the side to move and the other fields.",
    ),
    "fields": QT_TRANSLATE_NOOP(
        "BoardKeys",
        "Now type side to move, castling rights, en passant square and counters as in FEN, then "
        "press Enter.",
    ),
    "field-0": QT_TRANSLATE_NOOP(
        "BoardKeys", "“{key}” does not fit: expected w or b as the side to move."
    ),
    "field-1": QT_TRANSLATE_NOOP(
        "BoardKeys", "“{key}” does not fit: expected castling rights such as KQkq, or -."
    ),
    "field-2": QT_TRANSLATE_NOOP(
        "BoardKeys", "“{key}” does not fit: expected an en passant square such as e3, or -."
    ),
    "field-3": QT_TRANSLATE_NOOP(
        "BoardKeys", "“{key}” does not fit: expected a number as the halfmove clock."
    ),
    "field-4": QT_TRANSLATE_NOOP(
        "BoardKeys", "“{key}” does not fit: expected a fullmove number, or Enter to finish."
    ),
    "no-more-fields": QT_TRANSLATE_NOOP(
        "BoardKeys", "The fullmove number was the last field. Typing starts again at a8."
    ),
}
"""Messages about keys that are refused or have surprising effects."""


class BoardKeys:
    """The keyboard's caret, and the pieces it has lifted.

    Attributes:
        caret: the keyboard's place, None before its first use.
        visible: whether the caret is shown.
        lifted: the square whose piece moves with the caret, or None.
        block: the selected pieces that the arrow keys move, or None.
        marking: keys while the Marks tool is in hand.
    """

    def __init__(
        self, view: BoardWidget, picking: Picking, voice: BoardVoice, numbers: Iterator[int]
    ) -> None:
        self.caret: Caret | None = None
        self.visible = False
        self._away = False
        self.lifted: Square | None = None
        self.block: Block | None = None
        self.marking = MarkingKeys(view, voice)
        self._anchor: Square | None = None
        self._view = view
        self._picking = picking
        self._voice = voice
        self._numbers = numbers
        self._step: tuple[tuple[int, bool], int] | None = None
        self._said: tuple[str, str] | None = None

    @property
    def shown(self) -> Caret | None:
        """The caret, None while it is hidden."""
        seen = self.visible and self.block is None and not self._away
        return self.caret if seen else None

    def anchor_selection(self, anchor: Square, caret: Square) -> None:
        """Anchor the selection on a square, and put the hidden caret on another one."""
        self._anchor, self.caret = anchor, Caret(caret)

    def announce_selection(self) -> None:
        """Announce the selection."""
        self._voice.announce_selection(self._view.selection)

    def place_caret(self, square: Square, *, visible: bool = True) -> None:
        """Put the caret on a square, as a click does; this ends a step of typing."""
        self._step = self.caret = None
        self.visible = visible
        self._go(Caret(square))

    def reveal(self, *, is_announced: bool = False) -> None:
        """Show the caret and announce its square, as when Tab reaches the board."""
        self.visible = True
        self.end_fields()
        if self.caret is None:
            self._go(Caret(), is_announced=is_announced)
        else:
            self._view.refresh()
            self._signal_caret(self.caret, is_announced=is_announced)

    def rest(self) -> None:
        """Put down what is lifted, hide the caret and end the step: the pointer takes over."""
        self._step = None
        self.end_fields()
        self._unsay()
        self.put_back()
        self.visible = False

    def end_fields(self) -> bool:
        """End typing after the placement; return False if nothing is typed there."""
        if self.caret is None or self.caret.fields is None:
            return False
        self._step = None
        self.caret = self.caret._replace(fields=None)
        self._unsay()
        return True

    def put_back(self) -> None:
        """Put lifted pieces back, and drop a begun mark."""
        self.lifted = self.block = self.marking.begun = None

    def gain_focus(self, *, by_keyboard: bool) -> None:
        """Show the caret if the keyboard moved the focus here, or it has come back."""
        self._away = False
        if by_keyboard:
            self.reveal(is_announced=True)
        if self.visible:
            self._view.refresh()
            # Qt first announces that the board itself has the focus.
            QTimer.singleShot(0, self._view, self._announce_again)

    def _announce_again(self) -> None:
        if self._view.hasFocus() and self.caret is not None:
            self._voice.announce_caret(self.caret)

    def lose_focus(self, reason: Qt.FocusReason) -> None:
        """Rest, or hide the caret as long as another window has the focus.

        It stays visible below an open menu, which may be that of its square.
        """
        reasons = Qt.FocusReason
        if reason not in (
            reasons.MenuBarFocusReason,
            reasons.PopupFocusReason,
            reasons.ActiveWindowFocusReason,
        ):
            self.rest()
        else:
            self._away = QApplication.activePopupWidget() is None
            if self._away:
                self.end_fields()
        self._voice.focus(None)
        self._view.refresh()

    def check(self, before: Placement, placement: Placement) -> None:
        """Release what another change removes; typing continues where that change began."""
        if before != placement and not self._view.answering:
            self._step = None
            self._unsay()
            if caret := self.caret:
                self.caret = after_change(caret, differing_squares(before, placement)[0])
                if self.visible and self.caret.square != caret.square:
                    self._signal_caret(self.caret)
        if self.lifted is not None and placement[self.lifted] == EMPTY:
            self.lifted = None
        if self.block is not None and pieces_in(placement, self.block.area) != self.block.pieces:
            self.block = None

    def wants(self, event: QKeyEvent, *, busy: bool) -> bool:
        """Return whether the board takes this key although a shortcut may claim it.

        `busy`: whether the pointer is in the middle of a gesture.
        """
        key, modifiers, view = event.key(), event.modifiers(), self._view
        if key in _TRAVELLING:
            return modifiers & ~Qt.KeyboardModifier.KeypadModifier in (_PLAIN, _CONTROL, _SHIFT)
        if modifiers & _COMMANDS:
            return key == _KEY.Key_A and modifiers == _CONTROL
        if key == _KEY.Key_Escape:
            held = (self.lifted, view.brush, view.marking, self._picking.picked, view.selection)
            return busy or self._in_fields or any(each is not None for each in held)
        # A key without a text, such as F1, is "printable" to Python and has no meaning here.
        types = bool(event.text()) and event.text().isprintable()
        return types or key in (_KEY.Key_Backspace, _KEY.Key_Delete)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return False if it means nothing here."""
        said = self._said
        taken = self._do(event)
        # Help on fields stays for all fields, a message about a key until the next key.
        is_past = not self._in_fields if said and said[0] == "fields" else taken
        if self._said is said and is_past:
            self._unsay()
        return taken

    def _do(self, event: QKeyEvent) -> bool:
        key, modifiers = event.key(), event.modifiers()
        if key == _KEY.Key_Escape:
            return self._escape()
        if self._view.playing:
            return self._press_in_play(key, modifiers, event.text())
        if self._view.marking and self.marking.press(key, modifiers, event.text(), self._square):
            self.visible = True
            self._view.refresh()
        elif key in _ENTER:
            if not self._leave_fields():
                self._enter(modifiers)
        elif key == _KEY.Key_Menu or (key == _KEY.Key_F10 and modifiers == _SHIFT):
            self.put_back()
            self.visible = True
            self._view.refresh()
            self._view.ask_for_menu(self._square)
        elif key in _TRAVELLING:
            self._travel(_KEY(key), modifiers)
        elif key == _KEY.Key_A and modifiers == _CONTROL:
            self._step = None
            self.put_back()
            self._anchor = WHOLE_BOARD.corners[0]
            self._view.select(WHOLE_BOARD)
            self.announce_selection()
        elif modifiers & _COMMANDS:
            return False
        else:
            return self._type(key, latin_text(event))
        return True

    @property
    def _square(self) -> Square:
        return (self.caret or Caret()).square

    @property
    def _in_fields(self) -> bool:
        return self.caret is not None and self.caret.fields is not None

    def _leave_fields(self) -> bool:
        """End the fields by a key, and announce the caret's square."""
        if not self.end_fields():
            return False
        self._voice.say(square_words(self._square, self._view.placement[self._square]))
        return True

    def _escape(self) -> bool:
        view = self._view
        if self._leave_fields():
            return True
        if self._picking.picked is not None:
            self._picking.let_go()
        elif (self.lifted, self.block, self.marking.begun) != (None, None, None):
            self.put_back()
            view.refresh()
        elif view.selection is not None:
            self._deselect()
            self.announce_selection()
        elif view.brush is not None:
            view.request(view.brush_picked, None)
        elif view.marking is not None:
            view.request(view.marking_picked, None)
        else:
            return False
        return True

    def _press_in_play(self, key: int, modifiers: Qt.KeyboardModifier, text: str) -> bool:
        if key in (*_ENTER, _KEY.Key_Space):
            self.visible = True
            self._picking.enter(self._square)
        elif key in _TRAVELLING:
            if modifiers & Qt.KeyboardModifier.AltModifier:
                return False
            self._travel(_KEY(key), modifiers & ~_SHIFT)
        elif modifiers & _COMMANDS or len(text) != 1 or not text.isprintable():
            return False
        else:
            self._view.request(self._view.move_typed, text)
        return True

    def _enter(self, modifiers: Qt.KeyboardModifier) -> None:
        """Lift or drop the selected pieces or the caret's, or paint with the brush."""
        self._step = None
        self.visible = True
        view, copy, square = self._view, bool(modifiers & _COPYING), self._square
        lifted, block = self.lifted, self.block
        if view.selection is not None:
            self.block = None
            pieces = pieces_in(view.placement, view.selection)
            if block is None and pieces:
                self.block = Block(view.selection, pieces)
                self._voice.announce_lifted_block(pieces)
            elif block is not None and (block.files or block.ranks):
                view.move_block(block.area, block.files, block.ranks, copy=copy)
                self.anchor_selection(*block.target.corners)
            view.refresh()
            return
        self.lifted = None
        if lifted is not None:
            if square != lifted:
                view.request(view.piece_moved, lifted, square, copy)
            else:
                self._voice.say(square_words(square, view.placement[square]))
        elif view.brush is not None:
            other = bool(modifiers & _SHIFT)
            content = pressed_content(view.placement, square, view.brush, other_colour=other)
            view.request(view.stroke_painted, square, content, next(self._numbers))
        elif view.placement[square] != EMPTY:
            self.lifted = square
            self._voice.announce_key("lifted", square)
        else:
            self._voice.announce_key("nothing-lifted", square)
        view.refresh()

    def _deselect(self) -> None:
        self._anchor = None
        self._view.select(None)

    def _travel(self, key: Qt.Key, modifiers: Qt.KeyboardModifier) -> None:
        self._step = None
        self.visible = True
        caret, view, control = self.caret, self._view, bool(modifiers & _CONTROL)
        extends = bool(modifiers & _SHIFT) and self.lifted is None
        if key in _ARROWS:
            # The first arrow only shows the caret.
            right, up = _ARROWS[key] if caret or self.block else (0, 0)
        else:
            right = 1 if key == _KEY.Key_End else -1
            up = -right if control else 0
        to_edge = control or key not in _ARROWS
        if block := self.block:
            distance = (7 if to_edge else 1) * (-1 if view.flipped else 1)
            self.block = block.at(block.files + right * distance, block.ranks + up * distance)
            view.refresh()
            self._voice.say(range_words(self.block.target))
            return
        after = stepped(caret or Caret(), right, up, flipped=view.flipped, to_edge=to_edge)
        if not extends:
            self._deselect()
        self._go(after)
        if extends and caret is not None:
            if self._anchor is None or view.selection is None:
                self._anchor = caret.square
            view.select(Rectangle.between(self._anchor, after.square))
            self.announce_selection()

    def _type(self, key: int, text: str) -> bool:
        caret, view = self.caret or Caret(), self._view
        erases = key in (_KEY.Key_Backspace, _KEY.Key_Delete, _KEY.Key_Space)
        if view.selection is not None and erases:
            self.put_back()
            view.request(view.block_emptied, view.selection)
            view.refresh()
            return True
        if self.lifted is not None and key in (_KEY.Key_Delete, _KEY.Key_Space):
            lifted, self.lifted = self.lifted, None
            view.request(view.piece_discarded, lifted)
            return True
        if key == _KEY.Key_Backspace:
            typed = step_back(caret)
        elif key == _KEY.Key_Delete:
            typed = clear_here(caret)
        elif key == _KEY.Key_Space:
            typed = type_blank(caret)
        elif len(text) == 1 and text.isprintable():
            typed = type_character(caret, text)
        else:
            return False
        self.visible = True
        removed = 0
        if text in RANKS:
            # People may expect digits to skip squares, as they read, not to empty them.
            removed = sum(view.placement[square] != EMPTY for square, _ in typed.contents)
        if typed.contents or typed.caret != caret:
            self._take(typed, erases=erases)
        else:
            view.refresh()
        # After the change, since that ends all earlier messages.
        if typed.word or removed:
            self._say(typed.word or "emptied", caret, text, removed)
        return True

    def _take(self, typed: Typed, *, erases: bool) -> None:
        view = self._view
        self.put_back()
        self._deselect()
        if typed.contents:
            squares = [square for square, _ in typed.contents]
            step = self._number_of(rank_of(squares[0]), erases)
            self._voice.expect(squares)
            view.request(view.contents_typed, typed.contents, step)
            self._voice.announce_typed(squares[-1])
        elif typed.field is not None:
            number, value = typed.field
            step = self._number_of(len(RANKS) + number, erases)
            view.request(view.field_typed, number, value, step)
        self._go(typed.caret, is_announced=bool(typed.contents))

    def _number_of(self, place: int, erases: bool) -> int:
        """Return the number of the undo step; each rank and each field is one.

        Erasing is a step of its own, so that Undo brings back just that.
        """
        if self._step is None or self._step[0] != (place, erases):
            self._step = ((place, erases), next(self._numbers))
        return self._step[1]

    def _say(self, word: str, caret: Caret, key: str, removed: int) -> None:
        words = QCoreApplication.translate("BoardKeys", _WORDS[word]).format(
            key=key,
            square=square_name(caret.square),
            rank=RANKS[rank_of(caret.square)],
            left=8 - file_of(caret.square),
            removed=removed,
            **key_names(),
        )
        self._said = word, words
        self._view.request(self._view.said, words)
        self._voice.say(words)

    def _unsay(self) -> None:
        """Withdraw the message about a key."""
        if self._said is not None:
            (_, words), self._said = self._said, None
            self._view.request(self._view.unsaid, words)

    def _go(self, caret: Caret, *, is_announced: bool = False) -> None:
        before, self.caret = self.caret, caret
        self._view.refresh()
        if before is None or (before.square, before.waiting) != (caret.square, caret.waiting):
            self._signal_caret(caret, is_announced=is_announced)

    def _signal_caret(self, caret: Caret, *, is_announced: bool = False) -> None:
        """Signal the caret's square, and announce it unless that was already done."""
        self._view.request(self._view.cursor_moved, caret.square)
        if not is_announced:
            self._voice.announce_caret(caret)
        elif caret.waiting:
            self._voice.announce_key("end", caret.square)
