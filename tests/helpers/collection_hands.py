"""A collection's panel that can be seen, for those that work on it."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtWidgets import QMenu
from pytestqt.qtbot import QtBot

from fenedit.session.editor import Editor
from fenedit.session.state import EditorState
from fenedit.ui.collection.panel import CollectionPanel
from tests.helpers.benches import bench_around
from tests.helpers.states import HARING, IMMORTAL, START, editor_of, state_of_text

FIVE = f"{HARING} ; Haring\n{IMMORTAL} # Immortal\n{START}\nnot a position\n{IMMORTAL} # Twice\n"
"""A file of five records; the fourth is faulty, and the last is the second once more."""


@contextmanager
def editing(text: str) -> Iterator[Editor]:
    """Give an editor of a file with `text`, and close it."""
    editor = editor_of(state_of_text(text))
    yield editor
    editor.close()


def shown_panel(
    qtbot: QtBot, editor: Editor, size: tuple[int, int] | None = None
) -> CollectionPanel:
    """Show the panel of an editor, and what becomes of its collection; `size` is in pixels."""
    bench = bench_around(qtbot, editor)
    panel = CollectionPanel(bench, QMenu(bench.window))
    bench.window.setCentralWidget(panel)

    def show(_old: EditorState, new: EditorState, _transaction: object) -> None:
        panel.show_state(new)

    editor.state_changed.connect(show)
    if size is not None:
        bench.window.resize(*size)
    bench.window.show()
    qtbot.waitExposed(bench.window)
    return panel
