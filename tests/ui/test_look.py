"""Colours and pieces follow the preferences."""

import pytest
from PySide6.QtGui import QColor

from fenedit.diagram.own_boards import OwnBoard
from fenedit.diagram.theme import theme_of
from fenedit.session.settings import Preferences
from fenedit.ui.board.palette import INK
from fenedit.ui.look import Look, wanted_palette, with_trays
from fenedit.ui.preferences import shown_instead_words
from fenedit.ui.style import DARK, LIGHT, contrast, current_palette
from tests.helpers.windows import services_in


@pytest.fixture
def look(qtbot, tmp_path) -> Look:
    return services_in(tmp_path).look


def test_a_choice_is_applied_to_the_program_at_once(look, qtbot):
    settings = look._settings
    with qtbot.waitSignal(look.changed):
        settings.set_preferences(Preferences()._replace(colour_scheme="dark"))
    assert current_palette().dark and look.theme.dark_window
    with qtbot.waitSignal(look.changed):
        settings.set_preferences(
            Preferences()._replace(colour_scheme="light", board_theme="Slate", piece_set="burnett")
        )
    assert not current_palette().dark
    assert look.theme.name == "Slate"
    assert look.pieces is look.load_pieces("burnett")


def test_a_change_without_an_effect_on_colours_redraws_nothing(look, qtbot):
    with qtbot.assertNotEmitted(look.changed):
        look._settings.set_preferences(Preferences()._replace(several_kings=True))


def test_an_unknown_set_is_replaced_by_ours(look):
    assert look.load_pieces("gone") is look.load_pieces("fenland")
    assert look.piece_sets.take_error("fenland") is None


def test_a_missing_set_is_reported_once(look):
    look._settings.set_preferences(Preferences()._replace(piece_set="user:Zoo"))
    assert look.pieces is look.load_pieces("fenland")
    error = look.piece_sets.take_error("user:Zoo")
    assert error is not None
    notice = shown_instead_words("user:Zoo", error)
    assert "Zoo" in notice and "Fenland" in notice
    assert look.pieces is look.load_pieces("fenland")
    assert look.piece_sets.take_error("user:Zoo") is None


def test_no_folder_of_the_user_is_read_for_a_set_of_ours(look, monkeypatch):
    monkeypatch.setattr("fenedit.diagram.pieces.sets._user_sets", None)
    look.painter()
    look._settings.set_preferences(Preferences()._replace(piece_set="ely"))
    assert look.pieces.name == "Ely"


@pytest.mark.usefixtures("qapp")
def test_a_preference_decides_the_scheme():
    assert wanted_palette("dark") is DARK
    assert wanted_palette("light") is LIGHT
    assert wanted_palette("system") in (LIGHT, DARK)


@pytest.mark.parametrize("light", ["#ffffff", "#bb8d66", "#404040", "#000000"])
@pytest.mark.parametrize("dark_window", [False, True])
def test_trays_have_the_tone_of_the_board_and_show_black_pieces(light, dark_window):
    board = OwnBoard(light, "#101040", *["#000000"] * 4)
    palette = with_trays(DARK if dark_window else LIGHT, theme_of("x", board, dark_window))
    for tray in (palette.tray, palette.tray_chosen):
        assert contrast(QColor(tray), QColor(INK)) >= 4.5
    red, _, blue = bytes.fromhex(palette.tray[1:])
    assert blue > red or light == "#bb8d66"
