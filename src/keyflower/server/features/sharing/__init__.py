"""What links to a game show elsewhere, and the page as an app."""
