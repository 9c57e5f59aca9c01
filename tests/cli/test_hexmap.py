"""Villages drawn with letters."""

from keyflower.cli.view.hexmap import Hexagon, beside, draw

FIELDS = ("field",) * 6


def lines(text: str) -> list[str]:
    return text.strip("\n").split("\n")


def test_no_tiles_no_map() -> None:
    assert draw([]) == []


def test_one_tile_with_all_kinds_of_edges() -> None:
    home = Hexagon(0, 0, ("water", *("road",) * 5), ("0,0", "Home 1", "2w 1g"))
    assert draw([home]) == lines(r"""
  ============
 //   0,0    \\
//   Home 1   \\
\\   2w 1g    //
 \\~~~~~~~~~~//
""")


def test_neighbours_share_their_edge() -> None:
    left = Hexagon(0, 0, ("field", "field", "field", "field", "field", "road"), ("a", "", ""))
    right = Hexagon(1, 0, ("field", "field", "road", "water", "field", "field"), ("b", "", ""))
    below = Hexagon(0, 1, ("road", "field", "field", "field", "field", "field"), ("c", "", ""))
    assert draw([left, right, below]) == lines(r"""
  ____________
 /     a      \
/              \~~~~~~~~~~~~
\             //     b      \
 \___________//              \
 /     c      \              /
/              \____________/
\              /
 \============/
""")


def test_edges_that_do_not_match_are_crossed() -> None:
    upper = Hexagon(0, 0, ("road", *FIELDS[1:]), ("", "upper", ""))
    lower = Hexagon(0, 1, FIELDS, ("", "lower", ""))
    assert draw([upper, lower])[4] == " \\xxxxxxxxxxxx/"


def test_the_order_of_the_tiles_does_not_matter() -> None:
    tiles = [Hexagon(q, r, FIELDS, (f"{q},{r}", "x", "")) for q in range(-2, 3) for r in (-1, 0)]
    assert draw(tiles) == draw(tiles[::-1])
    for tile in tiles:
        assert any(tile.lines[0] in line for line in draw(tiles))


def test_too_long_a_text_stays_inside() -> None:
    drawn = draw([Hexagon(0, 0, FIELDS, ("1234567890123", "1234567890123456", "x" * 40))])
    assert drawn[1] == " / 1234567890 \\"
    assert drawn[2] == "/ 123456789012 \\"
    assert max(map(len, drawn)) == 16


def test_maps_stand_beside_each_other_while_they_fit() -> None:
    blocks = [["aaaa", "a"], ["bbbb"], ["cccc", "c", "c"]]
    assert beside(blocks, 20) == ["aaaa    bbbb    cccc", "a               c", "                c"]
    assert beside(blocks, 19) == ["aaaa    bbbb", "a", "", "cccc", "c", "c"]
    assert beside(blocks, 1) == ["aaaa", "a", "", "bbbb", "", "cccc", "c", "c"]
    assert beside([], 80) == []
