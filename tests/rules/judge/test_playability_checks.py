from fenedit.notation.fen import parse_fen
from fenedit.notation.messages import sentence
from fenedit.notation.position import square_name
from fenedit.rules.judge import playability


def _found(check, fen: str):
    problems = check(parse_fen(fen), False)
    return [(problem.code, [square_name(s) for s in problem.squares]) for problem in problems]


def test_neighbouring_kings_are_shown_white_first() -> None:
    assert _found(playability.adjacent_kings, "8/8/8/4k3/3K4/8/8/8 w - - 0 1") == [
        ("kings-adjacent", ["d4", "e5"])
    ]


def test_kings_are_no_neighbours_around_the_edge() -> None:
    assert _found(playability.adjacent_kings, "7K/k7/8/8/8/8/8/8 w - - 0 1") == []
    assert _found(playability.adjacent_kings, "K7/8/8/8/8/8/8/7k w - - 0 1") == []


def test_the_king_that_could_be_captured_stands_first_and_its_checkers_follow() -> None:
    assert _found(playability.opposite_check, "4k2R/8/8/8/1B6/8/4Q3/4K3 w - - 0 1") == [
        ("opposite-check", ["e8", "e2", "h8"])
    ]


def test_it_is_said_who_is_in_check_out_of_turn() -> None:
    words = {
        fen: [sentence(problem) for problem in playability.opposite_check(parse_fen(fen), False)]
        for fen in (
            "4k3/8/8/8/8/8/4Q3/4K3 w - - 0 1",
            "4k3/4q3/8/8/8/8/8/4K3 b - - 0 1",
            "4k2R/8/8/8/8/8/8/r3K3 w - - 0 1",
            "4k2R/8/8/8/8/8/8/r3K3 b - - 0 1",
        )
    }
    assert list(words.values()) == [
        ["Black is in check, but it is White’s move: the king on e8 could be captured."],
        ["White is in check, but it is Black’s move: the king on e1 could be captured."],
        [
            "Both kings are in check, but it is White’s move: the king on e8 could be captured, "
            "and no move by Black can have allowed that."
        ],
        [
            "Both kings are in check, but it is Black’s move: the king on e1 could be captured, "
            "and no move by White can have allowed that."
        ],
    ]


def test_where_both_kings_are_in_check_the_men_of_both_checks_are_shown() -> None:
    assert _found(playability.opposite_check, "4k2R/8/8/8/8/8/8/r3K3 w - - 0 1") == [
        ("opposite-check", ["e8", "h8", "e1", "a1"])
    ]


def test_the_side_to_move_may_be_in_check() -> None:
    assert _found(playability.opposite_check, "4k3/8/8/8/8/8/4Q3/4K3 b - - 0 1") == []
