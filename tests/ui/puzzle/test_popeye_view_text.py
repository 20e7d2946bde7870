"""What Popeye has printed, as it is read."""

from pytestqt.qtbot import QtBot

from fenedit.ui.puzzle.popeye_view import PopeyeText


def test_it_grows_with_its_lines_to_a_limit_and_shows_the_beginning(qtbot: QtBot) -> None:
    text = PopeyeText()
    qtbot.addWidget(text)
    text.show()
    heights = []
    for _ in range(30):
        text.add(["   1.Ra1-a6 !"])
        text.resize(200, text.sizeHint().height())
        heights.append(text.height())
    assert heights[5] > heights[1]
    assert heights[29] == heights[20]
    assert text.toPlainText() == "\n".join(["   1.Ra1-a6 !"] * 30)
    assert text.verticalScrollBar().value() == 0
    assert text.verticalScrollBar().maximum() > 0


def test_a_short_text_needs_no_scroll_bar(qtbot: QtBot) -> None:
    text = PopeyeText()
    qtbot.addWidget(text)
    text.add(["a", "b", "c", "d"])
    text.resize(200, text.sizeHint().height())
    text.show()
    assert text.verticalScrollBar().maximum() == 0


def test_programs_print_no_markup(qtbot: QtBot) -> None:
    text = PopeyeText()
    qtbot.addWidget(text)
    text.add(["<b>1.Ra1-a6</b> &amp;"])
    assert text.toPlainText() == "<b>1.Ra1-a6</b> &amp;"
    assert text.isReadOnly()
