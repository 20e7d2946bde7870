"""Input for Popeye as it is written."""

from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.castling import rights_by_convention
from fenedit.notation.epd.record import read_operations
from fenedit.notation.fairy import fairy_piece
from fenedit.notation.fen import parse_fen
from fenedit.notation.position import (
    EMPTY_PLACEMENT,
    Position,
    Side,
    parse_square,
    with_contents,
)
from fenedit.notation.puzzle import Puzzle, parted, puzzle_of
from fenedit.notation.spellings.popeye_input import read_popeye
from fenedit.notation.spellings.popeye_writing import joined_popeye, piece_lines, write_popeye

DIAGRAM = parse_fen("4k3/8/4n3/3p4/8/8/PP6/R3K3 b - - 0 1")
PUZZLE = Puzzle(
    name="Echo",
    author="Anna; Bert",
    source="Paper 1931",
    award="1st Prize",
    stipulation="h#2.5*",
    twins="b) ♞e6→c4; c) nonsense; d) Stipulation h#3",
    conditions="Circe; Imitator d4",
    options="MaxSolutions 5",
    comment="Dedicated",
)


def test_a_puzzle_is_a_whole_input() -> None:
    assert write_popeye(DIAGRAM, PUZZLE).split("\n") == [
        "BeginProblem",
        "Title Echo",
        "Origin Paper 1931",
        "Award 1st Prize",
        "Author Anna",
        "Author Bert",
        "Remark Dedicated",
        "Remark Twin c) cannot be made: “nonsense” is not understood.",
        "Stipulation h#2.5",
        "Condition Circe",
        "Condition Imitator d4",
        "Option NoCastling a1 HalfDuplex MaxSolutions 5 SetPlay",
        "Pieces",
        "  White Ke1 Ra1 Pa2b2",
        "  Black Ke8 Se6 Pd5",
        "Twin Move e6 c4",
        "Twin Stipulation h#3",
        "EndProblem",
    ]


def test_what_popeye_has_no_words_for_is_a_remark() -> None:
    twins = "b) FEN 4k3/8/4n3/8/8/8/PP6/R3K3 w - - 0 1; c) Stipulation “Black wins”; d) Remove d5"
    lines = write_popeye(DIAGRAM, Puzzle(stipulation="h#2", twins=twins)).split("\n")
    assert [line for line in lines if line.startswith("Remark")] == [
        "Remark Twin b) is left out: Popeye has no words for its side to move, castling rights or "
        "en passant square.",
        "Remark Twin c) is left out: Popeye does not know the stipulation “Black wins”.",
    ]
    assert [line for line in lines if line.startswith("Twin")] == ["Twin Remove d5"]


def test_the_intelligent_mode_is_written_where_it_holds() -> None:
    def options(**more: str) -> bool:
        return "Intelligent" in write_popeye(DIAGRAM, Puzzle(**more))

    assert options(stipulation="h#3") and options(stipulation="ser-h#9", twins="b) Remove d5")
    assert not options(stipulation="h#3", conditions="Circe")
    assert not options(stipulation="h#3", twins="b) Stipulation h=3")
    assert not options(stipulation="s#3")
    assert write_popeye(DIAGRAM, Puzzle(stipulation="h#3", options="Intell 2")).count("ntell") == 1


def test_words_that_popeye_does_not_know_are_a_remark() -> None:
    assert "Remark White wins" in write_popeye(DIAGRAM, Puzzle(stipulation="White wins"))


def test_no_text_of_a_record_writes_a_file_or_is_too_long() -> None:
    puzzle = Puzzle(
        name="x\nProtocol a",
        comment="z " * 500,
        award="z" * 255,
        stipulation="x\nProtocol",
        conditions="Circe\nProtocol a",
        options="SetPlay LaTeX a",
        twins="b) Condition Circe Protocol a; c) Stipulation ≠3",
    )
    lines = write_popeye(DIAGRAM, puzzle).split("\n")
    assert not any(line.lower().startswith(("protocol", "latex")) for line in lines)
    assert {"Condition Circe a", "Twin Condition Circe a", "Twin Stipulation #3"} <= {*lines}
    assert any(line.startswith("Option") and line.endswith("SetPlay a") for line in lines)
    assert max(map(len, lines)) <= 250


def test_several_puzzles_are_one_input() -> None:
    texts = [write_popeye(DIAGRAM, Puzzle(mate=mate)) + "\n\n" for mate in (2, 3, 4)]
    text = "".join(joined_popeye(texts))
    assert text.count("BeginProblem") == 1 == text.count("EndProblem\n")
    assert text.count("\nNextProblem\n") == 2
    (read,) = read_popeye(text)
    assert [found.position for found in read.found] == [DIAGRAM] * 3
    assert "".join(joined_popeye([])) == ""


def test_fairy_pieces_are_listed_after_their_colour_and_attributes() -> None:
    pieces = {
        "a1": "K",
        "b1": fairy_piece("G", "w"),
        "c1": fairy_piece("LI", "w", ("Royal",)),
        "d1": fairy_piece("Q", "n"),
        "e1": "k",
    }
    contents = {parse_square(name): piece or "" for name, piece in pieces.items()}
    assert piece_lines(with_contents(EMPTY_PLACEMENT, contents)) == [
        "  White Ka1 Gb1",
        "  White Royal LIc1",
        "  Black Ke1",
        "  Neutral Qd1",
    ]


MEN = [*"KQRBNPkqrbnp", *(fairy_piece("G", colour) or "" for colour in "wbn")]
MEN += [fairy_piece("NH", "b", ("Kamikaze",)) or "", fairy_piece("K", "n") or ""]


@given(
    st.dictionaries(st.integers(0, 63), st.sampled_from(MEN), min_size=1, max_size=20),
    st.sampled_from(["w", "b"]),
    st.builds(
        Puzzle()._replace,
        author=st.sampled_from(["", "Anna", "Anna; Bert"]),
        stipulation=st.sampled_from(["#2", "h#3", "ser-h=7", "s#2"]),
        twins=st.sampled_from(["", "b) PolishType; c) Continued Rotate 90"]),
        conditions=st.sampled_from(["", "Circe", "Circe; Madrasi"]),
        options=st.sampled_from(["", "SetPlay Variation"]),
    ),
)
def test_what_is_written_is_read_again(
    contents: dict[int, str], side: Side, puzzle: Puzzle
) -> None:
    placement = with_contents(EMPTY_PLACEMENT, contents)
    rights = "".join(letter for letter, _, _ in rights_by_convention(placement))
    position = Position(placement, side, rights)
    (read,) = read_popeye(write_popeye(position, puzzle))
    (found,) = read.found
    assert found.position == position
    assert puzzle_of(read_operations(found.rest).operations) == parted(puzzle)
