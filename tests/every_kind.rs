//! Every kind over all files of `models/<kind>/`, and a kind that only this test knows.

mod support;

use puzzle_mip::puzzles::KINDS;
use support::kinds::{self, Sample};
use support::samples::{files_in, models};

/// The puzzles of a kind's folder.
fn samples_of(kind: &str) -> Vec<Sample> {
    let folder = models().join(kind);
    if !folder.is_dir() {
        return Vec::new();
    }
    let files = files_in(&folder).into_iter();
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == "txt"))
        .map(|path| {
            let name = path.file_stem().expect("a name").to_string_lossy().into_owned();
            (name, std::fs::read_to_string(path).expect("a text"))
        })
        .collect()
}

#[test]
fn every_kind_over_its_samples() {
    for kind in KINDS {
        kinds::check(kind, &samples_of(kind.name));
    }
}

#[test]
#[should_panic(expected = "a kind without samples")]
fn a_kind_without_samples_fails() {
    kinds::check(KINDS[0], &samples_of("no such kind"));
}

/// Diagonal Latin squares: each number once in each line and on both long diagonals. All that a kind must state.
mod diagonal {
    use puzzle_mip::diagnostic::TextErrors;
    use puzzle_mip::grid::{Cell, Grid};
    use puzzle_mip::model::{About, ColumnSink, Formulation, Group, Model, ModelError, Name, Sense, Size};
    use puzzle_mip::place::Place;
    use puzzle_mip::puzzles::board::{Board, Cells, Holds, filled, given, once};
    use puzzle_mip::puzzles::cells::CellPuzzle;
    use puzzle_mip::puzzles::formats::numbers::{read_board, read_square};
    use puzzle_mip::puzzles::kind::{FormulationInfo, Kind, ModelRequest, Puzzle, Reader};
    use puzzle_mip::puzzles::latin::{self, Across, Down, EachCell, Givens, Latin, Words, x};
    use puzzle_mip::text::{Origin, Source};
    use puzzle_mip::verdict::report::{Findings, Rule};
    use puzzle_mip::{families, family};
    use std::fmt;
    use std::ops::Range;

    pub static KIND: Kind = Kind {
        name: "diagonal",
        other_names: &["diagonal-latin"],
        about: "fill the board with numbers, each once in a line and on both diagonals",
        example: ". 1 . .\n. . . .\n. . . 2\n. . . .",
        rules: || Diagonal::RULES.iter().map(|rule| rule.info).collect(),
        formulations: &[FormulationInfo {
            name: "document",
            about: "the only one",
            lazy: None,
        }],
        best: &["document"],
        options: &[],
        readers: &[Reader {
            name: "text",
            about: "the board",
            claims: |_| true,
            read: |source, _| {
                let (givens, origin) = read_square(source, "number")?;
                Ok(Box::new(Diagonal { givens, origin }))
            },
        }],
        writers: &["text"],
    };

    #[derive(Debug, Clone)]
    pub struct Diagonal {
        givens: Grid<Option<u32>>,
        origin: Origin,
    }

    impl fmt::Display for Diagonal {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.write_str(&self.text())
        }
    }

    impl Cells for Diagonal {
        type Value = u32;
        const HOLDS: Holds = Holds::Numbers("number", "numbers");
        fn givens(&self) -> &Grid<Option<u32>> {
            &self.givens
        }
    }

    impl CellPuzzle for Diagonal {
        const KIND: &'static Kind = &KIND;
        const RULES: &'static [Rule<Self, Board<u32>>] = &[
            Rule::new("diagonal/filled", "every cell holds one number", "cells", filled),
            Rule::new("diagonal/given", "the givens are kept", "givens", given),
            Rule::new("diagonal/once", "each number once in each line", "lines", once),
            Rule::new(
                "diagonal/diagonals",
                "each number once on each diagonal",
                "diagonals",
                diagonals,
            ),
        ];
        fn givens_mut(&mut self) -> &mut Grid<Option<u32>> {
            &mut self.givens
        }
        fn origin(&self) -> &Origin {
            &self.origin
        }
        fn formulation(&self, request: &ModelRequest<'_>) -> Result<Box<dyn Model + '_>, ModelError> {
            request.extend(Document(self, self.listed_givens()))
        }
        fn read_board(&self, source: &Source) -> Result<Board<u32>, TextErrors> {
            read_board(source, "number", self.givens.rows())
        }
    }

    fn diagonal(n: usize, which: usize, at: usize) -> Cell {
        Cell::new(at, if which == 0 { at } else { n - 1 - at })
    }

    fn diagonals(_: &Diagonal, board: &Board<u32>, found: &mut Findings) {
        let n = board.rows();
        for which in 0..2 {
            found.checked(1);
            let cells: Vec<Cell> = (0..n).map(|at| diagonal(n, which, at)).collect();
            let mut numbers: Vec<u32> = cells
                .iter()
                .filter_map(|&cell| board[cell].as_ref().ok().copied())
                .collect();
            numbers.sort_unstable();
            if let Some(pair) = numbers.windows(2).find(|pair| pair[0] == pair[1]) {
                found.broken(Place::Region(which, cells), format!("{} twice", pair[0]), vec![]);
            }
        }
    }

    struct Document<'a>(&'a Diagonal, Vec<(Cell, u32)>);

    impl Latin for Document<'_> {
        const FAMILIES: [Words; 4] = [
            Words::new("D1", "one number in each cell", &["cell_"]),
            Words::new("D2", "each number once in each row of the board", &["number_a_"]),
            Words::new("D3", "each number once in each column of the board", &["number_d_"]),
            Words::new("D4", "given", &["given_"]),
        ];
        fn n(&self) -> u64 {
            self.0.givens.rows() as u64
        }
        fn givens(&self) -> &[(Cell, u32)] {
            &self.1
        }
    }

    family! { D5 of Document: "each number once on each diagonal";
        names "number_x_";
        size(d) = Size::each(2 * d.n(), d.n());
        rows(d, stem, unit, sink) = {
            let (n, which, k) = (d.n(), unit / d.n(), unit % d.n() + 1);
            let cells = (0..n).map(|at| x(n, at, if which == 0 { at } else { n - 1 - at }, k));
            sink.sum(Name::at(stem, [which, k]), cells, Sense::Eq, 1);
        };
    }

    impl Formulation for Document<'_> {
        families! { after latin::group("", 0); EachCell, Across, Down, Givens, D5 }

        fn about(&self) -> About {
            About::new("document", "diagonal", self.0.title(), self.n())
        }
        fn groups(&self) -> Vec<Group> {
            vec![latin::group("1: cell (i,j) holds k", self.n())]
        }
        fn columns<S: ColumnSink>(&self, _: usize, units: Range<u64>, sink: &mut S) {
            latin::columns(self.n(), units, sink);
        }
    }
}

#[test]
fn a_kind_of_this_test_is_driven_from_end_to_end() {
    let sample = |name: &str, text: &str| (name.to_string(), text.to_string());
    let samples = [
        sample("one", "1"),
        sample("4", ". 1 . .\n. . . .\n. . . 2\n. . . .\n"),
        sample("5", "1 . . . .\n. . . . 2\n. . . . .\n. . . 2 .\n. . . . ."),
        sample("infeasible-4", "1 . . .\n. . . .\n. . . .\n. . . 1\n"),
    ];
    kinds::check(&diagonal::KIND, &samples);
}

/// 0, 0, 48 and 960 boards of 2 x 2 to 5 x 5: A274806 of the OEIS counts diagonal Latin squares.
#[test]
fn its_model_has_the_known_number_of_boards() {
    for (n, count) in [(1, 1), (2, 0), (3, 0), (4, 48), (5, 960)] {
        let text = format!("{}\n", ". ".repeat(n)).repeat(n);
        let puzzle = kinds::read(&diagonal::KIND, &text, &Default::default());
        let model = puzzle.model("document").expect("the formulation");
        let search = support::search::Search::new(&*model, puzzle.decision_columns());
        assert_eq!(search.solutions(usize::MAX).len(), count, "{n} x {n}");
    }
}

#[test]
fn its_solution_file_is_read_and_judged() {
    use puzzle_mip::check_solution;
    let puzzle = kinds::read(
        &diagonal::KIND,
        "diagonal\n. 1 . .\n. . . .\n. . . 2\n. . . .\n",
        &Default::default(),
    );
    let board = [[2, 1, 3, 4], [4, 3, 1, 2], [3, 4, 2, 1], [1, 2, 4, 3]];
    let lines = |board: [[u32; 4]; 4]| -> String {
        let cells = board
            .iter()
            .enumerate()
            .flat_map(|(i, row)| row.iter().enumerate().map(move |(j, k)| (i, j, k)));
        cells.map(|(i, j, k)| format!("x_{i}_{j}_{k} 1\n")).collect()
    };
    let check = check_solution(&*puzzle, "d.sol", lines(board).as_bytes()).expect("a solution file");
    assert_eq!(check.word(), "violated");
    assert!(
        check_solution(&*puzzle, "d.sol", "x_0_0 1\n".as_bytes()).is_err_and(|error| error
            .to_string()
            .contains("2 indices, the columns of a diagonal cell have 3"))
    );
}
