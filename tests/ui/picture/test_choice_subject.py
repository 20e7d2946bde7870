"""The shown position as a diagram."""

from dataclasses import replace

from fenedit.diagram.description import DiagramStyle
from fenedit.diagram.options import PictureChoice
from fenedit.documents.record import record_from_line
from fenedit.notation.marks import DrawnArrow, MarkColour
from fenedit.notation.position import parse_square
from fenedit.session.settings import Preferences
from fenedit.ui.picture.choice import Subject
from tests.helpers.states import START, state_of_fen, state_of_text

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
