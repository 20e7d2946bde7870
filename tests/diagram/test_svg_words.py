from fenedit.diagram.svg import marks_in_words, mover_in_words, rank_in_words
from fenedit.notation.marks import (
    NO_MARKS,
    DrawnArrow,
    DrawnCircle,
    Highlight,
    MarkColour,
    Marks,
    SquareLabel,
)


def test_a_rank_is_told_from_the_a_file_on() -> None:
    assert rank_in_words("r..Q....", 7) == "Rank 8: black rook a8, white queen d8."
    assert rank_in_words("........", 3) == ""


def test_the_mover_is_told() -> None:
    assert (mover_in_words("w"), mover_in_words("b")) == ("White to move", "Black to move")


def test_all_that_is_drawn_is_told() -> None:
    marks = Marks(
        (DrawnArrow(MarkColour.GREEN, 0, 63),),
        (DrawnCircle(MarkColour.RED, 1),),
        (Highlight(MarkColour.BLUE, 2),),
        (SquareLabel(MarkColour.YELLOW, 3, "!?"),),
    )
    assert marks_in_words(marks) == (
        " Drawn over it: green arrow a1 to h8, red circle b1, blue square c1, “!?” on d1."
    )
    assert marks_in_words(NO_MARKS) == ""
