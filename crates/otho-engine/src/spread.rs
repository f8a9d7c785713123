//! How far shallow searches are off, which is what ProbCut goes by.

use crate::search::Effort;
use crate::table::Confidence;

/// How far the value of a shallow search is from that of a deep one: normally distributed with
/// mean 0, and a standard deviation whose logarithm is linear in both depths and in the number of
/// empty squares.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spread {
    /// The logarithm for two searches of no depth with no empty square.
    pub constant: f32,
    /// What each ply of the shallow search adds.
    pub shallow: f32,
    /// What each ply of the deep search adds.
    pub deep: f32,
    /// What each empty square adds.
    pub empties: f32,
}

impl Spread {
    /// The standard deviation, in discs.
    #[must_use]
    pub fn sigma(&self, shallow: u8, deep: u8, empties: u8) -> f32 {
        let [shallow, deep, empties] = [shallow, deep, empties].map(f32::from);
        (self.constant + self.shallow * shallow + self.deep * deep + self.empties * empties).exp()
    }
}

/// The figures that belong to a set of weights. `otho-train probcut` fits them, anew when the
/// weights change; docs/training.md says how well they fit.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Spreads {
    /// For searches that end at the evaluation.
    pub midgame: Spread,
    /// For searches to the end of the game, where the depth is the number of empty squares.
    pub to_end: Spread,
}

/// How deep the shallow search is that may stand in for a deep one: half as deep, and of the same
/// parity.
#[inline]
pub(crate) const fn shallow_depth(deep: u8) -> u8 {
    deep / 4 * 2 + deep % 2
}

/// By how many discs a shallow search has to clear a bound, for every depth, confidence and number
/// of empty squares: searches ask too often to work it out each time.
pub(crate) struct Margins(Box<[[[u8; 61]; 61]]>);

impl Margins {
    pub(crate) fn new(spreads: &Spreads) -> Self {
        let margins = Confidence::ALL_UNSURE.map(|confidence| {
            std::array::from_fn(|depth| {
                std::array::from_fn(|empties| {
                    let spread = if depth == empties {
                        &spreads.to_end
                    } else {
                        &spreads.midgame
                    };
                    let depth = depth as u8;
                    let sigma = spread.sigma(shallow_depth(depth), depth, empties as u8);
                    (confidence.deviations() * sigma).ceil() as u8
                })
            })
        });
        Self(Box::new(margins))
    }

    #[inline]
    pub(crate) fn get(&self, effort: Effort, empties: u8) -> i32 {
        let [confidence, depth, empties] = [
            effort.confidence.index(),
            effort.depth.into(),
            empties.into(),
        ];
        self.0[confidence][depth][empties].into()
    }
}

impl Spreads {
    /// The bytes that hold them in a file.
    pub(crate) const LENGTH: usize = 32;

    pub(crate) fn to_bytes(self) -> [u8; Self::LENGTH] {
        let mut bytes = [0; Self::LENGTH];
        let figures = [self.midgame, self.to_end]
            .map(|spread| [spread.constant, spread.shallow, spread.deep, spread.empties]);
        for (place, figure) in bytes.chunks_exact_mut(4).zip(figures.as_flattened()) {
            place.copy_from_slice(&figure.to_le_bytes());
        }
        bytes
    }

    /// `None` when a figure is no number, or so large that it makes no sense.
    pub(crate) fn from_bytes(bytes: [u8; Self::LENGTH]) -> Option<Self> {
        let mut figures = [0.0; 8];
        for (figure, place) in figures.iter_mut().zip(bytes.as_chunks::<4>().0) {
            *figure = f32::from_le_bytes(*place);
        }
        let spread = |[constant, shallow, deep, empties]: [f32; 4]| Spread {
            constant,
            shallow,
            deep,
            empties,
        };
        let [midgame, to_end] = [0, 4].map(|first| {
            let figures: [f32; 4] = core::array::from_fn(|i| figures[first + i]);
            spread(figures)
        });
        let are_sane = figures.iter().all(|figure| figure.abs() <= LARGEST_FIGURE);
        are_sane.then_some(Self { midgame, to_end })
    }
}

/// The logarithm of the largest difference of two scores is below 5.
const LARGEST_FIGURE: f32 = 5.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_survive_their_bytes_and_nonsense_is_refused() {
        let spread = |constant| Spread {
            constant,
            shallow: -0.25,
            deep: 0.125,
            empties: -0.5,
        };
        let spreads = |constant| Spreads {
            midgame: spread(2.0),
            to_end: spread(constant),
        };
        let read = |constant| Spreads::from_bytes(spreads(constant).to_bytes());
        assert_eq!(read(1.5), Some(spreads(1.5)));
        assert_eq!(read(f32::NAN), None);
        assert_eq!(read(f32::INFINITY), None);
        assert_eq!(read(6.0), None);
    }

    #[test]
    fn a_margin_has_the_deviations_of_its_confidence_and_whole_discs() {
        let of = |sigma: f32| Spread {
            constant: sigma.ln(),
            ..Spread::default()
        };
        let margins = |to_end| {
            Margins::new(&Spreads {
                midgame: of(3.0),
                to_end: of(to_end),
            })
        };
        let effort = |confidence, depth| Effort { depth, confidence };
        let [least, surer] = [Confidence::LEAST, Confidence::level(2)];
        assert_eq!(margins(5.0).get(effort(least, 8), 30), 3);
        assert_eq!(margins(5.0).get(effort(surer, 8), 30), 6);
        assert_eq!(margins(5.0).get(effort(least, 20), 20), 4);
        assert_eq!(margins(5.0).get(effort(surer, 20), 20), 10);
        // More than any two scores differ by: then nothing is cut.
        assert!(margins(1e6).get(effort(least, 20), 20) > 128);
    }
}
