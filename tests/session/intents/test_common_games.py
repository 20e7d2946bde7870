"""Files of games: what is edited in one game changes no byte of the others."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fenedit.documents.annotating import puzzle_of_record
from fenedit.documents.files.opening import open_document
from fenedit.documents.files.saving import save_document
from fenedit.jobs.games import tree_of_record
from fenedit.notation.fen import parse_fen
from fenedit.notation.marks import DrawnCircle, MarkColour
from fenedit.notation.pgn import read_game
from fenedit.session.intents import fields, records
from fenedit.session.intents.common import replace_record
from fenedit.session.moves.played import with_moves
from fenedit.session.state import EditorState, Label, Transaction
from tests.helpers.fens import HARING

GAMES = [
    # With commands, signs and variations.
    '[Event "Zürich"]\n[White "Müller, Jörg"]\n[Black "?"]\n[Result "1-0"]\n\n'
    "1.e4 {[%clk 1:00:00]  Öffnung } e5 $1 2. Nf3!? ( 2.f4 exf4 ( 2...d5 ) 3.Nf3 ) 2...Nc6\n"
    "3. Bb5   a6 {[%cal Gb5c6] why} 1-0\n\n",
    # With blank lines inside, and more of them behind.
    '[Event  "Blank" ]\n[Result "*"]\n\n\n1. d4 {one\n\ntwo} d5\n\n2. c4 e6 *\n\n\n\n',
    # With lines that other programs are to pass over.
    '% a line of another program\n; and a comment\n\n[Event "%"]\n[Result "0-1"]\n\n'
    "1. f3 e5 ; the fool's mate\n% {inside}\n2. g4 Qh4# 0-1\n\n",
    # Without a result.
    '[Event "open"]\n[Result "*"]\n\n1. c4 c5 2. g3\n\n',
    # Of Chess960, with tags in no order.
    '[Variant "Chess960"]\n[FEN "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"]\n'
    '[SetUp "1"]\n[Event "nine sixty"]\n\n9. Qc1 d5 1/2-1/2\n\n',
    f'[Event "Haring"]\n[FEN "{HARING}"]\n[SetUp "1"]\n\n{{White mates – in two}} 1. Qa1 *',
]
"""All as real files have them; the last one without a line break."""


def edited(path: Path, row: int, edit: Callable[[EditorState], Transaction | None]) -> bytes:
    """Open a file, edit one record, save, and return the bytes."""
    state = EditorState(open_document(path), row)
    change = edit(state)
    document = change.apply(state).document
    save_document(path, document)
    return path.read_bytes()


def named(state: EditorState) -> Transaction | None:
    return records.rename(state, state.current, "Ein Titel: Übung")


def authored(state: EditorState) -> Transaction | None:
    return fields.set_puzzle(state, puzzle_of_record(state.record)._replace(author="Kohtz, J."))


def remarked(state: EditorState) -> Transaction | None:
    return fields.set_puzzle(state, puzzle_of_record(state.record)._replace(comment="Schön!"))


def of_chess960(state: EditorState) -> Transaction | None:
    return fields.set_chess960(state, not state.chess960)


def with_other_clock(state: EditorState) -> Transaction | None:
    return fields.set_halfmove_clock(state, 7)


@pytest.fixture(params=["\n", "\r\n"], ids=["lf", "crlf"])
def newline(request) -> str:
    return str(request.param)


@pytest.mark.parametrize("encoding", ["cp1252", "utf-8", "utf-8-sig"])
@pytest.mark.parametrize("row", range(len(GAMES)))
def test_an_edit_of_tags_keeps_the_moves_and_all_other_games(tmp_path, row, newline, encoding):
    games = [game.replace("\n", newline) for game in GAMES]
    plain = encoding.removesuffix("-sig")
    before = "".join(games[:row]).encode(encoding if row else plain)
    if encoding == "utf-8-sig" and not row:
        before = b"\xef\xbb\xbf"
    after = "".join(games[row + 1 :]).encode(plain)
    for edit in (named, authored, remarked, with_other_clock, of_chess960):
        path = tmp_path / f"{edit.__name__}.pgn"
        path.write_bytes("".join(games).encode(encoding))
        data = edited(path, row, edit)
        assert data.startswith(before) and data.endswith(after), edit
        changed = data[len(before) : len(data) - len(after)].decode(plain)
        assert changed != games[row], edit
        old, new = (text[read_game(text).tags_end :] for text in (games[row], changed))
        assert new == old, edit
    # The other tags are there as they were.
    tags = [line for line in games[row].split(newline) if line.startswith("[")]
    left = [line for line in tags if line not in changed.split(newline)]
    assert len(left) <= 2


@pytest.mark.parametrize("row", range(len(GAMES)))
def test_a_mark_is_a_comment_and_no_more(tmp_path, row, newline):
    games = [game.replace("\n", newline) for game in GAMES]
    path = tmp_path / "a.pgn"
    path.write_bytes("".join(games).encode("cp1252"))
    data = edited(
        path, row, lambda state: fields.toggle_mark(state, DrawnCircle(MarkColour.GREEN, 28))
    )
    before, after = ("".join(some).encode("cp1252") for some in (games[:row], games[row + 1 :]))
    assert data.startswith(before) and data.endswith(after)
    changed = data[len(before) : len(data) - len(after)].decode("cp1252")
    assert changed.replace("{[%csl Ge4]} ", "", 1).replace("[%csl Ge4] ", "", 1).split() == (
        games[row].split()
    )


@pytest.mark.parametrize("row", range(len(GAMES)))
def test_a_position_that_is_added_is_a_game(tmp_path, row, newline):
    games = [game.replace("\n", newline) for game in GAMES]
    path = tmp_path / "a.pgn"
    path.write_bytes("".join(games).encode("cp1252"))
    data = edited(path, row, lambda state: records.add(state, parse_fen(HARING)))
    before = "".join(games[: row + 1]).encode("cp1252")
    after = "".join(games[row + 1 :]).encode("cp1252")
    assert data.startswith(before) and data.endswith(after)
    added = data[len(before) : len(data) - len(after)].decode("cp1252")
    assert f'[FEN "{HARING}"]{newline}' in added and f'[SetUp "1"]{newline}' in added
    assert added.count("[Event ") == 1
    assert len(open_document(path).collection) == len(GAMES) + 1


@pytest.mark.parametrize("encoding", ["cp1252", "utf-8"])
# The others have what would be lost.
@pytest.mark.parametrize("row", [0, 1, 3, 4])
def test_moves_that_are_kept_change_the_moves_of_one_game(tmp_path, row, newline, encoding):
    games = [game.replace("\n", newline) for game in GAMES]
    path = tmp_path / "a.pgn"
    path.write_bytes("".join(games).encode(encoding))
    tree = tree_of_record(open_document(path).collection[row])
    tree, _ = tree.played((), tree.legal_moves(())[3].uci)

    def keep(state):
        kept = with_moves(state.record, tree, "pgn", newline)
        return replace_record(state, kept, Label("keep-moves"), "moves.keep")

    data = edited(path, row, keep)
    before = "".join(games[:row]).encode(encoding)
    after = "".join(games[row + 1 :]).encode(encoding)
    assert data.startswith(before) and data.endswith(after)
    changed = data[len(before) : len(data) - len(after)].decode(encoding)
    old, new = (text[: read_game(text).tags_end] for text in (games[row], changed))
    assert new == old
    again = tree_of_record(open_document(path).collection[row])
    assert again.fault is None and again.result == tree.result
    assert [(at, node.uci, node.comment, node.nags) for at, node in again.walk()] == [
        (at, node.uci, node.comment, node.nags) for at, node in tree.walk()
    ]
    assert ("\r" in changed) == ("\r" in newline)


def test_the_names_of_an_old_encoding_are_read(tmp_path):
    path = tmp_path / "a.pgn"
    path.write_bytes("".join(GAMES).encode("cp1252"))
    document = open_document(path)
    assert "Müller, Jörg" in document.collection[0].line
    assert "Öffnung" in document.collection[0].line
    save_document(path, document)
    assert path.read_bytes() == "".join(GAMES).encode("cp1252")


def test_a_game_in_between_of_another_encoding_keeps_its_bytes(tmp_path):
    odd, new = GAMES[0].encode("cp1252"), GAMES[0].encode()
    path = tmp_path / "a.pgn"
    path.write_bytes(new + odd + new + odd)
    data = edited(path, 2, authored)
    assert data.startswith(new + odd) and data.endswith(odd)
    assert "Zürich" in data[len(new + odd) : -len(odd)].decode()
