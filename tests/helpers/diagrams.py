"""Diagrams for tests: any that can be described, and our piece sets."""

from functools import cache
from pathlib import Path

from hypothesis import strategies as st

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import SCHEMES, Diagram, DiagramStyle
from fenedit.diagram.picture import Page, PlacedPicture
from fenedit.diagram.pieces.piece_set import PieceSet, load_piece_set
from fenedit.notation.marks import (
    NAMED_COLOURS,
    DrawnArrow,
    DrawnCircle,
    Highlight,
    Marks,
    SquareLabel,
)
from tests.helpers.strategies import placements

FOLDER = Path(__file__).parents[2] / "resources" / "pieces"
OUR_SETS = tuple(sorted(path.name for path in FOLDER.iterdir() if path.is_dir()))


@cache
def piece_set(name: str = "fenland") -> PieceSet:
    """Return one of our piece sets."""
    return load_piece_set(FOLDER / name)


def fens_on(page: Page) -> tuple[str, ...]:
    """Return the positions on a page, in the order of its items."""
    return tuple(item.fen for item in page.items if isinstance(item, PlacedPicture))


def marks() -> st.SearchStrategy[Marks]:
    """Return marks of all kinds, few of each; an arrow may end where it begins."""
    colours, squares = st.sampled_from(NAMED_COLOURS), st.integers(0, 63)
    texts = st.text("abcXYZ123!?", min_size=1, max_size=4)
    return st.builds(
        Marks,
        _few(st.builds(DrawnArrow, colours, squares, squares)),
        _few(st.builds(DrawnCircle, colours, squares)),
        _few(st.builds(Highlight, colours, squares)),
        _few(st.builds(SquareLabel, colours, squares, texts)),
    )


def _few(each: st.SearchStrategy) -> st.SearchStrategy:
    return st.lists(each, max_size=3).map(tuple)


def diagrams(drawn: st.SearchStrategy[Marks] | None = None) -> st.SearchStrategy[Diagram]:
    """Return diagrams of any positions, without marks if none are given."""
    return st.builds(
        Diagram,
        placements(),
        side_to_move=st.sampled_from("wb"),
        flipped=st.booleans(),
        marks=st.just(Marks()) if drawn is None else drawn,
    )


def styles(sizes: st.SearchStrategy[int]) -> st.SearchStrategy[DiagramStyle]:
    """Return styles of any look."""
    return st.builds(
        DiagramStyle,
        size=sizes,
        coordinates=st.sampled_from(Coordinates),
        margin=st.sampled_from([0.0, 0.3]),
        frame=st.sampled_from([0.0, 0.04]),
        mover_mark=st.booleans(),
        scheme=st.sampled_from(list(SCHEMES)),
        background=st.sampled_from(["", "#ffffff", "#ffeedd"]),
        show_marks=st.booleans(),
    )
