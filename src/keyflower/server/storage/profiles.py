"""What the store keeps of people beyond their name: the part of `Store` about profiles."""

from keyflower.server.storage import erasing, people
from keyflower.server.storage.contract import Database
from keyflower.server.storage.rows import Blocked, Met, Passkey, RatingRow


class Profiles:
    """Passkeys, recovery phrases, ratings, people met; the same on every database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add_challenge(self, challenge: str, expires_at: float) -> None:
        """Store what a passkey has to sign."""
        await self._database.write(lambda c: people.add_challenge(c, challenge, expires_at))

    async def take_challenge(self, challenge: str, now: float) -> bool:
        """Use a challenge up. -> False if used, expired or never there"""
        return await self._database.write(lambda c: people.take_challenge(c, challenge, now))

    async def add_passkey(self, passkey: Passkey, most: int) -> bool:
        """Store a new passkey; a Conflict if its id is taken. -> False if they have that many"""
        return await self._database.write(lambda c: people.add_passkey(c, passkey, most))

    async def passkey(self, passkey_id: str) -> Passkey | None:
        """A passkey, if there is one of that id."""
        return await self._database.read(lambda c: people.passkey(c, passkey_id))

    async def passkeys_of(self, identity_id: str) -> list[Passkey]:
        """Somebody's passkeys, the oldest first."""
        return await self._database.read(lambda c: people.passkeys_of(c, identity_id))

    async def use_passkey(self, passkey_id: str, uses: int, now: float) -> bool:
        """Remember when a passkey was used, and how often by its own count.

        -> False if it had counted as far already, or is gone
        """
        return await self._database.write(lambda c: people.use_passkey(c, passkey_id, uses, now))

    async def drop_passkey(self, identity_id: str, passkey_id: str) -> bool:
        """Forget a passkey. -> False if it isn't theirs"""
        return await self._database.write(lambda c: people.drop_passkey(c, identity_id, passkey_id))

    async def put_recovery(self, identity_id: str, phrase_hash: str, now: float) -> None:
        """Store the hash of a recovery phrase; an earlier one stops working."""
        await self._database.write(lambda c: people.put_recovery(c, identity_id, phrase_hash, now))

    async def recovered(self, phrase_hash: str) -> str | None:
        """Whose recovery phrase has this hash."""
        return await self._database.read(lambda c: people.recovered(c, phrase_hash))

    async def recovery_made(self, identity_id: str) -> float | None:
        """When somebody made their recovery phrase; None if they have none."""
        return await self._database.read(lambda c: people.recovery_made(c, identity_id))

    async def ratings_of(self, identity_id: str) -> list[RatingRow]:
        """Somebody's rating after each of their rated games."""
        return await self._database.read(lambda c: people.ratings_of(c, identity_id))

    async def latest_ratings(self, identity_ids: list[str]) -> dict[str, RatingRow]:
        """The ratings of several people; those without a rated game are left out."""
        return await self._database.read(lambda c: people.latest_ratings(c, identity_ids))

    async def met(self, identity_id: str, limit: int) -> list[Met]:
        """People that somebody has played with, the latest first."""
        return await self._database.read(lambda c: people.met(c, identity_id, limit))

    async def invitations(self, identity_id: str, limit: int) -> list[str]:
        """Tables that wait for somebody who was let in and doesn't sit there."""
        return await self._database.read(lambda c: people.invitations(c, identity_id, limit))

    async def decline(self, table_id: str, identity_id: str) -> None:
        """Take an invitation back from whoever got it."""
        await self._database.write(lambda c: people.decline(c, table_id, identity_id))

    async def is_invited(self, host: str, identity_id: str) -> bool:
        """Whether an invitation of a host waits for somebody's answer."""
        return await self._database.read(lambda c: people.is_invited(c, host, identity_id))

    async def block(self, table_id: str, identity_id: str, block_id: str) -> bool:
        """Decline an invitation, and all others of its host. -> False if there is none"""
        return await self._database.write(
            lambda c: people.block(c, table_id, identity_id, block_id)
        )

    async def blocked(self, identity_id: str) -> list[Blocked]:
        """Whose invitations somebody doesn't want."""
        return await self._database.read(lambda c: people.blocked(c, identity_id))

    async def unblock(self, identity_id: str, block_id: str) -> bool:
        """Let somebody invite again. -> False if there is no such block of this person"""
        return await self._database.write(lambda c: people.unblock(c, identity_id, block_id))

    async def erase(self, identity_id: str, bot: str, now: float) -> list[str]:
        """Erase a person. -> the tables that have changed or are gone

        bot: what plays on for them. Other processes hear of each table.
        """
        return await self._database.change(lambda c: erasing.erase(c, identity_id, bot, now))
