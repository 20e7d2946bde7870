"""A stipulation in signs: what is played for, in how many moves, who begins, who solves it."""

import pytest

from fenedit.notation.position import BLACK, WHITE
from fenedit.notation.stipulation import (
    Stipulation,
    beginner,
    leading_stipulation,
    parse_stipulation,
)


@pytest.mark.parametrize(
    ("text", "signs", "plies", "begins", "solver"),
    [
        ("#2", "#2", 3, WHITE, "ours"),
        ("#12*", "#12", 23, WHITE, "ours"),
        (" ≠3. ", "#3", 5, WHITE, "ours"),
        ("2‡", "#2", 3, WHITE, "ours"),
        ("#2,5", "#2.5", 4, WHITE, ""),
        ("=4", "=4", 7, WHITE, "popeye"),
        ("h#2", "h#2", 4, BLACK, "popeye"),
        ("H # 2", "h#2", 4, BLACK, "popeye"),
        ("h#2.5", "h#2.5", 5, WHITE, "popeye"),
        ("h#2½", "h#2.5", 5, WHITE, "popeye"),
        ("h#0,5", "h#0.5", 1, WHITE, "popeye"),
        ("h#4.0", "h#4", 8, BLACK, "popeye"),
        ("h=3", "h=3", 6, BLACK, "popeye"),
        ("h==3", "h==3", 6, BLACK, "popeye"),
        ("h#3 2.1.1.1.1.1", "h#3", 6, BLACK, "popeye"),
        ("h#2, 2 solutions", "h#2", 4, BLACK, "popeye"),
        ("s#4", "s#4", 8, WHITE, "popeye"),
        ("hs#2.5", "hs#2.5", 5, BLACK, "popeye"),
        ("r#2", "r#2", 4, WHITE, "popeye"),
        ("semi-r#2", "semi-r#2", 4, WHITE, "popeye"),
        ("ser-h#5", "ser-h#5", 6, BLACK, "popeye"),
        ("ser-#6", "ser-#6", 6, WHITE, "popeye"),
        ("pser-h=7", "pser-h=7", 8, BLACK, "popeye"),
        ("~1", "~1", 1, WHITE, "popeye"),
        ("hzd5", None, 0, None, ""),
        ("hzd53", "hzd53", 6, BLACK, "popeye"),
        ("=", "=", 0, WHITE, ""),
        ("+", "+", 0, WHITE, ""),
        ("#", None, 0, None, ""),
        ("#0", None, 0, None, ""),
        ("h#1000", None, 0, None, ""),
        ("h#2 Circe", None, 0, None, ""),
        ("White wins", None, 0, None, ""),
        ("", None, 0, None, ""),
    ],
)
def test_a_stipulation_is_read_once(
    text: str, signs: str | None, plies: int, begins: str | None, solver: str
) -> None:
    found = parse_stipulation(text)
    if found is None:
        assert signs is None
        return
    assert (found.signs, found.plies, found.begins, found.solver) == (signs, plies, begins, solver)
    assert parse_stipulation(found.text) == found._replace(solutions=0)


def test_only_a_direct_mate_has_a_number_of_moves_for_our_solver() -> None:
    mates = {text: parse_stipulation(text) for text in ("#3", "3#*", "h#3", "ser-#3", "=3", "+")}
    found = {text: asked and asked.mate for text, asked in mates.items()}
    assert found == {"#3": 3, "3#*": 3, "h#3": None, "ser-#3": None, "=3": None, "+": None}


@pytest.mark.parametrize(
    ("text", "solutions"),
    [("h#2", 0), ("h#2 2.1.1.1", 2), ("h#2 3.2.1.1", 6), ("h#3, 2 solutions", 2)],
)
def test_the_number_of_solutions_may_follow(text: str, solutions: int) -> None:
    found = parse_stipulation(text)
    assert found is not None and found.solutions == solutions


def test_words_may_follow_the_signs() -> None:
    assert leading_stipulation("h#2; b) a2 to a3") == Stipulation("", "h", "#", 2)
    assert leading_stipulation("#23 moves") == Stipulation("", "", "#", 23)
    assert leading_stipulation("White wins") is None
    assert (beginner("h#2; Circe"), beginner("White wins")) == (BLACK, None)
