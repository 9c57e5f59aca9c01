"""How people are told that it's their turn: browsers, addresses, webhooks."""

from typing import Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, select

from keyflower.server.storage.relation import EMPTY, ZERO, PersonRef, Relation, TableRef

MOST_PUSHES: Final = 10  # browsers of one person; of more, the first ones are forgotten
WebhookFault = Literal["", "failing", "refused"]


class PushRow(Struct, frozen=True):
    """A browser that wants notices: where they go, and the keys to encrypt them."""

    endpoint: str
    identity: PersonRef
    p256dh: str
    auth: str
    language: str
    created_at: float
    failures: int = 0  # in a row


class MailRow(Struct, frozen=True):
    """An address for notices; nothing but a code goes there until its owner has typed that in."""

    identity: PersonRef
    address: str
    language: str
    confirmed: bool = False
    code_hash: str = ""
    expires_at: float = 0.0
    tries: int = 0


class WebhookRow(Struct, frozen=True):
    """Where a table's notices go besides."""

    table_id: TableRef
    url: str
    kind: Literal["discord", "slack", "matrix"]
    language: str
    failures: int = 0  # how often in a row it didn't take a notice
    fault: WebhookFault = ""  # why it is switched off; empty while it is on


pushes: Final = Relation("pushes", PushRow, key="endpoint", defaults={"failures": ZERO})
mails: Final = Relation("mails", MailRow, key="identity")
webhooks: Final = Relation(
    "webhooks", WebhookRow, key="table_id", defaults={"failures": ZERO, "fault": EMPTY}
)


def find_contacts(connection: Connection, identity_id: str) -> tuple[list[PushRow], list[MailRow]]:
    """How somebody hears of what happens at their tables: browsers, and confirmed addresses."""
    browsers = pushes.find(connection, pushes.c.identity == identity_id)
    return browsers, mails.find(connection, mails.has_key(identity_id), mails.c.confirmed)


def put_push(connection: Connection, row: PushRow) -> bool:
    """Store a browser that wants notices. -> False if it is somebody else's

    It moves to another person only with its keys: those who merely know its address can't take it.
    """
    known = connection.execute(
        select(pushes.table).where(pushes.has_key(row.endpoint)).with_for_update()
    ).first()
    same = known is None or (known.p256dh, known.auth) == (row.p256dh, row.auth)
    if not same and known is not None and known.identity != row.identity:
        return False
    pushes.put(connection, row)
    theirs = pushes.c.identity == row.identity
    latest = (pushes.c.created_at.desc(), pushes.c.endpoint)
    kept = pushes.find(connection, theirs, order=latest, limit=MOST_PUSHES)
    others = pushes.c.endpoint.not_in([each.endpoint for each in kept])
    pushes.delete(connection, theirs, others)
    return True


def note_push(connection: Connection, endpoint: str, failed: bool, most: int) -> None:
    """Note whether a browser's service took a notice; after `most` failures it is forgotten."""
    pushes.change(connection, endpoint, failures=pushes.c.failures + 1 if failed else 0)
    pushes.delete(connection, pushes.has_key(endpoint), pushes.c.failures >= most)


def confirm_mail(
    connection: Connection, identity_id: str, code_hash: str, now: float, most_tries: int
) -> bool:
    """Try a code; every try counts, also of several at once. -> whether it was right"""
    mine = (mails.c.identity == identity_id) & mails.c.confirmed.is_(False)
    mails.update(connection, mine, tries=mails.c.tries + 1)
    right = (mails.c.code_hash == code_hash) & (mails.c.tries <= most_tries)
    in_time = mails.c.expires_at > now
    return mails.update(connection, mine, in_time, right, confirmed=True, code_hash="") == 1


def note_webhook(connection: Connection, table_id: str, fault: WebhookFault, most: int) -> None:
    """Note whether a webhook took a notice: the last of `most` failures in a row switches it off, a
    refusal at once."""
    webhooks.change(connection, table_id, failures=webhooks.c.failures + 1 if fault else 0)
    if fault:
        least = 0 if fault == "refused" else most
        ends = webhooks.c.failures >= least
        webhooks.update(connection, webhooks.has_key(table_id), ends, fault=fault)
