"""The drawings of the pieces: sets, their checking, and their outlines as shapes."""


class PieceSetError(ValueError):
    """A piece set that cannot be used.

    Attributes:
        code: what is the matter. Of a drawing: "missing", "no-file", "unreadable", "too-large",
            "not-svg", "doctype", "element", "reference", "script", "style", "dashes", "number",
            "colour", "too-complex", "slow", "empty". Of a set: "unknown", "no-folder", "glyphs",
            "unwritable".
        source: the name of the drawing that is at fault, or of the set; of all that are missing.
        detail: what stands in the way, such as the name of an element.
        more: what is the matter with other drawings of the set.
    """

    def __init__(
        self, code: str, source: str, detail: str = "", more: tuple["PieceSetError", ...] = ()
    ) -> None:
        said = (f"{source}: {code} {detail}".rstrip(), *map(str, more))
        super().__init__("; ".join(said))
        self.code = code
        self.source = source
        self.detail = detail
        self.more = more
