"""The actions of what is drawn on the board: each enabled where it would do something."""

from PySide6.QtCore import QObject

from fenedit.session.editor import Editor
from fenedit.session.playing import Playing
from fenedit.widgets.actions import Actions
from fenedit.widgets.marks_control import MarksControl


class MarksActions(QObject):
    """Joins the actions "marks" and "clear_marks" to one board.

    Args:
        actions: those of the window.
        marks: what is drawn on its board.
        editor: whose record the marks belong to.
        playing: knows whether moves are played, which leaves nothing to draw on.
    """

    def __init__(
        self, actions: Actions, marks: MarksControl, editor: Editor, playing: Playing
    ) -> None:
        super().__init__(marks)
        self._actions = actions
        self._marks = marks
        self._playing = playing
        actions["marks"].triggered.connect(marks.toggle)
        actions["clear_marks"].triggered.connect(marks.clear)
        marks.armed_changed.connect(actions["marks"].setChecked)
        playing.changed.connect(self._enable)
        editor.state_changed.connect(self._enable)
        self._enable()

    def _enable(self, *_changes: object) -> None:
        self._actions["marks"].setEnabled(not self._playing.active)
        self._actions["clear_marks"].setEnabled(self._marks.may_clear())
