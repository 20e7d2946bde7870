"""How fast diagrams are made: python -m tests.benchmarks.diagrams

PNG in milliseconds of processor time; SVG is compared with chess.svg.board; PDF with a QPdfWriter
that draws each diagram as an image, a page each, the making of the images not counted.

Positions come from random games, and none is made twice: what ours keeps of one diagram for the
next is what diagrams of a file have in common. Only where it says "again" were they all made once
before.
"""

import itertools
import os
import time
from collections.abc import Callable

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
from fenedit.notation.position import Position
from tests.benchmarks.timing import IN_SHORT, ratio
from tests.helpers.games import played_positions

PAIRS = 15
WIDTH = 400
AHEAD = 4 if IN_SHORT else 40
"""Diagrams that ours makes while the other makes one."""
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
    _png(pieces, positions)
    _svg(pieces, positions, pairs)
    _pdf(pieces, positions, pairs)
    application.processEvents()


def _png(pieces: PieceSet, positions: list[Position]) -> None:
    style, diagrams = DiagramStyle(size=IMAGE_WIDTH), _diagrams(positions)
    png_bytes(next(diagrams), style, pieces)
    start = time.process_time()
    for diagram in itertools.islice(diagrams, PAGES):
        png_bytes(diagram, style, pieces)
    each = 1000 * (time.process_time() - start) / PAGES
    print(f"PNG of {IMAGE_WIDTH} pixels, milliseconds: {each:.1f} (goal: 30)")


def _svg(pieces: PieceSet, positions: list[Position], pairs: int) -> None:
    boards = itertools.cycle([_board(each) for each in positions])

    def theirs() -> None:
        chess.svg.board(next(boards), size=WIDTH)

    # As many as take about as long: what theirs leaves in the processor's caches soon matters less.
    ours = _ahead(lambda diagram: svg_text(diagram, STYLE, pieces), _diagrams(positions), AHEAD)
    theirs()
    svg_text(next(_diagrams(positions)), STYLE, pieces)
    found = AHEAD * ratio(theirs, ours, pairs)
    print(f"chess.svg.board / SVG: {found:.1f} (goal: 0.5)")
    few = itertools.cycle(list(itertools.islice(_diagrams(positions), AHEAD)))
    ours = _ahead(lambda diagram: svg_text(diagram, STYLE, pieces), few, AHEAD)
    ours()
    found = AHEAD * ratio(theirs, ours, pairs)
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


def _board(position: Position) -> chess.Board:
    return chess.Board(format_fen(position))


if __name__ == "__main__":
    main()
