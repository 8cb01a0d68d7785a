"""The versions of the database, one in each file."""
