"""What is said of texts and positions: English templates by code, one module a family."""
