//! The console examples of README.md are what the programs print: each `$ command` is run and its output compared.
//! Tables below a line `<!-- from the code: NAME -->` are made from the code. With UPDATE_README=1 both are written anew.

use puzzle_mip::KINDS;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

/// What a terminal would show of the command, run in a copy of the folders that the examples name.
fn shown(command: &str, folder: &Path) -> String {
    let programs = Path::new(env!("CARGO_BIN_EXE_verify")).parent().expect("a folder");
    let path = std::env::join_paths(
        std::iter::once(programs.to_path_buf())
            .chain(std::env::split_paths(&std::env::var_os("PATH").unwrap_or_default())),
    )
    .expect("a PATH");
    let output = Command::new("sh")
        .args(["-c", &format!("exec 2>&1; {command}")])
        .current_dir(folder)
        .env("PATH", path)
        .env("NO_COLOR", "1")
        .output()
        .expect("sh runs");
    String::from_utf8(output.stdout).expect("UTF-8")
}

/// A table with these lines.
fn lines_of(head: &[&str], lines: impl IntoIterator<Item = Vec<String>>) -> String {
    let mut text = format!("| {} |\n|{}\n", head.join(" | "), "---|".repeat(head.len()));
    for line in lines {
        text += &format!("| {} |\n", line.join(" | "));
    }
    text
}

fn code(word: &str) -> String {
    format!("`{word}`")
}

/// The table of that name, from the code.
fn table(name: &str) -> String {
    match name {
        "kinds" => {
            let kinds = KINDS.iter().map(|kind| {
                let others: Vec<String> = kind.other_names.iter().map(|name| code(name)).collect();
                vec![code(kind.name), others.join(", "), kind.about.to_string()]
            });
            lines_of(&["kind", "other names", "rules"], kinds)
        }
        "formulations" => {
            let all = KINDS
                .iter()
                .flat_map(|kind| kind.formulations.iter().map(move |it| (kind, it)));
            let lines = all.map(|(kind, it)| vec![kind.name.to_string(), code(it.name), it.about.to_string()]);
            lines_of(&["kind", "formulation", "what it is"], lines)
        }
        "puzzle formats" => {
            let all = KINDS
                .iter()
                .flat_map(|kind| kind.readers.iter().map(move |it| (kind, it)));
            let lines = all.map(|(kind, it)| vec![kind.name.to_string(), code(it.name), it.about.to_string()]);
            lines_of(&["kind", "format", "what it is"], lines)
        }
        "verify --json" => json_table("src/show/json.rs", "Object"),
        "solve --json" => json_table("src/app/solve_report.rs", "SolveObject"),
        other => panic!("no table {other}"),
    }
}

/// The structs of the files that JSON is made from, by their names.
fn structs() -> BTreeMap<String, syn::ItemStruct> {
    let mut found = BTreeMap::new();
    for file in ["src/show/json.rs", "src/app/solve_report.rs"] {
        let text = fs::read_to_string(root().join(file)).expect(file);
        for item in syn::parse_file(&text).expect(file).items {
            if let syn::Item::Struct(item) = item {
                found.insert(item.ident.to_string(), item);
            }
        }
    }
    found
}

/// The documentation of a field, or of a struct, in a line.
fn documented(attributes: &[syn::Attribute]) -> String {
    let lines = attributes.iter().filter_map(|attribute| match &attribute.meta {
        syn::Meta::NameValue(pair) if pair.path.is_ident("doc") => match &pair.value {
            syn::Expr::Lit(syn::ExprLit {
                lit: syn::Lit::Str(text),
                ..
            }) => Some(text.value().trim().to_string()),
            _ => None,
        },
        _ => None,
    });
    lines.collect::<Vec<_>>().join(" ")
}

fn is_flat(field: &syn::Field) -> bool {
    field.attrs.iter().any(|attribute| match &attribute.meta {
        syn::Meta::List(list) => list.tokens.to_string() == "flatten",
        _ => false,
    })
}

/// The struct that a field's type holds, through options and lists.
fn inner<'s>(structs: &'s BTreeMap<String, syn::ItemStruct>, field: &syn::Field) -> Option<&'s syn::ItemStruct> {
    let words = names_of(&field.ty);
    // A violation is written by hand.
    let name = words.iter().find_map(|word| match word.as_str() {
        "Violations" => structs.get("ViolationValue"),
        word => structs.get(word),
    });
    name.filter(|it| it.fields.iter().any(|field| field.ident.is_some()))
}

/// All names in a type.
fn names_of(ty: &syn::Type) -> Vec<String> {
    let mut names = Vec::new();
    if let syn::Type::Path(path) = ty {
        for segment in &path.path.segments {
            names.push(segment.ident.to_string());
            if let syn::PathArguments::AngleBracketed(arguments) = &segment.arguments {
                for argument in &arguments.args {
                    if let syn::GenericArgument::Type(ty) = argument {
                        names.extend(names_of(ty));
                    }
                }
            }
        }
    }
    names
}

/// The keys of a struct, with those of the structs inside.
fn keys(structs: &BTreeMap<String, syn::ItemStruct>, item: &syn::ItemStruct) -> String {
    let keys = item.fields.iter().flat_map(|field| match inner(structs, field) {
        Some(flat) if is_flat(field) => vec![keys(structs, flat)],
        Some(list) if field.ident.as_ref().is_some_and(|name| name == "violations") => {
            vec![format!("`violations` (each: {})", keys(structs, list))]
        }
        _ => vec![format!("`{}`", field.ident.as_ref().expect("a name"))],
    });
    keys.collect::<Vec<_>>().join(", ")
}

fn json_table(file: &str, name: &str) -> String {
    let structs = structs();
    let mut lines = Vec::new();
    let mut open: Vec<&syn::Field> = structs.get(name).expect(file).fields.iter().rev().collect();
    while let Some(field) = open.pop() {
        let inside = inner(&structs, field);
        if let Some(flat) = inside.filter(|_| is_flat(field)) {
            open.extend(flat.fields.iter().rev());
            continue;
        }
        let about = documented(&field.attrs);
        assert!(!about.is_empty(), "{file}: {:?} says nothing", field.ident);
        let itself = inside.is_some_and(|inside| inside.ident == name);
        let about = match inside.filter(|_| !itself) {
            Some(inside) => format!("{about}: {}", keys(&structs, inside)),
            None => about,
        };
        lines.push(vec![code(&field.ident.as_ref().expect("a name").to_string()), about]);
    }
    lines_of(&["key", "value"], lines)
}

#[test]
fn the_examples_are_what_is_printed() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["models", "tests"] {
        std::os::unix::fs::symlink(root().join(name), folder.path().join(name)).expect("a link");
    }
    let readme = fs::read_to_string(root().join("README.md")).expect("README.md");
    let mut written = String::new();
    let mut examples = 0;
    let mut tables = 0;
    let mut lines = readme.lines().peekable();
    while let Some(line) = lines.next() {
        written.push_str(line);
        written.push('\n');
        if let Some(name) = line.strip_prefix("<!-- from the code: ") {
            tables += 1;
            written.push_str(&table(name.trim_end_matches(" -->")));
            while lines.next_if(|line| line.starts_with('|')).is_some() {}
            continue;
        }
        if line != "```console" {
            continue;
        }
        while let Some(line) = lines.next() {
            if line == "```" {
                written.push_str("```\n");
                break;
            }
            if let Some(command) = line.strip_prefix("$ ") {
                examples += 1;
                written.push_str(&format!("{line}\n{}", shown(command, folder.path())));
                while lines
                    .next_if(|line| *line != "```" && !line.starts_with("$ "))
                    .is_some()
                {}
            }
        }
    }
    assert!(examples >= 5, "{examples} examples");
    assert_eq!(tables, 5, "tables made from the code");
    if std::env::var_os("UPDATE_README").is_some() {
        fs::write(root().join("README.md"), written).expect("README.md");
        return;
    }
    for (at, (is, should)) in readme.lines().zip(written.lines()).enumerate() {
        assert_eq!(
            is,
            should,
            "README.md:{}: run UPDATE_README=1 cargo test --test readme",
            at + 1
        );
    }
    assert_eq!(readme, written, "run UPDATE_README=1 cargo test --test readme");
}
