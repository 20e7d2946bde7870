"""Choices for pictures under names: those that come with the program, and a person's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import DiagramStyle
from fenedit.session.settings import Preferences, Settings
from fenedit.ui.diagram.choice import PictureChoice, choice_from_dict, choice_to_dict
from fenedit.ui.translatable import QT_TRANSLATE_NOOP

LAST: Final = "picture"
OWN: Final = "picture_presets"
"""Where the settings keep the last choice, and the own presets."""
LONGEST_NAME: Final = 40
MOST_PRESETS: Final = 50
_OUTSIDE: Final = Coordinates.OUTSIDE
_LINE: Final = 0.04

SHIPPED: Final[Mapping[str, PictureChoice]] = {
    QT_TRANSLATE_NOOP("PicturePresets", "Book (print)"): PictureChoice(
        DiagramStyle(
            size=240, coordinates=_OUTSIDE, frame=_LINE, mover_mark=True, scheme="Hatched"
        ),
        orientation="white",
        format="pdf",
    ),
    QT_TRANSLATE_NOOP("PicturePresets", "Blog"): PictureChoice(DiagramStyle(size=400), double=True),
    QT_TRANSLATE_NOOP("PicturePresets", "Worksheet"): PictureChoice(
        DiagramStyle(
            size=1200,
            coordinates=_OUTSIDE,
            margin=0.25,
            frame=_LINE,
            mover_mark=True,
            scheme="Grey",
            background="#ffffff",
        ),
        orientation="mover",
    ),
    QT_TRANSLATE_NOOP("PicturePresets", "Transparent 2048"): PictureChoice(
        DiagramStyle(size=2048, coordinates=_OUTSIDE, frame=_LINE)
    ),
}
"""The presets of the program by their English names, which the settings never hold."""


def usual_choice(preferences: Preferences) -> PictureChoice:
    """Return what is chosen where nobody chose: pictures like the board on the screen."""
    wanted = {
        "scheme": preferences.board_theme,
        "pieces": preferences.piece_set,
        "coordinates": preferences.coordinates,
    }
    return choice_from_dict(wanted)


def last_choice(settings: Settings) -> PictureChoice:
    """Return what was chosen last; what agreed with the preferences goes on following them."""
    return choice_from_dict(settings.diagram_value(LAST), usual_choice(settings.preferences))


def keep_choice(settings: Settings, choice: PictureChoice) -> None:
    """Keep a choice as the last one."""
    kept = choice_to_dict(choice, usual_choice(settings.preferences))
    if kept != settings.diagram_value(LAST):
        settings.set_diagram_value(LAST, kept)


def own_presets(settings: Settings) -> dict[str, PictureChoice]:
    """Return a person's own presets by their names, in the order in which they were kept."""
    kept = settings.diagram_value(OWN)
    return {
        name: choice_from_dict(values)
        for name, values in list(kept.items())[:MOST_PRESETS]
        if isinstance(values, dict) and name and name == tidy_name(name)
    }


def keep_preset(settings: Settings, name: str, choice: PictureChoice) -> None:
    """Keep a choice under a name, in the place of what had that name.

    Raises:
        ValueError: the name is none, or there are MOST_PRESETS already.
    """
    if not name or name != tidy_name(name):
        raise ValueError(name)
    presets = own_presets(settings)
    if len(presets) >= MOST_PRESETS and name not in presets:
        raise ValueError("too many")
    _keep(settings, {**presets, name: choice})


def delete_preset(settings: Settings, name: str) -> None:
    """Forget one of a person's own presets."""
    _keep(settings, {key: each for key, each in own_presets(settings).items() if key != name})


def tidy_name(text: str) -> str:
    """Return a name as it is kept: on one line, without blanks around it, not too long."""
    words = " ".join(text.split())
    return "".join(filter(str.isprintable, words))[:LONGEST_NAME].strip()


def with_pieces_of(choice: PictureChoice, other: PictureChoice) -> PictureChoice:
    """Return a choice with the piece set of another one; shipped presets don't choose any."""
    return replace(choice, style=replace(choice.style, pieces=other.style.pieces))


def _keep(settings: Settings, presets: Mapping[str, PictureChoice]) -> None:
    settings.set_diagram_value(
        OWN, {name: choice_to_dict(choice) for name, choice in presets.items()}
    )
