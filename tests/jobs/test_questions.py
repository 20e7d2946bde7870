"""What is answered about a file holds as long as the file is the one that was asked about."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from fenedit.documents.files.disk_file import state_of
from fenedit.documents.files.streaming import Source, StreamError
from fenedit.jobs.questions import FileQuestion, of_file


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "a.fen"
    path.write_bytes(b"one\ntwo\n")
    return path


def test_a_change_behind_the_last_part_is_told(file: Path) -> None:
    def answers(_source: Source) -> Iterator[str]:
        yield "one"
        yield "two"
        file.write_bytes(b"another, and longer\n")

    question = FileQuestion(str(file), None, state_of(file.stat()))
    assert list(of_file(question, answers, str)) == ["one", "two", "changed-underneath"]


def test_what_was_read_after_a_change_is_not_told(file: Path) -> None:
    def answers(_source: Source) -> Iterator[str]:
        yield "one"
        file.write_bytes(b"another, and longer\n")
        yield "two"

    question = FileQuestion(str(file), None, state_of(file.stat()))
    assert list(of_file(question, answers, str)) == ["one", "changed-underneath"]


def test_damage_comes_behind_what_was_found(file: Path) -> None:
    def answers(source: Source) -> Iterator[str]:
        yield source.read_as
        raise StreamError("damaged", source.name)

    question = FileQuestion(str(file), None, encoding="koi8-r")
    assert list(of_file(question, answers, str)) == ["koi8-r", "damaged"]


def test_a_file_that_was_another_for_a_moment_is_asked_no_more(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    looks = iter((True, False, True))
    monkeypatch.setattr(
        "fenedit.documents.files.disk_file.unchanged_since", lambda *_: lambda: next(looks, True)
    )
    question = FileQuestion(str(file), None)
    answers = of_file(question, lambda _source: iter(("one", "two", "three")), str)
    assert list(answers) == ["one", "changed-underneath"]
