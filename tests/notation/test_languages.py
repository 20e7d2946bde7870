import re

import pytest

from fenedit.notation.languages import (
    LETTERS,
    NAMES,
    languages_of,
    letters_of,
    piece_pattern,
    pieces_by_text,
)
from fenedit.notation.position import START_PLACEMENT
from fenedit.notation.reading import read_loose

_ARRAY = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR"


def _in(code: str, placement: str) -> str:
    by_piece = {
        piece: (text if piece.islower() else text[0].upper() + text[1:].lower())
        for text, piece in pieces_by_text(code).items()
    }
    return re.sub("[A-Za-z]", lambda match: by_piece[match[0]], placement)


def test_every_language_has_a_name_and_six_different_letters() -> None:
    assert list(NAMES) == list(LETTERS)
    for code in LETTERS:
        assert len(set(letters_of(code))) == 6


def test_the_russian_king_has_two_letters() -> None:
    assert letters_of("ru") == ("П", "К", "С", "Л", "Ф", "Кр")
    assert [match[0] for match in piece_pattern("ru").finditer("Кркр")] == ["Кр", "кр"]


@pytest.mark.parametrize("code", LETTERS)
def test_the_array_reads_back_from_every_language(code: str) -> None:
    assert read_loose(_in(code, _ARRAY), code).position.placement == START_PLACEMENT


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        (_ARRAY, ()),
        ("tsldklst/bbbbbbbb/8/8/8/8/BBBBBBBB/TSLDKLST", ("de",)),
        ("tcfdrfct/pppppppp/8/8/8/8/PPPPPPPP/TCFDRFCT", ("fr",)),
        ("tcadract/pppppppp/8/8/8/8/PPPPPPPP/TCADRACT", ("es",)),
        ("rsbqkbsr/pppppppp/8/8/8/8/PPPPPPPP/RSBQKBSR", ("problemist",)),
        ("лксфкрскл/пппппппп/8/8/8/8/ПППППППП/ЛКСФКрСКЛ", ("ru",)),
        # S is a knight in German, Polish and problems, a bishop in Czech.
        ("4k3/8/8/8/8/8/8/2S1K3", ("de", "cs")),
        # Two kings of a colour make no sense in any language.
        ("tsldklst/8/8/8/8/8/8/TSLKKLST", ()),
        ("xyz", ()),
        ("", ()),
    ],
)
def test_only_languages_that_make_sense_are_named(text: str, codes: tuple[str, ...]) -> None:
    assert languages_of(text) == codes


def test_a_very_long_text_is_no_placement() -> None:
    assert languages_of("s" * 1_000_000) == ()


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(KeyError):
        letters_of("xx")
