"""A second program hands over what it was given; where nobody takes it, it knows soon."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from fenedit.app import handover
from fenedit.app.arguments import Arguments
from fenedit.app.handover import PATIENCE_S, Reception, Request, hand_over, socket_name
from tests.helpers.project import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sockets as POSIX has them")

HAND_OVER = """
import sys
from pathlib import Path
from fenedit.app.arguments import Arguments
from fenedit.app.handover import hand_over
print(hand_over(Arguments(tuple(map(Path, sys.argv[2:])), (sys.argv[1],))))
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
    assert not hand_over(Arguments((Path("a.fen"),)))


@pytest.mark.parametrize("name", ["a.fen", "ä ö\n.fen", "not-utf-8-\udcff.fen"])
def test_files_and_texts_arrive(
    qtbot: QtBot, reception: Reception, tmp_path: Path, name: str
) -> None:
    with qtbot.waitSignal(reception.received) as received:
        process = second_program("8/8 w", name, cwd=tmp_path)
    assert process.communicate()[0] == "True\n"
    assert received.args == [Request((tmp_path / name,), ("8/8 w",))]


def test_from_a_folder_that_is_gone_nothing_is_handed_over(
    qtbot: QtBot, reception: Reception, tmp_path: Path
) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, "-c", f"import os; os.rmdir(os.getcwd()){HAND_OVER}", "8/8 w", "a.fen"],
        cwd=folder,
        env=environment,
        stdout=subprocess.PIPE,
        text=True,
    )
    qtbot.waitUntil(lambda: process.poll() is not None)
    assert process.communicate()[0] == "False\n"


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
    assert not hand_over(Arguments(fens=("8/8 w",)))
    reception = Reception()
    assert reception.open()
    reception.close()


def test_a_program_that_hangs_is_not_waited_for(tmp_path: Path) -> None:
    with listener() as process:
        process.send_signal(signal.SIGSTOP)
        begun = time.monotonic()
        taken = hand_over(Arguments((tmp_path / "a.fen",)))
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
    assert not hand_over(Arguments())
    Path(socket_name()).unlink()
    with socket.socket(socket.AF_UNIX) as other:
        other.bind(socket_name())
        monkeypatch.setattr(handover.os, "getuid", lambda: os.geteuid() + 1)
        assert not handover._may_listen(str(Path(socket_name()).with_name("nothing")))
        name = next(Path(os.environ["XDG_RUNTIME_DIR"]).glob("fenedit-*"))
        assert not handover._may_listen(str(name))


def written(files: object = (), fens: object = (), token: object = "") -> bytes:
    """Return a request as whoever likes may write it."""
    return json.dumps({"files": files, "fens": fens, "token": token}).encode() + b"\n"


JUNK = {
    "no JSON": b"junk\n",
    "a list": b"[]\n",
    "nothing": b"{}\n",
    "no UTF-8": b"\xff\n",
    "no list": written(1),
    "no text": written([1]),
    "deeply nested": b"[" * 100_000 + b"\n",
    "nested in it": b'{"files": ' + b"[" * 100_000 + b"\n",
    "a number without end": b'{"files": ' + b"9" * 100_000 + b"}\n",
    "NUL in a path": written(["/a\0b"]),
    "NUL in a text": written(fens=["8/8\0"]),
    "NUL in a token": written(token="\0"),
    "half a pair in a path": written(["/a\ud800"]),
    "half a pair in a text": written(fens=["8/8 \ud800"]),
    "an odd byte in a text": written(fens=["8/8 \udcff"]),
    "half a pair in a token": written(token="\ud800"),
    "a path from nowhere": written(["a.fen"]),
    "no path": written([""]),
}


@pytest.mark.parametrize("words", JUNK.values(), ids=JUNK)
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


ANY_TEXT = st.text(st.characters(), max_size=20)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | ANY_TEXT,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(ANY_TEXT, inner, max_size=3),
)
ANY_REQUEST = st.builds(
    written,
    st.lists(ANY_TEXT.map("/{}".format) | ANY_TEXT, max_size=3) | JSON,
    st.lists(ANY_TEXT, max_size=3) | JSON,
    ANY_TEXT | JSON,
)


@given(st.binary() | JSON.map(json.dumps).map(str.encode) | ANY_REQUEST)
def test_what_is_taken_can_be_opened(line: bytes) -> None:
    request = handover._read_request(line)
    if request is None:
        return
    for path in request.files:
        assert path.is_absolute()
        # There may be such a file.
        with suppress(OSError):
            path.stat()
    assert "\0" not in "".join((*request.fens, request.token))
    "".join(request.fens).encode()
    os.fsencode(request.token)


NAME = st.binary(min_size=1, max_size=20).filter(lambda name: b"\0" not in name)


@given(
    st.lists(NAME.map(lambda name: Path(os.fsdecode(b"/" + name))), max_size=3),
    st.lists(st.text(st.characters(codec="utf-8", exclude_characters="\0"), max_size=9)),
    st.booleans(),
)
def test_whatever_files_are_called_they_arrive(
    files: list[Path], fens: list[str], choose: bool
) -> None:
    request = Request(tuple(files), tuple(fens), "token", choose)
    assert handover._read_request(handover._written(request)) == request


def test_who_went_away_is_not_served(qtbot: QtBot, reception: Reception) -> None:
    requests: list[object] = []
    reception.received.connect(requests.append)
    with socket.socket(socket.AF_UNIX) as client:
        client.connect(socket_name())
        client.sendall(b'{"files": ["/a"], "fens": [], "tok')
    qtbot.wait(50)
    assert requests == []
