"""What an entry of a catalogue asks for."""

from __future__ import annotations

from fluent.syntax import ast, visitor


class Placeholders(visitor.Visitor):
    """Collects what an entry asks for: variables, other entries, functions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.entries: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.entries.add(f"-{node.id.name}")

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)


def placeholders(node: ast.BaseNode) -> Placeholders:
    found = Placeholders()
    found.visit(node)
    return found
