"""Explains problems of the position check: the rule, the squares, and the grades."""

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fenedit.diagram.board_scene import BoardScene, Coordinates, problem_marks
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.ui.dialogs import Help
from fenedit.ui.look import Look
from fenedit.ui.option_form import OptionScroll
from fenedit.ui.own_board import BoardPreview
from fenedit.ui.panels.card import label_of, paragraph
from fenedit.ui.panels.problem_line import MARK, grade_colours, paint_mark
from fenedit.ui.panels.text import (
    grade_explanation,
    grade_word,
    graded_sentence,
    problem_explanation,
    problem_sentence,
)
from fenedit.ui.style import REST, bold, lay_out, painting

TEXT_WIDTH = 300
_PARAGRAPHS = (
    ("a-missing-king-or-too-many-kings", ("empty-board", "no-kings-yet", "king-m", "kings-too")),
    ("too-many-pawns-or-pieces", ("pawns-too-many", "men-too-many", "promotions-too-many")),
    ("a-pawn-on-the-first-or-last-rank", ("pawn-on-backrank",)),
    ("the-side-not-to-move-is-in-check", ("opposite-check", "kings-adjacent")),
    ("castling-rights-that-cannot-hold", ("castling-", "chess960-offered")),
    ("counters-that-contradict-the-position", ("fullmove-", "clock-", "ep-clock-")),
    ("an-en-passant-square-that-cannot-be", ("ep-",)),
    ("a-check-that-no-move-can-give", ("checkers-too-many", "check-impossible")),
    ("no-last-move", ("no-last-move",)),
    ("too-many-captures-by-pawns", ("pawn-captures-", "capture-colour-", "pawns-impossible")),
    ("pawns-that-passed-each-other", ("pawns-passed-",)),
    ("pieces-that-cannot-have-got-out", ("bishop-cage", "unreachable-piece")),
    ("the-wrong-side-to-move-at-the-start", ("tempo-parity",)),
    ("moves-that-do-not-fit-the-game", ("moves-", "result-", "ply-count-", "fen-tag-odd")),
    ("fairy-pieces-and-other-variants", ("fairy-pieces", "other-variant")),
    ("text-that-is-not-fen", ("",)),
)
"""The headings of the manual's page about checking, and how the codes of their problems begin."""


def paragraph_about(code: str) -> str:
    """Return the anchor of the manual's paragraph about a problem."""
    return next(anchor for anchor, starts in _PARAGRAPHS if code.startswith(starts))


class GradeMark(QWidget):
    """The mark of a grade, which can be changed."""

    def __init__(self, severity: Severity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.severity = severity
        self.setFixedSize(int(MARK) + 2, int(MARK) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        colour, tint = grade_colours(self.severity)
        with painting(self) as painter:
            paint_mark(painter, self.severity, QPointF(1, 1), colour, tint)


class _Page(QWidget):
    """A scroll area as high as its text needs at the available width."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Set the height that is needed now."""
        layout = self.layout()
        assert layout is not None  # a page has one
        self.setMinimumHeight(layout.totalHeightForWidth(self.width()))


class WhyDialog(QDialog):
    """Explains one problem after another. Shown with `show()`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Why?"))
        self._mark = GradeMark(Severity.NOTE, self)
        self._grade = QLabel(self)
        self._grade.setFont(bold(self._grade.font()))
        self._sentence = paragraph("", TEXT_WIDTH, self)
        self._explanation = paragraph("", TEXT_WIDTH, self)
        self._look, self._scene = look, BoardScene()
        look.changed.connect(self._draw)
        self._board = BoardPreview(236, self)
        self._help = Help(self, "checking")
        link = QPushButton(self.tr("More in the manual"), self)
        link.setObjectName("link")
        link.setAutoDefault(True)
        link.clicked.connect(self._help.open)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()
        head = lay_out(QHBoxLayout(), self._mark, (self._grade, 1), spacing=6)
        # Qt would give text of fixed width too little height in a wider column.
        more = lay_out(QHBoxLayout(), link, REST)
        words = lay_out(
            QVBoxLayout(), head, self._sentence, self._explanation, more, REST, spacing=10
        )
        board = (self._board, 0, Qt.AlignmentFlag.AlignTop)
        top = lay_out(QHBoxLayout(), words, REST, board, spacing=20)
        rule = QFrame(self)
        rule.setObjectName("rule")
        rule.setFixedHeight(1)
        grades = QGridLayout()
        grades.setHorizontalSpacing(10)
        grades.setVerticalSpacing(6)
        grades.setColumnStretch(2, 1)
        for row, severity in enumerate(Severity):
            word = QLabel(grade_word(severity), self)
            meaning = label_of(self, words=grade_explanation(severity))
            for column, widget in enumerate((GradeMark(severity, self), word, meaning)):
                grades.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)
        self._page = _Page(self)
        page = QVBoxLayout(self._page)
        lay_out(page, top, rule, grades, margins=(24, 20, 24, 0), spacing=14)
        foot = lay_out(QVBoxLayout(), buttons, margins=(24, 0, 24, 16))
        lay_out(QVBoxLayout(self), (OptionScroll(self._page, self), 1), foot, margins=0, spacing=14)

    def explain(self, problem: Problem, position: Position | None) -> None:
        """Explain a problem of a position; of a text with None."""
        self._help.anchor = paragraph_about(problem.code)
        self._mark.severity = problem.severity
        self._mark.update()
        self._grade.setText(grade_word(problem.severity))
        self._colour_grade()
        self._sentence.setText(problem_sentence(problem))
        reason = problem_explanation(problem) or grade_explanation(problem.severity)
        self._explanation.setText(reason)
        self._board.setVisible(position is not None)
        if position is not None:
            marks = problem_marks(problem)
            self._scene = BoardScene(position.placement, Coordinates.INSIDE, marks)
            self._draw()
        self.setAccessibleDescription(graded_sentence(problem))
        for words in (self._sentence, self._explanation):
            words.ensurePolished()
            words.setMinimumHeight(words.heightForWidth(TEXT_WIDTH))
        self._page.adjustSize()
        self._page.fit()
        self.resize(self.sizeHint())

    def _draw(self) -> None:
        self._board.show_board(self._look.painter(), self._scene)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange:
            self._colour_grade()

    def _colour_grade(self) -> None:
        colour, _tint = grade_colours(self._mark.severity)
        self._grade.setStyleSheet(f"color: {colour.name()}")
