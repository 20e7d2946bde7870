import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QDesktopServices, QStandardItemModel, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QFileDialog,
    QLabel,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from fenedit import resource
from fenedit.diagram.own_boards import OwnBoard, boards_folder, delete_board, save_board
from fenedit.diagram.pieces import PieceSetError, piece_check, sets
from fenedit.diagram.pieces.sets import SetFolders, SetInfo
from fenedit.diagram.theme import THEME_NAMES
from fenedit.jobs.tablebase import Holdings
from fenedit.session.settings import CHOICES, Preferences, Settings
from fenedit.ui.look import PieceSets
from fenedit.ui.own_board import BoardPreview, OwnBoardDialog
from fenedit.ui.preferences import (
    PieceSetRow,
    PreferencesDialog,
    TablebaseRow,
    piece_set_reason,
    shown_instead_words,
)
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import click_at, type_keys
from tests.helpers.tablebases import KQVK

SETS = ("fenland", "ely", "burnett")
CHANGED = Preferences(
    new_position="start",
    colour_scheme="dark",
    board_theme=THEME_NAMES[1],
    piece_set="burnett",
    coordinates="outside",
    several_kings=True,
    wheel_cycles=True,
    ep_convention="legal",
    castling_spelling="shredder",
    piece_letters="ru",
    animate=False,
    figurines=True,
    reopen=True,
    language="en",
)


@pytest.fixture
def piece_sets(tmp_path, monkeypatch) -> PieceSets:
    # The fonts depend on the machine.
    monkeypatch.setattr("fenedit.diagram.pieces.chess_font.chess_fonts", tuple)
    return PieceSets(SetFolders(resource("pieces"), tmp_path / "pieces"))


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


@pytest.fixture
def dialog(qtbot, settings, piece_sets) -> Iterator[PreferencesDialog]:
    dialog = PreferencesDialog(settings, piece_sets, lambda: None)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    yield dialog
    dialog.close()


def test_all_boxes_begin_at_one_edge(dialog):
    boxes = dialog.findChildren(QComboBox)
    edges = {box.mapTo(dialog, QPoint()).x() for box in boxes}
    assert len(boxes) == 9 and len(edges) == 1


def test_no_row_moves_when_another_language_is_chosen(dialog, settings, qtbot):
    restart = button_of(dialog, "Restart Now")
    before = {box: box.mapTo(dialog, QPoint()) for box in dialog.findChildren(QComboBox)}
    size, seen = dialog.size(), []
    for language in ("ru", "system", "pl"):
        settings.set_preferences(settings.preferences._replace(language=language))
        QApplication.processEvents()
        seen.append(restart.isVisible())
        assert {box: box.mapTo(dialog, QPoint()) for box in before} == before
        assert dialog.size() == size
    assert seen == [True, False, True]


def control(dialog: PreferencesDialog, name: str) -> QComboBox | QCheckBox:
    found = dialog.findChild(QWidget, name)
    assert isinstance(found, QComboBox | QCheckBox)
    return found


def shown(dialog: PreferencesDialog) -> Preferences:
    """Return the preferences that the controls show."""
    values = {}
    for name in Preferences._fields:
        widget = control(dialog, name)
        values[name] = widget.currentData() if isinstance(widget, QComboBox) else widget.isChecked()
    return Preferences(**values)


def test_every_preference_has_a_control_that_shows_it(dialog, settings):
    assert shown(dialog) == settings.preferences == Preferences()
    settings.set_preferences(CHANGED)
    assert shown(dialog) == CHANGED


def test_every_allowed_value_can_be_chosen(dialog):
    for name, values in {**CHOICES, "board_theme": THEME_NAMES, "piece_set": SETS}.items():
        combo = control(dialog, name)
        assert isinstance(combo, QComboBox)
        assert tuple(combo.itemData(index) for index in range(combo.count())) == values


def test_choices_are_applied_at_once(dialog, settings):
    for name in Preferences._fields:
        widget = control(dialog, name)
        if isinstance(widget, QCheckBox):
            before = getattr(settings.preferences, name)
            type_keys(widget, "Space")
            assert getattr(settings.preferences, name) is not before
        else:
            type_keys(widget, "Down")
            assert getattr(settings.preferences, name) == widget.itemData(1)


def test_the_wheel_is_left_to_the_page(dialog, settings):
    combo = control(dialog, "board_theme")
    middle = QPointF(combo.rect().center())
    turn = QWheelEvent(
        middle,
        QPointF(combo.mapToGlobal(combo.rect().center())),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(combo, turn)
    assert settings.preferences == Preferences()
    assert not turn.isAccepted()


def test_reset_brings_the_defaults_back(dialog, settings):
    settings.set_preferences(CHANGED)
    click_at(button_of(dialog, "Reset to Defaults"))
    assert settings.preferences == shown(dialog) == Preferences()
    assert dialog.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Escape, Qt.Key.Key_Return])
def test_it_closes_and_keeps_what_was_chosen(dialog, settings, key):
    settings.set_preferences(CHANGED)
    QTest.keyClick(dialog, key)
    assert not dialog.isVisible()
    assert settings.preferences == CHANGED


def test_an_unknown_name_shows_what_the_board_uses(dialog, settings):
    settings.set_preferences(CHANGED._replace(board_theme="of old", piece_set="lost"))
    assert shown(dialog).board_theme == THEME_NAMES[0]
    assert shown(dialog).piece_set == "fenland"


@pytest.mark.parametrize(
    "change",
    [{"board_theme": THEME_NAMES[1]}, {"piece_set": "ely"}, {"coordinates": "outside"}],
)
def test_the_preview_shows_what_is_chosen(dialog, settings, change):
    preview = dialog.findChild(BoardPreview)
    before = preview.grab().toImage()
    settings.set_preferences(settings.preferences._replace(**change))
    assert preview.grab().toImage() != before


def test_an_added_set_is_used_at_once(dialog, settings):
    row = dialog.findChild(PieceSetRow)
    row.add(resource("pieces/ely"))
    assert settings.preferences.piece_set == shown(dialog).piece_set == "user:ely"


# The user's own sets are offered, added, and refused with a reason.


@pytest.fixture
def mine(tmp_path) -> Path:
    return tmp_path / "mine"


@pytest.fixture
def row(qtbot, mine) -> Iterator[PieceSetRow]:
    shutil.copytree(resource("pieces/ely"), mine / "Good")
    shutil.copytree(resource("pieces/ely"), mine / "Evil")
    (mine / "Evil" / "bQ.svg").write_text("<svg><script/></svg>")
    window = QWidget()
    qtbot.addWidget(window)
    box = QComboBox(window)
    row = PieceSetRow(box, PieceSets(SetFolders(resource("pieces"), mine)), window)
    column = QVBoxLayout(window)
    column.addWidget(box)
    column.addWidget(row)
    window.show()
    qtbot.waitExposed(window)
    yield row
    window.close()


def note(row: PieceSetRow) -> str:
    label = row.findChild(QLabel)
    return label.text() if label.isVisible() else ""


def enabled(row: PieceSetRow, name: str) -> bool:
    model = row._box.model()
    assert isinstance(model, QStandardItemModel)
    return model.item(row._box.findData(name)).isEnabled()


def test_a_broken_set_is_shown_with_its_reason_and_cannot_be_chosen(row, qtbot):
    qtbot.waitUntil(lambda: not row._timer.isActive())
    assert note(row) == "Evil: bQ.svg contains a script. Only plain shapes are allowed."
    assert enabled(row, "user:Good") and not enabled(row, "user:Evil")


def test_kinds_of_sets_are_kept_apart(row, monkeypatch):
    font = SetInfo("font:Hand", "Hand", "font")
    listed = (*sets.available_sets(row._piece_sets._folders), font)
    monkeypatch.setattr(row._piece_sets, "available", lambda: listed)
    row._fill()
    names = [row._box.itemData(index) for index in range(row._box.count())]
    assert names == [
        *("fenland", "ely", "burnett", None, "user:Evil", "user:Good", None, "font:Hand")
    ]


def test_a_folder_is_added_and_chosen(row, qtbot, mine, tmp_path):
    shutil.copytree(resource("pieces/fenland"), tmp_path / "New")
    with qtbot.waitSignal(row.added) as added:
        row.add(tmp_path / "New")
    assert added.args == ["user:New"]
    assert row._box.itemText(row.place_of("user:New")) == "New"
    assert (mine / "New" / "wK.svg").exists()


def test_a_folder_without_drawings_is_refused_in_words(row, qtbot, tmp_path):
    qtbot.waitUntil(lambda: not row._timer.isActive())
    (tmp_path / "Empty").mkdir()
    with qtbot.assertNotEmitted(row.added):
        row.add(tmp_path / "Empty")
    assert note(row).startswith("Not added: wK.svg, wQ.svg, ")


def test_the_button_asks_for_a_folder(row, qtbot, tmp_path):
    shutil.copytree(resource("pieces/fenland"), tmp_path / "New")
    click_at(button_of(row, "Add a Set…"))
    dialog = row.findChild(QFileDialog)
    assert dialog.fileMode() is QFileDialog.FileMode.Directory
    with qtbot.waitSignal(row.added):
        dialog.fileSelected.emit(str(tmp_path / "New"))
    dialog.reject()


def test_the_folder_is_made_and_opened(row, mine, monkeypatch):
    opened = []
    monkeypatch.setattr(QDesktopServices, "openUrl", opened.append)
    shutil.rmtree(mine)
    click_at(button_of(row, "Open the Folder"))
    assert [url.toLocalFile() for url in opened] == [str(mine)]
    assert mine.is_dir()


def test_a_repaired_set_can_be_chosen_when_the_window_opens_again(row, qtbot, mine):
    qtbot.waitUntil(lambda: not row._timer.isActive())
    shutil.copy(resource("pieces/ely") / "bQ.svg", mine / "Evil" / "bQ.svg")
    window = row.window()
    window.hide()
    window.show()
    qtbot.waitUntil(lambda: not row._timer.isActive())
    assert note(row) == ""
    assert enabled(row, "user:Evil")


# Every reason for which a set is refused has its sentence.


CODES = sorted(
    set(re.findall(r'"([a-z-]+)"', (PieceSetError.__doc__ or "").split("source:", maxsplit=1)[0]))
)


@pytest.mark.parametrize("code", CODES)
def test_each_code_has_a_sentence_that_names_what_is_at_fault(code):
    words = piece_set_reason(PieceSetError(code, "bQ.svg", "detail"))
    assert "bQ.svg" in words and "{" not in words and words.endswith(".")


def test_the_codes_are_those_that_are_raised():
    source = Path(piece_check.__file__).read_text(encoding="utf-8")
    raised = set(re.findall(r'(?:PieceSetError|_refuse)\("([a-z-]+)"', source))
    assert raised and raised <= set(CODES)


def test_a_script_is_called_one():
    words = piece_set_reason(PieceSetError("element", "bQ.svg", "script"))
    assert words == "bQ.svg contains a script. Only plain shapes are allowed."


def test_each_reason_has_a_line():
    more = (PieceSetError("empty", "wN.svg"), PieceSetError("colour", "bP.svg", "#fdf6d0fff"))
    words = piece_set_reason(PieceSetError("missing", "wB.svg, bR.svg", more=more))
    assert words.splitlines() == [
        "wB.svg, bR.svg not found. A set is twelve drawings, wK.svg to bP.svg.",
        "wN.svg shows nothing.",
        "bP.svg contains a colour that is not valid: #fdf6d0fff.",
    ]


def test_a_set_is_called_as_in_preferences():
    words = shown_instead_words("user:Zoo", PieceSetError("unknown", "Zoo"))
    assert "“Zoo”" in words and "user:" not in words and "Fenland" in words


@pytest.fixture
def tables(dialog) -> TablebaseRow:
    return dialog.findChild(TablebaseRow)


def test_a_folder_of_tablebases_is_chosen(tables, dialog, settings, qtbot, tmp_path):
    tables._client.found.emit(Holdings())
    assert tables.note.text() == "No Syzygy files found."
    folder = tmp_path / "tables"
    tables.path.setText(str(folder))
    QTest.keyClick(tables.path, Qt.Key.Key_Return)
    assert dialog.isVisible()
    assert settings.programs.syzygy_path == str(folder)
    qtbot.waitUntil(
        lambda: tables.note.text() == f"{folder} was not found, is not a folder, or cannot be read."
    )
    shutil.copytree(KQVK, folder)
    for change, words in (
        (lambda: None, f"Endings: 1, with up to 3 pieces, in {folder}"),
        (
            (folder / "KQvK.rtbz").unlink,
            "Endings: 1 (0 of them with distances, .rtbz), with up to 3 pieces",
        ),
        (
            lambda: (folder / "KQvK.rtbw").write_bytes(b""),
            "Damaged or incomplete, download again: K",
        ),
        ((folder / "KQvK.rtbw").unlink, "There are no Syzygy files (.rtbw) in "),
    ):
        change()
        dialog.hide()
        dialog.show()
        qtbot.waitUntil(lambda words=words: tables.note.text().startswith(words))
    dialog._reset()
    assert settings.programs.syzygy_path == "" == tables.path.text()


@pytest.mark.parametrize("typed", ["~nobody-at-all/x", "a\0b", "x" * 5000, "/dev/null"])
def test_what_is_not_a_folder_of_tablebases_is_said(tables, settings, qtbot, typed):
    tables.path.setText(typed)
    QTest.keyClick(tables.path, Qt.Key.Key_Return)
    assert settings.programs.syzygy_path.endswith(typed)
    qtbot.waitUntil(
        lambda: tables.note.text().endswith("was not found, is not a folder, or cannot be read.")
    )


def test_a_tablebase_file_that_ends_the_worker_is_reported(tables, qtbot, tmp_path):
    tables.path.setText(str(tmp_path))
    tables.path.editingFinished.emit()
    tables._client._on_failed(has_ended=True)
    assert tables.note.text().endswith("was not found, is not a folder, or cannot be read.")


def test_own_boards_are_listed_and_changed_ones_drawn_at_once(dialog, settings, qtbot):
    save_board("Lagoon", OwnBoard(*["#112233"] * 6))
    (boards_folder() / "odd.json").write_text("{}")
    settings.set_preferences(settings.preferences._replace(board_theme="user:Lagoon"))
    combo = control(dialog, "board_theme")
    assert combo.currentText() == "Lagoon" and combo.findData("odd.json") > 0
    assert not combo.model().item(combo.findData("odd.json")).isEnabled()
    (edit,) = [
        each for each in dialog.findChildren(QPushButton) if each.property("does") == "edit_board"
    ]
    click_at(edit)
    editor = dialog.findChild(OwnBoardDialog)
    with qtbot.waitSignal(settings.preferences_changed):
        click_at(button_of(editor, "Save"))
    delete_board("Lagoon")
    (boards_folder() / "odd.json").unlink()
