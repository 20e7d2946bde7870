"""The board on the screen and in lists: painted fast, kept in pictures of ranks."""
