"""The built client as browsers get it: codings, caches, HEAD."""

import gzip
import re
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.di import Provide
from litestar.testing import TestClient
from tests.server.server_thread import Clock, Served

from keyflower.rules.errors import KeyflowerError
from keyflower.server.app import refused
from keyflower.server.web.about import page, part, plain_text
from keyflower.server.web.static import ASK_AGAIN, FOR_GOOD, PAGES, RETRY_S, BuiltClient
from keyflower.words import Words, choose, parse_accepted

pytest_plugins = ("tests.server.server_thread",)

PAGE = b"<!doctype html><title>Keyflower</title>" + b" " * 400
SCRIPT = b"export const words = 'in the village';" * 40
BROTLI = b"as brotli would write it"
LICENCES = b"svelte 5 (MIT)"
GZIP = gzip.compress(SCRIPT)  # it holds the time at which it was made


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small client as the build writes it."""
    folder = tmp_path_factory.mktemp("static")
    assets = folder / "assets"
    assets.mkdir()
    (folder / "index.html").write_bytes(PAGE)
    (folder / "index.html.gz").write_bytes(gzip.compress(PAGE))
    (folder / "licences.txt").write_bytes(LICENCES)
    (assets / "index-a1.js").write_bytes(SCRIPT)
    (assets / "index-a1.js.br").write_bytes(BROTLI)
    (assets / "index-a1.js.gz").write_bytes(GZIP)
    (assets / "tiny-b2.css").write_bytes(b"a{}")
    (assets / "font-c3.woff2").write_bytes(b"letters")
    (assets / "notes.md").write_bytes(b"not for browsers")
    return folder


@pytest.fixture(scope="module")
def client(built: Path) -> TestClient[Litestar]:
    """What is given out of it."""
    files = BuiltClient(built)
    app = Litestar(
        [page, part],
        dependencies={"client": Provide(lambda: files, sync_to_thread=False)},
    )
    return TestClient(app, base_url="http://keyflower.test")


def get(client: TestClient[Litestar], path: str, **headers: str) -> httpx.Response:
    """A request with these headers and no others that matter."""
    sent = {"accept-encoding": "identity"} | {k.replace("_", "-"): v for k, v in headers.items()}
    return client.get(path, headers=sent)


# ---- Pages and files


@pytest.mark.parametrize("path", PAGES)
def test_every_address_is_the_page(client: TestClient[Litestar], path: str) -> None:
    answer = get(client, re.sub(r"{\w+:str}", "x", path))
    assert answer.status_code == 200
    assert answer.content == PAGE
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == ASK_AGAIN


@pytest.mark.parametrize("path", ["/learn/rules/x", "/nowhere", "/new/x", "/table", "/index.html"])
def test_other_addresses_are_nothing(client: TestClient[Litestar], path: str) -> None:
    assert get(client, path).status_code == 404


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("index-a1.js", "text/javascript"),
        ("tiny-b2.css", "text/css"),
        ("font-c3.woff2", "font/woff2"),
    ],
)
def test_assets_are_kept_for_good(client: TestClient[Litestar], name: str, kind: str) -> None:
    answer = get(client, f"/assets/{name}")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith(kind)
    assert answer.headers["cache-control"] == FOR_GOOD
    assert answer.headers["vary"] == "accept-encoding"


@pytest.mark.parametrize(
    "name",
    [
        "index-b1.js",
        "notes.md",
        "index-a1.js.gz",
        "..%2Findex.html",
        "%2e%2e/index.html",
        ".",
        "%00",
    ],
)
def test_unknown_assets_are_nothing(client: TestClient[Litestar], name: str) -> None:
    assert get(client, f"/assets/{name}").status_code == 404


def test_licences_are_a_text(client: TestClient[Litestar]) -> None:
    answer = get(client, "/licences.txt")
    assert answer.status_code == 200
    assert answer.content == LICENCES
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.headers["cache-control"] == ASK_AGAIN


# ---- Codings


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("br;q=1.0, gzip;q=0.5", "br"),
        ("gzip", "gzip"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br; q=0.000, gzip;q=0", None),
        ("deflate", None),
        ("identity", None),
        ("", None),
    ],
)
def test_the_smallest_form_that_is_taken(
    client: TestClient[Litestar], accepted: str, coding: str | None
) -> None:
    request = client.build_request(
        "GET", "/assets/index-a1.js", headers={"accept-encoding": accepted}
    )
    answer = client.send(request, stream=True)
    raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert raw == {"br": BROTLI, "gzip": GZIP, None: SCRIPT}[coding]
    assert int(answer.headers["content-length"]) == len(raw)


def test_what_was_not_compressed_goes_as_it_is(client: TestClient[Litestar]) -> None:
    answer = get(client, "/assets/tiny-b2.css", accept_encoding="gzip, br")
    assert "content-encoding" not in answer.headers
    assert answer.content == b"a{}"


# ---- What the browser has already


@pytest.mark.parametrize("path", ["/new", "/learn/rules", "/assets/index-a1.js"])
def test_not_modified(client: TestClient[Litestar], path: str) -> None:
    first = get(client, path)
    tag = first.headers["etag"]
    assert re.fullmatch(r'W/"[0-9a-f]{20}"', tag)
    for known in (tag, f'"other", {tag}', f'{tag},W/"more"'):
        again = get(client, path, if_none_match=known)
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == first.headers["cache-control"]
    for unknown in ('W/"0"', tag.replace("W/", ""), ""):
        assert get(client, path, if_none_match=unknown).status_code == 200


def test_the_tag_is_of_the_content(built: Path, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_bytes(PAGE + b"<p>new</p>")
    old, new = BuiltClient(built).index, BuiltClient(tmp_path).index
    assert old is not None
    assert new is not None
    assert old.tag != new.tag


# ---- A real server


@pytest.mark.parametrize("path", ["/", "/learn", "/learn/rules", "/table/x"])
def test_head_of_a_page(on_sqlite: Served, path: str) -> None:
    """As GET, without the body: for those who check whether a link leads anywhere."""
    with httpx.Client(base_url=on_sqlite.address, trust_env=False) as web:
        full, head = web.get(path), web.head(path)
        assert (full.status_code, head.status_code) == (200, 200)
        assert head.content == b""
        assert head.headers["content-type"] == full.headers["content-type"]
        assert head.headers["content-length"] == full.headers["content-length"]
        assert web.get(path).status_code == 200  # the connection is still in order


def test_head_of_assets(client: TestClient[Litestar], on_sqlite: Served) -> None:
    head = client.head("/assets/index-a1.js", headers={"accept-encoding": "br"})
    assert head.status_code == 200
    assert head.headers["content-encoding"] == "br"
    assert head.headers["cache-control"] == FOR_GOOD
    assert client.head("/assets/nothing.js").status_code == 404
    assert httpx.head(f"{on_sqlite.address}/assets/nothing.js", trust_env=False).status_code == 404


# ---- The game that runs in the browser


def write_site(folder: Path) -> None:
    """A small site as `keyflower site` writes it."""
    pyodide = folder / "assets" / "pyodide-d4"
    pyodide.mkdir(parents=True)
    (pyodide / "pyodide.asm.wasm").write_bytes(b"\0asm" * 400)
    (folder / "assets" / "keyflower-e5.zip").write_bytes(b"our Python")
    (folder / "assets" / "index-a1.js").write_bytes(b"the page has it")
    known = '<script id="keyflower-site">{"python": "assets/keyflower-e5.zip"}</script>'
    (folder / "index.html").write_text(f'<link href="./assets/index-a1.js">{known}', "utf-8")
    (folder / "worker.js").write_text('self.KEYFLOWER={"files": ["assets/index-a1.js"]};', "utf-8")


def test_the_game_that_runs_in_the_browser_lies_in_a_folder(built: Path) -> None:
    """It shares the assets of the page, and says that there is a server."""
    files = BuiltClient(built, write_site)
    given = {"client": Provide(lambda: files, sync_to_thread=False)}
    with TestClient(Litestar([page, part], dependencies=given)) as client:
        opened = get(client, "/here/?/table/x")
        assert opened.headers["cache-control"] == ASK_AGAIN
        assert '"/assets/index-a1.js"' in opened.text
        assert '{"server": true, "python": "/assets/keyflower-e5.zip"}' in opened.text
        assert '["/assets/index-a1.js"]' in get(client, "/here/worker.js").text
        assert get(client, "/assets/index-a1.js").content == SCRIPT
        wasm = get(client, "/assets/pyodide-d4/pyodide.asm.wasm", accept_encoding="gzip, br")
        assert wasm.headers["cache-control"] == FOR_GOOD
        assert wasm.headers["content-type"] == "application/wasm"
        assert wasm.headers["content-encoding"] == "gzip"
        assert get(client, "/assets/keyflower-e5.zip").content == b"our Python"
        for path in ("/here/nothing.js", "/assets/pyodide-d4/x", "/assets/keyflower-0.zip"):
            assert get(client, path).status_code == 404
        slash = client.get("/here", follow_redirects=False)
        assert (slash.status_code, slash.headers["location"]) == (308, "/here/")


def test_what_could_not_be_written_is_tried_again_later(built: Path) -> None:
    """L8: each request wrote it again, without a cookie."""
    tries: list[Path] = []

    def write(folder: Path) -> None:
        tries.append(folder)
        if len(tries) == 1:
            raise OSError("the disk is full")
        write_site(folder)

    clock = Clock()
    files = BuiltClient(built, write, clock)
    given = {"client": Provide(lambda: files, sync_to_thread=False)}
    app = Litestar([part], dependencies=given, exception_handlers={KeyflowerError: refused})
    with TestClient(app) as client:
        assert [get(client, "/here/").status_code for _ in range(3)] == [503] * 3
        assert len(tries) == 1
        clock.seconds += RETRY_S
        assert [get(client, "/here/").status_code for _ in range(3)] == [200] * 3
    assert len(tries) == 2


def test_where_nothing_was_built(tmp_path: Path) -> None:
    """The server says what is there for programs (`web.about`)."""
    empty = BuiltClient(tmp_path)
    assert empty.index is None
    assert empty.files == {}
    app = Litestar([part], dependencies={"client": Provide(lambda: empty, sync_to_thread=False)})
    assert get(TestClient(app), "/licences.txt").status_code == 404


@pytest.mark.parametrize(
    ("asked", "language", "way"),
    [("el-GR,el;q=0.9,en;q=0.8", "el", "ltr"), ("fa", "fa", "rtl"), ("de", "en", "ltr")],
)
def test_people_are_told_in_their_language_that_nothing_was_built(
    asked: str, language: str, way: str
) -> None:
    words = Words(choose(parse_accepted(asked)))
    text = plain_text(words, {"/api/me": {"post": {"summary": "Become <somebody>"}}})
    assert f'<html lang="{language}" dir="{way}">' in text
    assert words.text("plain-programs") in text
    assert "./keyflower serve" in text
    assert "POST /api/me" in text
    assert "Become &lt;somebody&gt;" in text


HTML = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8"}


@pytest.mark.slow
@pytest.mark.parametrize("path", ["/foo", "/foo/bar", "/learn/rules/more", "/%00/x"])
def test_unknown_addresses_show_people_the_page(served: Served, path: str) -> None:
    for method in ("GET", "HEAD"):
        answer = httpx.request(method, served.local + path, headers=HTML, trust_env=False)
        assert answer.status_code == 404
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == ASK_AGAIN
    known = httpx.get(served.local + "/new", trust_env=False).headers["etag"]
    again = httpx.get(
        served.local + path, headers={**HTML, "if-none-match": known}, trust_env=False
    )
    assert again.status_code == 404
    assert "<title>" in again.text


@pytest.mark.parametrize(
    ("path", "headers"), [("/foo/bar", {"accept": "*/*"}), ("/api/foo", HTML), ("/api", HTML)]
)
def test_programs_get_an_error_they_can_read(
    served: Served, path: str, headers: dict[str, str]
) -> None:
    answer = httpx.get(served.local + path, headers=headers, trust_env=False)
    assert answer.status_code == 404
    assert answer.json()["code"] == "unknown"
