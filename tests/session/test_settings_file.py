"""A file of settings that somebody else has written to."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from fenedit.session.settings import Preferences, Settings
from fenedit.session.settings_file import readable_file
from tests.helpers.project import run_python


def store_in(path: Path) -> QSettings:
    return QSettings(str(path), QSettings.Format.IniFormat)


BOMB = rb"Variant(\0\0\0\t\x7f\xff\xff\xff)"
"""What follows @ in a list that says it is longer than memory: Qt ends the program."""
HOSTILE = {
    "plain": b"files=@" + BOMB,
    "quoted": b'files="@' + BOMB + b'"',
    "in a list": b'files=/a, "@' + BOMB + b'"',
    "escaped": b"files=\\x40" + BOMB,
    "escaped at length": b"files=\\x00000040" + BOMB,
    "escaped, modulo 65536": b"files=\\x10040" + BOMB,
    "in octal": b"files=\\100" + BOMB,
    "in octal, modulo 65536": b"files=\\200100" + BOMB,
    "behind blanks": b"files \t=  \t@" + BOMB,
    "in two lines": b"files=@Var\\\niant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)",
    "on the next line": b"files=\\\r\n@" + BOMB,
    "in two quotes": b'files="@Var""iant(\\0\\0\\0\\t\\x7f\\xff\\xff\\xff)"',
    "behind quotes": b'files=""@' + BOMB,
    "behind an equals sign in the key": b"files\\=a=@" + BOMB,
    "behind a carriage return": b"a=1\rfiles=@" + BOMB,
    "behind a quote in a section": b'["\n]\nfiles=@' + BOMB,
    "behind a remark": b";\\\nfiles=@" + BOMB,
    "list within a list": rb"files=@Variant(\0\0\0\t\0\0\0\x1\0\0\0\t\x7f\xff\xff\xff)",
    "moment": rb"files=@DateTime(\0\0\0\x10\x7f\xff\xff\xff)",
    "long bytes": b"files=@ByteArray(" + b"a" * 10_000 + b")",
    "rectangle": b"files=@Rect(1 2 3 4)",
    "nothing but zeros": bytes(5000),
    "no text": bytes(range(256)) * 20,
    "too long": b"files=" + b"a, " * 2_000_000,
    "long and slow": b"a" + b" " * 1_000_000 + b'"',
}
SAFE = rb"""[preferences]
board_theme = Slate
[%General]
; a remark
[window]
geometry=@ByteArray(\x1\xd9\xd0\xcb\0\x3@\"\")
flipped=true
[recent]
files="/a, @b.fen", /c @d.fen, @@e
positions=@Invalid()
[diagram]
now\then="{\"a\": \"@Variant(\"}"
"""


READ_EACH = """
import sys
from pathlib import Path
from PySide6.QtCore import QSettings
from fenedit.session.settings import Settings
from fenedit.session.settings_file import readable_file
for word in sys.argv[1:]:
    path, aside = readable_file(Path(word))
    settings = Settings(QSettings(str(path), QSettings.Format.IniFormat))
    theme, files = settings.preferences.board_theme, settings.recent_files()
    print(Path(word).parent.name, theme, aside.name, len(files), sep="; ", flush=True)
"""


def test_what_qt_must_not_read_is_set_aside_and_all_else_stays(tmp_path: Path) -> None:
    before, after = b"[preferences]\nboard_theme=Slate\n[recent]\n", b"\n[window]\na=1\n"
    contents = {
        tmp_path / name / "fenedit.ini": before + lines + after for name, lines in HOSTILE.items()
    }
    for path, content in contents.items():
        path.parent.mkdir()
        path.write_bytes(content)
    # A process that Qt ends says how far it came.
    status, said = run_python("-c", READ_EACH, *contents)
    assert status == 0, said
    rows = [line.split("; ") for line in said.splitlines()]
    assert [(name, theme) for name, theme, _aside, _files in rows] == [
        (name, "Walnut" if name == "too long" else "Slate") for name in HOSTILE
    ]
    for (path, content), (_name, _theme, aside, _files) in zip(contents.items(), rows, strict=True):
        assert path.with_name(aside).read_bytes() == content
        # It is said once.
        assert readable_file(path)[1] is None


def test_what_we_write_and_what_a_person_writes_stays(tmp_path: Path) -> None:
    path = tmp_path / "fenedit.ini"
    path.write_bytes(SAFE)
    assert readable_file(path) == (path, None)
    assert path.read_bytes() == SAFE
    store = store_in(path)
    assert store.value("recent/files") == ["/a, @b.fen", "/c @d.fen", "@e"]
    for name, value in (("a", "@Variant(1)"), ("b", ['"\\', "@x", "ä\n;=,"]), ("c", "\x01\t")):
        store.setValue(f"own/{name}", value)
    store.setValue("own/d", QByteArray(bytes(range(256)) * 4))
    store.setValue("own group[;]/ä=\\/e", [])
    store.sync()
    assert readable_file(path)[1] is None


@pytest.mark.skipif(os.name != "posix", reason="kinds of files as POSIX has them")
@pytest.mark.parametrize("kind", ["link to itself", "folder", "pipe", "device"])
def test_what_is_no_file_is_set_aside(kind: str, tmp_path: Path) -> None:
    path = tmp_path / "fenedit.ini"
    match kind:
        case "link to itself":
            path.symlink_to(path)
        case "folder":
            (path / "inside").mkdir(parents=True)
        case "pipe":
            os.mkfifo(path)
        case "device":
            path.symlink_to("/dev/zero")
    readable, aside = readable_file(path)
    assert readable == path
    assert aside is not None and os.path.lexists(aside)
    store = store_in(path)
    Settings(store).set_preferences(Preferences(figurines=True))
    store.sync()
    assert Settings(store_in(path)).preferences.figurines


@pytest.mark.skipif(os.name != "posix", reason="kinds of files as POSIX has them")
@pytest.mark.parametrize("kind", ["hostile", "pipe"])
def test_what_cannot_be_set_aside_is_not_read(
    kind: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "fenedit.ini"
    if kind == "pipe":
        os.mkfifo(path)
    else:
        path.write_bytes(b"[recent]\n" + HOSTILE["plain"])

    def refuse(*_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(Path, "replace", refuse)
    readable, aside = readable_file(path)
    assert aside == path
    store = store_in(readable)
    settings = Settings(store)
    assert settings.recent_files() == ()
    settings.set_preferences(Preferences(figurines=True))
    store.sync()
    assert settings.preferences.figurines
