"""The tools, one file each; the catalogue finds them."""
