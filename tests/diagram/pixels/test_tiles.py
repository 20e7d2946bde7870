"""Tiles and packed ranks: as many as are needed, no more kept than there is room for."""

import zlib

import pytest

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.picture import pixel_frame
from fenedit.diagram.pixels import tiles as png_bands
from fenedit.diagram.pixels.tiles import Tiles, tiles_of
from fenedit.notation.position import EMPTY_PLACEMENT, START_PLACEMENT
from tests.helpers.diagrams import piece_set

pytestmark = pytest.mark.usefixtures("qapp")

START = Diagram(START_PLACEMENT)


def _tiles(style: DiagramStyle) -> Tiles:
    return Tiles(pixel_frame(style), False, piece_set())


def test_the_stream_holds_the_pixels() -> None:
    tiles = _tiles(DiagramStyle(80, Coordinates.OUTSIDE, 0.3, 0.1, mover_mark=True))
    rows = zlib.decompress(tiles.stream(START)[8:-4])
    pixels = tiles.entries(START)
    assert rows == b"".join(b"\0" + row.tobytes() for row in pixels)


def test_a_rank_is_packed_once(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = _tiles(DiagramStyle(64, coordinates=Coordinates.NONE))
    first = tiles.stream(START)
    monkeypatch.setattr(png_bands.png, "block", lambda rows: pytest.fail("packed again"))
    assert tiles.stream(START) == first


def test_few_ranks_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = _tiles(DiagramStyle(64, coordinates=Coordinates.NONE))
    first = tiles.stream(START)
    monkeypatch.setattr(png_bands, "_MOST_BYTES", len(first) // 2)
    tiles.stream(Diagram(START_PLACEMENT[::-1]))
    kept = sum(len(packed) for packed, _ in tiles._blocks.values())
    assert 0 < kept == tiles._kept_bytes <= len(first) // 2
    assert tiles.stream(START) == first


def test_the_mover_makes_a_difference_only_where_a_mark_tells() -> None:
    black = Diagram(START_PLACEMENT, side_to_move="b")
    for mark in (False, True):
        tiles = _tiles(DiagramStyle(64, mover_mark=mark))
        assert (tiles.stream(START) == tiles.stream(black)) is not mark


def test_tiles_of_the_last_styles_are_kept() -> None:
    frame = pixel_frame(DiagramStyle(64))
    tiles_of.cache_clear()
    assert tiles_of(frame, False, piece_set()) is tiles_of(frame, False, piece_set())
    assert tiles_of(frame, True, piece_set()) is not tiles_of(frame, False, piece_set())
    assert tiles_of.cache_info().maxsize == 4


def test_an_empty_board_is_in_the_palette_as_it_is() -> None:
    tiles = _tiles(DiagramStyle(64, coordinates=Coordinates.NONE))
    colours = set(tiles.palette[tiles.entries(Diagram(EMPTY_PLACEMENT))].ravel().tolist())
    assert len(colours) == 2
