"""The HTTP interface and the WebSocket of a server's tables."""
