//! Leaves a second of perft: legal moves and flips as search uses them.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use otho_core::{Board, Convention, perft};

fn main() {
    divan::main();
}

/// The last ply is counted, not played; no hash, no symmetry, one thread.
#[divan::bench(args = [(9, 3_005_288), (11, 212_258_800)], sample_count = 5, sample_size = 1)]
fn from_the_start(bencher: Bencher, (depth, leaves): (u32, u64)) {
    bencher.counter(ItemsCount::new(leaves)).bench(|| {
        let counted = perft(black_box(Board::START), depth, Convention::PassIsPly);
        assert_eq!(counted, leaves);
    });
}
