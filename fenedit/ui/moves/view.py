"""Shows a tree of moves as text."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QTextEdit, QWidget

from fenedit.notation.puzzle import in_letters
from fenedit.rules.moves.tree import MoveTree, Path


class MovesView(QTextEdit):
    """Shows moves, and marks the current one.

    Signals:
        chosen: the Path of the move that was clicked.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setReadOnly(True)

    def show_tree(self, tree: MoveTree, path: Path, letters: str) -> None:
        """Show a tree and the place in it, with the piece letters of a language."""
        words = []
        for place, node in tree.walk():
            words.append(tree.number_at(place, first=True) + in_letters(node.san, letters))
        self.setPlainText(" ".join(words))
