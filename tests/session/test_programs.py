import os
import sys
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from fenedit.session.programs import Program
from tests.helpers.fake_popeye import script

needs_scripts = pytest.mark.skipif(sys.platform == "win32", reason="the programs are scripts")


PRINTS_ITS_ENVIRONMENT = """
import os, sys
for name in ("LD_LIBRARY_PATH", "QT_PLUGIN_PATH", "QML2_IMPORT_PATH", "_PYI_ARCHIVE_FILE"):
    print(os.environ.get(name))
print(os.getcwd(), *sys.argv[1:])
sys.stderr.write("x" * 100_000)
"""


def printed_by(qtbot: QtBot, *command: str) -> list[str]:
    found: list[str] = []
    program = Program(list(command))
    program.printed.connect(found.extend)
    with qtbot.waitSignal(program.over):
        program.begin()
    program.end()
    return found


@needs_scripts
def test_a_packed_program_keeps_its_own_to_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    path = script(tmp_path / "engine", PRINTS_ITS_ENVIRONMENT)
    last = f"{tmp_path} a b"
    packed = str(tmp_path / "_internal")
    monkeypatch.setenv("LD_LIBRARY_PATH", packed)
    monkeypatch.setenv("QT_PLUGIN_PATH", f"{packed}/plugins")
    monkeypatch.setenv("QML2_IMPORT_PATH", "/of/the/desktop")
    monkeypatch.setenv("_PYI_ARCHIVE_FILE", "fenedit")
    ours = [packed, f"{packed}/plugins", "/of/the/desktop", "fenedit", last]
    assert printed_by(qtbot, path, "a", "b") == ours
    monkeypatch.setattr(sys, "_MEIPASS", packed, raising=False)
    outside = ["None", "/of/the/desktop", "None", last]
    assert printed_by(qtbot, path, "a", "b") == ["None", *outside]
    monkeypatch.setenv("LD_LIBRARY_PATH_ORIG", "/before")
    assert printed_by(qtbot, path, "a", "b") == ["/before", *outside]
    assert os.environ["LD_LIBRARY_PATH"] == packed


@needs_scripts
def test_a_program_that_floods_is_ended(tmp_path: Path, qtbot: QtBot) -> None:
    for code in ("while True: print('y' * 1000)", "while True: os.write(1, b'x' * 65536)"):
        program = Program([script(tmp_path / "engine", f"import os\n{code}\n")])
        with qtbot.waitSignal(program.over):
            program.begin()
        assert program.is_flooding
        program.end()


@needs_scripts
def test_the_last_line_needs_no_end(tmp_path: Path, qtbot: QtBot) -> None:
    path = script(tmp_path / "engine", "print('a')\nprint('b', end='')")
    assert printed_by(qtbot, path) == ["a", "b"]
