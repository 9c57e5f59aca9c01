"""The statements for slow games: notes, and how people are told that it's their turn.

Each function runs inside one transaction.
"""

from typing import Final

from msgspec.structs import asdict
from sqlalchemy import Connection, delete, func, select, update

from keyflower.server.storage.queries import put
from keyflower.server.storage.rows import MailRow, PushRow, Reached, WebhookRow
from keyflower.server.storage.schema import mails, notes, pushes, webhooks

MOST_PUSHES: Final = 10
"""Browsers of one person; of more, the first ones are forgotten."""

# --- notes


def notes_of(connection: Connection, table_id: str, identity_id: str, seat: int) -> str:
    """The text; empty if there is none."""
    mine = (
        (notes.c.table_id == table_id) & (notes.c.identity == identity_id) & (notes.c.seat == seat)
    )
    return connection.execute(select(notes.c.text).where(mine)).scalar() or ""


def put_notes(
    connection: Connection, table_id: str, identity_id: str, seat: int, text: str
) -> None:
    row = {"table_id": table_id, "identity": identity_id, "seat": seat, "text": text}
    put(connection, notes, [row])


# --- notices


def reached(connection: Connection, identity_id: str) -> Reached:
    browsers = select(pushes).where(pushes.c.identity == identity_id)
    addresses = select(mails).where(mails.c.identity == identity_id, mails.c.confirmed)
    return Reached(
        [PushRow(**row._mapping) for row in connection.execute(browsers)],
        [MailRow(**row._mapping) for row in connection.execute(addresses)],
    )


def put_push(connection: Connection, row: PushRow) -> bool:
    """A subscription moves to another person only with its keys: those who merely know its address
    can't take it. -> whether it is theirs now"""
    known = connection.execute(
        select(pushes).where(pushes.c.endpoint == row.endpoint).with_for_update()
    ).first()
    same = known is None or (known.p256dh, known.auth) == (row.p256dh, row.auth)
    if not same and known is not None and known.identity != row.identity:
        return False
    put(connection, pushes, [asdict(row)])
    kept = (
        select(pushes.c.endpoint)
        .where(pushes.c.identity == row.identity)
        .order_by(pushes.c.created_at.desc(), pushes.c.endpoint)
        .limit(MOST_PUSHES)
    )
    others = pushes.c.endpoint.not_in(list(connection.execute(kept).scalars()))
    connection.execute(delete(pushes).where(pushes.c.identity == row.identity, others))
    return True


def drop_push(connection: Connection, endpoint: str, identity_id: str | None) -> None:
    """identity_id: only if it is theirs."""
    gone = delete(pushes).where(pushes.c.endpoint == endpoint)
    connection.execute(
        gone if identity_id is None else gone.where(pushes.c.identity == identity_id)
    )


def push_answered(connection: Connection, endpoint: str, failed: bool, most: int) -> None:
    """Count failures in a row: the last of `most` ends the subscription."""
    mine = pushes.c.endpoint == endpoint
    failures = pushes.c.failures + 1 if failed else 0
    connection.execute(update(pushes).where(mine).values(failures=failures))
    connection.execute(delete(pushes).where(mine, pushes.c.failures >= most))


def push_count(connection: Connection, identity_id: str) -> int:
    mine = select(func.count()).select_from(pushes).where(pushes.c.identity == identity_id)
    return connection.execute(mine).scalar_one()


def mail(connection: Connection, identity_id: str) -> MailRow | None:
    found = connection.execute(select(mails).where(mails.c.identity == identity_id)).first()
    return None if found is None else MailRow(**found._mapping)


def put_mail(connection: Connection, row: MailRow) -> None:
    put(connection, mails, [asdict(row)])


def drop_mail(connection: Connection, identity_id: str) -> None:
    connection.execute(delete(mails).where(mails.c.identity == identity_id))


def confirm_mail(
    connection: Connection, identity_id: str, code_hash: str, now: float, most_tries: int
) -> bool:
    """Every try counts, also of several at once. -> whether the code was right"""
    mine = (mails.c.identity == identity_id) & mails.c.confirmed.is_(False)
    connection.execute(update(mails).where(mine).values(tries=mails.c.tries + 1))
    right = (mails.c.code_hash == code_hash) & (mails.c.tries <= most_tries)
    fields = {"confirmed": True, "code_hash": ""}
    done = update(mails).where(mine, mails.c.expires_at > now, right).values(fields)
    return connection.execute(done).rowcount == 1


def webhook(connection: Connection, table_id: str) -> WebhookRow | None:
    found = connection.execute(select(webhooks).where(webhooks.c.table_id == table_id)).first()
    return None if found is None else WebhookRow(**found._mapping)


def put_webhook(connection: Connection, row: WebhookRow) -> None:
    put(connection, webhooks, [asdict(row)])


def webhook_answered(connection: Connection, table_id: str, fault: str, most: int) -> None:
    """Count failures in a row: the last of `most` switches it off, a refusal at once."""
    mine = webhooks.c.table_id == table_id
    if not fault:
        connection.execute(update(webhooks).where(mine).values(failures=0))
        return
    connection.execute(update(webhooks).where(mine).values(failures=webhooks.c.failures + 1))
    ends = mine if fault == "refused" else mine & (webhooks.c.failures >= most)
    connection.execute(update(webhooks).where(ends).values(fault=fault))


def drop_webhook(connection: Connection, table_id: str) -> None:
    connection.execute(delete(webhooks).where(webhooks.c.table_id == table_id))
