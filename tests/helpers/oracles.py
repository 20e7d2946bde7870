"""Programs that we did not write, asked what they understand of what we write."""

import re
import shutil
import subprocess
from collections.abc import Sequence
from pathlib import Path

import pytest

_GAMES = "/usr/games/"
"""Where Debian keeps these programs; not every search path has it."""


def program(name: str) -> str:
    """Return the path of a program, or skip the test that asks for it."""
    path = shutil.which(name) or shutil.which(_GAMES + name)
    if path is None:
        pytest.skip(f"{name} is not installed")
    return path


def stockfish_reads(fens: Sequence[str], *, chess960: bool = False) -> list[str]:
    """Return the FENs that Stockfish prints for the positions that it was given."""
    lines = [f"setoption name UCI_Chess960 value {str(chess960).lower()}"]
    for fen in fens:
        lines += [f"position fen {fen}", "d"]
    done = subprocess.run(
        [program("stockfish")],
        input="\n".join([*lines, "quit", ""]),
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    understood = re.findall(r"^Fen: (.*)$", done.stdout, re.MULTILINE)
    assert len(understood) == len(fens)
    return understood


def pgn_extract_reads(pgn: str, folder: Path) -> list[str]:
    """Return the first four fields of the positions of games without moves, by pgn-extract."""
    path = folder / "games.pgn"
    path.write_text(pgn, encoding="utf-8")
    done = subprocess.run(
        [program("pgn-extract"), "-s", "-Wepd", str(path)],
        capture_output=True,
        text=True,
        timeout=100,
        check=True,
    )
    # Of a game without moves it prints one line.
    return [" ".join(line.split(" ")[:4]) for line in done.stdout.splitlines() if line]
