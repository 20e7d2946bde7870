from fenedit.documents.collection import Collection, Splice
from fenedit.session.several import Changing, Several, Step
from tests.helpers.states import HARING, IMMORTAL, START

LINES = (f"# begin\n{START}\n", f"{HARING}\n", f"{IMMORTAL}\n")


def collection() -> Collection:
    return Collection([line for part in LINES for line in part.splitlines(keepends=True)])


def test_one_splice_is_the_whole_change() -> None:
    before = collection()
    changing = Changing(before)
    splice = before.deleting(1)
    changing.take(splice)
    assert changing.change() == splice
    assert [record.line for record in changing.collection] == [START, IMMORTAL]


def test_several_splices_are_one_change_that_can_be_undone() -> None:
    before = collection()
    changing = Changing(before)
    changing.take(before.deleting(2))
    changing.take(changing.collection.deleting(0))
    change = changing.change()
    assert isinstance(change, Several)
    assert [step.row for step in change.steps] == [2, 0]
    after = before.changed(change)
    assert [record.line for record in after] == [HARING]
    back = change.inverted()
    assert after.changed(back) == before
    assert [step.row for step in back.steps] == [0, 2]
    assert isinstance(back.steps[0], Step) and isinstance(back.steps[0].splice, Splice)
