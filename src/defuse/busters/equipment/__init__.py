"""Equipment cards and personal equipment, one file each. A file names its card `CARD`; the catalogue finds it."""
