"""Tells people who are not at a table what happened there, in the ways that they chose."""

import asyncio
import hashlib
import secrets
import smtplib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Final

import msgspec

from keyflower.rules.errors import KeyflowerError
from keyflower.server.features.notify import notices, statements, webhook, webpush
from keyflower.server.features.notify.mail import compose, deliver, mail_server
from keyflower.server.features.notify.notices import Notice
from keyflower.server.features.notify.outbound import BadAddress, Outbound, Unreached
from keyflower.server.features.notify.senders import Busy, Senders
from keyflower.server.logs import log
from keyflower.server.settings import Settings
from keyflower.server.storage import StorageError, Store
from keyflower.server.storage.statements.people import keep_server_key

DAY_S: Final = 24 * 3600
GONE_STATUSES: Final = (404, 410)  # answers for a subscription that has ended
REFUSED: Final = (401, 403, *GONE_STATUSES)
MOST_FAILURES: Final = 10
"""A webhook that fails this often in a row is switched off, and a browser is forgotten."""
MAILS_AT_ONCE: Final = 2


class Notifier:
    """Sends notices; where that fails, play goes on, and the log says so."""

    def __init__(self, settings: Settings, store: Store, now: Callable[[], float]) -> None:
        self.settings = settings
        self.store = store
        self.now = now
        self.outbound = Outbound(settings.hosts)
        self.mail_server = mail_server(settings.smtp)
        self._mailers = Senders(MAILS_AT_ONCE)
        self._mail_threads = ThreadPoolExecutor(MAILS_AT_ONCE, "mail")

    def close(self) -> None:
        """Send nothing more."""
        self._mail_threads.shutdown(wait=False, cancel_futures=True)
        self.outbound.close()

    async def tell_person(self, notice: Notice, identity: str) -> None:
        """Send a notice to somebody, in every way that they chose."""
        with suppress(StorageError):
            browsers, mails = await self.store.read(statements.find_contacts, identity)
            await asyncio.gather(
                *(self._push(row, notice) for row in browsers),
                *(self._mail(row, notice) for row in mails),
            )

    async def tell_channel(self, notice: Notice, host: str) -> None:
        """Send a notice to the webhook of its table, which is the host's."""
        with suppress(StorageError):
            found = await self.store.read(statements.webhooks.get, notice.table)
            if found is not None and not found.fault:
                await self._post(found, notice, host)

    def link(self, table: str) -> str:
        """A table's address for those who are elsewhere; empty without an origin."""
        return f"{self.settings.origin}/table/{table}" if self.settings.origin else ""

    async def push_key(self) -> bytes:
        """The server's own key; the first that is made is kept, whichever process made it."""
        return await keep_server_key(self.store, "vapid", webpush.new_key)

    async def _push(self, row: statements.PushRow, notice: Notice) -> None:
        failed = True
        try:
            status = await self.push(row, notice)
            failed = status >= 300
            if status in GONE_STATUSES:
                await self.store.write(statements.pushes.drop, row.endpoint)
            elif failed:
                log.warning("a push service refused a notice", status=status)
        except Busy:
            log.warning("too many notices wait", table=notice.table)
            return
        except (BadAddress, Unreached, ValueError) as error:
            log.warning("a push service was not reached", reason=str(error))
        if failed or row.failures:
            await self.store.write(statements.note_push, row.endpoint, failed, MOST_FAILURES)

    async def push(self, row: statements.PushRow, notice: Notice) -> int:
        """Send a notice to a browser. -> the status of the push service's answer"""
        target = self.outbound.target(row.endpoint)
        key = await self.push_key()
        said = {
            "title": notices.title(notice, row.language),
            "body": notices.body(notice, row.language),
            "path": f"/table/{notice.table}" if notice.table else "/settings",
            "tag": f"table-{notice.table}",
        }
        body = webpush.encrypt(msgspec.json.encode(said), row.p256dh, row.auth)
        contact = self.settings.contact or self.settings.origin or "https://localhost"
        headers = {
            "authorization": webpush.sign(key, target.origin, contact, self.now()),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(DAY_S),
            "urgency": "normal",
            "topic": webpush.topic(notice.table),
        }
        return await self.outbound.send(row.identity, "POST", target, headers, body)

    async def _mail(self, row: statements.MailRow, notice: Notice) -> None:
        words = notices.words_of(row.language)
        off = words.text("mail-off", link=f"{self.settings.origin}/settings")
        lines = [notices.body(notice, row.language), self.link(notice.table), "", off]
        with suppress(KeyflowerError):
            await self.mail(row.address, notices.title(notice, row.language), "\n".join(lines))

    async def mail(self, to: str, subject: str, text: str) -> bool:
        """Send a mail. -> whether the mail server took it"""
        if self.mail_server is None:
            return False
        message = compose(self.settings.sender, to, subject, text)
        try:
            async with self._mailers.turn(to):
                loop = asyncio.get_running_loop()
                await loop.run_in_executor(self._mail_threads, deliver, self.mail_server, message)
        except (Busy, OSError, smtplib.SMTPException) as error:
            log.warning("a mail was not sent", reason=type(error).__name__)
            return False
        return True

    async def _post(self, row: statements.WebhookRow, notice: Notice, host: str) -> None:
        fault: statements.WebhookFault = ""
        try:
            status = await self.post(row, notice, host)
            if status >= 300:
                fault = "refused" if status in REFUSED else "failing"
                log.warning("a webhook refused a notice", table=notice.table, status=status)
        except Busy:
            log.warning("too many notices wait", table=notice.table)
            return
        except (BadAddress, Unreached) as error:
            fault = "failing"
            log.warning("a webhook was not reached", table=notice.table, reason=str(error))
        if fault or row.failures:
            await self.store.write(statements.note_webhook, notice.table, fault, MOST_FAILURES)

    async def post(self, row: statements.WebhookRow, notice: Notice, host: str) -> int:
        """Send a line to the webhook of a host's table. -> the status of the answer"""
        text, link = notices.for_everyone(notice, row.language), self.link(notice.table)
        target = self.outbound.target(row.url)
        made = webhook.request(row.kind, target, text, link, secrets.token_hex(8))
        return await self.outbound.send(host, *made)


def code_hash(identity: str, code: str) -> str:
    """Of a code that confirms an address: what is stored of it."""
    return hashlib.sha256(f"{identity} {code}".encode()).hexdigest()
