import pytest

from fenedit.notation.spellings.side import side_in


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
        ("Ruch białych", "w"),
        ("Ruch: czarne", "b"),
        ("Białe zaczynają i wygrywają", "w"),
        ("Weiß am Zug", "w"),
        ("Schwarz zieht", "b"),
        ("Trait aux noirs", "b"),
        ("Les blancs jouent", "w"),
        ("Juegan negras", "b"),
        ("muove il nero", "b"),
        ("il bianco muove", "w"),
        ("zwart aan zet", "b"),
        ("Ход чёрных", "b"),
        ("Белые начинают", "w"),
        ("Move # : 30 (Black)", "b"),
        ("", None),
        ("Black resigned here", None),
        ("Study by White", None),
        ("White to move? No: Black to move!", None),
        ("a black box to move", None),
    ],
)
def test_only_plain_words_tell_the_side(text: str, side: str | None) -> None:
    assert side_in(f"Diagram 3\n{text}\n") == side
