"""The diagram as a picture: export, copy, drag, print, and the position that a picture keeps."""
