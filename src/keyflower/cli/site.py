"""`keyflower site`: the game as static files, for a host that runs nothing."""

import gzip
import hashlib
import re
import shutil
import tempfile
from base64 import b64encode
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Final
from zipfile import ZipFile

from keyflower.bots.levels import LEVELS, rating
from keyflower.cli.console import err, print_note
from keyflower.cli.errors import CommandError
from keyflower.formats.plain_json import format_json
from keyflower.tab import sources

PAGE: Final = Path(__file__).parents[1] / "server" / "static"
PACKED: Final = ("*.gz", "*.br")  # what a server of ours sends instead of files beside them
FILES_OUTSIDE_ASSETS: Final = ("index.html", "worker.js", "licences.txt", "manifest.webmanifest")
"""What isn't in assets/."""
MARK: Final = ' id="keyflower-site">'


def site(
    *, out: Path | None = None, compressed: bool = False, serve: bool = False, port: int = 8613
) -> None:
    """Write the game as static files for any web host: it runs in the visitor's browser.

    Parameters
    ----------
    out
        The folder; an older site in it is replaced.
    compressed
        Write a .gz beside each file too, as nginx's gzip_static sends it.
    serve
        Show it on this machine.
    port
        Where it is shown.
    """
    if out is None and not serve:
        raise CommandError("--out FOLDER says where to write it, --serve shows it")
    with tempfile.TemporaryDirectory(prefix="keyflower-site-") as spare:
        folder = Path(spare) if out is None else out
        write_site(folder)
        print_note(f"{_download(folder) / 1e6:.1f} MB to download, compressed; in {folder}")
        if compressed:
            _compress(folder)
        if serve:
            handler = partial(_Handler, directory=str(folder))
            with ThreadingHTTPServer(("127.0.0.1", port), handler) as server:
                err.print(f"Keyflower is at [bold]http://127.0.0.1:{port}[/] (Ctrl-C stops it)")
                server.serve_forever()


class _Handler(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Say nothing."""


def write_site(folder: Path) -> None:
    """Write all files; of others in the folder, only older assets are removed."""
    if not (PAGE / "site").is_dir():
        raise CommandError("the page isn't built; in a checkout, ./keyflower site builds it")
    index = folder / "index.html"
    is_ours = index.is_file() and MARK in index.read_text("utf-8")
    if folder.is_dir() and any(folder.iterdir()) and not is_ours:
        raise CommandError(f"{folder} isn't empty; name a new folder")
    for name in FILES_OUTSIDE_ASSETS:
        (folder / f"{name}.gz").unlink(missing_ok=True)  # of an older site
    assets = folder / "assets"
    shutil.rmtree(assets, ignore_errors=True)
    shutil.copytree(PAGE / "assets", assets, ignore=shutil.ignore_patterns(*PACKED))
    for name in ("licences.txt", "site/manifest.webmanifest"):
        shutil.copy(PAGE / name, folder)
    known = format_json(_write_python(assets))
    page = (PAGE / "site" / "index.html").read_text("utf-8").replace(MARK, MARK + known)
    files = sorted(path.relative_to(folder).as_posix() for path in _files(assets))
    kept = [file for file in files if not file.endswith(".woff2")]
    build = {
        "version": _digest(page.encode(), "".join(files).encode()),
        "entry": next(file for file in files if re.fullmatch(r"assets/index-.*\.js", file)),
        "files": kept,
        "hashes": [_hash(folder / file) for file in kept],
    }
    worker = (PAGE / "worker.js").read_text("utf-8")
    (folder / "worker.js").write_text(f"self.KEYFLOWER={format_json(build)};{worker}", "utf-8")
    index.write_text(page, "utf-8")


def _write_python(assets: Path) -> dict[str, Any]:
    """Pyodide, and our own code. -> what the page has to know of them"""
    new = assets / "pyodide"
    shutil.copytree(PAGE / "pyodide", new, ignore=shutil.ignore_patterns(*PACKED))
    parts = {path.name: path.read_bytes() for path in sorted(new.iterdir())}
    ours = _code()
    pyodide = new.rename(assets / f"pyodide-{_digest(*parts.values())}")
    python = assets / f"keyflower-{_digest(ours)}.zip"
    python.write_bytes(ours)
    loaded = (ours, parts["python_stdlib.zip"], parts["pyodide.asm.wasm"])
    return {
        "pyodide": f"assets/{pyodide.name}/",
        "python": f"assets/{python.name}",
        "bytes": sum(map(len, loaded)),
        "bots": [{"id": one.id, "spec": one.bot, "rating": rating(one)} for one in LEVELS],
    }


def _code() -> bytes:
    """Our own code in a zip file: compiled, if the build did that to the code of now."""
    ours = sources.zipped()
    compiled = PAGE / "site" / "keyflower.zip"
    if compiled.is_file():
        with ZipFile(compiled) as found:
            if found.comment.decode() == hashlib.sha256(ours).hexdigest():
                return compiled.read_bytes()
    return ours


def _hash(path: Path) -> str:
    return b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()


def _digest(*contents: bytes) -> str:
    return hashlib.sha256(b"".join(contents)).hexdigest()[:12]


def _files(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def _compress(folder: Path) -> None:
    for path in [*_files(folder / "assets"), *(folder / name for name in FILES_OUTSIDE_ASSETS)]:
        if path.suffix not in (".woff2", ".zip"):  # those are
            Path(f"{path}.gz").write_bytes(gzip.compress(path.read_bytes(), mtime=0))


def _download(folder: Path) -> int:
    """The bytes of a first visit and what it keeps, as static hosts compress them."""
    files = [path for path in _files(folder) if path.suffix not in (".woff2", ".txt")]
    return sum(len(gzip.compress(path.read_bytes(), 6)) for path in files)
