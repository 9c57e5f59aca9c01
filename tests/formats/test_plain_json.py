"""JSON that every browser can read, and none that ends Python's stack there."""

import math

import pytest

from keyflower.formats import position
from keyflower.formats.plain_json import MAX_DEPTH, format_json, parse_json
from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.errors import PositionError, RecordError

ODD = ["NaN", "Infinity", "-Infinity", "1e999", "-1e999"]


@pytest.mark.parametrize("number", ODD)
def test_numbers_that_json_has_not(number: str) -> None:
    with pytest.raises(ValueError, match="number"):
        parse_json(f'{{"at": [{number}]}}')


@pytest.mark.parametrize("number", [math.nan, math.inf, -math.inf])
def test_they_are_not_written_either(number: float) -> None:
    with pytest.raises(ValueError, match="JSON"):
        format_json({"at": [number]})


@pytest.mark.parametrize("number", ODD)
def test_records_and_positions_refuse_them(number: str) -> None:
    game = Game.new(players=2, seed=1)
    record = game.record().dumps().replace('"seed": 1', f'"seed": {number}')
    with pytest.raises(RecordError, match="number"):
        Record.loads(record)
    with pytest.raises(PositionError, match="number"):
        position.loads(position.dumps(game.state).replace('"players": 2', f'"players": {number}'))


@pytest.mark.parametrize("opening", ["[", '{"a":', '["[", '])
def test_nesting_is_limited(opening: str) -> None:
    closing = {"{": "}", "[": "]"}[opening[0]]
    assert parse_json(opening * MAX_DEPTH + "1" + closing * MAX_DEPTH)
    for depth in (MAX_DEPTH + 1, 20_000):
        with pytest.raises(ValueError, match="nested more than"):
            parse_json(opening * depth + "1" + closing * depth)


def test_brackets_in_texts_and_side_by_side_nest_nothing() -> None:
    texts = ["[{" * 500, '\\"[' * 500, "]}"]
    assert parse_json(format_json([texts, [[]] * 1000])) == [texts, [[]] * 1000]


def test_the_stated_encoding() -> None:
    assert parse_json('"Ἀθηνᾶ"'.encode()) == "Ἀθηνᾶ"
    with pytest.raises(ValueError, match="decode"):
        parse_json(b'"\xff"')
