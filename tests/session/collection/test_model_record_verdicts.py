from pathlib import Path

import pytest

from fenedit.documents.document import Collection
from fenedit.documents.errors import SourceError
from fenedit.documents.record import Record
from fenedit.jobs.questions import RowVerdict
from fenedit.session.collection.model import RecordVerdicts

MATE = Record("kbK5/pp6/1P6/8/8/8/8/R7 w - -", " dm 2;", "\n")
PLAIN = Record("4k3/8/8/8/8/8/8/4K3 w - -", "", "\n")
SOUND = RowVerdict(1, 2, "sound", True)


@pytest.fixture
def verdicts() -> RecordVerdicts:
    verdicts = RecordVerdicts()
    verdicts.begin(Collection((PLAIN, MATE)))
    return verdicts


def test_a_verdict_is_of_what_the_record_says(verdicts: RecordVerdicts) -> None:
    assert verdicts.of(MATE) is None
    verdicts.take([SOUND])
    assert len(verdicts) == 1
    assert verdicts.of(MATE) is SOUND
    assert verdicts.of(PLAIN) is None
    assert verdicts.of(Record(MATE.text, MATE.rest, "\r\n")) is SOUND
    assert verdicts.of(Record(MATE.text, " dm 3;")) is None
    assert verdicts.of(Record(MATE.text, MATE.rest, chess960=True)) is None


def test_what_is_known_stays_after_the_end_and_nothing_comes(verdicts: RecordVerdicts) -> None:
    verdicts.take([SOUND])
    verdicts.end()
    verdicts.take([SOUND._replace(row=0)])
    assert verdicts.of(MATE) is SOUND
    assert verdicts.of(PLAIN) is None


def test_a_new_beginning_forgets_all(verdicts: RecordVerdicts) -> None:
    verdicts.take([SOUND])
    verdicts.begin(Collection((MATE,)))
    assert verdicts.of(MATE) is None
    verdicts.take([SOUND])
    assert verdicts.of(MATE) is None


def test_a_row_that_cannot_be_read_has_no_verdict(
    verdicts: RecordVerdicts, monkeypatch: pytest.MonkeyPatch
) -> None:
    def unread(_self: Collection, _row: int) -> Record:
        raise SourceError("cut-off", Path("x.epd"))

    monkeypatch.setattr(Collection, "__getitem__", unread)
    verdicts.take([SOUND])
    assert len(verdicts) == 0
