"""Hypothesis strategies: positions that FEN can write, and texts that nearly are FENs."""

from hypothesis import strategies as st

from fenedit.notation.fen import format_fen
from fenedit.notation.position import EMPTY, FILES, MAX_COUNTER, PIECES, Position

BLANKS = " \t\n\r\u00a0\u2003\u3000\x1c"
"""Characters that Python calls blank, of several kinds."""


def placements() -> st.SearchStrategy[str]:
    """Return placements with any contents, from empty to full."""
    crowded = st.text(alphabet=PIECES + EMPTY, min_size=64, max_size=64)
    sparse = st.dictionaries(st.integers(0, 63), st.sampled_from(PIECES), max_size=32).map(
        lambda contents: "".join(contents.get(square, EMPTY) for square in range(64))
    )
    return crowded | sparse


@st.composite
def back_rank_placements(draw: st.DrawFn) -> str:
    """Return placements with one king a side, mostly at home, and rooks beside it."""
    squares = [EMPTY] * 64
    for start, letters in ((0, "KRN"), (56, "krn")):
        king, rook, knight = letters
        for file in range(8):
            squares[start + file] = draw(st.sampled_from([rook, rook, knight, EMPTY]))
        at_home = draw(st.integers(0, 4)) > 0
        elsewhere = 24 if start == 0 else 32
        squares[(start if at_home else elsewhere) + draw(st.integers(0, 7))] = king
    return "".join(squares)


@st.composite
def castling_rights(draw: st.DrawFn) -> str:
    """Return castling letters as the strict field may have them, "" for none."""
    parts = []
    for letters in ("KQ" + FILES.upper(), "kq" + FILES):
        part = "".join(draw(st.lists(st.sampled_from(letters), max_size=2, unique=True)))
        parts.append(part[::-1] if part in ("QK", "qk") else part)
    return "".join(parts)


def positions(boards: st.SearchStrategy[str] | None = None) -> st.SearchStrategy[Position]:
    """Return any position that FEN can write, legal or not."""
    counters = st.integers(0, 200) | st.integers(0, MAX_COUNTER)
    return st.builds(
        Position,
        placements() if boards is None else boards,
        st.sampled_from("wb"),
        castling_rights(),
        st.none() | st.integers(0, 63),
        counters,
        counters,
    )


@st.composite
def near_fens(draw: st.DrawFn) -> str:
    """Return a FEN with a few slips of the hand in it."""
    text = format_fen(draw(positions()))
    odd = st.sampled_from("/ -0189KQkqwbaheRnPx;#%[]\"'()" + BLANKS) | st.characters()
    for _ in range(draw(st.integers(0, 4))):
        place = draw(st.integers(0, len(text)))
        length = draw(st.sampled_from([0, 0, 1, 1, 2, 9]))
        text = text[:place] + draw(st.text(odd, max_size=2)) + text[place + length :]
    return text


@st.composite
def framed_fens(draw: st.DrawFn) -> str:
    """Return a FEN, whole or cut short, in what people put around it."""
    fields = format_fen(draw(positions())).split(" ")[: draw(st.integers(1, 6))]
    text = fields[0]
    for field in fields[1:]:
        text += draw(st.text(BLANKS, min_size=1, max_size=3)) + field
    pair = draw(st.sampled_from(["", "[]", "()", "<>", '""', "“”", "''"]))
    opener, closer = pair[:1], pair[1:]
    label = draw(st.sampled_from(["", "FEN ", "FEN: ", "fen="]))
    blanks = st.text(BLANKS, max_size=2)
    text = draw(blanks) + label + opener + draw(blanks) + text + draw(blanks) + closer
    rest = "" if opener else draw(st.sampled_from(["", "", " ; mate in 2", "\t# x", " // y"]))
    return text + rest + draw(blanks)


def texts() -> st.SearchStrategy[str]:
    """Return texts of every kind: any Unicode, framed FENs, FENs with slips."""
    return st.text() | near_fens() | framed_fens()
