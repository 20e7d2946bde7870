"""`fenedit diagram` as a shell runs it: without a display, a home or a window."""

import os
import subprocess
import sys
from pathlib import Path

from fenedit.diagram.embedded import positions_in_file
from tests.helpers.project import ROOT

FEN = "3N4/8/8/8/8/k1K5/8/1R6 w - - 0 1"
LABELLED = FEN.replace(" 0 1", ' c0 "[%draw A,h8,blue]";')
HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR")


def test_pictures_are_made_without_a_display_and_a_home(tmp_path: Path) -> None:
    bare = {name: value for name, value in os.environ.items() if name not in HIDDEN}
    bare |= {"HOME": str(tmp_path / "none"), "XDG_CACHE_HOME": str(tmp_path / "none")}
    done = subprocess.run(
        [sys.executable, "-m", "fenedit", "diagram", "-", "-o", tmp_path / "a.png"],
        cwd=ROOT,
        env=bare,
        input=f"{LABELLED}\n8/8 w\n{FEN}\n".encode(),
        capture_output=True,
        check=False,
    )
    first, second = tmp_path / "a-1.png", tmp_path / "a-2.png"
    assert done.stderr.decode().splitlines()[1:] == [
        f"2 diagrams: {first} to {second}",
        "1 record is not a position",
    ]
    assert done.stderr.startswith(b"<stdin>:2: not a position: ")
    assert done.stdout == b""
    assert done.returncode == 1
    kept = [positions_in_file(path.read_bytes()) for path in (first, second)]
    assert kept == [(LABELLED,), (FEN,)]
    assert sorted(tmp_path.iterdir()) == [first, second]
