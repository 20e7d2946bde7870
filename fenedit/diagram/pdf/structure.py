"""What a PDF says to those who do not see it: its parts in the order of reading, and what they are.

Each part is marked in the content of its page by a number, which its element names. What returns
on every page, and lines that only decorate, are no part.
"""

import zlib
from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

import pydyf  # type: ignore[import-untyped]

from fenedit.diagram.pdf.objects import numbers, text_string

Role: TypeAlias = Literal["P", "H1", "Figure"]
"""Paragraph, heading, or picture."""

ASIDE: Final = "/Artifact BMC"
END: Final = "EMC"


class _Raw(pydyf.Object):  # type: ignore[misc]
    """An object whose text is known; there may be hundreds of thousands."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self._text = text.encode("ascii")

    @property
    def data(self) -> bytes:
        return self._text


class Structure:
    """Collects the parts of a document, page by page; those of a page are deflated at once."""

    def __init__(self) -> None:
        self._pages: list[bytes] = []
        self._parts: list[str] = []

    def begin(
        self, role: Role, words: str = "", box: tuple[float, float, float, float] | None = None
    ) -> str:
        """Return the operator at the beginning of a part; END stands at its end.

        Args:
            role: what it is.
            words: what a picture shows; "" for text.
            box: left, bottom, right and top of a picture, from the page's lower left corner.
        """
        place = len(self._parts)
        told = f"/S /{role} /K {place}"
        if words:
            told += f" /Alt {text_string(words)}"
        if box is not None:
            edges = numbers(*(round(edge, 1) for edge in box))
            told += f" /A <</O /Layout /Placement /Block /BBox [{edges}]>>"
        self._parts.append(told)
        return f"/{role} <</MCID {place}>> BDC"

    def end_page(self, page: Any) -> None:
        """Note that all parts of a page have begun, and that it is read in their order."""
        page["Tabs"] = "/S"
        if self._parts:
            page["StructParents"] = len(self._pages)
            shown = page.reference.decode()
            told = "\n".join(f"/Pg {shown} {part}" for part in self._parts)
            self._pages.append(zlib.compress(told.encode("ascii")))
            self._parts = []

    def write_to(self, document: pydyf.PDF) -> None:
        """Add all elements to a document that has all its pages."""
        root = pydyf.Dictionary({"Type": "/StructTreeRoot"})
        whole = pydyf.Dictionary(
            {"Type": "/StructElem", "S": "/Document", "P": _added(document, root)}
        )
        above = _added(document, whole)
        every: list[str] = []
        places: list[str] = []
        for number, page in enumerate(self._pages):
            elements = [
                _added(document, _Raw(f"<</P {above} {part}>>"))
                for part in zlib.decompress(page).decode("ascii").split("\n")
            ]
            places.append(f"{number} {_added(document, _Raw(_array(elements)))}")
            every += elements
        whole["K"] = _array(every)
        root["K"] = _array([above])
        root["ParentTree"] = f"<</Nums {_array(places)}>>"
        root["ParentTreeNextKey"] = len(self._pages)
        document.catalog["StructTreeRoot"] = root.reference
        document.catalog["MarkInfo"] = "<</Marked true>>"


def _added(document: pydyf.PDF, item: Any) -> str:
    document.add_object(item)
    reference: bytes = item.reference
    return reference.decode()


def _array(items: Iterable[str]) -> str:
    return f"[{' '.join(items)}]"
