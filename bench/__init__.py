"""How fast the rules and a server are, and how strong a bot is. Not shipped."""
