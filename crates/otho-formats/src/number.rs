//! The numbers of records: times, values, ratings.
//!
//! None of them decides what a game was, so one that cannot be read is left out.

use core::time::Duration;

use otho_core::clock::{Extra, TimeControl};

/// A decimal number of seconds, kept to the millisecond.
pub(crate) fn seconds(text: &str) -> Option<Duration> {
    milliseconds(text.trim().parse::<f64>().ok()? * 1000.0)
}

/// A number of milliseconds, rounded to a whole one.
pub(crate) fn milliseconds(number: f64) -> Option<Duration> {
    let is_time = (0.0..=TimeControl::LONGEST.as_millis() as f64).contains(&number);
    is_time.then(|| Duration::from_millis(number.round() as u64))
}

/// The number that [`seconds`] reads.
pub(crate) fn in_seconds(time: Duration) -> f64 {
    time.as_millis() as f64 / 1000.0
}

/// A decimal number of discs, in hundredths.
pub(crate) fn value(text: &str) -> Option<i32> {
    let hundredths = (text.trim().parse::<f64>().ok()? * 100.0).round();
    let is_value = (f64::from(i32::MIN)..=f64::from(i32::MAX)).contains(&hundredths);
    is_value.then_some(hundredths as i32)
}

/// The number that [`value`] reads.
pub(crate) fn in_discs(value: i32) -> f64 {
    f64::from(value) / 100.0
}

/// A rating, which may be followed by `@` and its deviation.
pub(crate) fn rating(text: &str) -> Option<f64> {
    let (number, _) = text.split_once('@').unwrap_or((text, ""));
    let number = number.trim().parse::<f64>().ok()?;
    number.is_finite().then_some(number)
}

/// An increment, unless it is nothing.
pub(crate) fn increment(time: Duration) -> Extra {
    if time.is_zero() {
        Extra::None
    } else {
        Extra::Increment(time.min(TimeControl::LONGEST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_kept_to_the_millisecond() {
        assert_eq!(seconds("2.4"), Some(Duration::from_millis(2400)));
        assert_eq!(seconds(".01"), Some(Duration::from_millis(10)));
        assert_eq!(in_seconds(Duration::from_millis(10)).to_string(), "0.01");
        for text in ["", "-1", "x", "1e300", "NaN", "inf", "2000000000"] {
            assert_eq!(seconds(text), None, "{text:?}");
        }
    }

    #[test]
    fn values_are_kept_in_hundredths() {
        for n in [0, 1, -1, 239, i32::MAX, i32::MIN] {
            assert_eq!(value(&in_discs(n).to_string()), Some(n));
        }
        for text in ["", "x", "1e10", "NaN"] {
            assert_eq!(value(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_rating_may_have_a_deviation() {
        assert_eq!(rating("2196.37@ 50.1"), Some(2196.37));
        assert_eq!(rating("1e999"), None);
        assert_eq!(rating("?"), None);
    }
}
