"""Who one is."""

from litestar import Request, Router, get, patch, post
from litestar.datastructures import State as AppState

from keyflower.server import wire
from keyflower.server.gate import Doorman, Visit
from keyflower.server.identity import Identities
from keyflower.server.storage import Identity, Store
from keyflower.server.text import checked_name

Asked = Request[object, object, AppState]


async def someone(visit: Visit, identities: Identities, doorman: Doorman, store: Store) -> Identity:
    """Who asks; somebody new where there is no cookie, or none that is known."""
    if visit.identity is not None:
        found = await store.identity(visit.identity)
        if found is not None:
            return found
    doorman.allow(doorman.newcomers, visit.address, "newcomers from your address")
    made = await identities.create(doorman.now())
    visit.identity = visit.issue = made.id
    return made


@get("/me", summary="Who am I here?")
async def me_shown(me: Identity) -> wire.Me:
    """One's name; whoever has no cookie yet gets one."""
    return wire.Me(me.name)


@patch("/me", summary="Take another name")
async def me_renamed(me: Identity, store: Store, data: wire.NameBody) -> wire.Me:
    """Names may repeat; tables at which one sits keep the old one."""
    name = checked_name(data.name)
    await store.rename(me.id, name)
    return wire.Me(name)


@post("/me/link", summary="A private link that carries me to another device")
async def link_made(me: Identity, identities: Identities, doorman: Doorman) -> wire.Link:
    """Whoever opens the link first is me there too; it is good for an hour, once."""
    doorman.allow(doorman.tables, me.id, "links")
    token, expires = await identities.link(me.id, doorman.now())
    return wire.Link(f"/me/{token}", expires)


@post("/me/adopt", status_code=200, summary="Become who a private link says")
async def link_used(
    data: wire.TokenBody, identities: Identities, doorman: Doorman, visit: Visit
) -> wire.Me:
    """This browser gets the identity of the link, which is used up by it."""
    found = await identities.adopt(data.token, doorman.now())
    visit.identity = visit.issue = found.id
    return wire.Me(found.name)


router = Router("/api", route_handlers=[me_shown, me_renamed, link_made, link_used], tags=["me"])
