"""Which language: the same choice as in the browser (web/src/i18n/choose.ts)."""

import re
from collections.abc import Iterable, Mapping
from typing import Final

NAMES: Final = {
    "en": "English",
    "fr": "Français",
    "el": "Ελληνικά",
    "ro": "Română",
    "zh-Hant": "繁體中文",
    "fa": "فارسی",
}
"""Languages by the name they give themselves."""

RIGHT_TO_LEFT: Final = frozenset({"fa"})

# Readers of Chinese are better served by traditional characters than by English.
_SUBSTITUTES: Final = {"zh": "zh-Hant"}


def match(tag: str) -> str | None:
    """The supported language for a tag: `fr-CA` is fr, `zh_TW` zh-Hant."""
    words = tag.replace("_", "-").lower()
    base = words.partition("-")[0]
    for language in NAMES:
        if language.lower() in (words, base):
            return language
    return _SUBSTITUTES.get(base)


def choose(tags: Iterable[str]) -> str:
    """The first requested language that is supported; else English."""
    return next(filter(None, map(match, tags)), "en")


def parse_accepted(header: str) -> list[str]:
    """The languages of an `Accept-Language` header, the most preferred first.

    >>> parse_accepted("en;q=0.5, el-GR, fr;q=0.8")
    ['el-GR', 'fr', 'en']
    """
    weighed = []
    for part in header.split(","):
        tag, _, weight = part.partition(";q=")
        known = re.fullmatch(r"0(\.\d+)?|1(\.0+)?", weight.strip() or "1")
        weighed.append((float(known[0]) if known else 0.0, tag.strip()))
    return [tag for weight, tag in sorted(weighed, key=lambda one: -one[0]) if tag and weight]


def read_environment(environment: Mapping[str, str]) -> list[str]:
    """The languages that an environment asks for, as gettext reads it.

    `LANGUAGE` is a list and comes first, unless the locale is `C`, which wants no translation.

    >>> read_environment({"LANG": "fr_CA.UTF-8", "LANGUAGE": "el:fr"})
    ['el', 'fr', 'fr-CA']
    """
    locales = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = _tag(next(filter(None, locales), ""))
    if locale in ("C", "POSIX"):
        return []
    tags = [_tag(word) for word in environment.get("LANGUAGE", "").split(":")]
    return [tag for tag in (*tags, locale) if tag]


def _tag(locale: str) -> str:
    """`zh_TW.UTF-8@modifier` as the tag `zh-TW`."""
    return re.split(r"[.@]", locale, maxsplit=1)[0].replace("_", "-")
