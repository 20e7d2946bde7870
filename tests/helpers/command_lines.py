"""The command lines in a document, and files of the names in them."""

import shlex
from itertools import pairwise
from pathlib import Path

from fenedit.app.main import main

MATE = "3N4/8/8/8/8/k1K5/8/1R6 w - -"
GAME = '[White "A"]\n[Black "B"]\n\n1. e4 {good} e5 2. Nf3 Nc6 3. Bb5 *\n'
ENDING = '[SetUp "1"]\n[FEN "8/5P1k/4K3/8/8/8/1r6/5R2 w - - 0 1"]\n\n1. Rf2 Rb6+ {[%csl Gb6]} *\n'
CONTENTS = {
    "fen": f"{MATE} 0 1\n",
    "epd": f'{MATE} bm Nc6; dm 2; id "First";\nkbK5/pp6/1P6/8/8/8/8/R7 w - - dm 2;\n',
    "pgn": f"{GAME}\n{ENDING}",
    "csv": f"PuzzleId,FEN,Moves,Rating,Themes\na,{MATE} 0 1,b1a1 a3a2,1600,mate\n",
    "txt": f"{MATE} 0 1\n",
    "html": f"<p>{MATE} 0 1</p>\n",
}
PICTURES = ("png", "svg", "pdf", "jpg")


def command_lines(document: Path) -> list[str]:
    """Return the lines of a Markdown file's code blocks that can be run: those without `…`."""
    blocks = document.read_text(encoding="utf-8").split("\n```")[1::2]
    lines = (line.partition("  #")[0].strip() for block in blocks for line in block.splitlines())
    return [line for line in lines if line.startswith("fenedit ") and "…" not in line]


def run(line: str) -> int:
    """Run a command line in the current folder, where its files are made; return its status."""
    words = shlex.split(line)[1:]
    for before, word in pairwise(words):
        path = Path(word)
        kind = path.suffix.removeprefix(".")
        if before in ("-o", "--output") or path.exists():
            continue
        if kind in CONTENTS:
            path.write_text(CONTENTS[kind], encoding="utf-8")
        elif kind in PICTURES:
            main(["diagram", MATE, "-o", word, "--to", "png" if kind == "jpg" else kind])
    return main(words)
