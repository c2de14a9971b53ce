mod support;
use support::imports::*;
#[test]
fn show() {
    let texts = sources();
    let krate = Crate::new(&texts);
    let imports = krate.imports();
    for c in circles(&imports) {
        println!("CIRCLE {c:?}");
        for ((a, b), p) in &imports {
            if c.contains(a) && c.contains(b) {
                println!("   {a} -> {b}: {p:?}");
            }
        }
    }
}
