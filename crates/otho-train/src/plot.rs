//! Errors by the number of empties, and over generations, as pictures.

use std::fmt::Write;

/// Mean absolute errors, in discs.
#[derive(Clone)]
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
    let mut svg = frame("Mean error of the evaluation by empty squares");
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

/// How one kind of positions was judged by one file of weights after the other.
pub(crate) struct Course {
    pub(crate) name: String,
    /// The mean error, and its standard error.
    pub(crate) errors: Vec<(f64, f64)>,
}

/// Colors that are told apart by those who do not see all of them, too.
const COLORS: [&str; 8] = [
    "#332288", "#117733", "#cc6677", "#882255", "#44aa99", "#999933", "#aa4499", "#555555",
];

/// Draws courses as an SVG, with bars of one standard error up and down.
pub(crate) fn courses(names: &[&str], courses: &[Course]) -> String {
    let last = names.len().saturating_sub(1).max(1) as f64;
    let x = |number: usize| LEFT + 30.0 + number as f64 / last * (WIDTH - LEFT - 260.0);
    let mut svg = frame("Mean error of the evaluation over generations");
    for (number, name) in names.iter().enumerate() {
        text(&mut svg, [x(number) - 24.0, BOTTOM + 16.0], name);
    }
    for (number, course) in courses.iter().enumerate() {
        let color = COLORS[number % COLORS.len()];
        let mut places = Vec::new();
        for (number, &(mean, error)) in course.errors.iter().enumerate() {
            places.push((x(number), y(mean)));
            line(
                &mut svg,
                [x(number), y(mean - error), x(number), y(mean + error)],
                color,
            );
        }
        polyline(&mut svg, &places, color);
        let legend = 36.0 + 18.0 * number as f64;
        line(
            &mut svg,
            [WIDTH - 200.0, legend - 4.0, WIDTH - 184.0, legend - 4.0],
            color,
        );
        text(&mut svg, [WIDTH - 178.0, legend], &course.name);
    }
    text(
        &mut svg,
        [LEFT + 8.0, 16.0],
        "mean error in discs against the truth",
    );
    svg.push_str("</svg>\n");
    svg
}

/// The beginning of a picture, with a scale of discs.
fn frame(title: &str) -> String {
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" \
         font-family=\"sans-serif\" font-size=\"12\">\n\
         <title>{title}</title>\n\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fff\"/>\n"
    );
    for discs in 0..=8 {
        let at = y(f64::from(discs));
        line(&mut svg, [LEFT, at, WIDTH - 20.0, at], "#ddd");
        text(&mut svg, [LEFT - 16.0, at + 4.0], &discs.to_string());
    }
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
        .map(|(empties, error)| (x(empties), y(error)))
        .collect();
    polyline(svg, &places, color);
}

fn polyline(svg: &mut String, places: &[(f64, f64)], color: &str) {
    let places: Vec<_> = places
        .iter()
        .map(|(x, y)| format!("{x:.1},{y:.1}"))
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
    #[test]
    fn a_course_has_a_point_for_each_generation() {
        let course = Course {
            name: "20 empties".to_owned(),
            errors: vec![(8.0, 0.5), (4.0, 0.5), (0.0, 0.5)],
        };
        let svg = courses(&["first", "second", "third"], &[course]);
        assert!(
            svg.contains("points=\"70.0,20.0 240.0,150.0 410.0,280.0\""),
            "{svg}"
        );
        assert!(svg.contains(">third<") && svg.contains(">20 empties<"));
    }
}
