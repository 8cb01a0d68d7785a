"""A seat for a language model, over the Model Context Protocol: `defuse mcp`. It needs the extra `defuse-wires[mcp]`.

What is told is made of what the table has sent to this seat, and of nothing else.
"""
