"""The puzzle form, with real keys."""

from collections.abc import Callable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QDialog,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from fenedit.documents.annotating import puzzle_of_record
from fenedit.notation.fen import parse_fen
from fenedit.notation.puzzle import Puzzle
from fenedit.rules.solve.solution import Attack, Defence, Move, Solution
from fenedit.session.editor import Editor
from fenedit.session.intents.fields import set_puzzle
from fenedit.session.state import EditorState
from fenedit.ui.puzzle.form import MOVES_DELAY, PuzzleForm
from tests.helpers.dialog_hands import button_of, click, press, when_asked
from tests.helpers.states import HARING, editor_of, state_of_text, text_of

FIELDS = HARING.rsplit(" ", 2)[0]
KNOWN = ' bm d4; c1 "Haring"; c2 "Schach-Echo 1977"; c9 "kept"; dm 2;'
SOLUTION = Solution(
    parse_fen(HARING),
    2,
    "sound",
    True,
    keys=(
        Attack(
            Move("d2d4", "d4"),
            2,
            defences=(Defence(Move("f6e6", "Ke6"), (Attack(Move("c6b4", "Nb4#"), 1),)),),
        ),
    ),
)
Key = Qt.Key


@pytest.fixture
def editor(qapp: object) -> Iterator[Editor]:
    editor = editor_of(state_of_text(f"{FIELDS}{KNOWN}\n{FIELDS}\n", file_format="epd"))
    yield editor
    editor.close()


@pytest.fixture
def form(qtbot: QtBot, editor: Editor) -> Iterator[PuzzleForm]:
    yield from shown(qtbot, editor)


def shown(qtbot: QtBot, editor: Editor) -> Iterator[PuzzleForm]:
    form = PuzzleForm(editor)
    editor.state_changed.connect(form.show_change)
    # Closing it would ask about what was refused.
    qtbot.addWidget(form, before_close_func=QWidget.hide)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    yield form
    form.hide()


def line(editor: Editor, index: int = 0) -> str:
    return text_of(editor.state).split("\n")[index].removeprefix(FIELDS)


def write(form: PuzzleForm, name: str, text: str) -> None:
    """Type a text in the place of what a field holds; paste one that no key writes."""
    edit = form.fields[name].edit
    edit.setFocus(Qt.FocusReason.TabFocusReason)
    edit.selectAll()
    if not text.isascii() or "\n" in text:
        QGuiApplication.clipboard().setText(text)
        edit.paste()
    elif text:
        QTest.keyClicks(edit, text)
    else:
        QTest.keyClick(edit, Key.Key_Delete)


def test_an_empty_line_tells_the_moves_of_a_game(qtbot: QtBot) -> None:
    games = f'[FEN "{HARING}"]\n\n1. d4 (1. Nh4+) Ke6 2. Nb4# *\n\n[FEN "{HARING}"]\n\n*\n'
    editor = editor_of(state_of_text(games, file_format="pgn"))
    for form in shown(qtbot, editor):
        line = form.fields["line"].edit
        assert not line.text() and line.placeholderText() == "In the game: d4 Ke6 Nb4#"
        editor.show_record(1)
        assert line.placeholderText() == ""
    editor.close()


def test_it_shows_what_the_record_says(form: PuzzleForm) -> None:
    said = {name: form.fields[name].text for name in ("author", "source", "date", "best", "hint")}
    assert said == {
        "author": "Haring",
        "source": "Schach-Echo",
        "date": "1977",
        "best": "d4",
        "hint": "",
    }


def test_what_is_typed_is_written_at_once(form: PuzzleForm, editor: Editor) -> None:
    write(form, "themes", "En passant")
    assert line(editor) == (
        ' bm d4; c1 "Haring"; c2 "Schach-Echo 1977"; c5 "En passant"; c9 "kept"; dm 2;'
    )


def test_a_field_is_one_step_of_undo(form: PuzzleForm, editor: Editor) -> None:
    write(form, "author", "Loyd")
    QTest.keyClick(form.focusWidget(), Key.Key_Tab)
    write(form, "hint", "block")
    assert editor.undo_stack.count() == 2
    QTest.keyClick(form.focusWidget(), Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert form.fields["hint"].text == ""
    assert form.fields["author"].text == "Loyd"
    QTest.keyClick(form.focusWidget(), Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert line(editor) == KNOWN
    assert form.fields["author"].text == "Haring"


def test_two_visits_of_a_field_are_two_steps(form: PuzzleForm, editor: Editor) -> None:
    write(form, "hint", "one")
    write(form, "author", "Haring")
    write(form, "hint", "two")
    editor.undo_stack.undo()
    assert form.fields["hint"].text == "one"


def test_blanks_may_be_typed(form: PuzzleForm, editor: Editor) -> None:
    write(form, "hint", "a pawn ")
    assert form.fields["hint"].text == "a pawn "
    assert 'c6 "a pawn";' in line(editor)


def test_the_date_is_a_part_of_the_source(form: PuzzleForm, editor: Editor) -> None:
    write(form, "date", "1978")
    assert 'c2 "Schach-Echo 1978";' in line(editor)
    write(form, "source", "Problem 1932-33 of many")
    assert 'c2 "Problem 1932-33 of many 1978";' in line(editor)
    write(form, "date", "")
    assert form.fields["source"].text == "Problem 1932-33 of many"
    write(form, "source", "")
    assert "c2" not in line(editor)


def test_a_year_typed_with_the_source_is_not_taken_away_meanwhile(
    form: PuzzleForm, editor: Editor
) -> None:
    write(form, "date", "")
    write(form, "source", "No. 1977 of many")
    assert form.fields["source"].text == "No. 1977 of many"
    assert 'c2 "No. 1977 of many";' in line(editor)


@pytest.mark.parametrize(
    ("name", "text", "reason", "instead"),
    [
        ("hint", 'the "pipes"', "straight quotation mark", "the “pipes”"),
        ("comment", "one\ntwo", "line breaks", "one two"),
        ("comment", "x" * 257, "257 are 2 too many", ""),
        ("source", '"Echo"', "straight quotation mark", "“Echo”"),
    ],
)
def test_what_epd_cannot_write_stays_and_is_explained(
    form: PuzzleForm, editor: Editor, name: str, text: str, reason: str, instead: str
) -> None:
    before = line(editor)
    field = form.fields[name]
    write(form, name, text)
    assert field.text == text
    assert reason in field.reason
    assert field.remark.isVisible()
    assert field.edit.accessibleDescription() == field.reason
    if name != "comment" or instead:
        assert '"pipes' not in line(editor)
    button = field.remark.findChild(QPushButton)
    assert button is not None
    assert button.isVisible() == bool(instead)
    if instead:
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        assert field.text == instead
        assert f'"{instead}' in line(editor)
        assert not field.remark.isVisible()
    assert line(editor) != before


def test_what_was_refused_is_dropped_when_the_record_says_something_else(
    form: PuzzleForm, editor: Editor, qtbot: QtBot
) -> None:
    write(form, "best", "d4 Zf3")
    assert "Zf3" in form.fields["best"].reason
    assert line(editor) == KNOWN
    editor.show_record(1)
    assert form.fields["best"].text == ""
    qtbot.waitUntil(lambda: form.fields["best"].reason == "Not kept: “d4 Zf3”")
    editor.show_record(0)
    assert form.fields["best"].text == "d4"
    assert form.fields["best"].reason == ""


def test_moves_are_taken_as_people_write_them_and_tried(
    qtbot: QtBot, form: PuzzleForm, editor: Editor
) -> None:
    write(form, "line", "1.d4! Ke6 2.Nb4#")
    assert "pv d4 Ke6 Nb4#;" in line(editor)
    assert form.fields["line"].text == "1.d4! Ke6 2.Nb4#"
    write(form, "line", "d4 Ka8")
    qtbot.waitUntil(lambda: "Ka8" in form.fields["line"].reason)
    assert "pv d4 Ka8;" in line(editor)


def test_an_encoding_is_told_of_letters_that_it_lacks(qtbot: QtBot) -> None:
    state = state_of_text(f"{FIELDS}\n", file_format="epd")
    form = state.document.form._replace(encoding="windows-1252")
    editor = editor_of(EditorState(replace(state.document, form=form)))
    for form in shown(qtbot, editor):
        write(form, "author", "Müller")
        assert form.fields["author"].reason == ""
        write(form, "author", "Хавель")
        assert "Windows-1252" in form.fields["author"].reason
        assert 'c1 "Хавель";' in line(editor)
    editor.close()


def test_the_tags_of_a_game_may_have_quotation_marks(qtbot: QtBot) -> None:
    game = f'[White "Loyd"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n*\n'
    editor = editor_of(state_of_text(game, file_format="pgn"))
    for form in shown(qtbot, editor):
        write(form, "hint", 'the "pipes"')
        assert form.fields["hint"].reason == ""
        assert '[Hint "the \\"pipes\\""]' in text_of(editor.state)
        write(form, "comment", "one\ntwo")
        assert "PGN cannot contain line breaks" in form.fields["comment"].reason
    editor.close()


def test_a_solution_has_several_lines_and_any_characters(form: PuzzleForm, editor: Editor) -> None:
    text = '1.d4! (2.Qe5#)\n   1…cxd3 e.p. 2.Qf4# "double"\n\n1.Qb4? a5!'
    write(form, "solution", text)
    assert puzzle_of_record(editor.state.record).solution == text
    assert (form.fields["solution"].text, form.fields["solution"].reason) == (text, "")
    editor.undo_stack.undo()
    assert form.fields["solution"].text == ""


def test_without_a_record_nothing_can_be_written(qtbot: QtBot) -> None:
    editor = editor_of(state_of_text(""))
    for form in shown(qtbot, editor):
        assert not form.fields["author"].edit.isEnabled()
        labels = [label.text() for label in form.findChildren(QLabel) if label.isVisible()]
        assert "There is no position yet." in labels
    editor.close()


def test_every_control_is_reached_by_tab_and_has_a_name(form: PuzzleForm) -> None:
    seen: list[QWidget] = []
    while (widget := form.focusWidget()) not in seen:
        assert widget is not None
        seen.append(widget)
        QTest.keyClick(widget, Key.Key_Tab)
    names = [
        QAccessible.queryAccessibleInterface(each).text(QAccessible.Text.Name) for each in seen
    ]
    assert all(names)
    assert {edit.objectName() for edit in seen if edit.objectName()} >= {
        "name", "author", "source", "date", "award", "conditions", "twins", "intended",
        "options", "best", "avoid", "line", "solution",
        "themes", "hint", "comment",
    }  # fmt: skip
    # From the top of each card to its foot.
    start = names.index("Name")
    assert (names[start:] + names[:start])[:12] == [
        *("Name", "Author", "Source", "Date", "Award"),
        *("Conditions", "Twins", "Solutions", "Options", "Key", "Tries", "Line"),
    ]


def test_no_letter_means_two_controls(form: PuzzleForm) -> None:
    widgets = [*form.findChildren(QLabel), *form.findChildren(QAbstractButton)]
    texts = [each.text() for each in widgets if each.isVisible()]
    letters = [key for text in texts if (key := QKeySequence.mnemonic(text).toString())]
    assert letters
    assert sorted(letters) == sorted(set(letters))


def test_enter_goes_on_and_esc_closes(form: PuzzleForm) -> None:
    QTest.keyClick(form.focusWidget(), Key.Key_Return)
    assert form.isVisible()
    assert form.focusWidget() is form.fields["source"].edit
    QTest.keyClick(form.focusWidget(), Key.Key_Escape)
    assert not form.isVisible()


def test_a_form_that_is_not_seen_waits(form: PuzzleForm, editor: Editor) -> None:
    form.close()
    editor.perform(set_puzzle, Puzzle())
    assert form.fields["author"].text == "Haring"
    form.show()
    assert form.fields["author"].text == ""


@pytest.mark.parametrize(
    ("name", "text", "after", "said"),
    [
        ("comment", "one\ntwo", "one two", "line break became a space"),
        ("hint", 'the "pipes"', "the “pipes”", "quotation marks became curved"),
        ("comment", '"one"\ntwo', "“one” two", "quotation marks became curved"),
    ],
)
def test_a_sure_mend_is_made_when_the_field_is_left(
    form: PuzzleForm, editor: Editor, name: str, text: str, after: str, said: str
) -> None:
    write(form, name, text)
    field = form.fields[name]
    assert field.text == text
    QTest.keyClick(field.edit, Key.Key_Tab)
    assert field.text == after
    assert f'"{after}";' in line(editor)
    assert said in field.reason
    assert not field.is_refused
    assert editor.undo_stack.count() == 1


def test_a_mend_that_is_not_sure_is_not_made(form: PuzzleForm, editor: Editor) -> None:
    write(form, "hint", 'a 5" board')
    QTest.keyClick(form.fields["hint"].edit, Key.Key_Tab)
    assert form.fields["hint"].text == 'a 5" board'
    assert form.fields["hint"].is_refused


def test_a_game_keeps_its_quotation_marks_when_a_line_break_goes(qtbot: QtBot) -> None:
    game = f'[White "Loyd"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n*\n'
    editor = editor_of(state_of_text(game, file_format="pgn"))
    for form in shown(qtbot, editor):
        write(form, "comment", 'the "pipes"\nonce')
        QTest.keyClick(form.fields["comment"].edit, Key.Key_Tab)
        assert form.fields["comment"].text == 'the "pipes" once'
    editor.close()


def test_closing_mends_what_is_sure_and_does_not_ask(form: PuzzleForm, editor: Editor) -> None:
    write(form, "comment", "one\ntwo")
    QTest.keyClick(form.focusWidget(), Key.Key_Escape)
    assert not form.isVisible()
    assert 'c0 "one two";' in line(editor)


def by_esc(form: PuzzleForm) -> None:
    QTest.keyClick(form.focusWidget(), Key.Key_Escape)


def by_button(form: PuzzleForm) -> None:
    QTest.mouseClick(button_of(form, "Close"), Qt.MouseButton.LeftButton)


def by_window(form: PuzzleForm) -> None:
    form.close()


@pytest.mark.parametrize("leave", [by_esc, by_button, by_window])
def test_closing_asks_about_what_cannot_be_kept(
    form: PuzzleForm, editor: Editor, leave: Callable[[PuzzleForm], None]
) -> None:
    write(form, "best", "d4 in words")
    asked: list[str] = []

    def keep(dialog: QDialog) -> None:
        asked.extend(label.text() for label in dialog.findChildren(QLabel))
        click("Keep Editing")(dialog)

    when_asked(keep)
    leave(form)
    assert any("Key" in text and "cannot be kept" in text for text in asked)
    assert any("d4 in words" in text for text in asked)
    assert form.isVisible()
    assert form.fields["best"].text == "d4 in words"
    assert form.focusWidget() is form.fields["best"].edit
    when_asked(press(Key.Key_Escape))
    leave(form)
    assert form.isVisible()
    when_asked(click("Discard"))
    leave(form)
    assert not form.isVisible()
    form.show()
    assert form.fields["best"].text == "d4"
    assert line(editor) == KNOWN


def test_the_window_asks_before_it_closes_over_the_form(qtbot: QtBot, editor: Editor) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    form = PuzzleForm(editor, window)
    editor.state_changed.connect(form.show_change)
    qtbot.addWidget(form, before_close_func=QWidget.hide)
    with qtbot.waitActive(form):
        form.show()
    write(form, "best", "d4 in words")
    when_asked(click("Keep Editing"))
    assert not window.close()
    assert window.isVisible()
    when_asked(click("Discard"))
    assert window.close()


@pytest.mark.parametrize(("name", "after"), [("hint", "comment"), ("themes", "hint")])
def test_tab_goes_from_a_fault_to_the_next_field(form: PuzzleForm, name: str, after: str) -> None:
    write(form, name, 'a 5" board')
    QTest.keyClick(form.focusWidget(), Key.Key_Tab)
    assert form.focusWidget() is form.fields[after].edit
    QTest.keyClicks(form.focusWidget(), "so it")
    assert form.fields[after].text == "so it"
    assert form.fields[name].text == 'a 5" board'


def test_fields_stay_when_a_remark_goes(form: PuzzleForm) -> None:
    write(form, "themes", 'a 5" board')
    QTest.qWait(20)
    places = [form.fields[name].edit.y() for name in ("themes", "hint", "comment")]
    write(form, "themes", "Grimshaw")
    QTest.qWait(20)
    assert not form.fields["themes"].remark.isVisible()
    assert [form.fields[name].edit.y() for name in ("themes", "hint", "comment")] == places


def test_another_day_needs_no_room_for_what_was_said(form: PuzzleForm) -> None:
    QTest.qWait(20)
    place = form.fields["hint"].edit.y()
    write(form, "themes", 'a 5" board')
    write(form, "themes", "Grimshaw")
    form.close()
    form.show()
    QTest.qWait(20)
    assert form.fields["hint"].edit.y() == place


def test_a_date_that_is_none_is_kept_and_said(form: PuzzleForm, editor: Editor) -> None:
    write(form, "date", "1977-13-41")
    QTest.keyClick(form.focusWidget(), Key.Key_Tab)
    assert "“1977-13-41” is not a date" in form.fields["date"].reason
    assert 'c2 "Schach-Echo 1977-13-41";' in line(editor)
    write(form, "date", "1977-05-31")
    assert form.fields["date"].reason == ""
    QTest.keyClick(form.focusWidget(), Key.Key_Tab)
    assert form.fields["date"].reason == ""


def test_a_date_of_the_file_is_looked_at_too(qtbot: QtBot) -> None:
    editor = editor_of(state_of_text(f'{FIELDS} c2 "Echo 1977-13-41";\n', file_format="epd"))
    for form in shown(qtbot, editor):
        qtbot.waitUntil(lambda form=form: "is not a date" in form.fields["date"].reason)
    editor.close()


@pytest.mark.parametrize(
    ("name", "opcode", "text"),
    [
        ("avoid", "am", "Nh5 Nd5 Ng6"),
        ("best", "bm", "Qf8 Qb8 Qa1"),
        ("avoid", "am", "Nh5, Nd5; 1.Ng6"),
    ],
)
def test_moves_stay_as_they_are_typed(
    form: PuzzleForm, editor: Editor, name: str, opcode: str, text: str
) -> None:
    write(form, name, text)
    assert form.fields[name].text == text
    moves = text.replace(",", "").replace(";", "").replace("1.", "")
    assert f"{opcode} {moves};" in line(editor)


def test_what_is_odd_is_said_before_the_form_is_seen_and_moves_no_field_afterwards(
    qtbot: QtBot,
) -> None:
    form = PuzzleForm(editor_of(state_of_text("8/8/8/4k3/8/8/8/K1R5 w - - bm Kb8;\n")))
    qtbot.addWidget(form)
    with qtbot.waitActive(form):
        form.show()
        assert form.fields["best"].reason
        form.activateWindow()
    QApplication.processEvents()
    places = [(name, field.edit.y()) for name, field in form.fields.items()]
    for _ in range(2):
        QTest.qWait(2 * MOVES_DELAY)
        assert [(name, field.edit.y()) for name, field in form.fields.items()] == places
        form.close()
        form.show()


def test_what_stands_beside_the_stipulation(form: PuzzleForm, editor: Editor) -> None:
    for name, text in [
        ("conditions", "Circe; Madrasi"),
        ("twins", "b) Move a4 a5"),
        ("options", "MaxSolutions 5"),
        ("intended", "2"),
    ]:
        write(form, name, text)
        assert (form.fields[name].text, form.fields[name].reason) == (text, "")
    puzzle = puzzle_of_record(editor.state.record)
    assert (puzzle.conditions, puzzle.twins) == ("Circe; Madrasi", "b) Move a4 a5")
    assert (puzzle.options, puzzle.intended, puzzle.asked) == ("MaxSolutions 5", 2, "#2")
    write(form, "intended", "two")
    assert "not a number from 1 to 999" in form.fields["intended"].reason
    assert puzzle_of_record(editor.state.record).intended == 2


def test_a_twin_that_cannot_be_made_is_named(form: PuzzleForm) -> None:
    write(form, "twins", "b) Remove a8")
    form._try_moves()
    assert "b)" in form.fields["twins"].reason


def test_conditions_are_completed_one_by_one(form: PuzzleForm) -> None:
    edit = form.fields["conditions"].edit
    assert isinstance(edit, QLineEdit)
    edit.setFocus()
    QTest.keyClicks(edit, "Circe; madr")
    completer = edit.completer()
    assert completer.currentCompletion() == "Circe; Madrasi"
    completer.popup().hide()
