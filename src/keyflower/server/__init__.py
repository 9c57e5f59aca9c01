"""The server: tables of people and bots over a network."""
