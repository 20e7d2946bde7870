import gzip
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fenedit.documents.document import Document, document_bytes
from fenedit.documents.encoding import TextForm
from fenedit.documents.errors import OpenError
from fenedit.documents.files.disk_file import file_state
from fenedit.documents.files.opening import (
    begins_as_olive,
    document_from_bytes,
    open_document,
)
from fenedit.documents.formats import records_from
from fenedit.documents.record import record_from_line
from tests.helpers.fens import START
from tests.helpers.olive import MORPHY

DATA = Path(__file__).parents[2] / "data" / "files"


def code_of(path: Path) -> str:
    with pytest.raises(OpenError) as caught:
        open_document(path)
    assert caught.value.path == path
    assert caught.value.code in str(caught.value)
    return caught.value.code


@pytest.mark.parametrize(
    ("name", "form", "records"),
    [
        ("classics.fen", TextForm("utf-8", False, "\n"), 4),
        ("windows.fen", TextForm("utf-8", True, "\r\n"), 2),
        ("suite.epd", TextForm("windows-1252", False, "\n", other="windows-1252"), 3),
        ("notepad.fen", TextForm("utf-16-le", True, "\r\n"), 2),
        ("mixed.fen", TextForm("utf-8", False, "\r\n"), 4),
    ],
)
def test_samples_open_as_what_they_are(name, form, records):
    document = open_document(DATA / name)
    assert (document.form, len(document.collection)) == (form, records)


def test_an_opened_document_knows_its_file(tmp_path):
    path = tmp_path / "a.fen"
    path.write_bytes(b"8/8/8/8/8/8/8/8 w - - 0 1\n")
    document = open_document(path)
    assert document.path == path
    assert document.on_disk == file_state(path)
    assert len(document.collection) == 1


def test_an_empty_file_opens_without_records(tmp_path):
    path = tmp_path / "empty.fen"
    path.touch()
    assert len(open_document(path).collection) == 0


def test_a_missing_file_is_named_missing(tmp_path):
    assert code_of(tmp_path / "none.fen") == "missing"
    assert code_of(tmp_path / "none" / "none.fen") == "missing"
    (tmp_path / "file").touch()
    assert code_of(tmp_path / "file" / "x.fen") == "missing"


def test_a_dangling_link_is_missing(tmp_path):
    link = tmp_path / "link.fen"
    link.symlink_to("nowhere")
    assert code_of(link) == "missing"
    loop = tmp_path / "loop.fen"
    loop.symlink_to("loop.fen")
    assert code_of(loop) == "unreadable"


def test_a_folder_and_a_pipe_are_no_files(tmp_path):
    assert code_of(tmp_path) == "folder"
    os.mkfifo(tmp_path / "pipe.fen")
    assert code_of(tmp_path / "pipe.fen") == "not-regular"
    assert code_of(Path("/dev/null")) == "not-regular"


def test_a_name_that_cannot_be_is_said_so(tmp_path):
    assert code_of(tmp_path / ("x" * 256)) == "name"
    assert code_of(tmp_path / "a\0b") == "name"


def test_a_file_that_may_not_be_read(tmp_path):
    path = tmp_path / "secret.fen"
    path.write_text("8/8")
    path.chmod(0)
    if os.geteuid() != 0:
        assert code_of(path) == "permission"
        return
    # Permissions do not bind root: somebody else has to try.
    tmp_path.chmod(0o755)
    script = (
        "import os, sys; from pathlib import Path; from fenedit.documents.files.opening import *\n"
        "os.setuid(65534)\n"
        "try: open_document(Path(sys.argv[1]))\n"
        "except OpenError as error: print(error.code)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, path], capture_output=True, text=True, check=True
    )
    assert done.stdout == "permission\n"


@pytest.mark.parametrize("encoding", ["utf-16-le", "utf-16-be"])
def test_utf_16_without_a_mark_opens(encoding):
    document = document_from_bytes("8/8/8/8/8/8/8/8 w - - 0 1\r\n".encode(encoding))
    assert document.form == TextForm(encoding, False, "\r\n")
    assert document.collection[0].position is not None


@pytest.mark.parametrize("data", [b"\0" * 100, b"\x7fELF\2\1\1\0\0\0", b"8/8\0w\n"])
def test_a_binary_file_is_refused(tmp_path, data):
    path = tmp_path / "a.fen"
    path.write_bytes(data)
    assert code_of(path) == "binary"


NUL_SUITE = (
    b"r3kb1r/3n1pp1/p6p/2pPp2q/Pp2N3/3B2PP/1PQ2P2/R3K2R w KQkq - bm d6;\0\r\n"
    b"\0\r\n# by hand\0\n"
    b"8/5Bp1/4P3/6pP/1b1k1P2/5K2/8/8 w - - 0 143\0\n"
    b'8/8/8/8/8/8/8/8 w - - id "no position\0 yet";\n'
    b"4k3/8/8/8/8/8/8/4K3 b - - bm Kd7;\0"
)
"""Lines as some programs end them, as many public suites have them."""


def test_lines_that_end_with_nul_characters_are_kept(tmp_path):
    path = tmp_path / "suite.epd"
    path.write_bytes(NUL_SUITE)
    document = open_document(
        path,
    )
    collection = document.collection
    assert (document.format, document.form.nul, document.form.newline) == ("epd", True, "\n")
    assert [record.position is not None for record in collection] == [True] * 4
    assert [record.rest for record in collection][::3] == [" bm d6;", " bm Kd7;"]
    assert collection[1].position.fullmove_number == 143
    assert "\0" in collection[2].rest
    assert document_bytes(document) == NUL_SUITE
    edited = collection.splice(collection.replacing(1, record_from_line("8/8/8/8/8/8/8/8 w - -")))
    edited = edited.splice(edited.deleting(0))
    assert document_bytes(document.with_collection(edited)) == (
        b"\0\r\n# by hand\0\n"
        b"8/8/8/8/8/8/8/8 w - -\0\n"
        b'8/8/8/8/8/8/8/8 w - - id "no position\0 yet";\n'
        b"4k3/8/8/8/8/8/8/4K3 b - - bm Kd7;\0"
    )


def test_games_whose_lines_end_with_nul_characters_are_kept():
    game = b'[Event "x"]\0\r\n[Result "1-0"]\0\r\n\0\r\n1. e4 1-0\0\r\n\0\r\n'
    document = document_from_bytes(game * 3 + b"\0")
    assert (document.format, len(document.collection)) == ("pgn", 3)
    assert {record.line for record in document.collection} == {game.decode().rstrip("\r\n\0")}
    assert document_bytes(document) == game * 3 + b"\0"


def test_the_format_is_told_by_content_before_suffix(tmp_path):
    path = tmp_path / "a.fen"
    path.write_text('[Event "x"]\n\n1. e4 *\n')
    assert open_document(path).format == "pgn"
    path.write_text('4k3/8/8/8/8/8/8/4K3 w - - id "x";\n')
    assert open_document(path).format == "epd"
    (tmp_path / "b.pgn.gz").write_bytes(gzip.compress(b""))
    assert open_document(tmp_path / "b.pgn.gz").format == "pgn"


@pytest.mark.parametrize(
    "data",
    [
        b"\x1f\x8b",
        b"\x1f\x8bgarbage",
        gzip.compress(b"8/8", mtime=0)[:-1],
        gzip.compress(b"", mtime=0) + b"x",
    ],
)
def test_a_damaged_packed_file_is_refused(tmp_path, data):
    path = tmp_path / "a.fen.gz"
    path.write_bytes(data)
    assert code_of(path) == "damaged"


def test_a_packed_picture_is_binary():
    with pytest.raises(OpenError, match="binary"):
        document_from_bytes(gzip.compress(b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\1\0"))


@pytest.mark.parametrize(
    ("text", "told"),
    [(MORPHY, True), (f"{START}\n", False), ("", False), ("algebraic: x\n", False)],
)
def test_a_collection_is_told_by_its_first_lines(text, told):
    assert begins_as_olive(Document(collection=records_from(text, "fen"))) == told


def test_only_the_first_lines_are_asked():
    late = f"{START}\n" * 500 + MORPHY
    assert not begins_as_olive(Document(collection=records_from(late, "fen")))


@pytest.mark.parametrize("name", ["games.pgn", "games.txt"])
def test_progress_grows_while_games_are_found(name, tmp_path, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.opening._REPORT", 1 << 16)
    path = tmp_path / name
    path.write_bytes(b'[Event "x"]\n\n1. e4 e5 *\n\n' * 40_000)
    told = []
    document = open_document(path, lambda done, total: told.append(done / total))
    assert len(document.collection) == 40_000
    assert told == sorted(told) and told[-1] == 1
    assert len(told) > 8
    if name == "games.pgn":
        assert sum(share < 0.2 for share in told) < sum(share > 0.2 for share in told)


def test_games_are_not_found_for_somebody_who_has_given_up(tmp_path, monkeypatch):
    monkeypatch.setattr("fenedit.documents.files.opening._REPORT", 1 << 16)
    path = tmp_path / "games.pgn"
    path.write_bytes(b'[Event "x"]\n\n1. e4 e5 *\n\n' * 40_000)

    class GivenUpError(Exception):
        pass

    def stop(done, total):
        if done > total / 2:
            raise GivenUpError

    with pytest.raises(GivenUpError):
        open_document(path, stop)
