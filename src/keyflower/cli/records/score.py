"""`keyflower score`: the final score of a record, line by line."""

from keyflower.cli.console import out, print_json, print_line
from keyflower.cli.errors import CommandError
from keyflower.cli.records import RecordFile, RecordOptions, seat_names
from keyflower.cli.view.scoresheet import sheet
from keyflower.formats.scores import write_score
from keyflower.rules.pieces import SEASON_NAMES


def score(record: RecordFile, /, *, options: RecordOptions | None = None) -> None:
    """Show the final score of a record, every item with the tile it counts for."""
    options = options or RecordOptions()
    words = options.words
    kept, game = options.verify(record)
    if not game.over:
        season = SEASON_NAMES[game.state.season]
        raise CommandError(
            f"{record}: there is no final score yet, the record ends in {season}"
            f" after move {len(kept.moves)}"
        )
    scores = game.scores()
    winners = game.winners()
    if options.json:
        lines = [write_score(seat_score, game.state.lookup.ids) for seat_score in scores]
        print_json({"players": game.players, "seats": lines, "winners": winners})
        return
    names = seat_names(kept)
    for seat_score in scores:
        out.print(sheet(words, game.state, seat_score, names[seat_score.seat]))
        out.print()
    who = words.text("terminal-and").join(names[seat] for seat in winners)
    message = "end-won" if len(winners) == 1 else "end-shared"
    won = words.text(message, name=who, names=who, count=scores[winners[0]].total)
    print_line(won, "bold")
