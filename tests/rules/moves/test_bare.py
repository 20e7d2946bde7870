"""Moves without tags, in any spelling and language."""

import pytest

from fenedit.notation.languages import KINDS_IN_ORDER, LETTERS, letters_of
from fenedit.rules.moves.bare import BareMoves, read_bare

SPANISH = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 O-O 8. Kf1 Qe8"


def line(bare: BareMoves) -> list[str]:
    return [node.san for node in bare.tree.moves_to(bare.tree.end_of(()))]


@pytest.mark.parametrize("language", LETTERS)
def test_moves_in_any_language_are_read(language: str) -> None:
    letters = dict(zip(KINDS_IN_ORDER, letters_of(language), strict=True))
    text = "".join(letters[char] if char in "KQRBN" else char for char in SPANISH)
    (bare,) = read_bare(text)
    assert line(bare) == [word for word in SPANISH.split() if "." not in word]
    assert bare.rest == ""


@pytest.mark.parametrize(
    "text",
    [
        "1. e4 e5 2. Nf3",
        "1.e4 e5 2.Nf3",
        "1) e4 e5 2) Nf3",
        "1 e4 e5 2 Nf3",
        "e4 e5 Nf3",
        "1. e2-e4 e7-e5 2. Ng1-f3",
        "e2e4 e7e5 g1f3",
        "1. ♙e4 ♟e5 2. ♘f3",
        "> 1. e4 e5\n> 2. Nf3",
        "[pgn]1. e4 e5 2. Nf3[/pgn]",
        "1. e4 e5\n2. Nf3",
        "1. e4, e5 2. Nf3.",
        "1.\te4\te5\n2.\tNf3",
        "“1. e4 e5 2. Nf3”",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e4 e7e5 g1f3",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 1. e4 e5 2. Nf3",
    ],
)
def test_moves_in_any_spelling_are_read(text: str) -> None:
    (bare,) = read_bare(text)
    assert line(bare) == ["e4", "e5", "Nf3"]


def test_the_rest_begins_at_the_fault_of_the_game_itself() -> None:
    (bare,) = read_bare("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nxe5 4. Nxe5 Qe7")
    assert (line(bare)[-1], bare.rest) == ("Bb5", "Nxe5 4. Nxe5 Qe7")
    (bare,) = read_bare("1. e4 e5 (1... c5 2. Ke3) 2. Nf3")
    assert bare.tree.fault is not None
    assert bare.rest == ""
