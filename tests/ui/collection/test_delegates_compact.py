from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtGui import QImage

from fenedit.jobs.questions import RowVerdict
from fenedit.notation.fen import parse_fen
from fenedit.session.collection.model import CollectionModel
from fenedit.session.editor import Editor
from fenedit.ui.collection.delegates import CompactDelegate
from tests.helpers.row_pictures import CHOSEN, row_picture
from tests.helpers.states import editor_of, state_of_text

FOUR = "4k3/8/8/8/8/8/8/4K3"
FILE = (
    f"{FOUR} w - - 0 1\n{FOUR} b - - 0 1\n{FOUR} w - - 0 1 dm 2;\n{FOUR} w - - 0 2\nno position\n"
)


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_text(FILE))
    yield editor
    editor.close()


def picture(editor: Editor, row: int, width: int, **rest: object) -> QImage:
    return row_picture(CompactDelegate(), editor, row, width, **rest)


def beyond_number(image: QImage) -> QImage:
    return image.copy(18, 0, image.width() - 18, image.height())


def test_the_disc_tells_whose_move_it_is(editor):
    white, black = (beyond_number(picture(editor, row, 200)) for row in (0, 1))
    assert white != black


def test_a_mate_that_is_asked_for_stands_at_the_end(editor):
    asked, plain = (picture(editor, row, 200).copy(150, 0, 50, 20) for row in (2, 0))
    assert asked != plain


def test_the_fen_is_seen_where_there_is_room(editor):
    narrow = [beyond_number(picture(editor, row, 200)) for row in (0, 3)]
    wide = [beyond_number(picture(editor, row, 500)) for row in (0, 3)]
    assert narrow[0] == narrow[1]
    assert wide[0] != wide[1]


def test_the_fen_of_a_game_is_that_of_the_position_shown(qapp):
    editor = editor_of(state_of_text('[Event "?"]\n\n*\n', file_format="pgn"))
    positions = (parse_fen(f"{FOUR} w - - 0 {number}") for number in (30, 31))
    first, second = (
        beyond_number(picture(editor, 0, 500, left=position, judged=True)) for position in positions
    )
    assert first != second
    editor.close()


def test_a_draft_and_what_is_chosen_stand_out(editor):
    assert picture(editor, 4, 200) != picture(editor, 0, 200)
    assert picture(editor, 0, 200, state=CHOSEN) != picture(editor, 0, 200)


SOUND = RowVerdict(2, 2, "sound", True)


def test_a_verdict_is_a_mark_beside_the_stipulation(editor):
    verdicts = [None, SOUND, SOUND._replace(verdict="cooked"), SOUND._replace(verdict="duals")]
    pictures = [picture(editor, 2, 200, verdict=each) for each in verdicts]
    grey = [image.convertToFormat(QImage.Format.Format_Grayscale8) for image in pictures]
    assert all(one != other for one, other in combinations(grey, 2))


def test_a_verdict_is_in_words_where_there_is_room(editor):
    shown = [
        picture(editor, 2, 400, verdict=each).copy(150, 0, 100, 20)
        for each in (None, SOUND, SOUND._replace(verdict="no-solution"))
    ]
    assert all(one != other for one, other in combinations(shown, 2))


@pytest.mark.parametrize(("width", "times"), [(260, 0), (900, 1)])
def test_comments_are_read_only_where_there_is_room(editor, monkeypatch, width, times):
    read = []
    monkeypatch.setattr(CollectionModel, "comment", lambda _model, row: read.append(row) or "")
    picture(editor, 0, width)
    assert read == [0] * times
