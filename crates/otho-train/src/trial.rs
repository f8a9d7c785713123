//! The match that decides whether new weights take the place of those in use.

use anyhow::Result;
use clap::Args;
use fastrand::Rng;
use otho_core::Variant;
use otho_engine::Network;
use otho_engine::strength::{Scores, Sprt, Verdict};

use crate::duel::{self, Duel, Pair};
use crate::label::seed;
use crate::output::say;
use crate::store::{Store, progress};

#[derive(Args, Debug)]
pub(crate) struct TrialArgs {
    /// How many nodes a move of the match may take
    #[arg(long, default_value_t = 5_000)]
    nodes: u64,
    /// After how many openings the match ends at the latest, each played with both colors
    #[arg(long, default_value_t = 1_000)]
    pairs: usize,
    /// The Elo difference that the sequential test is to tell from none
    #[arg(long, default_value_t = 20.0)]
    elo: f64,
}

const PAIRS_IN_SHARD: usize = 10;

/// Two sets of weights that meet.
pub(crate) struct Trial<'a> {
    pub(crate) args: &'a TrialArgs,
    pub(crate) variant: Variant,
    pub(crate) seed: u64,
    pub(crate) candidate: &'a Network,
    pub(crate) in_use: &'a Network,
}

impl Trial<'_> {
    /// Plays until the sequential test has an answer or there are no more openings to play.
    ///
    /// Shards count in their order, so that the answer does not depend on the number of threads.
    pub(crate) fn run(&self, store: &Store) -> Result<Verdict> {
        let step = format!(
            "match-{:016x}-{:016x}-{}",
            self.candidate.fingerprint(),
            self.in_use.fingerprint(),
            self.args.nodes
        );
        let sprt = Sprt {
            elo0: 0.0,
            elo1: self.args.elo,
        };
        let n_shards = self.args.pairs.div_ceil(PAIRS_IN_SHARD);
        let bar = progress("match", n_shards);
        let mut pairs = Vec::new();
        let mut scores = Scores::default();
        let mut verdict = Verdict::Open;
        let mut first = 0;
        while verdict == Verdict::Open && first < n_shards {
            let last = n_shards.min(first + store.threads());
            let played = store.some(
                &step,
                first..last,
                &bar,
                || Duel::new(self.variant, [self.candidate, self.in_use], self.args.nodes),
                |duel, shard| {
                    let mut rng = Rng::with_seed(seed(self.seed, "match", shard));
                    (0..PAIRS_IN_SHARD).map(|_| duel.pair(&mut rng)).collect()
                },
            )?;
            for shard in played.chunks(PAIRS_IN_SHARD) {
                if verdict == Verdict::Open {
                    shard
                        .iter()
                        .for_each(|pair: &Pair| scores.add(pair.score()));
                    pairs.extend_from_slice(shard);
                    verdict = sprt.verdict(&scores);
                }
            }
            first = last;
        }
        bar.finish();
        duel::report(&pairs);
        say(format_args!(
            "0 against {} Elo: log-likelihood ratio {:+.2}, decided at ±{:.2}",
            self.args.elo,
            sprt.log_ratio(&scores),
            Sprt::bound()
        ));
        Ok(verdict)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fit::Fit;

    fn trial<'a>(args: &'a TrialArgs, candidate: &'a Network, in_use: &'a Network) -> Trial<'a> {
        Trial {
            args,
            variant: Variant::Othello,
            seed: 1,
            candidate,
            in_use,
        }
    }

    #[test]
    fn weights_that_know_nothing_are_refused_and_the_others_taken() -> Result<()> {
        let args = TrialArgs {
            nodes: 300,
            pairs: 200,
            elo: 200.0,
        };
        let good = Network::embedded(Variant::Othello);
        let nothing = Fit::new(1).network()?;
        let folder = tempfile::tempdir()?;
        for threads in [1, 2] {
            let store = Store::open(folder.path().join(format!("{threads}")), "", threads)?;
            let verdict = trial(&args, &good, &nothing).run(&store)?;
            assert_eq!(verdict, Verdict::Accepted);
            let verdict = trial(&args, &nothing, &good).run(&store)?;
            assert_eq!(verdict, Verdict::Rejected);
        }
        Ok(())
    }
}
