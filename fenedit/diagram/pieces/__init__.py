"""Loads drawings of pieces: sets, their check, and their outlines."""


class PieceSetError(ValueError):
    """A piece set that cannot be used.

    Attributes:
        code: for a drawing, "missing", "no-file", "unreadable", "too-large",
            "not-svg", "doctype", "element", "reference", "script", "style", "dashes", "number",
            "colour", "too-complex", "slow", "empty"; for a set, "unknown", "no-folder", "glyphs",
            "unwritable".
        source: the name of the faulty drawing or set; the names of all missing drawings.
        detail: for example the name of a refused element.
        more: the errors of other drawings of the set.
    """

    def __init__(
        self, code: str, source: str, detail: str = "", more: tuple["PieceSetError", ...] = ()
    ) -> None:
        parts = (f"{source}: {code} {detail}".rstrip(), *map(str, more))
        super().__init__("; ".join(parts))
        self.code = code
        self.source = source
        self.detail = detail
        self.more = more
