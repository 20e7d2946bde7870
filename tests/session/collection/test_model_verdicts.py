from collections.abc import Iterator

import pytest

from fenedit.documents.document import Collection, Document
from fenedit.documents.record import Record
from fenedit.jobs.questions import RowVerdict
from fenedit.session.collection.model import CollectionModel, RecordWords, Role
from fenedit.session.state import EditorState
from tests.helpers.states import editor_of

MATE = Record("kbK5/pp6/1P6/8/8/8/8/R7 w - -", " dm 2;", "\n")
PLAIN = Record("4k3/8/8/8/8/8/8/4K3 w - -", "", "\n")
OTHERS = (
    Record(MATE.text, MATE.rest, "\r\n"),
    Record(MATE.text, " dm 3;", "\n"),
    Record(MATE.text, MATE.rest, "\n", chess960=True),
)
SOUND = RowVerdict(1, 2, "sound", True)


@pytest.fixture
def model(qapp) -> Iterator[CollectionModel]:
    document = Document(collection=Collection((PLAIN, MATE, *OTHERS)))
    editor = editor_of(EditorState(document))
    model = CollectionModel(editor, lambda _record, _position: RecordWords("", ""), str, editor)
    model.begin_verdicts(str)
    yield model
    editor.close()


def verdicts(model: CollectionModel) -> list[RowVerdict | None]:
    return [model.said_of_row(row, Role.VERDICT) for row in range(model.total)]


def test_a_verdict_is_of_what_the_record_says(model):
    assert not any(verdicts(model))
    model.take_verdicts([SOUND])
    assert verdicts(model) == [None, SOUND, SOUND, None, None]


def test_what_is_known_stays_after_the_end_and_nothing_comes(model):
    model.take_verdicts([SOUND])
    model.end_verdicts()
    model.take_verdicts([SOUND._replace(row=0)])
    assert verdicts(model)[:2] == [None, SOUND]


def test_a_new_beginning_forgets_all(model):
    model.take_verdicts([SOUND])
    model.begin_verdicts(str)
    assert not any(verdicts(model))
    model.take_verdicts([SOUND._replace(row=len(OTHERS) + 2)])
    assert not any(verdicts(model))
