"""New, Open and Save, with their questions."""
