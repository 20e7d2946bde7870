"""What is made into a picture, and what is chosen for it: style, presets, the last choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import PictureChoice, choice_from_dict, choice_to_dict
from fenedit.diagram.paint import measure_in
from fenedit.diagram.sheet.fitted_text import caption_text, captioned
from fenedit.documents.conversion import kept_line
from fenedit.documents.record import Record
from fenedit.jobs.captions import caption_of
from fenedit.notation.fen import format_fen
from fenedit.notation.marks import NO_MARKS
from fenedit.notation.position import WHITE, Position
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.copying import copied_fen
from fenedit.session.settings import Preferences, Settings
from fenedit.session.state import EditorState
from fenedit.ui.collection.text import own_name, record_words
from fenedit.ui.look import PieceSets
from fenedit.ui.sheet.text import caption_words

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
            size=227, coordinates=_OUTSIDE, frame=_LINE, mover_mark=True, scheme="Hatched"
        ),
        orientation="white",
        format="pdf",
        millimetres=60.0,
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
        dpi=300,
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
        if not piece_sets.known_error(info.name)
    }


def record_diagram(
    record: Record,
    choice: PictureChoice,
    shown_flipped: bool = False,
    caption: str | None = None,
    position: Position | None = None,
) -> Diagram:
    """Return the diagram of a record; the FEN that a file keeps is the one that is held.

    Args:
        record: what is shown.
        choice: how.
        shown_flipped: whether Black is at the bottom on the board.
        caption: the words below it, if any are chosen; None for those of the record.
        position: what is shown in the place of its own, about which the record says nothing.

    Raises:
        ValueError: there is no position.
    """
    shown = position or record.position
    if shown is None:
        raise ValueError("a draft has no diagram")
    name, side, drawn = "", "", record.marks
    if record.position is not None:
        name, side = own_name(record), record_words(record).side
        drawn = NO_MARKS if position else drawn
    own_caption = record_caption(record, position) if choice.caption else ""
    title = caption or "" if choice.caption and caption != own_caption else ""
    marks = choice.style.show_marks
    diagram = Diagram(
        placement=shown.placement,
        fen=format_fen(shown),
        side_to_move=shown.side_to_move,
        flipped=choice.flipped(shown_flipped, shown.side_to_move),
        marks=drawn,
        title=", ".join(filter(None, (name, side))),
        record="" if position else kept_line(record, marks=marks, title=title),
    )
    if not choice.caption:
        return diagram
    return captioned(
        diagram, own_caption if caption is None else caption, measure_in(choice.style.font)
    )


def record_caption(record: Record, position: Position | None = None) -> str:
    """Return the usual words below a picture.

    Args:
        record: what is shown.
        position: what is shown in the place of its own, about which the record says nothing.
    """
    words = caption_words()
    if position is not None:
        return words[position.side_to_move != WHITE]
    return caption_text(caption_of(record, 1, words))


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
        return "" if self.state.is_draft else own_name(self.state.named)

    @property
    def caption(self) -> str:
        """The usual words below its picture."""
        return record_caption(self.state.named, self._in_its_place)

    def diagram(self, choice: PictureChoice, caption: str | None = None) -> Diagram:
        """Return the diagram of it, see `record_diagram`."""
        record, flipped = self.state.named, self.shown_flipped
        return record_diagram(record, choice, flipped, caption, self._in_its_place)

    def fen_text(self, preferences: Preferences) -> str:
        """Return the FEN as *Copy FEN* would write it."""
        return copied_fen(self.state, preferences).text

    @property
    def _in_its_place(self) -> Position | None:
        return self.state.position if self.state.is_draft or self.played_to else None
