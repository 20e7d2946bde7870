"""Pages to read: what this program is, and why the position check says something."""

import platform
from pathlib import Path
from typing import Final

from PySide6.QtCore import QEvent, QPointF, Qt, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from fenedit import __version__
from fenedit.diagram.board_scene import BoardGeometry, BoardScene, Coordinates, problem_marks
from fenedit.notation.position import Position
from fenedit.notation.problems import Problem, Severity
from fenedit.ui.look import Look
from fenedit.ui.option_form import OptionScroll
from fenedit.ui.panels.card import label_of
from fenedit.ui.panels.problem_line import MARK, grade_colours, paint_mark
from fenedit.ui.panels.text import (
    grade_explanation,
    grade_word,
    graded_sentence,
    problem_explanation,
    problem_sentence,
)
from fenedit.ui.style import DRAWN_IN, REST, bold, coloured_pixmap, lay_out, painting

ICON_SIZE: Final = 56
ABOUT_WIDTH: Final = 420
FACT_WIDTH: Final = 340
REASON_WIDTH: Final = 300
BOARD_SIDE: Final = 232


class AboutDialog(QDialog):
    """What this program is. Shown with `open()` or `show()`."""

    def __init__(self, log_path: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._log_path = log_path
        self.setWindowTitle(self.tr("About FenEdit"))
        texts = (
            self.tr("Sets up any chess position, legal or not, and writes it as a correct FEN."),
            self.tr(
                "Free software under the GNU General Public License, version 3 or later. "
                "It comes without any warranty."
            ),
        )
        column = lay_out(
            QVBoxLayout(self),
            self._heading(),
            *(paragraph(text, ABOUT_WIDTH, self) for text in texts),
            self._facts(),
            self._buttons(),
            margins=(28, 20, 28, 16),
            spacing=12,
        )
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)

    def _heading(self) -> QHBoxLayout:
        icon = QLabel(self)
        ratio = self.devicePixelRatio()
        icon.setPixmap(coloured_pixmap("fenedit", DRAWN_IN, ICON_SIZE, ratio))
        heading = QLabel(self.tr("FenEdit {version}").format(version=__version__), self)
        heading.setFont(bold(heading.font(), 1.6))
        return lay_out(QHBoxLayout(), icon, (heading, 1), spacing=14)

    def _facts(self) -> QFormLayout:
        form = QFormLayout()
        form.setHorizontalSpacing(16)
        form.setVerticalSpacing(6)
        form.setLabelAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
        runs_on = self.tr("Qt {qt}, Python {python}, {system}").format(
            qt=qVersion(), python=platform.python_version(), system=platform.system()
        )
        for title, text in (
            (self.tr("Runs on"), runs_on),
            (self.tr("Log"), str(self._log_path)),
        ):
            label = QLabel(title, self)
            label.setObjectName("muted")
            value = paragraph(text, FACT_WIDTH, self)
            value.setAccessibleName(f"{title}: {text}")
            form.addRow(label, value)
        return form

    def _buttons(self) -> QDialogButtonBox:
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        folder = buttons.addButton(
            self.tr("Open &Log Folder"), QDialogButtonBox.ButtonRole.ActionRole
        )
        folder.setAutoDefault(False)
        folder.clicked.connect(self._open_log_folder)
        buttons.rejected.connect(self.reject)
        close = buttons.button(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()
        return buttons

    def _open_log_folder(self) -> None:
        open_folder(self._log_path.parent)


class _Paragraph(QLabel):
    """Words of one width, which Qt would give too little height in a wider column."""

    def heightForWidth(self, width: int) -> int:
        return super().heightForWidth(min(width, self.maximumWidth()))


def paragraph(text: str, width: int, parent: QWidget) -> QLabel:
    """Return a text of some lines, `width` logical pixels wide, that can be selected."""
    label = _Paragraph(text, parent)
    label.setWordWrap(True)
    label.setFixedWidth(width)
    label.setTextInteractionFlags(
        Qt.TextInteractionFlag.TextSelectableByMouse
        | Qt.TextInteractionFlag.TextSelectableByKeyboard
    )
    return label


def open_folder(folder: Path) -> None:
    """Show a folder in the program that the person has for it."""
    # Here, because nothing else here has to do with programs.
    from fenedit.rules.programs import in_program_environment

    with in_program_environment():
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


class GradeMark(QWidget):
    """The mark of a grade."""

    def __init__(self, severity: Severity, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._severity = severity
        self.setFixedSize(int(MARK) + 2, int(MARK) + 2)

    def show_grade(self, severity: Severity) -> None:
        """Show the mark of another grade."""
        self._severity = severity
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        colour, tint = grade_colours(self._severity)
        with painting(self) as painter:
            paint_mark(painter, self._severity, QPointF(1, 1), colour, tint)


class MarkedBoard(QWidget):
    """A small board with some squares marked."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self._scene = BoardScene()
        self.setFixedSize(BOARD_SIDE, BOARD_SIDE)
        look.changed.connect(self.update)

    def show_position(self, position: Position, problem: Problem) -> None:
        """Show a position with the squares of a problem."""
        marks = problem_marks(problem)
        self._scene = BoardScene(position.placement, Coordinates.INSIDE, marks)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        with QPainter(self) as painter:
            geometry = BoardGeometry(0, 0, BOARD_SIDE, device_pixel_ratio=ratio)
            self._look.painter().paint(painter, geometry, self._scene)


class _Page(QWidget):
    """Takes the height that its words need at the width that there is, and scrolls for it."""

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    def fit(self) -> None:
        """Ask for the height that is needed now."""
        layout = self.layout()
        assert layout is not None  # a page has one
        self.setMinimumHeight(layout.totalHeightForWidth(self.width()))


class WhyDialog(QDialog):
    """Explains one problem after another. Shown with `show()`."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Why?"))
        self._severity: Severity | None = None
        self._mark = GradeMark(Severity.NOTE, self)
        self._grade = QLabel(self)
        self._grade.setFont(bold(self._grade.font()))
        self._sentence = paragraph("", REASON_WIDTH, self)
        self._explanation = paragraph("", REASON_WIDTH, self)
        self._board = MarkedBoard(look, self)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        buttons.rejected.connect(self.reject)
        buttons.button(QDialogButtonBox.StandardButton.Close).setDefault(True)
        head = lay_out(QHBoxLayout(), self._mark, (self._grade, 1), spacing=6)
        words = lay_out(QVBoxLayout(), head, self._sentence, self._explanation, REST, spacing=10)
        top = lay_out(
            QHBoxLayout(),
            # Words of one width need more height than Qt would give them in a wider column.
            words,
            REST,
            (self._board, 0, Qt.AlignmentFlag.AlignTop),
            spacing=20,
        )
        self._page = _Page(self)
        rule = QFrame(self)
        rule.setObjectName("rule")
        rule.setFixedHeight(1)
        page = QVBoxLayout(self._page)
        lay_out(page, top, rule, self._grades(), margins=(24, 20, 24, 0), spacing=14)
        foot = lay_out(QVBoxLayout(), buttons, margins=(24, 0, 24, 16))
        lay_out(QVBoxLayout(self), (OptionScroll(self._page, self), 1), foot, margins=0, spacing=14)

    def explain(self, problem: Problem, position: Position | None) -> None:
        """Explain a problem of a position; of a text with None."""
        self._mark.show_grade(problem.severity)
        self._grade.setText(grade_word(problem.severity))
        self._severity = problem.severity
        self._colour_grade(problem.severity)
        self._sentence.setText(problem_sentence(problem))
        reason = problem_explanation(problem) or grade_explanation(problem.severity)
        self._explanation.setText(reason)
        self._board.setVisible(position is not None)
        if position is not None:
            self._board.show_position(position, problem)
        self.setAccessibleDescription(graded_sentence(problem))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._severity is not None:
            self._colour_grade(self._severity)

    def _fit(self) -> None:
        """Have room for all that is said, as far as the screen has it."""
        for words in (self._sentence, self._explanation):
            words.ensurePolished()
            words.setMinimumHeight(words.heightForWidth(REASON_WIDTH))
        self._page.adjustSize()
        self._page.fit()
        self.resize(self.sizeHint())

    def _colour_grade(self, severity: Severity) -> None:
        colour, _tint = grade_colours(severity)
        self._grade.setStyleSheet(f"color: {colour.name()}")

    def _grades(self) -> QGridLayout:
        """Return a table of what the grades mean."""
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(2, 1)
        for row, severity in enumerate(Severity):
            word = QLabel(grade_word(severity), self)
            meaning = label_of(self, words=grade_explanation(severity))
            for column, widget in enumerate((GradeMark(severity, self), word, meaning)):
                grid.addWidget(widget, row, column, Qt.AlignmentFlag.AlignTop)
        return grid
