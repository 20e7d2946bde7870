import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen
from fenedit.notation.loose.frame import find_link, unframed
from fenedit.notation.reading import read_loose
from tests.helpers.corpus import cases
from tests.helpers.strategies import positions, texts

BOARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
FEN = f"{BOARD} w KQkq - 0 1"
PATH = FEN.replace(" ", "_")
QUERY = FEN.replace("/", "%2F").replace(" ", "%20")


def position_in(text):
    return unframed(text).core.text


@pytest.mark.parametrize(
    ("text", "site", "position", "variant"),
    [
        (f"https://lichess.org/editor/{PATH}", "lichess.org", FEN, ""),
        (f"http://lichess.org/editor/{PATH}?color=black#3", "lichess.org", FEN, ""),
        (f"lichess.org/analysis/{PATH}", "lichess.org", FEN, ""),
        (f"https://lichess.org/analysis/standard/{PATH}", "lichess.org", FEN, ""),
        (f"https://lichess.org/analysis/chess960/{PATH}", "lichess.org", FEN, "chess960"),
        (
            f"https://lichess.org/editor?fen={QUERY}&variant=chess960",
            "lichess.org",
            FEN,
            "chess960",
        ),
        (f"https://lichess.org/export/fen.gif?fen={QUERY}&color=white", "lichess.org", FEN, ""),
        (f"https://www.chess.com/analysis?fen={FEN.replace(' ', '+')}", "chess.com", FEN, ""),
        (f"//www.chess.com/dynboard?board=green&fen={QUERY}&size=2", "chess.com", FEN, ""),
        (f"https://chess.com/analysis?fen={QUERY.replace('%', '%25')}", "chess.com", FEN, ""),
        (f"https://chessboardimage.com/{BOARD}.png", "chessboardimage.com", BOARD, ""),
        (f"https://chessboardimage.com/{BOARD}-flip.png", "chessboardimage.com", BOARD, ""),
        (f"https://fen-to-image.com/image/64/{BOARD}", "fen-to-image.com", BOARD, ""),
        (f"https://fen-to-image.com/image/36/8/8/{BOARD}", "fen-to-image.com", BOARD, ""),
        (f"https://a.example/x/{BOARD.replace('/', '%2F')}/", "a.example", BOARD, ""),
        (f"https://a.example/?q={BOARD}&x=1", "a.example", BOARD, ""),
        (f"https://a.example/#fen={QUERY}", "a.example", FEN, ""),
        (f"https://lichess.org/editor/{FEN}", "lichess.org", FEN, ""),
        (f"https://chess.com/analysis?fen={FEN}&flip=true", "chess.com", FEN, ""),
        (
            f"https://lichess.org/analysis/crazyhouse/{BOARD}/QNp_w",
            "lichess.org",
            f"{BOARD}/QNp w",
            "crazyhouse",
        ),
        ("https://lichess.org/editor/8/8/9_w", "lichess.org", "8/8/9 w", ""),
    ],
)
def test_addresses_with_a_position(text, site, position, variant):
    link = find_link(text)
    assert (link.site, link.variant) == (site, variant)
    assert position_in(text) == position


@pytest.mark.parametrize(
    "text",
    [
        "https://lichess.org/abcdefgh",
        "https://lichess.org/",
        "https://lichess.org/analysis",
        "https://chess.com/analysis?fen=",
        "https://chess.com/analysis?fen=&flip=true",
        "www.example.org/8/8/8/8",
    ],
)
def test_addresses_without_a_position(text):
    link = find_link(text)
    assert link.position is None
    assert link.stop == len(text)


@pytest.mark.parametrize(
    "text", ["", FEN, "8/8", "see https://lichess.org", "e4.", "[https://a.b]"]
)
def test_other_texts_are_no_addresses(text):
    assert find_link(text) is None


def test_an_address_ends_at_a_blank_or_a_bracket():
    text = f"https://lichess.org/editor/{PATH}?color=white"
    for behind in (" x", "> x", '" x', "\n"):
        assert find_link(text + behind).stop == len(text)


def test_escapes_are_those_of_ascii():
    assert position_in("8%20%2f%7E%C3%A9%0A%") == "8 /~%C3%A9%0A%"


@pytest.mark.parametrize(
    "case", [case for case in cases("format_cases.jsonl") if case["format"].startswith("url-")]
)
def test_links_of_the_corpus(case):
    assert format_fen(read_loose(case["text"]).position) == case["fen"]


@given(positions(), st.sampled_from(["lichess.org/editor/", "x.example/a/"]))
def test_any_position_survives_a_path_and_a_query(position, start):
    fen = format_fen(position)
    for text in (
        f"https://{start}{fen.replace(' ', '_')}?color=white",
        f"https://{start}?fen={fen.replace(' ', '+').replace('/', '%2F')}&x=1",
    ):
        reading = read_loose(text)
        assert reading.position == position
        assert [note.code for note in reading.notes] == ["url"]


@given(texts())
def test_places_lie_in_the_text(text):
    link = find_link(f"https://a.example/{text}")
    start, end = link.position or (0, 0)
    assert 0 <= start <= end <= len(text) + 18
    assert 18 <= link.stop <= len(text) + 18
