"""Sets diagrams on pages, with their captions and solutions."""
