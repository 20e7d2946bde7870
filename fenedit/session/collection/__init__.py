"""Lists of records: as Qt shows them, their rows, and what is searched in them."""
