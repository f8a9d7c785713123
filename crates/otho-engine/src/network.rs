//! The network that judges positions, and the file that it is kept in.
//!
//! Each state of each [input](crate::input) has a row of [`WIDTH`] numbers. The rows of all inputs
//! of a board are added up, and a head for its number of empty squares makes a value of the sums:
//! each sum counts by one factor where it is above 0 and by another where it is below, and its
//! square by a third. That is a network with one hidden layer, whose input needs no multiplication.
//!
//! | bytes | what |
//! |---|---|
//! | 8 | `OTHOEVAL` |
//! | 4 | version of the format and of the inputs, 7 |
//! | 8 | checksum of all that follows |
//! | 32 | the figures of ProbCut, which belong to the network: eight numbers of four bytes |
//! | 4 | length of the rest |
//! | … | deflated: the rows, the first number of each, then the second and so on; where the sums begin; the heads |
//!
//! Numbers are little endian. Of states that mirror each other only the first has a row.

use core::fmt;

use miniz_oxide::deflate::core::{
    CompressionStrategy, CompressorOxide, TDEFLFlush, compress_to_output,
    create_comp_flags_from_zip_params,
};
use miniz_oxide::inflate::decompress_to_vec_with_limit;
use otho_core::Variant;

use crate::eval::Weights;
use crate::input::{N_INPUTS, N_ROWS, canonical_rows};
use crate::spread::Spreads;
use crate::sums::Sums;

const MAGIC: &[u8; 8] = b"OTHOEVAL";
const VERSION: u32 = 7;

/// How many numbers a row has.
pub const WIDTH: usize = 32;

/// Rows and sums are counted in this fraction of one.
pub const ROW_SCALE: i16 = 128;

/// The factors of a head are counted in this fraction of 1/128 disc for each unit of a sum.
pub const FACTOR_SCALE: i32 = 128;

/// Heads are for 0 to 60 empty squares.
pub const N_HEADS: usize = 61;

/// Where sums begin lies between this and its negative.
pub const LARGEST_BASE: i16 = 2_000;

/// The largest factor of a head: what it makes of the largest sums fits 32 bits.
pub const LARGEST_FACTOR: i16 = {
    let largest_sum = 128 * N_INPUTS + LARGEST_BASE as usize;
    assert!(largest_sum <= i16::MAX as usize);
    let largest = (i32::MAX as usize / 2) / (largest_sum * WIDTH);
    assert!(largest <= i16::MAX as usize);
    largest as i16
};

/// No sum is taken to be larger, nor smaller than its negative, where it is squared.
pub const LARGEST_SQUARED: i16 = 8 * ROW_SCALE - 1;

/// The largest factor of a square: what a head makes of the largest ones fits 32 bits together
/// with what it makes of the sums.
pub const LARGEST_SQUARE_FACTOR: i16 = {
    let largest_square = square(LARGEST_SQUARED) as usize;
    let largest = (i32::MAX as usize / 2) / (largest_square * WIDTH);
    assert!(largest <= i16::MAX as usize);
    largest as i16
};

/// The square of a sum, in the fraction of one that sums are counted in.
///
/// Written as the upper half of a product of 16 bits, for which processors have an instruction.
#[inline(always)]
const fn square(sum: i16) -> i16 {
    const _: () = assert!(
        ROW_SCALE == 1 << 7,
        "both factors together are 2 to the 16 - 7"
    );
    let sum = if sum > LARGEST_SQUARED {
        LARGEST_SQUARED
    } else if sum < -LARGEST_SQUARED {
        -LARGEST_SQUARED
    } else {
        sum
    };
    (((sum << 4) as i32 * (sum << 5) as i32) >> 16) as i16
}

/// The largest constant of a head, in 1/128 discs.
pub const LARGEST_CONSTANT: i32 = 64 * 128;

static EMBEDDED: &[u8] = include_bytes!("../weights/othello.bin");
static EMBEDDED_ANTI: &[u8] = include_bytes!("../weights/anti.bin");

/// What makes a value of the sums.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// What each sum counts where it is above 0.
    pub above: [i16; WIDTH],
    /// What each sum counts where it is below 0.
    pub below: [i16; WIDTH],
    /// What the square of each sum counts.
    pub squared: [i16; WIDTH],
    /// What is added, in 1/128 discs.
    pub constant: i32,
}

impl Head {
    const LENGTH: usize = 6 * WIDTH + 4;

    /// The value in 1/128 discs.
    #[inline(always)]
    pub(crate) fn value(&self, sums: &Sums) -> i32 {
        let mut value = 0;
        for (place, &sum) in sums.iter().enumerate() {
            value += i32::from(sum.max(0)) * i32::from(self.above[place]);
            value += i32::from(sum.min(0)) * i32::from(self.below[place]);
            value += i32::from(square(sum)) * i32::from(self.squared[place]);
        }
        self.constant + value / FACTOR_SCALE
    }

    fn is_in_range(&self) -> bool {
        let within = |factors: &[i16], largest: i16| {
            let mut sizes = factors.iter().map(|factor| factor.unsigned_abs());
            sizes.all(|size| size <= largest.unsigned_abs())
        };
        within(&self.above, LARGEST_FACTOR)
            && within(&self.below, LARGEST_FACTOR)
            && within(&self.squared, LARGEST_SQUARE_FACTOR)
            && self.constant.abs() <= LARGEST_CONSTANT
    }

    fn write(&self, bytes: &mut Vec<u8>) {
        let factors = self.above.iter().chain(&self.below).chain(&self.squared);
        bytes.extend(factors.flat_map(|factor| factor.to_le_bytes()));
        bytes.extend(self.constant.to_le_bytes());
    }

    fn read(bytes: &[u8; Self::LENGTH]) -> Self {
        let (factors, constant) = bytes.split_at(6 * WIDTH);
        let mut factors = numbers(factors);
        let mut next = || core::array::from_fn(|_| factors.next().expect("there are as many"));
        Self {
            above: next(),
            below: next(),
            squared: next(),
            constant: i32::from_le_bytes(constant.try_into().expect("four bytes are left")),
        }
    }
}

fn numbers(bytes: &[u8]) -> impl Iterator<Item = i16> {
    let pairs = bytes.as_chunks().0;
    pairs.iter().map(|&pair| i16::from_le_bytes(pair))
}

/// Why bytes are not a network.
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
    /// The checksum is right and the content is not: numbers that are too many, too few or too
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
            Self::Content => f.write_str("the file of weights does not fit the network"),
        }
    }
}

impl core::error::Error for WeightsError {}

/// A network as it is trained and stored, with the figures of ProbCut that belong to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Network {
    rows: Vec<[i8; WIDTH]>,
    base: Sums,
    heads: Vec<Head>,
    spreads: Spreads,
}

impl Network {
    /// A network from the row of every state, where the sums begin, and a head for every number of
    /// empty squares. Of states that mirror each other the first one's row counts.
    ///
    /// # Errors
    /// When there are not [`N_ROWS`] rows or not [`N_HEADS`] heads, or a number is larger
    /// than the largest of its kind.
    pub fn new(
        mut rows: Vec<[i8; WIDTH]>,
        base: [i16; WIDTH],
        heads: Vec<Head>,
        spreads: Spreads,
    ) -> Result<Self, WeightsError> {
        let is_good = rows.len() == N_ROWS
            && heads.len() == N_HEADS
            && heads.iter().all(Head::is_in_range)
            && base
                .iter()
                .all(|start| start.unsigned_abs() <= LARGEST_BASE.unsigned_abs());
        if !is_good {
            return Err(WeightsError::Content);
        }
        for (index, first) in canonical_rows().into_iter().enumerate() {
            rows[index] = rows[first as usize];
        }
        Ok(Self {
            rows,
            base,
            heads,
            spreads,
        })
    }

    pub(crate) fn rows(&self) -> &[[i8; WIDTH]] {
        &self.rows
    }

    pub(crate) fn base(&self) -> &Sums {
        &self.base
    }

    pub(crate) fn heads(&self) -> &[Head] {
        &self.heads
    }

    /// The figures of ProbCut that belong to it.
    #[must_use]
    pub fn spreads(&self) -> Spreads {
        self.spreads
    }

    /// The same network with other figures of ProbCut.
    #[must_use]
    pub fn with_spreads(self, spreads: Spreads) -> Self {
        Self { spreads, ..self }
    }

    /// A number that other networks or other figures do not have.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        checksum(self.plain().into_iter().chain(self.spreads.to_bytes()))
    }

    /// The network that comes with the program. Either tells the difference in discs that a game
    /// will end with; in anti-Othello both players keep their own small.
    #[must_use]
    pub fn embedded(variant: Variant) -> Self {
        let bytes = match variant {
            Variant::Othello => EMBEDDED,
            Variant::Anti => EMBEDDED_ANTI,
        };
        Self::from_bytes(bytes).expect("a test reads them")
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is none, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (spreads, packed) = unsealed(bytes)?;
        let stored = stored_indices();
        let length = WIDTH * stored.len() + 2 * WIDTH + Head::LENGTH * N_HEADS;
        let plain =
            decompress_to_vec_with_limit(packed, length).map_err(|_| WeightsError::Content)?;
        if plain.len() != length {
            return Err(WeightsError::Content);
        }
        let (planes, rest) = plain.split_at(WIDTH * stored.len());
        let (base, heads) = rest.split_at(2 * WIDTH);
        let mut rows = vec![[0; WIDTH]; N_ROWS];
        for (place, plane) in planes.chunks(stored.len()).enumerate() {
            for (&index, &byte) in stored.iter().zip(plane) {
                rows[index][place] = byte as i8;
            }
        }
        let mut base = numbers(base);
        let base = core::array::from_fn(|_| base.next().expect("there are as many"));
        let heads = heads.as_chunks().0.iter().map(Head::read).collect();
        Self::new(rows, base, heads, spreads)
    }

    /// Writes a file.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        sealed(self.spreads, &deflated(&self.plain()))
    }

    /// What a file holds before it is deflated.
    fn plain(&self) -> Vec<u8> {
        let stored = stored_indices();
        let mut bytes: Vec<u8> = (0..WIDTH)
            .flat_map(|place| {
                let number = move |&index: &usize| self.rows[index][place] as u8;
                stored.iter().map(number)
            })
            .collect();
        bytes.extend(self.base.iter().flat_map(|start| start.to_le_bytes()));
        self.heads.iter().for_each(|head| head.write(&mut bytes));
        bytes
    }
}

/// Deflated without a look at what came before, but for runs of one byte: in numbers that do not
/// repeat, longer matches are chance and cost more than they save, a tenth of the file.
fn deflated(plain: &[u8]) -> Vec<u8> {
    let flags = create_comp_flags_from_zip_params(9, 0, CompressionStrategy::RLE as i32);
    let mut packed = Vec::new();
    compress_to_output(
        &mut CompressorOxide::new(flags),
        plain,
        TDEFLFlush::Finish,
        |bytes| {
            packed.extend(bytes);
            true
        },
    );
    packed
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
    /// The network that comes with the program.
    #[must_use]
    pub fn embedded() -> Self {
        Network::embedded(Variant::Othello).into()
    }

    /// Reads a file.
    ///
    /// # Errors
    /// When it is none, or a damaged one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        Network::from_bytes(bytes).map(Self::from)
    }
}

/// Whether bytes are a file for this version, as it was written. What they say is not
/// looked at, which takes a hundred times as long.
///
/// # Errors
/// When they are not.
pub fn verify(bytes: &[u8]) -> Result<(), WeightsError> {
    unsealed(bytes).map(|_| ())
}

/// What is under the seal of a file: the figures of ProbCut, and the packed network.
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

/// The indices of the states whose rows are stored.
fn stored_indices() -> Vec<usize> {
    let canonical = canonical_rows().into_iter().enumerate();
    let first = canonical.filter(|&(index, first)| first as usize == index);
    first.map(|(index, _)| index).collect()
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

    fn head(factor: i16, constant: i32) -> Head {
        Head {
            above: [factor; WIDTH],
            below: [-factor; WIDTH],
            squared: [0; WIDTH],
            constant,
        }
    }

    /// A network that depends on a seed.
    fn network(seed: u64) -> Network {
        let number = |index: usize, place: usize| {
            (checksum((seed ^ (index << 8 | place) as u64).to_le_bytes()) >> 40) as i8
        };
        let rows = (0..N_ROWS).map(|index| core::array::from_fn(|place| number(index, place)));
        let heads = (0..N_HEADS).map(|n| Head {
            squared: [seed as u8 as i16; WIDTH],
            ..head(n as i16, seed as u8 as i32)
        });
        let spreads = Spreads {
            midgame: Spread {
                constant: seed as u8 as f32 / 64.0,
                ..Spread::default()
            },
            ..Spreads::default()
        };
        let base = core::array::from_fn(|place| place as i16);
        Network::new(rows.collect(), base, heads.collect(), spreads).expect("all is in range")
    }

    #[test]
    fn the_embedded_networks_are_good_and_small() {
        for bytes in [EMBEDDED, EMBEDDED_ANTI] {
            assert!(Network::from_bytes(bytes).is_ok());
            assert!(bytes.len() <= 4 << 20);
        }
    }

    #[test]
    fn a_sum_counts_by_one_factor_above_0_and_by_another_below() {
        let mut head = head(0, 7);
        (head.above[3], head.below[3]) = (10 * FACTOR_SCALE as i16, FACTOR_SCALE as i16);
        let value = |sum| {
            let mut sums = [0; WIDTH];
            sums[3] = sum;
            head.value(&sums)
        };
        assert_eq!([0, 5, -5].map(value), [7, 7 + 50, 7 - 5]);
    }

    #[test]
    fn the_square_of_a_sum_counts_up_to_a_limit() {
        let mut head = head(0, 0);
        head.squared[3] = FACTOR_SCALE as i16;
        let value = |sum| {
            let mut sums = [0; WIDTH];
            sums[3] = sum;
            head.value(&sums)
        };
        let one = ROW_SCALE;
        assert_eq!([0, one, -one, 3 * one].map(value), [0, 128, 128, 9 * 128]);
        let most = value(LARGEST_SQUARED);
        assert_eq!([i16::MAX, -LARGEST_SQUARED, i16::MIN].map(value), [most; 3]);
    }

    #[test]
    fn the_largest_numbers_do_not_overflow() {
        let largest = 128 * N_INPUTS as i16 + LARGEST_BASE;
        let mut head = head(LARGEST_FACTOR, 0);
        head.squared = [LARGEST_SQUARE_FACTOR; WIDTH];
        let value = head.value(&[-largest; WIDTH]);
        let of_sums = i64::from(largest) * i64::from(LARGEST_FACTOR);
        let of_squares = i64::from(square(largest)) * i64::from(LARGEST_SQUARE_FACTOR);
        let expected = WIDTH as i64 * (of_sums + of_squares);
        assert_eq!(i64::from(value), expected / i64::from(FACTOR_SCALE));
    }

    #[test]
    fn numbers_out_of_range_and_missing_ones_are_refused() {
        let with = |n_rows, start, head: Head, n_heads| {
            let rows = vec![[0; WIDTH]; n_rows];
            let heads = vec![head; n_heads];
            Network::new(rows, [start; WIDTH], heads, Spreads::default()).err()
        };
        let refused = Some(WeightsError::Content);
        let (good, n) = (head(LARGEST_FACTOR, LARGEST_CONSTANT), N_ROWS);
        assert_eq!(with(n, LARGEST_BASE, good, N_HEADS), None);
        assert_eq!(with(n - 1, 0, good, N_HEADS), refused);
        assert_eq!(with(n, LARGEST_BASE + 1, good, N_HEADS), refused);
        assert_eq!(with(n, 0, good, N_HEADS - 1), refused);
        assert_eq!(with(n, 0, head(LARGEST_FACTOR + 1, 0), N_HEADS), refused);
        assert_eq!(with(n, 0, head(0, LARGEST_CONSTANT + 1), N_HEADS), refused);
        let squared = [LARGEST_SQUARE_FACTOR + 1; WIDTH];
        assert_eq!(with(n, 0, Head { squared, ..good }, N_HEADS), refused);
    }

    #[test]
    fn mirrored_states_have_one_row() {
        let network = network(1);
        for (index, first) in canonical_rows().into_iter().enumerate() {
            assert_eq!(network.rows[index], network.rows[first as usize]);
        }
    }

    #[test]
    fn other_files_and_versions_are_named_as_such() {
        let error = |bytes: &[u8]| Network::from_bytes(bytes).err();
        assert_eq!(error(b"GIF89a, long enough"), Some(WeightsError::Magic));
        assert_eq!(error(b"OTHO"), Some(WeightsError::Length));
        let mut other = EMBEDDED.to_vec();
        other[8] = 1;
        assert_eq!(error(&other), Some(WeightsError::Version(1)));
        other[8] = VERSION as u8;
        other.push(0);
        assert_eq!(error(&other), Some(WeightsError::Length));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2))]

        #[test]
        fn what_is_written_is_read(seed: u64) {
            let network = network(seed);
            prop_assert_eq!(Network::from_bytes(&network.to_bytes()), Ok(network));
        }
    }

    proptest! {
        #[test]
        fn every_truncation_is_an_error(length in 0..EMBEDDED.len()) {
            prop_assert!(Network::from_bytes(&EMBEDDED[..length]).is_err());
        }

        #[test]
        fn every_changed_bit_is_an_error(place in 0..EMBEDDED.len(), bit in 0..8) {
            let mut bytes = EMBEDDED.to_vec();
            bytes[place] ^= 1_u8 << bit;
            prop_assert!(Network::from_bytes(&bytes).is_err());
        }

        #[test]
        fn a_right_checksum_over_wrong_content_is_no_panic(
            packed in proptest::collection::vec(any::<u8>(), 0..64),
        ) {
            let bytes = sealed(Spreads::default(), &packed);
            prop_assert_eq!(Network::from_bytes(&bytes), Err(WeightsError::Content));
        }
    }
}
