"""The files of deploy/: nginx runs with them in front of a server that shows what reaches it."""

import json
import re
import shutil
import socket
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from tests.processes import end

from tools import ROOT

DEPLOY = ROOT / "deploy"
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/opt/homebrew/bin")
needs_nginx = pytest.mark.skipif(NGINX is None, reason="there is no nginx")
VISITOR = "203.0.113.5"
MAIN = """
pid {folder}/nginx.pid;
error_log stderr;
daemon off;
events {{}}
http {{
    {temporary}
    include {folder}/conf.d/*.conf;
}}
"""
PATHS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


class Shown(BaseHTTPRequestHandler):
    """Answers with the path and the headers that have reached it."""

    def do_GET(self) -> None:
        text = json.dumps({"path": self.path, **dict(self.headers.items())}).encode()
        self.send_response(200)
        self.send_header("Content-Length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: object) -> None:
        """Nothing."""


def free_port() -> int:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        port: int = taken.getsockname()[1]
        return port


def installed(folder: Path, name: str, changes: dict[str, str]) -> Path:
    """A folder like /etc/nginx with a file of deploy/. -> its main file"""
    (folder / "conf.d").mkdir()
    shutil.copy(DEPLOY / "nginx-common.conf", folder / "keyflower-common.conf")
    text = (DEPLOY / name).read_text("utf-8").replace("/etc/nginx", str(folder))
    for old, new in changes.items():
        assert old in text
        text = text.replace(old, new)
    (folder / "conf.d" / "keyflower.conf").write_text(text, "utf-8")
    temporary = "".join(f"{path}_temp_path {folder}/{path};" for path in PATHS)
    main = folder / "nginx.conf"
    main.write_text(MAIN.format(folder=folder, temporary=temporary), "utf-8")
    return main


def started_script(folder: Path, proxy: str) -> None:
    """What the image runs before nginx starts."""
    script = (DEPLOY / "nginx-resolver.sh").read_text("utf-8").replace("/etc/nginx", str(folder))
    subprocess.run(["sh", "-c", script], env={"KEYFLOWER_PROXY": proxy}, check=True)


@contextmanager
def in_front(folder: Path, proxy: str = "") -> Iterator[int]:
    """nginx of deploy/compose.yaml. proxy: in front of it -> its port"""
    with ThreadingHTTPServer(("127.0.0.1", 0), Shown) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        port = free_port()
        changes = {"listen 80;": f"listen 127.0.0.1:{port};"}
        changes["server:8612"] = f"127.0.0.1:{server.server_port}"
        main = installed(folder, "nginx-compose.conf", changes)
        started_script(folder, proxy)
        process = subprocess.Popen([str(NGINX), "-c", str(main)], start_new_session=True)
        try:
            wait_for(port)
            yield port
        finally:
            end(process)
            server.shutdown()


def wait_for(port: int) -> None:
    """Until something listens there."""
    until = time.monotonic() + 20
    while time.monotonic() < until:
        with socket.socket() as attempt:
            if attempt.connect_ex(("127.0.0.1", port)) == 0:
                return
    raise AssertionError("nginx does not start")


def get(port: int, path: str, **headers: str) -> tuple[int, dict[str, str], str]:
    """The status of an answer, what the server was shown, and the Server header."""
    connection = HTTPConnection("127.0.0.1", port, timeout=20)
    connection.request("GET", path, headers=headers)
    answer = connection.getresponse()
    text = answer.read()
    shown: dict[str, str] = json.loads(text) if answer.status == 200 else {}
    return answer.status, shown, answer.getheader("Server", "")


@needs_nginx
@pytest.mark.slow
def test_a_visitor_cannot_invent_an_address(tmp_path: Path) -> None:
    with in_front(tmp_path) as port:
        status, shown, _ = get(port, "/api/me", **{"X-Forwarded-For": "10.9.8.7"})
        assert (status, shown["X-Forwarded-For"]) == (200, "127.0.0.1")


@needs_nginx
@pytest.mark.slow
def test_a_named_proxy_in_front_says_who_the_visitor_is(tmp_path: Path) -> None:
    with in_front(tmp_path, proxy="127.0.0.1 192.0.2.0/24") as port:
        claimed = f"10.9.8.7, {VISITOR}"  # the proxy has added the last one
        _, shown, _ = get(port, "/api/me", **{"X-Forwarded-For": claimed})
        assert shown["X-Forwarded-For"] == VISITOR


@needs_nginx
@pytest.mark.slow
def test_metrics_and_the_version_of_nginx_stay_inside(tmp_path: Path) -> None:
    with in_front(tmp_path) as port:
        for path in (
            "/metrics",
            "/metrics/",
            "//metrics",
            "/metrics%2f",
            "/metrics?x",
            "/./metrics/",
        ):
            assert get(port, path)[0] == 404, path
        status, shown, server = get(port, "/metricsandmore")
        assert (status, shown["path"], server) == (200, "/metricsandmore", "nginx")


@needs_nginx
@pytest.mark.slow
@pytest.mark.skipif(shutil.which("openssl") is None, reason="there is no openssl")
def test_nginx_accepts_the_configuration_with_tls(tmp_path: Path) -> None:
    command = [
        "openssl",
        "req",
        "-x509",
        "-newkey",
        "rsa:2048",
        "-nodes",
        "-subj",
        "/CN=play.example",
    ]
    command += ["-keyout", str(tmp_path / "privkey.pem"), "-out", str(tmp_path / "fullchain.pem")]
    subprocess.run(command, check=True, capture_output=True)
    folder = tmp_path / "nginx"
    folder.mkdir()
    places = {"/etc/letsencrypt/live/play.example": str(tmp_path)}
    main = installed(folder, "nginx.conf", places)
    done = subprocess.run(
        [str(NGINX), "-T", "-c", str(main)], capture_output=True, encoding="utf-8", check=False
    )
    assert done.returncode == 0, done.stderr
    for setting in (
        "server_tokens off;",
        "ssl_protocols TLSv1.2 TLSv1.3;",
        "client_header_timeout 10s;",
        "client_body_timeout 10s;",
        "limit_conn keyflower ",
    ):
        assert setting in done.stdout
    assert "warn" not in done.stderr


def test_everything_in_the_image_is_installed_by_its_hash() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    for command in re.findall(r"pip (?:install|wheel)(?:[^&]|&(?!&))*", text):
        offline = "--no-index" in command or "--no-build-isolation" in command
        assert "--no-deps" in command
        assert offline or "--require-hashes" in command, command
