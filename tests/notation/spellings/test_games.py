"""Games of PGN among other text."""

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
