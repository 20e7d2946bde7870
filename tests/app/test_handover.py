"""A second program hands over what it was given; where nobody takes it, it knows soon."""

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.app import handover
from fenedit.app.handover import PATIENCE_S, Reception, Request, hand_over, socket_name
from tests.helpers.project import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sockets as POSIX has them")

HAND_OVER = """
import sys
from pathlib import Path
from fenedit.app.handover import hand_over
print(hand_over(tuple(map(Path, sys.argv[2:])), (sys.argv[1],)))
"""
LISTEN = """
from PySide6.QtCore import QCoreApplication
from fenedit.app.handover import Reception
application = QCoreApplication([])
reception = Reception()
print(reception.open(), flush=True)
application.exec()
"""


@pytest.fixture
def reception(qtbot: QtBot) -> Iterator[Reception]:
    reception = Reception()
    assert reception.open()
    yield reception
    reception.close()


def second_program(fen: str, *files: str, cwd: Path = ROOT) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", HAND_OVER, fen, *files]
    return subprocess.Popen(command, cwd=cwd, env=environment, stdout=subprocess.PIPE, text=True)


def listener() -> subprocess.Popen[str]:
    process = subprocess.Popen(
        [sys.executable, "-c", LISTEN], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    return process


def test_where_nobody_listens_it_is_known_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtNetwork", None)
    assert not hand_over((Path("a.fen"),), ())


@pytest.mark.parametrize("name", ["a.fen", "ä ö\n.fen", "not-utf-8-\udcff.fen"])
def test_files_and_texts_arrive(
    qtbot: QtBot, reception: Reception, tmp_path: Path, name: str
) -> None:
    with qtbot.waitSignal(reception.received) as received:
        process = second_program("8/8 w", name, cwd=tmp_path)
    assert process.communicate()[0] == "True\n"
    assert received.args == [Request((tmp_path / name,), ("8/8 w",))]


def test_only_this_user_may_connect(reception: Reception) -> None:
    assert Path(socket_name()).stat().st_mode & 0o077 == 0
    assert str(os.getuid()) in Path(socket_name()).name


def test_each_display_has_a_program(monkeypatch: pytest.MonkeyPatch) -> None:
    names = set()
    for display in (":0", ":1"):
        monkeypatch.setenv("DISPLAY", display)
        names.add(socket_name())
    assert len(names) == 2


def test_without_a_folder_for_it_another_one_serves(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_RUNTIME_DIR")
    assert Path(socket_name()).parent.is_dir()


def test_one_program_listens_at_a_time(qtbot: QtBot, reception: Reception) -> None:
    other = Reception()
    assert not other.open()
    reception.close()
    assert not Path(socket_name()).exists()
    assert other.open()
    other.close()


def test_a_killed_program_leaves_its_place(qtbot: QtBot) -> None:
    with listener() as process:
        process.kill()
    assert Path(socket_name()).exists()
    assert not hand_over((), ("8/8 w",))
    reception = Reception()
    assert reception.open()
    reception.close()


def test_a_program_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    with listener() as process:
        process.send_signal(signal.SIGSTOP)
        begun = time.monotonic()
        taken = hand_over((tmp_path / "a.fen",), ())
        waited = time.monotonic() - begun
        process.kill()
    assert not taken
    assert waited >= 0.9 * PATIENCE_S


def test_a_foreign_program_is_told_nothing() -> None:
    with socket.socket(socket.AF_UNIX) as foreign:
        foreign.bind(socket_name())
        foreign.listen()
        with second_program("secret") as process:
            connection, _ = foreign.accept()
            connection.sendall(b"HTTP/1.1 200 OK\r\n")
            assert process.communicate()[0] == "False\n"
            assert connection.recv(999) == b""
            connection.close()


def test_what_is_no_socket_of_this_user_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(socket_name()).write_text("a file")
    assert not hand_over((), ())
    Path(socket_name()).unlink()
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(socket_name())
        monkeypatch.setattr(handover.os, "getuid", lambda: os.geteuid() + 1)
        assert not handover._may_listen(str(Path(socket_name()).with_name("nothing")))
        name = next(Path(os.environ["XDG_RUNTIME_DIR"]).glob("fenedit-*"))
        assert not handover._may_listen(str(name))


@pytest.mark.parametrize(
    "words", [b"junk\n", b"[]\n", b'{"files": 1, "fens": [], "token": ""}\n', b"\xff\n", b"{}\n"]
)
def test_junk_is_not_taken(qtbot: QtBot, reception: Reception, words: bytes) -> None:
    requests: list[object] = []
    reception.received.connect(requests.append)
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(socket_name())
        client.sendall(words)
        client.settimeout(0.01)
        heard = []

        def closed() -> bool:
            try:
                heard.append(client.recv(99))
            except TimeoutError:
                return False
            except ConnectionError:
                return True
            return heard[-1] == b""

        qtbot.waitUntil(closed)
    assert requests == []


def test_who_went_away_is_not_served(qtbot: QtBot, reception: Reception) -> None:
    requests: list[object] = []
    reception.received.connect(requests.append)
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(socket_name())
        client.sendall(b'{"files": ["/a"], "fens": [], "tok')
    qtbot.wait(50)
    assert requests == []
