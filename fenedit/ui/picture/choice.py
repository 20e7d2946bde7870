"""What is made into a picture, and what is chosen for it: style, presets, the last choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import PictureChoice, choice_from_dict, choice_to_dict
from fenedit.notation.fen import format_fen
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.copying import copied_fen, usual_manner
from fenedit.session.settings import Preferences, Settings
from fenedit.session.state import EditorState
from fenedit.ui.look import PieceSets

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
    """Return a choice with the piece set and font of another one; shipped presets choose none."""
    style = replace(choice.style, pieces=other.style.pieces, font=other.style.font)
    return replace(choice, style=style)


def _keep(settings: Settings, presets: Mapping[str, PictureChoice]) -> None:
    settings.set_diagram_value(
        OWN, {name: choice_to_dict(choice) for name, choice in presets.items()}
    )


def piece_set_titles(piece_sets: PieceSets) -> dict[str, str]:
    """Return what sets that can be drawn, as far as is known, are called, by their names."""
    return {
        info.name: info.title
        for info in piece_sets.available()
        if not (piece_sets.is_read(info.name) and piece_sets.error(info.name))
    }


class Subject(NamedTuple):
    """A position of which a picture is made.

    Attributes:
        state: the editor's state, as it would be if what is shown were kept.
        shown_flipped: whether Black is at the bottom on the board.
        played_to: whether moves were played to it; then nothing of what is drawn is about it.
    """

    state: EditorState
    shown_flipped: bool = False
    played_to: bool = False

    @property
    def name(self) -> str:
        """What the record is called, "" if it has no name."""
        # Here, because most windows make no picture.
        from fenedit.ui.collection.text import own_name

        return "" if self.state.is_draft else own_name(self.state.record)

    def diagram(self, choice: PictureChoice) -> Diagram:
        """Return the diagram of it; the FEN that a file keeps is the one that is held."""
        from fenedit.ui.collection.text import record_words

        state = self.state
        position = state.position
        side = "" if state.is_draft else record_words(state.record).side
        return Diagram(
            placement=position.placement,
            fen=format_fen(position),
            side_to_move=position.side_to_move,
            flipped=choice.flipped(self.shown_flipped, position.side_to_move),
            marks=NO_MARKS if self.played_to else state.record.marks,
            title=", ".join(filter(None, (self.name, side))),
        )

    def fen_text(self, preferences: Preferences) -> str:
        """Return the FEN as *Copy FEN* would write it."""
        return copied_fen(self.state, usual_manner(preferences)).text
