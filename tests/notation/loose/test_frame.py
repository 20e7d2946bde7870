import pytest
from hypothesis import given

from fenedit.notation.loose.frame import _CLOSERS, unframed
from tests.helpers.strategies import texts

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


@pytest.mark.parametrize("behind", ["", " w - -", " w - - 0 1"])
def test_a_quotation_mark_is_of_a_fairy_piece_unless_another_one_closes_it(behind):
    fen = f"n3k3/8/8/8/8/8/8/4K3{behind}"
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


def test_what_stands_behind_closed_brackets():
    text = f'([{FEN}] one) two ["x"]'
    frame = unframed(text)
    assert [text[start:end] for start, end in frame.behind] == [" one", ' two ["x"]']
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
    places = [note.span for note in frame.notes] + frame.behind + [frame.core.whole]
    assert all(0 <= start <= end <= len(text) for start, end in places)
    assert frame.core.whole[1] <= frame.limit <= len(text)
    assert frame.core.text == frame.core.text.strip()
