//! Time controls, the players' clocks, and what the fall of a flag costs.
//!
//! Nothing here reads a clock: every instant is handed in, as the time since the game began.

use core::fmt;
use core::str::FromStr;
use core::time::Duration;

use crate::{Color, DiscCount, Ply, Score, Variant};

/// How much time each player has: some at least, and no more than [`TimeControl::LONGEST`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeControl {
    main: Duration,
    extra: Extra,
}

/// What a player gets on top of the main time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Extra {
    /// Nothing.
    None,
    /// This much after each move.
    Increment(Duration),
    /// Byo-yomi: once the main time is used up, periods that each begin anew with every move.
    /// A period is lost when a move takes longer than it.
    ByoYomi {
        /// The length of a period.
        period: Duration,
        /// How many there are.
        periods: u8,
    },
}

impl TimeControl {
    /// The longest time a control may name: with it no sum of times in a game overflows.
    pub const LONGEST: Duration = Duration::from_secs(1_000_000_000);

    /// A time control, `None` when it leaves no time to play or names one that is too long.
    #[must_use]
    pub fn new(main: Duration, extra: Extra) -> Option<Self> {
        let (longest, has_time) = match extra {
            Extra::None => (main, !main.is_zero()),
            Extra::Increment(increment) => (main.max(increment), !main.is_zero()),
            Extra::ByoYomi { period, periods } => {
                (main.max(period), !period.is_zero() && periods > 0)
            }
        };
        (has_time && longest <= Self::LONGEST).then_some(Self { main, extra })
    }

    /// The time for the whole game.
    #[must_use]
    pub const fn main(self) -> Duration {
        self.main
    }

    /// What comes on top of it.
    #[must_use]
    pub const fn extra(self) -> Extra {
        self.extra
    }
}

impl fmt::Display for TimeControl {
    /// Writes `20` (minutes), `5+3` (seconds a move) or `10+3x30` (periods of 30 seconds).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.main.as_secs_f64() / 60.0)?;
        match self.extra {
            Extra::None => Ok(()),
            Extra::Increment(increment) => write!(f, "+{}", increment.as_secs_f64()),
            Extra::ByoYomi { period, periods } => {
                write!(f, "+{periods}x{}", period.as_secs_f64())
            }
        }
    }
}

/// The text is not a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseTimeControlError;

impl fmt::Display for ParseTimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(
            "a time control is minutes (20), minutes and seconds a move (5+3), \
             or minutes and byo-yomi (10+3x30)",
        )
    }
}

impl core::error::Error for ParseTimeControlError {}

impl FromStr for TimeControl {
    type Err = ParseTimeControlError;

    fn from_str(text: &str) -> Result<Self, ParseTimeControlError> {
        let (minutes, extra) = match text.split_once('+') {
            None => (text, Extra::None),
            Some((minutes, extra)) => (minutes, parse_extra(extra)?),
        };
        Self::new(parse_time(minutes, 60)?, extra).ok_or(ParseTimeControlError)
    }
}

fn parse_extra(text: &str) -> Result<Extra, ParseTimeControlError> {
    let Some((periods, period)) = text.split_once('x') else {
        return Ok(match parse_time(text, 1)? {
            Duration::ZERO => Extra::None,
            increment => Extra::Increment(increment),
        });
    };
    let periods = periods.parse().map_err(|_| ParseTimeControlError)?;
    let period = parse_time(period, 1)?;
    Ok(Extra::ByoYomi { period, periods })
}

/// A decimal number of units of so many seconds, to the millisecond.
fn parse_time(text: &str, unit: u32) -> Result<Duration, ParseTimeControlError> {
    let number: f64 = text.parse().map_err(|_| ParseTimeControlError)?;
    let milliseconds = (number * f64::from(unit) * 1000.0).round();
    if !(0.0..=TimeControl::LONGEST.as_millis() as f64).contains(&milliseconds) {
        return Err(ParseTimeControlError);
    }
    Ok(Duration::from_millis(milliseconds as u64))
}

/// What the fall of a flag costs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum TimeLoss {
    /// The rule of the federations: the game is lost. The other player gets their own discs and
    /// the empty squares, but no more than 33–31 when the side whose flag fell was ahead.
    #[default]
    Federation,
    /// The rule of the world championship: after the first fall two more minutes and 31–33 at
    /// best, after the second 0–64.
    Woc,
    /// 0–64.
    Sudden,
}

impl TimeLoss {
    /// What the first fall adds under [`TimeLoss::Woc`].
    pub const SECOND_CHANCE: Duration = Duration::from_secs(120);

    /// The score of a game that the fall of `fallen`'s flag ends.
    #[must_use]
    pub fn score(self, fallen: Color, discs: DiscCount, variant: Variant) -> Score {
        let winner = !fallen;
        if self != Self::Federation {
            return Score::all_to(winner);
        }
        // In anti-Othello the sides are exchanged: the opponent's discs are one's points.
        let (own, others) = match variant {
            Variant::Othello => (discs.of(fallen), discs.of(winner)),
            Variant::Anti => (discs.of(winner), discs.of(fallen)),
        };
        let points = if own > others {
            33
        } else {
            others + discs.empties()
        };
        Score::with(winner, points).expect("discs and empty squares are 64 at most")
    }
}

/// What a player has left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TimeLeft {
    /// Of the main time, or of the running period once that is used up.
    pub time: Duration,
    /// Byo-yomi periods, the running one included.
    pub periods: u8,
}

/// What both players have left at the beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    control: TimeControl,
    main: [Duration; 2],
    periods: [u8; 2],
}

impl Clock {
    /// Both clocks with all their time.
    #[must_use]
    pub fn new(control: TimeControl) -> Self {
        let periods = match control.extra {
            Extra::ByoYomi { periods, .. } => periods,
            Extra::None | Extra::Increment(_) => 0,
        };
        Self {
            control,
            main: [control.main; 2],
            periods: [periods; 2],
        }
    }

    /// How long `color` may think about this turn before the flag falls.
    #[must_use]
    pub fn budget(&self, color: Color) -> Duration {
        self.main[color.index()] + self.period() * u32::from(self.periods[color.index()])
    }

    /// What `color` has left after thinking for the time `used` about this turn.
    #[must_use]
    pub fn left(&self, color: Color, used: Duration) -> TimeLeft {
        let main = self.main[color.index()].saturating_sub(used);
        let overtime = used.saturating_sub(self.main[color.index()]);
        let periods = self.periods[color.index()].saturating_sub(self.periods_in(overtime));
        let time = if main.is_zero() && periods > 0 {
            let period = self.period();
            period * (u32::from(self.periods_in(overtime)) + 1) - overtime
        } else {
            main
        };
        TimeLeft { time, periods }
    }

    /// Ends a turn of `color` that took the time `used`: a pass earns no increment.
    pub(crate) fn end_turn(&mut self, color: Color, used: Duration, ply: Ply) {
        let left = self.left(color, used);
        let main = &mut self.main[color.index()];
        *main = main.saturating_sub(used);
        self.periods[color.index()] = left.periods;
        if let (Ply::Move(_), Extra::Increment(increment)) = (ply, self.control.extra) {
            *main = main.saturating_add(increment);
        }
    }

    /// Gives `color` a last stretch of time in place of what is left.
    pub(crate) fn grant(&mut self, color: Color, time: Duration) {
        self.main[color.index()] = time;
        self.periods[color.index()] = 0;
    }

    fn period(&self) -> Duration {
        match self.control.extra {
            Extra::ByoYomi { period, .. } => period,
            Extra::None | Extra::Increment(_) => Duration::ZERO,
        }
    }

    /// How many whole periods fit into a time beyond the main time.
    fn periods_in(&self, overtime: Duration) -> u8 {
        let whole = overtime.as_nanos().checked_div(self.period().as_nanos());
        whole.map_or(0, |n| u8::try_from(n).unwrap_or(u8::MAX))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Square;

    const fn seconds(s: u64) -> Duration {
        Duration::from_secs(s)
    }

    fn clock(control: &str) -> Clock {
        Clock::new(control.parse().expect("a time control"))
    }

    #[test]
    fn time_controls_are_written_and_read_back() {
        for text in ["20", "5+3", "10+3x30", "0.5", "0+1x5", "25+0.5"] {
            assert_eq!(
                text.parse::<TimeControl>()
                    .map(|c| c.to_string())
                    .as_deref(),
                Ok(text)
            );
        }
        assert_eq!("5+0".parse::<TimeControl>(), "5".parse());
        for text in [
            "", "x", "-1", "0", "5+", "5+-3", "5+0x30", "5+3x0", "5+300x1", "1e99", "NaN", "inf",
        ] {
            assert_eq!(
                text.parse::<TimeControl>(),
                Err(ParseTimeControlError),
                "{text:?}"
            );
        }
    }

    #[test]
    fn a_time_control_leaves_time_to_play_and_none_that_overflows() {
        let (none, second) = (Duration::ZERO, seconds(1));
        let byo_yomi = |period, periods| Extra::ByoYomi { period, periods };
        for (main, extra) in [
            (none, Extra::None),
            (none, Extra::Increment(second)),
            (none, byo_yomi(none, 3)),
            (second, byo_yomi(second, 0)),
            (Duration::MAX, Extra::None),
            (second, Extra::Increment(Duration::MAX)),
            (second, byo_yomi(Duration::MAX, 1)),
        ] {
            assert_eq!(TimeControl::new(main, extra), None, "{main:?} {extra:?}");
        }
        assert!(TimeControl::new(none, byo_yomi(second, 1)).is_some());
    }

    #[test]
    fn a_move_costs_its_time_and_earns_the_increment() {
        let mut clock = clock("5+3");
        assert_eq!(clock.left(Color::Black, seconds(10)).time, seconds(290));
        assert_eq!(clock.budget(Color::Black), seconds(300));
        clock.end_turn(Color::Black, seconds(10), Ply::Move(Square::F5));
        assert_eq!(clock.budget(Color::Black), seconds(293));
        assert_eq!(clock.budget(Color::White), seconds(300));
        clock.end_turn(Color::White, seconds(0), Ply::Pass);
        assert_eq!(clock.budget(Color::White), seconds(300));
    }

    #[test]
    fn a_byo_yomi_period_begins_anew_with_every_move_and_is_lost_when_exceeded() {
        let mut clock = clock("1+3x30");
        let left = |clock: &Clock, used| {
            let left = clock.left(Color::Black, seconds(used));
            (left.time.as_secs(), left.periods)
        };
        assert_eq!(clock.budget(Color::Black), seconds(150));
        assert_eq!(left(&clock, 59), (1, 3));
        assert_eq!(left(&clock, 80), (10, 3));
        clock.end_turn(Color::Black, seconds(80), Ply::Move(Square::F5));
        assert_eq!(left(&clock, 0), (30, 3));
        assert_eq!(left(&clock, 40), (20, 2));
        clock.end_turn(Color::Black, seconds(40), Ply::Move(Square::D6));
        assert_eq!(left(&clock, 0), (30, 2));
        assert_eq!(left(&clock, 60), (0, 0));
        assert_eq!(left(&clock, 1_000_000), (0, 0));
    }

    #[test]
    fn federation_the_one_ahead_on_the_board_loses_31_33() {
        let discs = DiscCount {
            black: 20,
            white: 10,
        };
        let score = TimeLoss::Federation.score(Color::Black, discs, Variant::Othello);
        assert_eq!(score.of(Color::Black), 31);
    }

    #[test]
    fn federation_otherwise_the_other_gets_own_discs_and_empties() {
        let discs = DiscCount {
            black: 10,
            white: 20,
        };
        let score = TimeLoss::Federation.score(Color::Black, discs, Variant::Othello);
        assert_eq!(score.to_string(), "10–54");
    }

    #[test]
    fn federation_equal_discs_count_as_not_ahead() {
        let discs = DiscCount {
            black: 15,
            white: 15,
        };
        let score = TimeLoss::Federation.score(Color::White, discs, Variant::Othello);
        assert_eq!(score.to_string(), "49–15");
    }

    #[test]
    fn federation_in_anti_othello_fewer_discs_are_ahead() {
        let discs = DiscCount {
            black: 10,
            white: 20,
        };
        let score = |fallen| TimeLoss::Federation.score(fallen, discs, Variant::Anti);
        assert_eq!(score(Color::Black).to_string(), "31–33");
        assert_eq!(score(Color::White).to_string(), "54–10");
    }

    #[test]
    fn sudden_death_costs_all() {
        for (black, white) in [(20, 10), (10, 20), (15, 15)] {
            let score =
                TimeLoss::Sudden.score(Color::Black, DiscCount { black, white }, Variant::Othello);
            assert_eq!(score, Score::all_to(Color::White));
        }
    }
}
