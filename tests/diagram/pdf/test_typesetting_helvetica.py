import pytest

from fenedit.diagram.pdf.typesetting import base_name, has, width_of


@pytest.mark.parametrize(
    ("bold", "italic", "name"),
    [
        (False, False, "Helvetica"),
        (True, False, "Helvetica-Bold"),
        (False, True, "Helvetica-Oblique"),
        (True, True, "Helvetica-BoldOblique"),
    ],
)
def test_every_viewer_knows_the_names(bold: bool, italic: bool, name: str) -> None:
    assert base_name(bold, italic) == name


def test_it_has_the_letters_of_western_europe() -> None:
    assert all(map(has, "aZ9 é ß Ø € – “ ½"))
    assert not any(map(has, "łЖ中♔\ud800"))


def test_widths_are_those_of_the_font() -> None:
    assert [width_of(each, False) for each in " iWé½\xa0—‘"] == [
        278,
        222,
        944,
        556,
        834,
        278,
        1000,
        222,
    ]
    assert [width_of(each, True) for each in " iWé‘"] == [278, 278, 944, 556, 278]


def test_every_character_has_a_width() -> None:
    for code in range(32, 256):
        character = bytes((code,)).decode("cp1252", "replace")
        assert 150 < width_of(character, False) <= 1015
