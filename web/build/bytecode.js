/** Compiles a zip file of Python's library, or of our own code: `node bytecode.js FROM TO`. Reading sources takes most
 * of the time in which Python starts in a browser; and only the Python that will read bytecode can write it.
 *
 * Docstrings, assertions and line numbers are left out, except those of Pyodide, which uses its own. */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadPyodide } from 'pyodide';

const COMPILE = `
from hashlib import sha256
from importlib._bootstrap_external import _code_to_hash_pyc
from pathlib import Path
from types import CodeType
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo


def bare(code):
    parts = tuple(bare(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_consts=parts, co_linetable=b"")


with ZipFile("/from.zip") as library, ZipFile("/to.zip", "w", ZIP_DEFLATED, compresslevel=9) as out:
    for name in library.namelist():
        content = library.read(name)
        if name.endswith(".py"):
            level = 0 if "pyodide/" in name else 2
            code = compile(content, name, "exec", dont_inherit=True, optimize=level)
            content = _code_to_hash_pyc(bare(code), bytes(8), checked=False)
            name += "c"
        out.writestr(ZipInfo(name), content, ZIP_DEFLATED)
    out.comment = sha256(Path("/from.zip").read_bytes()).hexdigest().encode()  # what it was made from
`;

const [from, to] = process.argv.slice(2);
const folder = fileURLToPath(new URL('.', import.meta.resolve('pyodide')));
const pyodide = await loadPyodide({ indexURL: folder });
pyodide.FS.writeFile('/from.zip', readFileSync(from));
pyodide.runPython(COMPILE);
writeFileSync(to, pyodide.FS.readFile('/to.zip'));
