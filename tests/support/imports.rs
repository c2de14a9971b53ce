//! Which file of a crate takes something from which other one, from the text of its files.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;
use syn::visit::{self, Visit};

/// The path of a module, without `crate`.
type Module = Vec<String>;

/// A file that takes something from another one: the path as written, for messages.
pub type Imports = BTreeMap<(String, String), BTreeSet<String>>;

/// The files of a crate, by the module that each one is.
pub struct Crate {
    files: BTreeMap<Module, File>,
}

struct File {
    /// From `src`, with `/`.
    path: String,
    tree: syn::File,
    /// What names are imported at the top of the file: the path of each, as written.
    names: BTreeMap<String, Vec<String>>,
}

/// The texts of all files below `src`, by their paths from there.
pub fn sources() -> BTreeMap<String, String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut texts = BTreeMap::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let parts = path.strip_prefix(&root).expect("below src").iter();
                let name: Vec<_> = parts.map(|part| part.to_string_lossy()).collect();
                texts.insert(name.join("/"), fs::read_to_string(&path).expect("a source file"));
            }
        }
    }
    texts
}

/// The module that a file is; `None` for a program.
fn module_of(path: &str) -> Option<Module> {
    let mut parts: Module = path.trim_end_matches(".rs").split('/').map(str::to_string).collect();
    if parts[0] == "bin" {
        return None;
    }
    if matches!(parts.last().map(String::as_str), Some("mod" | "lib")) {
        parts.pop();
    }
    Some(parts)
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    let test = |attribute: &&syn::Attribute| match &attribute.meta {
        syn::Meta::List(list) => list.path.is_ident("cfg") && list.tokens.to_string() == "test",
        _ => false,
    };
    attributes.iter().find(test).is_some()
}

impl Crate {
    /// Reads the files; those of tests are left out.
    pub fn new(texts: &BTreeMap<String, String>) -> Crate {
        let mut files = BTreeMap::new();
        let mut tests: Vec<Module> = Vec::new();
        for (path, text) in texts {
            let Some(module) = module_of(path) else { continue };
            let tree = syn::parse_file(text).unwrap_or_else(|error| panic!("{path}: {error}"));
            let mut names = BTreeMap::new();
            for item in &tree.items {
                match item {
                    syn::Item::Use(item) if !is_test(&item.attrs) => {
                        leaves(&item.tree, &mut Vec::new(), &mut |leaf, name| {
                            names.insert(name.to_string(), leaf.to_vec());
                        });
                    }
                    syn::Item::Mod(item) if is_test(&item.attrs) => {
                        tests.push([&module[..], &[item.ident.to_string()]].concat());
                    }
                    _ => {}
                }
            }
            let path = path.clone();
            files.insert(module, File { path, tree, names });
        }
        files.retain(|module, _| !tests.iter().any(|test| module.starts_with(test)));
        Crate { files }
    }

    /// The paths of all files.
    pub fn files(&self) -> BTreeSet<&str> {
        self.files.values().map(|file| file.path.as_str()).collect()
    }

    /// Who imports whom.
    pub fn imports(&self) -> Imports {
        let mut found = Imports::new();
        for (module, file) in &self.files {
            let mut paths = Paths::default();
            paths.visit_file(&file.tree);
            for (inner, path) in paths.found {
                let module = [&module[..], &inner].concat();
                let target = self.file_of(&module, &path, 0);
                if let Some(target) = target.filter(|target| target.path != file.path) {
                    let pair = (file.path.clone(), target.path.clone());
                    found.entry(pair).or_default().insert(path.join("::"));
                }
            }
        }
        found
    }

    /// The file that defines what a path in a module names; `None` if it is of another crate or a local name.
    fn file_of(&self, module: &[String], path: &[String], depth: usize) -> Option<&File> {
        assert!(depth < 20, "{path:?} names itself");
        let (first, mut rest) = path.split_first()?;
        let mut base: Module = match first.as_str() {
            "crate" => Vec::new(),
            "self" => module.to_vec(),
            "super" => module[..module.len() - 1].to_vec(),
            name => {
                let own = self.owner(module);
                if self.files.contains_key(&[own, &[name.to_string()]].concat()) {
                    rest = path;
                    own.to_vec()
                } else {
                    // A name that begins its own path is another crate's.
                    let imported = self.files[own].names.get(name).filter(|it| it[0] != name)?;
                    let full = [&imported[..], rest].concat();
                    return self.file_of(own, &full, depth + 1);
                }
            }
        };
        while let Some((name, after)) = rest.split_first() {
            if name == "super" {
                base.pop();
                rest = after;
                continue;
            }
            let inner = [&base[..], std::slice::from_ref(name)].concat();
            if self.files.contains_key(&inner) {
                base = inner;
                rest = after;
                continue;
            }
            let own = self.owner(&base);
            let Some(exported) = self.files[own].names.get(name) else {
                break;
            };
            let full = [&exported[..], after].concat();
            let through = self.file_of(own, &full, depth + 1);
            return through.or(self.files.get(own));
        }
        self.files.get(self.owner(&base))
    }

    /// The module of the file that a module is in.
    fn owner<'m>(&self, module: &'m [String]) -> &'m [String] {
        let lengths = (0..=module.len()).rev();
        let mut prefixes = lengths.map(|length| &module[..length]);
        prefixes.find(|prefix| self.files.contains_key(*prefix)).unwrap_or(&[])
    }
}

/// Each path of a `use`, with the name that it gives.
fn leaves(tree: &syn::UseTree, before: &mut Vec<String>, take: &mut impl FnMut(&[String], &str)) {
    match tree {
        syn::UseTree::Path(path) => {
            before.push(path.ident.to_string());
            leaves(&path.tree, before, take);
            before.pop();
        }
        syn::UseTree::Name(name) if name.ident == "self" => {
            let last = before.last().cloned().unwrap_or_default();
            take(before, &last);
        }
        syn::UseTree::Name(name) => {
            before.push(name.ident.to_string());
            take(before, &name.ident.to_string());
            before.pop();
        }
        syn::UseTree::Rename(rename) => {
            if rename.ident != "self" {
                before.push(rename.ident.to_string());
            }
            take(before, &rename.rename.to_string());
            if rename.ident != "self" {
                before.pop();
            }
        }
        syn::UseTree::Glob(_) => take(before, "*"),
        syn::UseTree::Group(group) => {
            for tree in &group.items {
                leaves(tree, before, take);
            }
        }
    }
}

/// The paths of a file, each with the modules inside the file that it is in.
#[derive(Default)]
struct Paths {
    inner: Vec<String>,
    found: Vec<(Vec<String>, Vec<String>)>,
}

impl Paths {
    fn add(&mut self, path: Vec<String>) {
        self.found.push((self.inner.clone(), path));
    }

    /// The paths among the tokens of a macro.
    fn tokens(&mut self, tokens: proc_macro2::TokenStream) {
        use proc_macro2::TokenTree;
        let mut path: Vec<String> = Vec::new();
        let mut colons = 0;
        for token in tokens {
            match token {
                TokenTree::Punct(punct) if punct.as_char() == ':' && !path.is_empty() => colons += 1,
                TokenTree::Ident(ident) => {
                    if colons != 2 {
                        self.end(&mut path);
                    }
                    path.push(ident.to_string());
                    colons = 0;
                }
                TokenTree::Group(group) => {
                    self.end(&mut path);
                    self.tokens(group.stream());
                }
                _ => self.end(&mut path),
            }
        }
        self.end(&mut path);
    }

    fn end(&mut self, path: &mut Vec<String>) {
        let path = std::mem::take(path);
        if path.len() > 1 {
            self.add(path);
        }
    }
}

impl<'t> Visit<'t> for Paths {
    fn visit_item(&mut self, item: &'t syn::Item) {
        let attributes = match item {
            syn::Item::Fn(it) => &it.attrs,
            syn::Item::Impl(it) => &it.attrs,
            syn::Item::Mod(it) => &it.attrs,
            syn::Item::Struct(it) => &it.attrs,
            syn::Item::Use(it) => &it.attrs,
            syn::Item::Const(it) => &it.attrs,
            syn::Item::Static(it) => &it.attrs,
            _ => return visit::visit_item(self, item),
        };
        if !is_test(attributes) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_mod(&mut self, item: &'t syn::ItemMod) {
        self.inner.push(item.ident.to_string());
        visit::visit_item_mod(self, item);
        self.inner.pop();
    }

    fn visit_item_use(&mut self, item: &'t syn::ItemUse) {
        leaves(&item.tree, &mut Vec::new(), &mut |path, _| self.add(path.to_vec()));
    }

    fn visit_path(&mut self, path: &'t syn::Path) {
        let parts: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        if parts.len() > 1 {
            self.add(parts);
        }
        visit::visit_path(self, path);
    }

    fn visit_macro(&mut self, call: &'t syn::Macro) {
        self.tokens(call.tokens.clone());
    }

    // `pub(in crate::solution)` and doc comments take nothing from anywhere.
    fn visit_visibility(&mut self, _: &'t syn::Visibility) {}
    fn visit_attribute(&mut self, _: &'t syn::Attribute) {}
}

/// The sets of files that import each other in a circle.
pub fn circles(imports: &Imports) -> Vec<BTreeSet<String>> {
    let mut reached: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for (from, _) in imports.keys() {
        let mut seen = BTreeSet::new();
        let mut open = vec![from.as_str()];
        while let Some(file) = open.pop() {
            for (_, to) in imports.keys().filter(|(it, _)| it == file) {
                if seen.insert(to.as_str()) {
                    open.push(to);
                }
            }
        }
        reached.insert(from, seen);
    }
    let mut found: Vec<BTreeSet<String>> = Vec::new();
    for (file, seen) in &reached {
        let both = |other: &&&str| reached.get(**other).is_some_and(|back| back.contains(file));
        let circle: BTreeSet<String> = seen.iter().filter(both).map(ToString::to_string).collect();
        if !circle.is_empty() && !found.contains(&circle) {
            found.push(circle);
        }
    }
    found
}
