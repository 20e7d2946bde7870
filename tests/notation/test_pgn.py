import io

import chess.pgn
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from fenedit.notation.castling import start_position
from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.pgn import (
    ODD_FEN,
    are_apart,
    ends_in_result,
    escape_tag,
    format_game,
    is_pgn,
    parts,
    read_game,
    split_games,
    unescape_tag,
    words,
)
from fenedit.notation.position import START_POSITION
from fenedit.notation.problems import Severity
from tests.helpers.games import played_positions
from tests.helpers.strategies import positions

ONE = '[Event "a"]\n[Site "b"]\n\n1. e4 e5 1-0\n\n'
TWO = '[Event "c"]\n\n1. d4 *\n'

SPLIT = {
    "two games": [ONE, TWO],
    "lines that end in CR LF": [ONE.replace("\n", "\r\n"), TWO.replace("\n", "\r\n")],
    "lines that end in CR": [ONE.replace("\n", "\r"), TWO.replace("\n", "\r")],
    "no result": ['[Event "a"]\n\n1. e4 e5\n', TWO],
    "no blank lines": ['[Event "a"]\n1. e4 e5 *\n', '[Event "b"]\n1. d4\n'],
    "no moves": ['[Event "a"]\n[FEN "x"]\n\n', '[Event "b"]\n[FEN "y"]\n\n'],
    "no moves and no blank lines": ['[Event "a"]\n[FEN "x"]\n', '[Event "b"]\n[FEN "y"]\n'],
    "FEN tags alone": ['[FEN "x"]\n', '[FEN "y"]\n', '[FEN "z"]'],
    "the section begins anew before the tag that comes again": [
        '[White "a"]\n[FEN "x"]\n\n',
        '[White "b"]\n[FEN "y"]\n',
    ],
    "a blank line between the tags of one game": ['[Event "a"]\n\n[FEN "x"]\n\n*\n'],
    "a tag that stands there twice": ['[Event "a"]\n[Annotator "b"]\n[Annotator "c"]\n\n*\n'],
    "several tags on a line": ['[Event "a"] [FEN "x"]\n\n*\n', '[Event "b"][FEN "y"] *'],
    "games on one line": ['[Event "a"] [FEN "x"] 1. e4 *', ' [Event "b"] 1. d4 1-0'],
    "games without tags": ["1. e4 e5 1-0\n\n", "1. d4 *\n\n", "e4 e5 1/2-1/2\n"],
    "a game without tags before one with tags": ["1. e4 e5\n", TWO],
    "a game without tags behind one with tags": [ONE, "1. c4 c5 *\n"],
    "text in front of the first game": [f"Games of 2024.\n(Mine.)\n\n{ONE}", TWO],
    "text between games": [ONE, f"Here comes another one:\n{TWO}"],
    "text behind the last game": [ONE, f"{TWO}\nThat was all. {{Really.}}\n"],
    "blank lines around": [f"\n \n{ONE}\n\n", f"{TWO}\n\n\n"],
    "a byte order mark": [f"\ufeff{ONE}", TWO],
    "blanks in front of a tag": [ONE, f"  {TWO}"],
    "blanks inside the brackets": ['[ Event  "a" ]\n\n1. e4 *\n', '[ Event "b" ]\n'],
    "tags in a comment": ['[Event "a"]\n\n1. e4 {\n[Event "b"]\n\n} e5 *\n', TWO],
    "tags behind a semicolon": ['[Event "a"]\n\n1. e4 ; [Event "b"]\ne5 *\n', TWO],
    "tags on an escaped line": ['[Event "a"]\n%[Event "b"]\n\n1. e4 *\n%\n\n', TWO],
    "a brace behind a semicolon": ['[Event "a"]\n\n1. e4 ; {\ne5 *\n', TWO],
    "a brace that is never closed": ['[Event "a"]\n\n1. e4 { e5 *\n\n', TWO],
    "a brace that is closed games later": [
        '[Event "a"]\n\n1. e4 { e5 *\n\n',
        TWO + "\n",
        '[Event "d"]\n\n1. c4 {x} *\n',
    ],
    "a brace that a game follows at once": ['[Event "a"]\n\n1. e4 { e5\n[Event "b"]\n\n1. d4 *\n'],
    "a semicolon in a tag": ['[Event "a; {b"]\n\n1. e4 *\n', TWO],
    "comments between tags": ['[Event "a"] ; one\n{two}\n[FEN "x"]\n\n1. e4 *\n', TWO],
    "a result in a comment": ['[Event "a"]\n\n1. e4 {1-0\n\n} e5 *\n', TWO],
    "a result in a variation": ['[Event "a"]\n\n1. e4 (1. d4 *\n\n1... d5) e5 *\n', TWO],
    "a parenthesis that is never closed": ['[Event "a"]\n\n1. e4 (1. d4 *\n\n', TWO],
    "a comment behind the result": ['[Event "a"]\n\n1. e4 1-0 {resigned}\n\n', TWO],
    "a command in a comment": ['[Event "a"]\n\n1. e4 {[%clk 0:01:00]} e5 *\n', TWO],
    "a bracket that is no tag": ['[Event "a"]\n\n1. e4\n[diagram]\n[x] e5 *\n', TWO],
    "marks that were not escaped": ['[Event "The "best" one"]\n\n1. e4 *\n', TWO],
    "a backslash at the end of a value": ['[Site "C:\\"]\n[Event "a"]\n\n1. e4 *\n', TWO],
    "a tag that is never closed": ['[Event "a"]\n[Site "b\n[Date "?"]\n1. e4 *\n', TWO],
}


@pytest.mark.parametrize("games", SPLIT.values(), ids=SPLIT)
def test_games_end_where_they_should(games):
    assert split_games("".join(games)) == games


def test_a_text_without_a_game_is_one_chunk():
    assert split_games("") == []
    assert split_games(" \n") == [" \n"]
    assert split_games("nothing\n\nat all") == ["nothing\n\nat all"]


@pytest.mark.parametrize(
    "text",
    [
        ONE,
        f"\ufeff{ONE}",
        '\n% x\n [Event  "a"]',
        '{x} 1. e4\n[FEN "x"]',
        '[White "b" ]',
        '[Date\n"b"]',
        '[a_b1 "c"]\n\n1. e4',
        '[a "b"]\n\n*\n',
        '[a "b"]\n[c "d"] {e} 23... Kd8 1/2-1/2',
    ],
)
def test_text_with_tags_is_pgn(text):
    assert is_pgn(text)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "1. e4 e5 *",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        "[r1bq1rk1/pp3ppp/3n4/2p1N3/2B5/7P/PPP2PP1/R1BQR1K1 w]",
        '8/8/8/8/8/8/8/8 w - - c0 "[Event \\"a\\"]";',
        'x [Event "a"]',
        '{\n[Event "a"]\n}',
        '%[Event "a"]',
        '[Event "a"',
        "[Event a]",
        '[Événement "a"]',
        '[a "b"]',
        '[a "b"] and more prose',
        '[a "b"] **bold**',
        '[quote="Bob"]I like 1. e4[/quote]',
        '[fen="4k3/8/8/8/8/8/4P3/4K3 w - - 5 39"]',
        '[branch "master"]\n\tremote = origin\n[remote "origin"]\n\turl = x',
        '[core]\n\tbare = false\n[remote "origin"]\n',
    ],
)
def test_other_text_is_not(text):
    assert not is_pgn(text)


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("1. e4 1-0", True),
        ("1. e4 e5 1/2-1/2", True),
        ("1. e4 e5*", True),
        ("*", True),
        ("0-1", True),
        ("0-1 ", False),
        ("10-1", False),
        ("O-O", False),
        ("x1-0", False),
        ("", False),
    ],
)
def test_results(text, ends):
    assert ends_in_result(text) is ends


SNIPPETS = st.sampled_from(
    [
        *('[Event "a"]', '[FEN "8"]', '[x "', '"]', "[", "]", "{", "}", ";", "%", "(", ")", '"'),
        *("\n", "\n\n", "\r\n", "\r", " ", "\t", "\ufeff", "\\", "\0", "\ud800", "\u202e"),
        *("1. e4", "1-0", "*", "1/2-1/2", "prose", "12.", "٣"),
    ]
)


@given(st.lists(SNIPPETS | st.text(max_size=3), max_size=30).map("".join))
def test_games_joined_are_the_text(text):
    games = split_games(text)
    assert "".join(games) == text
    assert all(games)


PLAIN = st.sampled_from(
    ['[Event "a"]', '[FEN "8"]', "{", "}", ";", "(", ")", "\n", "\n\n", " ", "1. e4", "1-0", "*"]
)


@given(st.lists(PLAIN, max_size=30).map("".join), st.integers(0, 200))
def test_more_text_after_makes_no_game_of_several(text, place):
    whole = split_games(text[:place])[:-1]
    assert split_games(text)[: len(whole)] == whole


def is_blank(text):
    # In some files NUL characters stand between games.
    return not text.replace("\0", " ").strip()


@given(st.lists(SNIPPETS, max_size=30).map("".join))
def test_parts_follow_each_other_with_blanks_between(text):
    end = 0
    for part in parts(text):
        assert is_blank(text[end : part.start])
        assert part.start < part.end
        end = part.end
    assert is_blank(text[end:])


@given(st.lists(st.sampled_from([ONE, TWO + "\n"]), max_size=6))
def test_whole_games_are_found_again(games):
    assert split_games("".join(games)) == games


WHOLE = [
    '[Event "a"]\n[White "x"]\n\n1. e4 {[%clk 0:01]} e5\n2. Nf3 1-0\n\n',
    '[Event "a"]\r\n[FEN "8"]\r\n\r\n1. e4 (1. d4\r\n\r\n',
    '[Event "a"]\n[Event "b"]\n\n*\n\n\n',
]
AROUND = [
    "\n",
    "\n\n",
    "; 1-0\n",
    "% 1-0\n",
    "{ 1-0\n",
    "}",
    "(",
    '[White "',
    "1-0\n",
    "*\n\n",
    "fen 8",
]


@given(st.lists(st.sampled_from(WHOLE + AROUND), max_size=20).map("".join))
def test_plain_games_are_split_like_all_others(text):
    # A second blank in a tag means nothing.
    other = text.replace('[Event "', '[Event  "')
    assert [game.replace('[Event  "', '[Event "') for game in split_games(other)] == split_games(
        text
    )


PIECES = st.lists(st.sampled_from(WHOLE + AROUND), max_size=8).map("".join)


@given(PIECES, PIECES)
def test_what_is_apart_holds_the_same_games_together(text, following):
    if are_apart(text, following):
        assert split_games(text + following) == split_games(text) + split_games(following)


@pytest.mark.parametrize(
    ("text", "apart"),
    [
        ('[Event "a"]\n\n1. e4 {x} (1. d4) 1-0\n\n', True),
        ('[Event "a"]\r\n\r\n1. e4 {[%clk 1:0]} *\r\n\r\n\r\n', True),
        ('[Event "a"]\n\n1. e4 {x} 1-0\n', False),
        ('[Event "a"]\n\n1. e4\n\n', False),
        ('[Event "a"]\n\n1. e4 ; 1-0\n\n', False),
        ('[Event "a"]\n\n1. e4\n% 1-0\n\n', False),
        ("", False),
    ],
)
def test_games_are_apart_after_a_result_and_a_blank_line(text, apart):
    assert are_apart(text, WHOLE[0]) == apart
    assert not are_apart(text, "1. e4 *\n")
    assert not are_apart(text, '[White "x"]\n\n*\n')


# What was meant as a FEN tag, and is none to other programs; and the words behind tags.


FEN = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"
ODD = [
    *(f"[FEN '{FEN}']", f'[FEN "{FEN}]', f'[FEN "{FEN}"', f"[FEN {FEN}]", f"[FEN {FEN}"),
    *(f"FEN: {FEN}", f'[FEN: "{FEN}"]', f'[FEN = "{FEN}"]', f'FEN "{FEN}"]', f'FEN "{FEN}"'),
    *(f"[FEN “{FEN}”]", f"[FEN ‘{FEN}’]", f"[fen `{FEN}´]", f"[FEN «{FEN}»]", f"[FEN ''{FEN}'']"),
]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('[Event "x"]\n[White "y"]\n', '\n[SetUp "1"]\n\n1. e4 *\n\n'),
        ('[Event "x"]\n', "\n\n1. e4 *\n\n"),
        ('[Event "x"]\n\n', "\n\n1. e4 *\n\n"),
        ("", '\n[Event "x"]\n\n1. e4 *\n\n'),
    ],
)
def test_a_tag_that_was_meant_is_read_and_noted(before: str, after: str, newline: str) -> None:
    for tag in ODD:
        text = f"{before}{tag}{after}".replace("\n", newline)
        games = split_games(text * 2)
        assert [game.strip() for game in games] == [text.strip()] * 2
        game = read_game(text)
        assert game.position == parse_fen(FEN), tag
        assert game.fen_span is not None and text[slice(*game.fen_span)] == FEN
        (span,) = [note.span for note in game.notes if note.code == ODD_FEN]
        assert span is not None and text[slice(*span)] == tag
        assert text[game.tags_end :].strip() == "1. e4 *", tag


def test_a_tag_that_is_one_counts_before_one_that_was_meant() -> None:
    game = read_game(f'[FEN \'8/8/8/8/8/8/8/8 b - - 0 1\']\n[FEN "{FEN}"]\n[SetUp "1"]\n\n*')
    assert game.position == parse_fen(FEN)
    assert game.notes == ()


@pytest.mark.parametrize("value", ["", "what?", "8/8/8/8"])
def test_what_cannot_be_read_is_no_start_position(value: str) -> None:
    assert read_game(f"[Event \"x\"]\n[FEN '{value}']\n\n1. e4 *").position is None


def test_a_line_with_a_position_is_no_tag_where_no_tags_are() -> None:
    assert not is_pgn(f"FEN: {FEN}") and not is_pgn(f"[FEN '{FEN}']")
    # Nor behind moves, where it tells where these have led to.
    (chunk,) = split_games(f'[Event "x"]\n\n1. e4 e5\nFEN: {FEN}\n')
    assert read_game(chunk).fen_span is None


@pytest.mark.parametrize("tag", ["[White 'A']", "[White A]", "[White: A]", "[White “A”]"])
def test_other_tags_of_that_kind_divide_no_game(tag: str) -> None:
    text = f'[Event "x"]\n{tag}\n[FEN "{FEN}"]\n\n1. e4 *\n'
    assert split_games(text) == [text]
    assert read_game(text).position == parse_fen(FEN)


def test_words_are_apart_from_comments_and_dots() -> None:
    text = "1.e4! {a 1. d4} e5 $1 (1...c5\n2.Nf3) 2. e8(Q) ; x\n% y\n*"
    found = [word for word, _, _ in words(text)]
    assert found == [
        *("1", "e4!", "e5", "$1", "(", "1", "c5", "2", "Nf3", ")", "2", "e8=Q", "*"),
    ]
    assert all(text[start:end] in (word, "e8(Q") for word, start, end in words(text))


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


def test_the_result_stands_in_the_tag_and_after_the_moves():
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
