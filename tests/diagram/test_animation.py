"""Moving pictures, read back by Pillow."""

import io
import sys

import pytest
from PIL import Image, ImageSequence
from PySide6.QtGui import QImage

from fenedit import resource
from fenedit.diagram.animation import (
    PillowMissingError,
    animation_bytes,
    diagrams_along,
    moments,
    moves_between,
)
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import AnimationChoice, animation_from_dict, animation_to_dict
from fenedit.diagram.paint import render_image
from fenedit.diagram.picture import picture_of
from fenedit.diagram.pieces.piece_set import load_piece_set
from fenedit.diagram.shapes import Rect
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import NO_MARKS, Highlight, MarkColour
from fenedit.notation.position import BLACK, EMPTY, WHITE, parse_square, square_name

pytestmark = pytest.mark.usefixtures("qapp")

START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
AFTER_E4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1"
AFTER_E5 = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
STILL = AnimationChoice(DiagramStyle(size=160), slides=False, last_move=False, caption=False)


def placement(fen: str):
    return parse_fen(fen).placement


def line_of(*fens: str) -> list[Diagram]:
    return [Diagram(placement(fen)) for fen in fens]


LINE = (START, AFTER_E4, AFTER_E5)


@pytest.mark.parametrize(
    ("before", "after", "moves"),
    [
        (START, AFTER_E4, "e2e4"),
        ("8/8/3q4/8/8/8/8/3R4 w - - 0 1", "8/8/3R4/8/8/8/8/8 w - - 0 1", "d1d6"),
        ("8/8/8/3pP3/8/8/8/8 w - - 0 1", "8/8/3P4/8/8/8/8/8 b - - 0 1", "e5d6"),
        ("1r6/P7/8/8/8/8/8/8 w - - 0 1", "1Q6/8/8/8/8/8/8/8 b - - 0 1", "a7b8"),
        ("8/8/8/8/8/8/8/R3K2R w - - 0 1", "8/8/8/8/8/8/8/2KR3R b - - 0 1", "e1c1 a1d1"),
        # In Chess960 the rook may stand where the king goes.
        ("8/8/8/8/8/8/8/1K4R1 w - - 0 1", "8/8/8/8/8/8/8/5RK1 b - - 0 1", "g1f1 b1g1"),
        (START, START, ""),
    ],
)
def test_pieces_are_followed_from_one_position_to_the_next(before, after, moves):
    found = moves_between(placement(before), placement(after))
    assert [square_name(a) + square_name(b) for a, b in found] == moves.split()


def test_each_position_is_held_and_the_last_one_longer():
    shown = list(moments(line_of(*LINE), STILL))
    assert [diagram.placement for diagram, _ in shown] == [placement(fen) for fen in LINE]
    assert [milliseconds for _, milliseconds in shown] == [1000, 1000, 3000]


def test_a_piece_slides_from_its_square_to_the_next():
    choice = AnimationChoice(last_move=False)
    (start, _), *between, (end, _) = moments(line_of(START, AFTER_E4), choice)
    e2, e4 = parse_square("e2"), parse_square("e4")
    ways = [each.moving for each, _ in between]
    assert all(way[0][:3] == ("P", e2, e4) and len(way) == 1 for way in ways)
    assert 0 < ways[0][0].done < ways[-1][0].done < 1
    assert all(each.placement[e2] == each.placement[e4] == EMPTY for each, _ in between)
    assert start.moving == end.moving == ()


def test_the_last_move_is_highlighted_beside_what_the_author_drew():
    e4 = parse_square("e4")
    drawn = NO_MARKS._replace(highlights=(Highlight(MarkColour.RED, e4),))
    line = [*line_of(START), Diagram(placement(AFTER_E4), marks=drawn)]
    first, second = (each for each, _ in moments(line, AnimationChoice(slides=False)))
    assert (first.last_move, second.last_move) == ((), (parse_square("e2"), e4))
    yellow = Rect(4, 6, 1, 1, MarkColour.YELLOW.screen, 0.5)
    red = Rect(4, 4, 1, 1, MarkColour.RED.screen, 0.5)
    tints = [each for each in picture_of(second, DiagramStyle()).shapes if each in (yellow, red)]
    assert tints == [yellow, red]
    # The last move is no mark, and shows without them.
    assert yellow in picture_of(second, DiagramStyle(show_marks=False)).shapes


def test_title_and_move_are_below_every_position():
    line = ((parse_fen(START), "", NO_MARKS), (parse_fen(AFTER_E4), "1.e4", NO_MARKS))
    captions = [each.caption for each in diagrams_along(line, AnimationChoice(), "A – B")]
    assert captions == [("A – B", ""), ("A – B", "1.e4")]
    plain = diagrams_along(line, STILL, "A – B")
    assert [(each.caption, each.side_to_move) for each in plain] == [((), WHITE), ((), BLACK)]
    asked = diagrams_along(line, AnimationChoice(), "", "Black to move, mate in 2")
    assert [each.caption for each in asked] == [("Black to move, mate in 2",), captions[1][1:]]


@pytest.mark.parametrize("suffix", ["gif", "webp", "png"])
@pytest.mark.parametrize("repeats", [True, False])
def test_a_file_shows_the_positions_for_their_time(suffix, repeats):
    pieces = load_piece_set(resource("pieces/fenland"))
    choice = animation_from_dict(
        animation_to_dict(STILL) | {"format": suffix, "repeats": repeats, "seconds": 0.5},
        STILL.style,
    )
    line = line_of(*LINE)
    told = []
    data = animation_bytes(line, choice, pieces, lambda done, total: told.append((done, total)))
    assert told == [(0, 3), (1, 3), (2, 3), (3, 3)]
    with Image.open(io.BytesIO(data)) as file:
        assert file.info.get("loop", 1) == (0 if repeats else 1)
        for frame, diagram, time in zip(
            ImageSequence.Iterator(file), line, (500, 500, 1500), strict=True
        ):
            frame.load()
            assert frame.info["duration"] == time
            expected = render_image(diagram, STILL.style, pieces)
            expected.convertTo(QImage.Format.Format_RGB888)
            seen = frame.convert("RGB")
            assert seen.size == (expected.width(), expected.height())
            # A few colours stand for all.
            differences = [
                abs(a - b) for a, b in zip(seen.tobytes(), bytes(expected.constBits()), strict=True)
            ]
            assert sum(differences) / len(differences) < 1.5


def test_a_mark_keeps_its_colour_even_in_one_position():
    pieces = load_piece_set(resource("pieces/fenland"))
    e4 = parse_square("e4")
    marked = Diagram(
        placement(START), marks=NO_MARKS._replace(highlights=(Highlight(MarkColour.RED, e4),))
    )
    line = [*line_of(START), marked, *line_of(*LINE)]
    shown = QImage(render_image(marked, STILL.style, pieces)).pixelColor(90, 90)
    assert shown.red() > shown.blue() + 60
    with Image.open(io.BytesIO(animation_bytes(line, STILL, pieces))) as file:
        file.seek(1)
        assert file.convert("RGB").getpixel((90, 90)) == shown.getRgb()[:3]


def test_without_pillow_nothing_is_drawn(monkeypatch):
    monkeypatch.setitem(sys.modules, "PIL", None)
    pieces = load_piece_set(resource("pieces/fenland"))
    with pytest.raises(PillowMissingError):
        animation_bytes(line_of(START), STILL, pieces)
