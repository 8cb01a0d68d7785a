"""The store: where tables and their acts are kept."""
