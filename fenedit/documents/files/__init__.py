"""The files of documents: opened, read where they stay, saved, and kept at a crash."""
