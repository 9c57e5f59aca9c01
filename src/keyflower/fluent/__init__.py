"""Messages in Fluent for a Python without packages, and those that the library itself needs."""

from keyflower.fluent.messages import FluentError, Pattern, Value, fill, folder, parse, read

__all__ = ["FluentError", "Pattern", "Value", "fill", "folder", "parse", "read"]
