"""Men as words of eight characters tell of them are those of the text."""

from collections import Counter

import numpy as np
from hypothesis import example, given
from hypothesis import strategies as st

from fenedit.documents.search.sieve import Way
from fenedit.documents.search.sifter import Bars, Census, Text
from fenedit.notation.position import PIECES
from tests.helpers.strategies import placements

PADDING = b"\n" * 96
PLACEMENT = set("/12345678" + PIECES)
STRICT = "r1bqk2r/pppp1ppp/2n5/8/8/2N5/PPPP1PPP/R1BQK2R"

texts = st.text(alphabet="/12345678KQRBNPkqrbnp[ .x", max_size=80)
written = placements().map(
    lambda held: "/".join(held[start : start + 8].replace(".", "1") for start in range(56, -1, -8))
)
lines = st.lists(
    st.one_of(texts, written, st.tuples(written, texts).map("".join), st.just(STRICT)).map(
        lambda text: f"{text} w - -"
    ),
    min_size=1,
    max_size=40,
)
barred = st.lists(st.sets(st.sampled_from(PIECES), max_size=4), min_size=1, max_size=8)


def text_of(found: list[str]) -> tuple[Text, np.ndarray]:
    data = "".join(line + "\n" for line in found).encode()
    starts = np.cumsum([0, *(len(line) + 1 for line in found[:-1])])
    return Text(np.frombuffer(data + PADDING, np.uint8)), starts


def men_on_board(line: str) -> str:
    """Return the men that the beginning of a line surely means."""
    beginning = ""
    for char in line:
        if char not in PLACEMENT or beginning.count("/") == 8:
            break
        beginning += char
    return beginning if "/" in beginning[:9] and len(beginning) >= 8 else ""


@given(lines, barred)
@example([f"{STRICT}/Qq w - -"], [{"Q"}])
def test_bars_hold_back_only_what_has_barred_men(found: list[str], sets: list[set[str]]) -> None:
    ways = [Way(bounds=tuple((piece, (0, 0)) for piece in sorted(each))) for each in sets]
    bars = Bars(ways)
    assert bool(bars) <= all(sets)
    text, starts = text_of(found)
    if not bars:
        return
    passed = set(bars.passed(text, np.arange(len(found)), starts).tolist())
    for number, line in enumerate(found):
        men = set(men_on_board(line))
        if not all(men & each for each in sets):
            assert number in passed


def test_bars_hold_back() -> None:
    found = ["8/8/8/8/8/8/8/kQK5 w - -", "8/8/8/8/8/8/8/kRK5 w - -"] * 20
    text, starts = text_of(found)
    for missing, numbers in (("Q", range(1, 40, 2)), ("R", range(0, 40, 2))):
        bars = Bars([Way(bounds=((missing, (0, 0)),))])
        assert bars.passed(text, np.arange(40), starts).tolist() == list(numbers)


@given(lines, st.lists(st.sampled_from(["Q", "k", "n", "KR", "pP"]), unique=True))
def test_men_are_counted(found: list[str], kinds: list[str]) -> None:
    text, starts = text_of(found)
    ends, plain, counts = Census(kinds).read(text, starts)
    for number, line in enumerate(found):
        end = next(place for place, char in enumerate(line) if char not in PLACEMENT)
        end = min(end, 72)
        men = Counter(line[:end])
        assert ends[number] - starts[number] == end
        assert plain[number] == (men["/"] == 7 and line[end] == " " and line[end - 1 : end] != "/")
        assert [count[number] for count in counts] == [
            sum(men[piece] for piece in kind) for kind in kinds
        ]
