//! The file that weights are kept in.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OTHOEVAL` |
//! | 4 | version of the format and of the patterns, 3 |
//! | 8 | checksum of all that follows |
//! | 32 | the figures of ProbCut, which belong to the weights: eight numbers of four bytes |
//! | 4 | length of the rest |
//! | … | deflated: the low bytes of all differences, then the high bytes |
//!
//! Numbers are little endian. Weights come phase by phase, the end of the game first, each as its
//! difference from the phase two before, which has the same parity: most states are rare, and
//! what a phase knows nothing of stays as it was. Of states that mirror each other only the first
//! is there. Differences count in 1/32 discs, with the sign as the lowest bit, so that the high
//! bytes are nearly all 0.

use core::fmt;

use miniz_oxide::deflate::compress_to_vec;
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use otho_core::Variant;

use crate::eval::Weights;
use crate::pattern::{N_WEIGHTS, canonical_indices};
use crate::spread::Spreads;

const MAGIC: &[u8; 8] = b"OTHOEVAL";
const VERSION: u32 = 3;

/// Phases of two moves each for odd and for even numbers of empty squares: whoever moves last in
/// the game is half of what there is to know near its end.
pub const N_PHASES: usize = 30;

/// The phase of positions with so many empty squares: 1 and 3, 2 and 4, 5 and 7 and so on.
#[must_use]
#[inline]
pub const fn phase(n_empties: usize) -> usize {
    let before = n_empties.saturating_sub(1);
    let phase = before / 4 * 2 + before % 2;
    if phase < N_PHASES {
        phase
    } else {
        N_PHASES - 1
    }
}

/// Stored weights are multiples of this, in 1/128 discs: the sum of all patterns is then off by
/// 0.06 discs, and the file is half as long.
pub const STORED_UNIT: i16 = 4;

/// The largest weight, in 1/128 discs: 64 discs, so that sums of four stay within 16 bits and the
/// sum of all patterns far within 32.
pub const LARGEST_WEIGHT: i16 = 64 * 128 - 1;

static EMBEDDED: &[u8] = include_bytes!("../weights/othello.bin");
static EMBEDDED_ANTI: &[u8] = include_bytes!("../weights/anti.bin");

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
    /// The checksum is right and the content is not: weights that are too many, too few or too
    /// large.
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

/// Weights as they are fitted and stored: for [`N_PHASES`] phases, the end of the game first.
#[derive(Clone, Debug, PartialEq)]
pub struct Phases {
    tables: Vec<Box<[i16]>>,
    spreads: Spreads,
}

impl Phases {
    /// Phases from the weights of every state, in 1/128 discs, with the figures of ProbCut that
    /// belong to them.
    ///
    /// # Errors
    /// When there are not [`N_PHASES`], or a phase has not [`N_WEIGHTS`] weights of at most
    /// [`LARGEST_WEIGHT`] that are multiples of [`STORED_UNIT`].
    pub fn new(tables: Vec<Box<[i16]>>, spreads: Spreads) -> Result<Self, WeightsError> {
        let is_weight = |weight: &i16| {
            weight.unsigned_abs() <= LARGEST_WEIGHT.unsigned_abs() && weight % STORED_UNIT == 0
        };
        let is_good = tables.len() == N_PHASES
            && tables
                .iter()
                .all(|phase| phase.len() == N_WEIGHTS && phase.iter().all(is_weight));
        let phases = Self { tables, spreads };
        is_good.then_some(phases).ok_or(WeightsError::Content)
    }

    /// The weights of each phase.
    #[must_use]
    pub fn as_slice(&self) -> &[Box<[i16]>] {
        &self.tables
    }

    /// The figures of ProbCut that belong to them.
    #[must_use]
    pub fn spreads(&self) -> Spreads {
        self.spreads
    }

    /// The same weights with other figures of ProbCut.
    #[must_use]
    pub fn with_spreads(self, spreads: Spreads) -> Self {
        Self { spreads, ..self }
    }

    /// The weights of each phase, to keep.
    pub(crate) fn into_inner(self) -> Vec<Box<[i16]>> {
        self.tables
    }

    /// A number that other weights or other figures do not have.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        let weights = self.tables.iter().flatten().flat_map(|w| w.to_le_bytes());
        checksum(weights.chain(self.spreads.to_bytes()))
    }

    /// The weights that come with the program. Either set tells the difference in discs that a
    /// game will end with; in anti-Othello both players keep their own small.
    #[must_use]
    pub fn embedded(variant: Variant) -> Self {
        let bytes = match variant {
            Variant::Othello => EMBEDDED,
            Variant::Anti => EMBEDDED_ANTI,
        };
        Self::from_bytes(bytes).expect("a test reads them")
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// When it is none, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (spreads, packed) = unsealed(bytes)?;
        Self::new(unpack(packed)?, spreads)
    }

    /// Writes a file of weights. Of states that mirror each other it keeps the first one's weight.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let stored = stored_indices(&canonical_indices());
        let difference = |phase: usize, index: usize| {
            let before = phase
                .checked_sub(2)
                .map_or(0, |before| self.tables[before][index]);
            (self.tables[phase][index] - before) / STORED_UNIT
        };
        let (low, high): (Vec<u8>, Vec<u8>) = (0..N_PHASES)
            .flat_map(|phase| stored.iter().map(move |&index| difference(phase, index)))
            .map(|difference| <(u8, u8)>::from(sign_last(difference).to_le_bytes()))
            .unzip();
        sealed(self.spreads, &compress_to_vec(&[low, high].concat(), 10))
    }
}

/// Makes small numbers of either sign small numbers without one.
const fn sign_last(number: i16) -> u16 {
    (number << 1 ^ number >> 15) as u16
}

const fn sign_first(number: u16) -> i16 {
    (number >> 1) as i16 ^ -((number & 1) as i16)
}

/// A file with this content, under the checksum that belongs to it.
fn sealed(spreads: Spreads, packed: &[u8]) -> Vec<u8> {
    let mut checked = spreads.to_bytes().to_vec();
    checked.extend((packed.len() as u32).to_le_bytes());
    checked.extend(packed);
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(checksum(checked.iter().copied()).to_le_bytes());
    bytes.extend(checked);
    bytes
}

impl Weights {
    /// The weights that come with the program.
    #[must_use]
    pub fn embedded() -> Self {
        Phases::embedded(Variant::Othello).into()
    }

    /// Reads a file of weights.
    ///
    /// # Errors
    /// When it is none, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        Phases::from_bytes(bytes).map(Self::from)
    }
}

/// Whether bytes are a file of weights for this version, as it was written. What they say is not
/// looked at, which takes a hundred times as long.
///
/// # Errors
/// When they are not.
pub fn verify(bytes: &[u8]) -> Result<(), WeightsError> {
    unsealed(bytes).map(|_| ())
}

/// What is under the seal of a file: the figures of ProbCut, and the packed weights.
fn unsealed(bytes: &[u8]) -> Result<(Spreads, &[u8]), WeightsError> {
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
    let (spreads, rest) = split(checked)?;
    let (length, packed) = split(rest)?;
    if packed.len() as u64 != u64::from(u32::from_le_bytes(length)) {
        return Err(WeightsError::Length);
    }
    if checksum(checked.iter().copied()) != u64::from_le_bytes(stated) {
        return Err(WeightsError::Checksum);
    }
    let spreads = Spreads::from_bytes(spreads).ok_or(WeightsError::Content)?;
    Ok((spreads, packed))
}

fn unpack(packed: &[u8]) -> Result<Vec<Box<[i16]>>, WeightsError> {
    let canonical = canonical_indices();
    let stored = stored_indices(&canonical);
    let n = N_PHASES * stored.len();
    let planes = decompress_to_vec_with_limit(packed, 2 * n).map_err(|_| WeightsError::Content)?;
    if planes.len() != 2 * n {
        return Err(WeightsError::Content);
    }
    let (low, high) = planes.split_at(n);
    let mut phases: Vec<Box<[i16]>> = Vec::with_capacity(N_PHASES);
    let by_phase = low.chunks(stored.len()).zip(high.chunks(stored.len()));
    for (number, (low, high)) in by_phase.enumerate() {
        let mut phase = match number.checked_sub(2) {
            Some(before) => phases[before].clone(),
            None => vec![0; N_WEIGHTS].into_boxed_slice(),
        };
        for (&index, (&low, &high)) in stored.iter().zip(low.iter().zip(high)) {
            let difference = sign_first(u16::from_le_bytes([low, high]));
            phase[index] = difference
                .checked_mul(STORED_UNIT)
                .and_then(|difference| phase[index].checked_add(difference))
                .ok_or(WeightsError::Content)?;
        }
        // The first of its kind has its weight by now: it is the smallest index.
        for index in 0..N_WEIGHTS {
            phase[index] = phase[canonical[index] as usize];
        }
        phases.push(phase);
    }
    Ok(phases)
}

/// The indices whose weights are stored.
fn stored_indices(canonical: &[u32]) -> Vec<usize> {
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
fn checksum(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes.into_iter().fold(0xcbf2_9ce4_8422_2325, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::spread::Spread;
    use proptest::prelude::*;

    /// Weights that depend on a seed, mirrored states alike.
    fn phases(seed: u64) -> Phases {
        let canonical = canonical_indices();
        let weight = |phase: usize, index: u32| {
            let mixed = checksum((seed ^ phase as u64 ^ u64::from(index) << 8).to_le_bytes());
            (mixed >> 40) as i16 % (LARGEST_WEIGHT / STORED_UNIT) * STORED_UNIT
        };
        let phase = |phase| {
            canonical
                .iter()
                .map(|&index| weight(phase, index))
                .collect()
        };
        let spreads = Spreads {
            midgame: Spread {
                constant: seed as u8 as f32 / 64.0,
                ..Spread::default()
            },
            ..Spreads::default()
        };
        Phases::new((0..N_PHASES).map(phase).collect(), spreads).expect("they are in range")
    }

    #[test]
    fn the_embedded_weights_are_good_and_small() {
        for bytes in [EMBEDDED, EMBEDDED_ANTI] {
            assert!(Phases::from_bytes(bytes).is_ok());
            assert!(bytes.len() <= 4 << 20);
        }
    }

    #[test]
    fn weights_beyond_64_discs_are_refused() {
        let with = |weight| {
            let mut phases = vec![vec![0; N_WEIGHTS].into_boxed_slice(); N_PHASES];
            phases[3][7] = weight;
            Phases::new(phases, Spreads::default()).err()
        };
        assert_eq!(with(LARGEST_WEIGHT + 1 - STORED_UNIT), None);
        assert_eq!(with(LARGEST_WEIGHT + 1), Some(WeightsError::Content));
        assert_eq!(with(STORED_UNIT + 1), Some(WeightsError::Content));
        assert_eq!(
            Phases::new(vec![], Spreads::default()),
            Err(WeightsError::Content)
        );
    }

    #[test]
    fn other_files_and_versions_are_named_as_such() {
        let error = |bytes: &[u8]| Phases::from_bytes(bytes).err();
        assert_eq!(error(b"GIF89a, long enough"), Some(WeightsError::Magic));
        assert_eq!(error(b"OTHO"), Some(WeightsError::Length));
        let mut other = EMBEDDED.to_vec();
        other[8] = 1;
        assert_eq!(error(&other), Some(WeightsError::Version(1)));
        other[8] = 3;
        other.push(0);
        assert_eq!(error(&other), Some(WeightsError::Length));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2))]

        #[test]
        fn what_is_written_is_read(seed: u64) {
            let phases = phases(seed);
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
            packed in proptest::collection::vec(any::<u8>(), 0..64),
        ) {
            let bytes = sealed(Spreads::default(), &packed);
            prop_assert_eq!(Phases::from_bytes(&bytes), Err(WeightsError::Content));
        }
    }
}
