"""Pages for people, with plots by matplotlib."""
