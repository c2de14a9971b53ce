"""Boards and puzzles for the scripts, all made here; the same arguments make the same board.

    python3 scripts/puzzles.py empty 50        an empty Binox puzzle of 50 x 50
    python3 scripts/puzzles.py towers 20       the Skyscraper puzzle of the board 1 2 ... 20, shifted by one in each row

scripts/big-binox prints Binox puzzles that certainly have a solution.
"""

import random
import sys


def text(lines):
    """Lines of cells as the text of a puzzle."""
    return "".join(" ".join(map(str, line)) + "\n" for line in lines)


def empty_board(n):
    return text([["."] * n] * n)


def transposed(board):
    return [list(line) for line in zip(*board)]


def binox_board(n, chance):
    """A finished Binox board of any even size, True for X.

    It is made of 2x2 blocks XO/OX and OX/XO, drawn by `chance`: each line is balanced and has at most two equal symbols
    in succession, and two lines are equal only if all their blocks are, or are opposite: then it is drawn again.
    """
    if n < 2 or n % 2:
        raise ValueError("the size must be even and at least 2")
    half = n // 2
    while True:
        blocks = [chance.getrandbits(half) for _ in range(half)]
        board = [[bool((blocks[i // 2] >> (j // 2) ^ i ^ j ^ 1) & 1) for j in range(n)] for i in range(n)]
        if all(len(set(map(tuple, lines))) == n for lines in (board, transposed(board))):
            return board


def with_givens(board, percent, chance):
    """The lines of a puzzle that shows so many percent of the cells of a Binox board, chosen by `chance`."""
    n = len(board)
    given = set(chance.sample(range(n * n), round(n * n * percent / 100)))
    return [["OX"[x] if i * n + j in given else "." for j, x in enumerate(row)] for i, row in enumerate(board)]


def big_binox(n, percent, seed):
    """The lines of a Binox puzzle that certainly has a solution."""
    chance = random.Random(seed)
    return with_givens(binox_board(n, chance), percent, chance)


def latin_square(n, seed):
    """Row by row, each a random perfect matching of columns and heights still free there."""
    chance = random.Random(seed)
    columns = [set() for _ in range(n)]
    square = []
    while len(square) < n:
        column_of = {}

        def place(j, tried):
            free = [k for k in range(1, n + 1) if k not in columns[j]]
            chance.shuffle(free)
            for k in free:
                if k not in tried:
                    tried.add(k)
                    if k not in column_of or place(column_of[k], tried):
                        column_of[k] = j
                        return True
            return False

        order = list(range(n))
        chance.shuffle(order)
        for j in order:
            place(j, set())
        row = [0] * n
        for k, j in column_of.items():
            row[j] = k
            columns[j].add(k)
        square.append(row)
    return square


def shifted_square(n):
    """The Latin square whose rows are 1 2 ... n, shifted by one each."""
    return [[(i + j) % n + 1 for j in range(n)] for i in range(n)]


def seen(heights):
    """How many buildings are seen from the start of the line."""
    tallest = count = 0
    for height in heights:
        if height > tallest:
            tallest, count = height, count + 1
    return count


def skyscraper(square):
    """The lines of a Skyscraper puzzle with all clues of the Latin square, and no heights."""
    down = transposed(square)
    return [
        [".", *map(seen, down), "."],
        *([seen(row), *"." * len(square), seen(row[::-1])] for row in square),
        [".", *(seen(line[::-1]) for line in down), "."],
    ]


def main():
    make = {"empty": empty_board, "towers": lambda n: text(skyscraper(shifted_square(n)))}
    if len(sys.argv) != 3 or sys.argv[1] not in make:
        sys.exit(__doc__)
    sys.stdout.write(make[sys.argv[1]](int(sys.argv[2])))


if __name__ == "__main__":
    main()
