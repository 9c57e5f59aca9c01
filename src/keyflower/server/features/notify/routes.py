"""How people are told that it's their turn: Web Push, email, the webhook of a table."""

import secrets
from typing import Annotated, Final
from urllib.parse import urlsplit

import msgspec
from litestar import delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from keyflower.home.table import HostedTable
from keyflower.server.features.notify import statements, webpush
from keyflower.server.features.notify.mail import checked_address
from keyflower.server.features.notify.notices import Language, Notice, words_of
from keyflower.server.features.notify.notifier import Notifier, code_hash
from keyflower.server.features.notify.outbound import BadAddress, Unreached
from keyflower.server.features.notify.webhook import Format
from keyflower.server.storage.statements.people import drop_own
from keyflower.server.tables.registry import TableRegistry
from keyflower.server.tables.routes.given import Asker
from keyflower.server.web.errors import NotAllowed, Refusal, Unavailable
from keyflower.server.web.given import api_router
from keyflower.server.web.wire import Body

CODE_DIGITS: Final = 8
CODE_LIFE_S: Final = 3600.0
MOST_TRIES: Final = 5

Url = Annotated[str, Meta(min_length=1, max_length=2000)]
Key = Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]+(?!\\n)$")]


class Endpoint(Body, frozen=True):
    """Where a browser gets its notices."""

    endpoint: Url


class Subscription(Body, frozen=True):
    """A browser's subscription: where notices go, and its keys."""

    endpoint: Url
    p256dh: Key
    auth: Key
    language: Language = "en"


class MailBody(Body, frozen=True):
    """An email address, and the language for it."""

    address: Annotated[str, Meta(min_length=1, max_length=300)]
    language: Language = "en"


class CodeBody(Body, frozen=True):
    """The code from the mail."""

    code: Annotated[str, Meta(pattern="^[0-9]{8}(?!\\n)$")]


class WebhookBody(Body, frozen=True):
    """Where the notices of a table go, and in which form and language."""

    url: Url
    kind: Format
    language: Language = "en"


class NotifyState(Struct, frozen=True):
    """How the asker hears that it's their turn.

    push_key: what a browser subscribes with. browsers: how many of theirs get notices.
    """

    push_key: str
    browsers: int
    mail_offered: bool
    mail: str
    mail_confirmed: bool


class WebhookInfo(Struct, frozen=True):
    """Where the notices of a table go; empty: nowhere.

    fault: why none go there any more.
    """

    host: str
    kind: Format | None
    fault: statements.WebhookFault = ""


def webhook_info(row: statements.WebhookRow | None) -> WebhookInfo:
    """Without the secret part of the address."""
    if row is None:
        return WebhookInfo("", None)
    return WebhookInfo(urlsplit(row.url).hostname or "", row.kind, row.fault)


OurNotifier = NamedDependency[Notifier]
TRIAL = Notice("trial", "", [], [])


async def state_of(notifier: Notifier, identity: str) -> NotifyState:
    """How somebody is reached."""
    key = await notifier.push_key()
    mail = await notifier.store.read(statements.mails.get, identity)
    theirs = statements.pushes.c.identity == identity
    return NotifyState(
        push_key=webpush.public_key(key),
        browsers=await notifier.store.read(statements.pushes.count, theirs),
        mail_offered=notifier.mail_server is not None,
        mail="" if mail is None else mail.address,
        mail_confirmed=mail is not None and mail.confirmed,
    )


@get("/me/notify", summary="My notification settings")
async def notify_shown(me: Asker, notifier: OurNotifier) -> NotifyState:
    """What is switched on, and what this server can do."""
    return await state_of(notifier, me.id)


@put("/me/push", summary="Send notifications to this browser")
async def push_on(data: JSONBody[Subscription], me: Asker, notifier: OurNotifier) -> NotifyState:
    """A Web Push subscription; a first notification is sent at once."""
    me.keep("subscriptions")
    notifier.outbound.target(data.endpoint)
    try:
        webpush.check_browser_key(data.p256dh, data.auth)
    except ValueError:
        raise Refusal("these are not the keys of a subscription") from None
    row = statements.PushRow(data.endpoint, me.id, data.p256dh, data.auth, data.language, me.now())
    try:
        status = await notifier.push(row, TRIAL)
    except Unreached:
        status = 0
    if not 200 <= status < 300:
        raise Unavailable("the browser's push service rejected the notification")
    if not await notifier.store.write(statements.put_push, row):
        raise NotAllowed("this subscription belongs to someone else", "push-taken")
    return await state_of(notifier, me.id)


@post("/me/push/off", status_code=200, summary="Stop notifications to this browser")
async def push_off(data: JSONBody[Endpoint], me: Asker, notifier: OurNotifier) -> NotifyState:
    """Your other browsers keep theirs."""
    await notifier.store.write(drop_own, statements.pushes, data.endpoint, me.id)
    return await state_of(notifier, me.id)


@put("/me/mail", summary="Send notifications by email")
async def mail_on(data: JSONBody[MailBody], me: Asker, notifier: OurNotifier) -> NotifyState:
    """Sends a code that confirms the address (POST /api/me/mail/confirm)."""
    if notifier.mail_server is None:
        raise NotAllowed("this server sends no email")
    address = checked_address(data.address)
    for key in (me.id, me.visitor.address, address.lower()):
        me.allow("mails", "mails", key)
    code = "".join(secrets.choice("0123456789") for _ in range(CODE_DIGITS))
    row = statements.MailRow(
        identity=me.id,
        address=address,
        language=data.language,
        code_hash=code_hash(me.id, code),
        expires_at=me.now() + CODE_LIFE_S,
    )
    await notifier.store.write(statements.mails.put, row)
    words = words_of(data.language)
    text = f"{words.text('mail-code-text')}\n\n{code}\n"
    if not await notifier.mail(address, words.text("mail-code"), text):
        await notifier.store.write(statements.mails.drop, me.id)
        raise Unavailable(
            "the email couldn't be sent: check the address, or try again later", "mail-failed"
        )
    return await state_of(notifier, me.id)


@post("/me/mail/confirm", status_code=200, summary="Confirm an email address")
async def mail_confirmed(data: JSONBody[CodeBody], me: Asker, notifier: OurNotifier) -> NotifyState:
    """With the code that was sent to it, which works for an hour and a few tries."""
    digest = code_hash(me.id, data.code)
    if not await notifier.store.write(statements.confirm_mail, me.id, digest, me.now(), MOST_TRIES):
        raise Refusal("that code is wrong or has expired: ask for a new one", "bad-code")
    return await state_of(notifier, me.id)


@delete("/me/mail", status_code=200, summary="Stop emails")
async def mail_off(me: Asker, notifier: OurNotifier) -> NotifyState:
    """The address is deleted."""
    await notifier.store.write(statements.mails.drop, me.id)
    return await state_of(notifier, me.id)


async def find_hosted(registry: TableRegistry, table_id: str, identity: str) -> HostedTable:
    """A table of which the asker is the host."""
    table = await registry.visible(table_id, identity)
    if identity != table.row.host:
        raise NotAllowed("only the host of the table can do this", "host-only")
    return table


@get("/tables/{table_id:str}/webhook", summary="The webhook of my table")
async def webhook_shown(table_id: FromPath[str], me: Asker) -> WebhookInfo:
    """Without its address, which is a secret: only the host."""
    table = await find_hosted(me.registry, table_id, me.id)
    return webhook_info(await me.store.read(statements.webhooks.get, table.id))


@put("/tables/{table_id:str}/webhook", summary="Post to a channel whose turn it is")
async def webhook_on(
    table_id: FromPath[str], data: JSONBody[WebhookBody], me: Asker, notifier: OurNotifier
) -> WebhookInfo:
    """Discord, Slack or Matrix; a first message is posted at once. For the host."""
    me.keep("webhooks")
    table = await find_hosted(me.registry, table_id, me.id)
    notifier.outbound.target(data.url)
    row = statements.WebhookRow(table.id, data.url, data.kind, data.language)
    trial = msgspec.structs.replace(TRIAL, table=table.id)
    try:
        status = await notifier.post(row, trial, me.id)
    except Unreached:
        status = 0
    if not 200 <= status < 300:
        raise BadAddress("no service that accepts messages answers there")
    await me.store.write(statements.webhooks.put, row)
    return webhook_info(row)


@delete("/tables/{table_id:str}/webhook", status_code=200, summary="Stop posting to a channel")
async def webhook_off(table_id: FromPath[str], me: Asker) -> WebhookInfo:
    """For the host."""
    table = await find_hosted(me.registry, table_id, me.id)
    await me.store.write(statements.webhooks.drop, table.id)
    return webhook_info(None)


router = api_router("notices", __name__)
