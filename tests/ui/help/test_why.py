import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from fenedit.notation.explanations import EXPLANATIONS
from fenedit.notation.fen_faults import first_fault
from fenedit.notation.position import START_POSITION
from fenedit.notation.problems import Problem, Severity
from fenedit.ui.help.why import WhyDialog
from fenedit.ui.own_board import BoardPreview
from fenedit.ui.panels.text import grade_explanation
from fenedit.ui.style import DARK, LIGHT, apply_style
from tests.helpers.keyboard import type_keys
from tests.helpers.windows import services_in

CLOCK = Problem("fullmove-zero", Severity.HINT)
ADJACENT = Problem("kings-adjacent", Severity.NOT_PLAYABLE, squares=(4, 12))
TEXT = first_fault("4k3/8")


@pytest.fixture
def dialog(qtbot, tmp_path, qapp) -> Iterator[WhyDialog]:
    services = services_in(tmp_path)
    dialog = WhyDialog(services.look)
    qtbot.addWidget(dialog)
    dialog.explain(CLOCK, START_POSITION)
    with qtbot.waitExposed(dialog):
        dialog.show()
    yield dialog
    dialog.close()
    services.look.deleteLater()
    services.recovery.close()


def texts(dialog: WhyDialog) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_it_says_what_is_wrong_and_why(dialog):
    found = texts(dialog)
    assert "The fullmove number is 0, but the first move has number 1." in found
    assert EXPLANATIONS["fullmove-zero"] in found
    assert dialog.accessibleDescription().startswith("Hint: ")


def test_all_grades_are_explained(dialog):
    found = texts(dialog)
    assert all(grade_explanation(severity) in found for severity in Severity)


def test_the_board_shows_where(dialog):
    shown = dialog.findChild(BoardPreview)
    assert shown.isVisible()
    before = shown.grab().toImage()
    dialog.explain(ADJACENT, START_POSITION)
    assert shown.grab().toImage() != before


def test_a_text_has_no_board(dialog):
    assert TEXT is not None
    dialog.explain(TEXT, None)
    shown = dialog.findChild(BoardPreview)
    assert not shown.isVisible()
    assert texts(dialog).count(grade_explanation(Severity.NOT_FEN)) == 1


def test_the_squares_have_the_colour_of_the_grade(dialog):
    shown = dialog.findChild(BoardPreview)
    pictures = []
    for severity in (Severity.NOT_PLAYABLE, Severity.ILLEGAL, Severity.HINT, Severity.NOTE):
        dialog.explain(Problem("kings-adjacent", severity, squares=(4, 12)), START_POSITION)
        pictures.append(shown.grab().toImage())
    assert all(one != other for one, other in itertools.combinations(pictures, 2))


def test_escape_closes_it(dialog):
    type_keys(dialog, "Esc")
    assert not dialog.isVisible()


def test_it_follows_the_colours_of_the_window(dialog, qapp):
    apply_style(qapp, LIGHT)
    before = dialog.grab().toImage()
    apply_style(qapp, DARK)
    QApplication.processEvents()
    assert dialog.grab().toImage() != before
    assert DARK.hint in dialog._grade.styleSheet()
