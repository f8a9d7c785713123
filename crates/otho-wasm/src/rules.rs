//! What is agreed before a game, the sides and the instants, for JavaScript.

use std::time::Duration;

use otho_core::clock::{ParseTimeControlError, TimeLoss as CoreTimeLoss};
use otho_core::{Color, ParsePositionError, Rules as CoreRules, Variant as CoreVariant};
use otho_text::{InWords, Texts};
use serde::{Deserialize, Serialize};

/// `Rules` in types.d.ts.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct Rules {
    start: String,
    variant: Variant,
    time: Option<String>,
    time_loss: TimeLoss,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Variant {
    Othello,
    Anti,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum TimeLoss {
    Federation,
    Woc,
    Sudden,
}

impl Rules {
    pub(crate) fn read(&self, texts: &Texts) -> Result<CoreRules, String> {
        let start = self.start.parse();
        let time = self.time.as_deref().map(str::parse).transpose();
        Ok(CoreRules {
            start: start.map_err(|error: ParsePositionError| error.in_words(texts))?,
            variant: match self.variant {
                Variant::Othello => CoreVariant::Othello,
                Variant::Anti => CoreVariant::Anti,
            },
            time: time.map_err(|error: ParseTimeControlError| error.in_words(texts))?,
            time_loss: match self.time_loss {
                TimeLoss::Federation => CoreTimeLoss::Federation,
                TimeLoss::Woc => CoreTimeLoss::Woc,
                TimeLoss::Sudden => CoreTimeLoss::Sudden,
            },
        })
    }
}

impl From<&CoreRules> for Rules {
    fn from(rules: &CoreRules) -> Self {
        Self {
            start: rules.start.to_string(),
            variant: match rules.variant {
                CoreVariant::Othello => Variant::Othello,
                CoreVariant::Anti => Variant::Anti,
            },
            time: rules.time.map(|time| time.to_string()),
            time_loss: match rules.time_loss {
                CoreTimeLoss::Federation => TimeLoss::Federation,
                CoreTimeLoss::Woc => TimeLoss::Woc,
                CoreTimeLoss::Sudden => TimeLoss::Sudden,
            },
        }
    }
}

/// `Side` in types.d.ts.
#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Side {
    Black,
    White,
}

impl From<Color> for Side {
    fn from(color: Color) -> Self {
        match color {
            Color::Black => Self::Black,
            Color::White => Self::White,
        }
    }
}

impl From<Side> for Color {
    fn from(side: Side) -> Self {
        match side {
            Side::Black => Self::Black,
            Side::White => Self::White,
        }
    }
}

/// `Record<Side, number>`.
#[derive(Serialize)]
pub(crate) struct BySide<T> {
    pub(crate) black: T,
    pub(crate) white: T,
}

impl<T> BySide<T> {
    pub(crate) fn of(value: impl Fn(Color) -> T) -> Self {
        Self {
            black: value(Color::Black),
            white: value(Color::White),
        }
    }
}

/// JavaScript counts milliseconds in floating point; what is no time counts as the beginning.
///
/// Whole ones, so that instants are written and compared without surprises.
pub(crate) fn instant(milliseconds: f64) -> Duration {
    Duration::from_millis(milliseconds as u64)
}

/// Whole milliseconds, rounded up: whoever waits so long has waited long enough.
pub(crate) fn milliseconds(time: Duration) -> u64 {
    let whole = time.as_nanos().div_ceil(1_000_000);
    u64::try_from(whole).unwrap_or(u64::MAX)
}
