"""Why a piece set cannot be used, in words."""

from typing import Final

from PySide6.QtCore import QCoreApplication

from fenedit.diagram.pieces.piece_check import PieceSetError
from fenedit.diagram.pieces.sets import FONT, USER
from fenedit.notation.safe_text import shown, shown_name
from fenedit.ui.translatable import QT_TRANSLATE_NOOP

_SENTENCES: Final = {
    "missing": QT_TRANSLATE_NOOP(
        "piece_set", "{source} is missing. A set is twelve drawings, wK.svg to bP.svg."
    ),
    "no-file": QT_TRANSLATE_NOOP("piece_set", "{source} is no file."),
    "unreadable": QT_TRANSLATE_NOOP("piece_set", "{source} cannot be read: {detail}."),
    "too-large": QT_TRANSLATE_NOOP(
        "piece_set", "{source} is too large. A drawing may have 256 kilobytes."
    ),
    "not-svg": QT_TRANSLATE_NOOP("piece_set", "{source} is no SVG drawing."),
    "doctype": QT_TRANSLATE_NOOP(
        "piece_set", "{source} holds a DOCTYPE line. A text editor can take it out."
    ),
    "element": QT_TRANSLATE_NOOP(
        "piece_set", "{source} holds “{detail}”. Sets may hold plain shapes only."
    ),
    "reference": QT_TRANSLATE_NOOP(
        "piece_set", "{source} refers to something outside it: {detail}. Sets stand alone."
    ),
    "script": QT_TRANSLATE_NOOP(
        "piece_set", "{source} holds a script ({detail}). Sets may hold plain shapes only."
    ),
    "style": QT_TRANSLATE_NOOP(
        "piece_set", "{source} has a style sheet that is more than plain colours and lines."
    ),
    "dashes": QT_TRANSLATE_NOOP("piece_set", "{source} has dashed lines, which sets may not have."),
    "number": QT_TRANSLATE_NOOP("piece_set", "{source} has a measure out of all bounds: {detail}."),
    "too-complex": QT_TRANSLATE_NOOP(
        "piece_set", "{source} has too many shapes or points to be drawn quickly."
    ),
    "slow": QT_TRANSLATE_NOOP("piece_set", "{source} takes too long to draw."),
    "empty": QT_TRANSLATE_NOOP("piece_set", "{source} shows nothing."),
    "unknown": QT_TRANSLATE_NOOP("piece_set", "There is no piece set “{source}” any more."),
    "no-folder": QT_TRANSLATE_NOOP("piece_set", "The folder “{source}” does not exist any more."),
    "glyphs": QT_TRANSLATE_NOOP("piece_set", "The font {source} lacks the pieces {detail}."),
    "unwritable": QT_TRANSLATE_NOOP(
        "piece_set", "“{source}” could not be copied to your sets: {detail}."
    ),
}
_SCRIPT: Final = QT_TRANSLATE_NOOP(
    "piece_set", "{source} holds a script. Sets may hold plain shapes only."
)
_SHOWN_INSTEAD: Final = QT_TRANSLATE_NOOP(
    "piece_set", "The piece set “{set}” cannot be shown; Fenland is shown instead. {reason}"
)


def piece_set_reason(error: PieceSetError) -> str:
    """Return why a set was refused, and what sets may hold."""
    is_script = error.code == "element" and error.detail == "script"
    template = _translated(_SCRIPT if is_script else _SENTENCES[error.code])
    return template.format(source=shown_name(error.source), detail=shown(error.detail))


def shown_instead_words(name: str, error: PieceSetError) -> str:
    """Return what to say once when a set that was chosen cannot be shown any more.

    Args:
        name: of the set in the settings.
        error: why it cannot be shown.
    """
    title = name.removeprefix(USER).removeprefix(FONT)
    return _translated(_SHOWN_INSTEAD).format(set=shown_name(title), reason=piece_set_reason(error))


def _translated(source: str) -> str:
    return QCoreApplication.translate("piece_set", source)
