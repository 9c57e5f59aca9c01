"""How fast the rules and a server are. Not shipped."""
