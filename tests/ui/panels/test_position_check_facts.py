from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings, Qt

from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.session.settings import Settings
from fenedit.ui.panels.judgement import PositionFacts
from tests.helpers.keyboard import type_keys
from tests.helpers.states import HARING, START, editor_of, state_of_text

AGAIN = START.replace("0 1", "3 9")


class Facts(PositionFacts):
    """Facts that follow an editor."""

    def __init__(self, editor: Editor):
        super().__init__(editor, Settings(QSettings()))
        self.editor = editor
        editor.state_changed.connect(lambda *_: self.show_facts())


@pytest.fixture
def shown(qtbot) -> Iterator[Facts]:
    editor = editor_of(state_of_text(f"{START}\n{HARING}\n{AGAIN}\n{START}\n"))
    facts = Facts(editor)
    qtbot.addWidget(facts)
    facts.resize(250, 200)
    facts.show_facts()
    with qtbot.waitExposed(facts):
        facts.show()
    yield facts
    editor.close()


def test_it_leads_to_the_next_record_with_the_position_and_from_the_last_to_the_first(shown):
    told = []
    for _ in range(4):
        told.append((shown.editor.state.current, shown.also.text()))
        shown.also.setFocus(Qt.FocusReason.TabFocusReason)
        type_keys(shown.also, "Space")
    assert told == [
        (0, "Same position as no. 3 and 1 other"),
        (2, "Same position as no. 4 and 1 other"),
        (3, "Same position as no. 1 and 1 other"),
        (0, "Same position as no. 3 and 1 other"),
    ]


def test_one_other_is_named_and_none_is_not(shown, qtbot):
    shown.editor.perform(records.delete)
    shown.editor.show_record(1)
    assert shown.also.text() == "Same position as no. 3"
    shown.editor.show_record(0)
    assert not shown.also.isVisible()
    assert shown.about.text().startswith("K Q R2 B N2 P3")


def test_where_the_file_has_become_shorter_it_leads_nowhere(shown):
    shown.editor.state_changed.disconnect()
    for _ in range(3):
        shown.editor.perform(records.delete)
    shown.also.click()
    assert shown.editor.state.current == 0


def test_a_signature_of_very_many_men_does_not_widen_the_card(qtbot):
    ranks = ("qrbnkpQR", "BNKPqrbn") * 4
    editor = editor_of(state_of_text(f"{'/'.join(ranks)} w - - 0 1\n"))
    facts = Facts(editor)
    qtbot.addWidget(facts)
    facts.show_facts()
    assert "Q4" in facts.about.text()
    assert facts.minimumSizeHint().width() < 250
    editor.close()


@pytest.mark.parametrize(
    "text",
    [
        "8/8/8/8/8/8/8/k1K5/p w - - 0 1",
        "8/8/8/8/8/8/8/k1K5[p] w - - 0 1",
        '8/8/8/8/8/8/8/k1K5 w - - variant "Atomic";',
    ],
)
def test_of_another_variant_neither_moves_nor_an_end_are_told(qtbot, text):
    editor = editor_of(state_of_text(text))
    facts = Facts(editor)
    qtbot.addWidget(facts)
    facts.show_facts()
    assert facts.about.text().startswith("K v K") and "move" not in facts.about.text()
    assert facts.remark.text() == ""
    editor.close()
