import re

import pytest

from fenedit.notation.languages import (
    LETTERS,
    NAMES,
    languages_of,
    letters_of,
    names_side,
    piece_pattern,
    pieces_by_text,
    side_in,
    sides_in,
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


@pytest.mark.parametrize(
    ("text", "side"),
    [
        ("White to move", "w"),
        ("BLACK TO PLAY and win", "b"),
        ("Side to move: white", "w"),
        ("to move: b", "b"),
        ("w", "w"),
        ("btm", "b"),
        ("white  KQkq", "w"),
        ("Black's turn", "b"),
        ("Blacks turn", "b"),
        ("Ruch białych", "w"),
        ("Ruch: czarne", "b"),
        ("Białe zaczynają i wygrywają", "w"),
        ("Weiß am Zug", "w"),
        ("Schwarz zieht", "b"),
        ("Trait aux noirs", "b"),
        ("Juegan las negras.", "b"),
        ("Muove il Nero", "b"),
        ("Les blancs jouent", "w"),
        ("Juegan negras", "b"),
        ("muove il nero", "b"),
        ("Empiezan las blancas.", "w"),
        ("Comienzan los negros", "b"),
        ("Juegan los blancos", "w"),
        ("die Schwarzen sind am Zug", "b"),
        ("die Weißen ziehen", "w"),
        ("il bianco muove", "w"),
        ("zwart aan zet", "b"),
        ("Ход чёрных", "b"),
        ("Белые начинают", "w"),
        ("Move # : 30 (Black)", "b"),
        ('{"turn": "b"}', "b"),
        ("?a=1&turn=b", "b"),
        ('<chess-board side="black">', "b"),
        ("sideToMove: white", "w"),
        ("inside = black", None),
        ('orientation="black"', None),
        ("?color=black", None),
        ("", None),
        ("Black resigned here", None),
        ("Study by White", None),
        ("White to move? No: Black to move!", None),
        ("a black box to move", None),
    ],
)
def test_only_plain_words_tell_the_side(text: str, side: str | None) -> None:
    assert side_in(f"Diagram 3\n{text}\n") == side


def test_two_sides_are_told_apart_from_none() -> None:
    assert sides_in("White to move? No: Black to move!") == ["w", "b"]
    assert sides_in("Diagram 3") == []


@pytest.mark.parametrize("word", ["w", "B", "White", "schwarz", "чёрные"])
def test_names_of_sides(word: str) -> None:
    assert names_side(word)
    assert not names_side(word + "x")
