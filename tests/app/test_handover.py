"""A second program hands over what it was given; where nobody takes it, it knows soon."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pytestqt.qtbot import QtBot

from fenedit.app import handover
from fenedit.app.arguments import Arguments
from fenedit.app.handover import PATIENCE_S, Reception, Request, hand_over, socket_name
from fenedit.documents.files import file_io
from fenedit.documents.files.file_io import try_lock
from tests.helpers.as_on_windows import loaded_anew, pretend_windows
from tests.helpers.patience import PATIENCE_MS, PATIENT_START, WAITING
from tests.helpers.project import ROOT

pytestmark = pytest.mark.skipif(os.name != "posix", reason="sockets as POSIX has them")

HAND_OVER = f"""
{WAITING}
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


@contextmanager
def held_lock() -> Iterator[None]:
    """Lock the place where a program would listen."""
    with Path(f"{socket_name()}.lock").open("wb") as lock:
        assert try_lock(lock.fileno())
        yield


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


STARTS = """
import sys
from PySide6.QtCore import QCoreApplication
from fenedit.app.arguments import Arguments
from fenedit.app.handover import Reception, hand_over
print(hand_over(Arguments()), flush=True)
sys.stdin.readline()
application = QCoreApplication([])
reception = Reception()
reception.received.connect(lambda request: print(*request.fens, flush=True))
print(reception.open(), flush=True)
application.exec()
"""


def starting() -> subprocess.Popen[str]:
    """Return a program that has seen that it is the first, and listens once it is told to."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    process = subprocess.Popen(
        [sys.executable, "-c", STARTS],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "False\n"
    return process


def test_a_second_start_waits_for_the_first_one_to_listen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with starting() as first:
        assert first.stdin is not None and first.stdout is not None

        def listen(_seconds: float) -> None:
            """Only who waits lets the other go on."""
            if first.stdin is not None and not first.stdin.closed:
                first.stdin.close()

        monkeypatch.setattr(handover, "time", Sleeper(listen))
        for limit in ("PATIENCE_S", "STARTING_S"):
            monkeypatch.setattr(handover, limit, PATIENCE_MS / 1000)
        assert hand_over(Arguments(fens=("8/8 w",)))
        assert [first.stdout.readline() for _ in range(2)] == ["True\n", "8/8 w\n"]
        first.kill()


def test_a_second_start_takes_the_place_of_a_first_one_that_ends(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    with starting() as first:

        def end(_seconds: float) -> None:
            first.kill()
            first.wait()

        monkeypatch.setattr(handover, "time", Sleeper(end))
        assert not hand_over(Arguments(fens=("8/8 w",)))
    reception = Reception()
    assert reception.open()
    reception.close()


class Sleeper:
    """A clock that does something where others sleep."""

    def __init__(self, sleep: Callable[[float], object]) -> None:
        self.monotonic = time.monotonic
        self.sleep = sleep


def test_of_two_starts_at_the_same_moment_one_opens_all(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.fen", "b.fen")]
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    for file in files:
        file.write_text("8/8/8/8/8/8/8/8 w - - 0 1\n")
    programs = [subprocess.Popen([*PATIENT_START, file], env=environment) for file in files]
    try:
        while all(program.poll() is None for program in programs):
            time.sleep(0.01)
        ended = [program.poll() for program in programs]
        assert sorted(ended, key=str) == [0, None]
    finally:
        for program in programs:
            program.kill()
            program.wait()


def test_on_windows_each_user_and_session_has_a_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = pretend_windows(monkeypatch)
    on_windows = loaded_anew(handover)
    names = set()
    for domain, user, session in (
        ("home", "anna", 1), ("home", "anna", 2), ("home", "ännä\\♔", 1), ("work", "anna", 1)
    ):  # fmt: skip
        monkeypatch.setenv("USERDOMAIN", domain)
        monkeypatch.setenv("USERNAME", user)
        kernel.session = session
        names.add(on_windows.socket_name())
    assert len(names) == 4
    assert all(name.isascii() and name.replace("-", "").isalnum() for name in names)


def test_on_windows_one_start_has_the_place(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pretend_windows(monkeypatch)
    one, other = loaded_anew(handover), loaded_anew(handover)
    for each in (one, other):
        monkeypatch.setattr(each, "QDir", SimpleNamespace(tempPath=lambda: str(tmp_path)))
        monkeypatch.setattr(each, "try_lock", loaded_anew(file_io).try_lock)
    assert one._claim("fenedit-1-61") is True
    assert other._claim("fenedit-1-61") is False
    assert other._claim("fenedit-2-61") is True
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "fenedit-1-61.lock",
        "fenedit-2-61.lock",
    ]


def test_on_windows_the_running_program_may_come_forward(monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = pretend_windows(monkeypatch)
    loaded_anew(handover)._let_come_forward()
    assert kernel.calls == [("AllowSetForegroundWindow", (0xFFFFFFFF,))]


def test_on_macos_it_does_not_matter_what_x11_shows_windows_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    names = set()
    for display in ("", "/private/tmp/com.apple.launchd.1/org.xquartz:0"):
        monkeypatch.setenv("DISPLAY", display)
        names.add(socket_name())
    assert len(names) == 1


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
    with socket.socket(socket.AF_UNIX) as foreign, held_lock():
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
    with held_lock():
        monkeypatch.setattr(handover, "STARTING_S", 0)
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


def test_all_starts_of_a_flatpak_look_in_one_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv("FLATPAK_ID", "local.example.App")
    assert Path(socket_name()).parent == tmp_path
    shared = tmp_path / "app" / "local.example.App"
    shared.mkdir(parents=True)
    assert Path(socket_name()).parent == shared
