"""Marking texts for translation where they are written, to be translated where they are shown."""


def QT_TRANSLATE_NOOP(_context: str, source: str, _comment: str = "", _count: int = 0) -> str:
    """Return a text as it is.

    lupdate collects what this is called with, by its name, so that all of it has to be literal; a
    text that comes with a count has plural forms, and %n where the count stands. Qt's own function
    of this name has no types.
    """
    return source
