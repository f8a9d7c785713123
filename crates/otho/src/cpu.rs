//! Whether this processor has what the program was built for.
//!
//! Builds are for the machine that makes them; carried to an older one, the program would die
//! in the middle of a move. The standard library's detection is of no use here, as it takes what
//! the compiler was told to be true, so the processor is asked itself.

/// The features this build relies on that the processor does not have.
#[cfg(target_arch = "x86_64")]
pub(crate) fn missing_features() -> Vec<&'static str> {
    x86::missing(x86::Words::of_this_processor())
}

/// Other processors are built for by their baseline.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn missing_features() -> Vec<&'static str> {
    Vec::new()
}

/// What the processor calls itself.
#[cfg(target_arch = "x86_64")]
pub(crate) fn name() -> String {
    x86::name()
}

/// Other processors have no common way to say it, so the architecture has to do.
#[cfg(not(target_arch = "x86_64"))]
pub(crate) fn name() -> String {
    std::env::consts::ARCH.to_owned()
}

#[cfg(target_arch = "x86_64")]
mod x86 {
    use core::arch::x86_64::{__cpuid, __cpuid_count};

    /// The words in which the processor says what it has.
    #[derive(Clone, Copy, Default)]
    pub(super) struct Words {
        leaf1_ecx: u32,
        leaf7_ebx: u32,
        leaf7_ecx: u32,
        extended_ecx: u32,
    }

    /// Where the questions beyond the first ones begin.
    const EXTENDED: u32 = 0x8000_0000;

    /// 48 letters, in three questions of sixteen.
    pub(super) fn name() -> String {
        if __cpuid(EXTENDED).eax < EXTENDED + 4 {
            return std::env::consts::ARCH.to_owned();
        }
        let bytes: Vec<u8> = (EXTENDED + 2..=EXTENDED + 4)
            .map(__cpuid)
            .flat_map(|word| [word.eax, word.ebx, word.ecx, word.edx])
            .flat_map(u32::to_le_bytes)
            .take_while(|&byte| byte != 0)
            .collect();
        String::from_utf8_lossy(&bytes).trim().to_owned()
    }

    impl Words {
        pub(super) fn of_this_processor() -> Self {
            let highest = __cpuid(0).eax;
            let leaf7 = (highest >= 7).then(|| __cpuid_count(7, 0));
            let has_extended = __cpuid(EXTENDED).eax > EXTENDED;
            Self {
                leaf1_ecx: __cpuid(1).ecx,
                leaf7_ebx: leaf7.map_or(0, |leaf| leaf.ebx),
                leaf7_ecx: leaf7.map_or(0, |leaf| leaf.ecx),
                extended_ecx: if has_extended {
                    __cpuid(EXTENDED + 1).ecx
                } else {
                    0
                },
            }
        }
    }

    /// Each feature's name, whether this build relies on it, and its bit in one of the words.
    macro_rules! features {
        ($words:ident: $($name:tt $word:ident $bit:literal),* $(,)?) => {
            [$(($name, cfg!(target_feature = $name), $words.$word >> $bit & 1 == 1)),*]
        };
    }

    pub(super) fn missing(words: Words) -> Vec<&'static str> {
        let features = features![words:
            "sse3" leaf1_ecx 0,
            "ssse3" leaf1_ecx 9,
            "fma" leaf1_ecx 12,
            "sse4.1" leaf1_ecx 19,
            "sse4.2" leaf1_ecx 20,
            "movbe" leaf1_ecx 22,
            "popcnt" leaf1_ecx 23,
            "aes" leaf1_ecx 25,
            "avx" leaf1_ecx 28,
            "f16c" leaf1_ecx 29,
            "bmi1" leaf7_ebx 3,
            "avx2" leaf7_ebx 5,
            "bmi2" leaf7_ebx 8,
            "avx512f" leaf7_ebx 16,
            "avx512dq" leaf7_ebx 17,
            "avx512cd" leaf7_ebx 28,
            "avx512bw" leaf7_ebx 30,
            "avx512vl" leaf7_ebx 31,
            "avx512vbmi" leaf7_ecx 1,
            "gfni" leaf7_ecx 8,
            "vaes" leaf7_ecx 9,
            "vpclmulqdq" leaf7_ecx 10,
            "avx512vnni" leaf7_ecx 11,
            "avx512bitalg" leaf7_ecx 12,
            "avx512vpopcntdq" leaf7_ecx 14,
            "lzcnt" extended_ecx 5,
        ];
        features
            .into_iter()
            .filter(|&(_, is_wanted, is_there)| is_wanted && !is_there)
            .map(|(name, ..)| name)
            .collect()
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn the_processor_that_runs_the_tests_has_what_they_were_built_for() {
            assert_eq!(missing(Words::of_this_processor()), [""; 0]);
        }

        #[test]
        fn a_processor_without_anything_lacks_what_the_kernels_use() {
            let missing = missing(Words::default());
            assert_eq!(missing.contains(&"avx2"), cfg!(target_feature = "avx2"));
            assert_eq!(missing.contains(&"bmi2"), cfg!(target_feature = "bmi2"));
        }
    }
}
