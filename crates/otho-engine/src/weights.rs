//! The file that weights are kept in.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OTHOEVAL` |
//! | 4 | version of the format and of the patterns, 1 |
//! | 8 | checksum of all that follows |
//! | 4 | number of phases |
//! | 4 | length of the rest |
//! | … | deflated: the low bytes of all weights, then the high bytes |
//!
//! Numbers are little endian. Weights come phase by phase, the end of the game first; of states
//! that mirror each other only the first has one. Low and high bytes are apart since the high ones
//! hardly vary: that saves a quarter.

use core::fmt;

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;

use crate::eval::Weights;
use crate::pattern::{N_WEIGHTS, canonical_indices};

const MAGIC: &[u8; 8] = b"OTHOEVAL";
const VERSION: u32 = 1;

/// A phase for each number of empty squares is the most that makes sense.
const MOST_PHASES: usize = 60;

/// The largest weight, in 1/128 discs: 64 discs, so that sums of four stay within 16 bits and the
/// sum of all patterns far within 32.
pub const LARGEST_WEIGHT: i16 = 64 * 128 - 1;

static EMBEDDED: &[u8] = include_bytes!("../weights/othello.bin");

/// Why bytes are not weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// They begin like something else.
    Magic,
    /// They are for another version of the program.
    Version(u32),
    /// The file ends too early, or goes on after its end.
    Length,
    /// Something was changed since they were written.
    Checksum,
    /// The checksum is right and the content is not: no phases, too many, or weights that are
    /// too many, too few or too large.
    Content,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Magic => f.write_str("this is no file of weights"),
            Self::Version(version) => {
                write!(f, "the weights have version {version}, not {VERSION}")
            }
            Self::Length => f.write_str("the file of weights has the wrong length"),
            Self::Checksum => f.write_str("the file of weights is damaged"),
            Self::Content => f.write_str("the file of weights does not fit the patterns"),
        }
    }
}

impl core::error::Error for WeightsError {}

/// Weights as they are fitted and stored: for some phases of the game, the end of it first.
///
/// The phases divide the 60 moves of a game evenly.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phases(Vec<Box<[i16]>>);

impl Phases {
    /// Phases from the weights of every state, in 1/128 discs.
    ///
    /// # Errors
    /// When there are no phases or too many, or a phase has not [`N_WEIGHTS`] weights of at most
    /// [`LARGEST_WEIGHT`].
    pub fn new(phases: Vec<Box<[i16]>>) -> Result<Self, WeightsError> {
        let is_weight = |weight: &i16| weight.unsigned_abs() <= LARGEST_WEIGHT.unsigned_abs();
        let is_good = (1..=MOST_PHASES).contains(&phases.len())
            && phases
                .iter()
                .all(|phase| phase.len() == N_WEIGHTS && phase.iter().all(is_weight));
        is_good.then_some(Self(phases)).ok_or(WeightsError::Content)
    }

    /// The weights of each phase.
    #[must_use]
    pub fn as_slice(&self) -> &[Box<[i16]>] {
        &self.0
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// When it is none, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (magic, rest) = split::<8>(bytes)?;
        if magic != *MAGIC {
            return Err(WeightsError::Magic);
        }
        let (version, rest) = split(rest)?;
        let version = u32::from_le_bytes(version);
        if version != VERSION {
            return Err(WeightsError::Version(version));
        }
        let (stated, checked) = split(rest)?;
        let (n_phases, rest) = split(checked)?;
        let (length, packed) = split(rest)?;
        if packed.len() as u64 != u64::from(u32::from_le_bytes(length)) {
            return Err(WeightsError::Length);
        }
        if checksum(checked) != u64::from_le_bytes(stated) {
            return Err(WeightsError::Checksum);
        }
        unpack(u32::from_le_bytes(n_phases) as usize, packed)
    }

    /// Writes a file of weights. Of states that mirror each other it keeps the first one's weight.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let stored = stored_indices();
        let weights = self
            .0
            .iter()
            .flat_map(|phase| stored.iter().map(|&index| phase[index]));
        let (low, high): (Vec<u8>, Vec<u8>) = weights
            .map(|weight| <(u8, u8)>::from(weight.to_le_bytes()))
            .unzip();
        let packed = compress_to_vec(&[low, high].concat(), 10);
        sealed(self.0.len() as u32, &packed)
    }
}

/// A file with this content, under the checksum that belongs to it.
fn sealed(n_phases: u32, packed: &[u8]) -> Vec<u8> {
    let mut checked = n_phases.to_le_bytes().to_vec();
    checked.extend((packed.len() as u32).to_le_bytes());
    checked.extend(packed);
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(checksum(&checked).to_le_bytes());
    bytes.extend(checked);
    bytes
}

impl Weights {
    /// The weights that come with the program.
    #[must_use]
    pub fn embedded() -> Self {
        Self::from_bytes(EMBEDDED).expect("a test reads them")
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// When it is none, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        Phases::from_bytes(bytes).map(|phases| Self::from(&phases))
    }
}

fn unpack(n_phases: usize, packed: &[u8]) -> Result<Phases, WeightsError> {
    if !(1..=MOST_PHASES).contains(&n_phases) {
        return Err(WeightsError::Content);
    }
    let canonical = canonical_indices();
    let stored = stored_indices();
    let n = n_phases * stored.len();
    let planes = decompress_to_vec_with_limit(packed, 2 * n).map_err(|_| WeightsError::Content)?;
    if planes.len() != 2 * n {
        return Err(WeightsError::Content);
    }
    let (low, high) = planes.split_at(n);
    let weights: Vec<i16> = low
        .iter()
        .zip(high)
        .map(|(&low, &high)| i16::from_le_bytes([low, high]))
        .collect();
    let phases = weights.chunks(stored.len()).map(|weights| {
        let mut phase = vec![0; N_WEIGHTS].into_boxed_slice();
        for (&index, &weight) in stored.iter().zip(weights) {
            phase[index] = weight;
        }
        // The first of its kind has its weight by now: it is the smallest index.
        for index in 0..N_WEIGHTS {
            phase[index] = phase[canonical[index] as usize];
        }
        phase
    });
    Phases::new(phases.collect())
}

/// The indices whose weights are stored.
fn stored_indices() -> Vec<usize> {
    let canonical = canonical_indices();
    (0..N_WEIGHTS)
        .filter(|&index| canonical[index] as usize == index)
        .collect()
}

fn split<const N: usize>(bytes: &[u8]) -> Result<([u8; N], &[u8]), WeightsError> {
    bytes
        .split_first_chunk()
        .map(|(first, rest)| (*first, rest))
        .ok_or(WeightsError::Length)
}

/// FNV-1a: every step is a bijection of the sum, so no change of a single byte goes unseen.
fn checksum(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Weights that depend on a seed, mirrored states alike.
    fn phases(n: usize, seed: u64) -> Phases {
        let canonical = canonical_indices();
        let weight = |phase: usize, index: u32| {
            let mixed = checksum(&(seed ^ phase as u64 ^ u64::from(index) << 8).to_le_bytes());
            (mixed >> 40) as i16 % LARGEST_WEIGHT
        };
        let phase = |phase| {
            canonical
                .iter()
                .map(|&index| weight(phase, index))
                .collect()
        };
        Phases::new((0..n).map(phase).collect()).expect("they are in range")
    }

    #[test]
    fn the_embedded_weights_are_good_and_small() {
        assert!(Phases::from_bytes(EMBEDDED).is_ok());
        assert!(EMBEDDED.len() <= 4 << 20);
    }

    #[test]
    fn weights_beyond_64_discs_are_refused() {
        let mut phase = vec![0; N_WEIGHTS].into_boxed_slice();
        phase[7] = LARGEST_WEIGHT + 1;
        assert_eq!(Phases::new(vec![phase]), Err(WeightsError::Content));
        assert_eq!(Phases::new(vec![]), Err(WeightsError::Content));
    }

    #[test]
    fn other_files_and_versions_are_named_as_such() {
        let error = |bytes: &[u8]| Phases::from_bytes(bytes).err();
        assert_eq!(error(b"GIF89a, long enough"), Some(WeightsError::Magic));
        assert_eq!(error(b"OTHO"), Some(WeightsError::Length));
        let mut other = EMBEDDED.to_vec();
        other[8] = 2;
        assert_eq!(error(&other), Some(WeightsError::Version(2)));
        other[8] = 1;
        other.push(0);
        assert_eq!(error(&other), Some(WeightsError::Length));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]

        #[test]
        fn what_is_written_is_read(n in 1..4_usize, seed: u64) {
            let phases = phases(n, seed);
            prop_assert_eq!(Phases::from_bytes(&phases.to_bytes()), Ok(phases));
        }
    }

    proptest! {
        #[test]
        fn every_truncation_is_an_error(length in 0..EMBEDDED.len()) {
            prop_assert!(Phases::from_bytes(&EMBEDDED[..length]).is_err());
        }

        #[test]
        fn every_changed_bit_is_an_error(place in 0..EMBEDDED.len(), bit in 0..8) {
            let mut bytes = EMBEDDED.to_vec();
            bytes[place] ^= 1_u8 << bit;
            prop_assert!(Phases::from_bytes(&bytes).is_err());
        }

        #[test]
        fn a_right_checksum_over_wrong_content_is_no_panic(
            n_phases: u32,
            packed in proptest::collection::vec(any::<u8>(), 0..64),
        ) {
            let bytes = sealed(n_phases, &packed);
            prop_assert_eq!(Phases::from_bytes(&bytes), Err(WeightsError::Content));
        }
    }
}
