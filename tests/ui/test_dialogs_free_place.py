"""A new window stands beside the others, not on them."""

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from fenedit.ui.dialogs import free_place

SIZE = QSize(860, 600)


@pytest.mark.parametrize(
    ("room", "others", "place"),
    [
        (QRect(0, 0, 1920, 1080), [QRect(10, 20, 860, 600)], (870, 20)),
        (QRect(0, 0, 1920, 1080), [QRect(1000, 20, 860, 600)], (140, 20)),
        (QRect(0, 0, 1366, 768), [QRect(100, 50, 860, 600)], (132, 82)),
        (QRect(0, 0, 1366, 768), [QRect(506, 168, 860, 600)], (0, 0)),
        (QRect(60, 30, 1306, 738), [QRect(500, 160, 860, 600)], (60, 30)),
        (QRect(0, 0, 910, 650), [QRect(0, 0, 860, 600)], (32, 32)),
        (QRect(1920, 0, 1920, 1080), [QRect(1930, 0, 860, 600)], (2790, 0)),
        (
            QRect(0, 0, 1920, 1080),
            [QRect(10, 20, 860, 600), QRect(870, 20, 860, 600)],
            (902, 52),
        ),
        (
            QRect(0, 0, 1366, 768),
            [QRect(132, 82, 860, 600), QRect(100, 50, 860, 600)],
            (164, 114),
        ),
    ],
)
def test_it_is_beside_the_last_or_a_bit_below(room, others, place):
    assert free_place(SIZE, others, room) == QPoint(*place)


def test_many_windows_are_all_seen():
    room, others = QRect(0, 0, 1366, 768), [QRect(100, 50, 860, 600)]
    for _ in range(5):
        others.append(QRect(free_place(SIZE, others, room), SIZE))
        assert room.contains(others[-1])
    corners = [(each.x(), each.y()) for each in others]
    assert len(set(corners)) == len(corners)


@pytest.mark.parametrize(
    ("room", "size"),
    [
        (QRect(0, 0, 1280, 800), QSize(1256, 700)),
        (QRect(0, 30, 1366, 738), QSize(1366, 600)),
        (QRect(1920, 0, 1280, 1024), QSize(900, 1020)),
        (QRect(0, 0, 910, 620), QSize(900, 610)),
    ],
)
def test_a_window_nearly_as_large_as_the_screen_does_not_hang_over_its_edge(room, size):
    for first in (room.topLeft(), room.topLeft() + QPoint(8, 5)):
        others = [QRect(first, size)]
        for _ in range(3):
            others.append(QRect(free_place(size, others, room), size))
            assert room.contains(others[-1])
        assert others[1].topLeft() != others[0].topLeft()
