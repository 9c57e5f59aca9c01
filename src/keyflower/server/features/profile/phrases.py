"""Recovery phrases: six made-up words that anyone can say, write down and type.

    >>> normal("Babab dadad-fafaf")
    'bababdadadfafaf'

Each word is 16 random bits: consonant, vowel, consonant, vowel, consonant. 96 bits are too many to
guess, so a plain hash of them is safe to store.
"""

import hashlib
import re
import secrets
import unicodedata
from typing import Final

CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"
WORDS: Final = 6


def new_phrase() -> str:
    """A phrase that nobody can guess."""
    return " ".join(_word(secrets.randbits(16)) for _ in range(WORDS))


def _word(bits: int) -> str:
    """
    >>> _word(0), _word(0xFFFF)
    ('babab', 'zuzuz')
    """
    first, vowel, middle, other, last = (
        *(bits >> 12, bits >> 10 & 3, bits >> 6 & 15, bits >> 4 & 3, bits & 15),
    )
    return (
        f"{CONSONANTS[first]}{VOWELS[vowel]}{CONSONANTS[middle]}{VOWELS[other]}{CONSONANTS[last]}"
    )


def normal(typed: str) -> str:
    """What somebody typed, however they separated the words, as the words run together."""
    return re.sub("[^a-z]", "", unicodedata.normalize("NFKC", typed).lower())


def hashed(letters: str) -> str:
    """What is stored of it."""
    return hashlib.sha256(b"keyflower recovery " + letters.encode()).hexdigest()
