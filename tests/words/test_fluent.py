"""Our reader of Fluent's files says what Fluent and Babel say, who know all of Fluent and CLDR."""

import random
import re
from pathlib import Path

import pytest
from babel.numbers import format_decimal, format_percent
from fluent.runtime import FluentBundle, FluentResource
from tests.amounts import amount
from tests.locale.fluent import Message, languages, messages, paths

from keyflower.words import Words
from keyflower.words.fluent import FluentError, parse
from keyflower.words.numbers import plural

NUMBERS = (0, 1, 2, 6, 11, 19, 20, 21, 101, 1234, 1_000_000)
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
PERSIAN = str.maketrans("0123456789,.%", "۰۱۲۳۴۵۶۷۸۹٬٫٪")


def persian(text: str) -> str:
    """Babel writes Latin digits in Persian. Those of a rule's id and of SHA-256 are meant."""
    return re.sub(
        r"(?<![A-Z\d])(?<!SHA-)\d+(?:[,.]\d+)*%?", lambda found: found[0].translate(PERSIAN), text
    )


def choices(message: Message) -> dict[str, list[str | int]]:
    """What its variables may be: keys that it chooses by, numbers, texts."""
    keys: dict[str, list[str]] = {}
    for select in message.selects:
        keys.setdefault(select.by.removeprefix("$"), []).extend(select.keys)
    found: dict[str, list[str | int]] = {}
    for name in sorted(use.removeprefix("$") for use in message.uses):
        named = [key for key in keys.get(name, []) if not key.isdigit() and key not in CATEGORIES]
        numbers = len(named) < len(keys.get(name, [])) or not named
        found[name] = [*named, *(NUMBERS if numbers else ()), *(() if keys.get(name) else ("x",))]
    return found


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_every_message_is_the_same(language: str) -> None:
    bundle = FluentBundle([language], use_isolating=False)
    for path in paths(language):
        bundle.add_resource(FluentResource(path.read_text("utf-8")))
    words = Words(language)
    assert len(messages(language)) > 1000
    for message in messages(language).values():
        rng = random.Random(message.id)
        options = choices(message)
        for _ in range(amount(1, thorough=8) if options else 1):
            args = {name: rng.choice(values) for name, values in options.items()}
            pattern = bundle.get_message(message.id).value
            assert pattern is not None
            said, errors = bundle.format_pattern(pattern, args)
            assert not errors
            expected = persian(str(said)) if language == "fa" else said
            assert words.text(message.id, **args) == expected, (message.where, args)


@pytest.mark.slow
@pytest.mark.parametrize("language", languages())
def test_numbers_and_plurals_are_the_same(language: str) -> None:
    words = Words(language)
    locale = language.replace("-", "_")
    form = FluentBundle([language])._plural_form
    rng = random.Random(language)
    for _ in range(500):
        value = rng.choice((1, -1)) * round(rng.expovariate(1) * 10 ** rng.randint(-3, 6), 4)
        for digits in range(4):
            places = "." + "0" * digits if digits else ""
            number = format_decimal(value, "#,##0" + places, locale=locale)
            sign = "\u00a0%" if language in ("fr", "ro") else "%"
            percent = format_percent(value, f"#,##0{places}{sign}", locale=locale)
            if language == "fa":
                number, percent = persian(number), persian(percent)
            assert words.number(value, digits) == number
            assert words.percent(value, digits) == percent
        short = format_decimal(float(f"{value:.3g}"), "#,##0.######", locale=locale)
        assert words.rounded(value) == (persian(short) if language == "fa" else short)
    for number in (*range(130), 999_999, 1_000_000, 1_000_001, 0.5, 1.5, 2.5):
        assert plural(number, language) == form(number), number


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("{ NUMBER($n) }", "expected a variable or a text, got 'NUMBER($n) }'"),
        ("{ other }", "expected a variable or a text, got 'other }'"),
        ("{ $n", "a brace is not closed"),
        ("a } b", "expected the end of the message, got '} b'"),
        ("{ $n ->\n    [one] a\n  }", "$n: no variant is the default"),
    ],
)
def test_what_we_do_not_use_is_refused(source: str, why: str) -> None:
    with pytest.raises(FluentError, match=f"^{re.escape(why)}$"):
        parse(source)


def test_a_variable_that_is_missing_is_named(tmp_path: Path) -> None:
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "x.ftl").write_text("a = Hello { $name }\n", "utf-8")
    assert Words("en", tmp_path).text("a") == "Hello {$name}"
