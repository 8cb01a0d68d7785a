"""How Sphinx builds the site."""

from __future__ import annotations

import defuse

project = "defuse"
author = "the defuse authors"
copyright = f"{author}; MIT licence"
version = release = defuse.__version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "index"
html_theme = "furo"  # light and dark, no requests to anybody else
html_title = f"defuse {version}"
html_favicon = "../../web/public/icon.svg"
html_static_path = ["static"]
html_css_files = ["tables.css"]
html_copy_source = False
html_show_sphinx = False
pygments_style, pygments_dark_style = "friendly", "github-dark"

myst_heading_anchors = 4
myst_enable_extensions = ["deflist"]
suppress_warnings = [
    "misc.highlighting_failure",  # tables in our notation are in fences of their own
    "myst.header",  # a page may begin a part with a smaller heading
]
autodoc_typehints = "signature"
autodoc_member_order = "bysource"
nitpicky = False
