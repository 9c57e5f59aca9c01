"""E-mail, where the operator has named a server for it (docs/hosting.md)."""

import re
import smtplib
import ssl
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import unquote, urlsplit

from msgspec import Struct

from keyflower.rules.errors import KeyflowerError
from keyflower.server.settings import LOOPBACK
from keyflower.server.web.errors import Refusal

TIMEOUT_S: Final = 20.0
MAX_ADDRESS_LENGTH: Final = 254
ADDRESS: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9.-]+\.[A-Za-z]{2,}")


class MailServer(Struct, frozen=True):
    """Where mail goes out."""

    host: str
    port: int
    encrypted: bool  # from the start; else from STARTTLS on, which only this machine may lack
    user: str
    password: str


class BadServer(KeyflowerError):
    """A mail server that can't be used; the message says what would work."""


def mail_server(url: str) -> MailServer | None:
    """`smtps://user:password@mail.example` or `smtp://mail.example:587`; empty: none."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        port = parts.port or (465 if parts.scheme == "smtps" else 587)
    except ValueError:
        parts, port = urlsplit(""), 0
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadServer("a mail server reads smtps://user:password@mail.example")
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port, parts.scheme == "smtps", user, password)


def checked_address(text: str) -> str:
    """An email address; refused if it can't be one."""
    address = text.strip()
    if len(address) > MAX_ADDRESS_LENGTH or not ADDRESS.fullmatch(address):
        raise Refusal("enter an email address such as name@example.com", "bad-address")
    return address


def compose(sender: str, to: str, subject: str, text: str) -> EmailMessage:
    """A message in plain text."""
    message = EmailMessage()
    message["From"] = Address("Keyflower", addr_spec=sender)
    message["To"] = to
    message["Subject"] = subject
    message["Date"] = formatdate()
    message["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(text)
    return message


def deliver(server: MailServer, message: EmailMessage) -> None:
    """Hand a message to the mail server; takes a while, so run it in a thread."""
    context = ssl.create_default_context()
    if server.encrypted:
        with smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT_S, context=context) as line:
            _send(line, server, message)
        return
    with smtplib.SMTP(server.host, server.port, timeout=TIMEOUT_S) as line:
        line.ehlo()
        if line.has_extn("starttls") or server.host not in LOOPBACK:
            line.starttls(context=context)
            line.ehlo()
        _send(line, server, message)


def _send(line: smtplib.SMTP, server: MailServer, message: EmailMessage) -> None:
    if server.user:
        line.login(server.user, server.password)
    line.send_message(message)
