"""Several problems in one text: which heading is whose, and what is said of each."""

import pytest

from fenedit.notation.epd.record import read_operations
from fenedit.notation.puzzle import Puzzle, puzzle_of
from fenedit.notation.reading import DEFAULT_SIDE, Found
from fenedit.notation.spellings.anything import read_anything
from fenedit.notation.spellings.piece_list import readings


def problems(text: str, *, certain: bool = True) -> tuple[Found, ...]:
    ((_, found, sure),) = readings(text)
    assert sure == certain
    return found


def puzzle(found: Found) -> Puzzle:
    return puzzle_of(read_operations(found.rest).operations)


def asked(text: str, *, certain: bool = True) -> list[tuple[str, str]]:
    found = problems(text, certain=certain)
    return [(each.position.side_to_move, puzzle(each).asked) for each in found]


ONE = "White Kc1 Ra1 h2\nBlack Kc3 a7 b7"
TWO = "White Ke1 Ra1 h2\nBlack Ke3 a7 b7"
THREE = "White Kg1 Ra1 h2\nBlack Kg3 a7 b7"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"{ONE}\n\nh#2\n{TWO}", [("w", ""), ("b", "h#2")]),
        (f"#3\n{ONE}\n\nh#2\n{TWO}\n\n#4\n{THREE}", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"#3\n{ONE}\nh#2\n{TWO}\n#4\n{THREE}\n", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"{ONE}\n#3\n{TWO}\nh#2\n{THREE}\n#4", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"{ONE}\n#3\n\n{TWO}\nh#2\n\n{THREE}\n#4", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"#3\n\n{ONE}\n\nh#2\n\n{TWO}\n\n#4\n\n{THREE}", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"{ONE}\n\n#3\n\n{TWO}\n\nh#2\n\n{THREE}\n\n#4", [("w", "#3"), ("b", "h#2"), ("w", "#4")]),
        (f"1) h#2\n{ONE}\n2) #3\n{TWO}", [("b", "h#2"), ("w", "#3")]),
        (
            f"Anna First, 1931\n{ONE}\n#2\n\nBert Second, 1932\n{TWO}\nh#3",
            [("w", "#2"), ("b", "h#3")],
        ),
        (
            f"Helpmate in 2\n{ONE}\n\nMate in 3\n{TWO}\n\nSelfmate in 4\n{THREE}",
            [("b", "h#2"), ("w", "#3"), ("w", "s#4")],
        ),
        (
            f"h#2.5\n{ONE}\n\nh#2*\n{TWO}\n\n#2\n{THREE}",
            [("w", "h#2.5"), ("b", "h#2*"), ("w", "#2")],
        ),
        (f"{ONE}\nser-h#7\n\n{TWO}\nhs#3", [("b", "ser-h#7"), ("w", "hs#3")]),
    ],
)
def test_the_whole_text_tells_where_headings_stand(
    text: str, expected: list[tuple[str, str]]
) -> None:
    assert asked(text) == expected


def test_what_no_layout_explains_is_asked_about() -> None:
    # Whose is it?
    assert len(asked(f"{ONE}\nh#2\n{TWO}", certain=False)) == 2
    assert len(asked(f"#3\n{ONE}\nh#2\n{TWO}\n#4", certain=False)) == 2


def test_titles_go_with_their_own_problem() -> None:
    one, two = problems(f"A. Person, 1921\n{ONE}\nh#2\n\nB. Person, 1922\n{TWO}\nh#3\n")
    assert (one.title, two.title) == ("A. Person, 1921", "B. Person, 1922")
    assert puzzle(one) == Puzzle(name="A. Person, 1921", stipulation="h#2")


@pytest.mark.parametrize(
    ("before", "after", "expected"),
    [
        ("", "#2", Puzzle(mate=2)),
        ("", "h#2 (3 solutions)", Puzzle(stipulation="h#2 (3 solutions)")),
        ("", "h#3 2.1.1.1.1.1", Puzzle(stipulation="h#3 2.1.1.1.1.1")),
        ("", "Helpmate in 2", Puzzle(stipulation="h#2")),
        ("", "Hilfsmatt in 3", Puzzle(stipulation="h#3")),
        ("", "Matt in 2 Zügen", Puzzle(mate=2)),
        ("", "Mat en 3 coups", Puzzle(mate=3)),
        ("", "White mates in 2", Puzzle(mate=2)),
        (
            "Author: A. Person\nSource: Paper, 1931\n",
            "#2",
            Puzzle(author="A. Person", source="Paper, 1931", mate=2),
        ),
        (
            "Autor: A. Person\nQuelle: Blatt 1931\nForderung: h#2\n",
            "Ende",
            Puzzle(author="A. Person", source="Blatt 1931", stipulation="h#2"),
        ),
        (
            "Auteur : A. Person\nPrix: 2e Prix\nTitre: Un Problème\n",
            "#3",
            Puzzle(name="Un Problème", author="A. Person", award="2e Prix", mate=3),
        ),
        ("", "#2\nComposer: A. Person\nEnd", Puzzle(author="A. Person", mate=2)),
        ("", "1.Qa4! any 2.Qb5#", Puzzle(comment="1.Qa4! any 2.Qb5#")),
        ("", "#2\nOption Intelligent\n", Puzzle(mate=2, comment="Option Intelligent")),
        ("", 'He called it "good"', Puzzle(comment="He called it “good”")),
    ],
)
def test_it_is_kept_as_if_typed_in_the_form(before: str, after: str, expected: Puzzle) -> None:
    ((_, (found,), _),) = readings(f"{before}{ONE}\n{after}")
    assert puzzle(found) == expected
    assert found.title == expected.name


@pytest.mark.parametrize("word", ["Ende", "End", "end.", "fin", "EndProblem"])
def test_an_end_is_no_remark(word: str) -> None:
    (found,) = problems(f"{ONE}\n{word}")
    assert found.rest == ""


@pytest.mark.parametrize("mark", ["#{}", "#{}.", "#{}:", "  #{})"])
def test_numbers_with_a_hash_that_count_the_positions_ask_for_nothing(mark: str) -> None:
    for first in (1, 14):
        heads = [mark.format(number) for number in range(first, first + 3)]
        lists = zip(heads, (ONE, TWO, THREE), strict=True)
        (way,) = read_anything("\n\n".join(f"{head}\n{men}" for head, men in lists))
        assert [(found.rest, found.title) for found in way.found] == [("", "")] * 3
        assert not any(found.notes != (DEFAULT_SIDE,) for found in way.found)


@pytest.mark.parametrize(
    "text",
    [
        f"#2\n{ONE}\n\n#3\n{TWO}",
        f"#1\n{ONE}\n\n#3\n{TWO}",
        f"{ONE}\n#1\n\n{TWO}\n#2\n",
        f"#1\n{ONE}\n",
    ],
)
def test_mates_in_so_many_moves_are_no_numbers(text: str) -> None:
    (way,) = read_anything(text)
    assert all(puzzle(found).mate for found in way.found)


def test_names_stand_before_their_lists_where_the_first_one_has_one() -> None:
    one, two = problems(f"A. Loyd\n1859\n\n{ONE}\n\nh#2.5\n\nB. Kohtz\n\n{TWO}\n\ns#3\n")
    assert (one.title, two.title) == ("A. Loyd 1859", "B. Kohtz")
    assert [puzzle(each).comment for each in (one, two)] == ["", ""]
    one, two = problems(f"A. Loyd\n\n{ONE}\n\nh#2\n\n1.Kb2 Rh1 2.Kc1 Rh2#\n\nKohtz\n\n{TWO}\n\n#3")
    assert (one.title, two.title) == ("A. Loyd", "Kohtz")
    assert puzzle(one).comment.startswith("1.Kb2")


def test_words_that_ask_tell_whose_move_it_is_in_any_language() -> None:
    helps = "Black begins and helps White to mate in two."
    assert asked(f"{ONE}\n{helps}\n\n{TWO}\n#2") == [("b", "h#2"), ("w", "#2")]
    assert asked(f"{ONE}\nWhite forces Black to mate in 3.") == [("w", "s#3")]
    assert asked(f"Mate ayudado en 2:\n{ONE}\n\nMate en 2\n{TWO}") == [("b", "h#2"), ("w", "#2")]


@pytest.mark.parametrize("mark", ["**#{}**", "- #{}", "(#{})", "> #{}:"])
def test_numbers_may_be_dressed(mark: str) -> None:
    fens = ("8/8/8/8/8/2k5/8/K1R5 w - - 0 1", "8/8/8/8/8/3k4/8/K1R5 w - - 0 1")
    text = "\n".join(f"{mark.format(at)} {fen}" for at, fen in enumerate(fens, 1))
    assert [found.rest for found in read_anything(text)[0].found] == ["", ""]


@pytest.mark.parametrize(
    "text",
    [
        f"#2 (3+3)\n{ONE}",
        "White Kc1 Ra1 h2 (3)\nBlack Kc3 a7 b7 (3)\n#2",
        f"{ONE}\nMate in 2 (3 + 3)",
    ],
)
def test_counts_of_pieces_are_no_remarks(text: str) -> None:
    (found,) = problems(text)
    assert (found.title, puzzle(found)) == ("", Puzzle(mate=2))
