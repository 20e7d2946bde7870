"""Comments behind the fields of a line: text for people, up to the end of the line."""

from typing import Final

COMMENT_STARTS: Final = (";", "#", "%", "//")
"""What begins a comment, on a line of its own and behind the fields; it ends with the line."""


def is_comment(rest: str) -> bool:
    """Tell whether what stands behind the fields begins, behind blanks, with a comment."""
    return rest.lstrip().startswith(COMMENT_STARTS)
