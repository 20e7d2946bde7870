"""The command line: files to open, or a position to begin with."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from fenedit import __version__


@dataclass(frozen=True, slots=True)
class Arguments:
    """What the command line asked for.

    Attributes:
        files: files to open, a window each.
        fens: positions to open, a window each.
        screenshot: where to write a picture of the window before ending, or None.
    """

    files: tuple[Path, ...] = ()
    fens: tuple[str, ...] = ()
    screenshot: Path | None = None


def parse_arguments(words: Sequence[str]) -> Arguments:
    """Read the words after the program's name; ends the program with status 2 on a bad one."""
    if not words:
        return Arguments()
    # Imported here, because an icon that is clicked gives no words to read.
    import argparse

    parser = argparse.ArgumentParser(
        prog="fenedit",
        description="Set up a chess position and get a correct FEN, or the other way round.",
    )
    parser.add_argument("files", nargs="*", type=Path, metavar="FILE", help="a file of positions")
    parser.add_argument(
        "--fen",
        dest="fens",
        action="append",
        default=[],
        metavar="TEXT",
        help="open a window with this position",
    )
    parser.add_argument("--version", action="version", version=f"FenEdit {__version__}")
    parser.add_argument("--screenshot", type=Path, help=argparse.SUPPRESS)
    # Behind "--" all words are files, whatever they begin with; argparse itself loses it at times.
    words = list(words)
    end = words.index("--") if "--" in words else len(words)
    found = parser.parse_intermixed_args(words[:end])
    files = (*found.files, *map(Path, words[end + 1 :]))
    return Arguments(files, tuple(found.fens), found.screenshot)
