//! Orders and the exercises that they give, here and in the browser: `orders.txt` has a line an
//! order with the position, which the tests of otho-wasm-engine read too.

use otho_coach::exercise::{Grade, Order, RESOURCES, with_engine};
use otho_core::Variant;
use otho_engine::{Engine, Weights};

#[test]
fn an_order_gives_the_exercise_that_it_always_gave() {
    let mut engine = Engine::new(RESOURCES, Weights::embedded());
    let mut made = String::new();
    let expected = include_str!("orders.txt");
    for line in expected.lines() {
        let words: Vec<&str> = line.split(' ').take(4).collect();
        let [kind, grade, variant, seed] = words[..] else {
            panic!("{line}: kind, grade, variant, seed and position");
        };
        let grade = grade.parse().ok().and_then(Grade::new);
        let order = Order {
            kind: kind.parse().expect("a kind"),
            grade: grade.expect("a grade"),
            variant: match variant {
                "anti" => Variant::Anti,
                _ => Variant::Othello,
            },
            seed: seed.parse().expect("a seed"),
        };
        let exercise = with_engine(&mut engine, &order, &|| false).expect("made");
        made += &format!("{} {}\n", words.join(" "), exercise.position());
    }
    assert_eq!(made, expected, "{made}");
}
