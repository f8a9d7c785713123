//! One Braille cell of six dots.

/// A Braille cell. Dots 1, 2, 3 are the left column from the top, 4, 5, 6 the right one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

/// North American Braille ASCII: the character of each cell, dots 1 to 6 being bits 0 to 5.
///
/// Source: the table that Peter Duran sent to the committee X3L2 in 1996 for the encoding of
/// Braille in Unicode ("braille dot patterns"), which is that of BRF files.
const ASCII: &[u8; 64] = b" A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

impl Cell {
    /// The cell without dots.
    pub const BLANK: Self = Self(0);

    /// The cell with these dots, written as they are named: `b"1345"` for n.
    pub(super) const fn dots(names: &[u8]) -> Self {
        let mut bits = 0;
        let mut i = 0;
        while i < names.len() {
            assert!(matches!(names[i], b'1'..=b'6'), "a cell has dots 1 to 6");
            bits |= 1 << (names[i] - b'1');
            i += 1;
        }
        Self(bits)
    }

    /// The cell as a character of Unicode's Braille patterns.
    #[must_use]
    pub fn to_unicode(self) -> char {
        char::from_u32(0x2800 + u32::from(self.0)).expect("the patterns are 256 in a row")
    }

    /// The cell of a Unicode character, `None` for other characters and for eight-dot patterns.
    #[must_use]
    pub fn from_unicode(character: char) -> Option<Self> {
        let bits = u32::from(character).checked_sub(0x2800)?;
        u8::try_from(bits).ok().filter(|&bits| bits < 64).map(Self)
    }

    /// The cell as a character of North American Braille ASCII.
    #[must_use]
    pub fn to_ascii(self) -> char {
        char::from(ASCII[usize::from(self.0)])
    }

    /// The cell of a character of North American Braille ASCII; small letters are read too.
    #[must_use]
    pub fn from_ascii(character: char) -> Option<Self> {
        let byte = u8::try_from(character).ok()?.to_ascii_uppercase();
        let bits = ASCII.iter().position(|&ascii| ascii == byte)?;
        Some(Self(bits as u8))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_64_cells_are_all_different_in_both_forms() {
        for bits in 0..64 {
            let cell = Cell(bits);
            assert_eq!(Cell::from_unicode(cell.to_unicode()), Some(cell));
            assert_eq!(Cell::from_ascii(cell.to_ascii()), Some(cell));
            let small = cell.to_ascii().to_ascii_lowercase();
            assert_eq!(Cell::from_ascii(small), Some(cell));
        }
        for other in ['~', 'é', '\n', '\u{2840}', '\u{27ff}'] {
            assert_eq!(
                (Cell::from_ascii(other), Cell::from_unicode(other)),
                (None, None)
            );
        }
    }

    #[test]
    fn braille_ascii_is_the_north_american_one() {
        // A sample of each line of the table: letters, composed cells, lowered digits, the rest.
        for (character, dots) in [
            ('A', &b"1"[..]),
            ('J', b"245"),
            ('T', b"2345"),
            ('W', b"2456"),
            ('Z', b"1356"),
            ('&', b"12346"),
            ('=', b"123456"),
            ('(', b"12356"),
            ('!', b"2346"),
            (')', b"23456"),
            ('*', b"16"),
            ('<', b"126"),
            ('%', b"146"),
            ('?', b"1456"),
            (':', b"156"),
            ('$', b"1246"),
            (']', b"12456"),
            ('\\', b"1256"),
            ('[', b"246"),
            ('1', b"2"),
            ('3', b"25"),
            ('4', b"256"),
            ('8', b"236"),
            ('0', b"356"),
            ('/', b"34"),
            ('+', b"346"),
            ('#', b"3456"),
            ('>', b"345"),
            ('\'', b"3"),
            ('-', b"36"),
            ('@', b"4"),
            ('^', b"45"),
            ('_', b"456"),
            ('"', b"5"),
            (';', b"56"),
            ('.', b"46"),
            (',', b"6"),
        ] {
            assert_eq!(Cell::dots(dots).to_ascii(), character);
        }
        assert_eq!(Cell::dots(b"125").to_unicode(), '⠓');
    }
}
