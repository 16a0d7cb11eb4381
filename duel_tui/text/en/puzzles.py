"""What is said about puzzles: wrong files, proofs, the line mode and the screens."""

from __future__ import annotations

from collections.abc import Sequence


def needs_setup() -> tuple[str, str]:
    return "a puzzle begins with a position, not with Decks", "write `setup:` instead of `decks:`"


def needs_goal() -> tuple[str, str]:
    return "this file has no goal", "write `goal: {winner: A, by turn: 3}`, or `winner: none` to survive"


def no_draw() -> tuple[str, str]:
    return "a draw is no goal of a puzzle", "write `winner: A`, `B`, or `none` to survive"


def wrong_solver(solver: str) -> tuple[str, str]:
    return f"the solver {solver} does not go with the goal", "the winner of `goal` is the solver, or `none`"


def past_turn(by_turn: int, first: int) -> tuple[str, str]:
    return (
        f"the goal is set for turn {by_turn}, but the position is of turn {first}",
        "write a later `by turn`",
    )


def not_one_of(word: str, known: Sequence[str]) -> tuple[str, str]:
    return f"{word} is not known here", f"write {', '.join(known[:-1])} or {known[-1]}"


def not_a_text() -> tuple[str, str]:
    return "a text or a list of texts belongs here", "put it in quotes"


# -- the command line

HELP = (
    "Solve puzzles: positions in which you win this turn, or survive it. Without a name: choose from the list. "
    "The opponent sees everything and gives the best reply there is."
)
PUZZLE = "PUZZLE"
LIST = "List the puzzles, and leave."
JSON = "With --list: print one JSON array."
PLAIN = "In lines of text."
ASCII = "Draw with plain characters only."
LIST_ALONE = "--list and --json stand alone, without a puzzle"
JSON_ALONE = "--json goes with --list"
SOLVE = "Solve a puzzle: its id, its number in the list, or a file."
CHECK = (
    "Prove a puzzle by search: whether it can be solved, whether the file's solution works, and what is unique of it. "
    "Exit code 0: all that it claims is proved, 1: not, 2: it cannot be read."
)
NODES = "How many positions each part of the proof may look at."
CHECK_JSON = "Print one JSON object."
HINT = "Print the first hint of a puzzle, or hint N."
NEW = (
    "Write a puzzle file: a template to fill in, or the position at the end of a duel file. Without FILE it is put "
    "among your puzzles, which the list shows."
)
NEW_FROM = "A duel file or an exported position; the puzzle begins where its last line ends."
NEW_TITLE = "The title of the puzzle."
NEW_SURVIVE = "This player is to survive the turn, instead of the turn player winning it."
NEW_GAME = "Which game a template is for."
UNTITLED = "My puzzle"

# -- lists and proofs

VALUES = {1: "reached", 0: "missed", -1: "open"}
LEVELS = {"easy": "easy", "medium": "medium", "hard": "hard", "": ""}
GAME_NAMES = {"yugioh": "Yu-Gi-Oh!", "duel-masters": "Duel Masters"}
LIST_HOW = (
    "Solve one: duel-tui puzzle ID. Prove one: duel-tui puzzle check ID. Make one: duel-tui puzzle new."
)
NO_SOLUTION = "The file has no solution of its own."
SOLUTION_WORKS = "The file's own solution plays and reaches the goal."
NO_HINTS = "This puzzle has no hints."
NOT_HERE = "a puzzle begins where nothing is going on: at a free move of the player whose turn it is"


def no_such_puzzle(text: str) -> str:
    return f"there is no puzzle {text}; duel-tui puzzle --list names them all"


def head(own: bool, game: str) -> str:
    return f"Your own puzzles, {GAME_NAMES[game]}" if own else GAME_NAMES[game]


def goal_word(wins: bool) -> str:
    return "win" if wins else "survive"


def list_line(number: int, done: bool, title: str, level: str, goal: str, id: str) -> str:
    return f"{number:>3} {'[x]' if done else '[ ]'} {title:<34} {goal:<8} {LEVELS[level]:<7} {id}"


def value(found: int, solver: str, wins: bool, by_turn: int, nodes: int) -> str:
    what = f"{solver} can {'win' if wins else 'survive'} by the end of turn {by_turn}"
    if found == 1:
        return f"Proved: {what}, whatever the opponent does."
    if found == 0:
        return f"Proved: it is not true that {what}; the opponent can prevent it."
    return (
        f"Not proved: within {nodes:,} positions no way was found in which {what}, or it depends on a shuffled Deck. "
        "Allow more with --positions."
    )


def effort(nodes: int, seconds: float) -> str:
    return f"Looked at {nodes:,} positions in {seconds:.1f} s of processor time."


def solution_fails(line: int, expected: str, found: str) -> str:
    return f"The file's own solution fails at line {line}: {expected}: {found}"


def firsts(winning: Sequence[str], of: int) -> str:
    if not winning:
        return f"Of {of} first answers none is proved to reach the goal."
    verb = "reaches" if len(winning) == 1 else "reach"
    return f"Of {of} first answers {len(winning)} {verb} the goal: {'; '.join(winning)}."


def needed(needed: Sequence[str], others: Sequence[str]) -> str:
    told = f"Without these of its actions there is no solution: {'; '.join(needed) or 'none'}."
    return f"{told} Not needed, or not proved to be: {'; '.join(others)}." if others else told


def claim(claim: str, holds: bool | None) -> str:
    what = {
        "first": "only one first answer reaches the goal",
        "line": "every action of the solution is needed",
    }[claim]
    return f'Claim "{claim}" ({what}): {"proved" if holds else "not proved" if holds is None else "false"}.'


def hint(number: int, of: int, text: str) -> str:
    return f"Hint {number} of {of}: {text}"


def so_many_hints(number: int) -> str:
    return f"this puzzle has {number} hints"


def written(path: str, in_list: bool) -> str:
    more = " It is in the list of puzzles." if in_list else ""
    return f"Written to {path}.{more} Prove it with: duel-tui puzzle check {path}"


def there_already(path: str) -> str:
    return f"{path} is there already; name another file"


def cannot_write(path: str, why: str) -> str:
    return f"{path} cannot be written: {why}"


def does_not_play(found: str) -> tuple[str, str]:
    return f"this file does not play: {found}", "a puzzle can be made of a file that duel-tui run accepts"


def ends_in_between() -> tuple[str, str]:
    return "the file ends where something is going on, or with the duel", "end it at a free move"


def asks(player: str, survive: bool) -> str:
    return f"Player {player} survives this turn." if survive else f"Player {player} wins this turn."


def template(version: int, game: str, turn: int) -> str:
    zones = {
        "yugioh": (
            '    lp: 8000\n    hand: ["Gemini Elf"]\n    monsters: ["Battle Ox"]\n    spells: []\n    graveyard: []\n',
            "    lp: 1700\n    monsters: []\n    spells: []\n",
        ),
        "duel-masters": (
            "    hand: []\n    mana: []\n    battle: []\n    shields: []\n",
            "    battle: []\n    shields: []\n",
        ),
    }[game]
    return (
        f"duel: {version}\n"
        f"game: {game}\n"
        "title: My puzzle\n"
        "# who wins, and by the end of which turn; `winner: none` with `x-solver: A`: A survives that turn\n"
        f"goal: {{winner: A, by turn: {turn}}}\n"
        "# what is claimed of the solution: [], [first], [line] or both (duel-tui puzzle check proves it)\n"
        "x-unique: []\n"
        "x-level: easy\n"
        "x-text: Player A wins this turn.\n"
        "x-hints: []\n"
        "setup:\n"
        f"  turn: {turn}\n"
        "  player: A\n"
        "  A:\n"
        f"{zones[0]}"
        "  B:\n"
        f"{zones[1]}"
        "# the solution, one command a line: `- A: summon Gemini Elf`; B's replies too\n"
        "play: []\n"
    )


# -- solving

PLAYERS = ("Solver", "Opponent")
LEFT = "You leave the puzzle."
WHICH = "Which puzzle?"
WORD_HINT, WORD_SHOW, WORD_GOAL, WORD_AGAIN = "hint", "show", "goal", "again"
HOW = (
    "You see everything, and so does your opponent, who gives the best replies. Words: hint, show (a move that works), "
    "goal, undo, again, help, quit."
)
NO_MORE_HINTS = "There are no more hints; show gives a move that works."
BACK_ONE = "take back your last answer"
BACK_TO_SLIP = "go back to where it slipped away"
AGAIN = "begin again"
OTHER = "another puzzle"


def chosen_line(title: str, done: bool, level: str, wins: bool) -> str:
    more = ", ".join(filter(None, [goal_word(wins), level, "solved" if done else ""]))
    return f"{title} ({more})"


def puzzle_head(title: str, level: str) -> str:
    return f"Puzzle: {title}" + (f" ({level})" if level else "")


def replied(commands: Sequence[str]) -> str:
    return f"The opponent replies: {'; then '.join(commands)}."


def solved(wins: bool) -> str:
    return "Solved. You have won in time." if wins else "Solved. You have survived."


def missed(wins: bool) -> str:
    return "Not solved: you have not won in time." if wins else "Not solved: you have not survived."


def slipped(command: str) -> str:
    return (
        f"It slipped away with: {command}. Before that the goal could be reached, whatever the opponent did."
    )


def shown(command: str | None, missed: bool) -> str:
    if command is not None:
        return f"This works: {command}"
    if missed:
        return "From here the goal cannot be reached any more: take something back."
    return "The search has found no move that is sure to work from here."


# -- the screens

TITLE = "Puzzles"
LIST_KEYS = "arrows choose  Enter solve  c prove  n new  e change yours  Esc back"
KEYS = "Enter commands  p pass  h hint  s show  t take back  r again  v task  ? help"
OVER_KEYS = "arrows look around  g piles  l log  t take back  Enter what next  q leave"
HINT_TITLE = "Hint"
SHOW_TITLE = "A move that works"
REPLY_TITLE = "The opponent replies"
SOLVED_TITLE = "Solved"
MISSED_TITLE = "Not solved"
AUTHOR_TITLE = "The author's solution"
NEXT = "The next puzzle"
AUTHOR = "The author's solution"
LOOK = "Look around"
LEAVE = "To the list"
NOTHING_TO_TAKE_BACK = "You have not answered anything yet."
PROVING = "Proving ..."
SAVE = "Save this position as a puzzle"
SAVE_NOTE = "The file holds the whole position, the cards in both hands too."
SAVED_TITLE = "Saved"
HOME_NOTE = "Win this turn, or survive it"
NEW_TITLE = "A new puzzle"
NEW_TEXT = (
    "In a duel or a replay, save the position of the moment as a puzzle: at the table with o, in a replay with z.",
    "Put a position together here, or write one by hand: a template is put among your puzzles.",
)
NEW_TEMPLATE = "Write a template"
NEW_BACK = "Back"
HELP_LINES: tuple[tuple[str, str], ...] = (
    ("h", "a hint; there are up to three"),
    ("s", "a move that works from here"),
    ("t", "take back your last answer, and the opponent's replies"),
    ("r", "begin again"),
    ("v", "what is asked for"),
    ("q", "leave"),
)


def tab_name(own: bool, game: str) -> str:
    return "Your own" if own else GAME_NAMES[game]


def tab(name: str, done: int, of: int) -> str:
    return f"{name} {done}/{of}"


def state(done: bool) -> str:
    return "solved" if done else ""


def head_line(wins: bool, level: str) -> str:
    return ", ".join(filter(None, [goal_word(wins), level]))


def author_move(player: str, command: str) -> str:
    return f"{player}: {command}"


def saved_puzzle(path: str) -> list[str]:
    return [
        f"Written to {path}. It is in the list of puzzles, where c proves it.",
        "Give it a text, hints and a solution with an editor.",
    ]


def not_here() -> str:
    return NOT_HERE[0].upper() + NOT_HERE[1:] + "."


def save_win(name: str) -> str:
    return f"{name} is to win this turn"


def save_survive(name: str) -> str:
    return f"{name} is to survive this turn"


def title_of(names: Sequence[str], turn: int) -> str:
    return f"{names[0]} against {names[1]}, turn {turn}"


# -- the editor

EDITOR_TITLE = "A puzzle of your own"
EDITOR_KEYS = "Enter add, change  left/right  d delete  p position  s save  c prove  Esc back"
ONE_WAY = "Cards lie in one way only there."
PLAYABLE = "This position can be played."
ROW_TITLE, ROW_TEXT, ROW_GOAL, ROW_TURN = "Title", "Text", "Goal", "Turn"
NUMBER_NAMES = {"lp": "Life Points", "blanks": "blank cards in the Deck"}
USUAL = "usual"
TITLE_NOTE = "The title of the puzzle."
TEXT_NOTE = "What the puzzle asks for, in a sentence or two."
NUMBER_NOTE = "A number; nothing for the usual one."
ADD_NOTE = "A card; before it, where it matters, set, defense or tapped. Tab completes names."
UNSAVED_TITLE = "Not saved"
UNSAVED_TEXT = "What you have changed is not in a file yet."
UNSAVED_SAVE = "Save"
UNSAVED_DROP = "Leave without saving"
UNSAVED_STAY = "Stay"
NEW_EDITOR = "Put a Yu-Gi-Oh! position together"
NEW_EDITOR_DM = "Put a Duel Masters position together"
NOT_OWN = "This puzzle belongs to the program; n makes one of your own."


def saved_in(path: str) -> str:
    """Where a puzzle was written."""
    return f"Saved. {path}"


def no_such_card(name: str) -> str:
    return f"There is no card {name} that can be played."


def goal_of(winner: str, solver: str) -> str:
    return f"{solver} survives this turn" if solver else f"{winner} wins this turn"


def turn_of(player: str) -> str:
    return f"it is the turn of {player}"


def zone_row(seat: str, zone: str) -> str:
    return f"{seat} {zone}"


def number_row(seat: str, key: str) -> str:
    return f"{seat} {NUMBER_NAMES.get(key, key)}"


def add_title(seat: str, zone: str) -> str:
    return f"{seat} {zone}: add a card"
