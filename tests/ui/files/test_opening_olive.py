"""Collections of Olive are read beside the window."""

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.documents.files.opening import open_document
from fenedit.ui.files import opening
from fenedit.ui.files.opening import imported_beside
from tests.helpers.olive import MORPHY


@pytest.mark.parametrize("entries", [1, 200])
def test_it_is_read_whole(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, entries: int
) -> None:
    beside: list[str] = []
    done_beside = opening.done_beside

    def noted(window: object, words: str, work: object) -> object:
        beside.append(words)
        return done_beside(None, words, work)  # type: ignore[arg-type]

    monkeypatch.setattr(opening, "done_beside", noted)
    path = tmp_path / "a.olv"
    path.write_text(MORPHY * entries)
    conversion = imported_beside(open_document(path), path, None)
    assert conversion is not None and len(conversion.document.collection) == entries
    assert len(beside) == (entries > 1) and all("a.olv" in words for words in beside)


@pytest.mark.parametrize("entries", [0, 200])
def test_what_cannot_be_read_is_told_with_its_line(
    qtbot: QtBot, tmp_path: Path, entries: int
) -> None:
    path = tmp_path / "a.olv"
    path.write_text(MORPHY * entries + "---\nalgebraic: {white: [Ka1\nstipulation: x\n" + MORPHY)
    conversion = imported_beside(open_document(path), path, None)
    assert conversion is not None and len(conversion.document.collection) == entries + 1
    (loss,) = conversion.losses
    assert (loss.code, loss.lines) == ("entry-yaml", (entries * MORPHY.count("\n") + 2,))


def test_keys_are_written_as_san(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "a.olv"
    path.write_text(f"{MORPHY}solution: '1.Ra1-a6 !'\n")
    conversion = imported_beside(open_document(path), path, None)
    assert conversion is not None and " bm Ra6;" in conversion.document.collection[0].line
