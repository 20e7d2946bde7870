"""Opens, saves and recovers the files of documents."""
