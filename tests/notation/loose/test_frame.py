import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen
from fenedit.notation.loose.frame import _CLOSERS, find_link, tracked, unframed
from fenedit.notation.reading import read_loose
from tests.helpers.corpus import cases
from tests.helpers.strategies import positions, texts

FEN = "8/8/8/8/8/8/8/8 w - - 0 1"
LABELS = (
    "FEN: ~fen=~X-FEN ~Shredder-FEN: ~EPD: ~FEN string = ~position fen ~setboard ~Position: ~12) "
    "~12. ~(12) ~[12] ~#7: ~No. 12: ~Diagram 3: ~b) ~• ~> "
)


def codes(text):
    return [note.code for note in unframed(text).notes]


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (FEN, []),
        (f"  {FEN}\n", []),
        *((f"{opener}{FEN}{closer}", ["wrapper"]) for opener, closer in _CLOSERS.items()),
        (f"[ ( {FEN} ) ]", ["wrapper", "wrapper"]),
        (f"[{FEN}", ["wrapper"]),
        *((label + FEN, ["prefix"]) for label in LABELS.split("~")),
        (f"- [{FEN}]", ["prefix", "wrapper"]),
        (f'"FEN: {FEN}"', ["wrapper", "prefix"]),
        (f'[FEN "{FEN}"]', ["pgn-tag"]),
        (f'[ fen  "{FEN}" ]', ["pgn-tag"]),
        (f'[FEN "{FEN}', ["pgn-tag"]),
        (f'[SetUp "1"] [FEN "{FEN}"]', ["pgn-tag"]),
        (f"[fen]{FEN}[/fen]", ["wrapper"]),
        (f'[FEN caption="x" size=3] {FEN} [/FEN]', ["wrapper"]),
        (f"[fen {FEN}]", ["wrapper", "prefix"]),
        (f"<pre><code>{FEN}</code></pre>", ["wrapper"]),
        (f'<p class="a b">\n{FEN}<br/>\n</p>', ["wrapper"]),
        (f"# one\n% two\n\n// three\n{FEN}", ["comment-line", "whitespace"]),
        (f"\ufeff{FEN}", ["bom"]),
        (f"ï»¿{FEN}", ["bom"]),
        (f"\u200e{FEN}\u200b", ["invisible"]),
        (f"\ufeff{FEN}\ufeff", ["bom", "invisible"]),
        (f"&lt;{FEN}&gt;", ["entity", "wrapper"]),
        (f"&#91;{FEN}&#x5D;", ["entity", "wrapper"]),
        (FEN.replace(" ", "+"), ["separator"]),
        (FEN.replace("/", "%2F").replace(" ", "%20"), ["url"]),
        (f"https://a.example/editor/{FEN.replace(' ', '_')}", ["url"]),
    ],
)
def test_frames(text, parts):
    assert unframed(text).core.text == FEN
    assert codes(text) == parts


@pytest.mark.parametrize("after", ["", " w - -", " w - - 0 1"])
def test_a_quotation_mark_is_of_a_fairy_piece_unless_another_one_closes_it(after):
    fen = f"n3k3/8/8/8/8/8/8/4K3{after}"
    assert unframed(f"'{fen}'").core.text == fen
    assert unframed(f"'{fen}").core.text == f"'{fen}"


@pytest.mark.parametrize(
    "text",
    [
        "# 8/8/8/8/8/8/8/8 w",
        "; x\n",
        "FENCE",
        "-nbqkbnr/pppppppp w",
        "rnbqkbnr/pppppppp/[x]",
        "8&foo;8",
        "8%2G",
        "8/8+3",
        "startpos",
        "position",
        "a line of words (and more)",
    ],
)
def test_what_is_no_frame_stays(text):
    assert unframed(text).core.text == text.strip()
    assert codes(text) == []


def test_what_stands_after_closed_brackets():
    text = f'([{FEN}] one) two ["x"]'
    frame = unframed(text)
    assert [text[start:end] for start, end in frame.after] == [" one", ' two ["x"]']
    assert text[frame.limit] == "]"
    assert frame.limit == text.index("]")


def test_brackets_within_brackets():
    text = "[8/8/8/8/8/8/8/8[Q] w] x"
    assert unframed(text).core.text == "8/8/8/8/8/8/8/8[Q] w"
    assert unframed("[8/8[] w").core.text == "8/8[] w"


def test_no_text_has_more_frames_than_a_few():
    assert unframed("(" * 40 + FEN + ")" * 40).core.text.startswith("((")


def test_a_variant_is_told():
    assert unframed(f'[Variant "chess 960"] [FEN "{FEN}"]').variant == "chess960"
    assert unframed(f'[FEN "{FEN}"]\n[Variant "Chess960"]').variant == "chess960"


@given(texts())
def test_parts_lie_in_the_text(text):
    frame = unframed(text)
    places = [note.span for note in frame.notes] + frame.after + [frame.core.whole]
    assert all(0 <= start <= end <= len(text) for start, end in places)
    assert frame.core.whole[1] <= frame.limit <= len(text)
    assert frame.core.text == frame.core.text.strip()


BOARD = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"
FEN_LINKS = f"{BOARD} w KQkq - 0 1"
PATH = FEN_LINKS.replace(" ", "_")
QUERY = FEN_LINKS.replace("/", "%2F").replace(" ", "%20")


def position_in(text):
    return unframed(text).core.text


@pytest.mark.parametrize(
    ("text", "site", "position", "variant"),
    [
        (f"https://lichess.org/editor/{PATH}", "lichess.org", FEN_LINKS, ""),
        (f"http://lichess.org/editor/{PATH}?color=black#3", "lichess.org", FEN_LINKS, ""),
        (f"lichess.org/analysis/{PATH}", "lichess.org", FEN_LINKS, ""),
        (f"https://lichess.org/analysis/standard/{PATH}", "lichess.org", FEN_LINKS, ""),
        (f"https://lichess.org/analysis/chess960/{PATH}", "lichess.org", FEN_LINKS, "chess960"),
        (
            f"https://lichess.org/editor?fen={QUERY}&variant=chess960",
            "lichess.org",
            FEN_LINKS,
            "chess960",
        ),
        (
            f"https://lichess.org/export/fen.gif?fen={QUERY}&color=white",
            "lichess.org",
            FEN_LINKS,
            "",
        ),
        (
            f"https://www.chess.com/analysis?fen={FEN_LINKS.replace(' ', '+')}",
            "chess.com",
            FEN_LINKS,
            "",
        ),
        (f"//www.chess.com/dynboard?board=green&fen={QUERY}&size=2", "chess.com", FEN_LINKS, ""),
        (f"https://chess.com/analysis?fen={QUERY.replace('%', '%25')}", "chess.com", FEN_LINKS, ""),
        (f"https://chessboardimage.com/{BOARD}.png", "chessboardimage.com", BOARD, ""),
        (f"https://chessboardimage.com/{BOARD}-flip.png", "chessboardimage.com", BOARD, ""),
        (f"https://fen-to-image.com/image/64/{BOARD}", "fen-to-image.com", BOARD, ""),
        (f"https://fen-to-image.com/image/36/8/8/{BOARD}", "fen-to-image.com", BOARD, ""),
        (f"https://a.example/x/{BOARD.replace('/', '%2F')}/", "a.example", BOARD, ""),
        (f"https://a.example/?q={BOARD}&x=1", "a.example", BOARD, ""),
        (f"https://a.example/#fen={QUERY}", "a.example", FEN_LINKS, ""),
        (f"https://lichess.org/editor/{FEN_LINKS}", "lichess.org", FEN_LINKS, ""),
        (f"https://chess.com/analysis?fen={FEN_LINKS}&flip=true", "chess.com", FEN_LINKS, ""),
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
    "text", ["", FEN_LINKS, "8/8", "see https://lichess.org", "e4.", "[https://a.b]"]
)
def test_other_texts_are_no_addresses(text):
    assert find_link(text) is None


def test_an_address_ends_at_a_blank_or_a_bracket():
    text = f"https://lichess.org/editor/{PATH}?color=white"
    for after in (" x", "> x", '" x', "\n"):
        assert find_link(text + after).stop == len(text)


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


WORDS = re.compile(r"a+")
TEXTS = st.text("abc ", max_size=30)


def test_what_was_replaced_counts_as_all_of_its_match():
    text = tracked("x%2Fy").replaced(re.compile("%2F"), lambda match: "/")
    assert text.text == "x/y"
    assert [text.span(place, place + 1) for place in range(3)] == [(0, 1), (1, 4), (4, 5)]
    assert text.span(2, 2) == (4, 4)
    wide = tracked("x3").replaced(re.compile("3"), lambda match: "...")
    assert wide.span(1, 2) == wide.span(1, 4) == (1, 2)


def test_an_empty_piece_knows_where_it_was():
    assert tracked("  (  ) ").part(3, 5).trimmed().whole == (3, 3)
    assert tracked("").whole == (0, 0)
    assert tracked("ab").part(2, 2).whole == (2, 2)


@given(TEXTS, st.text("xy", max_size=3))
def test_replacing_keeps_the_order_of_places(text, new):
    result = tracked(text).replaced(WORDS, lambda match: new)
    assert result.text == WORDS.sub(new, text)
    assert len(result.starts) == len(result.ends) == len(result.text)
    assert list(result.starts) == sorted(result.starts)
    for index, char in enumerate(result.text):
        if char in "bc ":
            assert text[slice(*result.span(index, index + 1))] == char
