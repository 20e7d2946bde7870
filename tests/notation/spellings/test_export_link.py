import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.spellings.export import WriteOptions, spelling
from tests.helpers.corpus import cases

_CODES = {
    "url-lichess-editor": "lichess",
    "url-lichess-analysis": "lichess-analysis",
    "url-chesscom-analysis": "chesscom",
}


def _written(code: str, fen: str, **options: bool) -> str:
    return spelling(code).write(parse_fen(fen), WriteOptions(**options)).text


@pytest.mark.parametrize(
    "case",
    [case for case in cases("format_cases.jsonl") if case["format"] in _CODES],
    ids=lambda case: case["id"],
)
def test_the_corpus_is_written(case: dict[str, str]) -> None:
    assert _written(_CODES[case["format"]], case["fen"]) == case["text"]


def test_variant_and_point_of_view() -> None:
    fen = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1"
    path = "4k3/8/8/8/8/8/8/4K1RR_w_G_-_0_1"
    assert _written("lichess", fen, chess960=True, flipped=True) == (
        f"https://lichess.org/editor/{path}?variant=chess960&color=black"
    )
    assert _written("lichess-analysis", fen, chess960=True, flipped=True) == (
        f"https://lichess.org/analysis/chess960/{path}?color=black"
    )
    assert _written("chesscom", fen, flipped=True).endswith("&flip=true")
