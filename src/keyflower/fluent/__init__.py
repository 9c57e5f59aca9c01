"""Messages in Fluent for a Python without packages, and those that the library itself needs."""

from keyflower.fluent.messages import FluentError, Messages, Value, folder, parse, read

__all__ = ["FluentError", "Messages", "Value", "folder", "parse", "read"]
