"""Starts FenEdit: arguments, QApplication, crash handling."""
