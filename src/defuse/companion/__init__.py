"""The companion of the real box: what to lay out for a mission, what to draw by lot, what to keep, what the clock says.

Everything is read off the rules themselves: a set-up is played, and what happened there is what has to be done.
"""

from defuse.companion.layout import layout_of
from defuse.companion.pieces import Layout

__all__ = ["Layout", "layout_of"]
