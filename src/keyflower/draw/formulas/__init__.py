"""What a side does, in signs without words: pieces, digits, and how they are put together."""
