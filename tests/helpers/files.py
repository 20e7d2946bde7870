"""Hypothesis strategies for the content of files of positions."""

import codecs

from hypothesis import strategies as st

from tests.helpers.strategies import framed_fens, near_fens

FENS = (
    "8/8/8/8/8/8/8/8 w - - 0 1",
    'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 bm e4; id "début";',
    "4k3/8/8/8/8/8/8/4K3 b - - ; Réti",
    "4k3/8/8/8/8/8/8/4K2 w - - 0 1",
)
ASIDES = ("", "  ", "# Zürich 1953", "% x", ";", " \t# behind blanks")
ODD = ("a\x0bb", "\x0c", "\x1c\x1d", "\x85", "\u2028", "\ufeff8/8 w", "\U0001f600")
"""Lines with characters that `str.splitlines` takes for line ends, among others."""
ENDINGS = ("\n", "\r\n", "\r")
PADDED = ("\n", "\0\r\n", "\0\n")
"""With NUL characters, as some programs write them."""
MARKS = {
    "utf-8": codecs.BOM_UTF8,
    "utf-16-le": codecs.BOM_UTF16_LE,
    "utf-16-be": codecs.BOM_UTF16_BE,
    "windows-1252": b"",
}


def one_line(text: str) -> str:
    return text.replace("\r", " ").replace("\n", " ").replace("\0", " ")


def plain_lines() -> st.SearchStrategy[str]:
    """Return some lines without their endings: good, faulty, blank, comments and oddities."""
    return st.sampled_from(FENS + ASIDES + ODD)


def lines() -> st.SearchStrategy[str]:
    """Return any lines without their endings."""
    return plain_lines() | (near_fens() | framed_fens() | st.text()).map(one_line)


@st.composite
def file_texts(draw: st.DrawFn, content: st.SearchStrategy[str] | None = None) -> str:
    """Return the text of a file, of one kind of line ending or mixed, with a last one or not."""
    kinds = [ENDINGS, *((one,) for one in ENDINGS), PADDED]
    endings = st.sampled_from(draw(st.sampled_from(kinds)))
    line = plain_lines() if content is None else content
    ended = draw(st.lists(st.tuples(line, endings), max_size=8))
    return "".join(map("".join, ended)) + draw(st.sampled_from(["", *FENS[:2]]))


@st.composite
def file_bytes(draw: st.DrawFn) -> bytes:
    """Return the content of a file in any encoding, with a byte order mark or without."""
    encoding = draw(st.sampled_from(list(MARKS)))
    mark = MARKS[encoding] if draw(st.booleans()) else b""
    texts = file_texts() | file_texts(lines())
    data = mark + draw(texts).encode(encoding, "replace")
    if encoding.startswith("utf-16"):
        return data
    # Lines may be in another encoding than those before.
    return data + draw(texts).encode(draw(st.sampled_from(["utf-8", "windows-1252"])), "replace")


TAG_LINES = (
    '[Event "a \\"b\\" c"]',
    '[Site "?"] [Date "????.??.??"]',
    '[Result "1-0"]',
    '[FEN "8/8/8/8/8/8/8/8 w - - 0 1"]',
    '[FEN "4k3/8/8/8/8/8/8/4K2 w - - 0 1"]',
    '[fen "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -"]',
    '[SetUp "1"]',
    '[Variant "Chess960"]',
    '[Zeit "x" y"]',
    "[no tag]",
)
MOVE_LINES = (
    "1. e4 e5 2. Nf3",
    "1-0",
    "*",
    "{[FEN",
    "} ; [Event",
    "% escaped [FEN",
    "(1. d4 $1)",
    "",
    "{one line}",
)


@st.composite
def games(draw: st.DrawFn) -> str:
    """Return the text of a game, or nearly one, without line breaks behind it."""
    newline = draw(st.sampled_from(ENDINGS))
    tags = draw(st.lists(st.sampled_from(TAG_LINES), max_size=5))
    moves = draw(st.lists(st.sampled_from(MOVE_LINES), max_size=4))
    text = newline.join([*tags, *[""] * draw(st.integers(0, 2)), *moves])
    return text.strip("\r\n")


@st.composite
def game_texts(draw: st.DrawFn) -> str:
    """Return the text of a file of games, with what may stand between them."""
    newline = draw(st.sampled_from(ENDINGS))
    other = st.sampled_from(["", "% x", "; y", "prose", *FENS[:1]])
    parts = draw(st.lists(games() | other, max_size=6))
    gaps = draw(st.lists(st.sampled_from([newline, newline * 2, newline * 3, " "]), min_size=6))
    return "".join(part + gap for part, gap in zip(parts, gaps, strict=False))
