"""Notices reach those who are away, over real parts: a push service, a mail server, a webhook."""

import asyncio
import email
import email.policy
import json
import re
import time
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from random import Random

import pytest
from tests.server.features.notify.receivers import (
    Browser,
    MailSink,
    Receiver,
    free_port,
    receiving,
    vapid_claims,
)
from tests.server.server_thread import (
    BOT,
    ME,
    SOON,
    Clock,
    Person,
    Served,
    play_out,
    seated,
    serving,
    to_move,
    until,
)

from bench.client import Json, Turned, some_action
from keyflower.server.features.notify.away import HOURLY_NOTICES
from keyflower.server.features.notify.notifier import MOST_FAILURES
from keyflower.server.features.notify.outbound import (
    Address,
    BadAddress,
    Outbound,
    Unreached,
    is_public,
)
from keyflower.server.features.notify.webpush import decode
from keyflower.server.tables.audience import NUDGE_EVERY
from tools.postgres import Cluster

pytestmark = pytest.mark.anyio
pytest_plugins = ("tests.server.server_thread",)

ORIGIN = "https://play.example"


class World:
    """A server with everything around it."""

    def __init__(self, served: Served, receiver: Receiver, mails: MailSink, clock: Clock) -> None:
        self.served = served
        self.clock = clock
        self.receiver = receiver
        self.mails = mails

    def later(self) -> None:
        """Long enough for another nudge."""
        self.clock.seconds += NUDGE_EVERY

    def person(self) -> Person:
        found = Person(self.served.local)
        found.http.headers["origin"] = ORIGIN
        return found


@pytest.fixture(
    scope="module", params=["sqlite", pytest.param("postgres", marks=pytest.mark.thorough)]
)
def world(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[World]:
    """On each database in turn."""
    folder = tmp_path_factory.mktemp("notify")
    if request.param == "sqlite":
        database = str(folder / "keyflower.db")
    else:
        cluster: Cluster = request.getfixturevalue("cluster")
        database = cluster.url(cluster.create(template=request.getfixturevalue("migrated")))
    mails, clock = MailSink(), Clock()
    clock.seconds = time.time()
    try:
        with (
            receiving(folder) as receiver,
            serving(
                database,
                now=clock,
                steady=time.monotonic,
                origin=ORIGIN,
                smtp=mails.url,
                sender="table@play.example",
                contact="mailto:op@play.example",
                hosts=("localhost",),
                notify_after=0.0,
            ) as served,
        ):
            yield World(served, receiver, mails, clock)
    finally:
        mails.close()


async def become(world: World, name: str) -> Person:
    """Somebody with a name; the cookie is meant for https, so it is carried by hand."""
    person = world.person()
    answer = await person.http.post("/api/me")
    found = re.search(r"__Host-keyflower=([^;]+)", answer.headers["set-cookie"])
    assert found is not None
    person.http.headers["cookie"] = f"__Host-keyflower={found[1]}"
    await person.call("PATCH", "/me", {"name": name})
    return person


async def subscribed(world: World, person: Person, browser: Browser, path: str) -> None:
    body = {"endpoint": world.receiver.url + path, "language": "fr", **browser.keys()}
    await person.call("PUT", "/me/push", body)


def pushed(browser: Browser, got: object) -> Json:
    found: Json = json.loads(browser.read(got.body))  # type: ignore[attr-defined]
    return found


@pytest.mark.slow
async def test_a_push_is_encrypted_signed_and_says_nothing_hidden(world: World) -> None:
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    browser = Browser()
    async with ann, bob:
        await subscribed(world, ann, browser, "/first/1")
        first = await world.receiver.at("/first")
        assert pushed(browser, first)["title"] == "Notifications activées"
        await subscribed(world, bob, Browser(), "/first/2")
        await world.receiver.at("/first")
        table = await seated(ann, bob)
        got = await world.receiver.at("/first")  # whoever starts
        mover, waiter, state = await to_move(ann, bob, table)
        await mover.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
        second = await world.receiver.at("/first")
        mine = got if got.path == "/first/1" else second
        assert {got.path, second.path} == {"/first/1", "/first/2"}
        assert pushed(browser, mine) == {
            "title": "À vous de jouer",
            "body": "Keyflower avec Bob",
            "path": f"/table/{table}",
            "tag": f"table-{table}",
        }
        key = (await ann.get("/me/notify"))["push_key"]
        claims = vapid_claims(mine.headers["authorization"], key)
        assert claims["aud"] == world.receiver.url
        assert claims["sub"] == "mailto:op@play.example"
        assert mine.headers["content-encoding"] == "aes128gcm"
        assert int(mine.headers["ttl"]) > 0
        assert len(mine.headers["topic"]) <= 32
        for text in (b"Bob", b"Keyflower", table.encode()):
            assert text not in mine.body
        assert (await ann.get("/me/notify"))["browsers"] == 1
        off = {"endpoint": world.receiver.url + "/first/1"}
        assert (await bob.post("/me/push/off", off))["browsers"] == 1  # not his
        assert (await ann.post("/me/push/off", off))["browsers"] == 0
        await waiter.post(f"/tables/{table}/leave")


def test_the_browser_of_these_tests_reads_the_example_of_rfc_8291() -> None:
    browser = Browser("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94", "BTBZMqHH6r4Tts7J_aSIgg")
    message = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmY"
        "WAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
        "gSxsj_Qulcy4a-fN"
    )
    assert browser.read(decode(message)) == b"When I grow up, I want to be a watermelon"


@pytest.mark.slow
async def test_a_subscription_is_taken_over_only_with_its_keys(world: World) -> None:
    ann, eve = await become(world, "Ann"), await become(world, "Eve")
    browser = Browser()
    async with ann, eve:
        await subscribed(world, ann, browser, "/push/replayed")
        await world.receiver.at("/push/replayed")
        with pytest.raises(Turned, match="someone else"):
            await subscribed(world, eve, Browser(), "/push/replayed")
        await subscribed(world, eve, browser, "/push/replayed")  # the same browser, another cookie
        await world.receiver.at("/push/replayed")
        assert (await ann.get("/me/notify"))["browsers"] == 0
        assert (await eve.get("/me/notify"))["browsers"] == 1
        for keys in ({"p256dh": "AAAA", "auth": "AAAA"}, {**browser.keys(), "auth": "AAAA"}):
            body = {"endpoint": world.receiver.url + "/push/x", **keys}
            with pytest.raises(Turned, match="not the keys"):
                await eve.call("PUT", "/me/push", body)


@pytest.mark.slow
async def test_a_browser_that_is_gone_is_forgotten(world: World) -> None:
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    async with ann, bob:
        for person, path in ((ann, "/push/gone-1"), (bob, "/push/gone-2")):
            await subscribed(world, person, Browser(), path)
            await world.receiver.at("/push/gone")
        world.receiver.status = 410
        try:
            await seated(ann, bob)
            gone = await world.receiver.at("/push/gone")
            owner = ann if gone.path == "/push/gone-1" else bob
            async with asyncio.timeout(SOON):
                while (await owner.get("/me/notify"))["browsers"]:
                    pass
        finally:
            world.receiver.status = 201


@pytest.mark.slow
async def test_a_browser_that_keeps_failing_is_forgotten(world: World) -> None:
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    async with ann, bob:
        for person, path in ((ann, "/push/ill-1"), (bob, "/push/ill-2")):
            await subscribed(world, person, Browser(), path)
            await world.receiver.at("/push/ill")
        table = await seated(ann, bob)
        world.receiver.status = 503
        try:
            async with asyncio.timeout(2 * SOON):
                while (await ann.get("/me/notify"))["browsers"]:
                    world.clock.seconds += 3600 / HOURLY_NOTICES
                    mover, _, state = await to_move(ann, bob, table)
                    action = some_action(state["legal"], Random(5))
                    await mover.post(
                        f"/tables/{table}/actions", {"seq": state["seq"], "action": action}
                    )
        finally:
            world.receiver.status = 201
        assert [each.path for each in world.receiver.all].count("/push/ill-1") > MOST_FAILURES


async def test_a_subscription_that_is_refused_is_not_kept(world: World) -> None:
    async with await become(world, "Ann") as ann:
        world.receiver.status = 503
        try:
            with pytest.raises(Turned, match="push service rejected the notification"):
                await subscribed(world, ann, Browser(), "/push/refused")
        finally:
            world.receiver.status = 201
        for host in ("10.0.0.1", "localhost:1"):
            body = {"endpoint": f"https://{host}/x", **Browser().keys()}
            with pytest.raises(Turned, match=r"bad-address|unavailable"):
                await ann.call("PUT", "/me/push", body)
        assert (await ann.get("/me/notify"))["browsers"] == 0


async def test_mails_go_to_a_confirmed_address_until_switched_off(world: World) -> None:
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    async with ann, bob:
        state = await ann.call("PUT", "/me/mail", {"address": "ann@mail.example"})
        assert (state["mail"], state["mail_confirmed"]) == ("ann@mail.example", False)
        letter = await world.mails.next()
        code = next(line for line in letter.text.splitlines() if re.fullmatch("[0-9]{8}", line))
        wrong = "00000000" if code != "00000000" else "00000001"
        with pytest.raises(Turned, match="wrong or has expired"):
            await ann.post("/me/mail/confirm", {"code": wrong})
        with pytest.raises(Turned, match="wrong or has expired"):
            await bob.post("/me/mail/confirm", {"code": code})
        assert (await ann.post("/me/mail/confirm", {"code": code}))["mail_confirmed"]
        table = await seated(ann, bob)
        mover, _, state = await to_move(ann, bob, table)
        if mover is not ann:
            await mover.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
        letter = await world.mails.next()
        message = email.message_from_string(letter.text, policy=email.policy.default)
        assert letter.to == "ann@mail.example"
        assert message["subject"] == "It’s your turn"
        assert message["from"] == "Keyflower <table@play.example>"
        text = message.get_content()
        assert f"{ORIGIN}/table/{table}" in text
        assert f"{ORIGIN}/settings" in text
        assert not (await ann.call("DELETE", "/me/mail"))["mail"]
        for wrong_address in ("nobody", "a@b", "a b@c.example", "x\r\nBcc: y@z.example"):
            with pytest.raises(Turned):
                await ann.call("PUT", "/me/mail", {"address": wrong_address})


async def test_a_code_can_be_tried_a_few_times_only(world: World) -> None:
    async with await become(world, "Ann") as ann:
        await ann.call("PUT", "/me/mail", {"address": "tries@mail.example"})
        letter = await world.mails.next()
        code = next(line for line in letter.text.splitlines() if re.fullmatch("[0-9]{8}", line))
        wrong = "00000000" if code != "00000000" else "00000001"
        for _ in range(5):
            with pytest.raises(Turned, match="wrong or has expired"):
                await ann.post("/me/mail/confirm", {"code": wrong})
        with pytest.raises(Turned, match="wrong or has expired"):
            await ann.post("/me/mail/confirm", {"code": code})


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["discord", "slack", "matrix"])
async def test_a_channel_hears_whose_turn_it_is(world: World, kind: str) -> None:
    ann, bob = await become(world, "Ann <@all>"), await become(world, "Bob <@all>")
    path = f"/hook/{kind}"
    if kind == "matrix":
        path = "/_matrix/client/v3/rooms/!r:play.example/send/m.room.message?access_token=sesame"
    async with ann, bob:
        made = await ann.post("/tables", {"seats": [ME, {"kind": "open"}]})
        table = made["table"]["id"]
        await bob.post("/join", {"invite": made["you"]["invite"]})
        await bob.post(f"/tables/{table}/seats/1")
        body = {"url": world.receiver.url + path, "kind": kind}
        with pytest.raises(Turned, match="only the host"):
            await bob.call("PUT", f"/tables/{table}/webhook", body)
        shown = await ann.call("PUT", f"/tables/{table}/webhook", body)
        assert shown == {"host": "localhost", "kind": kind, "fault": ""}
        await world.receiver.at(path.partition("?")[0])  # the first line
        with pytest.raises(Turned, match="only the host"):
            await bob.get(f"/tables/{table}/webhook")
        await ann.post(f"/tables/{table}/start")
        got = await world.receiver.at(path.partition("?")[0])
        mover, _, _ = await to_move(ann, bob, table)
        name = f"{'Ann' if mover is ann else 'Bob'} <@\u2060all>"
        link = f"{ORIGIN}/table/{table}"
        if kind == "discord":
            safe = name.replace("<@", "\\<\\@").replace(">", "\\>")
            expected: Json = {"content": f"It’s your turn\\: {safe}. {link}"}
            expected["allowed_mentions"] = {"parse": []}
        elif kind == "slack":
            safe = name.replace("<", "&lt;").replace(">", "&gt;")
            expected = {"text": f"It’s your turn: {safe}. {link}", "mrkdwn": False}
        else:
            expected = {"msgtype": "m.notice", "body": f"It’s your turn: {name}. {link}"}
            assert got.method == "PUT"
            assert got.headers["authorization"] == "Bearer sesame"
            assert "sesame" not in got.path
        assert got.json() == expected
        assert (await ann.call("DELETE", f"/tables/{table}/webhook"))["kind"] is None
        assert (await ann.get(f"/tables/{table}/webhook"))["kind"] is None


@pytest.mark.slow
@pytest.mark.parametrize("way", ["before the start", "in play", "for good"])
async def test_a_webhook_ends_with_its_host(world: World, way: str) -> None:
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    async with ann, bob:
        made = await ann.post("/tables", {"seats": [ME, {"kind": "open"}]})
        table = made["table"]["id"]
        await bob.post("/join", {"invite": made["you"]["invite"]})
        await bob.post(f"/tables/{table}/seats/1")
        body = {"url": world.receiver.url + "/secret", "kind": "slack"}
        await ann.call("PUT", f"/tables/{table}/webhook", body)
        await world.receiver.at("/secret")
        if way != "before the start":
            await ann.post(f"/tables/{table}/start")
        if way == "for good":
            await ann.call("DELETE", "/me")
        else:
            await ann.post(f"/tables/{table}/leave")
        host = ann if way == "in play" else bob
        assert (await host.get(f"/tables/{table}/webhook"))["kind"] is None


@pytest.mark.slow
@pytest.mark.parametrize(("status", "times"), [(503, MOST_FAILURES), (410, 1)])
async def test_a_channel_that_keeps_failing_is_switched_off(
    world: World, status: int, times: int
) -> None:
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    fault = "failing" if status == 503 else "refused"
    async with ann, bob:
        table = await seated(ann, bob)
        hook = f"/tables/{table}/webhook"
        place = f"/ailing/{status}"
        body = {"url": world.receiver.url + place, "kind": "discord"}
        await ann.call("PUT", hook, body)
        await world.receiver.at(place)
        world.receiver.status = status
        try:
            async with asyncio.timeout(SOON):
                while (await ann.get(hook))["fault"] != fault:
                    world.clock.seconds += 3600 / HOURLY_NOTICES
                    mover, _, state = await to_move(ann, bob, table)
                    action = some_action(state["legal"], Random(5))
                    await mover.post(
                        f"/tables/{table}/actions", {"seq": state["seq"], "action": action}
                    )
        finally:
            world.receiver.status = 201
        assert [each.path for each in world.receiver.all].count(place) > times
        assert (await ann.get(hook))["host"] == "localhost"
        assert (await ann.call("PUT", hook, body))["fault"] == ""


async def test_those_at_the_table_and_those_who_play_bots_get_no_notice(world: World) -> None:
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    async with ann, bob:
        before = len(world.receiver.all)
        await subscribed(world, ann, Browser(), "/push/alone")
        await world.receiver.at("/push/alone")
        await ann.post("/tables", {"seats": [ME, BOT], "start": True})
        made = await ann.post("/tables", {"seats": [ME, {"kind": "open"}], "listed": True})
        table = made["table"]["id"]
        await subscribed(world, bob, Browser(), "/push/away")
        await world.receiver.at("/push/away")
        await bob.post(f"/tables/{table}/seats/1")
        cookie = ann.http.headers["cookie"]
        watch = ann.watch(table)
        watch.cookie = cookie
        async with watch:
            await until(watch, "state")
            await ann.post(f"/tables/{table}/start")
            state = await until(watch, "state")
            if state["legal"] is not None:
                await watch.send("act", seq=state["seq"], action="pass")
            await world.receiver.at("/push/away")
        assert [each.path for each in world.receiver.all[before:]].count("/push/alone") == 1


@pytest.mark.slow
async def test_a_nudge_reaches_those_who_are_away_once_for_each_move(world: World) -> None:
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    browsers = {"/nudge/ann": Browser(), "/nudge/bob": Browser()}
    async with ann, bob:
        for person, (path, browser) in zip((ann, bob), browsers.items()):
            await subscribed(world, person, browser, path)
            await world.receiver.at(path)
        table = await seated(ann, bob)
        channel = {"url": world.receiver.url + "/nudged", "kind": "slack"}
        await ann.call("PUT", f"/tables/{table}/webhook", channel)
        await world.receiver.at("/nudged")
        mover, waiter, state = await to_move(ann, bob, table)
        path, name = ("/nudge/ann", "Ann") if mover is ann else ("/nudge/bob", "Bob")
        await world.receiver.at(path)  # the turn
        world.later()
        await waiter.post(f"/tables/{table}/nudge")
        assert pushed(browsers[path], await world.receiver.at(path)) == {
            "title": "La table vous attend",
            "body": f"Keyflower avec {'Bob' if mover is ann else 'Ann'}",
            "path": f"/table/{table}",
            "tag": f"table-{table}",
        }
        line = {"text": f"The table is waiting for {name}. {ORIGIN}/table/{table}", "mrkdwn": False}
        await world.receiver.next(lambda got: got.path == "/nudged" and got.json() == line)
        world.later()
        await waiter.post(f"/tables/{table}/nudge")  # reminds only those who are here
        await mover.post(f"/tables/{table}/actions", {"seq": state["seq"], "action": "pass"})
        other = next(each for each in browsers if each != path)
        assert pushed(browsers[other], await world.receiver.at(other))["title"] == "À vous de jouer"
        world.later()
        await mover.post(f"/tables/{table}/nudge")  # another move: another reminder
        title = pushed(browsers[other], await world.receiver.at(other))["title"]
        assert title == "La table vous attend"
        assert [each.path for each in world.receiver.all].count(path) == 3
        await waiter.post(f"/tables/{table}/leave")


@pytest.mark.slow
async def test_act_and_undo_calls_nobody_again_and_again(world: World) -> None:
    """H2: it was a notice for each round, eight a second."""
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    async with ann, bob:
        table = await seated(ann, bob)
        mover, victim, state = await to_move(ann, bob, table)
        await subscribed(world, victim, Browser(), "/again/victim")
        await victim.call("PUT", "/me/mail", {"address": "victim@mail.example"})
        letter = await world.mails.next(lambda mail: mail.to == "victim@mail.example")
        code = next(line for line in letter.text.splitlines() if re.fullmatch("[0-9]{8}", line))
        await victim.post("/me/mail/confirm", {"code": code})
        channel = {"url": world.receiver.url + "/again/table", "kind": "slack"}
        await ann.call("PUT", f"/tables/{table}/webhook", channel)
        await world.receiver.at("/again/victim")
        await world.receiver.at("/again/table")
        path, seq = f"/tables/{table}", state["seq"]
        for _ in range(150):
            seq = (await mover.post(f"{path}/actions", {"seq": seq, "action": "pass"}))["seq"]
            seq = (await mover.post(f"{path}/undo", {"seq": seq}))["seq"]
        await mover.post(f"{path}/actions", {"seq": seq, "action": "pass"})
        await world.receiver.at("/again/victim")
        for person in (victim, mover):  # then it's the victim's turn, who was there meanwhile
            state = await person.get(path)
            action = state["legal"]["bids"][0]["ranges"][0]["action"]
            await person.post(f"{path}/actions", {"seq": state["seq"], "action": action})
        await world.receiver.at("/again/victim")
        for _ in range(2):
            await world.mails.next(lambda mail: mail.to == "victim@mail.example")
        assert [mail.to for mail in world.mails.all].count("victim@mail.example") == 1 + 2
        came = [each.path for each in world.receiver.all]
        assert came.count("/again/victim") == 1 + 2
        assert came.count("/again/table") <= 1 + 2 * HOURLY_NOTICES


async def test_those_at_the_table_are_nudged_there_only(world: World) -> None:
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    async with ann, bob:
        for person, path in ((ann, "/here/ann"), (bob, "/here/bob")):
            await subscribed(world, person, Browser(), path)
            await world.receiver.at(path)
        table = await seated(ann, bob)
        mover, waiter, state = await to_move(ann, bob, table)
        path, other = "/here/ann", "/here/bob"
        if mover is bob:
            path, other = other, path
        await world.receiver.at(path)  # the turn
        watch = mover.watch(table)
        watch.cookie = mover.http.headers["cookie"]
        async with watch:
            await until(watch, "state")
            await waiter.post(f"/tables/{table}/nudge")
            assert (await until(watch, "chat"))["chat"][0]["phrase"] == "nudge"
            await watch.send("act", seq=state["seq"], action="pass")
            await world.receiver.at(other)
        assert [each.path for each in world.receiver.all].count(path) == 2


async def test_a_server_that_sends_no_mail_says_so(on_sqlite: Served) -> None:
    async with Person(on_sqlite.address) as ann:
        await ann.post("/me")
        with pytest.raises(Turned, match="403 not-allowed: this server sends no email"):
            await ann.call("PUT", "/me/mail", {"address": "ann@mail.example"})


@pytest.mark.slow
async def test_an_invitation_reaches_people_unless_they_block_the_host(world: World) -> None:
    ann, bob, eve = [await become(world, name) for name in ("Ann", "Bob", "Eve")]
    browser = Browser()
    async with ann, bob, eve:
        table = await seated(ann, bob, eve)
        waiting = [ann, bob, eve]
        while waiting:
            person = waiting.pop(0)
            state = await person.get(f"/tables/{table}")
            if state["legal"] is None:
                waiting.append(person)
            else:
                body = {"seq": state["seq"], "action": "pass"}
                await person.post(f"/tables/{table}/actions", body)
        for person in (ann, bob, eve):
            await person.post(f"/tables/{table}/leave")
        await subscribed(world, eve, Browser(), "/invited/eve")
        await world.receiver.at("/invited/eve")
        await subscribed(world, bob, browser, "/invited/bob")
        await world.receiver.at("/invited/bob")
        again = (await ann.post("/invite", {"people": [{"table": table, "seat": 1}]}))["table"]
        assert pushed(browser, await world.receiver.at("/invited/bob")) == {
            "title": "Invitation à une partie",
            "body": "Keyflower avec Ann",
            "path": f"/table/{again}",
            "tag": f"table-{again}",
        }
        assert (await bob.get(f"/tables/{again}"))["table"]["status"] == "waiting"
        await bob.post(f"/tables/{again}/block")
        await ann.post("/invite", {"people": [{"table": table, "seat": seat} for seat in (1, 2)]})
        await world.receiver.at("/invited/eve")  # bob would have been told first
    assert [each.path for each in world.receiver.all].count("/invited/bob") == 2


@pytest.mark.slow
async def test_a_rematch_reaches_those_who_have_left_the_table(world: World) -> None:
    ann, bob = await become(world, "Ann"), await become(world, "Bob")
    browser = Browser()
    async with ann, bob:
        table = await seated(ann, bob)
        await play_out(ann, bob, table)
        await subscribed(world, bob, browser, "/rematch/bob")
        await world.receiver.at("/rematch/bob")
        again = (await ann.post(f"/tables/{table}/rematch"))["table"]
        notice = pushed(browser, await world.receiver.at("/rematch/bob"))
        assert (notice["title"], notice["path"]) == (
            "Invitation à une partie",
            f"/table/{again}",
        )
        assert (await bob.post(f"/tables/{table}/rematch"))["table"] == again


# ---- Hostile addresses


@pytest.mark.parametrize(
    "url",
    [
        "http://hooks.example/x",
        "https://hooks.example:8443/x",
        "https://user:secret@hooks.example/x",
        "https://127.0.0.1/x",
        "https://[::1]/x",
        "https://2130706433/x",
        "https://localhost/x",
        "https://metadata.google.internal/x",
        "https://printer.local/x",
        "https://hooks/x",
        "https://hooks.example/a b",
        "https://hooks.example/\r\nhost: evil",
        "https://höoks.example/x",
        "file:///etc/passwd",
        "ftp://hooks.example/x",
        "",
    ],
)
def test_addresses_that_nothing_is_sent_to(url: str) -> None:
    with pytest.raises(BadAddress):
        Outbound().target(url)


@pytest.mark.parametrize(
    ("address", "public"),
    [
        ("93.184.216.34", True),
        ("2606:2800:220:1::1", True),
        ("10.0.0.1", False),
        ("172.16.3.4", False),
        ("192.168.1.1", False),
        ("127.0.0.1", False),
        ("169.254.169.254", False),
        ("100.64.0.1", False),
        ("0.0.0.0", False),
        ("224.0.0.1", False),
        ("::1", False),
        ("fd00::1", False),
        ("fe80::1", False),
        ("::ffff:10.0.0.1", False),
        ("64:ff9b::a00:1", False),
        ("2002:a00:1::", False),
        ("2001:0:4136:e378:8000:63bf:3fff:fdd2", False),
        ("64:ff9b::808:808", True),
        ("64:ff9b:1::808:808", False),
        ("::8.8.8.8", False),
        ("::ffff:0:8.8.8.8", False),
        ("fec0::1", False),
        ("192.0.0.8", False),
        ("168.63.129.16", False),
        ("192.88.99.1", False),
        ("3fff::1", False),
        ("2606:2800:220:1:0:5efe:10.0.0.1", False),
        ("2606:2800:220:1:200:5efe:192.168.1.1", False),
        ("fe80::5efe:93.184.216.34", False),
    ],
)
def test_only_addresses_of_the_internet_are_public(address: str, public: bool) -> None:
    assert is_public(ip_address(address)) is public


async def test_a_name_that_leads_inside_is_refused_and_resolved_once(tmp_path: Path) -> None:
    """A name with one public address among private ones is hostile too."""
    asked: list[str] = []

    def resolve(host: str, port: int) -> list[Address]:
        asked.append(host)
        return [ip_address("93.184.216.34"), ip_address("127.0.0.1")]

    outbound = Outbound(resolve=resolve)
    with pytest.raises(Unreached):
        await outbound.send("ann", "POST", outbound.target("https://rebind.example/x"), {}, b"")
    assert asked == ["rebind.example"]


async def test_redirects_are_not_followed_and_silence_ends(world: World) -> None:
    outbound = Outbound(("localhost",))
    world.receiver.status = 302
    world.receiver.location = f"{world.receiver.url}/inside"
    try:
        target = outbound.target(f"{world.receiver.url}/redirected")
        assert await outbound.send("ann", "POST", target, {}, b"") == 302
        await world.receiver.at("/redirected")
    finally:
        world.receiver.status, world.receiver.location = 201, ""
    assert [each.path for each in world.receiver.all].count("/inside") == 0
    target = outbound.target(f"https://localhost:{free_port()}/nobody")
    with pytest.raises(Unreached):
        await outbound.send("ann", "POST", target, {}, b"")


async def test_what_answers_nothing_is_no_webhook(world: World) -> None:
    async with await become(world, "Ann") as ann:
        table = (await ann.post("/tables", {"seats": [ME, {"kind": "open"}]}))["table"]["id"]
        path = f"/tables/{table}/webhook"
        for url in ("https://10.0.0.1/x", "https://hooks.internal/x", "http://localhost/x"):
            with pytest.raises(Turned):
                await ann.call("PUT", path, {"url": url, "kind": "slack"})
        closed = f"https://localhost:{free_port()}/x"
        with pytest.raises(Turned, match="no service that accepts messages answers there"):
            await ann.call("PUT", path, {"url": closed, "kind": "slack"})
        assert (await ann.get(path))["kind"] is None
