"""Windows that explain: keys, the command finder, why the check says something, about."""
