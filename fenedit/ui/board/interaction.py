"""Combines pointer, keys and voice of a board."""

import itertools

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from fenedit.diagram.board_scene import PROBLEM_KINDS, BoardScene, Mark, MarkKind, Preview
from fenedit.notation.position import EMPTY
from fenedit.session.intents.board import moved_pieces
from fenedit.session.state import ViewState
from fenedit.ui.board.accessible import BoardVoice
from fenedit.ui.board.contents import BoardContents, with_coming
from fenedit.ui.board.keys import BoardKeys, Picking
from fenedit.ui.board.pointer import Band, BlockDrag, BoardPointer, Drawing, PieceDrag
from fenedit.ui.board.touch import BoardTouch
from fenedit.ui.board.widget import BoardWidget


class Interaction:
    """Pointer, keys and voice of one board; made when the first of them is needed.

    Attributes:
        voice: announces changes to assistive technology.
        picking: the piece that is about to move while moves are played.
        keys: the keyboard's caret and what it carries.
        pointer: the pointer and its gesture.
        touch: the fingers.
    """

    def __init__(self, board: BoardWidget) -> None:
        numbers = itertools.count(1)
        self.voice = BoardVoice(board)
        self.picking = Picking(board, self.voice)
        self.keys = BoardKeys(board, self.picking, self.voice, numbers)
        self.pointer = BoardPointer(board, self.picking, self.keys, numbers)
        self.touch = BoardTouch(board, self.pointer)

    def check(self, before: BoardContents, after: BoardContents, *, answer: bool) -> None:
        """Release pieces that another position lacks; `answer`: the board caused the change."""
        self.picking.check(before, after)
        if (before.landings is None) != (after.landings is None):
            self.pointer.cancel()
            self.keys.put_back()
        self.keys.check(before.placement, after.placement)
        if before.placement != after.placement and not answer:
            self.pointer.check(after.placement)

    def wants(self, event: QKeyEvent) -> bool:
        """Return whether the board takes this key although a shortcut may claim it."""
        return self.keys.wants(event, busy=self.pointer.busy)

    def press(self, event: QKeyEvent) -> bool:
        """Handle a key; return False if it means nothing here."""
        pointer = self.pointer
        if pointer.take_key(event, down=True):
            return True
        if not pointer.busy:
            return self.keys.press(event)
        # Keys do nothing during a gesture of the pointer.
        if event.key() == Qt.Key.Key_Escape:
            pointer.cancel()
        return True

    def scene_over(self, scene: BoardScene, look: ViewState) -> BoardScene:
        """Return a scene that also shows what pointer and keys are doing."""
        gesture, dragged, keys = self.pointer.gesture, self.pointer.dragged, self.keys
        selects = isinstance(gesture, Band | BlockDrag)
        hovered = None if selects else self.pointer.hovered
        placement, marks = scene.placement, set(scene.marks)
        at = None if keys.shown is None else keys.shown.square
        waiting = at if keys.shown is not None and keys.shown.waiting else None
        caret = at if waiting is None else None
        coming, band, preview, picked = look.preview, look.selection, None, self.picking.picked
        carries, goes_from = isinstance(dragged, PieceDrag), picked
        leaving = [] if dragged is None or dragged.copying else dragged.sources
        if isinstance(dragged, PieceDrag):
            goes_from = dragged.origin
        elif dragged is not None:
            band = dragged.block.target if dragged.over else None
        elif block := keys.block:
            band = block.target
            coming = moved_pieces(placement, block.area, block.files, block.ranks)
        if carries or leaving or keys.lifted is not None:
            # The drag may be fixing the problem: what counts is where the piece goes.
            marks = {mark for mark in marks if mark.kind not in PROBLEM_KINDS}
        if caret is not None:
            marks.add(Mark(MarkKind.CURSOR, caret))
        if picked is not None:
            marks.add(Mark(MarkKind.HOVER, picked))
        if keys.lifted is not None and not carries:
            leaving = [keys.lifted]
            if caret is not None and caret != keys.lifted:
                preview = Preview(caret, placement[keys.lifted], opacity=0.85)
        elif hovered is not None:
            if carries or look.brush is None:
                marks.add(Mark(MarkKind.HOVER, hovered))
            elif hovered != self.pointer.painted:
                # A square just painted is shown as it is, not as after the next press.
                same = placement[hovered] == look.brush
                preview = Preview(hovered, EMPTY if same else look.brush)
        drawn = gesture.mark if isinstance(gesture, Drawing) else None
        scene = scene._replace(
            marks=frozenset(marks),
            faint=frozenset(leaving),
            preview=preview,
            drawing=drawn or keys.marking.mark_to(at),
            targets=self.picking.targets_from(goes_from),
            band=None if band is None else band.corners,
            waiting=waiting,
        )
        return with_coming(scene, coming)
