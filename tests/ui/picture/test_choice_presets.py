"""Named choices, and the last one, as the settings keep them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.options import PictureChoice, choice_from_dict, choice_to_dict
from fenedit.session.settings import Settings
from fenedit.ui.picture.choice import (
    LAST,
    LONGEST_NAME,
    MOST_PRESETS,
    OWN,
    SHIPPED,
    delete_preset,
    keep_choice,
    keep_preset,
    last_choice,
    own_presets,
    tidy_name,
    usual_choice,
    with_pieces_of,
)

BIG = PictureChoice(DiagramStyle(size=3000), format="svg")


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    return Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))


def test_where_nobody_chose_pictures_look_like_the_board(settings):
    settings.set_preferences(
        settings.preferences._replace(board_theme="Slate", coordinates="outside")
    )
    style = last_choice(settings).style
    assert (style.scheme, style.coordinates) == ("Slate", Coordinates.OUTSIDE)


def test_what_agrees_with_the_preferences_goes_on_following_them(settings):
    keep_choice(settings, replace(last_choice(settings), double=True))
    settings.set_preferences(settings.preferences._replace(board_theme="Fen"))
    choice = last_choice(settings)
    assert choice.double and choice.style.scheme == "Fen"


def test_the_last_choice_is_kept(settings):
    keep_choice(settings, BIG)
    assert last_choice(settings) == BIG


def test_a_choice_as_usual_needs_no_keeping(settings):
    keep_choice(settings, BIG)
    keep_choice(settings, usual_choice(settings.preferences))
    assert settings.diagram_value(LAST) == {}


def test_own_presets_are_kept_in_their_order_and_forgotten(settings):
    for name in ("b", "a"):
        keep_preset(settings, name, BIG)
    keep_preset(settings, "b", PictureChoice())
    assert own_presets(settings) == {"b": PictureChoice(), "a": BIG}
    assert list(own_presets(settings)) == ["b", "a"]
    delete_preset(settings, "b")
    delete_preset(settings, "nobody")
    assert own_presets(settings) == {"a": BIG}


@pytest.mark.parametrize("kept", [{"a": 3, " b": {}, "c\n": {}}, {"": {}}, {"x" * 99: {}}])
def test_hostile_presets_are_none(settings, kept):
    settings.set_diagram_value(OWN, kept)
    assert own_presets(settings) == {}


def test_there_are_not_too_many(settings):
    values = choice_to_dict(BIG)
    settings.set_diagram_value(OWN, {f"{number}": values for number in range(MOST_PRESETS + 9)})
    assert len(own_presets(settings)) == MOST_PRESETS
    keep_preset(settings, "0", PictureChoice())
    with pytest.raises(ValueError, match="too many"):
        keep_preset(settings, "one more", BIG)


@pytest.mark.parametrize("name", ["", " ", "a\nb"])
def test_a_preset_has_a_name(settings, name):
    with pytest.raises(ValueError, match=r"^"):
        keep_preset(settings, name, BIG)


def test_names_are_tidied():
    assert tidy_name("  my \t blog\n") == "my blog"
    assert tidy_name("\u202ex") == "x"
    assert len(tidy_name("x" * 99)) == LONGEST_NAME


def test_shipped_presets_can_be_chosen():
    for choice in SHIPPED.values():
        assert choice_from_dict(choice_to_dict(choice)) == choice
    assert len(set(SHIPPED.values())) == len(SHIPPED)
    other = PictureChoice(DiagramStyle(pieces="burnett", font="Serif"))
    expected = DiagramStyle(size=3000, pieces="burnett", font="Serif")
    assert with_pieces_of(BIG, other).style == expected
