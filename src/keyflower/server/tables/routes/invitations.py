"""Invitations to tables of a server, by a link."""

from dataclasses import dataclass
from typing import Annotated

from keyflower.home.lobby import Joined
from keyflower.home.requests import request
from keyflower.home.table import HostedTable, unknown_table
from keyflower.home.visit import Asker
from keyflower.play import seating
from keyflower.play.creating import new_invite
from keyflower.play.messages import State
from keyflower.play.typed_json import Bounds
from keyflower.server.storage.statements import games
from keyflower.server.tables.routes.given import SignedIn

Token = Annotated[str, Bounds(min_length=1, max_length=100, pattern="[A-Za-z0-9_-]+")]


@dataclass(frozen=True)
class InviteBody:
    """The token of an invitation."""

    invite: Token


@request("POST", "/join", "Use an invitation")
async def join(me: SignedIn, body: InviteBody) -> Joined:
    """With the link a client may see the table and take an open seat."""
    table_id = await me.store.read(games.find_by_invite, body.invite)
    if table_id is None:
        raise unknown_table()
    await me.store.write(games.admit, table_id, me.id, body.invite)
    return Joined(table_id)


@request("POST", "/tables/{table_id}/invite", "Renew the invitation")
async def renew_invitation(me: Asker, table: HostedTable) -> State:
    """A new link before the start; the old one stops working. For the host."""
    await table.change(seating.renew, me.id, new_invite())
    return await table.state(me.id)
