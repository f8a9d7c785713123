//! The strengths of many players from all their games: the Bradley–Terry model, most likely values.

use otho_engine::strength::{IN_95_PERCENT, score_of_elo};

/// What one player has scored against another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Tally {
    /// The two players, by their numbers.
    pub(super) players: [usize; 2],
    /// Points of each: a win is one, a draw a half.
    pub(super) points: [f64; 2],
}

/// The strength of a player, the average of all being zero.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Rating {
    pub(super) elo: f64,
    /// The true one is no farther away in 95 % of all cases.
    pub(super) error: f64,
}

/// Every two players who have met are taken to have drawn this many games besides, so that one who
/// has won them all is not infinitely strong.
const ASSUMED_DRAWS: f64 = 0.5;

/// Elo for a factor of e in the odds.
const ELO_OF_E: f64 = 400.0 / std::f64::consts::LN_10;

/// Newton's method doubles the digits at each step once it is near.
const MOST_STEPS: usize = 200;

/// The ratings under which the results are most likely.
pub(super) fn ladder(n_players: usize, tallies: &[Tally]) -> Vec<Rating> {
    let mut elo = vec![0.0; n_players];
    for _ in 0..MOST_STEPS {
        let slope = slope(&elo, tallies);
        let steps = solve(information(&elo, tallies), slope);
        // In the beginning the parabola may be far too flat; the steps stay within reason.
        let largest = steps
            .iter()
            .fold(0.0, |most: f64, step| most.max(step.abs()));
        let scale = (1.0_f64).min(200.0 / largest.max(1e-12));
        for (elo, step) in elo.iter_mut().zip(&steps) {
            *elo += scale * step;
        }
        if largest < 1e-6 {
            break;
        }
    }
    let mean = elo.iter().sum::<f64>() / n_players.max(1) as f64;
    let rating = |player: usize| {
        // The variance of one value is that element of the inverse; the average is certain.
        let mut unit = vec![-1.0 / n_players as f64; n_players];
        unit[player] += 1.0;
        let column = solve(information(&elo, tallies), unit);
        Rating {
            elo: elo[player] - mean,
            error: IN_95_PERCENT * column[player].max(0.0).sqrt(),
        }
    };
    (0..n_players).map(rating).collect()
}

/// Points above expectation, per Elo.
fn slope(elo: &[f64], tallies: &[Tally]) -> Vec<f64> {
    let mut slope = vec![0.0; elo.len()];
    for tally in tallies {
        let [a, b] = tally.players;
        let [won, lost] = tally.points.map(|points| points + ASSUMED_DRAWS / 2.0);
        let surplus = won - (won + lost) * score_of_elo(elo[a] - elo[b]);
        slope[a] += surplus / ELO_OF_E;
        slope[b] -= surplus / ELO_OF_E;
    }
    slope
}

/// How sharply the likelihood bends, in each direction; in that of all players together, which
/// the results say nothing about, as much as holds the average in place.
fn information(elo: &[f64], tallies: &[Tally]) -> Vec<Vec<f64>> {
    let n = elo.len();
    let mut matrix = vec![vec![1e-3; n]; n];
    for tally in tallies {
        let [a, b] = tally.players;
        let games = tally.points[0] + tally.points[1] + ASSUMED_DRAWS;
        let expected = score_of_elo(elo[a] - elo[b]);
        let bend = games * expected * (1.0 - expected) / (ELO_OF_E * ELO_OF_E);
        matrix[a][a] += bend;
        matrix[b][b] += bend;
        matrix[a][b] -= bend;
        matrix[b][a] -= bend;
    }
    for (player, row) in matrix.iter_mut().enumerate() {
        // Who has not met anyone stays where they are.
        row[player] += 1e-9;
    }
    matrix
}

/// Solves linear equations by elimination; the matrix is symmetric and positive.
fn solve(mut matrix: Vec<Vec<f64>>, mut right: Vec<f64>) -> Vec<f64> {
    let n = right.len();
    for pivot in 0..n {
        let (above, below) = matrix.split_at_mut(pivot + 1);
        let row = &above[pivot];
        for (offset, other) in below.iter_mut().enumerate() {
            let factor = other[pivot] / row[pivot];
            for column in pivot..n {
                other[column] -= factor * row[column];
            }
            right[pivot + 1 + offset] -= factor * right[pivot];
        }
    }
    for pivot in (0..n).rev() {
        let known: f64 = (pivot + 1..n).map(|k| matrix[pivot][k] * right[k]).sum();
        right[pivot] = (right[pivot] - known) / matrix[pivot][pivot];
    }
    right
}

#[cfg(test)]
mod tests {
    use super::*;
    use otho_engine::strength::elo_of_score;

    fn tally(a: usize, b: usize, won: f64, lost: f64) -> Tally {
        Tally {
            players: [a, b],
            points: [won, lost],
        }
    }

    #[test]
    fn two_players_differ_by_what_their_score_says() {
        let ratings = ladder(2, &[tally(0, 1, 6400.0, 3600.0)]);
        let difference = ratings[0].elo - ratings[1].elo;
        assert!(
            (difference - elo_of_score(0.64)).abs() < 0.1,
            "{difference}"
        );
        assert!((ratings[0].elo + ratings[1].elo).abs() < 1e-6);
        // The difference has the error 1.96 × 173.7 / √(n p q), half of it falls on each.
        let error = 2.0 * ratings[0].error;
        let expected = IN_95_PERCENT * ELO_OF_E / (10_000.0_f64 * 0.64 * 0.36).sqrt();
        assert!((error / expected - 1.0).abs() < 0.01, "{error} {expected}");
    }

    #[test]
    fn strengths_come_back_from_the_results_they_lead_to() {
        let truth = [-400.0, -150.0, 0.0, 120.0, 430.0];
        let mut tallies = Vec::new();
        for a in 0..5 {
            for b in a + 1..5 {
                let won = 1e6 * score_of_elo(truth[a] - truth[b]);
                tallies.push(tally(a, b, won, 1e6 - won));
            }
        }
        for (rating, elo) in ladder(5, &tallies).iter().zip(truth) {
            assert!((rating.elo - elo).abs() < 0.1, "{rating:?} {elo}");
        }
    }

    #[test]
    fn who_has_won_everything_is_not_infinitely_strong_and_who_has_not_played_is_average() {
        let ratings = ladder(3, &[tally(0, 1, 20.0, 0.0)]);
        assert!(ratings[0].elo > 250.0 && ratings[0].elo < 600.0);
        assert!(ratings[2].elo.abs() < 1.0);
        assert!(ratings.iter().all(|rating| rating.error.is_finite()));
        assert!(ladder(0, &[]).is_empty());
    }
}
