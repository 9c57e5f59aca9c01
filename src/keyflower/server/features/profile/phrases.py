"""Recovery phrases: six made-up words that anyone can say, write down and type.

    >>> normal("Babab dadad-fafaf")
    'bababdadadfafaf'

Each word is consonant, vowel, consonant, vowel, consonant: 16 random bits. 96 bits are too many to
guess, so a plain hash of them is safe to store.
"""

import hashlib
import re
import secrets
import unicodedata
from typing import Final

CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"
WORD: Final = (CONSONANTS, VOWELS, CONSONANTS, VOWELS, CONSONANTS)
WORDS: Final = 6


def new_phrase() -> str:
    """A phrase that nobody can guess."""
    return " ".join("".join(map(secrets.choice, WORD)) for _ in range(WORDS))


def normal(typed: str) -> str:
    """What somebody typed, however they separated the words, as the words run together."""
    return re.sub("[^a-z]", "", unicodedata.normalize("NFKC", typed).lower())


def hashed(letters: str) -> str:
    """What is stored of it."""
    return hashlib.sha256(b"keyflower recovery " + letters.encode()).hexdigest()
