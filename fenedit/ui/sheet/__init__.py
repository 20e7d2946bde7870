"""The window of sheets: options, preview, PDF and print."""
