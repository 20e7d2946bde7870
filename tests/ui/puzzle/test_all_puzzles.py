"""All puzzles of a list, solved by real processes and by one that stands in."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from fenedit.documents.conversion import converted
from fenedit.jobs.questions import RowVerdict
from fenedit.session.collection import finding
from fenedit.session.collection.model import Role
from fenedit.session.editor import Editor
from fenedit.session.intents import records
from fenedit.session.intents.fields import set_operations
from fenedit.session.intents.records import convert
from fenedit.ui.collection.panel import CollectionPanel
from fenedit.ui.puzzle import all_puzzles
from fenedit.ui.puzzle.all_puzzles import AllPuzzles
from fenedit.ui.puzzle.results_table import ResultsTable
from tests.helpers.benches import listen
from tests.helpers.collection_hands import editing, shown_panel
from tests.helpers.fake_popeye import END, HEADER, script
from tests.helpers.file_solvers import FAILING, MODULE, SLOW
from tests.helpers.states import state_of_text
from tests.helpers.windows import services_in, shown_window

MORPHY = 'kbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2; id "Morphy";'
SHORT = "6k1/5ppp/8/8/8/8/8/R5K1 w - - dm 3;"
NONE = "4k3/8/8/8/8/8/8/4K2R w K - dm 2;"
COOKED = "7k/8/6K1/8/8/8/8/RQ6 w - - dm 1;"
PLAIN = "4k3/8/8/8/8/8/8/4K3 w - -"
FILE = f"{MORPHY}\n{PLAIN}\n{SHORT}\n{NONE}\n{COOKED}\n"


@pytest.fixture
def editor(qtbot: QtBot) -> Iterator[Editor]:
    with editing(FILE) as editor:
        yield editor


@pytest.fixture
def panel(qtbot: QtBot, editor: Editor) -> CollectionPanel:
    return shown_panel(qtbot, editor)


@pytest.fixture(autouse=True)
def no_popeye(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(all_puzzles, "found_popeye", lambda: "")


class Puzzles:
    """What solves all, and what it has said."""

    def __init__(self, qtbot: QtBot, panel: CollectionPanel) -> None:
        self.qtbot = qtbot
        self.model = panel.model
        self.every = AllPuzzles(panel._bench, panel)
        self.bar = self.every.bar
        self.said: list[str] = []
        listen(panel, self.said.append)

    def solve(self) -> None:
        self.every.toggle()
        self.qtbot.waitUntil(lambda: not self.every.busy)

    def verdicts(self) -> list[str]:
        found: list[RowVerdict | None] = [
            self.model.index(row).data(Role.VERDICT) for row in range(self.model.rowCount())
        ]
        return ["" if each is None else each.verdict for each in found]


@pytest.fixture
def puzzles(qtbot: QtBot, panel: CollectionPanel) -> Iterator[Puzzles]:
    puzzles = Puzzles(qtbot, panel)
    yield puzzles
    puzzles.every.close()


@pytest.fixture
def fake(
    qtbot: QtBot, panel: CollectionPanel, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Puzzles]:
    monkeypatch.setattr(finding.SolvingAll, "module", MODULE)
    puzzles = Puzzles(qtbot, panel)
    yield puzzles
    puzzles.every.close()


def test_every_puzzle_has_its_verdict_and_all_are_counted(puzzles: Puzzles) -> None:
    assert puzzles.bar.isHidden()
    puzzles.solve()
    assert puzzles.verdicts() == ["sound", "", "short", "no-solution", "cooked"]
    summary = "4 puzzles: 1 sound, 1 cooked, 1 without a solution, 1 short, 1 without a stipulation"
    assert puzzles.said == [summary]
    assert puzzles.bar.words == puzzles.bar.accessibleDescription() == summary
    assert puzzles.bar.isVisible()
    puzzles.bar.close_button.click()
    assert puzzles.bar.isHidden()


def test_a_verdict_is_read_out_and_shown_where_the_pointer_rests(puzzles: Puzzles) -> None:
    puzzles.solve()
    for role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
        words = puzzles.model.index(0).data(role)
        assert "#2: Sound, 1.Ra6! (exact: everything was searched)" in words


def test_verdicts_follow_their_records_and_vanish_with_what_they_are_of(
    puzzles: Puzzles, editor: Editor
) -> None:
    puzzles.solve()
    editor.perform(records.duplicate)
    assert puzzles.verdicts() == ["sound", "sound", "", "short", "no-solution", "cooked"]
    editor.show_record(3)
    editor.perform(set_operations, " dm 2;")
    assert puzzles.verdicts() == ["sound", "sound", "", "", "no-solution", "cooked"]
    editor.undo_stack.undo()
    editor.show_record(0)
    editor.perform(records.delete)
    assert puzzles.verdicts() == ["sound", "", "short", "no-solution", "cooked"]


def test_verdicts_stay_when_the_file_is_saved_in_another_format(
    puzzles: Puzzles, editor: Editor
) -> None:
    puzzles.solve()
    before = puzzles.verdicts()
    lines = editor.state.record.line
    for wanted in ("pgn", "epd"):
        editor.perform(convert, converted(editor.state.document, wanted).document.collection)
        assert editor.state.record.line != lines
        assert puzzles.verdicts() == before
        lines = editor.state.record.line


def test_what_is_edited_meanwhile_gets_no_verdict_of_before(fake: Puzzles, editor: Editor) -> None:
    editor.open_document(state_of_text(f"{SHORT}\n{MORPHY}\n{SLOW}\n").document)
    fake.every.toggle()
    editor.perform(set_operations, " dm 2;")
    fake.qtbot.waitUntil(lambda: fake.verdicts()[1] == "sound")
    assert fake.verdicts() == ["", "sound", ""]
    assert fake.every.busy


def test_another_document_stops_it_and_forgets_all(fake: Puzzles, editor: Editor) -> None:
    editor.open_document(state_of_text(f"{MORPHY}\n{SLOW}\n").document)
    changes: list[bool] = []
    fake.every.changed.connect(lambda: changes.append(fake.every.busy))
    fake.every.toggle()
    fake.qtbot.waitUntil(lambda: fake.verdicts()[0] == "sound")
    editor.open_document(state_of_text(f"{MORPHY}\n{SLOW}\n").document)
    assert fake.verdicts() == ["", ""]
    assert fake.bar.isHidden()
    assert changes == [True, False]


def test_who_cancels_keeps_what_was_found(fake: Puzzles, editor: Editor) -> None:
    editor.open_document(state_of_text(f"{MORPHY}\n{SLOW}\n").document)
    fake.every.toggle()
    fake.qtbot.waitUntil(lambda: fake.verdicts()[0] == "sound")
    assert fake.bar.words == "Solving puzzles: 1 so far"
    fake.bar.cancel.setFocus()
    QTest.keyClick(fake.bar.cancel, Qt.Key.Key_Space)
    assert not fake.every.busy
    assert fake.said == ["Stopped. 1 puzzle: 1 sound"]
    assert fake.bar.cancel.isHidden()
    assert fake.bar.close_button.isVisible()
    assert fake.verdicts() == ["sound", ""]
    fake.every.toggle()
    assert fake.every.busy
    fake.every.toggle()
    assert not fake.every.busy


def test_a_list_without_puzzles_says_so(puzzles: Puzzles, editor: Editor) -> None:
    editor.open_document(state_of_text(f"{PLAIN}\n{PLAIN}\n").document)
    puzzles.solve()
    assert puzzles.said[-1].startswith("Nothing to solve")


def test_games_are_solved_by_their_tags(puzzles: Puzzles, editor: Editor) -> None:
    game = '[FEN "kbK5/pp6/1P6/8/8/8/8/R7 w - - 0 1"]\n[SetUp "1"]\n[Stipulation "#2"]\n\n*\n'
    editor.open_document(state_of_text(f"{game}\n{game}", file_format="pgn").document)
    puzzles.solve()
    assert puzzles.verdicts() == ["sound", "sound"]
    assert puzzles.model.index(1).data(Role.STIPULATION) == "#2"


@pytest.mark.expects_log("ValueError: on purpose")
def test_a_fault_is_told(fake: Puzzles, editor: Editor) -> None:
    editor.open_document(state_of_text(f"{FAILING}\n{PLAIN}\n").document)
    fake.every.toggle()
    fake.qtbot.waitUntil(lambda: bool(fake.said))
    assert fake.said[0].startswith("Solving failed.")
    assert not fake.every.busy


def test_what_is_not_exact_is_counted_beside(fake: Puzzles) -> None:
    fake.every.toggle()
    found = (
        RowVerdict(0, 2, "cooked", False),
        RowVerdict(2, 3, "unfinished", False),
        RowVerdict(3, 3, "unfinished", False, failure="it ended"),
        RowVerdict(4, 3, "off", True),
    )
    fake.every.findChild(finding.SolvingAll).solved.emit(found)
    assert fake.every.summary == (
        "4 puzzles: 1 cooked, 1 not finished, 1 cannot be solved, 1 failed. Not fully searched: 1"
    )


def test_the_menu_solves_all(qtbot: QtBot, tmp_path: Path) -> None:
    with shown_window(qtbot, state_of_text(FILE), services_in(tmp_path)) as window:
        control = window.puzzle
        control.collection = lambda: window.collection.panel
        said: list[str] = []
        listen(control, said.append)
        action = window.commands["solve_all"]
        action.trigger()
        assert action.text() == "Stop Solving &All"
        qtbot.waitUntil(lambda: bool(said))
        assert said[0].startswith("4 puzzles")
        assert action.text() == "Solve &All Puzzles"


def test_other_stipulations_are_named_with_the_summary(qtbot: QtBot) -> None:
    lines = [MORPHY, f'{PLAIN} c3 "h#2";', f'{PLAIN} c3 "White wins";', PLAIN]
    with editing("\n".join(lines)) as editor:
        puzzles = Puzzles(qtbot, shown_panel(qtbot, editor))
        puzzles.solve()
        assert puzzles.bar.words == (
            "1 puzzle: 1 sound, 1 need Popeye, which was not found, "
            "1 with other stipulations, not solved here, 1 without a stipulation"
        )
        puzzles.every.close()
    with editing(f'{PLAIN} c3 "h#2";\n') as editor:
        puzzles = Puzzles(qtbot, shown_panel(qtbot, editor))
        puzzles.solve()
        assert puzzles.bar.words == "1 need Popeye, which was not found"
        puzzles.every.close()


def test_a_table_has_all_results_and_what_was_left_out(qtbot: QtBot) -> None:
    keyed = MORPHY.replace("dm 2;", "bm Ra6; dm 2;")
    wrong = MORPHY.replace("dm 2;", "bm Rb1; dm 2;")
    lines = [keyed, f'{PLAIN} c3 "h#2";', wrong, "nothing", f'{PLAIN} c3 "White wins";', MORPHY]
    with editing("\n".join(lines)) as editor:
        puzzles = Puzzles(qtbot, shown_panel(qtbot, editor))
        assert puzzles.bar.table.isHidden()
        puzzles.solve()
        assert puzzles.bar.words.endswith("1 without a valid position")
        rows = [(row[0], row[1], row[2].split(":")[0], row[4]) for row in puzzles.every._rows()]
        assert rows == [
            ("1", "#2", "Sound, 1.Ra6!", "the same"),
            ("2", "h#2", "Left out", ""),
            ("3", "#2", "Sound, 1.Ra6!", "Rb1"),
            ("5", "White wins", "FenEdit cannot solve this. An engine finds the best moves.", ""),
            ("6", "#2", "Sound, 1.Ra6!", ""),
        ]
        puzzles.bar.table.click()
        table = puzzles.every._bench.window.findChild(ResultsTable)
        assert table.isVisible()
        table.chosen.emit(2)
        assert editor.state.current == 2
        table.close()
        puzzles.every.close()


@pytest.mark.skipif(sys.platform == "win32", reason="the program is a script")
def test_popeye_solves_the_others(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "print('  1.Ka3-a2 Rb1-b8   2.Ka2-a3 Rb8-a8 #')\n"
    popeye = script(tmp_path / "py", HEADER + line + END)
    monkeypatch.setattr(all_puzzles, "found_popeye", lambda: popeye)
    help_mate = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2";'
    twins = f'{MORPHY} twins "b) Remove b6";'
    asked = [help_mate, f"{help_mate} intended 2; bm Ka4;", f"{help_mate} bm Ka2;", twins]
    with editing("\n".join(asked)) as editor:
        puzzles = Puzzles(qtbot, shown_panel(qtbot, editor))
        puzzles.solve()
        assert puzzles.verdicts() == ["sound", "fewer", "sound", "unfinished"]
        assert puzzles.bar.words == (
            "4 puzzles: 2 sound, 1 not finished, 1 with fewer solutions than intended"
        )
        rows = [(row[1], row[2].split(":")[0], row[4]) for row in puzzles.every._rows()]
        assert rows == [
            ("h#2", "1 solution", ""),
            ("h#2", "1 solution (2 intended)", "Ka4"),
            ("h#2", "1 solution", "the same"),
            (
                "#2",
                "Not finished, so far 1.Ka3-a2. Popeye ended early. Only what it found so far is certain.",
                "",
            ),
        ]
        puzzles.every.close()
