//! A search that ends when its time is up.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Instant;

use otho_engine::time::{Budget, Pace};
use otho_engine::{Engine, Report, Request};

/// Searches within a budget that has been running since `began`, if there is one, or until `stop`
/// says so.
pub(super) fn search(
    engine: &mut Engine,
    request: &Request,
    budget: Option<Budget>,
    began: Instant,
    stop: &(dyn Fn() -> bool + Sync),
) -> Report {
    let mut pace = budget.map(Pace::new);
    let is_enough = AtomicBool::new(false);
    let is_over = || budget.is_some_and(|budget| began.elapsed() >= budget.hard);
    engine.search(
        request,
        &|| is_enough.load(Relaxed) || is_over() || stop(),
        &mut |_| {
            if let Some(pace) = &mut pace {
                is_enough.store(!pace.goes_on_after_step(began.elapsed()), Relaxed);
            }
        },
    )
}
