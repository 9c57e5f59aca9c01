"""Nobody is sent a secret of somebody else or of the server, and the log has none."""

import json
import re
import sqlite3
from dataclasses import replace

import pytest
from tests.server.leaks.evening import LINK_ONLY, SERVED, Evening
from tests.server.leaks.tape import Sent

pytestmark = pytest.mark.slow


def secrets_of(evening: Evening) -> dict[str, str]:
    """Everything that must not be sent, with who may have it."""
    found = {}
    for name, cookies in evening.cookies.items():
        for cookie in cookies:
            found[cookie] = name
            found[cookie.rpartition(".")[2]] = name
            found[cookie.partition(".")[0]] = name
    with sqlite3.connect(evening.database) as database:
        for (key,) in database.execute("SELECT key FROM signing_keys"):
            found[key.hex()] = ""
        for (identity,) in database.execute("SELECT id FROM identities"):
            found.setdefault(identity, "")
        for (token,) in database.execute("SELECT token_hash FROM links"):
            found[token] = ""
    database.close()
    return found | evening.tokens | {str(evening.database): "", evening.database.name: ""}


def secrets_sent(evening: Evening, tape: list[Sent]) -> list[str]:
    """Secrets of others in what somebody was sent, and own ones outside of their place."""
    secrets = secrets_of(evening)
    invites = {played.invite: played for played in evening.tables.values()}
    found = []
    for sent in tape:
        cookies = [value for name, value in sent.headers if name == "set-cookie"]
        headers = [f"{name}: {value}" for name, value in sent.headers if name != "set-cookie"]
        text = "\n".join([sent.body, *headers])
        for secret, owner in secrets.items():
            own = owner == sent.viewer
            if secret in text and not (own and secret in evening.tokens):
                found.append(f"{sent.viewer}: {sent.asked}: a secret of {owner or 'the server'}")
            if not own and any(secret in cookie for cookie in cookies):
                found.append(f"{sent.viewer}: {sent.asked}: the cookie of {owner}")
        for invite, played in invites.items():
            if invite in text and sent.viewer not in played.names:
                found.append(f"{sent.viewer}: {sent.asked}: an invitation")
        for played in evening.tables.values():
            told = sent.asked.endswith(("/record", "/fair")) and sent.status == 200
            if str(played.truth.seal["secret"]) in text and not told:
                found.append(f"{sent.viewer}: {sent.asked}: the secret of the draws")
        if '"rng"' in text or re.search(r'"seed": *[^n ]', text):
            found.append(f"{sent.viewer}: {sent.asked}: chance itself")
    return found


LOG_LINES = {
    "request": {"method", "path", "status", "ms"},
    "started": {"processes_for_bots", "rules"},
    "stopped": set(),
}


def log_problems(evening: Evening, lines: list[str]) -> list[str]:
    """Lines of a log that are of no known form, or have a secret in them."""
    secrets = [*secrets_of(evening), *(played.invite for played in evening.tables.values())]
    secrets += [str(played.truth.seal["secret"]) for played in evening.tables.values()]
    secrets = [secret for secret in secrets if secret not in evening.database.as_posix()]
    found = []
    for line in lines:
        if any(secret in line for secret in secrets):
            found.append(f"a secret: {line}")
        try:
            said = json.loads(line)
        except ValueError:
            found.append(f"no JSON: {line}")
            continue
        fields = set(said) - {"at", "level", "event"}
        if LOG_LINES.get(said.get("event")) != fields:
            found.append(f"unknown: {line}")
    return found


def test_nobody_is_sent_a_secret_of_another(evening: Evening) -> None:
    assert len(secrets_of(evening)) > 8 * len(SERVED)
    assert secrets_sent(evening, evening.tape) == []


def test_the_log_has_no_secret_and_nothing_hidden(evening: Evening) -> None:
    greeting, lines = evening.log[:2], evening.log[2:]
    assert [line.split()[0] for line in greeting] == ["Keyflower", "Games"]
    assert len(lines) > 40 * len(SERVED)
    assert log_problems(evening, lines) == []


@pytest.mark.thorough  # at several tables
def test_secrets_that_are_planted_are_found(evening: Evening) -> None:
    at = evening.frames("Ann4", "state")[0]
    sent = evening.tape[at]
    ben = next(iter(evening.cookies["Ben4"]))
    for secret in (ben, ben.partition(".")[0], ben.rpartition(".")[2], *evening.tokens):
        assert secrets_sent(evening, [replace(sent, body=sent.body + secret)])
        assert secrets_sent(evening, [replace(sent, headers=[("x", secret)])])
    assert secrets_sent(evening, [replace(sent, headers=[("set-cookie", ben)])])
    invite = evening.of(LINK_ONLY).invite
    assert secrets_sent(evening, [replace(sent, body=invite)])
    assert secrets_sent(evening, [replace(sent, body='{"seed": 7}')])
    draws = str(evening.of(4).truth.seal["secret"])
    assert secrets_sent(evening, [replace(sent, body=f'{{"secret": "{draws}"}}')])
    assert log_problems(evening, [json.dumps({"path": draws})])
    assert secrets_sent(evening, [replace(sent, body=str(evening.database))])


def test_secrets_that_are_planted_in_the_log_are_found(evening: Evening) -> None:
    line = {"at": "", "level": "info", "event": "request", "method": "GET", "status": 200, "ms": 1}
    invite = evening.of(2).invite
    cookie = next(iter(evening.cookies["Ann2"]))
    assert log_problems(evening, [json.dumps({**line, "path": "/"})]) == []
    assert log_problems(evening, [json.dumps({**line, "path": f"/join/{invite}"})])
    assert log_problems(evening, [json.dumps({**line, "path": "/", "cookie": "…"})])
    assert log_problems(evening, [json.dumps({**line, "path": cookie})])
    assert log_problems(evening, ["p1 drew red"])
