"""Python's library for the browser: smaller, and compiled (keyflower site).

Left out are modules that a game never asks for, those that are in the interpreter itself, and what
people read in the others. Standard library only.
"""

import hashlib
import re
from io import BytesIO
from pathlib import Path
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tools import CACHE, ROOT

COMPILER: Final = ROOT / "web" / "build" / "bytecode.js"
UNUSED: Final = re.compile(
    r"(_pyrepl|ctypes|dbm|email|ensurepip|html|http|idlelib|multiprocessing|sqlite3|sysconfig"
    r"|unittest|venv|wsgiref|xml|xmlrpc|zoneinfo|__phello__|concurrent/interpreters|site-packages)/"
    r"|(__hello__|_ast_unparse|_markupbase|_pydatetime|_pyio|_sysconfig[\w-]+|antigravity|argparse"
    r"|bdb|cmd|code|compileall|configparser|cProfile|csv"
    r"|doctest|fileinput|ftplib|getpass|gettext|imaplib|mailbox|mimetypes|modulefinder|optparse"
    r"|pdb|pickletools|platform|plistlib|poplib|profile|pstats|pyclbr|pydoc|rlcompleter|shelve"
    r"|smtplib|socketserver|ssl|statistics|symtable|tabnanny|tarfile|timeit|trace|tracemalloc"
    r"|uuid|wave|webbrowser|zipapp)\.py"
    r"|importlib/metadata/|logging/(config|handlers)|urllib/(request|robotparser)"
    r"|concurrent/futures/(interpreter|process|thread)"
    r"|asyncio/(__main__|proactor_events|tools|windows_\w+)\.|(json|zipfile)/(tool|__main__)\."
    r"|pyodide/(console|_nodesock\w*|http/)"
    r"|encodings/(?!__init__|aliases|ascii|cp437|idna|latin_1|punycode|utf_8)"
    # In the interpreter:
    r"|(_collections_abc|_sitebuiltins|abc|codecs|genericpath|io|ntpath|os|posixpath|runpy|site|stat"
    r"|zipimport|importlib/(_bootstrap\w*|machinery|util))\.py"
)


def trim(path: Path) -> None:
    """Make a zip file of Python's library smaller."""
    buffer = BytesIO()
    with ZipFile(path) as library, ZipFile(buffer, "w", ZIP_DEFLATED) as out:
        for name in library.namelist():
            if name.endswith(".py") and not UNUSED.match(name):
                out.writestr(ZipInfo(name), library.read(name), ZIP_DEFLATED)
    path.write_bytes(buffer.getvalue())


def compiled(path: Path) -> Path:
    """Where the bytecode of a zip file of sources is kept: to make it takes seconds."""
    digest = hashlib.sha256(path.read_bytes() + COMPILER.read_bytes()).hexdigest()
    return CACHE / f"library-{digest[:16]}.zip"
