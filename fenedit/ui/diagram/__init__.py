"""Pictures and sheets of diagrams: their windows, the clipboard, dragging and dropping."""
