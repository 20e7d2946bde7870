"""The board, operated by mouse and keys."""
