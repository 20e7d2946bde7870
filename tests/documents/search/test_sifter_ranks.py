"""Ranks as numbers say what their text says."""

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from fenedit.documents.search.sieve import Way
from fenedit.documents.search.sifter import Demands
from fenedit.notation.fen import parse_placement
from fenedit.notation.problems import FenError

texts = st.text(alphabet="12345678KQRBNPkqrbnp", min_size=1, max_size=8) | st.text(
    alphabet="1234567890KQnpx~[/\x00é", max_size=8
)
squares = st.lists(st.sampled_from("KQRBNPkqrbnp....."), min_size=8, max_size=8).map("".join)
written = squares.map(
    lambda held: "".join(
        str(len(run)) if run[0] == "." else run
        for run in held.replace(".", " .").replace(". .", "..").replace(". .", "..").split(" ")
        if run
    )
)
contents = st.sampled_from(["N", "k", ".", "KQRBNPkqrbnp", "Nb", "KQRBNPkqrbp.", "r."])
ways = st.lists(
    st.builds(
        lambda held: Way(((3, tuple(sorted(held.items()))),) if held else ()),
        st.dictionaries(st.integers(0, 7), contents, max_size=3),
    ),
    max_size=6,
)


def squares_of(text: str) -> str | None:
    try:
        return parse_placement("/".join([text] * 8))[:8]
    except FenError:
        return None


@given(st.lists(texts | written | squares, min_size=1, max_size=9), ways)
def test_ways_that_ranks_leave_open(ranks: list[str], asked: list[Way]) -> None:
    short = [rank for rank in ranks if len(rank.encode()) <= 8]
    data = [rank.encode().ljust(8, b"\0") for rank in short]
    words = np.frombuffer(b"".join(data), np.uint64)
    everything = (1 << len(asked)) - 1
    left = np.full(len(words), everything, np.uint64)
    plain = Demands(asked, 3).close(words, left)
    for rank, is_plain, open_ways in zip(short, plain.tolist(), left.tolist(), strict=True):
        held = squares_of(rank)
        if "\0" not in rank:
            assert is_plain == (held is not None)
        if held is None:
            continue
        for number, way in enumerate(asked):
            fits = all(
                held[file] in wanted for _, rank_held in way.ranks for file, wanted in rank_held
            )
            assert bool(open_ways >> number & 1) == fits
