import pytest

from fenedit.notation.languages import names_side, side_in, sides_in


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("White to move", "w"),
        ("BLACK TO PLAY and win", "b"),
        ("Side to move: white", "w"),
        ("to move: b", "b"),
        ("w", "w"),
        ("btm", "b"),
        ("white  KQkq", "w"),
        ("Black's turn", "b"),
        ("Blacks turn", "b"),
        ("Ruch białych", "w"),
        ("Ruch: czarne", "b"),
        ("Białe zaczynają i wygrywają", "w"),
        ("Weiß am Zug", "w"),
        ("Schwarz zieht", "b"),
        ("Trait aux noirs", "b"),
        ("Juegan las negras.", "b"),
        ("Muove il Nero", "b"),
        ("Les blancs jouent", "w"),
        ("Juegan negras", "b"),
        ("muove il nero", "b"),
        ("Empiezan las blancas.", "w"),
        ("Comienzan los negros", "b"),
        ("Juegan los blancos", "w"),
        ("die Schwarzen sind am Zug", "b"),
        ("die Weißen ziehen", "w"),
        ("il bianco muove", "w"),
        ("zwart aan zet", "b"),
        ("Ход чёрных", "b"),
        ("Белые начинают", "w"),
        ("Move # : 30 (Black)", "b"),
        ('{"turn": "b"}', "b"),
        ("?a=1&turn=b", "b"),
        ('<chess-board side="black">', "b"),
        ("sideToMove: white", "w"),
        ("inside = black", None),
        ('orientation="black"', None),
        ("?color=black", None),
        ("", None),
        ("Black resigned here", None),
        ("Study by White", None),
        ("White to move? No: Black to move!", None),
        ("a black box to move", None),
    ],
)
def test_only_plain_words_tell_the_side(text: str, side: str | None) -> None:
    assert side_in(f"Diagram 3\n{text}\n") == side


def test_two_sides_are_told_apart_from_none() -> None:
    assert sides_in("White to move? No: Black to move!") == ["w", "b"]
    assert sides_in("Diagram 3") == []


@pytest.mark.parametrize("word", ["w", "B", "White", "schwarz", "чёрные"])
def test_names_of_sides(word: str) -> None:
    assert names_side(word)
    assert not names_side(word + "x")
