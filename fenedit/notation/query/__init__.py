"""What is looked for in a collection: read from one line of text, matched, and said in words."""
