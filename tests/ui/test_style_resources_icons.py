"""Icons: ours, in the window's colour."""

import pytest

from fenedit.ui.commands import MENUS, commands_of
from fenedit.ui.style import coloured_pixmap, icon


@pytest.mark.parametrize(
    "name", sorted({command.icon for menu in MENUS for command in commands_of(menu)} - {""})
)
def test_every_action_has_a_drawing(qapp, name):
    assert not icon(name).isNull()
    image = coloured_pixmap(name, "#ff0000", 24).toImage()
    colours = {
        image.pixelColor(x, y).name()
        for x in range(24)
        for y in range(24)
        if image.pixelColor(x, y).alpha() == 255
    }
    assert "#ff0000" in colours and "#000000" not in colours


def test_an_icon_is_as_sharp_as_the_screen(qapp):
    pixmap = coloured_pixmap("save", "#123456", 24, 2.0)
    assert pixmap.width() == 48 and pixmap.devicePixelRatio() == 2.0


def test_an_icon_that_is_not_there_is_an_error(qapp):
    with pytest.raises(FileNotFoundError, match="nonsense"):
        coloured_pixmap("nonsense", "#000000", 24)
