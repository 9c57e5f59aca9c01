"""What a record refuses, and how it says so."""

import json
from typing import Any

import pytest

from keyflower.formats.record import Record
from keyflower.game import Game
from keyflower.rules.errors import RecordError


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"boat_5a": True}, "options: there is no 'boat_5a'; there are boat_4a_on_turn_order, "),
        (
            {"boat_4a_on_turn_order": 1},
            "options: boat_4a_on_turn_order must be true or false, not 1$",
        ),
        (
            {"boat_3b_leftovers": "yes"},
            "options: boat_3b_leftovers must be true or false, not 'yes'$",
        ),
    ],
)
def test_an_option_is_refused_for_its_name_or_its_value(options: Any, said: str) -> None:
    data = json.loads(Game.new(2, 1).record().dumps())
    with pytest.raises(RecordError, match=said):
        Record.loads(json.dumps(data | {"options": options}))
