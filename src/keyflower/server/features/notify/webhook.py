"""The webhook of a table: a line in a channel of Discord, Slack or Matrix."""

import re
from typing import Final, Literal, NamedTuple

import msgspec

from keyflower.server.features.notify.outbound import Target

Format = Literal["discord", "slack", "matrix"]

LINKING: Final = re.compile(r"(?<=[.:/@#])(?=\S)")
"""Inside what services read as a link, or as a mention of somebody."""
MARKDOWN: Final = re.compile(r"([\\`*_~|<>\[\]()#:@-])")
WORD_JOINER: Final = "\u2060"  # invisible


class WebhookRequest(NamedTuple):
    """What is sent."""

    method: str
    target: Target
    headers: dict[str, str]
    body: bytes


def request(kind: Format, target: Target, text: str, link: str, unique: str) -> WebhookRequest:
    """A message as a service expects it; names in it can't mention or format anything.

    unique: an id of the message, for Matrix.
    """
    headers = {"content-type": "application/json", "user-agent": "keyflower"}
    text = LINKING.sub(WORD_JOINER, text)
    if kind == "discord":
        line = MARKDOWN.sub(r"\\\1", text)
        content: object = {"content": f"{line} {link}".rstrip(), "allowed_mentions": {"parse": []}}
    elif kind == "slack":
        content = {"text": f"{escape(text)} {link}".rstrip(), "mrkdwn": False}
    else:
        path, token = matrix_path(target.path, unique)
        target = msgspec.structs.replace(target, path=path)
        if token:
            headers["authorization"] = f"Bearer {token}"
        content = {"msgtype": "m.notice", "body": f"{text} {link}".rstrip()}
    method = "PUT" if kind == "matrix" else "POST"
    return WebhookRequest(method, target, headers, msgspec.json.encode(content))


def escape(text: str) -> str:
    """Slack reads `<…>` as mentions and links."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def matrix_path(path: str, unique: str) -> tuple[str, str]:
    """`…/send/m.room.message?access_token=TOKEN`: the path for one message, and the token, which
    belongs into a header."""
    place, _, query = path.partition("?")
    token = ""
    for part in query.split("&"):
        name, _, value = part.partition("=")
        if name == "access_token":
            token = value
    return f"{place.rstrip('/')}/{unique}", token
