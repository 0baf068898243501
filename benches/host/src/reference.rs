//! The loops by hand: what one writes for a known size when it is to be fast, in plain Rust without `unsafe`
//! or intrinsics. Lengths are those of arrays, so that no bound is checked.

/// `a + b`
pub fn add<const N: usize>(a: &[f32; N], b: &[f32; N], out: &mut [f32; N]) {
    for i in 0..N {
        out[i] = a[i] + b[i];
    }
}
/// `a + b`
pub fn add_i32<const N: usize>(a: &[i32; N], b: &[i32; N], out: &mut [i32; N]) {
    for i in 0..N {
        out[i] = a[i].wrapping_add(b[i]);
    }
}
/// `a + b`
pub fn add_f64<const N: usize>(a: &[f64; N], b: &[f64; N], out: &mut [f64; N]) {
    for i in 0..N {
        out[i] = a[i] + b[i];
    }
}
/// `a * 2 + b`
pub fn two<const N: usize>(a: &[f32; N], b: &[f32; N], out: &mut [f32; N]) {
    for i in 0..N {
        out[i] = a[i] * 2.0 + b[i];
    }
}
/// `(a * 2 + b - c) * a`
pub fn four<const N: usize>(a: &[f32; N], b: &[f32; N], c: &[f32; N], out: &mut [f32; N]) {
    for i in 0..N {
        out[i] = (a[i] * 2.0 + b[i] - c[i]) * a[i];
    }
}
/// Bytes to floats between 0 and 1.
pub fn scaled<const N: usize>(a: &[u8; N], out: &mut [f32; N]) {
    for i in 0..N {
        out[i] = a[i] as f32 * (1.0 / 255.0);
    }
}
/// A row added to each row.
pub fn bias<const N: usize, const M: usize>(a: &[f32], row: &[f32; N], out: &mut [f32]) {
    for (a, out) in a
        .as_chunks::<N>()
        .0
        .iter()
        .zip(out.as_chunks_mut::<N>().0)
        .take(M)
    {
        for i in 0..N {
            out[i] = a[i] + row[i];
        }
    }
}
/// A number for each row added to it.
pub fn column<const N: usize, const M: usize>(a: &[f32], column: &[f32; M], out: &mut [f32]) {
    for ((a, out), x) in a
        .as_chunks::<N>()
        .0
        .iter()
        .zip(out.as_chunks_mut::<N>().0)
        .zip(column)
    {
        for i in 0..N {
            out[i] = a[i] + x;
        }
    }
}
/// The sum of each element of one vector and each of another.
pub fn outer<const M: usize, const N: usize>(a: &[f32; M], b: &[f32; N], out: &mut [f32]) {
    for (x, out) in a.iter().zip(out.as_chunks_mut::<N>().0) {
        for i in 0..N {
            out[i] = x + b[i];
        }
    }
}
/// The transpose of a square matrix, in blocks that stay in the cache.
pub fn transposed<const N: usize>(a: &[f32], out: &mut [f32]) {
    const B: usize = 16;
    for i in (0..N).step_by(B) {
        for j in (0..N).step_by(B) {
            for r in i..(i + B).min(N) {
                for c in j..(j + B).min(N) {
                    out[r * N + c] = a[c * N + r];
                }
            }
        }
    }
}
/// No transpose: reads and writes a matrix in the blocks in which one goes by way of a stage in the first level of the
/// cache, 256 bytes of a line of the source and 512 of a line of the target, and exchanges nothing. What memory allows
/// such a transpose.
pub fn in_blocks<const N: usize>(a: &[f32], out: &mut [f32]) {
    const HIGH: usize = 64;
    const WIDE: usize = 128;
    assert!(N.is_multiple_of(WIDE) && a.len() == N * N && out.len() == N * N);
    let mut stage = [[0.0; HIGH]; WIDE];
    for i in (0..N).step_by(HIGH) {
        for j in (0..N).step_by(WIDE) {
            for (c, line) in stage.iter_mut().enumerate() {
                let at = (j + c) * N + i;
                line.copy_from_slice(&a[at..at + HIGH]);
            }
            for (r, lines) in stage.as_chunks::<2>().0.iter().enumerate() {
                let at = (i + r) * N + j;
                out[at..at + WIDE].copy_from_slice(lines.as_flattened());
            }
        }
    }
}
/// `a + bᵀ`, in blocks.
pub fn add_transposed<const N: usize>(a: &[f32], b: &[f32], out: &mut [f32]) {
    const B: usize = 16;
    for i in (0..N).step_by(B) {
        for j in (0..N).step_by(B) {
            for r in i..(i + B).min(N) {
                for c in j..(j + B).min(N) {
                    out[r * N + c] = a[r * N + c] + b[c * N + r];
                }
            }
        }
    }
}
/// Planes of an image, `[H, W, C]`, to images of planes, `[C, H, W]`.
pub fn planes<const P: usize, const C: usize>(a: &[f32], out: &mut [f32]) {
    for (i, a) in a.as_chunks::<C>().0.iter().enumerate().take(P) {
        for c in 0..C {
            out[c * P + i] = a[c];
        }
    }
}
/// The sum in 32 accumulators.
pub fn sum<const N: usize>(a: &[f32; N]) -> f32 {
    let mut sums = [0.0; 32];
    let (rows, rest) = a.as_chunks::<32>();
    for row in rows {
        for i in 0..32 {
            sums[i] += row[i];
        }
    }
    sums.iter().sum::<f32>() + rest.iter().sum::<f32>()
}
/// The largest, in 32 accumulators; NaN is not looked for.
pub fn max<const N: usize>(a: &[f32; N]) -> f32 {
    let mut best = [a[0]; 32];
    let (rows, rest) = a.as_chunks::<32>();
    for row in rows {
        for i in 0..32 {
            best[i] = if row[i] > best[i] { row[i] } else { best[i] };
        }
    }
    best.iter()
        .chain(rest)
        .fold(a[0], |m, &x| if x > m { x } else { m })
}
/// The largest, in 32 accumulators; NaN where there is one.
pub fn max_or_nan<const N: usize>(a: &[f32; N]) -> f32 {
    let (mut best, mut nan) = ([a[0]; 32], [0; 32]);
    let (rows, rest) = a.as_chunks::<32>();
    for row in rows {
        for i in 0..32 {
            best[i] = if row[i] > best[i] { row[i] } else { best[i] };
        }
        for i in 0..32 {
            nan[i] |= if row[i].is_nan() { u32::MAX } else { 0 };
        }
    }
    if nan.iter().any(|&n| n != 0) || rest.iter().any(|x| x.is_nan()) {
        return f32::NAN;
    }
    best.iter()
        .chain(rest)
        .fold(a[0], |m, &x| if x > m { x } else { m })
}
/// The position of the largest: that of each 2048 first, then where in them it is; NaN is not looked for.
pub fn argmax<const N: usize>(a: &[f32; N]) -> usize {
    let (mut best, mut at) = (a[0], 0);
    for (i, part) in a.chunks(2048).enumerate() {
        let mut lanes = [part[0]; 32];
        let (rows, rest) = part.as_chunks::<32>();
        for row in rows {
            for i in 0..32 {
                lanes[i] = if row[i] > lanes[i] { row[i] } else { lanes[i] };
            }
        }
        let most = lanes
            .iter()
            .chain(rest)
            .fold(part[0], |m, &x| if x > m { x } else { m });
        if most > best {
            best = most;
            at = i * 2048 + part.iter().position(|&x| x == most).unwrap_or(0);
        }
    }
    at
}
/// The variance: the mean first, then the squares.
pub fn variance<const N: usize>(a: &[f32; N]) -> f32 {
    let mean = sum(a) / N as f32;
    let mut sums = [0.0; 32];
    let (rows, rest) = a.as_chunks::<32>();
    for row in rows {
        for i in 0..32 {
            sums[i] += (row[i] - mean) * (row[i] - mean);
        }
    }
    let rest: f32 = rest.iter().map(|x| (x - mean) * (x - mean)).sum();
    (sums.iter().sum::<f32>() + rest) / (N - 1) as f32
}
/// A plain read: the bits of all elements, combined.
pub fn read<const N: usize>(a: &[f32; N]) -> u32 {
    let mut bits = [0; 32];
    for row in a.as_chunks::<32>().0 {
        for i in 0..32 {
            bits[i] |= row[i].to_bits();
        }
    }
    bits.iter().fold(0, |a, b| a | b)
}
/// The sums of the columns, row by row.
pub fn sum_columns<const M: usize, const N: usize>(a: &[f32], out: &mut [f32; N]) {
    out.fill(0.0);
    for row in a.as_chunks::<N>().0.iter().take(M) {
        for i in 0..N {
            out[i] += row[i];
        }
    }
}
/// The sums of the rows.
pub fn sum_rows<const M: usize, const N: usize>(a: &[f32], out: &mut [f32; M]) {
    for (row, out) in a.as_chunks::<N>().0.iter().zip(out) {
        *out = sum(row);
    }
}
/// The softmax of each row.
pub fn softmax<const M: usize, const N: usize>(a: &[f32], out: &mut [f32]) {
    for (row, out) in a
        .as_chunks::<N>()
        .0
        .iter()
        .zip(out.as_chunks_mut::<N>().0)
        .take(M)
    {
        let most = max(row);
        for i in 0..N {
            out[i] = (row[i] - most).exp();
        }
        let scale = 1.0 / sum(out);
        for x in out {
            *x *= scale;
        }
    }
}
/// The product of two matrices: four rows by eight columns at a time stay in registers, where the sizes allow it.
pub fn mm<const M: usize, const K: usize, const N: usize>(
    a: &[[f32; K]; M],
    b: &[[f32; N]; K],
    out: &mut [[f32; N]; M],
) {
    if M.is_multiple_of(4) && N.is_multiple_of(8) {
        for (a, out) in a.as_chunks::<4>().0.iter().zip(out.as_chunks_mut::<4>().0) {
            for j in (0..N).step_by(8) {
                let mut sums = [[0.0; 8]; 4];
                for l in 0..K {
                    let b = &b[l][j..j + 8];
                    for r in 0..4 {
                        for c in 0..8 {
                            sums[r][c] += a[r][l] * b[c];
                        }
                    }
                }
                for r in 0..4 {
                    out[r][j..j + 8].copy_from_slice(&sums[r]);
                }
            }
        }
        return;
    }
    for (a, out) in a.iter().zip(out) {
        let mut sum = [0.0; N];
        for (x, b) in a.iter().zip(b) {
            for j in 0..N {
                sum[j] += x * b[j];
            }
        }
        *out = sum;
    }
}
/// The inner product in 32 accumulators.
pub fn dot<const N: usize>(a: &[f32; N], b: &[f32; N]) -> f32 {
    let mut sums = [0.0; 32];
    let (a, a_rest) = a.as_chunks::<32>();
    let (b, b_rest) = b.as_chunks::<32>();
    for (a, b) in a.iter().zip(b) {
        for i in 0..32 {
            sums[i] += a[i] * b[i];
        }
    }
    let rest: f32 = a_rest.iter().zip(b_rest).map(|(a, b)| a * b).sum();
    sums.iter().sum::<f32>() + rest
}
/// A matrix times a vector.
pub fn mv<const M: usize, const N: usize>(a: &[f32], v: &[f32; N], out: &mut [f32; M]) {
    for (row, out) in a.as_chunks::<N>().0.iter().zip(out) {
        *out = dot(row, v);
    }
}
/// `[1, C, H, W]` with kernels `[O, C, 3, 3]`, without padding: four output channels by eight columns at a time
/// stay in registers. The last columns of a row overlap with those before.
pub fn conv2d<const C: usize, const O: usize, const H: usize, const W: usize>(
    x: &[f32],
    w: &[f32],
    out: &mut [f32],
) {
    let (h, v) = (H - 2, W - 2);
    for i in 0..h {
        for tile in 0..v.div_ceil(8) {
            let j = (tile * 8).min(v - 8);
            for o in (0..O).step_by(4) {
                let mut sums = [[0.0; 8]; 4];
                for c in 0..C {
                    for di in 0..3 {
                        let from = (c * H + i + di) * W + j;
                        let x: &[f32; 10] = x[from..].first_chunk().unwrap();
                        for p in 0..4 {
                            let w: &[f32; 3] =
                                w[((o + p) * C + c) * 9 + di * 3..].first_chunk().unwrap();
                            for k in 0..8 {
                                sums[p][k] += w[0] * x[k];
                                sums[p][k] += w[1] * x[k + 1];
                                sums[p][k] += w[2] * x[k + 2];
                            }
                        }
                    }
                }
                for p in 0..4 {
                    out[((o + p) * h + i) * v + j..][..8].copy_from_slice(&sums[p]);
                }
            }
        }
    }
}

/// The largest of each row, or NaN.
pub fn largest_of_rows<const N: usize>(a: &[[f32; N]], y: &mut [f32]) {
    for (y, row) in y.iter_mut().zip(a) {
        *y = row.iter().fold(f32::NEG_INFINITY, |most, &x| {
            if x > most || x.is_nan() { x } else { most }
        });
    }
}

/// The logarithm of the sum of the exponentials of each row.
pub fn logsumexp_of_rows<const N: usize>(a: &[[f32; N]], y: &mut [f32]) {
    for (y, row) in y.iter_mut().zip(a) {
        let most = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = row.iter().map(|x| (x - most).exp()).sum();
        *y = sum.ln() + most;
    }
}

/// The softmax of each row.
pub fn softmax_of_rows<const N: usize>(a: &[[f32; N]], y: &mut [[f32; N]]) {
    for (y, row) in y.iter_mut().zip(a) {
        let most = row.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let mut sum = 0.0;
        for (y, x) in y.iter_mut().zip(row) {
            *y = (x - most).exp();
            sum += *y;
        }
        for y in y {
            *y /= sum;
        }
    }
}
