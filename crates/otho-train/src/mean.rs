//! The mean of measurements, and how far it may be off.

/// The mean, and its standard error.
pub(crate) fn mean_and_error(values: &[f64]) -> (f64, f64) {
    let n = values.len() as f64;
    let mean = values.iter().sum::<f64>() / n;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, (squares / (n - 1.0).max(1.0) / n).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_error_of_a_mean_falls_with_the_root_of_their_number() {
        let (mean, error) = mean_and_error(&[1.0, 3.0]);
        assert_eq!((mean, error), (2.0, 1.0));
        let (mean, error) = mean_and_error(&[1.0, 3.0].repeat(50));
        assert!((mean - 2.0).abs() < 1e-9 && (error - 0.1005).abs() < 1e-4);
    }
}
