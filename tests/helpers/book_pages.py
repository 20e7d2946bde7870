"""PDF files with empty boards and words, for tests."""

from collections.abc import Iterable, Sequence
from io import BytesIO

import pydyf

SIDE = 160
"""The side of a board, in points."""


def book(
    pages: Iterable[Sequence[tuple[float, float] | tuple[float, float, str]]],
    size: tuple[float, float] = (595, 842),
    rotate: int = 0,
) -> bytes:
    """Return a PDF.

    Args:
        pages: what is on each: the top left corners of boards, and words with the left end of their
            line; x and y in points from the top left corner of the page.
        size: width and height of all pages.
        rotate: by how many degrees a viewer turns them.
    """
    pdf = pydyf.PDF()
    font = pydyf.Dictionary(
        {"Type": "/Font", "Subtype": "/Type1", "Name": "/F1", "BaseFont": "/Helvetica"}
    )
    pdf.add_object(font)
    for things in pages:
        drawing = pydyf.Stream()
        for x, y, *words in things:
            if words:
                drawing.begin_text()
                drawing.set_font_size("F1", 10)
                drawing.set_text_matrix(1, 0, 0, 1, x, size[1] - y)
                drawing.show_text_string(words[0])
                drawing.end_text()
                continue
            square = SIDE / 8
            for place in range(64):
                drawing.set_color_rgb(*((0.6,) * 3 if (place // 8 + place) % 2 else (0.95,) * 3))
                left, top = x + place % 8 * square, y + place // 8 * square
                drawing.rectangle(left, size[1] - top - square, square, square)
                drawing.fill()
        pdf.add_object(drawing)
        pdf.add_page(
            pydyf.Dictionary(
                {
                    "Type": "/Page",
                    "Parent": pdf.pages.reference,
                    "MediaBox": pydyf.Array([0, 0, *size]),
                    "Rotate": rotate,
                    "Contents": drawing.reference,
                    "Resources": pydyf.Dictionary(
                        {"Font": pydyf.Dictionary({"F1": font.reference})}
                    ),
                }
            )
        )
    file = BytesIO()
    pdf.write(file)
    return file.getvalue()
