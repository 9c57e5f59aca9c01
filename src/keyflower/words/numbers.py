"""How our languages write numbers, and which form of a word follows: Unicode's CLDR, of which six
languages need little. tests/words compares it with Babel, which has all of it and 30 MB."""

from typing import Final

_MARKS: Final = {
    "el": str.maketrans(",.", ".,"),
    "fr": str.maketrans(",.", "\u202f,"),
    "ro": str.maketrans(",.", ".,"),
    "fa": str.maketrans("0123456789,.%", "۰۱۲۳۴۵۶۷۸۹٬٫٪"),
}
"""What stands for the marks and digits of English, by language."""
_SPACED_PERCENT: Final = ("fr", "ro")


def write_number(value: float, language: str, least: int, most: int, percent: bool = False) -> str:
    """A number, or a share in percent, with as many decimal places as needed between these."""
    from decimal import Decimal  # takes 2 ms to load; refusals of the game have no such numbers

    exact = Decimal(str(value)) * (100 if percent else 1)
    whole, mark, places = f"{exact:,.{most}f}".partition(".")
    places = places[:least] + places[least:].rstrip("0")
    sign = ("\u00a0%" if language in _SPACED_PERCENT else "%") if percent else ""
    text = whole + (mark + places if places else "") + sign
    return text.translate(_MARKS.get(language, {}))


def plural(number: float, language: str) -> str:
    """The key of a number in messages: `one`, `few`, `many` or `other`."""
    size = abs(number)
    if language == "fr":
        if size < 2:
            return "one"
        return "many" if size % 1_000_000 == 0 else "other"
    if language == "ro":
        if size == 1:
            return "one"
        return "few" if size % 1 or size == 0 or 1 <= size % 100 <= 19 else "other"
    if language == "fa":
        return "one" if size <= 1 else "other"
    return "one" if size == 1 and language != "zh-Hant" else "other"
