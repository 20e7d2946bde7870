"""The solution that a record keeps, as a solutions page prints it."""

import pytest

from fenedit.notation.position import BLACK, WHITE, Side
from fenedit.notation.puzzle import Puzzle, in_letters, stored_solution


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
        (Puzzle(stipulation="h#2", line=("O-O", "Rf8")), BLACK, "1.O-O Rf8"),
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


@pytest.mark.parametrize(
    ("line", "mover", "square", "expected"),
    [
        (("exf6", "gxf6"), WHITE, 45, "1.exf6 e.p. gxf6"),
        (("exf6",), WHITE, None, "1.exf6"),
        (("e4", "dxe3+", "f4", "gxf3#"), WHITE, None, "1.e4 dxe3 e.p.+ 2.f4 gxf3 e.p.#"),
        # What stands behind a pawn that went one step, or that captured, is captured as usual.
        (("d5", "exd6"), WHITE, None, "1.d5 exd6"),
        (("exd5", "cxd6"), BLACK, None, "1…exd5 2.cxd6"),
        (("d5", "exd6"), BLACK, None, "1…d5 2.exd6 e.p."),
        (("d5", "Nf3", "exd6"), BLACK, None, "1…d5 2.Nf3 exd6"),
    ],
)
def test_capturing_en_passant_is_said(
    line: tuple[str, ...], mover: Side, square: int | None, expected: str
) -> None:
    assert stored_solution(Puzzle(line=line), mover, "en", square) == expected


def test_keys_that_capture_en_passant_say_so() -> None:
    puzzle = Puzzle(mate=2, best=("exf6",), avoid=("gxf6",))
    assert stored_solution(puzzle, WHITE, "en", 45) == "1.exf6 e.p.!\n1.gxf6 e.p.?"


@pytest.mark.parametrize(
    ("text", "printed"),
    [
        ("1.Nxd4! (2.Qe5#)\n   1…R~ 2.e8=Q#", "1.♘xd4! (2.♕e5#)\n   1…♖~ 2.e8=♕#"),
        ("1.Be4! As Black is in zugzwang", "1.♗e4! As Black is in zugzwang"),
        ("1.Sd4! K~ 2.Df1#", "1.Sd4! K~ 2.Df1#"),
    ],
)
def test_a_solution_in_words_goes_before_moves(text: str, printed: str) -> None:
    puzzle = Puzzle(mate=2, best=("Qf4",), line=("Qf4", "Ke6"), solution=text)
    assert stored_solution(puzzle, WHITE) == text
    assert stored_solution(puzzle, WHITE, "figurine") == printed


def test_helpmates_have_no_key_mark() -> None:
    for asked in ("h#2", "ser-h#5", "H=3"):
        puzzle = Puzzle(stipulation=asked, best=("Kd4",))
        assert stored_solution(puzzle, BLACK) == "1.Kd4"
    assert stored_solution(Puzzle(stipulation="s#2", best=("Kd4",)), WHITE) == "1.Kd4!"


def test_where_white_begins_a_helpmate_its_first_number_is_blacks() -> None:
    puzzle = Puzzle(stipulation="h#2½", line=("Rb4", "Ka2", "Ra4+"))
    for half in ("h#2½", "h≠2.5", "h#2 1/2"):
        asked = puzzle._replace(stipulation=half)
        assert stored_solution(asked, WHITE) == "1…Rb4 2.Ka2 Ra4+"
    for half in ("hs#2.5", "hr#2,5"):
        asked = puzzle._replace(stipulation=half)
        assert stored_solution(asked, BLACK) == "1…Rb4 2.Ka2 Ra4+"
    assert stored_solution(puzzle._replace(stipulation="h#2"), WHITE) == "1.Rb4 Ka2 2.Ra4+"


@pytest.mark.parametrize(
    ("letters", "text"),
    [("en", "Nbxd7=Q+"), ("de", "Sbxd7=D+"), ("ru", "Кbxd7=Ф+"), ("figurine", "♘bxd7=♕+")],
)
def test_moves_in_letters(letters: str, text: str) -> None:
    assert in_letters("Nbxd7=Q+", letters) == text
    assert in_letters("O-O-O", letters) == "O-O-O"
