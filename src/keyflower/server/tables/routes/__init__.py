"""The HTTP interface and the WebSocket of tables; `wire` has what clients send."""
