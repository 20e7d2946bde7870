"""How verbs begin and end."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fenedit.app.arguments import VERBS
from fenedit.app.main import main
from fenedit.app.verbs.terminal import printable
from tests.helpers.project import ROOT, run_python

unix = pytest.mark.skipif(sys.platform == "win32", reason="the shell is another one there")


@pytest.mark.parametrize("verb", VERBS)
def test_help_is_printed_without_qt_and_numpy(verb: str) -> None:
    code, output = run_python(
        "-c",
        "import sys\nfrom fenedit.app.main import main\n"
        f"try: main(['{verb}', '--help'])\n"
        "finally: print([name for name in ('PySide6', 'numpy', 'chess') if name in sys.modules])",
    )
    assert code == 0
    assert output.startswith(f"usage: fenedit {verb} ")
    assert output.endswith("[]\n")


@pytest.mark.parametrize("verb", VERBS)
def test_a_wrong_option_is_refused(verb: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main([verb, "--nonsense"])
    assert end.value.code == 2
    assert "--nonsense" in capsys.readouterr().err


def test_what_cannot_be_seen_is_escaped() -> None:
    assert printable("Großmeister ♔") == "Großmeister ♔"
    assert printable("a\n\x1b\u202e\ud800") == "a\\n\\x1b\\u202e\\ud800"


@unix
@pytest.mark.parametrize(
    ("words", "status"),
    [
        ("check a.fen >/dev/full", 2),
        ("check --json a.fen >/dev/full", 2),
        ("convert a.fen >/dev/full", 2),
        ("check - <&-", 2),
        ("check a.fen >&-", 2),
        ("check a.fen 2>&-", 1),
        ("check a.fen 2>/dev/full", 2),
    ],
)
def test_streams_that_are_closed_or_full_leave_no_traceback(
    tmp_path: Path, words: str, status: int
) -> None:
    (tmp_path / "a.fen").write_text("4k3/8\n" * 9, encoding="utf-8")
    done = subprocess.run(
        f"{sys.executable} -m fenedit.app.main {words}",
        shell=True,
        cwd=tmp_path,
        # Unbuffered, Python itself would have nothing left to write at its end.
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONUNBUFFERED": ""},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, "Traceback" in done.stderr) == (status, False)


def test_ctrl_c_ends_a_verb_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(verb: str, words: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("fenedit.app.verbs.terminal.run_verb", interrupt)
    assert main(["check"]) == 130


@unix
def test_without_a_display_a_window_is_refused_and_no_more() -> None:
    nothing = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    code, output = run_python("-m", "fenedit.app.main", "a.fen", **nothing)
    if sys.platform == "linux":
        assert (code, output.count("\n")) == (1, 1)
        assert "no display" in output
