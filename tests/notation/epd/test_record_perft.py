import pytest

from fenedit.notation.epd.record import perft_counts


@pytest.mark.parametrize(
    "rest",
    [
        " ;D1 20 ;D2 400 ;D3 8902",
        ";D1 20;D2 400;D3 8902",
        " D1 20; D2 400; D3 8902;",
        "\tD1: 20, D2: 400, D3: 8902",
        " D1=20; D2 = 400; D3 8902",
        " d1 20; d3 8902; d2 400;",
        " perft 1 20; perft 2 400; perft 3 8902;",
        " perft 1 20 2 400; D3 8902;",
        " perft1 20; perft2 400; perft3 8902;",
        ' id "D1 19"; D1 20; D2 400; D3 8902; D3 7;',
    ],
)
def test_spellings_of_suites(rest: str) -> None:
    assert perft_counts(rest) == ((1, 20), (2, 400), (3, 8902))


@pytest.mark.parametrize(
    "rest",
    ["", " bm Rd1 20;", " D1; 20", " D1 x", " D0 1;", " perft;", ' c0 "perft 1 20";', " D1 20x"],
)
def test_what_is_no_count(rest: str) -> None:
    assert perft_counts(rest) == ()


def test_many_signs_take_time_in_proportion_to_them() -> None:
    assert perft_counts(" perft" + " 1 1" * 50_000 + "x") != ((2, 2),)
    assert perft_counts(" D1" + " " * 100_000 + "x") == ()
