"""Moving pictures as `fenedit diagram --animate` writes them."""

from __future__ import annotations

import argparse
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, cast

from fenedit.app.verbs.diagram_options import Options, OptionsError, number_within
from fenedit.app.verbs.diagram_source import Found
from fenedit.diagram.options import MOST_ANIMATED, SECONDS, AnimationChoice, AnimationFormat
from fenedit.documents.annotating import name_of

if TYPE_CHECKING:
    from fenedit.diagram.pieces.piece_set import PieceSet


def add_animation(parser: argparse.ArgumentParser) -> None:
    """Add the options of moving pictures to a parser."""
    moving = parser.add_argument_group("moving pictures (GIF, WebP, animated PNG)")
    moving.add_argument(
        "--animate",
        action="store_true",
        help="show the moves of a game or line; with --caption each is written below the board",
    )
    least, most = SECONDS
    moving.add_argument(
        "--seconds",
        type=partial(number_within, SECONDS, "seconds"),
        metavar="N",
        help=f"show each position for {least:g} to {most:g} seconds (default: 1)",
    )
    moving.add_argument("--jump", action="store_true", help="pieces do not slide")


def read_animation(words: argparse.Namespace, options: Options) -> AnimationChoice | None:
    """Return how moves are shown, None if they are not.

    Raises:
        OptionsError: the options are not those of moving pictures.
    """
    if not words.animate:
        if words.jump or words.seconds:
            raise OptionsError("--seconds and --jump are for moving pictures; give --animate, too")
        return None
    if words.at:
        raise OptionsError("--animate shows all moves of a game; leave out --at")
    if words.scale or words.dpi:
        raise OptionsError("moving pictures have no --scale and no --dpi; give --size")
    size = options.style.size if words.size else AnimationChoice().style.size
    if size > MOST_ANIMATED:
        raise OptionsError(f"a moving picture is at most {MOST_ANIMATED} pixels wide")
    return AnimationChoice(
        replace(options.style, size=size),
        format=cast(AnimationFormat, options.format),
        seconds=words.seconds or 1.0,
        slides=not words.jump,
        caption=words.caption is not None,
    )


def animated(found: Found, options: Options, choice: AnimationChoice, pieces: PieceSet) -> bytes:
    """Return the moves of a record as a file.

    Raises:
        OptionsError: Pillow is missing.
    """
    # Imported here: the help needs neither Qt nor chess.
    from fenedit.diagram.animation import PillowMissingError, animation_bytes, diagrams_along
    from fenedit.jobs.captions import task_of
    from fenedit.jobs.games import tree_of_record
    from fenedit.jobs.taking import positions_along

    record = found.record
    tree = tree_of_record(record)
    passed = positions_along(record, tree, tree.end_of(()), letters=options.letters)
    title = options.title or name_of(record)
    try:
        line = diagrams_along(passed, choice, title, task_of(record), flipped=options.flipped)
        return animation_bytes(line, choice, pieces)
    except PillowMissingError:
        raise OptionsError("moving pictures need Pillow: pip install Pillow") from None
