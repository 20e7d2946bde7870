"""Games of PGN among other text."""

import pytest

from fenedit.notation.reading import Interpretation
from fenedit.notation.spellings.games import read_games

_FEN = "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 30"


def _only(text: str) -> Interpretation:
    (way,) = read_games(text)
    return way


def test_games_keep_their_text() -> None:
    text = f'[White "A"]\n[Black "B"]\n[FEN "{_FEN}"]\n[SetUp "1"]\n\n30... Kd8 *\n'
    way = _only(text)
    assert (way.kind, way.certain) == ("pgn", True)
    assert (way.found[0].source, way.found[0].title) == (text, "A – B")


_GAME = '[Event "A"]\n[Result "1-0"]\n\n1. e4 e5 {good} (1... c5) 2. Nf3 1-0'
_COMMENTED = f"; my games\n{_GAME} {{the end}}"
_UNENDED = '[Event "B"]\n\n1. d4 d5\n\n2. c4 {good}'


@pytest.mark.parametrize(
    ("text", "games", "left_out"),
    [
        (
            f"<p>My first game:</p>\n\n{_GAME}\n\n<p>What do you <b>think</b>?</p>\n",
            [_GAME],
            "My first game: … What do you think ?",
        ),
        (f"One:\n{_GAME}\n\nTwo:\n\n{_GAME}\n\nThe end", [_GAME, _GAME], "One: … Two: … The end"),
        (f"{_GAME} and so on", [_GAME], "and so on"),
        (f"{_UNENDED}\n\nWas it good?\n\n{_GAME}", [_UNENDED, _GAME], "Was it good?"),
        (f"```pgn\n{_GAME}\n```\n", [_GAME], ""),
        (f"<pre>{_GAME}</pre>", [_GAME], ""),
        (f"[pgn]{_GAME}[/pgn]\nGood?", [_GAME], "Good?"),
        (_COMMENTED, [_COMMENTED], ""),
    ],
)
def test_text_around_games_is_left_out_and_named(
    text: str, games: list[str], left_out: str
) -> None:
    way = _only(text)
    assert (way.kind, way.certain) == ("pgn", True)
    assert [found.source.rstrip() for found in way.found] == games
    notes = [dict(note.data)["found"] for found in way.found for note in found.notes]
    assert notes == [left_out] * bool(left_out)


@pytest.mark.parametrize(
    "text",
    [
        f"{_GAME}\n\nAfter 12.Nf3 he was lost.\n\n{_UNENDED}",
        f"{_UNENDED}\n\nIs 2...e6 good?\n\nOr 2...c6?\n\n{_GAME}",
    ],
)
def test_moves_among_the_text_around_games_are_asked_about(text: str) -> None:
    way = _only(text)
    assert sorted(found.source.strip() for found in way.found) == [_GAME, _UNENDED]
    assert not way.certain


@pytest.mark.parametrize("text", ["{One.\n\nTwo.}", "Good!\n\n3. Nc3", "(2. Nf3\n\nor else)"])
def test_text_inside_a_game_without_a_result_stays(text: str) -> None:
    assert _only(f"{_UNENDED}\n\n{text}").found[0].source == f"{_UNENDED}\n\n{text}"


def test_a_game_without_tags_among_others_is_one_of_them() -> None:
    way = _only(f"{_GAME}\n\n1. d4 d5 0-1\n\n{_GAME}")
    assert (len(way.found), way.certain) == (3, True)
    assert way.found[1].source.endswith('[Result "0-1"]\n\n1. d4 d5 0-1\n')
