"""Everything of others in the built page comes with its licence, also in wheel and sdist."""

import hashlib
import json
import re
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest
from tests import processes

from tools import ROOT, packages, page

pytestmark = pytest.mark.slow

IN_A_PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")
LINE = "=" * 78
LICENCE = re.compile(r"licen[cs]e(\..*)?", re.IGNORECASE)


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page with source maps, which say where all of its code comes from."""
    if not page.can_be_tested():
        pytest.skip("web/node_modules is not installed: see ./keyflower test")
    folder = tmp_path_factory.mktemp("page")
    vite = [page.node_of_modules(), str(page.MODULES / "vite" / "bin" / "vite.js"), "build"]
    vite += ["--logLevel", "warn", "--sourcemap", "--outDir", str(folder), "--emptyOutDir"]
    done = processes.run(vite, cwd=page.WEB, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def sections(folder: Path) -> dict[str, str]:
    """What licences.txt has for each package, by name."""
    parts = (folder / "licences.txt").read_text("utf-8").split(LINE)
    return {title.split()[0]: text.strip() for title, text in zip(parts[1::2], parts[2::2])}


def code_of(folder: Path) -> set[str]:
    """The packages whose code is in the page."""
    found = set()
    for file in (folder / "assets").glob("*.js.map"):
        for source in json.loads(file.read_text("utf-8"))["sources"]:
            found |= set(IN_A_PACKAGE.findall(source))
    return found


def fonts_of(folder: Path) -> set[str]:
    """The packages whose fonts are in the page."""
    digests = {
        hashlib.sha256(file.read_bytes()).digest(): IN_A_PACKAGE.findall(file.as_posix())[-1]
        for file in page.MODULES.glob("@fontsource*/*/files/*.woff2")
    }
    files = list((folder / "assets").glob("*.woff2"))
    assert files
    return {digests[hashlib.sha256(file.read_bytes()).digest()] for file in files}


@pytest.mark.thorough  # builds the page once more
def test_all_that_is_bundled_has_its_licence(built: Path) -> None:
    bundled = code_of(built) | fonts_of(built)
    assert {"svelte", "@fluent/bundle", "@fontsource-variable/vazirmatn"} <= bundled
    found = sections(built)
    # Vite's own loader of modules has no source of its own in the maps, nor has Python.
    assert found.keys() == bundled | {"vite", "pyodide", "Python"}
    for name, text in found.items():
        if name in ("pyodide", "Python"):
            terms = {"pyodide": "Mozilla Public License", "Python": "Copyright (c) 2001"}
            assert terms[name] in text
            continue
        if name == "@fluent/bundle":  # it has no such file
            assert text.startswith("@fluent/bundle by Mozilla")
            assert "Apache License" in text
            assert text.endswith("END OF TERMS AND CONDITIONS")
            continue
        own = [file for file in (page.MODULES / name).iterdir() if LICENCE.fullmatch(file.name)]
        assert own, name
        assert all(text in file.read_text("utf-8") for file in own), name
        assert "Copyright" in text or "Google Inc." in text, name
        assert len(text) > 800, name


@pytest.mark.thorough
def test_wheel_and_sdist_carry_them(tmp_path: Path) -> None:
    if not page.is_built():
        pytest.skip("the page is not built: see ./keyflower test")
    environment = {k: v for k, v in packages.environment().items() if k != "PYTHONPATH"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-t", "sdist"]
    done = processes.run([*command, "-d", tmp_path], cwd=ROOT, env=environment, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = tmp_path.glob("*.whl")
    (sdist,) = tmp_path.glob("*.tar.gz")
    written = (page.PAGE / "licences.txt").read_bytes()
    with zipfile.ZipFile(wheel) as archive:
        assert archive.read("keyflower/server/static/licences.txt") == written
    with tarfile.open(sdist) as archive:
        name = f"{sdist.name.removesuffix('.tar.gz')}/src/keyflower/server/static/licences.txt"
        member = archive.extractfile(name)
        assert member is not None
        assert member.read() == written


def test_building_needs_nothing_that_only_tests_have() -> None:
    """`./keyflower serve` installs no packages for tests; licences must not come from those."""
    lenders = re.search(r"TERMS[^=]*= \{ (.*) \};", (page.WEB / "build/licences.ts").read_text())
    assert lenders is not None
    lock = json.loads((page.WEB / "package-lock.json").read_text("utf-8"))["packages"]
    names = re.findall(r": '([^']+)'", lenders[1])
    assert names
    for name in [*names, "vite", "svelte", "@sveltejs/vite-plugin-svelte"]:
        assert not lock[f"node_modules/{name}"].get("dev"), name
