"""How fast diagrams are made: python -m tests.benchmarks.diagrams

PNG is compared with cairosvg, which renders what chess.svg.board drew of the same position, just as
wide, the drawing itself not counted; SVG with chess.svg.board; PDF with a QPdfWriter that draws
each diagram as an image, a page each, the making of the images not counted.

Positions come from random games, and none is made twice: what ours keeps of one diagram for the
next is what diagrams of a file have in common. Only where it says "again" were they all made once
before. Marked diagrams have two arrows, a circle and a highlighted square each.
"""

import itertools
import os
import random
from collections.abc import Callable
from dataclasses import replace
from importlib.util import find_spec

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import chess
import chess.svg
from PySide6.QtCore import QBuffer, QIODevice, QRect, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPageSize, QPainter, QPdfWriter

from fenedit import resource
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.paint import png_bytes, render_image
from fenedit.diagram.pdf.writer import PdfWriter
from fenedit.diagram.picture import PlacedPicture, picture_of
from fenedit.diagram.pieces.piece_set import PieceSet, load_piece_set
from fenedit.diagram.svg import svg_text
from fenedit.notation.fen import format_fen
from fenedit.notation.marks import DrawnArrow, DrawnCircle, Highlight, MarkColour, Marks
from fenedit.notation.position import Position
from tests.benchmarks.timing import IN_SHORT, ratio
from tests.helpers.games import played_positions

PAIRS = 15
WIDTH = 400
AHEAD = 4 if IN_SHORT else 40
"""Diagrams that ours makes while the other makes one."""
FAR_AHEAD = 4 if IN_SHORT else 400
"""The same where ours is some hundred times as fast; fifteen times so many are all positions."""
MARKED = 2 if IN_SHORT else 8
"""Marked ones, which are drawn one by one."""
PAGES = 4 if IN_SHORT else 40
IMAGE_WIDTH = 800
"""Of an image on a page: some 250 dots an inch in a column of a book."""
PAGE_POINTS = 226

STYLE = DiagramStyle(size=WIDTH)


def main(pairs: int = PAIRS) -> None:
    """Print the ratios, with their goals."""
    application = QGuiApplication.instance() or QGuiApplication([])
    pieces = load_piece_set(resource("pieces/fenland"))
    positions = list(played_positions(seed=64, games=1 if IN_SHORT else 40))
    _png(pieces, positions, pairs)
    _svg(pieces, positions, pairs)
    _pdf(pieces, positions, pairs)
    application.processEvents()


def _png(pieces: PieceSet, positions: list[Position], pairs: int) -> None:
    if find_spec("cairosvg") is None:
        print("cairosvg is not installed: PNG is compared with nothing")
        return
    import cairosvg

    drawings = itertools.cycle(
        [chess.svg.board(_board(each), size=WIDTH).encode() for each in positions[:: AHEAD // 2]]
    )

    def theirs() -> None:
        cairosvg.svg2png(next(drawings), output_width=WIDTH)

    ours = _ahead(lambda diagram: png_bytes(diagram, STYLE, pieces), _diagrams(positions))
    theirs()
    ours()
    found = AHEAD * ratio(theirs, ours, pairs)
    print(f"cairosvg / PNG of {WIDTH} pixels: {found:.1f} (goal: 45)")
    chance = random.Random(64)
    marked = itertools.cycle(
        [
            replace(each, marks=_marks(chance))
            for each in itertools.islice(_diagrams(positions), 500)
        ]
    )
    ours = _ahead(lambda diagram: png_bytes(diagram, STYLE, pieces), marked, MARKED)
    theirs()
    ours()
    found = MARKED * ratio(theirs, ours, pairs)
    print(f"cairosvg, without marks / PNG of {WIDTH} pixels with marks: {found:.1f}")


def _svg(pieces: PieceSet, positions: list[Position], pairs: int) -> None:
    boards = itertools.cycle([_board(each) for each in positions])

    def theirs() -> None:
        chess.svg.board(next(boards), size=WIDTH)

    # As many as take about as long: what theirs leaves in the processor's caches soon matters less.
    ours = _ahead(lambda diagram: svg_text(diagram, STYLE, pieces), _diagrams(positions), FAR_AHEAD)
    theirs()
    svg_text(next(_diagrams(positions)), STYLE, pieces)
    found = FAR_AHEAD * ratio(theirs, ours, pairs)
    print(f"chess.svg.board / SVG: {found:.1f} (goal: 350)")
    few = itertools.cycle(list(itertools.islice(_diagrams(positions), FAR_AHEAD)))
    ours = _ahead(lambda diagram: svg_text(diagram, STYLE, pieces), few, FAR_AHEAD)
    ours()
    found = FAR_AHEAD * ratio(theirs, ours, pairs)
    print(f"chess.svg.board / SVG of positions again: {found:.1f}")


def _pdf(pieces: PieceSet, positions: list[Position], pairs: int) -> None:
    diagrams = list(itertools.islice(_diagrams(positions), PAGES))
    style = DiagramStyle(size=IMAGE_WIDTH)
    images = [render_image(diagram, style, pieces) for diagram in diagrams]

    def ours() -> None:
        writer = PdfWriter(pieces)
        for diagram in diagrams:
            picture = picture_of(diagram, STYLE)
            item = PlacedPicture(picture, 0, 0, PAGE_POINTS / picture.frame.width, diagram.fen)
            writer.add_page(item.width, item.height, (item,))
        writer.write()

    ours()
    found = ratio(lambda: _pages_of_images(images), ours, max(1, pairs // 3))
    print(f"QPdfWriter with images / PDF of {PAGES} pages: {found:.1f} (goal: 10)")


def _pages_of_images(images: list[QImage]) -> bytes:
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QSizeF(PAGE_POINTS, PAGE_POINTS), QPageSize.Unit.Point))
    writer.setResolution(300)
    painter = QPainter(writer)
    for number, image in enumerate(images):
        if number:
            writer.newPage()
        painter.drawImage(QRect(0, 0, writer.width(), writer.height()), image)
    painter.end()
    return bytes(buffer.data().data())


def _ahead(
    make: Callable[[Diagram], object], diagrams: "itertools.cycle[Diagram]", number: int = AHEAD
) -> Callable[[], None]:
    """Return what makes the next few diagrams."""

    def several() -> None:
        for diagram in itertools.islice(diagrams, number):
            make(diagram)

    return several


def _diagrams(positions: list[Position]) -> "itertools.cycle[Diagram]":
    """Return the positions as diagrams, one of each game in turn as far as that goes."""
    step = 61
    spread = [each for start in range(step) for each in positions[start::step]]
    return itertools.cycle(
        [Diagram(each.placement, format_fen(each), each.side_to_move) for each in spread]
    )


def _marks(chance: random.Random) -> Marks:
    """Return marks such as a lesson has them."""
    places = chance.sample(range(64), 6)
    green, red = MarkColour.GREEN, MarkColour.RED
    arrows = (DrawnArrow(green, *places[:2]), DrawnArrow(red, *places[2:4]))
    return Marks(arrows, (DrawnCircle(red, places[4]),), (Highlight(green, places[5]),))


def _board(position: Position) -> chess.Board:
    return chess.Board(format_fen(position))


if __name__ == "__main__":
    main()
