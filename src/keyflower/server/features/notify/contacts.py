"""How people want to be reached: bodies and answers of HTTP."""

from typing import Annotated, Final
from urllib.parse import urlsplit

from msgspec import Meta, Struct

from keyflower.server.features.notify.notices import Language
from keyflower.server.features.notify.statements import WebhookFault, WebhookRow
from keyflower.server.features.notify.webhook import Format
from keyflower.server.web.wire import Body

CODE_DIGITS: Final = 8
CODE_LIFE_S: Final = 3600.0
MOST_TRIES: Final = 5

Url = Annotated[str, Meta(min_length=1, max_length=2000)]
Key = Annotated[str, Meta(max_length=120, pattern="^[A-Za-z0-9_-]+(?!\\n)$")]


class Endpoint(Body, frozen=True):
    """Where a browser gets its notices."""

    endpoint: Url


class Subscription(Body, frozen=True):
    """A browser's subscription: where notices go, and its keys."""

    endpoint: Url
    p256dh: Key
    auth: Key
    language: Language = "en"


class MailBody(Body, frozen=True):
    """An email address, and the language for it."""

    address: Annotated[str, Meta(min_length=1, max_length=300)]
    language: Language = "en"


class CodeBody(Body, frozen=True):
    """The code from the mail."""

    code: Annotated[str, Meta(pattern="^[0-9]{8}(?!\\n)$")]


class WebhookBody(Body, frozen=True):
    """Where the notices of a table go, and in which form and language."""

    url: Url
    kind: Format
    language: Language = "en"


class NotifyState(Struct, frozen=True):
    """How the asker hears that it's their turn.

    push_key: what a browser subscribes with. browsers: how many of theirs get notices.
    """

    push_key: str
    browsers: int
    mail_offered: bool
    mail: str
    mail_confirmed: bool


class WebhookInfo(Struct, frozen=True):
    """Where the notices of a table go; empty: nowhere.

    fault: why none go there any more.
    """

    host: str
    kind: Format | None
    fault: WebhookFault = ""


def webhook_info(row: WebhookRow | None) -> WebhookInfo:
    """Without the secret part of the address."""
    if row is None:
        return WebhookInfo("", None)
    return WebhookInfo(urlsplit(row.url).hostname or "", row.kind, row.fault)
