"""What was meant as a FEN tag, and is none to other programs; and the words behind tags."""

import pytest

from fenedit.notation.fen import parse_fen
from fenedit.notation.pgn import ODD_FEN, is_pgn, read_game, split_games, words

FEN = "8/8/8/4k3/8/8/4P3/4K3 w - - 0 1"
ODD = [
    *(f"[FEN '{FEN}']", f'[FEN "{FEN}]', f'[FEN "{FEN}"', f"[FEN {FEN}]", f"[FEN {FEN}"),
    *(f"FEN: {FEN}", f'[FEN: "{FEN}"]', f'[FEN = "{FEN}"]', f'FEN "{FEN}"]', f'FEN "{FEN}"'),
    *(f"[FEN “{FEN}”]", f"[FEN ‘{FEN}’]", f"[fen `{FEN}´]", f"[FEN «{FEN}»]", f"[FEN ''{FEN}'']"),
]


@pytest.mark.parametrize("newline", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("tag", ODD)
@pytest.mark.parametrize(
    ("before", "behind"),
    [
        ('[Event "x"]\n[White "y"]\n', '\n[SetUp "1"]\n\n1. e4 *\n\n'),
        ('[Event "x"]\n', "\n\n1. e4 *\n\n"),
        ('[Event "x"]\n\n', "\n\n1. e4 *\n\n"),
        ("", '\n[Event "x"]\n\n1. e4 *\n\n'),
    ],
)
def test_a_tag_that_was_meant_is_read_and_noted(
    tag: str, before: str, behind: str, newline: str
) -> None:
    text = f"{before}{tag}{behind}".replace("\n", newline)
    games = split_games(text * 2)
    assert [game.strip() for game in games] == [text.strip()] * 2
    game = read_game(text)
    assert game.position == parse_fen(FEN)
    assert game.fen_span is not None and text[slice(*game.fen_span)] == FEN
    (span,) = [note.span for note in game.notes if note.code == ODD_FEN]
    assert span is not None and text[slice(*span)] == tag
    assert text[game.tags_end :].strip() == "1. e4 *"


def test_a_tag_that_is_one_counts_before_one_that_was_meant() -> None:
    game = read_game(f'[FEN \'8/8/8/8/8/8/8/8 b - - 0 1\']\n[FEN "{FEN}"]\n[SetUp "1"]\n\n*')
    assert game.position == parse_fen(FEN)
    assert game.notes == ()


@pytest.mark.parametrize("value", ["", "what?", "8/8/8/8"])
def test_what_cannot_be_read_is_no_start_position(value: str) -> None:
    assert read_game(f"[Event \"x\"]\n[FEN '{value}']\n\n1. e4 *").position is None


def test_a_line_with_a_position_is_no_tag_where_no_tags_are() -> None:
    assert not is_pgn(f"FEN: {FEN}") and not is_pgn(f"[FEN '{FEN}']")
    # Nor behind moves, where it tells where these have led to.
    (chunk,) = split_games(f'[Event "x"]\n\n1. e4 e5\nFEN: {FEN}\n')
    assert read_game(chunk).fen_span is None


@pytest.mark.parametrize("tag", ["[White 'A']", "[White A]", "[White: A]", "[White “A”]"])
def test_other_tags_of_that_kind_divide_no_game(tag: str) -> None:
    text = f'[Event "x"]\n{tag}\n[FEN "{FEN}"]\n\n1. e4 *\n'
    assert split_games(text) == [text]
    assert read_game(text).position == parse_fen(FEN)


def test_words_are_apart_from_comments_and_dots() -> None:
    text = "1.e4! {a 1. d4} e5 $1 (1...c5\n2.Nf3) 2. e8(Q) ; x\n% y\n*"
    found = [word for word, _, _ in words(text)]
    assert found == [
        *("1", "e4!", "e5", "$1", "(", "1", "c5", "2", "Nf3", ")", "2", "e8=Q", "*"),
    ]
    assert all(text[start:end] in (word, "e8(Q") for word, start, end in words(text))
