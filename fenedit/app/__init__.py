"""Starting FenEdit: arguments, QApplication, crash handling."""
