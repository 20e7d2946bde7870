"""What the process that finds records answers."""

import pickle
import subprocess
from pathlib import Path

import pytest

from fenedit.documents.files.disk_file import state_of
from fenedit.jobs import find
from fenedit.jobs.find import FoundRecords, answers
from fenedit.jobs.questions import FileQuestion, LinesQuestion
from fenedit.jobs.worker import Answer, Frames, Request, framed, worker_command
from fenedit.notation.query.parsing import parse_query

LINES = [
    "8/8/8/4k3/8/4K3/8/8 w - -",
    "# zugzwang",
    "zugzwang",
    "8/8/8/4k3/8/4K3/8/8 b - - c0 zugzwang;",
]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.fen"
    path.write_text("\n".join(LINES), encoding="utf-8")
    return path


def test_records_of_a_file_are_numbered_from_0(file: Path) -> None:
    found = list(answers(FileQuestion(str(file), parse_query("zugzwang"))))
    assert [number for part in found for number in part.records] == [1, 2]
    assert not any(part.failure for part in found)
    assert pickle.loads(pickle.dumps(found)) == found


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    assert list(answers(FileQuestion(str(tmp_path / "b"), parse_query("a")))) == [
        FoundRecords((), None, "missing")
    ]


def test_a_file_is_read_in_the_encoding_that_is_told(tmp_path: Path) -> None:
    path = tmp_path / "a.fen"
    # In KOI8-R, the first of these is a comment, no name; nothing at the beginning tells of that.
    odd = b"\x9a# none\n\n" + "Рети\n".encode("koi8-r") + "Рети é\n".encode()
    path.write_bytes(b"plain\n" * 20_000 + odd)
    for text, numbers in (("none", []), ("рети", [20_000, 20_001])):
        question = FileQuestion(str(path), parse_query(text), encoding="koi8-r")
        assert [number for part in answers(question) for number in part.records] == numbers


def test_a_file_of_lines_is_one_whatever_it_looks_like(tmp_path: Path) -> None:
    path = tmp_path / "a.pgn"
    path.write_bytes(b'[Event "a"]\n\nzugzwang\n')
    question = FileQuestion(str(path), parse_query("zugzwang"), file_format="fen")
    assert [number for part in answers(question) for number in part.records] == [1]


def test_a_file_that_is_another_one_is_not_read(file: Path) -> None:
    state = state_of(file.stat())
    question = FileQuestion(str(file), parse_query("zugzwang"), on_disk=state)
    assert not any(part.failure for part in answers(question))
    file.write_text("zugzwang\n" + "\n".join(LINES), encoding="utf-8")
    assert list(answers(question)) == [FoundRecords((), None, "changed-underneath")]


def test_what_a_file_held_after_it_was_changed_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "a.fen"
    path.write_bytes(b"plain\n" * 20_000)
    monkeypatch.setattr(find, "_BATCH", 100)
    told = answers(FileQuestion(str(path), parse_query("plain"), on_disk=state_of(path.stat())))
    first = next(told)
    assert first.records[:3] == (0, 1, 2)
    path.write_bytes(b"other\n" * 10_000)
    assert list(told) == [FoundRecords((), None, "changed-underneath")]


def test_lines_have_the_indices_that_they_came_with(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(find, "_SLICE", 3)
    lines = tuple(zip((9, 8, 7, 6), LINES, strict=True))
    assert list(answers(LinesQuestion(lines, parse_query("zugzwang")))) == [
        FoundRecords((7,), 0.75),
        FoundRecords((6,), 1.0),
    ]
    assert list(answers(LinesQuestion(lines, parse_query("dup:placement")))) == [
        FoundRecords((), 0.75),
        FoundRecords((6,), 1.0),
    ]


def test_a_process_answers(file: Path) -> None:
    request = Request(1, FileQuestion(str(file), parse_query("KvK wtm")))
    with subprocess.Popen(
        worker_command("fenedit.jobs.find"), stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(framed(request))
        process.stdin.flush()
        frames, read = Frames(), []
        while not (read and read[-1].last):
            read += frames.feed(process.stdout.read1())
        process.stdin.close()
    assert read[-1] == Answer(1, None, last=True)
    assert [record for answer in read[:-1] for record in answer.content.records] == [0]
