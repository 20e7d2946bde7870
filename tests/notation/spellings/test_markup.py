import pytest
from hypothesis import given
from hypothesis import strategies as st

from fenedit.notation.fen import format_fen, parse_fen
from fenedit.notation.position import Position
from fenedit.notation.spellings.markup import (
    has_tags,
    read_fens,
    without_tags,
    write_forum,
    write_html,
    write_markdown,
)
from tests.helpers.strategies import positions

_FEN = "r3k2r/8/8/8/3pP3/8/8/R3K2R b KQkq e3 0 30"
_OTHER = "4k3/8/8/8/8/8/4P3/4K3 w - - 5 39"


def _fens(text: str) -> list[str]:
    return [format_fen(found.position) for found in read_fens(text)]


@pytest.mark.parametrize(
    ("text", "fens"),
    [
        (f"Look at {_FEN}, my friend.", [_FEN]),
        (f"Look at {_FEN}. Nice?", [_FEN]),
        (f"({_FEN})", [_FEN]),
        (f"1) {_FEN}\n2) {_OTHER}\n1) {_FEN}", [_FEN, _OTHER]),
        (
            f'<div data-fen="{_FEN}"><img src="/x.png?fen={_OTHER.replace(" ", "%20")}"></div>',
            [_FEN, _OTHER],
        ),
        (f"https://lichess.org/editor/{_FEN.replace(' ', '_')}?color=black", [_FEN]),
        (
            f"see https://www.chess.com/analysis?fen={_FEN.replace('/', '%2F').replace(' ', '%20')} here",
            [_FEN],
        ),
        (f"[fen]{_FEN}[/fen]", [_FEN]),
        (f"| Diagram | `{_FEN}` |", [_FEN]),
        (f'{{"fen": "{_FEN}"}}', [_FEN]),
        (f"a,b,{_FEN},e2e4,1500", [_FEN]),
        ("The ending 4k3/8/8/8/8/8/4P3/4K3 is won.", ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]),
        ("4k3/8/8/8/8/8/4P3/4K3 b wins", ["4k3/8/8/8/8/8/4P3/4K3 b - - 0 1"]),
        ("4k3/8/8/8/8/8/4P3/4K3 w - - and more", ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]),
        ("4k3/8/8/8/8/8/4P3/4K3 was it", ["4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]),
        ("4k3/8/8/8/8/8/4P3/4K4 w - - 0 1", []),
        ("4k3/8/8/8/8/8/4P3 w - - 0 1", []),
        ("x4k3/8/8/8/8/8/4P3/4K3", []),
        ("4k3/8/8/8/8/8/4P3/4K3/8", []),
        ("either/or/and/or/either/or/and/or", []),
    ],
)
def test_fens_in_running_text(text: str, fens: list[str]) -> None:
    assert _fens(text) == fens


def test_what_was_not_told_is_said() -> None:
    (found,) = read_fens("The ending 4k3/8/8/8/8/8/4P3/4K3 b is won.")
    assert [note.code for note in found.notes] == [
        "default-castling",
        "default-ep",
        "default-halfmove",
        "default-fullmove",
    ]
    assert found.source == "4k3/8/8/8/8/8/4P3/4K3 b"


def test_tags_come_off() -> None:
    assert has_tags("a <b>c</b>")
    assert has_tags("a&nbsp;b")
    assert not has_tags("a < b > c & d")
    assert without_tags('<p class="x>y">4k3<b>/8</b></p><br/>&lt;a&gt;&amp;').split("\n") == [
        "",
        "4k3/8",
        "",
        "<a>&",
    ]


def test_markdown() -> None:
    assert write_markdown(parse_fen(_OTHER), flipped=False) == (
        "```text\n8 . . . . k . . .\n7 . . . . . . . .\n6 . . . . . . . .\n5 . . . . . . . .\n"
        "4 . . . . . . . .\n3 . . . . . . . .\n2 . . . . P . . .\n1 . . . . K . . .\n"
        f"  a b c d e f g h\n```\n\nFEN: `{_OTHER}`"
    )


def test_html_can_be_heard() -> None:
    text = write_html(parse_fen(_OTHER), language="de", flipped=False)
    assert 'lang="de" aria-label="Weiß: Ke1 e2; Schwarz: Ke8"' in text
    assert f'data-fen="{_OTHER}"' in text
    assert 'lang="en"' in write_html(parse_fen(_OTHER), language="fi", flipped=False)


def test_forum() -> None:
    assert write_forum(parse_fen(_OTHER)) == f"[fen]{_OTHER}[/fen]"


@given(positions(), st.booleans())
def test_every_position_reads_back(position: Position, flipped: bool) -> None:
    fen = format_fen(position)
    for text in (
        write_markdown(position, flipped=flipped),
        write_html(position, language="pl", flipped=flipped),
        write_forum(position),
    ):
        assert _fens(text) == [fen]


@pytest.mark.parametrize("part", ["<a ", "<a b='", "8/", "4k3/8/8/8/8/8/8/8 ", '<x "', "&#", "%2F"])
def test_long_texts_take_no_time_worth_speaking_of(part: str) -> None:
    text = part * (1_000_000 // len(part))
    assert len(read_fens(text)) <= 1
    has_tags(text)
    without_tags(text)
