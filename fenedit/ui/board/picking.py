"""Which man is about to move while moves are played on a board."""

from fenedit.notation.position import Square
from fenedit.ui.board.accessible import BoardVoice
from fenedit.ui.board.contents import BoardContents
from fenedit.ui.board.widget import BoardWidget


class Picking:
    """One man at a time is picked, and put down where it can go.

    Attributes:
        picked: its square, None for none.
    """

    def __init__(self, view: BoardWidget, voice: BoardVoice) -> None:
        self.picked: Square | None = None
        self._view = view
        self._voice = voice
        self._again = False

    def check(self, before: BoardContents, after: BoardContents) -> None:
        """Pick no man after a move, or where men are set up."""
        if (before.placement, before.landings) != (after.placement, after.landings):
            self.picked = None

    def targets_from(self, square: Square | None) -> frozenset[Square]:
        """Return where the man of a square can go, nowhere from no square."""
        landings = self._view.contents.landings
        return frozenset() if landings is None or square is None else landings[square]

    def can_pick(self, square: Square) -> bool:
        """Tell whether the man of a square can move."""
        return bool(self.targets_from(square))

    def pick(self, square: Square) -> None:
        """Pick the man of a square, if it can move."""
        if self.can_pick(square) and square != self.picked:
            self.picked = square
            self._voice.tell_picked(square, self.targets_from(square))

    def let_go(self) -> None:
        """Pick no man any more."""
        self.picked = None
        self._view.refresh()

    def press(self, square: Square) -> None:
        """Pick the man of a square, or none where none can move; `click` may end it."""
        self._again = square == self.picked
        if self.can_pick(square):
            self.pick(square)
        else:
            self.picked = None
        self._view.refresh()

    def click(self, square: Square) -> None:
        """Let go of a man that was pressed on a second time and not dragged away."""
        if self._again and self.picked == square:
            self.let_go()

    def drop(self, square: Square, *, carried: bool = False) -> bool:
        """Ask for the picked man to be moved to a square; False if it cannot go there.

        A man that the pointer has carried there does not glide.
        """
        origin = self.picked
        if origin is None or square not in self.targets_from(origin):
            return False
        self.picked = None
        if carried:
            self._view.tell(self._view.piece_moved, origin, square, False)
        else:
            # The board does not count this as its own answer, so that the man glides.
            self._view.piece_moved.emit(origin, square, False)
        self._view.refresh()
        return True

    def enter(self, square: Square) -> None:
        """Do what the Enter key means on a square: pick, put down, or let go of."""
        if self.drop(square):
            return
        if square == self.picked:
            self.let_go()
        elif self.can_pick(square):
            self.pick(square)
        else:
            self._voice.tell_refused(square)
        self._view.refresh()
