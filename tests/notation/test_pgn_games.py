import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.pgn import are_apart, ends_in_result, is_pgn, parts, split_games

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
def test_more_text_behind_makes_no_game_of_several(text, place):
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
def test_games_are_apart_behind_a_result_and_a_blank_line(text, apart):
    assert are_apart(text, WHOLE[0]) == apart
    assert not are_apart(text, "1. e4 *\n")
    assert not are_apart(text, '[White "x"]\n\n*\n')
