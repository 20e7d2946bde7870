"""Games: tags that are none to other programs, and positions besides the start."""

import pytest

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import START_POSITION
from fenedit.notation.spellings.anything import read_anything

FEN = "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4"
ENDGAME = "8/8/8/4k3/8/8/4P3/4K3 b - - 0 40"
MOVES = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *"


@pytest.mark.parametrize("tag", [f"[FEN '{FEN}']", f"[FEN {FEN}]", f'[FEN "{FEN}', f"FEN: {FEN}"])
def test_a_tag_that_was_only_meant_is_read_with_a_note(tag: str) -> None:
    (way,) = read_anything(f'[Event "x"]\n{tag}\n\n*\n')
    assert (way.kind, way.certain) == ("pgn", True)
    assert way.found[0].position == parse_fen(FEN)
    assert "fen-tag-odd" in [note.code for note in way.found[0].notes]


@pytest.mark.parametrize(
    "name", ["CurrentPosition", "FinalFEN", "EndPosition", "Position", "LastFen"]
)
def test_other_tags_with_a_position_are_offered_beside_the_start(name: str) -> None:
    game, other = read_anything(f'[Event "x"]\n[{name} "{FEN}"]\n\n{MOVES}\n')
    assert (game.kind, game.certain, game.found[0].position) == ("pgn", False, START_POSITION)
    assert (other.kind, other.detail, other.certain) == ("pgn-tag", name, False)
    assert other.found[0].position == parse_fen(FEN)


def test_positions_in_comments_are_offered_each_once() -> None:
    comment = f"{{then {ENDGAME}}} *"
    text = f'[Event "x"]\n[FEN "{FEN}"]\n[FinalFEN "{ENDGAME}"]\n[Position "{FEN}"]\n\n4. O-O '
    assert [way.kind for way in read_anything(text + "*")] == ["pgn", "pgn-tag"]
    assert [way.kind for way in read_anything(text + comment)] == ["pgn", "pgn-tag"]
    game, other = read_anything(f'[Event "x"]\n\n1. e4 {comment}')
    assert (game.kind, other.kind, other.detail) == ("pgn", "pgn-comment", "")
    assert other.found[0].position == parse_fen(ENDGAME)


@pytest.mark.parametrize("tag", ['[Date "2020/01/01"]', '[Site "https://a.b/c/d/e/f/g/h/i/j"]'])
def test_other_tags_are_no_positions(tag: str) -> None:
    (way,) = read_anything(f'[Event "x"]\n{tag}\n\n{MOVES}\n')
    assert way.certain


def test_of_several_games_the_starts_are_offered_first() -> None:
    text = f'[Event "x"]\n[CurrentPosition "{FEN}"]\n\n{MOVES}\n\n'
    starts, other = read_anything(text * 2)
    assert [found.position for found in starts.found] == [START_POSITION] * 2
    assert [format_fen(found.position) for found in other.found] == [FEN]
    assert not starts.certain
