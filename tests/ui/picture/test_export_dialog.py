"""Export Picture, with real keys and clicks."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QSettings
from PySide6.QtGui import QColor, QDrag
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QFileDialog, QLabel

from fenedit.diagram.description import LARGEST, Diagram, DiagramStyle
from fenedit.diagram.embedded import positions_in_file
from fenedit.diagram.options import FORMATS, PictureChoice
from fenedit.diagram.paint import render_image
from fenedit.notation.position import START_PLACEMENT
from fenedit.session.editor import Editor
from fenedit.session.intents.board import clear
from fenedit.session.intents.records import delete
from fenedit.session.settings import Settings
from fenedit.session.state import state_at
from fenedit.ui.option_form import OptionScroll
from fenedit.ui.picture import export_dialog
from fenedit.ui.picture.choice import Subject, keep_choice, last_choice
from fenedit.ui.picture.export_dialog import ExportPictureDialog, PicturePreview
from fenedit.ui.picture.export_options import SizeBox
from fenedit.ui.translation import speak
from tests.helpers.benches import BenchWindow, bench_of, hearing
from tests.helpers.board_answers import plain_pieces
from tests.helpers.board_hands import LEFT, move, press, release
from tests.helpers.dialog_hands import button_of, when_asked
from tests.helpers.keyboard import type_keys
from tests.helpers.small_fonts import installed, small_font
from tests.helpers.states import HARING, START, editor_of, state_of_fen, state_of_text


class Shown:
    """What a window shows."""

    def __init__(self):
        self.subject = Subject(state_of_fen(START))

    def __call__(self) -> Subject:
        return self.subject


@pytest.fixture
def shown() -> Shown:
    return Shown()


@pytest.fixture
def settings(qapp, tmp_path) -> Settings:
    settings = Settings(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    keep_choice(settings, PictureChoice(DiagramStyle(size=160)))
    return settings


@pytest.fixture
def editor(qapp) -> Iterator[Editor]:
    editor = editor_of(state_of_fen(START))
    yield editor
    editor.close()


@pytest.fixture
def printed() -> list[tuple[Diagram, PictureChoice]]:
    return []


@pytest.fixture
def dialog(qtbot, editor, settings, shown, printed) -> Iterator[ExportPictureDialog]:
    window = BenchWindow()
    qtbot.addWidget(window)
    bench = bench_of(window, editor, settings)
    dialog = ExportPictureDialog(bench, shown, lambda *picture: printed.append(picture))
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    yield dialog
    dialog.close()


def press_button(dialog: ExportPictureDialog, words: str):
    QTest.mouseClick(button_of(dialog, words), LEFT)


def words(dialog: ExportPictureDialog, tone: str = "") -> str:
    labels = dialog.findChildren(QLabel, tone) if tone else dialog.findChildren(QLabel)
    return " ".join(label.text() for label in labels)


def answer(path: Path) -> Callable[[QDialog], None]:
    def act(dialog: QDialog):
        assert isinstance(dialog, QFileDialog)
        dialog.setDirectory(str(path.parent))
        dialog.selectFile(path.name)
        dialog.accept()

    return act


def test_a_picture_is_saved_where_one_says(dialog, settings, tmp_path, qtbot):
    offered = []

    def act(asked):
        assert isinstance(asked, QFileDialog)
        offered.extend(asked.selectedFiles())
        answer(tmp_path / "mine")(asked)

    when_asked(act)
    with hearing(dialog) as said:
        press_button(dialog, "Save…")
    assert Path(offered[0]).name == "Start position.png"
    assert positions_in_file((tmp_path / "mine.png").read_bytes()) == (START,)
    assert said.args == ["Saved as “mine.png”."]
    assert settings.diagram_value("picture_folder") == {"folder": str(tmp_path)}


def test_the_next_picture_is_offered_beside_the_last_one(dialog, tmp_path):
    dialog.save_to(tmp_path / "a.png")
    folders = []

    def look(asked):
        assert isinstance(asked, QFileDialog)
        folders.append(asked.directory().absolutePath())

    when_asked(look)
    press_button(dialog, "Save…")
    assert folders == [str(tmp_path)]


def test_a_name_with_the_suffix_of_a_format_is_of_that_format(dialog, tmp_path):
    dialog.save_to(tmp_path / "a.svg")
    assert (tmp_path / "a.svg").read_text().startswith("<")


def test_other_formats_are_refused_in_words(dialog, tmp_path):
    dialog.save_to(tmp_path / "a.jpg")
    assert not (tmp_path / "a.jpg").exists()
    *others, last = map(str.upper, FORMATS)
    assert f"{', '.join(others)} or {last}, not as “.jpg”" in words(dialog, "danger")


def test_nothing_is_saved_where_nobody_says_where(dialog, tmp_path):
    when_asked(QDialog.reject)
    press_button(dialog, "Save…")
    assert not list(tmp_path.glob("*.png"))


def test_what_is_chosen_is_seen_and_kept(dialog, settings):
    press_button(dialog, "PDF")
    press_button(dialog, "60")
    choice = PictureChoice(DiagramStyle(size=227), format="pdf", millimetres=60.0)
    assert last_choice(settings) == choice
    assert "60 × 60 mm" in words(dialog)
    choice = PictureChoice(DiagramStyle(size=400), double=True)
    dialog.presets.chosen.emit(choice)
    assert dialog.options.choice == last_choice(settings) == choice
    assert "800 × 800 pixels" in words(dialog)


def test_the_picture_follows_the_board_while_it_is_seen(dialog, shown):
    before = dialog.preview.image
    shown.subject = Subject(state_of_fen(HARING), shown_flipped=True)
    dialog.refresh()
    after = dialog.preview.image
    assert after != before
    dialog.close()
    shown.subject = Subject(state_of_fen(START))
    dialog.refresh()
    assert dialog.preview.image == after
    dialog.show()
    assert dialog.preview.image == before


def test_what_the_font_of_labels_lacks_is_named(dialog, shown):
    state = state_of_text('8/8/8/8/8/k1K5/8/1R6 w - - c0 "[%label red,e4,A?]";', file_format="epd")
    shown.subject = Subject(state)
    with installed(small_font("Test Boxes")):
        dialog._take(replace(PictureChoice(), style=DiagramStyle(size=160, font="Test Boxes")))
        said = " ".join(label.text() for label in dialog.findChildren(QLabel))
    assert "Not in the chosen font, so taken from others: ? (" in said


def test_a_caption_begins_with_the_words_of_the_record_and_can_be_changed(
    dialog, shown, tmp_path, qtbot
):
    assert not dialog.caption.isVisible()
    box = dialog.findChild(QCheckBox, "caption")
    assert box is not None
    type_keys(box, "Space")
    assert dialog.caption.isVisible() and dialog.caption.toPlainText() == "White to move"
    before = dialog.preview.image.height()
    QTest.keyClicks(dialog.caption, "Six: ")
    assert dialog.preview.image.height() == before
    dialog.caption.setPlainText("Six:\nWhite to move\nand win")
    assert dialog.preview.image.height() > before
    dialog.save_to(tmp_path / "a.png")
    name = "Six: White to move and win"
    kept = positions_in_file((tmp_path / "a.png").read_bytes())
    assert kept == (f'{START[:-4]} id "{name}";',)
    # Another record has words of its own.
    line = f'{START[:-4]} c1 "Loyd"; dm 2;\n'
    shown.subject = Subject(state_of_text(line, file_format="epd"))
    dialog.refresh()
    assert dialog.caption.toPlainText() == "Loyd\n#2"
    dialog.caption.clear()
    dialog.save_to(tmp_path / "b.svg")
    assert "<text" not in (tmp_path / "b.svg").read_text()


@pytest.mark.parametrize("changed", [False, True])
def test_a_typed_caption_stays_with_its_record(dialog, shown, changed):
    dialog._take(replace(PictureChoice(), style=DiagramStyle(size=160), caption=True))
    state = state_of_text(f"{START}\n" * 2)
    deletion, clearing = delete(state), clear(state)
    assert deletion is not None and clearing is not None
    shown.subject = Subject(state)
    dialog.refresh()
    dialog.caption.setPlainText("Mine")
    shown.subject = Subject(clearing.apply(state))
    dialog.refresh()
    assert dialog.caption.toPlainText() == "Mine"
    # Its own words are the same, but it is another one.
    shown.subject = Subject(deletion.apply(state) if changed else state_at(state.document, 1))
    dialog.refresh()
    assert dialog.caption.toPlainText() == "White to move"


@pytest.mark.parametrize("language", ["en", "nl"])
def test_all_rows_begin_alike(spoken, request, language):
    speak(spoken, language)
    dialog = request.getfixturevalue("dialog")
    assert isinstance(dialog, ExportPictureDialog)
    combos = [dialog.findChild(QComboBox, name) for name in ("presets", "orientation", "pieces")]
    assert len({combo.mapTo(dialog, QPoint()).x() for combo in combos if combo}) == 1
    scroll = dialog.findChild(OptionScroll)
    assert not scroll.horizontalScrollBar().isVisible()


def test_printing_is_for_others(dialog, printed):
    press_button(dialog, "Print…")
    ((diagram, choice),) = printed
    assert diagram.fen == START
    assert choice.style == DiagramStyle(size=160)


def test_the_preview_is_dragged_as_a_file_of_the_format(dialog, monkeypatch):
    dragged = []

    def drop(drag, action):
        dragged.extend(Path(url.toLocalFile()).name for url in drag.mimeData().urls())
        return action

    monkeypatch.setattr(QDrag, "exec", drop)
    press_button(dialog, "SVG")
    press(dialog.preview, QPoint(100, 100))
    move(dialog.preview, QPoint(150, 100), LEFT)
    release(dialog.preview, QPoint(150, 100))
    assert dragged == ["Start position.svg"]


def test_without_a_position_there_is_no_picture(dialog, shown):
    shown.subject = Subject(state_of_text("no FEN\n"))
    dialog.refresh()
    assert "no position to draw yet" in words(dialog)
    assert not any(button_of(dialog, each).isEnabled() for each in ("Save…", "Copy", "Print…"))
    dialog.copy()
    dialog.save()
    assert dialog.preview.image.isNull()


def test_a_lack_of_memory_is_told(dialog, monkeypatch, tmp_path):
    def fail(*_):
        raise MemoryError

    monkeypatch.setattr(export_dialog, "made_picture", fail)
    monkeypatch.setattr("fenedit.ui.picture.output.made_contents", fail)
    dialog.save_to(tmp_path / "a.png")
    assert "Not enough memory" in words(dialog, "danger")
    assert not (tmp_path / "a.png").exists()
    press_button(dialog, "SVG")
    assert not words(dialog, "danger")
    press_button(dialog, "Copy")
    assert "Not enough memory" in words(dialog, "danger")


def test_an_absurd_size_is_told(dialog, qtbot):
    size = dialog.findChild(SizeBox)
    size.selectAll()
    QTest.keyClicks(size, "99999")
    type_keys(size, "Return")
    qtbot.waitUntil(lambda: str(LARGEST) in words(dialog, "danger"))


def test_preferences_change_what_follows_them(dialog, settings):
    settings.set_preferences(settings.preferences._replace(board_theme="Slate"))
    assert dialog.options.choice.style.scheme == "Slate"


def test_it_fits_where_windows_are_smallest(dialog):
    assert dialog.minimumSizeHint().width() <= 860 and dialog.minimumSizeHint().height() <= 570


def test_enter_takes_the_size_and_opens_nothing(dialog, monkeypatch):
    asked = []
    monkeypatch.setattr(QFileDialog, "exec", lambda *_: asked.append(_))
    size = dialog.findChild(SizeBox)
    size.setFocus()
    size.selectAll()
    QTest.keyClicks(size, "500")
    type_keys(size, "Return")
    assert size.value() == 500
    assert not asked


def test_a_size_that_no_picture_has_is_corrected_and_that_is_said(dialog, qtbot):
    size = dialog.findChild(SizeBox)
    size.setFocus()
    size.selectAll()
    QTest.keyClicks(size, "5")
    type_keys(size, "Tab")
    assert size.value() == 64
    qtbot.waitUntil(lambda: "64 to 8192" in words(dialog))


# How a picture will look.


DIAGRAM = Diagram(START_PLACEMENT, title="White to move")
CHOICE = PictureChoice(DiagramStyle(margin=0.5))


@pytest.fixture
def preview(qtbot) -> PicturePreview:
    pieces = plain_pieces()
    preview = PicturePreview(lambda _: pieces)
    qtbot.addWidget(preview)
    preview.resize(402, 502)
    preview.show()
    return preview


def test_it_is_the_picture_to_the_pixel(preview):
    preview.show_diagram(DIAGRAM, CHOICE)
    style = replace(CHOICE.style, size=396)
    assert preview.image == render_image(DIAGRAM, style, plain_pieces())


def test_a_small_png_is_not_made_larger_but_vectors_are(preview):
    small = PictureChoice(DiagramStyle(size=100))
    preview.show_diagram(DIAGRAM, small)
    assert preview.image.width() == 100
    preview.show_diagram(DIAGRAM, replace(small, double=True))
    assert preview.image.width() == 200
    preview.show_diagram(DIAGRAM, replace(small, format="svg"))
    assert preview.image.width() == 400


def test_what_is_transparent_is_chequered(preview):
    def corner():
        picture = preview.grab().toImage()
        left, top = 6, (502 - preview.image.height()) // 2 + 4
        return {picture.pixelColor(left + 8 * step, top).name() for step in range(6)}

    preview.show_diagram(DIAGRAM, CHOICE)
    assert corner() == {"#ffffff", "#e6e6e6"}
    red = replace(CHOICE, style=replace(CHOICE.style, background="#ff0000"))
    preview.show_diagram(DIAGRAM, red)
    assert corner() == {QColor("red").name()}


def test_it_is_painted_anew_only_for_another_picture(qtbot):
    loaded = []

    def load(name):
        loaded.append(name)
        return plain_pieces()

    preview = PicturePreview(load)
    qtbot.addWidget(preview)
    preview.show_diagram(DIAGRAM, CHOICE)
    for _ in range(3):
        assert not preview.image.isNull()
    preview.show_diagram(DIAGRAM, CHOICE)
    assert not preview.image.isNull()
    assert len(loaded) == 1
    preview.forget()
    assert not preview.image.isNull()
    assert len(loaded) == 2


def test_pulling_it_asks_for_a_drag(preview, qtbot):
    preview.show_diagram(DIAGRAM, CHOICE)
    with qtbot.waitSignal(preview.drag_wanted):
        press(preview, QPoint(100, 100))
        move(preview, QPoint(160, 100), LEFT)
    release(preview, QPoint(160, 100))
    with qtbot.assertNotEmitted(preview.drag_wanted):
        move(preview, QPoint(200, 100))


def test_nothing_is_shown_and_dragged_without_a_position(preview, qtbot):
    preview.show_diagram(None, CHOICE)
    assert preview.image.isNull()
    with qtbot.assertNotEmitted(preview.drag_wanted):
        press(preview, QPoint(100, 100))
        move(preview, QPoint(160, 100), LEFT)


def test_who_listens_hears_what_it_shows(preview):
    preview.show_diagram(DIAGRAM, CHOICE)
    assert preview.accessibleDescription() == "White to move"
