"""Small faults that can be put into a module: one changed expression or one removed statement each.

A mutant replaces one piece of the source and leaves every other line where it was. Comparisons, boolean
operators, numbers and booleans, returned values and whole statements are changed. Annotations, docstrings,
assertions, decorators and texts are not: a fault there is no fault of the program, or the type checker's.
"""

from __future__ import annotations

import ast
import copy
from dataclasses import dataclass
from typing import Literal

Kind = Literal["comparison", "boolean", "constant", "return", "removed"]

_OTHER: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}


@dataclass(frozen=True)
class Mutant:
    """One fault: where it stands, what the source said and what it says instead."""

    file: str
    line: int
    kind: Kind
    was: str
    now: str
    start: int
    """Where the replaced piece begins in the file, in bytes."""
    end: int
    statement: int
    """The line where its statement begins: a test that runs it may notice the fault."""
    in_function: bool
    """Outside functions code runs at import, for all tests at once."""

    def source(self, text: str) -> str:
        """The text of the file with this fault in it."""
        raw = text.encode()
        return (raw[: self.start] + self.now.encode() + raw[self.end :]).decode()


def find_mutants(text: str, file: str) -> list[Mutant]:
    """Every mutant of a module, in the order of its source."""
    finder = _Finder(text, file)
    finder.visit(ast.parse(text))
    return sorted(finder.found, key=lambda mutant: (mutant.start, mutant.end))


class _Finder(ast.NodeVisitor):
    def __init__(self, text: str, file: str) -> None:
        self.raw = text.encode()
        self.file = file
        self.found: list[Mutant] = []
        self.returns: list[ast.expr | None] = []  # annotations of the functions around this place
        self.statement = 0
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))

    def visit(self, node: ast.AST) -> None:
        if isinstance(node, ast.stmt):
            self.statement = node.lineno
        super().visit(node)

    def generic_visit(self, node: ast.AST) -> None:
        statement = self.statement
        for child in ast.iter_child_nodes(node):
            self.visit(child)
            self.statement = statement

    def add(self, node: ast.stmt | ast.expr, kind: Kind, now: str) -> None:
        assert node.end_lineno is not None  # the parser always gives it
        assert node.end_col_offset is not None
        start = self.starts[node.lineno - 1] + node.col_offset
        end = self.starts[node.end_lineno - 1] + node.end_col_offset
        was = " ".join(self.raw[start:end].decode().split())
        in_function = bool(self.returns)
        found = Mutant(self.file, node.lineno, kind, was, now, start, end, self.statement, in_function)
        self.found.append(found)

    def visit_all(self, nodes: list[ast.stmt]) -> None:
        for node in nodes:
            self.visit(node)

    # -- what is left as it is

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self.returns.append(node.returns)
        self.visit_all(node.body)
        self.returns.pop()

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815 (a name of the visitor)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self.visit_all(node.body)

    def visit_If(self, node: ast.If) -> None:
        if not (isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"):
            self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass  # the parser does not say where in the text an expression stands

    # -- what is changed

    def visit_Compare(self, node: ast.Compare) -> None:
        for at, operator in enumerate(node.ops):
            changed = copy.deepcopy(node)
            changed.ops[at] = _OTHER[type(operator)]()
            self.add(node, "comparison", f"({ast.unparse(changed)})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        changed = copy.deepcopy(node)
        changed.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add(node, "boolean", f"({ast.unparse(changed)})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add(node, "boolean", f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add(node, "constant", str(not node.value))
        elif isinstance(node.value, int | float):
            self.add(node, "constant", str(node.value + 1))

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.add(node, "removed", "pass")
            return
        if isinstance(node.value, ast.Constant):
            if not isinstance(node.value.value, int | float | None):
                self.add(node, "return", "return None")
        else:
            self.add(node, "return", self._returned(ast.unparse(node.value)))
        self.visit(node.value)

    def _returned(self, value: str) -> str:
        """Another value of the same type where the annotation tells how; else nothing."""
        annotation = self.returns[-1]
        match ast.unparse(annotation) if annotation is not None else "":
            case "bool":
                return f"return not ({value})"
            case "int" | "float":
                return f"return ({value}) + 1"
        return "return None"

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add(node, "removed", "pass")

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call | ast.Await) and self.returns:
            self.add(node, "removed", "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        # Without its first assignment a variable does not exist: every test would notice.
        if self.returns and all(isinstance(one, ast.Attribute | ast.Subscript) for one in node.targets):
            self.add(node, "removed", "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add(node, "removed", "pass")
        self.generic_visit(node)

    def visit_Delete(self, node: ast.Delete) -> None:
        self.add(node, "removed", "pass")
