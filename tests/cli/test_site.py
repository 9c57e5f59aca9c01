"""`keyflower site`: a folder that any static host can offer."""

import gzip
import hashlib
import json
import re
import shutil
from pathlib import Path
from zipfile import ZipFile

import pytest

from keyflower.cli import main, site
from keyflower.cli.site import PAGE, write_site
from keyflower.tab import sources

pytestmark = pytest.mark.skipif(not PAGE.is_dir(), reason="the page isn't built")
MOST = 8_000_000  # bytes of a first visit, compressed


def told(page: str) -> dict[str, object]:
    """What the page knows of its home."""
    found = re.search(r'id="keyflower-site">(.*?)</script>', page)
    assert found
    known: dict[str, object] = json.loads(found[1])
    return known


def test_a_site_is_complete_and_small(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It replaces an older one, and leaves what others put beside it."""
    folder = tmp_path / "site"
    (folder / "assets").mkdir(parents=True)
    (folder / "assets" / "old-1234.js").touch()
    (folder / "index.html").write_text('<script id="keyflower-site">{}</script>', "utf-8")
    (folder / "CNAME").write_text("keyflower.example", "utf-8")
    assert main(["site", "--out", str(folder)]) == 0
    said = re.search(r"([\d.]+) MB to download", capsys.readouterr().err)
    assert said
    assert float(said[1]) * 1e6 <= MOST
    assert not (folder / "assets" / "old-1234.js").exists()
    assert (folder / "CNAME").exists()

    page = (folder / "index.html").read_text("utf-8")
    assert not re.search(r'(href|src)="(/|https?:)', page)  # it works in any folder of a host
    for address in re.findall(r'(?:href|src)="\./([^"]*)"', page):
        assert (folder / address).is_file()
    known = told(page)
    assert (folder / str(known["pyodide"]) / "pyodide.asm.wasm").is_file()
    with ZipFile(folder / str(known["python"])) as python:
        names = [name.removesuffix("c") for name in python.namelist()]  # where it is compiled
    assert "keyflower/tab/browser.py" in names
    assert not [name for name in names if re.match(r"keyflower/(server|cli|lab|envs)/", name)]

    worker = (folder / "worker.js").read_text("utf-8")
    kept = json.loads(worker.removeprefix("self.KEYFLOWER=").split(";", 1)[0])
    assert known["python"] in kept["files"]
    assert all((folder / file).is_file() for file in kept["files"])


def test_compressed_files_lie_beside_the_others(tmp_path: Path) -> None:
    """An older site's don't stay behind: hosts would send those."""
    folder = tmp_path / "site"
    assert main(["site", "--out", str(folder), "--compressed"]) == 0
    packed = {path.with_suffix("") for path in folder.rglob("*.gz")}
    assert {"index.html", "worker.js"} <= {path.name for path in packed}
    assert {path.suffix for path in packed} >= {".js", ".css", ".svg", ".wasm"}
    for path in packed:
        assert gzip.decompress(Path(f"{path}.gz").read_bytes()) == path.read_bytes()
    assert main(["site", "--out", str(folder)]) == 0
    assert not list(folder.rglob("*.gz"))


@pytest.mark.parametrize("current", [True, False])
def test_compiled_code_is_used_if_it_is_of_the_code_of_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, current: bool
) -> None:
    built, folder = tmp_path / "static", tmp_path / "site"
    shutil.copytree(PAGE, built)
    with ZipFile(built / "site" / "keyflower.zip", "w") as compiled:
        made_from = sources.zipped() if current else b"an older version"
        compiled.comment = hashlib.sha256(made_from).hexdigest().encode()
    monkeypatch.setattr(site, "PAGE", built)
    write_site(folder)
    python = folder / str(told((folder / "index.html").read_text("utf-8"))["python"])
    assert (python.read_bytes() == sources.zipped()) is not current


def test_other_files_are_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "index.html").write_text("my page", "utf-8")
    assert main(["site", "--out", str(tmp_path)]) == 2
    assert "isn't empty; name a new folder" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["index.html"]


def test_it_says_what_it_needs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["site"]) == 2
    assert "--out FOLDER" in capsys.readouterr().err
