"""Names and chat in any language; nothing that deceives, disturbs or cannot be seen."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from keyflower.play.text import BLANK, TextError, checked_chat, checked_name
from keyflower.play.villagers import make_distinct
from keyflower.rules.errors import KeyflowerError

CHECKS = pytest.mark.parametrize("checked", [checked_name, checked_chat])
Check = Callable[[str], str]
FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
HOSTILE = "\u202e\u2066\u200f\u200b\u2060\ufeff\x00\x1b\x7f\x85\u2028\ue000\ufffe\ud800\u0301 \n"


@pytest.mark.parametrize(
    "name",
    [
        "Zoë",
        "Ἀθηνᾶ Παλλάς",
        "Γιώργος",
        "می\u200cخواهم",  # Persian needs the zero-width non-joiner
        "مُحَمَّد",
        "王小明",
        "Ștefan Țepeș",
        "François-Noël d'Été",
        "Нина",
        "ड़ीं हिन्दी",
        "ภาษาไทย",
        "🦊",
        "❤\ufe0f\u200d🔥",
        FAMILY,
        "1\ufe0f\u20e3",
        "🇬🇷",
        "\U0001faea",  # an emoji younger than the oldest Python we run on
        "x",
        "…",
        "a" * 24,
        "<script>alert(1)",  # harmless: whoever shows text shows it as text
        "Robert'); DROP TABLE",
    ],
)
def test_names_of_all_languages_are_taken_as_they_are(name: str) -> None:
    assert checked_name(name) == unicodedata.normalize("NFC", name)
    assert checked_chat(name) == unicodedata.normalize("NFC", name)


def test_white_space_around_and_within_names() -> None:
    assert checked_name(" \t\n\u3000Ann \u00a0  Lee\u2003\r\n") == "Ann Lee"
    assert checked_chat("\n  a  b\u00a0!  \n\n") == "a  b\u00a0!"


def test_accents_become_part_of_their_letter() -> None:
    assert checked_name("Zoe\u0308") == "Zo\u00eb"
    assert checked_name("e\u0302\u0301" * 24) == "\u1ebf" * 24


@CHECKS
@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "characters, not 0"),
        ("   ", "characters, not 0"),
        ("\n", "characters, not 0"),
        ("a" * 501, "characters, not 501"),
        ("a" * 5_000_000, "characters, not 5000000"),
        ("a\x00b", "can't contain U+0000, a control character: please leave it out"),
        ("a\tb", "can't contain U+0009, a control character"),
        ("a\r\nb", "can't contain U+000D, a control character"),
        ("\x1b[31mred", "can't contain U+001B, a control character"),
        ("a\x85b", "can't contain U+0085, a control character"),
        ("a\u2028b", "can't contain U+2028, a line separator"),
        ("\u202egnp.exe", "can't contain U+202E, which turns the direction of writing"),
        ("a\u2067b", "can't contain U+2067, which turns the direction of writing"),
        ("a\u200fb", "can't contain U+200F, which turns the direction of writing"),
        ("a\u200bb", "can't contain U+200B, an invisible format character"),
        ("a\u00adb", "can't contain U+00AD, an invisible format character"),
        ("\ufeffa", "can't contain U+FEFF, an invisible format character"),
        ("a\U000e0041", "can't contain U+E0041, an invisible format character"),
        ("a\ud83d", "can't contain U+D83D, half of a character"),
        ("a\ue000", "can't contain U+E000, a character for private use"),
        ("a\uffff", "can't contain U+FFFF, which stands for no character"),
        ("a\u0378", "can't contain U+0378, which stands for no character"),
        ("a" + "\u0300" * 4, "2 combining marks in a row at most"),
        ("x\u0489\u0489\u200c\u0489", "2 combining marks in a row at most"),
        ("\u200d", "must show something"),
        ("\u200c \u200d", "must show something"),
        ("a\u034f", "can't contain U+034F, which shows nothing"),
        ("a\u17b5", "can't contain U+17B5, which shows nothing"),
        ("\u3164", "can't contain U+3164, which shows nothing"),
        ("\u2800", "can't contain U+2800, which shows nothing"),
        ("\u0301", "must show something"),
        ("\ufe0f", "must show something"),
        ("\u0301 \u0301", "must show something"),
    ],
)
def test_what_is_wrong_is_said(checked: Check, text: str, said: str) -> None:
    with pytest.raises(TextError) as refused:
        checked(text)
    assert said in str(refused.value)
    assert str(refused.value).isprintable()
    assert isinstance(refused.value, KeyflowerError)


@pytest.mark.parametrize(
    "alike",
    [
        *(
            "ann",
            "ANN",
            "\uff21nn",
            "A\ufe0fnn",
            "Ann\ufe0e",
            "Ann\u034f",
            "Ann\u17b5",
            "Ann\u180b",
        ),
        *("An\u200bn", "\u2060Ann", "Ann\u3164", "Ann\U000e0100", "Ann\U000e0fff", "\ufff0Ann"),
    ],
)
def test_no_two_names_at_a_table_look_alike(alike: str) -> None:
    assert make_distinct(alike, ["Ann"]) == f"{alike} 2"
    assert make_distinct("Ann", ["Bob", alike]) == "Ann 2"
    assert make_distinct(alike, ["Ann", "Ann 2", "Anna"]) == f"{alike} 3"


@pytest.mark.parametrize(
    "name", ["Ann\ufe0f", "A\ufe0enn", "\u845b\ufe00", "\u845b\U000e0100", "Ann \ufe0f"]
)
def test_a_name_has_variation_selectors_at_symbols_only(name: str) -> None:
    with pytest.raises(TextError, match="an invisible joiner or variation selector there"):
        checked_name(name)
    assert checked_name("Ann \u2764\ufe0f 1\ufe0f\u20e3") == "Ann \u2764\ufe0f 1\ufe0f\u20e3"


def test_a_name_is_one_line_of_24_characters() -> None:
    with pytest.raises(TextError, match="a name has 1 to 24 characters, not 25"):
        checked_name("a" * 25)
    with pytest.raises(TextError, match=r"a name can't contain U\+000A"):
        checked_name("a\nb")


def test_a_message_has_a_few_lines() -> None:
    with pytest.raises(TextError, match="a message must show something"):
        checked_chat("\u0301\n\u0301")
    assert checked_chat("a\nb\nc\nd\ne\nf") == "a\nb\nc\nd\ne\nf"
    with pytest.raises(TextError, match="a message has 6 lines at most, not 7"):
        checked_chat("a\nb\nc\nd\ne\nf\ng")


TEXTS = st.text(st.characters() | st.sampled_from(HOSTILE), max_size=600) | st.text(max_size=30)


@pytest.mark.slow
@CHECKS
@given(text=TEXTS)
def test_any_text_is_refused_or_safe(checked: Check, text: str) -> None:
    try:
        taken = checked(text)
    except TextError:
        return
    assert checked(taken) == taken
    assert unicodedata.is_normalized("NFC", taken)
    assert taken.strip() == taken
    assert 1 <= len(taken) <= 500
    for character in taken.replace("\n", ""):
        assert character in "\u200c\u200d" or unicodedata.category(character) not in (
            "Cc",
            "Cf",
            "Co",
            "Cs",
            "Zl",
            "Zp",
        )
    taken.encode()


LETTERS = st.characters(categories=["L", "N", "P"], exclude_characters=BLANK)


@CHECKS
@given(text=st.text(LETTERS, min_size=1, max_size=8))  # NFC makes it three times as long at most
def test_plain_text_is_never_altered(checked: Check, text: str) -> None:
    assert checked(text) == unicodedata.normalize("NFC", text)
