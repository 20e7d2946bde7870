"""How verbs begin and end."""

import errno
import io
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from fenedit.app.arguments import VERBS, printable
from fenedit.app.main import main
from fenedit.app.verbs import terminal
from tests.helpers.project import ROOT, run_python

unix = pytest.mark.skipif(sys.platform == "win32", reason="the shell is another one there")


@pytest.mark.parametrize("verb", VERBS)
def test_help_is_printed_without_qt_and_numpy(verb):
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
def test_a_wrong_option_is_refused(verb, capsys):
    with pytest.raises(SystemExit) as end:
        main([verb, "--nonsense"])
    assert end.value.code == 2
    assert "--nonsense" in capsys.readouterr().err


def test_what_cannot_be_seen_is_escaped():
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
def test_streams_that_are_closed_or_full_leave_no_traceback(tmp_path, words, status):
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


NOTICE = "Reading positions from standard input; end with Ctrl-D."
MATE = "6k1/5ppp/8/8/8/8/8/R5K1 w - -"


def errors_of(words: list[str], folder: Path, *, typed: bool) -> list[str]:
    """Return what a verb says on standard error of a position that is typed, or comes by a pipe."""
    keyboard, stdin = os.openpty() if typed else os.pipe()[::-1]
    with (
        os.fdopen(keyboard, "wb", buffering=0) as writer,
        subprocess.Popen(
            [sys.executable, "-m", "fenedit.app.main", *words],
            cwd=folder,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            stdin=stdin,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
        ) as process,
    ):
        writer.write(f"{MATE}\n".encode() + b"\4" * typed)
        os.close(stdin)
        if not typed:
            writer.close()
        said = process.communicate()[1]
    assert process.returncode == 0
    return said.splitlines()


@unix
@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["check"], [NOTICE]),
        (["check", "-"], [NOTICE]),
        (["solve", "--mate", "1"], [NOTICE]),
        (["convert", "--to", "epd"], [NOTICE]),
        (["find", "-", "wtm"], [NOTICE]),
        (["diagram", "--force", "-o", "a.svg"], [NOTICE]),
        (["check", "a.fen"], []),
        (["solve", MATE, "--mate", "1"], []),
    ],
    ids=lambda value: " ".join(value[:2]),
)
def test_who_is_to_type_positions_is_told(tmp_path, words, said):
    (tmp_path / "a.fen").write_text(f"{MATE}\n", encoding="utf-8")
    # All else is said as ever.
    assert errors_of(words, tmp_path, typed=True) == said + errors_of(words, tmp_path, typed=False)


def test_ctrl_c_ends_a_verb_quietly(monkeypatch):
    def interrupt(verb, words):
        raise KeyboardInterrupt

    monkeypatch.setattr("fenedit.app.verbs.terminal.run_verb", interrupt)
    assert main(["check"]) == 130


@unix
def test_without_a_display_a_window_is_refused_and_no_more():
    nothing = {"DISPLAY": "", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": ""}
    code, output = run_python("-m", "fenedit.app.main", "a.fen", **nothing)
    if sys.platform == "linux":
        assert (code, output.count("\n")) == (1, 1)
        assert "no display" in output


@pytest.mark.skipif(sys.platform != "linux", reason="displays that are named by numbers")
def test_a_display_that_does_not_answer_is_said_to_be_so():
    nowhere = {"DISPLAY": ":999", "WAYLAND_DISPLAY": "", "QT_QPA_PLATFORM": "xcb"}
    code, output = run_python("-m", "fenedit.app.main", "--new-instance", "a.fen", **nowhere)
    assert code == 1
    assert output.splitlines()[-1].startswith("fenedit: no display can be reached")


@pytest.mark.parametrize("system", ["win32", "linux"])
def test_files_and_pipes_of_windows_get_utf_8(system, monkeypatch):
    written = io.BytesIO()
    stream = io.TextIOWrapper(written, "cp1252", newline="\n")
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "stdout", stream)
    monkeypatch.setattr(terminal, "_run", lambda *_: print("ä ♔") or 0)
    assert terminal.run_verb("read", []) == 0
    expected = "ä ♔\n".encode() if system == "win32" else b"\xe4 \\u2654\n"
    assert written.getvalue() == expected


@pytest.mark.parametrize(
    ("system", "error", "status"),
    [
        ("linux", BrokenPipeError(errno.EPIPE, "broken"), 141),
        ("linux", OSError(errno.EINVAL, "invalid"), 2),
        ("win32", OSError(errno.EINVAL, "invalid"), 141),
    ],
)
def test_a_reader_that_has_gone_ends_it_quietly(monkeypatch, capsys, system, error, status):
    def fail(*_):
        raise error

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(terminal, "_run", fail)
    monkeypatch.setattr(terminal, "_drop", lambda _: None)
    assert terminal.run_verb("read", []) == status
    assert bool(capsys.readouterr().err) == (status == 2)


@pytest.mark.parametrize(
    ("words", "status"),
    [
        (["--version"], 0),
        (["--nonsense"], 2),
        (["check", "a.fen"], 2),
        (["--screenshot", "a.png"], 0),
    ],
)
def test_nothing_fails_for_want_of_a_console(tmp_path, words, status):
    """Who starts a window of Windows gives it no streams at all."""
    code, said = run_python(
        "-c",
        "import os, sys\nos.chdir(sys.argv[1])\nsys.stdin = sys.stdout = sys.stderr = None\n"
        f"from fenedit.app.main import main\nsys.exit(main({words!r}))",
        tmp_path,
    )
    assert (code, "Traceback" in said) == (status, False)


# A line is decoded by itself, the same by all verbs; `--encoding` names another encoding.


FOUR = "4k3/8/8/8/8/8/8/4K2R w K -"
NAMES = {"utf-8": "Dvořák", "windows-1252": "Réti – “Ostrava”", "koi8-r": "Куббель"}


@pytest.fixture
def mixed(tmp_path) -> Path:
    path = tmp_path / "a.epd"
    lines = [f'{FOUR} id "{NAMES[each]}";\n'.encode(each) for each in ("utf-8", "windows-1252")]
    # Far behind what tells the encoding, and where numpy helps.
    path.write_bytes(lines[0] + f"{FOUR}\n".encode() * 40_000 + lines[1] + lines[0])
    return path


def test_all_verbs_read_the_same(mixed, capsys):
    for name in (NAMES["utf-8"], NAMES["windows-1252"]):
        assert main(["find", "--count", str(mixed), name.split(" – ")[0]]) == 0
        assert capsys.readouterr().out.strip() == ("2" if name == "Dvořák" else "1")
    assert main(["convert", str(mixed)]) == 0
    out, said = capsys.readouterr()
    assert [line.split('"')[1] for line in out.splitlines() if '"' in line] == [
        *(NAMES["utf-8"], NAMES["windows-1252"], NAMES["utf-8"]),
    ]
    assert "has lines that are not UTF-8, read as Windows-1252; the result is UTF-8" in said
    bad = mixed.with_name("b.epd")
    bad.write_bytes(f'x id "{NAMES["windows-1252"]}";\n'.encode("windows-1252") * 3)
    main(["check", "--json", str(bad)])
    found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert NAMES["windows-1252"] in json.dumps(found[0], ensure_ascii=False)


@pytest.mark.parametrize("verb", ["find", "convert", "read", "check", "solve"])
def test_an_encoding_may_be_named(tmp_path, capsys, verb):
    path = tmp_path / "a.epd"
    name = NAMES["koi8-r"]
    good = f'{FOUR} id "{NAMES["utf-8"]}";\n'.encode()
    path.write_bytes(good + f'{FOUR} dm 1; id "{name}";\n'.encode("koi8-r"))
    words = [verb, "--encoding", "KOI8-R", str(path)]
    if verb == "find":
        words.append(name)
    main(words)
    out = capsys.readouterr().out
    if verb in ("find", "convert"):
        assert name in out
    # What is not one is refused before anything is read.
    with pytest.raises(SystemExit):
        main([verb, "--encoding", "klingon", str(path)])
