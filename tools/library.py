"""Python's library for the browser, made smaller: what a page of its own loads (keyflower site).

Left out are modules that a game never asks for, and comments and docstrings of the others: half of
the bytes. Standard library only.
"""

import re
import tokenize
from collections.abc import Iterator
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

UNUSED: Final = re.compile(
    r"(_pyrepl|ctypes|dbm|email|ensurepip|html|http|idlelib|multiprocessing|sqlite3|sysconfig"
    r"|unittest|venv|wsgiref|xml|xmlrpc|zoneinfo)/"
    r"|(_pydatetime|_pyio|_sysconfig\w+|argparse|bdb|cmd|code|compileall|configparser|cProfile|csv"
    r"|doctest|fileinput|ftplib|getpass|gettext|imaplib|mailbox|mimetypes|modulefinder|optparse"
    r"|pdb|pickletools|platform|plistlib|poplib|profile|pstats|pyclbr|pydoc|rlcompleter|shelve"
    r"|smtplib|socketserver|ssl|statistics|symtable|tabnanny|tarfile|timeit|trace|tracemalloc"
    r"|uuid|wave|webbrowser|zipapp)\.py"
    r"|importlib/metadata/|logging/(config|handlers)|urllib/(request|robotparser)"
    r"|concurrent/futures/(process|thread)"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|utf_8)"
)
AS_IT_IS: Final = ("_pyodide/", "pyodide/")
"""Docstrings are used there."""
SILENT: Final = (tokenize.COMMENT, tokenize.NL, tokenize.ENCODING)


def trim(path: Path) -> None:
    """Make a zip file of Python's library smaller."""
    buffer = BytesIO()
    with ZipFile(path) as library, ZipFile(buffer, "w", ZIP_DEFLATED, compresslevel=9) as out:
        for name in library.namelist():
            if name.endswith("/") or UNUSED.match(name):
                continue
            content = library.read(name)
            if name.endswith(".py") and not name.startswith(AS_IT_IS):
                content = without_comments(content)
            out.writestr(ZipInfo(name), content, ZIP_DEFLATED)
    path.write_bytes(buffer.getvalue())


def without_comments(source: bytes) -> bytes:
    """Code without comments; docstrings are empty.

    >>> without_comments(b'def f():  # f\\n    "Return 1."\\n    return "# 1"\\n').decode()
    'def f():  \\n    ""\\n    return "# 1"\\n'
    """
    encoding = tokenize.detect_encoding(BytesIO(source).readline)[0]
    lines = source.decode(encoding).splitlines(keepends=True)
    for (row, column), (end_row, end_column), text in reversed(list(_superfluous(source))):
        after = lines[end_row - 1][end_column:]
        lines[row - 1 : end_row] = [lines[row - 1][:column] + text + after]
    return "".join(lines).encode("utf-8")


def _superfluous(source: bytes) -> Iterator[tuple[tuple[int, int], tuple[int, int], str]]:
    """Where comments and docstrings start and end, and what stands there instead."""
    tokens = list(tokenize.tokenize(BytesIO(source).readline))
    starts = True  # a block or the module: its docstring may follow
    for token, following in pairwise(tokens):
        if token.type == tokenize.COMMENT:
            yield token.start, token.end, ""
        elif starts and token.type == tokenize.STRING and following.type == tokenize.NEWLINE:
            yield token.start, token.end, '""'
        if token.type not in SILENT:
            starts = token.type == tokenize.INDENT
