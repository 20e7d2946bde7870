from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QSettings, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QCheckBox, QComboBox, QWidget

from fenedit import resource
from fenedit.diagram.pieces.sets import SetFolders
from fenedit.diagram.theme import THEME_NAMES
from fenedit.session.settings import CHOICES, Preferences, Settings
from fenedit.ui.look import PieceSets
from fenedit.ui.preferences import BoardPreview, PieceSetRow, PreferencesDialog
from tests.helpers.dialog_hands import button_of
from tests.helpers.keyboard import click_at, type_keys

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
    # What fonts there are is the machine's affair.
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


def test_choices_are_applied_at_once_by_hand(dialog, settings):
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


def test_a_name_that_is_no_longer_known_shows_what_the_board_wears(dialog, settings):
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


def test_a_set_that_is_added_is_worn_at_once(dialog, settings):
    row = dialog.findChild(PieceSetRow)
    row.add(resource("pieces/ely"))
    assert settings.preferences.piece_set == shown(dialog).piece_set == "user:ely"
