"""Where the system asks for high contrast, the window has the system's colours, and no tints."""

import re

import pytest
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QColor, QPalette, QStyleHints

from fenedit.session.settings import Preferences
from fenedit.ui.style import DARK, LIGHT, apply_style, contrast, current_palette, palette_from
from tests.helpers.high_contrast import SYSTEMS, system_colours
from tests.helpers.windows import services_in

SIGNS = ("text", "muted", "accent", "danger", "warning", "hint")


class Wishes(QObject):
    """Hints of a system that asks for contrast."""

    contrastPreferenceChanged = Signal(object)  # noqa: N815
    wished = Qt.ContrastPreference.HighContrast

    def contrastPreference(self) -> Qt.ContrastPreference:
        return self.wished


@pytest.fixture
def wishes(monkeypatch, qapp) -> Wishes:
    wishes = Wishes()
    monkeypatch.setattr(QStyleHints, "accessibility", lambda _: wishes)
    return wishes


@pytest.mark.parametrize("name", SYSTEMS)
def test_all_is_read_and_every_line_is_seen(name):
    palette = palette_from(system_colours(name))
    grounds = {palette.window, palette.card, palette.field, palette.hover, palette.accent_soft}
    assert grounds == {SYSTEMS[name][0]} and palette.border == palette.text == SYSTEMS[name][1]
    for sign in SIGNS:
        assert contrast(QColor(getattr(palette, sign)), QColor(palette.window)) >= 4.5
    assert contrast(QColor(palette.accent_text), QColor(palette.accent)) >= 4.5


@pytest.mark.parametrize("name", SYSTEMS)
def test_no_other_colour_than_the_system_s_is_worn(qapp, name):
    apply_style(qapp, palette_from(system_colours(name)))
    worn = set(re.findall("#[0-9a-f]{6}", qapp.styleSheet()))
    assert worn <= set(SYSTEMS[name])


def test_what_is_chosen_has_the_system_s_colours_if_they_can_be_read():
    assert palette_from(system_colours("Aquatic of Windows 11")).accent == "#8ee3f0"
    assert palette_from(system_colours("light of Fusion")).accent == "#000000"


@pytest.mark.usefixtures("wishes")
def test_the_system_s_wish_counts_unless_a_scheme_was_chosen(qtbot, qapp, tmp_path):
    plain = QPalette(qapp.palette())
    look = services_in(tmp_path).look
    assert current_palette() == palette_from(plain)
    look._settings.set_preferences(Preferences()._replace(colour_scheme="dark"))
    assert current_palette() is DARK
    look._settings.set_preferences(Preferences()._replace(colour_scheme="light"))
    assert current_palette() is LIGHT
    # What the system wears is still known below what the window wore meanwhile.
    look._settings.set_preferences(Preferences())
    assert current_palette() == palette_from(plain)


def test_windows_follow_the_wish_and_stay_dressed_where_nothing_changes(
    qtbot, qapp, tmp_path, wishes
):
    wishes.wished = Qt.ContrastPreference.NoPreference
    plain = QPalette(qapp.palette())
    look = services_in(tmp_path).look
    assert current_palette() in (LIGHT, DARK)
    wishes.wished = Qt.ContrastPreference.HighContrast
    wishes.contrastPreferenceChanged.emit(wishes.wished)
    assert current_palette() == palette_from(plain)
    worn = QPalette(qapp.palette())
    assert worn.color(QPalette.ColorRole.Highlight).name() == current_palette().accent
    look._settings.set_preferences(Preferences()._replace(several_kings=True))
    assert qapp.palette() == worn
