"""Pictures of rows of the list, each painted by its delegate alone."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from fenedit.jobs.questions import RowVerdict
from fenedit.notation.position import Position
from fenedit.session.collection.model import CollectionModel
from fenedit.session.editor import Editor
from fenedit.ui.collection.delegates import BoardDelegate
from fenedit.ui.collection.text import record_words, verdict_text
from fenedit.ui.panels.text import graded_sentence
from fenedit.ui.style import current_palette

State = QStyle.StateFlag
CHOSEN = State.State_Enabled | State.State_Selected


def row_picture(
    delegate: BoardDelegate,
    editor: Editor,
    row: int,
    width: int,
    *,
    state: QStyle.StateFlag = State.State_Enabled,
    direction: Qt.LayoutDirection = Qt.LayoutDirection.LeftToRight,
    ratio: float = 1.0,
    verdict: RowVerdict | None = None,
    judged: bool = False,
    left: Position | None = None,
) -> QImage:
    """Return the picture of a row, with what a solver or the check says of it.

    A game was `left` in a position.
    """
    model = CollectionModel(editor, record_words, graded_sentence, editor)
    model.left = lambda _row, _record: left
    if verdict is not None:
        model.begin_verdicts(lambda found: verdict_text(found).whole)
        model.take_verdicts([verdict])
    if judged:
        model.objection(row)
    option = QStyleOptionViewItem()
    widget = QWidget()
    option.initFrom(widget)
    option.state = state
    option.direction = direction
    option.rect = QRect(0, 0, width, delegate.row_height(option.font))
    image = QImage(option.rect.size() * ratio, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(current_palette().card)
    brush = QPainter(image)
    delegate.paint(brush, option, model.index(row))
    brush.end()
    return image
