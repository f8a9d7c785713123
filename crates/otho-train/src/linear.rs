//! Least squares for a few unknowns.

/// The factors of the terms for which the weighted squares of the errors are least. Equations are
/// (terms, value, weight); the factor of a term that is always 0 is 0. `None` when the equations
/// do not determine the others.
pub(crate) fn least_squares<const N: usize>(
    equations: impl IntoIterator<Item = ([f64; N], f64, f64)>,
) -> Option<[f64; N]> {
    let mut matrix = [[0.0; N]; N];
    let mut right = [0.0; N];
    for (terms, value, weight) in equations {
        for i in 0..N {
            right[i] += weight * terms[i] * value;
            for j in 0..N {
                matrix[i][j] += weight * terms[i] * terms[j];
            }
        }
    }
    for (i, row) in matrix.iter_mut().enumerate() {
        if row[i] == 0.0 {
            row[i] = 1.0;
        }
    }
    eliminate(matrix, right)
}

/// Gauss and Jordan, with the largest pivot of each column.
fn eliminate<const N: usize>(mut matrix: [[f64; N]; N], mut right: [f64; N]) -> Option<[f64; N]> {
    for column in 0..N {
        let size = |&row: &usize| matrix[row][column].abs();
        let pivot = (column..N).max_by(|a, b| size(a).total_cmp(&size(b)))?;
        if matrix[pivot][column].abs() < 1e-9 {
            return None;
        }
        matrix.swap(column, pivot);
        right.swap(column, pivot);
        for row in (0..N).filter(|&row| row != column) {
            let times = matrix[row][column] / matrix[column][column];
            let upper = matrix[column];
            for (entry, above) in matrix[row].iter_mut().zip(upper) {
                *entry -= times * above;
            }
            right[row] -= times * right[column];
        }
    }
    Some(core::array::from_fn(|i| right[i] / matrix[i][i]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_plane_is_found_again() {
        let points = [(0.0, 0.0), (1.0, 0.0), (0.0, 2.0), (3.0, 1.0), (2.0, 5.0)];
        let equations = points.map(|(x, y)| ([1.0, x, y, 0.0], 3.0 - 2.0 * x + 0.5 * y, 1.0 + x));
        let found = least_squares(equations).expect("the points determine it");
        for (found, right) in found.iter().zip([3.0, -2.0, 0.5, 0.0]) {
            assert!((found - right).abs() < 1e-9);
        }
    }

    #[test]
    fn too_few_equations_determine_nothing() {
        assert_eq!(least_squares([([1.0, 2.0], 3.0, 1.0)]), None);
    }
}
