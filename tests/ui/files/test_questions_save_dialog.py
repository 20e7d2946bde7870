"""Where something is to be saved."""

import pytest
from PySide6.QtWidgets import QFileDialog

from fenedit.ui.files.questions import ask_where_to_save

SUFFIXES = {"Drawing (*.svg)": "svg", "Picture (*.png)": "png"}
ANY = "All files (*)"


@pytest.mark.parametrize(
    ("typed", "chosen", "name"),
    [
        ("a", "Drawing (*.svg)", "a.svg"),
        ("a", "Picture (*.png)", "a.png"),
        ("a", ANY, "a.svg"),
        ("a.pdf", "Picture (*.png)", "a.pdf"),
    ],
)
def test_a_name_without_a_suffix_gets_that_of_the_filter(
    qtbot, monkeypatch, tmp_path, typed, chosen, name
):
    def choose(dialog):
        assert dialog.selectedNameFilter() == "Drawing (*.svg)"
        assert dialog.selectedFiles() == [str(tmp_path / "offered.svg")]
        dialog.selectNameFilter(chosen)
        dialog.filterSelected.emit(chosen)
        dialog.selectFile(str(tmp_path / typed))
        return 1

    monkeypatch.setattr(QFileDialog, "exec", choose)
    suggested = tmp_path / "offered.svg"
    place = ask_where_to_save(None, "Save", suggested, SUFFIXES, "Drawing (*.svg)", (ANY,))
    assert place == (tmp_path / name, chosen)


def test_who_would_rather_not_saves_nowhere(qtbot, monkeypatch, tmp_path):
    monkeypatch.setattr(QFileDialog, "exec", lambda _: 0)
    first = "Picture (*.png)"
    assert ask_where_to_save(None, "Save", tmp_path / "a.png", SUFFIXES, first) is None
