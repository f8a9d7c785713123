//! Errors by the number of empties, as a picture.

use std::fmt::Write;

/// Mean absolute errors, in discs.
pub(crate) struct Point {
    pub(crate) empties: usize,
    pub(crate) held_out: f64,
    pub(crate) seen: f64,
}

const WIDTH: f64 = 640.0;
const HEIGHT: f64 = 320.0;
const LEFT: f64 = 40.0;
const BOTTOM: f64 = 280.0;

fn x(empties: usize) -> f64 {
    LEFT + empties as f64 / 60.0 * (WIDTH - LEFT - 20.0)
}

fn y(error: f64) -> f64 {
    BOTTOM - error.min(8.0) / 8.0 * (BOTTOM - 20.0)
}

/// Draws the errors of held-out and of seen positions as an SVG.
pub(crate) fn errors(points: &[Point]) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>Mean error of the evaluation by empty squares</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
    );
    for discs in 0..=8 {
        let at = y(f64::from(discs));
        line(&mut svg, [LEFT, at, WIDTH - 20.0, at], "#ddd");
        text(&mut svg, [LEFT - 16.0, at + 4.0], &discs.to_string());
    }
    for empties in (0..=60).step_by(10) {
        text(
            &mut svg,
            [x(empties) - 6.0, BOTTOM + 16.0],
            &empties.to_string(),
        );
    }
    text(&mut svg, [260.0, HEIGHT - 6.0], "empty squares");
    curve(&mut svg, points, "#1a7f37", |point| point.held_out);
    curve(&mut svg, points, "#999", |point| point.seen);
    text(
        &mut svg,
        [LEFT + 8.0, 16.0],
        "mean error in discs: held out (green), seen (gray)",
    );
    svg.push_str("</svg>\n");
    svg
}

fn line(svg: &mut String, [x1, y1, x2, y2]: [f64; 4], color: &str) {
    let _cannot_fail = writeln!(
        svg,
        "<line x1=\"{x1:.1}\" y1=\"{y1:.1}\" x2=\"{x2:.1}\" y2=\"{y2:.1}\" stroke=\"{color}\"/>"
    );
}

fn text(svg: &mut String, [x, y]: [f64; 2], what: &str) {
    let _cannot_fail = writeln!(svg, "<text x=\"{x:.1}\" y=\"{y:.1}\">{what}</text>");
}

fn curve(svg: &mut String, points: &[Point], color: &str, error: impl Fn(&Point) -> f64) {
    let mut places: Vec<_> = points
        .iter()
        .filter(|point| error(point).is_finite())
        .map(|point| (point.empties, error(point)))
        .collect();
    places.sort_by_key(|&(empties, _)| empties);
    let places: Vec<_> = places
        .into_iter()
        .map(|(empties, error)| format!("{:.1},{:.1}", x(empties), y(error)))
        .collect();
    let _cannot_fail = writeln!(
        svg,
        "<polyline fill=\"none\" stroke=\"{color}\" stroke-width=\"2\" points=\"{}\"/>",
        places.join(" ")
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_goes_by_empties_and_leaves_out_what_was_not_measured() {
        let point = |empties, held_out| Point {
            empties,
            held_out,
            seen: 1.0,
        };
        let svg = errors(&[point(30, 4.0), point(10, 8.0), point(20, f64::NAN)]);
        let held_out = format!("points=\"{:.1},20.0 {:.1},150.0\"", x(10), x(30));
        assert!(svg.contains(&held_out), "{svg}");
    }
}
