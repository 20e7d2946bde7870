"""Makes moving pictures of a line of positions: GIF, WebP and animated PNG."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import chain

from fenedit.diagram.caption import captioned
from fenedit.diagram.description import Diagram, MovingPiece
from fenedit.diagram.options import AnimationChoice
from fenedit.diagram.paint import measure_in, render_image
from fenedit.diagram.pieces.piece_set import PieceSet
from fenedit.notation.marks import Marks
from fenedit.notation.position import EMPTY, Placement, Position, Square, side_of

_SLIDE_STEPS = 5
_SLIDE_MS = 40
"""Pictures between two positions, and the time of each in milliseconds."""
_END_TIMES = 3
"""How many times as long the last position is shown."""
_COLOURS = 96
"""Few enough for small files, enough for smooth edges of pieces."""
_EXACT_COLOURS = 32
"""How many of them are colours of the pictures, and no means."""


class PillowMissingError(ImportError):
    """Pillow, which writes moving pictures, is not installed."""


def diagrams_along(
    line: Iterable[tuple[Position, str, Marks]],
    choice: AnimationChoice,
    title: str = "",
    task: str = "",
    *,
    flipped: bool = False,
) -> list[Diagram]:
    """Return the diagrams of a line, all of one height.

    Args:
        line: the positions, each with the move that led to it and its marks.
        choice: the options; with a caption, title and move are below the board.
        title: of the line.
        task: the stipulation of the first position in words, cut to fit on a line.
        flipped: whether Black is at the bottom.
    """
    measure = measure_in(choice.style.font)
    diagrams: list[Diagram] = []
    for position, move, marks in line:
        side = position.side_to_move
        diagram = Diagram(position.placement, side_to_move=side, flipped=flipped, marks=marks)
        if choice.caption:
            heading = captioned(diagram, title, measure).caption
            below = move or "".join(captioned(diagram, task, measure).caption[:1])
            diagram = replace(diagram, caption=(*heading, below))
        diagrams.append(diagram)
    return diagrams


def moves_between(before: Placement, after: Placement) -> list[tuple[Square, Square]]:
    """Return origin and target of each piece that moved from one position to the next, if clear.

    Castling moves two pieces; a pawn may have been promoted.
    """
    # A piece whose square now has another piece of its side moved, too, as in Chess960 castling.
    left = [
        square
        for square, (old, new) in enumerate(zip(before, after, strict=True))
        if old not in (EMPTY, new) and (new == EMPTY or side_of(new) == side_of(old))
    ]
    moves: list[tuple[Square, Square]] = []
    for target in range(64):
        piece = after[target]
        if piece in (EMPTY, before[target]):
            continue
        same = [square for square in left if before[square] == piece]
        own = [square for square in left if side_of(before[square]) == side_of(piece)]
        for origin in (same or own)[:1]:
            moves.append((origin, target))
            left.remove(origin)
    return moves


def moments(line: Sequence[Diagram], choice: AnimationChoice) -> Iterator[tuple[Diagram, int]]:
    """Yield the diagrams to show in turn, each with its time in milliseconds.

    Args:
        line: the positions in their order, at least one.
        choice: the options.
    """
    hold = round(choice.seconds * 1000)
    for number, position in enumerate(line):
        before = line[max(number - 1, 0)].placement
        moves = moves_between(before, position.placement)
        moved = tuple(chain.from_iterable(moves)) if choice.last_move else ()
        diagram = replace(position, last_move=moved)
        origins = {origin for origin, _ in moves}
        resting = "".join(
            EMPTY if square in origins else piece for square, piece in enumerate(before)
        )
        for step in range(_SLIDE_STEPS if moves and choice.slides else 0):
            part = (step + 1) / (_SLIDE_STEPS + 1)
            # Slow at both ends.
            done = part * part * (3 - 2 * part)
            moving = tuple(MovingPiece(before[a], a, b, done) for a, b in moves)
            yield replace(diagram, placement=resting, moving=moving), _SLIDE_MS
        yield diagram, hold * (_END_TIMES if number == len(line) - 1 else 1)


def animation_bytes(
    line: Sequence[Diagram],
    choice: AnimationChoice,
    pieces: PieceSet,
    report: Callable[[int, int], None] = lambda _done, _total: None,
) -> bytes:
    """Return a moving picture as a file of the chosen format.

    Args:
        line: the positions in their order, at least one.
        choice: the options.
        pieces: the drawings of pieces.
        report: called with the number of pictures drawn and their total; may raise to cancel.

    Raises:
        PictureSizeError: the picture would be too small, too large, or all margin.
        PillowMissingError: Pillow is not installed.
    """
    try:
        from PIL import Image
    except ImportError as error:
        raise PillowMissingError("Pillow") from error
    # Few programs show a partly transparent moving picture.
    style = replace(choice.style, background=choice.style.background or "#ffffff")

    def drawn(diagram: Diagram) -> Image.Image:
        image = render_image(diagram, style, pieces)
        image.convertTo(image.Format.Format_RGB888)
        size, pixels = (image.width(), image.height()), image.constBits()
        return Image.frombytes("RGB", size, pixels, "raw", "RGB", image.bytesPerLine(), 1)

    parts = list(moments(line, choice))
    # One palette for all pictures. Colours of large areas stay as they are; the others are spread
    # over all that there are: a mark may be small, and in one position only.
    counted = Counter[tuple[int, int, int]]()
    for diagram in (diagram for diagram, _ in parts if not diagram.moving):
        image = drawn(diagram)
        counted.update({each: count for count, each in image.getcolors(image.width * image.height)})
    colours = [each for each, _ in counted.most_common()]
    others = Image.new("RGB", (len(colours), 1))
    others.putdata(colours)
    spread = others.quantize(_COLOURS - _EXACT_COLOURS, Image.Quantize.MAXCOVERAGE).getpalette()
    palette = Image.new("P", (1, 1))
    palette.putpalette([*chain.from_iterable(colours[:_EXACT_COLOURS]), *spread])

    images: list[Image.Image] = []
    for number, (diagram, _) in enumerate(parts):
        report(number, len(parts))
        images.append(drawn(diagram).quantize(palette=palette, dither=Image.Dither.NONE))
    report(len(parts), len(parts))
    file = io.BytesIO()
    # The number of repetitions, 0 for endless; a GIF that plays once has no such entry.
    options: dict[str, int] = {"loop": 0} if choice.repeats else {"loop": 1}
    if choice.format == "gif" and not choice.repeats:
        options = {}
    elif choice.format == "webp":
        options |= {"lossless": True, "quality": 30, "method": 0}
    images[0].save(
        file,
        choice.format.upper(),
        save_all=True,
        append_images=images[1:],
        duration=[milliseconds for _, milliseconds in parts],
        **options,
    )
    return file.getvalue()
