"""Defines what a picture shows, and its options: style, presets, the last choice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication

from fenedit.diagram.board_scene import Coordinates
from fenedit.diagram.caption import caption_text, captioned
from fenedit.diagram.description import Diagram, DiagramStyle
from fenedit.diagram.options import PictureChoice, choice_from_dict, choice_to_dict
from fenedit.diagram.paint import measure_in
from fenedit.documents.conversion import kept_line
from fenedit.documents.record import Record
from fenedit.jobs.captions import caption_of, caption_words
from fenedit.notation.fen import format_fen
from fenedit.notation.position import WHITE, Square
from fenedit.notation.translatable import QT_TRANSLATE_NOOP
from fenedit.session.copying import copied_fen
from fenedit.session.settings import Preferences, Settings
from fenedit.session.state import EditorState
from fenedit.ui.collection.text import own_name, record_words
from fenedit.ui.look import PieceSets

LAST = "picture"
OWN = "picture_presets"
"""Keys of the settings for the last choice, and for the user's presets."""
LONGEST_NAME = 40
MOST_PRESETS = 50
_OUTSIDE = Coordinates.OUTSIDE
_LINE = 0.04

SHIPPED: Mapping[str, PictureChoice] = {
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
"""The program's presets by their English names, which are never saved."""


def usual_choice(preferences: Preferences) -> PictureChoice:
    """Return the default: pictures that look like the board."""
    wanted = {
        "scheme": preferences.board_theme,
        "pieces": preferences.piece_set,
        "coordinates": preferences.coordinates,
    }
    return choice_from_dict(wanted)


def last_choice(settings: Settings) -> PictureChoice:
    """Return the last choice; values equal to the preferences keep following them."""
    return choice_from_dict(settings.diagram_value(LAST), usual_choice(settings.preferences))


def keep_choice(settings: Settings, choice: PictureChoice) -> None:
    """Keep a choice as the last one."""
    kept = choice_to_dict(choice, usual_choice(settings.preferences))
    if kept != settings.diagram_value(LAST):
        settings.set_diagram_value(LAST, kept)


def own_presets(settings: Settings) -> dict[str, PictureChoice]:
    """Return the user's presets by their names, the oldest first."""
    kept = settings.diagram_value(OWN)
    return {
        name: choice_from_dict(values)
        for name, values in list(kept.items())[:MOST_PRESETS]
        if isinstance(values, dict) and name and name == tidy_name(name)
    }


def keep_preset(settings: Settings, name: str, choice: PictureChoice) -> None:
    """Save a choice as a preset, replacing one of the same name.

    Raises:
        ValueError: the name is empty, or there are MOST_PRESETS already.
    """
    if not name or name != tidy_name(name):
        raise ValueError(name)
    presets = own_presets(settings)
    if len(presets) >= MOST_PRESETS and name not in presets:
        raise ValueError("too many")
    _keep(settings, {**presets, name: choice})


def delete_preset(settings: Settings, name: str) -> None:
    """Delete one of the user's presets."""
    _keep(settings, {key: each for key, each in own_presets(settings).items() if key != name})


def tidy_name(text: str) -> str:
    """Return a name on one line, stripped and shortened."""
    words = " ".join(text.split())
    return "".join(filter(str.isprintable, words))[:LONGEST_NAME].strip()


def with_pieces_of(choice: PictureChoice, other: PictureChoice) -> PictureChoice:
    """Return a choice with another's piece set and font; shipped presets have none."""
    style = replace(choice.style, pieces=other.style.pieces, font=other.style.font)
    return replace(choice, style=style)


def _keep(settings: Settings, presets: Mapping[str, PictureChoice]) -> None:
    settings.set_diagram_value(
        OWN, {name: choice_to_dict(choice) for name, choice in presets.items()}
    )


def piece_set_titles(piece_sets: PieceSets) -> dict[str, str]:
    """Return the titles of sets without a known fault, by their names."""
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
    letters: str = "en",
) -> Diagram:
    """Return the diagram of a record; the embedded FEN is the record's.

    Args:
        record: the record; for a draft, the last valid position is shown.
        choice: the options.
        shown_flipped: whether Black is at the bottom on the board.
        caption: the words below it, if any are chosen; None for those of the record.
        letters: the piece letters of moves in these.

    Raises:
        ValueError: there is no position.
    """
    is_draft, shown = record.position is None, record.position or record.stale
    if shown is None:
        raise ValueError("a draft has no diagram")
    name = (
        "" if is_draft else ", ".join(filter(None, (own_name(record), record_words(record).side)))
    )
    own_caption = record_caption(record, letters) if choice.caption else ""
    title = caption or "" if choice.caption and caption != own_caption else ""
    marks = choice.style.show_marks
    diagram = Diagram(
        placement=shown.placement,
        fen=format_fen(shown),
        side_to_move=shown.side_to_move,
        flipped=choice.flipped(shown_flipped, shown.side_to_move),
        marks=record.marks,
        title=name,
        record="" if is_draft else kept_line(record, marks=marks, title=title),
    )
    if not choice.caption:
        return diagram
    return captioned(
        diagram, own_caption if caption is None else caption, measure_in(choice.style.font)
    )


def record_caption(record: Record, letters: str = "en") -> str:
    """Return the usual words below a picture; for a draft, the side to move before it.

    `letters` are the piece letters of moves.
    """
    words = caption_words(QCoreApplication.translate)
    if record.position is None and record.stale is not None:
        is_white = record.stale.side_to_move == WHITE
        return words.white_to_move if is_white else words.black_to_move
    return caption_text(caption_of(record, 1, words, letters))


class Subject(NamedTuple):
    """The position of a picture.

    Attributes:
        state: the editor's state, as if the shown position were kept.
        shown_flipped: whether Black is at the bottom on the board.
        reached: the record of the position if moves have led to it, else None.
        letters: the piece letters of moves.
        moved: the squares of the move that led to it.
    """

    state: EditorState
    shown_flipped: bool = False
    reached: Record | None = None
    letters: str = "en"
    moved: tuple[Square, ...] = ()

    @property
    def record(self) -> Record:
        """The record of the position."""
        return self.reached or self.state.named

    @property
    def name(self) -> str:
        """The name of the record, "" if it has none."""
        return "" if self.state.is_draft else own_name(self.record)

    @property
    def caption(self) -> str:
        """The usual words below the picture."""
        return record_caption(self.record, self.letters)

    def diagram(self, choice: PictureChoice, caption: str | None = None) -> Diagram:
        """Return its diagram, see `record_diagram`."""
        diagram = record_diagram(self.record, choice, self.shown_flipped, caption, self.letters)
        return replace(diagram, last_move=self.moved if choice.last_move else ())

    def fen_text(self, preferences: Preferences) -> str:
        """Return the FEN as *Copy FEN* would write it."""
        return copied_fen(self.state, preferences).text
