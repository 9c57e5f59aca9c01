"""Playing again with people one has met: inviting them, and what invited people do."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody
from msgspec import Meta

from keyflower.home.lobby import Joined, Lists, info_of
from keyflower.play.creating import new_id, new_row, person
from keyflower.play.rows import SeatRow, Setup
from keyflower.server.features.profile import statements
from keyflower.server.features.profile.routes import Profile, profile_of
from keyflower.server.storage import Identity
from keyflower.server.storage.statements.games import find_table, guests
from keyflower.server.storage.statements.people import drop_own
from keyflower.server.tables.registry import LISTED, TableRegistry, listed
from keyflower.server.tables.routes.given import Asker
from keyflower.server.web.errors import Refusal, TooMany, Unknown, WrongTime
from keyflower.server.web.given import api_router
from keyflower.server.web.wire import Body


class PersonMet(Body, frozen=True):
    """Somebody by where the asker met them."""

    table: Annotated[str, Meta(max_length=40)]
    seat: Annotated[int, Meta(ge=0, le=5)]


class InvitePeopleBody(Body, frozen=True):
    """People to play with again."""

    people: Annotated[list[PersonMet], Meta(min_length=1, max_length=5)]


@post("/invite", status_code=201, summary="Invite people I have played with")
async def people_invited(data: JSONBody[InvitePeopleBody], me: Asker) -> Joined:
    """A new table with a free seat for each; they find it among their invitations.

    Those who haven't answered an invitation get no other, and nobody gets more than a few a day.
    """
    me.keep("new tables")
    people = await to_invite(me.registry, data, me.person)
    try:
        for each in people:
            me.allow("invitations", "invitations", f"{me.id} {each}")
    except TooMany:
        raise WrongTime(
            "you have invited them a few times: try again tomorrow", "already-invited"
        ) from None
    seats = [person(0, me.person), *(SeatRow(seat=seat) for seat, _ in enumerate(people, 1))]
    table = await me.registry.add(new_row(Setup(), me.id, seats, me.now()), seats)
    await me.registry.admit(table, people)
    me.registry.invite(table, people)
    return Joined(table.id)


async def to_invite(registry: TableRegistry, body: InvitePeopleBody, me: Identity) -> list[str]:
    """People that the asker has played with: both have acted, and no invitation waits."""
    people: list[str] = []
    for met in body.people:
        old = await registry.visible(met.table, me.id)
        acted = {entry.seat for entry in old.game.log} if old.game is not None else set()
        found = old.seats[met.seat].identity if met.seat in acted else None
        if found is None or found == me.id or acted.isdisjoint(old.seats_of(me.id)):
            raise Refusal("you can only invite people you've played with", "not-played")
        if await registry.services.store.read(statements.is_invited, me.id, found):
            raise WrongTime("wait until they have answered your last invitation", "already-invited")
        if found not in people:
            people.append(found)
    return people


@get("/invitations", summary="My invitations")
async def invitations_listed(me: Asker) -> Lists:
    """Tables that you were invited to and haven't joined yet, newest first."""
    store = me.store
    ids = await store.read(statements.list_invitations, me.id, LISTED)
    found = [await store.read(find_table, table_id) for table_id in ids]
    return Lists([info_of(table, me.registry.ahead()) for table in listed(filter(None, found))])


@post("/tables/{table_id:str}/decline", status_code=200, summary="Decline an invitation")
async def invitation_declined(table_id: FromPath[str], me: Asker) -> Joined:
    """It is no longer in your list."""
    if not await me.store.write(guests.drop, table_id, me.id):
        raise Unknown("there is no such invitation")
    return Joined(table_id)


@post("/tables/{table_id:str}/block", status_code=200, summary="Block invitations from this host")
async def host_blocked(table_id: FromPath[str], me: Asker) -> Joined:
    """Declines this one too. The host isn't told; you can undo it in your profile."""
    if not await me.store.write(statements.block, table_id, me.id, new_id()):
        raise Unknown("there is no such invitation")
    return Joined(table_id)


@delete("/me/blocked/{block_id:str}", status_code=200, summary="Unblock a host")
async def host_unblocked(block_id: FromPath[str], me: Asker) -> Profile:
    """By the id in your profile."""
    if not await me.store.write(drop_own, statements.blocks, block_id, me.id):
        raise Unknown("you have blocked nobody by this id")
    return await profile_of(me.store, me.id)


router = api_router("profile", __name__)
