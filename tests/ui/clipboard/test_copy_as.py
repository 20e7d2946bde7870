"""Copy As, with real keys and clicks."""

from collections.abc import Iterator, Sequence
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtGui import QGuiApplication, QStandardItemModel
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QPlainTextEdit
from pytestqt.qtbot import QtBot

from fenedit import resource
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.pieces.piece_set import PieceSet, load_piece_set
from fenedit.documents.document import Collection, Document
from fenedit.documents.games import game_record
from fenedit.notation.languages import LISTED
from fenedit.notation.spellings.export import SPELLINGS, Spelling
from fenedit.session.editor import Editor
from fenedit.session.intents import board
from fenedit.session.intents.records import type_fen
from fenedit.session.moves.moves import Moves
from fenedit.session.settings import CopyOptions, Preferences, Settings
from fenedit.session.state import EditorState
from fenedit.ui.clipboard.copy_as import CopyAsDialog, SpellingList
from fenedit.ui.picture.output import drawn_spellings
from tests.helpers.benches import BenchWindow, bench_of, hearing
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import click_at
from tests.helpers.states import HARING, START, editor_of, state_of_text

Key = Qt.Key
AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text(f"{AFTER_E4}\n"))
    yield editor
    editor.close()


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def shown_dialog(
    qtbot: QtBot,
    editor: Editor,
    settings: Settings,
    moves: Moves | None = None,
    drawn: Sequence[Spelling] = (),
) -> CopyAsDialog:
    window = BenchWindow()
    qtbot.addWidget(window)
    pictures = SimpleNamespace(spellings=lambda: drawn)
    dialog = CopyAsDialog(bench_of(window, editor, settings, moves=moves, pictures=pictures))
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    qtbot.waitUntil(dialog.spelling_list.list_widget.hasFocus)
    return dialog


@pytest.fixture
def dialog(qtbot, editor, settings) -> Iterator[CopyAsDialog]:
    dialog = shown_dialog(qtbot, editor, settings)
    yield dialog
    dialog.close()


def press(dialog: CopyAsDialog, *keys: Qt.Key | str):
    for key in keys:
        target = dialog.focusWidget()
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            QTest.keyClick(target, key)


def preview(dialog: CopyAsDialog) -> str:
    return dialog.preview.toPlainText()


def combo(dialog: CopyAsDialog, name: str) -> QComboBox:
    found = dialog.findChild(QComboBox, name)
    assert isinstance(found, QComboBox)
    return found


def held() -> str:
    return QGuiApplication.clipboard().text()


def words(dialog: CopyAsDialog) -> str:
    return " ".join(label.text() for label in dialog.findChildren(QLabel))


def test_return_copies_what_is_seen_and_closes(dialog):
    with hearing(dialog) as said:
        press(dialog, Key.Key_Return)
    assert held() == preview(dialog) == AFTER_E4
    assert said.args == ["Copied as FEN."]
    assert not dialog.isVisible()


def test_copy_copies_and_stays(dialog):
    button = button_of(dialog, "Copy")
    button.setFocus()
    for key in (Key.Key_Return, Key.Key_Space):
        QGuiApplication.clipboard().clear()
        press(dialog, key)
        assert held() == AFTER_E4
        assert dialog.isVisible() and "Copied as FEN." in words(dialog)
    button_of(dialog, "Close").setFocus()
    QGuiApplication.clipboard().clear()
    press(dialog, Key.Key_Return)
    assert not dialog.isVisible() and not held()


def test_it_opens_as_large_as_it_was_closed(qtbot, editor, settings):
    first = shown_dialog(qtbot, editor, settings)
    first.resize(760, 560)
    first.close()
    again = shown_dialog(qtbot, editor, settings)
    assert (again.width(), again.height()) == (760, 560)
    again.close()


@pytest.mark.parametrize("how", ["filter", "preview", "shortcut"])
def test_it_is_copied_from_wherever_the_focus_is(dialog, how):
    press(dialog, "pgn")
    if how == "preview":
        dialog.preview.setFocus()
    if how == "shortcut":
        dialog.spelling_list.list_widget.setFocus()
        QTest.keyClick(dialog.focusWidget(), Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    else:
        press(dialog, Key.Key_Return)
    assert held() == preview(dialog)
    assert '[FEN "' in held()


def test_a_part_of_the_preview_can_be_copied(dialog):
    dialog.preview.setFocus()
    cursor = dialog.preview.textCursor()
    cursor.setPosition(8, cursor.MoveMode.KeepAnchor)
    dialog.preview.setTextCursor(cursor)
    QTest.keyClick(dialog.preview, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert held() == "rnbqkbnr"


def test_a_double_click_copies_and_closes(dialog):
    items = dialog.spelling_list.list_widget
    at = items.visualItemRect(items.currentItem()).center()
    QGuiApplication.clipboard().clear()
    click_at(items.viewport(), at)
    QTest.mouseDClick(items.viewport(), Qt.MouseButton.LeftButton, pos=at)
    assert held() == AFTER_E4
    assert not dialog.isVisible()


def test_escape_clears_the_filter_first(dialog):
    press(dialog, "pgn", Key.Key_Escape)
    assert dialog.isVisible()
    press(dialog, Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_preview_follows_the_board(dialog, editor):
    editor.perform(board.set_start)
    assert preview(dialog).startswith(START.rsplit(" ", 2)[0])
    editor.undo_stack.undo()
    assert preview(dialog) == AFTER_E4


def test_it_does_not_work_unseen(dialog, editor):
    dialog.close()
    editor.perform(type_fen, HARING)
    assert preview(dialog) == AFTER_E4
    dialog.show()
    assert preview(dialog) == HARING


@pytest.mark.parametrize(
    ("name", "value", "field", "written"),
    [("ep_convention", "capturable", 3, "-"), ("castling_spelling", "shredder", 2, "HAha")],
)
def test_an_option_changes_this_copy_and_no_preference(
    dialog, settings, name, value, field, written
):
    box = combo(dialog, name)
    box.setFocus()
    while box.currentData() != value:
        before = box.currentIndex()
        QTest.keyClick(box, Key.Key_Down)
        assert box.currentIndex() > before
    assert preview(dialog).split()[field] == written
    assert settings.preferences == Preferences()
    assert getattr(settings.copy_options, name) == value


def test_what_is_left_out_is_said(dialog):
    assert "Nothing is left out." in words(dialog)
    dialog.spelling_list.choose("ascii")
    assert "Left out:" in words(dialog) and "the castling rights" in words(dialog)
    assert "Nothing is left out." not in words(dialog)


def test_what_stands_after_the_fields_is_told_where_it_is_left_out(qtbot, settings):
    dialog = shown_dialog(qtbot, editor_of(state_of_text(f"{START} id 7;\n")), settings)
    assert "the operation Name" in words(dialog)
    dialog.spelling_list.choose("epd")
    assert 'id "7";' in preview(dialog)
    assert "Nothing is left out." in words(dialog)
    dialog.close()


@pytest.mark.parametrize(
    ("spelling", "said"),
    [
        ("pgn", "Nothing is left out."),
        ("fen", "Left out: the tags Event and White and the game’s moves."),
    ],
)
def test_a_game_is_copied_whole_or_said_to_be_left_out(qtbot, settings, spelling, said):
    game = f'[Event "A"]\n[White "B"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n1. Qa6 *'
    editor = editor_of(state_of_text(f"{game}\n", file_format="pgn"))
    settings.copy_options = CopyOptions(spelling=spelling)
    dialog = shown_dialog(qtbot, editor, settings)
    assert preview(dialog) == (game if spelling == "pgn" else HARING)
    assert said in words(dialog)
    dialog.close()
    editor.close()


def test_only_languages_that_a_spelling_knows_can_be_chosen(dialog, settings):
    settings.copy_options = CopyOptions(piece_letters="it")
    languages = combo(dialog, "piece_letters")
    model = languages.model()
    assert isinstance(model, QStandardItemModel)
    for code, known in (("forsyth", {"en", "de", "fr"}), ("pieces", set(LISTED))):
        dialog.spelling_list.choose(code)
        indexes = range(languages.count())
        enabled = {languages.itemData(at) for at in indexes if model.item(at).isEnabled()}
        assert enabled == known
        assert languages.currentData() == ("it" if "it" in known else "en")


def test_boards_are_shown_larger_and_in_columns(dialog):
    usual = dialog.preview.font().pointSizeF()
    for code, larger in (("figurine", True), ("ascii", True), ("pieces", False)):
        dialog.spelling_list.choose(code)
        assert (dialog.preview.font().pointSizeF() > usual) is larger


def test_options_that_do_nothing_are_disabled(dialog):
    flipped = dialog.findChild(QCheckBox)
    assert not flipped.isEnabled()
    assert combo(dialog, "castling_spelling").isEnabled()
    assert not combo(dialog, "piece_letters").isEnabled()
    dialog.spelling_list.choose("ascii")
    assert flipped.isEnabled()
    assert not combo(dialog, "castling_spelling").isEnabled()
    dialog.spelling_list.choose("pieces")
    assert combo(dialog, "piece_letters").isEnabled()


def test_a_board_can_be_turned(dialog):
    dialog.spelling_list.choose("ascii")
    before = preview(dialog)
    flipped = dialog.findChild(QCheckBox)
    assert flipped is not None
    QTest.keyClick(flipped, Key.Key_Space)
    assert preview(dialog) != before
    assert preview(dialog).index("R") < preview(dialog).index("r")


def test_the_last_choice_is_remembered(dialog, qtbot, editor, settings):
    dialog.spelling_list.choose("ascii")
    flipped = dialog.findChild(QCheckBox)
    assert flipped is not None
    QTest.keyClick(flipped, Key.Key_Space)
    text = preview(dialog)
    dialog.close()
    again = shown_dialog(qtbot, editor, settings)
    assert again.spelling_list.code == "ascii"
    assert preview(again) == text
    again.close()


def test_an_option_as_preferred_follows_the_preferences(dialog, settings):
    settings.copy_options = CopyOptions(castling_spelling="shredder")
    box = combo(dialog, "castling_spelling")
    settings.set_preferences(Preferences()._replace(ep_convention="capturable"))
    assert preview(dialog).split()[2:4] == ["HAha", "-"]
    while box.currentData() != "held":
        QTest.keyClick(box, Key.Key_Up)
    settings.set_preferences(Preferences()._replace(castling_spelling="xfen"))
    assert box.currentData() == "xfen"


def test_a_draft_is_told_from_the_position_on_the_board(dialog, editor):
    editor.perform(type_fen, "half a posi")
    assert preview(dialog) == AFTER_E4
    assert "The FEN field is not a valid FEN" in words(dialog)


def test_where_there_is_no_position_nothing_is_copied(qtbot, settings):
    QGuiApplication.clipboard().setText("before")
    dialog = shown_dialog(qtbot, editor_of(state_of_text("no position at all\n")), settings)
    press(dialog, Key.Key_Return)
    assert held() == "before"
    assert preview(dialog) == ""
    assert not button_of(dialog, "Copy").isEnabled()
    assert "no position to copy yet" in words(dialog)
    dialog.close()


def test_a_copied_position_is_a_recent_one(dialog, settings):
    dialog.spelling_list.choose("pgn")
    press(dialog, Key.Key_Return)
    assert settings.recent_positions() == (AFTER_E4,)


def test_long_lines_are_seen_whole_and_boards_unbroken(dialog):
    mode = QPlainTextEdit.LineWrapMode
    assert dialog.preview.lineWrapMode() == mode.WidgetWidth
    dialog.spelling_list.choose("ascii")
    assert dialog.preview.lineWrapMode() == mode.NoWrap


def test_tab_reaches_every_control(dialog):
    dialog.spelling_list.choose("fen")
    reached = set()
    for _ in range(12):
        reached.add(dialog.focusWidget())
        QTest.keyClick(dialog.focusWidget(), Key.Key_Tab)
    wanted = [
        dialog.spelling_list.list_widget,
        dialog.spelling_list.filter_line,
        combo(dialog, "ep_convention"),
        combo(dialog, "castling_spelling"),
        dialog.preview,
        button_of(dialog, "Copy"),
        button_of(dialog, "Copy and Close"),
        button_of(dialog, "Close"),
    ]
    assert [widget for widget in wanted if widget not in reached] == []


def test_all_of_it_fits_the_smallest_size(dialog, qtbot):
    dialog.resize(dialog.minimumSize())
    dialog.spelling_list.choose("gbr")
    (remark,) = (label for label in dialog.findChildren(QLabel) if "Left out" in label.text())
    qtbot.waitUntil(lambda: remark.height() >= remark.heightForWidth(remark.width()))
    assert dialog.size() == dialog.minimumSize()
    assert dialog.preview.height() > 80


def test_what_is_played_to_is_written(qtbot, editor, settings):
    moves = Moves(editor, settings, editor)
    dialog = shown_dialog(qtbot, editor, settings, moves)
    set_up = preview(dialog)
    moves.play("e7e5")
    assert "4p3/4P3" in preview(dialog) and "w KQkq" in preview(dialog)
    dialog.copy()
    assert QGuiApplication.clipboard().text() == preview(dialog)
    assert "4p3/4P3" in settings.recent_positions()[0]
    moves.step("first")
    assert preview(dialog) == set_up
    dialog.close()


def test_popeye_is_given_the_diagram_and_all_twins_while_one_is_shown(qtbot, settings):
    line = '8/8/8/8/8/k1K5/8/1R6 b - - c3 "h#2"; twins "b) Move b1 b2; c) Remove b1";'
    editor = editor_of(state_of_text(f"{line}\n", file_format="epd"))
    settings.copy_options = CopyOptions(spelling="popeye")
    dialog = shown_dialog(qtbot, editor, settings)
    whole = preview(dialog)
    assert "White Kc3 Rb1" in whole and "Twin Move b1 b2\nTwin Remove b1\nEndProblem" in whole
    editor.show_record(0, 1)
    assert (preview(dialog), editor.state.twin) == (whole, 1)
    assert "Nothing is left out." in words(dialog)
    dialog.spelling_list.choose("fen")
    assert preview(dialog).startswith("8/8/8/8/8/k1K5/1R6/8 b")
    dialog.close()
    editor.close()


def own_set() -> PieceSet:
    return load_piece_set(resource("pieces/fenland"))


def test_drawings_can_be_copied_with_what_is_drawn_over_them(qtbot, settings):
    editor = editor_of(state_of_text('4k3/8/8/8/8/8/8/4K3 w - - c0 "[%csl Re4]";\n'))
    drawn = drawn_spellings(DiagramStyle, own_set)
    dialog = shown_dialog(qtbot, editor, settings, drawn=drawn)
    items = [dialog.spelling_list.list_widget.item(row) for row in range(40)]
    headings = [item.text() for item in items if item and not item.flags()]
    assert len(headings) == len(set(headings))
    for code, start in (("html-svg", "<figure"), ("svg", "<?xml")):
        dialog.spelling_list.choose(code)
        assert preview(dialog).startswith(start)
        assert "<circle" in preview(dialog)
        assert "Nothing is left out." in words(dialog)
    dialog.spelling_list.choose("html")
    assert "Left out: the marks." in words(dialog)
    dialog.close()
    editor.close()


def test_what_is_played_to_is_written_with_its_comment_and_marks(qtbot, settings):
    game = game_record('[White "Morphy"]\n\n1. e4 {wins [%cal Ge2e4]} e5 *\n')
    editor = editor_of(EditorState(Document(collection=Collection([game], "fen"))))
    moves = Moves(editor, settings, editor)
    moves.step("forward")
    settings.copy_options = CopyOptions(spelling="epd")
    dialog = shown_dialog(qtbot, editor, settings, moves)
    assert 'c0 "[%cal Ge2e4] wins"; c1 "Morphy"; id "Morphy, after 1.e4"; pv e5;' in preview(dialog)
    assert "Nothing is left out." in words(dialog)
    dialog.spelling_list.choose("pgn")
    assert preview(dialog).endswith("{[%cal Ge2e4] wins}\n1... e5 *")
    dialog.spelling_list.choose("fen")
    assert "Left out: the operation Comment 0 and the marks." in words(dialog)
    dialog.close()
    editor.close()


def test_what_is_played_to_has_nothing_drawn_over_it(qtbot, settings):
    editor = editor_of(state_of_text(f'{AFTER_E4.rsplit(" ", 2)[0]} c0 "[%cal Ge2e4]";\n'))
    moves = Moves(editor, settings, editor)
    settings.copy_options = CopyOptions(spelling="epd")
    dialog = shown_dialog(qtbot, editor, settings, moves)
    assert "%cal" in preview(dialog)
    moves.play("e7e5")
    assert "%cal" not in preview(dialog)
    moves.step("first")
    assert "%cal" in preview(dialog)
    dialog.close()
    editor.close()


# The list of spellings and the line that narrows it.


@pytest.fixture
def spellings(qtbot) -> Iterator[SpellingList]:
    widget = SpellingList(SPELLINGS)
    qtbot.addWidget(widget)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    widget.choose("fen")
    widget.list_widget.setFocus()
    qtbot.waitUntil(widget.list_widget.hasFocus)
    yield widget
    widget.close()


def shown(spellings: SpellingList) -> list[str]:
    """Return the texts of all rows that can be seen, headings included."""
    items = spellings.list_widget
    return [
        items.item(row).text() for row in range(items.count()) if not items.item(row).isHidden()
    ]


def press_spelling_list(spellings: SpellingList, *keys: Qt.Key | str):
    """Press keys on whichever of the two has the focus."""
    for key in keys:
        target = spellings.window().focusWidget()
        if isinstance(key, str):
            QTest.keyClicks(target, key)
        else:
            QTest.keyClick(target, key)


def test_every_spelling_stands_below_the_heading_of_its_group(spellings):
    rows = shown(spellings)
    assert len(rows) == len(SPELLINGS) + len({spelling.group for spelling in SPELLINGS})
    # No code is shown for want of words.
    assert not {spelling.group for spelling in SPELLINGS} & set(rows)


def test_arrow_keys_pass_over_headings(spellings):
    reached = [spellings.code]
    for _ in range(len(SPELLINGS) - 1):
        press_spelling_list(spellings, Key.Key_Down)
        reached.append(spellings.code)
    assert reached == [spelling.code for spelling in SPELLINGS]
    press_spelling_list(spellings, Key.Key_Home)
    assert spellings.code == SPELLINGS[0].code
    press_spelling_list(spellings, Key.Key_End)
    assert spellings.code == SPELLINGS[-1].code


def test_typing_in_the_list_narrows_it(spellings):
    chosen = []
    spellings.chosen.connect(chosen.append)
    press_spelling_list(spellings, "latex")
    assert spellings.filter_line.text() == "latex"
    titles = [s.title for s in SPELLINGS if "latex" in f"{s.title} {s.code}".casefold()]
    assert [row for row in shown(spellings) if row in titles] == titles
    assert len(shown(spellings)) == len(titles) + 1
    assert chosen[-1] == spellings.code != "fen"


def test_arrow_keys_in_the_line_go_through_what_is_left(spellings):
    press_spelling_list(spellings, "latex")
    first = spellings.code
    press_spelling_list(spellings, Key.Key_Down)
    assert spellings.filter_line.hasFocus()
    assert spellings.code != first
    press_spelling_list(spellings, Key.Key_Up)
    assert spellings.code == first


def test_escape_shows_all_again(spellings):
    press_spelling_list(spellings, "pgn")
    press_spelling_list(spellings, Key.Key_Escape)
    assert spellings.filter_line.text() == ""
    assert spellings.list_widget.hasFocus()
    assert spellings.code == "pgn"
    assert len(shown(spellings)) > len(SPELLINGS)


def test_nothing_is_chosen_where_nothing_is_left(spellings):
    press_spelling_list(spellings, "qqq")
    assert spellings.code == ""
    assert shown(spellings) == []
    press_spelling_list(spellings, Key.Key_Backspace, Key.Key_Backspace, Key.Key_Backspace)
    assert spellings.code != ""
    assert len(shown(spellings)) > len(SPELLINGS)


@pytest.mark.parametrize("in_list", [True, False])
@pytest.mark.parametrize(
    "key",
    [
        *(Key.Key_Home, Key.Key_End, Key.Key_Up, Key.Key_Down, Key.Key_PageUp, Key.Key_PageDown),
        *(Key.Key_Left, Key.Key_Right, Key.Key_Return, Key.Key_Space, Key.Key_Tab, Key.Key_F2),
    ],
)
def test_keys_choose_nothing_where_nothing_is_left(spellings, key, in_list):
    press_spelling_list(spellings, "qqq")
    if in_list:
        spellings.list_widget.setFocus()
    press_spelling_list(spellings, key)
    assert spellings.code == ""


def test_an_unknown_code_chooses_the_first(spellings):
    spellings.choose("of a later version")
    assert spellings.code == SPELLINGS[0].code


def test_a_heading_cannot_be_chosen(spellings):
    items = spellings.list_widget
    heading = items.visualItemRect(items.item(0)).center()
    click_at(items.viewport(), heading)
    assert spellings.code == "fen"


def test_only_links_are_opened_in_a_browser(dialog):
    dialog.spelling_list.choose("fen")
    button = button_of(dialog, "Open in Browser")
    assert not button.isVisible()
    dialog.spelling_list.choose("lichess")
    assert button.isVisible() and button.isEnabled()
