import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.spellings.export import chesscom_analysis, lichess_analysis, lichess_editor
from tests.helpers.corpus import cases

_WRITERS = {
    "url-lichess-editor": lichess_editor,
    "url-lichess-analysis": lichess_analysis,
    "url-chesscom-analysis": chesscom_analysis,
}


@pytest.mark.parametrize(
    "case",
    [case for case in cases("format_cases.jsonl") if case["format"] in _WRITERS],
    ids=lambda case: case["id"],
)
def test_the_corpus_is_written(case: dict[str, str]) -> None:
    assert _WRITERS[case["format"]](parse_fen(case["fen"])) == case["text"]


def test_variant_and_point_of_view() -> None:
    position = parse_fen("4k3/8/8/8/8/8/8/4K1RR w G - 0 1")
    path = "4k3/8/8/8/8/8/8/4K1RR_w_G_-_0_1"
    assert lichess_editor(position, chess960=True, flipped=True) == (
        f"https://lichess.org/editor/{path}?variant=chess960&color=black"
    )
    assert lichess_analysis(position, chess960=True, flipped=True) == (
        f"https://lichess.org/analysis/chess960/{path}?color=black"
    )
    assert chesscom_analysis(position, flipped=True).endswith("&flip=true")
