"""Named choices, and the last one, as the settings keep them."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSettings

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.options import PictureChoice, choice_from_dict, choice_to_dict
from fenedit.documents.record import record_from_line
from fenedit.notation.marks import DrawnArrow, MarkColour
from fenedit.notation.position import parse_square
from fenedit.session.settings import Preferences, Settings
from fenedit.ui.picture.choice import (
    LAST,
    LONGEST_NAME,
    MOST_PRESETS,
    OWN,
    SHIPPED,
    Subject,
    delete_preset,
    keep_choice,
    keep_preset,
    last_choice,
    own_presets,
    tidy_name,
    usual_choice,
    with_pieces_of,
)
from tests.helpers.states import START, state_of_fen, state_of_text

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


# The shown position as a diagram.


NAMED = '4k3/8/8/8/8/8/4P3/4K3 b - - id "Réti"; c0 "[%cal Ge2e4]";\n'


def test_it_is_the_position_with_its_marks_and_its_name(qapp):
    subject = Subject(state_of_text(NAMED, file_format="epd"), shown_flipped=True)
    diagram = subject.diagram(PictureChoice())
    assert diagram.fen == "4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"
    assert diagram.flipped and diagram.side_to_move == "b"
    arrow = DrawnArrow(MarkColour.GREEN, parse_square("e2"), parse_square("e4"))
    assert diagram.marks.arrows == (arrow,)
    assert (subject.name, diagram.title) == ("Réti", "Réti, Black to move")
    assert diagram.record == NAMED.strip()


def test_a_position_reached_by_moves_is_named_and_has_marks_of_its_own(qapp):
    state = state_of_text(NAMED, file_format="epd")
    line = '8/4k3/8/8/8/8/4P3/4K3 w - - id "Réti, after 1…Ke7"; c0 "[%csl Re7]";'
    subject = Subject(state, reached=record_from_line(line), letters="de")
    diagram = subject.diagram(PictureChoice(caption=True))
    assert (diagram.fen, diagram.record) == ("8/4k3/8/8/8/8/4P3/4K3 w - - 0 1", line)
    assert not diagram.marks.arrows and diagram.marks.circles
    assert subject.name == "Réti, after 1…Ke7"
    assert diagram.title == "Réti, after 1…Ke7, White to move"
    assert diagram.caption == ("Réti, after 1…Ke7", "White to move")


def test_marks_that_are_not_shown_are_not_kept(qapp):
    subject = Subject(state_of_text(NAMED, file_format="epd"))
    choice = PictureChoice(DiagramStyle(show_marks=False))
    assert subject.diagram(choice).record == '4k3/8/8/8/8/8/4P3/4K3 b - - id "Réti";'


def test_without_a_name_the_side_to_move_is_its_title(qapp):
    subject = Subject(state_of_fen("4k3/8/8/8/8/8/8/4K3 w - - 0 1"))
    assert (subject.name, subject.diagram(PictureChoice()).title) == ("", "White to move")


def test_the_choice_turns_it(qapp):
    subject = Subject(state_of_text(NAMED, file_format="epd"))
    assert subject.diagram(replace(PictureChoice(), orientation="mover")).flipped


def test_the_text_is_that_of_copy_fen(qapp):
    fen = (
        START.replace(" w ", " b ")
        .replace("PPPPPPPP/RN", "PPP1PPPP/RN")
        .replace("8/8/8/8", "8/8/3P4/8")
    )
    subject = Subject(state_of_fen(fen.replace("- 0 1", "d3 0 1")))
    assert " d3 " in subject.diagram(PictureChoice()).fen
    assert " d3 " in subject.fen_text(Preferences())
    assert " - 0 1" in subject.fen_text(Preferences(ep_convention="legal"))


def test_a_draft_shows_the_last_good_position(qapp):
    subject = Subject(state_of_text("no FEN\n"))
    assert subject.name == ""
    assert not subject.state.has_position


def test_the_last_move_is_in_a_picture_by_choice():
    subject = Subject(state_of_fen(START), moved=(12, 28))
    assert subject.diagram(PictureChoice()).last_move == ()
    assert subject.diagram(PictureChoice(last_move=True)).last_move == (12, 28)
