from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from fenedit.jobs.tablebase import Found
from fenedit.notation.fen import parse_fen
from fenedit.session.settings import Programs, Settings
from fenedit.session.tablebase import TablebaseClient
from tests.helpers.states import START
from tests.helpers.tablebases import KQVK, WON

BLACK = parse_fen(WON.replace(" w ", " b "))


class Counted(TablebaseClient):
    """Counts what it asks."""

    asked = 0

    def _ask(self, question: object) -> None:
        self.asked += 1
        super()._ask(question)


@pytest.fixture
def client(qtbot: QtBot) -> Iterator[Counted]:
    settings = Settings(QSettings())
    settings.set_programs(Programs(syzygy_path=str(KQVK)))
    client = Counted(settings)
    yield client
    client.close()


def test_only_the_position_that_stays_is_looked_up_once(client: Counted, qtbot: QtBot) -> None:
    with qtbot.waitSignal(client.learnt):
        for fen in (WON.replace("4k3", "3k4"), WON.replace("4k3", "5k2"), WON):
            assert client.seek(parse_fen(fen), False) is None and client.searching
    found = client.seek(parse_fen(WON), False)
    assert found is not None and found.known is not None and found.known.result == "win"
    assert client.asked == 1 and not client.searching
    # The fullmove number changes nothing, the halfmove clock does.
    assert client.seek(parse_fen(WON)._replace(fullmove_number=9), False) == found
    assert client.seek(parse_fen(WON)._replace(halfmove_clock=99), False) is None


def test_an_answer_that_comes_late_is_that_of_its_own_position(
    client: Counted, qtbot: QtBot
) -> None:
    client.seek(parse_fen(WON), False)
    qtbot.waitUntil(lambda: client.asked == 1)
    client.seek(BLACK, False)
    qtbot.waitSignal(client.learnt).wait()
    found = client.seek(BLACK, False)
    assert found is not None and found.known is not None and found.known.result == "loss"
    assert client.seek(parse_fen(WON), False) is None


@pytest.mark.parametrize("fen", [START, "4k3/8/8/8/8/8/8/4K3 w - - 0 1"])
def test_what_no_table_can_hold_is_not_asked(client: Counted, fen: str) -> None:
    assert client.seek(parse_fen(fen), False) == Found() and not client.searching


def test_other_tables_are_asked_anew(client: Counted, qtbot: QtBot, tmp_path) -> None:
    with qtbot.waitSignal(client.learnt):
        client.seek(parse_fen(WON), False)
    with qtbot.waitSignal(client.learnt):
        client._settings.set_programs(Programs(syzygy_path=str(tmp_path)))
    with qtbot.waitSignal(client.learnt):
        assert client.seek(parse_fen(WON), False) is None
    assert client.seek(parse_fen(WON), False) == Found()


def test_where_there_are_none_no_process_stays(client: Counted, qtbot: QtBot, monkeypatch) -> None:
    client._settings.set_programs(Programs())
    # A folder in a network may not answer, so the window itself reads none.
    with monkeypatch.context() as change:
        change.setattr("os.scandir", None)
        assert client.seek(parse_fen(WON), False) is None
        client._search()
    with qtbot.waitSignal(client.learnt):
        client._on_answered(None)
    assert client.seek(parse_fen(WON), False) == Found() and client._worker is None
    client._settings.set_programs(Programs(syzygy_path=str(KQVK)))
    with qtbot.waitSignal(client.learnt):
        assert client.seek(parse_fen(WON), False) is None
    assert client.seek(parse_fen(WON), False) != Found()
