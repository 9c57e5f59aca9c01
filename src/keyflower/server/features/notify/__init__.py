"""Reaching people who are not at the table: Web Push, email, and a webhook of the table."""
