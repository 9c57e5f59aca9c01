"""Deleting everything about oneself."""

from litestar import delete

from keyflower.play.rows import STAND_IN
from keyflower.server.features.profile import me as identity
from keyflower.server.operations.delete import erase
from keyflower.server.tables.routes.given import Asker
from keyflower.server.web.given import api_router


@delete("/me", status_code=200, summary="Delete everything about me")
async def me_erased(me: Asker) -> bool:
    """Games that you played alone are deleted; in others' games an unnamed villager takes your
    place. This can't be undone."""
    changed = await me.store.write(erase, me.id, STAND_IN, me.registry.services.steady())
    me.visitor.forget = True
    await me.registry.refresh_all(changed)
    return True


router = api_router("me", identity.__name__, __name__)  # Litestar wants one for each path
