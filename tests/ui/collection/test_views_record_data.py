import pytest
from PySide6.QtCore import QMimeData, QUrl

from fenedit.documents.games import game_record
from fenedit.documents.record import Format, Record, record_from_line
from fenedit.ui.collection.views import RecordText, holds_records, own_records
from tests.helpers.states import HARING, START

DRAFT = "8/8/9/8/8/8/8/8 w - -"


def data_of(records: list[Record], file_format: Format) -> QMimeData:
    text = RecordText(file_format)
    for record in records:
        text.add(record)
    return text.data()


def test_records_are_lines_of_text_and_come_back_to_the_letter():
    records = [record_from_line(line) for line in (f"{HARING} ; Haring", DRAFT, START)]
    data = data_of(records, "fen")
    assert data.text() == f"{HARING} ; Haring\n{DRAFT}\n{START}\n"
    assert own_records(data, "fen") == tuple(records)
    assert own_records(data, "epd") is None


def test_games_have_a_blank_line_between_them_and_are_read_as_text():
    game = game_record(f'[FEN "{HARING}"]\n\n*')
    data = data_of([game, game], "pgn")
    assert data.text() == f'[FEN "{HARING}"]\n\n*\n\n' * 2
    assert own_records(data, "pgn") is None


@pytest.mark.parametrize("line", ["# typed", ""])
def test_what_would_be_taken_for_a_comment_is_not_vouched_for(line):
    assert own_records(data_of([Record(START), Record(line)], "fen"), "fen") is None


def test_text_can_be_dropped_and_files_cannot():
    text, files = QMimeData(), QMimeData()
    text.setText("anything")
    files.setText("file:///tmp/a.fen")
    files.setUrls([QUrl("file:///tmp/a.fen")])
    assert holds_records(text)
    assert not holds_records(files)
    assert not holds_records(QMimeData())
    assert own_records(text, "fen") is None
