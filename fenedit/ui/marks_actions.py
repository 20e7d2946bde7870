"""The action that takes the Marks tool in hand."""

from PySide6.QtCore import QObject

from fenedit.session.playing import Playing
from fenedit.ui.actions import Actions
from fenedit.ui.marks_control import MarksControl


class MarksActions(QObject):
    """Joins the action "marks" to one board.

    Args:
        actions: those of the window.
        marks: what is drawn on its board.
        playing: knows whether moves are played, which leaves nothing to draw on.
    """

    def __init__(self, actions: Actions, marks: MarksControl, playing: Playing) -> None:
        super().__init__(marks)
        self._actions = actions
        self._playing = playing
        actions["marks"].triggered.connect(marks.toggle)
        marks.armed_changed.connect(actions["marks"].setChecked)
        playing.changed.connect(self._enable)
        self._enable()

    def _enable(self, *_changes: object) -> None:
        self._actions["marks"].setEnabled(not self._playing.active)
