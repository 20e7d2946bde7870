"""All that a person works a board with: pointer, keys, and the voice of assistive technology."""

import itertools

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from fenedit.notation.position import Square
from fenedit.session.intents.board import moved_men
from fenedit.session.state import ViewState
from fenedit.ui.board.accessible import BoardVoice
from fenedit.ui.board.contents import BoardContents, Interaction
from fenedit.ui.board.keys import BoardKeys, Picking
from fenedit.ui.board.pointer import BoardPointer
from fenedit.ui.board.widget import BoardWidget


class Hands:
    """What works one board; made when the first of them is needed.

    Attributes:
        voice: tells assistive technology.
        picking: which man is about to move while moves are played.
        keys: the keyboard's caret, and what goes with it.
        pointer: what it hovers over, and the gesture that it is in the middle of.
    """

    def __init__(self, board: BoardWidget) -> None:
        numbers = itertools.count(1)
        self.voice = BoardVoice(board)
        self.picking = Picking(board, self.voice)
        self.keys = BoardKeys(board, self.picking, self.voice, numbers)
        self.pointer = BoardPointer(board, self.picking, self.keys, numbers)

    def check(self, before: BoardContents, after: BoardContents, *, answer: bool) -> None:
        """Let go of what another position does not have; `answer`: the board has asked for it."""
        self.picking.check(before, after)
        if (before.landings is None) != (after.landings is None):
            self.pointer.cancel()
            self.keys.put_back()
        self.keys.check(before.placement, after.placement)
        if before.placement != after.placement and not answer:
            self.pointer.check(after.placement)

    def wants(self, event: QKeyEvent) -> bool:
        """Tell whether the board takes this key although a shortcut may claim it."""
        return self.keys.wants(event, busy=self.pointer.busy)

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key means on the board; False if it means nothing here."""
        pointer = self.pointer
        if pointer.take_key(event, down=True):
            return True
        if not pointer.busy:
            return self.keys.press(event)
        # One hand at a time.
        if event.key() == Qt.Key.Key_Escape:
            pointer.cancel()
        return True

    def interaction(self, look: ViewState, contents: BoardContents) -> Interaction:
        """Return what pointer and keys are about now."""
        pointer, keys = self.pointer, self.keys
        drag, block, lifted = pointer.drag, pointer.selecting.drag, keys.block
        caret, coming, band = keys.shown, look.preview, look.selection
        ghosts: frozenset[Square] = frozenset()
        if block is not None:
            band = block.target
            if not block.copying:
                ghosts = frozenset(square for square, _ in block.men)
        elif lifted is not None:
            band = lifted.target
            coming = moved_men(contents.placement, lifted.area, lifted.files, lifted.ranks)
        waiting = caret is not None and caret.waiting
        drawing = keys.marking.mark_to(None if caret is None else caret.square)
        return Interaction(
            pointer.hovered if pointer.selecting.gesture is None else None,
            look.brush,
            pointer.painted,
            drag is not None,
            drag.origin if drag is not None and not drag.copying else None,
            caret.square if caret is not None and not waiting else None,
            keys.lifted,
            self.picking.picked,
            self.picking.targets_from(self.picking.picked if drag is None else drag.origin),
            caret.square if caret is not None and waiting else None,
            ghosts,
            coming,
            band,
            pointer.marking.mark or drawing,
            drag,
            block,
        )
