"""The chips of twins in the window, with mouse and keys."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMenu, QPushButton
from pytestqt.qtbot import QtBot

from fenedit.documents.annotating import puzzle_of_record
from fenedit.documents.files.opening import open_document
from fenedit.jobs.olive import imported_from
from fenedit.notation.puzzle import Puzzle
from fenedit.session.settings import Programs
from fenedit.ui.files.questions import FileQuestions
from fenedit.ui.files.saving import Target
from fenedit.ui.main_window import MainWindow
from fenedit.ui.picture.choice import record_caption
from fenedit.ui.puzzle.twins_row import TwinsRow
from tests.helpers.board_hands import drag
from tests.helpers.fake_popeye import END, HEADER, script
from tests.helpers.states import HARING, fen_of, state_of_text

FIELDS = "8/8/8/8/3p4/1p1k4/8/1K1R2N1 b - -"
TWINS = "b) Move b1 b6; c) Continued Remove d4"
A, B = "8/8/8/8/3p4/1p1k4/8/1K1R2N1", "8/8/1K6/8/3p4/1p1k4/8/3R2N1"
LINES = (
    "print('a) \\n\\n  1.Kd3-c4 Rd1*d4 +   2.Kc4-c3 Sg1-e2 #')\n"
    "print('\\nb) wKb1-->b6  \\n\\n  1.Kd3-c3 Sg1-e2 +   2.Kc3-c4 Rd1*d4 #\\n', flush=True)\n"
)
"""What Popeye 4.104 prints of the helpmate with twin b."""


def opened(window: MainWindow, twins: str = TWINS) -> TwinsRow:
    said = f' twins "{twins}";' if twins else ""
    text = f'{FIELDS} c3 "h#2";{said}\n{HARING[:-4]};\n'
    window.editor.open_document(state_of_text(text, file_format="epd").document)
    window.panels.puzzle_card.fold(False)
    row = window.panels.puzzle_card.twins
    if not twins:
        window.panels.puzzle_card.add_twin.setFocus()
        window.panels.puzzle_card.add_twin.click()
        row = window.panels.puzzle_card.twins
    assert row is not None
    return row


def placement(window: MainWindow) -> str:
    return fen_of(window.editor.state).split()[0]


def puzzle(window: MainWindow) -> Puzzle:
    return puzzle_of_record(window.editor.state.whole.record)


def shown(row: TwinsRow) -> list[str]:
    return [chip.text() + "*" * chip.isChecked() for chip in row.chips if chip.isVisible()]


def spoken(chip: QPushButton) -> str:
    return ": ".join(dict.fromkeys((chip.accessibleName(), chip.accessibleDescription())))


def click(widget: QPushButton) -> None:
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton)


def chosen(row: TwinsRow, index: int, words: str) -> None:
    """Choose an item of the menu of a chip by the keyboard's menu key."""
    chip = row.chips[index]
    chip.setFocus()
    chip.customContextMenuRequested.emit(chip.rect().center())
    menu = row.findChildren(QMenu)[-1]
    (action,) = (each for each in menu.actions() if words in each.text().replace("&", ""))
    action.trigger()
    menu.close()


def test_without_twins_there_is_a_button_and_no_row(window: MainWindow) -> None:
    window.editor.open_document(state_of_text(f"{HARING}\n").document)
    card = window.panels.puzzle_card
    card.fold(False)
    assert card.add_twin.isVisible() and card.twins is None
    click(card.add_twin)
    assert card.twins is not None and shown(card.twins) == ["a", "b*"]
    assert not card.add_twin.isVisible()
    window.commands["undo"].trigger()
    assert card.add_twin.isVisible() and not card.twins.isVisible()


def test_a_chip_shows_its_twin_on_the_board_and_in_the_field(window: MainWindow) -> None:
    row = opened(window)
    assert shown(row) == ["a*", "b", "c"]
    click(row.chips[1])
    assert shown(row) == ["a", "b*", "c"]
    assert window.fen.line.text().startswith(B)
    assert "".join(window.area.view.contents.placement).count("K") == 1
    assert row.change.text() == "b) ♔b1→b6"
    click(row.chips[0])
    assert window.fen.line.text().startswith(A)


def test_chips_tell_screen_readers_what_changes(window: MainWindow) -> None:
    row = opened(
        window,
        "b) Move b1 b6; c) Continued Remove d4 Add white Qa1; d) Exchange b1 d1; e) Rotate 90; "
        "f) Stipulation h#3; g) Move a8 a7; "
        "h) Mirror a1<-->h1 Shift a1 a2; i) PolishType Substitute S B; "
        "j) FEN 8/8/8/8/3p4/1p1k4/8/1K1R2N1 w - - Condition Circe; k) FEN 8/8/x",
    )
    assert [spoken(chip) for chip in row.chips] == [
        "Twin a: Diagram",
        "Twin b: white king b1 to b6",
        "Twin c, continued: without black pawn d4, with white queen a1",
        "Twin d: white king b1 and white rook d1 exchanged",
        "Twin e: the board turned to the left by 90°",
        "Twin f: h#3",
        "Twin g) cannot be made: a8 is empty.",
        "Twin h: the board mirrored, a1 and h1 exchanged, all pieces shifted as from a1 to a2",
        "Twin i: the colours of all pieces exchanged, white knight becomes white bishop, Black’s too",
        "Twin j: another position, conditions: Circe",
        "Twin k) cannot be made: “FEN 8/8/x” is not understood.",
    ]
    fails = [chip.text() for chip in row.chips if chip.property("fails")]
    assert fails == ["g", "k"]


def test_a_drag_changes_the_twin_shown_in_one_step(window: MainWindow) -> None:
    row = opened(window, "")
    assert row.change.text() == "b) Move pieces on the board to change this twin."
    # The button that has added it is gone.
    assert window.focusWidget() is row.chips[1]
    drag(window.area.view, "b1", "b6")
    assert puzzle(window).twins == "b) Move b1 b6"
    assert row.change.text() == "b) ♔b1→b6"
    window.commands["undo"].trigger()
    assert puzzle(window).twins == "b)" and shown(row) == ["a", "b*"]
    window.commands["undo"].trigger()
    assert puzzle(window).twins == "" and placement(window) == A


def test_plus_copies_what_is_shown(window: MainWindow) -> None:
    row = opened(window)
    click(row.chips[1])
    click(row.more)
    assert shown(row) == ["a", "b", "c", "d*"]
    assert placement(window) == B
    assert puzzle(window).twins == f"{TWINS}; d) Move b1 b6"


def test_the_arrow_keys_go_from_chip_to_chip_and_delete_removes_one(window: MainWindow) -> None:
    row = opened(window)
    row.chips[0].setFocus()
    QTest.keyClick(row.chips[0], Qt.Key.Key_Right)
    QTest.keyClick(row.chips[1], Qt.Key.Key_Space)
    assert shown(row) == ["a", "b*", "c"]
    QTest.keyClick(row.chips[1], Qt.Key.Key_Delete)
    assert shown(row) == ["a*", "b"]
    assert puzzle(window).twins == "b) Remove d4 Move b1 b6"


def test_tab_goes_from_the_stipulation_to_the_chips_and_on(window: MainWindow) -> None:
    row = opened(window)
    # Without Popeye, the button between them is disabled.
    field = window.panels.puzzle_card.stipulation
    for twin in (0, 1):
        window.puzzle.show_twin(twin)
        field.setFocus()
        QTest.keyClick(field, Qt.Key.Key_Tab)
        assert row.chips[twin].hasFocus()
        QTest.keyClick(row.chips[twin], Qt.Key.Key_Tab)
        assert row.more.hasFocus()


def test_the_menu_of_a_chip(window: MainWindow) -> None:
    row = opened(window, "b) Move b1 b6; c) Remove d4 Move b1 b6")
    chosen(row, 2, "Continue Twin b)")
    assert puzzle(window).twins == TWINS
    chosen(row, 2, "Remove Twin c)")
    assert puzzle(window).twins == "b) Move b1 b6"
    chosen(row, 0, "Zeroposition")
    assert puzzle(window).twins == "a) Move b1 b6"
    assert shown(row) == ["0*", "a"]
    assert row.change.text() == "Zeroposition: not to be solved"


def test_commands_step_through_twins_and_name_them(window: MainWindow) -> None:
    row = opened(window)
    for twins in (["a", "b*", "c"], ["a", "b", "c*"], ["a*", "b", "c"]):
        window.commands["next_twin"].trigger()
        assert shown(row) == twins
    window.commands["previous_twin"].trigger()
    assert window.status.notice == "Twin c, continued: without black pawn d4"
    window.commands["remove_twin"].trigger()
    assert shown(row) == ["a", "b*"]
    assert not window.commands["show_collection"].isChecked() or row.isVisible()
    window.commands["next"].trigger()
    assert not window.commands["next_twin"].isEnabled()


def test_another_record_shows_its_diagram(window: MainWindow) -> None:
    row = opened(window)
    click(row.chips[1])
    window.commands["next"].trigger()
    assert not row.isVisible()
    window.commands["previous"].trigger()
    assert shown(row) == ["a*", "b", "c"]


def test_the_list_and_the_form_show_the_record(window: MainWindow) -> None:
    row = opened(window)
    click(row.chips[1])
    window.commands["puzzle_data"].trigger()
    form = window.puzzle._form
    assert form is not None
    assert form.fields["twins"].text == TWINS
    assert window.editor.state.collection[0].position != window.editor.state.position
    form.close()


def test_a_copied_fen_is_the_one_shown(window: MainWindow) -> None:
    row = opened(window)
    click(row.chips[1])
    window.commands["copy"].trigger()
    assert QGuiApplication.clipboard().text().startswith(B)


def test_a_text_that_is_no_fen_stays_with_its_twin(window: MainWindow) -> None:
    row = opened(window)
    click(row.chips[1])
    line = window.fen.line
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, "8/8/x")
    assert line.text() == "8/8/x" and line.fault is not None
    assert placement(window) == B
    click(row.chips[0])
    assert line.text().startswith(A)
    assert row.chips[1].property("fails")
    click(row.chips[1])
    assert line.text() == "8/8/x" and line.fault is not None
    assert row.change.text() == "Twin b) cannot be made: “FEN 8/8/x” is not understood."
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_Escape)
    assert puzzle(window).twins == TWINS


def test_a_typed_fen_becomes_the_changes_of_the_twin(window: MainWindow) -> None:
    row = opened(window)
    click(row.chips[1])
    line = window.fen.line
    line.setFocus()
    line.selectAll()
    QTest.keyClicks(line, f"{A.replace('3p4', '8')} b - -")
    assert puzzle(window).twins == "b) Remove d4; c) Continued Remove d4"
    assert row.change.text() == "b) −♟d4"


def test_a_stipulation_that_is_typed_belongs_to_the_twin(window: MainWindow) -> None:
    row = opened(window)
    click(row.chips[1])
    field = window.panels.puzzle_card.stipulation
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "h#3")
    click(row.chips[0])
    assert (field.text(), puzzle(window).stipulation) == ("h#2", "h#2")
    click(row.chips[1])
    assert field.text() == "h#3"
    assert puzzle(window).twins.startswith("b) Move b1 b6 Stipulation h#3;")


def test_a_stipulation_in_words_is_kept(window: MainWindow) -> None:
    row = opened(window, "b) Move b1 b6")
    click(row.chips[1])
    field = window.panels.puzzle_card.stipulation
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "White to move and win")
    click(row.chips[0])
    click(row.chips[1])
    assert field.text() == "White to move and win"
    assert row.change.text() == "b) ♔b1→b6 White to move and win"


def test_moves_played_in_a_twin_are_not_kept_and_it_is_said_why(window: MainWindow) -> None:
    row, keep = opened(window), window.commands["keep_moves"]
    tips = []
    for chip in row.chips[:2]:
        click(chip)
        assert not window._bench.rooms.moves.may("keep_moves")
        tips.append(keep.toolTip())
    assert tips == [
        "Write the moves, including those you played, into the record",
        "Moves played in a twin are not kept: the record holds those of the diagram.",
    ]


def test_a_caption_names_the_twin_shown(window: MainWindow) -> None:
    row, captions = opened(window), []
    for chip in row.chips[:2]:
        click(chip)
        captions.append(record_caption(window.editor.state.named))
    assert captions == ["h#2\nb) ♔b1→b6 +c) −♟d4", "b)\nh#2"]


@pytest.mark.parametrize("kind", ["epd", "olv"])
def test_from_the_empty_board_to_a_file_and_back(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, kind: str
) -> None:
    popeye = script(tmp_path / "popeye", HEADER + LINES + END)
    window._bench.settings.set_programs(Programs(popeye_path=popeye))
    card = window.panels.puzzle_card
    # A position, typed as it is read; its stipulation; a twin, by a drag.
    window.area.view.setFocus()
    QTest.keyClicks(window.area.view, A)
    window.commands["stipulation"].trigger()
    QTest.keyClicks(card.stipulation, "h#2")
    card.fold(False)
    click(card.add_twin)
    drag(window.area.view, "b1", "b6")
    window.commands["solve"].trigger()
    qtbot.waitUntil(lambda: window.panels.puzzle.popeye_tree is not None)
    assert window._bench.moves.tree is window.panels.puzzle.popeye_tree
    assert [node.san for node in window._bench.moves.tree.root.children] == ["a)", "b) ♔b1→b6"]
    # A heading shows its twin; solutions of the other one stay there.
    window.panels.moves.fill().view.chosen.emit((0,))
    assert (window.editor.state.twin, window.editor.reached) == (0, None)
    window.panels.moves.fill().view.chosen.emit((1,))
    assert (window.editor.state.twin, placement(window)) == (1, B)
    assert card.twins is not None
    click(card.twins.chips[0])
    assert not window._bench.moves.is_of_record
    window.commands["keep_solution"].trigger()
    path = tmp_path / f"kept.{kind}"
    monkeypatch.setattr(FileQuestions, "file_to_save", lambda *_: Target(path, kind))
    window.commands["save"].trigger()
    document = open_document(path)
    if (imported := imported_from(document)) is not None:
        document = imported.document
    record = document.collection[0]
    again = puzzle_of_record(record)
    assert record.position == window.editor.state.whole.position
    assert again.stipulation == "h#2"
    assert again.twins.startswith("b) Move b1 b6")
    assert "Rxd4#" in again.solution and "Ne2#" in again.solution
