//! The game IDs of Simon Tatham's collection in `tests/corpus/game-ids`, beside the boards that its programs show.

use puzzle_mip::puzzles::kind::{Kind, Puzzle, ReadOptions};
use puzzle_mip::puzzles::{binox, skyscraper};
use puzzle_mip::text::Source;

fn source(text: &str) -> Source {
    Source::new("p.txt", text.replace('/', "\n").into_bytes()).expect("UTF-8")
}

fn read(kind: &Kind, text: &str, options: &ReadOptions) -> Option<Box<dyn Puzzle>> {
    let source = Source::new("p.txt", text.as_bytes().to_vec()).expect("UTF-8");
    kind.read(&source, options).ok()
}

fn lines(puzzle: &dyn Puzzle) -> String {
    puzzle.to_string().trim_end().replace('\n', "/")
}

#[test]
fn unruly() {
    for line in include_str!("corpus/game-ids/unruly.tsv").lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (id, givens, board) = (fields[0], fields[1], fields[2]);
        let unique = id.contains('u');
        let mut options = ReadOptions::default();
        if !unique {
            options = options.with(&binox::ASSUME_UNIQUE, "");
        }
        let plain = read(&binox::KIND, id, &ReadOptions::default());
        assert_eq!(plain.is_some(), unique, "{line}");
        let puzzle = read(&binox::KIND, id, &options).expect(line);
        let expected = givens.replace('1', "X").replace('0', "O");
        assert_eq!(lines(&*puzzle).replace(' ', ""), expected.replace(' ', ""), "{line}");
        let id = if unique { id.to_string() } else { id.replace(':', "u:") };
        assert_eq!(puzzle.to_format("game-id"), Some(Ok(format!("{id}\n"))));
        if board != "-" {
            let report = puzzle.judge_board(&source(board)).expect("a board");
            assert!(report.valid(), "{line}");
            assert_eq!(puzzle.precheck(), [], "{line}");
        }
    }
}

#[test]
fn towers() {
    for line in include_str!("corpus/game-ids/towers.tsv").lines().skip(1) {
        let (id, board) = line.split_once('\t').expect("two fields");
        let kind = &skyscraper::KIND;
        let expected = kind.read(&source(board), &ReadOptions::default()).expect("a block");
        let puzzle = read(kind, id, &ReadOptions::default()).expect(line);
        assert_eq!(lines(&*puzzle), lines(&*expected), "{line}");
        assert_eq!(puzzle.to_format("game-id"), Some(Ok(format!("{id}\n"))));
        assert_eq!(puzzle.precheck(), [], "{line}");
    }
}
