"""Marking texts for translation where they are written, to be translated where they are shown."""


def QT_TRANSLATE_NOOP(_context: str, source: str) -> str:
    """Return a text as it is.

    lupdate collects what this is called with, by its name. Qt's own function of this name has no
    types.
    """
    return source
