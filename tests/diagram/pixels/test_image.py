"""Pictures of pixels: as wide as asked for, and files that hold just these pixels."""

import shutil
import subprocess
import tracemalloc
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QImage

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import SCHEMES, Diagram, DiagramStyle, scheme
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.picture import PictureSizeError, pixel_frame
from fenedit.diagram.pieces.outlines import in_one_ink
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.diagram.pixels import tiles as png_bands
from fenedit.diagram.pixels.image import png_bytes, render_image
from fenedit.diagram.pixels.raster import painted
from fenedit.diagram.pixels.tiles import FARTHEST
from fenedit.notation.marks import DrawnArrow, MarkColour, Marks
from fenedit.notation.position import EMPTY_PLACEMENT, PIECES, START_PLACEMENT
from tests.helpers.diagrams import diagrams, marks, piece_set, styles

pytestmark = pytest.mark.usefixtures("qapp")

FEN = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
START = Diagram(START_PLACEMENT, FEN, title="Début")
ARROW = Marks((DrawnArrow(MarkColour.GREEN, 12, 28),))
EVERYTHING = DiagramStyle(208, Coordinates.OUTSIDE, 0.2, 0.04, mover_mark=True)


def _values(image: QImage) -> np.ndarray:
    """Return alpha and colour of every pixel, as they are in a file."""
    image = image.convertToFormat(QImage.Format.Format_ARGB32)
    values = np.frombuffer(image.constBits(), np.uint8).copy()
    return values.reshape(image.height(), image.width(), 4).astype(int)


def _same(one: QImage, other: QImage) -> bool:
    return one.size() == other.size() and bool((_values(one) == _values(other)).all())


def _read(data: bytes) -> QImage:
    image = QImage()
    assert image.loadFromData(data, "PNG")
    return image


# Few sizes, so that most examples find the squares of their style already painted.
@settings(max_examples=40)
@given(diagrams(st.just(Marks()) | marks()), styles(st.sampled_from([64, 101, 208])))
@example(START, EVERYTHING)
@example(replace(START, flipped=True, side_to_move="b"), EVERYTHING)
def test_a_file_holds_the_pixels_of_the_picture(diagram: Diagram, style: DiagramStyle) -> None:
    image = render_image(diagram, style, piece_set())
    assert image.width() == style.size
    assert _same(_read(png_bytes(diagram, style, piece_set())), image)


@pytest.mark.parametrize("name", SCHEMES)
@pytest.mark.parametrize("background", ["", "#e8e4d8"])
def test_in_every_scheme_and_scale_too(name: str, background: str) -> None:
    style = replace(EVERYTHING, size=130, scheme=name, background=background)
    for diagram in (START, replace(START, flipped=True), replace(START, marks=ARROW)):
        image = render_image(diagram, style, piece_set(), 2)
        assert image.width() == 260
        assert _same(_read(png_bytes(diagram, style, piece_set(), 2)), image)


def test_large_squares_too() -> None:
    for background in ("", "#ffffff"):
        style = replace(EVERYTHING, size=1240, background=background)
        assert pixel_frame(style).square > png_bands.LARGEST_SQUARE
        image = render_image(START, style, piece_set())
        assert _same(_read(png_bytes(START, style, piece_set())), image)


@settings(max_examples=20)
@given(diagrams(st.just(Marks()) | marks()), styles(st.sampled_from([64, 208])))
def test_what_is_put_together_looks_as_painted(diagram: Diagram, style: DiagramStyle) -> None:
    image = render_image(diagram, style, piece_set())
    frame = pixel_frame(style)
    printed = scheme(style.scheme).for_print
    pieces = in_one_ink(piece_set()) if printed else piece_set()
    whole = _values(painted(diagram, frame, pieces))
    # Letters are laid on rather than painted, which rounds a second time.
    assert np.abs(_values(image) - whole).max() <= FARTHEST + 4


def test_the_board_is_as_sharp_as_pixels_are() -> None:
    style = DiagramStyle(size=203, coordinates=Coordinates.NONE, scheme="Grey")
    colours = scheme("Grey")
    board = _values(render_image(Diagram(EMPTY_PLACEMENT), style, piece_set()))[1:201, 1:201]
    for row in range(8):
        for column in range(8):
            cell = board[25 * row : 25 * row + 25, 25 * column : 25 * column + 25]
            name = colours.dark_square if (row + column) % 2 else colours.light_square
            assert (cell[..., 2::-1] == QColor(name).getRgb()[:3]).all()


def test_beside_the_board_is_nothing_or_the_background() -> None:
    clear = render_image(START, replace(EVERYTHING, background=""), piece_set())
    filled = render_image(START, replace(EVERYTHING, background="#ffeedd"), piece_set())
    assert clear.format() == QImage.Format.Format_ARGB32
    assert filled.format() == QImage.Format.Format_RGB32
    bottom = clear.height() - 1
    for x, y in ((0, 0), (207, 0), (0, bottom)):
        assert clear.pixelColor(x, y).alpha() == 0
        assert filled.pixelColor(x, y).name() == "#ffeedd"


def test_a_bare_board_lets_nothing_through() -> None:
    data = png_bytes(START, DiagramStyle(size=208), piece_set())
    assert b"tRNS" not in data
    marked = png_bytes(replace(START, marks=ARROW), DiagramStyle(size=208), piece_set())
    assert not _read(marked).hasAlphaChannel()


def test_bytes_depend_on_nothing_but_what_was_asked_for() -> None:
    style = DiagramStyle(size=96)
    first = png_bytes(START, style, piece_set())
    png_bands.tiles_of.cache_clear()
    png_bytes(Diagram(START_PLACEMENT[::-1]), style, piece_set())
    assert png_bytes(START, style, piece_set()) == first


def test_the_file_says_what_it_shows() -> None:
    for diagram in (START, replace(START, marks=ARROW)):
        data = png_bytes(diagram, EVERYTHING, piece_set(), 2)
        assert positions_in_file(data) == (FEN,)
        image = _read(data)
        assert (image.text("Title"), image.text("Software")) == ("Début", "FenEdit")
        assert image.dotsPerMeterX() == image.dotsPerMeterY() == 2 * 3780


def test_marks_that_are_not_to_be_shown_are_not() -> None:
    style = replace(EVERYTHING, show_marks=False)
    marked = render_image(replace(START, marks=ARROW), style, piece_set())
    assert _same(marked, render_image(START, style, piece_set()))
    assert not _same(marked, render_image(replace(START, marks=ARROW), EVERYTHING, piece_set()))


def test_drawings_of_too_many_colours_keep_them() -> None:
    gradient = (
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><defs>'
        b'<linearGradient id="a"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/>'
        b'</linearGradient><linearGradient id="b" x2="0" y2="1"><stop stop-opacity="0"/>'
        b'<stop offset="1" stop-color="#0f0"/></linearGradient></defs>'
        b'<rect width="8" height="8" fill="url(#a)"/><rect width="8" height="8" fill="url(#b)"/>'
        b"</svg>"
    )
    colourful = PieceSet("colourful", dict.fromkeys(PIECES, gradient))
    style = DiagramStyle(size=400)
    image = render_image(START, style, colourful)
    assert _same(image, painted(START, pixel_frame(style), colourful))
    assert _same(_read(png_bytes(START, style, colourful)), image)


@pytest.mark.parametrize("make", [render_image, png_bytes])
def test_absurd_sizes_are_refused_before_memory_is_taken(make) -> None:
    tracemalloc.start()
    try:
        for size in (10**9, 10**5, 0, -1):
            with pytest.raises(PictureSizeError):
                make(START, DiagramStyle(size=size), piece_set())
        assert tracemalloc.get_traced_memory()[1] < 1 << 20
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize("diagram", [START, replace(START, marks=ARROW)], ids=["plain", "marked"])
@pytest.mark.parametrize("background", ["", "#ffffff"])
def test_pillow_reads_the_same(diagram: Diagram, background: str, tmp_path: Path) -> None:
    pillow = pytest.importorskip("PIL.Image")
    style = replace(EVERYTHING, background=background)
    path = tmp_path / "diagram.png"
    path.write_bytes(png_bytes(diagram, style, piece_set()))
    with pillow.open(path) as checked:
        checked.verify()
    with pillow.open(path) as opened:
        read = np.array(opened.convert("RGBA")).astype(int)
        assert opened.info["FEN"] == FEN
    ours = _values(render_image(diagram, style, piece_set()))[..., [2, 1, 0, 3]]
    assert (read == ours).all()


@pytest.mark.skipif(not shutil.which("identify"), reason="ImageMagick is not here")
@pytest.mark.parametrize("diagram", [START, replace(START, marks=ARROW)], ids=["plain", "marked"])
def test_imagemagick_finds_nothing_wrong(diagram: Diagram, tmp_path: Path) -> None:
    path = tmp_path / "diagram.png"
    path.write_bytes(png_bytes(diagram, EVERYTHING, piece_set()))
    found = subprocess.run(
        ["identify", "-regard-warnings", "-format", "%m %w %[FEN]", str(path)],
        capture_output=True,
        text=True,
        check=True,
    )
    assert (found.stdout, found.stderr) == (f"PNG 208 {FEN}", "")
