"""Shapes are values: what was drawn of one may be kept for the next that is equal."""

from dataclasses import FrozenInstanceError, fields, replace

import pytest

from fenedit.diagram.shapes import Circle, Path, PieceShape, Rect, Text

SHAPES = [
    Rect(0, 0, 1, 1, "#000000"),
    Path((("M", 0, 0), ("C", 0, 1, 1, 1, 1, 0), ("Z",)), fill="#000000"),
    Circle(0, 0, 1),
    Text(0, 0, "a", 1, "#000000"),
    PieceShape("K", 0, 0, 1),
]


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: type(shape).__name__)
def test_shapes_are_values(shape) -> None:
    assert {shape: 1}[replace(shape)] == 1
    with pytest.raises(FrozenInstanceError):
        setattr(shape, fields(shape)[0].name, None)


@pytest.mark.parametrize("shape", SHAPES, ids=lambda shape: type(shape).__name__)
def test_shapes_are_opaque_unless_told(shape) -> None:
    assert getattr(shape, "opacity", 1.0) == 1.0
