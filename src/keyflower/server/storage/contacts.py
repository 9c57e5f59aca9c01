"""The part of the store for slow games: notes, and how people are told that it's their turn."""

from keyflower.server.storage import notices
from keyflower.server.storage.contract import Database
from keyflower.server.storage.rows import MailRow, PushRow, Reached, WebhookFault, WebhookRow


class Contacts:
    """Notes, browsers and addresses for notices, webhooks."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # --- notes

    async def notes(self, table_id: str, identity_id: str, seat: int) -> str:
        """What somebody has noted at a seat of a table; empty: nothing."""
        return await self._database.read(lambda c: notices.notes_of(c, table_id, identity_id, seat))

    async def put_notes(self, table_id: str, identity_id: str, seat: int, text: str) -> None:
        """Keep what somebody notes, instead of what was there."""
        await self._database.write(
            lambda c: notices.put_notes(c, table_id, identity_id, seat, text)
        )

    # --- notices

    async def reached(self, identity_id: str) -> Reached:
        """How somebody hears of what happens at their tables."""
        return await self._database.read(lambda c: notices.reached(c, identity_id))

    async def put_push(self, row: PushRow) -> bool:
        """Store a browser that wants notices. -> False if it is somebody else's"""
        return await self._database.write(lambda c: notices.put_push(c, row))

    async def drop_push(self, endpoint: str, identity_id: str | None = None) -> None:
        """Forget a browser; with an identity only if it is theirs."""
        await self._database.write(lambda c: notices.drop_push(c, endpoint, identity_id))

    async def push_answered(self, endpoint: str, failed: bool, most: int) -> None:
        """Note whether a browser's service took a notice; after `most` failures it is forgotten."""
        await self._database.write(lambda c: notices.push_answered(c, endpoint, failed, most))

    async def push_count(self, identity_id: str) -> int:
        """How many browsers of somebody want notices."""
        return await self._database.read(lambda c: notices.push_count(c, identity_id))

    async def mail(self, identity_id: str) -> MailRow | None:
        """Somebody's address for notices."""
        return await self._database.read(lambda c: notices.mail(c, identity_id))

    async def put_mail(self, row: MailRow) -> None:
        """Store an address, instead of the one before."""
        await self._database.write(lambda c: notices.put_mail(c, row))

    async def drop_mail(self, identity_id: str) -> None:
        """Forget somebody's address."""
        await self._database.write(lambda c: notices.drop_mail(c, identity_id))

    async def confirm_mail(self, identity_id: str, code_hash: str, now: float, tries: int) -> bool:
        """Try a code. -> whether the address is confirmed by it"""
        return await self._database.write(
            lambda c: notices.confirm_mail(c, identity_id, code_hash, now, tries)
        )

    async def webhook(self, table_id: str) -> WebhookRow | None:
        """The webhook of a table."""
        return await self._database.read(lambda c: notices.webhook(c, table_id))

    async def put_webhook(self, row: WebhookRow) -> None:
        """Store the webhook of a table, instead of the one before."""
        await self._database.write(lambda c: notices.put_webhook(c, row))

    async def webhook_answered(self, table_id: str, fault: WebhookFault, most: int) -> None:
        """Note whether a webhook took a notice; after `most` failures in a row it is off."""
        await self._database.write(lambda c: notices.webhook_answered(c, table_id, fault, most))

    async def drop_webhook(self, table_id: str) -> None:
        """Forget the webhook of a table."""
        await self._database.write(lambda c: notices.drop_webhook(c, table_id))
