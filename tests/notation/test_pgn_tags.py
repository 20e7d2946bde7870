import io

import chess.pgn
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fenedit.notation.castling import start_position
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.pgn import escape_tag, format_game, read_game, split_games, unescape_tag
from fenedit.notation.position import START_POSITION
from fenedit.notation.problems import Severity
from tests.helpers.games import played_positions
from tests.helpers.strategies import positions

ENDGAME = "4k3/8/8/8/8/8/4P3/4K3 b - - 5 39"
GAME = f"""[Event "?"]
[Site "?"]
[Date "????.??.??"]
[Round "?"]
[White "?"]
[Black "?"]
[Result "*"]
[FEN "{ENDGAME}"]
[SetUp "1"]

*
"""


def codes(game):
    return [note.code for note in game.notes]


def test_the_tags_of_a_game():
    text = '[Event "a"]\n[Site "b"]\n\n1. e4 e5 *\n'
    game = read_game(text)
    assert game.tags == (("Event", "a"), ("Site", "b"))
    assert text[game.tags_end :] == "\n\n1. e4 e5 *\n"
    assert (game.fen_span, game.position, game.chess960) == (None, START_POSITION, False)
    assert game.notes == ()


def test_a_game_without_tags():
    assert read_game("1. e4 *") == ((), None, 0, START_POSITION, False, ())
    assert read_game("") == ((), None, 0, START_POSITION, False, ())


def test_the_place_of_the_fen():
    game = read_game(GAME)
    start, end = game.fen_span
    assert GAME[start:end] == ENDGAME
    assert GAME[start - 1] == GAME[end] == '"'
    assert game.position == parse_fen(ENDGAME)
    assert game.notes == ()


@pytest.mark.parametrize(
    "text",
    [
        f'\ufeff% escaped\r\n[Event "a"]\r\n[SetUp "1"]\r\n[FEN "{ENDGAME}"]\r\n\r\n*',
        f'Some text.\n\n[SetUp "1"] [FEN "{ENDGAME}"] ; comment\n*',
        f'{{comment\n[FEN "x"]}}\n[ Fen  "{ENDGAME}" ]\n\n[ Setup "1"]\n*',
        f'[SetUp"1"][FEN"{ENDGAME}"]',
        f'[FEN\n"{ENDGAME}"]\n% [FEN "x"]\n[SetUp "1"]\n1. e4\n[FEN "x"]',
        f'[FEN "{ENDGAME}"]\n[Event "The "best" of "all""]\n[SetUp "1"]\n',
    ],
)
def test_tags_in_many_shapes(text):
    game = read_game(text)
    assert game.position == parse_fen(ENDGAME)
    assert text[slice(*game.fen_span)] == ENDGAME
    assert game.notes == ()


def test_escapes_in_values():
    text = r'[Event "a \"b\" \\ c\d"]'
    assert read_game(text).tags == (("Event", r'a "b" \ c\d'),)
    assert read_game('[Event "The "best" one"]').tags == (("Event", 'The "best" one'),)
    assert read_game('[Site "C:\\"]\n').tags == (("Site", "C:\\"),)


@given(st.text())
def test_values_are_escaped_and_come_back(value):
    assume(not set("\r\n") & set(value))
    assert unescape_tag(escape_tag(value)) == value
    assert read_game(f'[Event "{escape_tag(value)}"]\n*').tags == (("Event", value),)


def test_a_line_break_becomes_a_blank_in_a_tag():
    assert escape_tag("a\r\nb\n\nc") == "a b c"


def test_a_fen_that_cannot_be_read():
    game = read_game('[FEN "8/8 w"]\n[SetUp "1"]')
    assert game.position is None
    assert game.fen_span == (6, 11)
    assert read_game('[FEN ""]').position is None


def test_a_fen_that_is_read_leniently():
    text = f'[SetUp "1"]\n[FEN "{ENDGAME[:-7]}"]\n'
    game = read_game(text)
    assert game.position == parse_fen(ENDGAME)._replace(halfmove_clock=0)._replace(
        fullmove_number=1
    )
    place = text.index('"]\n', 15)
    assert {(note.code, note.span) for note in game.notes} >= {
        ("default-halfmove", (place, place)),
        ("default-fullmove", (place, place)),
    }


@pytest.mark.parametrize(
    ("text", "code", "span"),
    [
        (f'[FEN "{ENDGAME}"]', "setup-missing", (6, 6 + len(ENDGAME))),
        (f'[SetUp "0"]\n[FEN "{ENDGAME}"]', "setup-contradicts", (8, 9)),
        ('[Event "x"]\n[SetUp "1"]', "setup-without-fen", (20, 21)),
        ('[Variant "Crazyhouse"]', "game-variant", (10, 20)),
    ],
)
def test_what_is_odd_about_tags(text, code, span):
    (note,) = read_game(text).notes
    assert (note.code, note.span, note.severity) == (code, span, Severity.NOTE)


def test_setup_zero_without_fen_is_as_it_should_be():
    assert read_game('[SetUp "0"]').notes == ()


@pytest.mark.parametrize(
    "variant",
    [
        *("Chess960", "chess960", "chess 960", "Chess-960", "CHESS_960", "960", "fischerandom"),
        *("Fischerandom", "Fischer Random", "FischerRandom", "Fischer Random Chess", "Freestyle"),
    ],
)
def test_names_of_chess960(variant):
    game = read_game(f'[Variant "{variant}"]')
    assert game.chess960 and game.notes == ()


@pytest.mark.parametrize("variant", ["", "Standard", "chess", "From Position", "normal"])
def test_names_of_chess(variant):
    game = read_game(f'[Variant "{variant}"]')
    assert not game.chess960 and game.notes == ()


def test_the_export_format():
    assert format_game(parse_fen(ENDGAME)) == GAME


def test_the_array_needs_no_fen():
    written = format_game(START_POSITION)
    assert "FEN" not in written and "SetUp" not in written and "Variant" not in written
    assert read_game(written).position == START_POSITION


def test_tags_are_in_order():
    tags = {"White": "W", "ECO": "C20", "Annotator": 'x "y"', "Zeit": "1", "SetUp": "0", "fen": "-"}
    written = format_game(start_position(1), True, tags.items(), "1. e4 1-0\n\n")
    names = [name for name, _ in read_game(written).tags]
    roster = ["Event", "Site", "Date", "Round", "White", "Black", "Result"]
    assert names == [*roster, "Annotator", "ECO", "FEN", "SetUp", "Variant", "Zeit"]
    assert dict(read_game(written).tags) | {"Result": "1-0", "SetUp": "1", "White": "W"} == dict(
        read_game(written).tags
    )
    assert written.endswith("\n\n1. e4 1-0\n")


def test_the_result_stands_in_the_tag_and_behind_the_moves():
    assert format_game(START_POSITION, tags=[("Result", "0-1")]).endswith("\n\n0-1\n")
    assert '[Result "1/2-1/2"]' in format_game(START_POSITION, movetext="1. e4 1/2-1/2")
    assert format_game(START_POSITION, movetext="").endswith("\n\n*\n")
    assert format_game(START_POSITION, tags=[("Result", "?")]).endswith("\n\n*\n")


def test_the_name_of_another_variant_stays():
    tags = [("Variant", "Crazyhouse")]
    assert '[Variant "Crazyhouse"]' in format_game(START_POSITION, tags=tags)
    assert '[Variant "Chess960"]' in format_game(START_POSITION, True, tags)
    assert "Variant" not in format_game(START_POSITION, False, [("Variant", "Fischerandom")])


@pytest.mark.parametrize("chess960", [False, True])
def test_another_program_reads_the_same_position(chess960):
    for position in played_positions(seed=4, games=2, chess960=chess960):
        game = chess.pgn.read_game(io.StringIO(format_game(position, chess960)))
        board = game.board()
        assert game.errors == []
        assert board.chess960 == chess960
        assert board.fen(en_passant="fen", shredder=chess960) == format_fen(position)


def test_another_program_reads_every_game_and_tag():
    # The other program gives escapes back as they stand there.
    tags = [("Event", "a; {b"), ("Annotator", "é")]
    text = "\n".join(format_game(position, tags=tags) for position in played_positions(9, 1))
    stream = io.StringIO(text)
    chunks = split_games(text)
    for chunk in chunks:
        headers = chess.pgn.read_headers(stream)
        assert dict(headers) == dict(read_game(chunk).tags)
    assert chess.pgn.read_headers(stream) is None
    assert len(chunks) > 10


@given(positions(), st.booleans(), st.dictionaries(st.sampled_from(["Event", "X"]), st.text()))
def test_what_is_written_is_read(position, chess960, tags):
    text = format_game(position, chess960, tags.items())
    game = read_game(text)
    assert (game.position, game.chess960) == (position, chess960)
    assert split_games(text) == [text]


@given(st.text() | st.text('[]"\\{};%\n\r FENSetUp018wb-'))
def test_any_text_is_read(text):
    game = read_game(text)
    assert 0 <= game.tags_end <= len(text)
    assert all(note.span is not None for note in game.notes)
