"""What a person chooses for a sheet, as a value that settings keep."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import HATCHED, DiagramStyle
from fenedit.diagram.sheet.pages import SheetStyle, sheet_from_settings, sheet_settings
from fenedit.ui.diagram.choice import PictureChoice, choice_from_dict, choice_to_dict

KEPT_AS: Final = "sheet"
"""The name under which settings keep the choice."""

USUAL_STYLE: Final = DiagramStyle(
    coordinates=Coordinates.NONE,
    frame=0.06,
    scheme=HATCHED.name,
    mover_mark=True,
    show_marks=False,
)
"""What problem papers print. What is drawn over a position often tells its solution."""
USUAL_SHEET: Final = SheetStyle()


class ChoiceStore(Protocol):
    """Keeps choices that JSON can hold."""

    def diagram_value(self, name: str) -> dict[str, Any]:
        """Return what is kept under a name, empty if nothing is."""

    def set_diagram_value(self, name: str, value: Mapping[str, Any]) -> None:
        """Keep something under a name."""


@dataclass(frozen=True, slots=True)
class SheetChoice:
    """How a sheet is made.

    Attributes:
        sheet: the layout of its pages.
        style: the look of its diagrams.
        solve: whether problems that keep no solution are solved for the solutions pages.
    """

    sheet: SheetStyle = USUAL_SHEET
    style: DiagramStyle = USUAL_STYLE
    solve: bool = False


def to_settings(choice: SheetChoice, pieces: str = USUAL_STYLE.pieces) -> dict[str, Any]:
    """Return a choice as JSON can hold it.

    Args:
        choice: what was chosen.
        pieces: the piece set of the window; as long as the sheet has it, it goes on following.
    """
    style = choice_to_dict(PictureChoice(style=choice.style))
    if choice.style.pieces == pieces:
        del style["pieces"]
    return {
        "sheet": sheet_settings(choice.sheet),
        "style": style,
        "solve": choice.solve,
        "marks": choice.style.show_marks,
    }


def from_settings(kept: Mapping[str, Any], pieces: str = USUAL_STYLE.pieces) -> SheetChoice:
    """Return the choice that was kept; what is missing or makes no sense is as in a new one.

    Args:
        kept: what `to_settings` returned.
        pieces: the piece set of the window, where no other one was chosen.
    """
    sheet, style = kept.get("sheet"), kept.get("style")
    usual = PictureChoice(style=replace(USUAL_STYLE, pieces=pieces))
    known = choice_from_dict(style, usual) if isinstance(style, dict) else usual
    return SheetChoice(
        sheet_from_settings(sheet if isinstance(sheet, dict) else {}),
        replace(known.style, margin=0.0, background="", show_marks=kept.get("marks") is True),
        kept.get("solve") is True,
    )
