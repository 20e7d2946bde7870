"""The diagram as a picture: export, copy, drag, print, and reading positions from pictures."""
