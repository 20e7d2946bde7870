import pytest

from fenedit.documents.games import game_record
from fenedit.documents.record import record_from_line
from fenedit.session.intents.many_records import with_number

FOUR = "4k3/8/8/8/8/8/8/4K3 w - -"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (f"{FOUR} 0 1", f'{FOUR} 0 1 id "12";'),
        (f'{FOUR} id "abc"; dm 2;', f'{FOUR} id "12"; dm 2;'),
        (f'{FOUR} dm 2; id abc; c0 "x";', f'{FOUR} dm 2; id "12"; c0 "x";'),
        (f"{FOUR} 0 1 ; Haring", f'{FOUR} 0 1 id "12"; ; Haring'),
        (f"{FOUR} 0 1 # Haring id 3", f'{FOUR} 0 1 id "12"; # Haring id 3'),
        ("no position", "no position"),
    ],
)
def test_a_record_gets_a_number_for_its_name_and_keeps_all_else(before, after):
    numbered = with_number(record_from_line(before), 12, "fen")
    assert numbered.line == after
    assert with_number(numbered, 12, "fen").line == after


def test_a_game_keeps_its_name():
    game = game_record(f'[FEN "{FOUR} 0 1"]\n\n*')
    assert with_number(game, 12, "pgn") is game
