"""The program is killed after moves were played: the next start has them, without a change."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings

from fenedit.documents.files.recovery import RecoveryStore
from fenedit.session.moves.moves import Moves
from fenedit.session.settings import Settings
from fenedit.session.state import EditorState
from tests.helpers.project import ROOT
from tests.helpers.states import editor_of

pytestmark = pytest.mark.skipif(os.name != "posix", reason="kills as POSIX has them")

PLAYING = """
import os, signal, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication, QSettings
from fenedit.documents.files.recovery import RecoveryStore
from fenedit.session.autosave import Autosave
from fenedit.session.moves.moves import Moves
from fenedit.session.settings import Settings
from tests.helpers.states import START, editor_of, state_of_text
application = QCoreApplication([])
editor = editor_of(state_of_text(f"{START}\\n{START} ; second\\n", current=1))
moves = Moves(editor, Settings(QSettings(sys.argv[1] + ".ini", QSettings.Format.IniFormat)))
autosave = Autosave(editor, RecoveryStore(Path(sys.argv[1])), moves=moves)
moves.play("e2e4", "e7e5")
moves.step("back")
moves.play("c7c5")
autosave._timer.timeout.connect(lambda: autosave._writing.result())
autosave._timer.timeout.connect(lambda: os.kill(os.getpid(), signal.SIGKILL))
application.exec()
"""


def test_played_moves_survive_a_kill(qapp: object, tmp_path: Path) -> None:
    folder = tmp_path / "recovery"
    command = [sys.executable, "-c", PLAYING, folder]
    code = subprocess.run(command, check=False, cwd=ROOT, timeout=60).returncode
    assert code == -signal.SIGKILL
    store = RecoveryStore(folder)
    (snapshot,) = store.orphans().snapshots
    store.close()
    editor = editor_of(EditorState(snapshot.document, snapshot.current))
    settings = Settings(QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat))
    moves = Moves(editor, settings, editor)
    assert moves.unkept() == []
    moves.recall(snapshot.played)
    assert moves.unkept() == [1] and moves.path == (0, 1)
    assert [node.san for _, node in moves.tree.walk()] == ["e4", "e5", "c5"]
