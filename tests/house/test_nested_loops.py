"""An event loop within the event loop is begun in few places, which know what may die in it."""

import re

from tests.helpers.project import PACKAGE

ALLOWED = {
    "app/main.py": "the event loop itself",
    "ui/dialogs.py": "keeps the window below open",
    "ui/files/waiting.py": "keeps the window below open",
    # Qt's own questions, whose dialogs are seen over the window, which they keep open.
    "ui/picture/export_options.py": "a colour",
    "ui/engine/programs.py": "a program",
    "ui/files/questions.py": "a file to open",
    "ui/picture/many_dialog.py": "a folder",
    "ui/position.py": "a number",
    "ui/puzzle/results_table.py": "a file to save to",
    "ui/sheet/dialog.py": "a file to save to",
}
LOOP = re.compile(
    r"\.exec\(|\.exec_\(|processEvents\(|QEventLoop\("
    r"|Dialog\.get[A-Z]|QMessageBox\.(?:about|critical|information|question|warning)\b"
)


def test_nested_loops_stand_where_they_are_known() -> None:
    files = {file.relative_to(PACKAGE).as_posix(): file for file in PACKAGE.rglob("*.py")}
    found = {name for name, file in files.items() if LOOP.search(file.read_text("utf-8"))}
    assert found == set(ALLOWED)
