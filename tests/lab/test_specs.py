"""Lists of bots as one text."""

import pytest

from keyflower.lab.specs import split_specs


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("random", ["random"]),
        ("greedy,random,random", ["greedy", "random", "random"]),
        ("search:ms=800,seed=3,planner", ["search:ms=800,seed=3", "planner"]),
        ("a:x=1, y=2 ,b:z=3", ["a:x=1,y=2", "b:z=3"]),
        ("exec:python3 my bot.py,random", ["exec:python3 my bot.py", "random"]),
        ('exec:play "a,b" c,random', ['exec:play "a,b" c', "random"]),
        ("exec[ms=5,start_ms=9]:play,random", ["exec[ms=5,start_ms=9]:play", "random"]),
        ("my.bots:Bold:nerve=2,ms=3,random", ["my.bots:Bold:nerve=2,ms=3", "random"]),
        ("my.bots:Bold,random", ["my.bots:Bold", "random"]),
        ("", [""]),
        ("random,,random", ["random", "", "random"]),
    ],
)
def test_commas_separate_bots_but_not_their_options(text: str, specs: list[str]) -> None:
    assert split_specs(text) == specs
