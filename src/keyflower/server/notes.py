"""Private notes of a player at a table."""

from typing import Annotated, Final

from msgspec import Meta, Struct

LONGEST: Final = 4000


class Notes(Struct, frozen=True, forbid_unknown_fields=True):
    """What a player has noted; nobody else sees it."""

    text: Annotated[str, Meta(max_length=LONGEST)]
