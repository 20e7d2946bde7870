"""The solution that a record keeps, as a solutions page prints it."""

import pytest

from fenedit.notation.position import BLACK, WHITE, Side
from fenedit.notation.puzzle import Puzzle, stored_solution


@pytest.mark.parametrize(
    ("puzzle", "mover", "expected"),
    [
        (Puzzle(), WHITE, ""),
        (Puzzle(mate=2, best=("Qd4+",)), WHITE, "1.Qd4+!"),
        (Puzzle(mate=1, best=("Qxf7#",)), WHITE, "1.Qxf7#"),
        (Puzzle(best=("Nf6+", "Rg3")), WHITE, "1.Nf6+!\n1.Rg3!"),
        (Puzzle(best=("Nf6",), line=("Nf6+", "Kh8", "Rg8#")), WHITE, "1.Nf6+! Kh8 2.Rg8#"),
        (Puzzle(best=("a4",), line=("Nf6+", "Kh8")), WHITE, "1.Nf6+ Kh8\n1.a4!"),
        (Puzzle(best=("Rg3?!",)), WHITE, "1.Rg3?!"),
        (Puzzle(avoid=("Qxd5",)), WHITE, "1.Qxd5?"),
        (Puzzle(line=("e5", "Nf3", "Nc6")), BLACK, "1…e5 2.Nf3 Nc6"),
        (Puzzle(mate=2, line=("e5", "Nf3", "Nc6#")), BLACK, "1.e5! Nf3 2.Nc6#"),
        (Puzzle(stipulation="h#2", line=("O-O", "Rf8")), BLACK, "1.O-O! Rf8"),
    ],
)
def test_moves_get_numbers_and_signs(puzzle: Puzzle, mover: Side, expected: str) -> None:
    assert stored_solution(puzzle, mover) == expected


def test_moves_are_written_in_the_letters_of_a_language() -> None:
    moves = Puzzle(line=("Nbxd7+", "O-O-O", "bxc8=Q"))
    assert stored_solution(moves, WHITE, "de") == "1.Sbxd7+ O-O-O 2.bxc8=D"
    assert stored_solution(moves, WHITE, "figurine") == "1.♘bxd7+ O-O-O 2.bxc8=♕"
    with pytest.raises(KeyError):
        stored_solution(moves, WHITE, "none")
