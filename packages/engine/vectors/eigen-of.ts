const mostSweeps = 30;
const enough = 1e-20;

/** Finds the eigenvalues of a symmetric matrix, the highest first, with their vectors: Jacobi's method. */
export function eigenOf(symmetric: Float64Array, size: number): { values: number[]; vectors: Float64Array[] } {
  const matrix = symmetric.slice();
  const vectors = Array.from({ length: size }, (_, at) =>
    Float64Array.from({ length: size }, (_, row) => +(row === at)),
  );
  for (let sweep = 0; sweep < mostSweeps; sweep++) {
    let beside = 0;
    for (let one = 0; one < size; one++) {
      for (let other = one + 1; other < size; other++) {
        const value = matrix[one * size + other]!;
        if (value === 0) continue;
        beside += value * value;
        const ratio = (matrix[other * size + other]! - matrix[one * size + one]!) / (2 * value);
        const tangent = (ratio < 0 ? -1 : 1) / (Math.abs(ratio) + Math.sqrt(ratio * ratio + 1));
        const cosine = 1 / Math.sqrt(tangent * tangent + 1);
        const sine = tangent * cosine;
        for (let at = 0; at < size; at++) turn(matrix, at * size + one, at * size + other, cosine, sine);
        for (let at = 0; at < size; at++) turn(matrix, one * size + at, other * size + at, cosine, sine);
        const [left, right] = [vectors[one]!, vectors[other]!];
        for (let at = 0; at < size; at++) {
          const before = left[at]!;
          left[at] = cosine * before - sine * right[at]!;
          right[at] = sine * before + cosine * right[at]!;
        }
      }
    }
    const trace = vectors.reduce((sum, _, at) => sum + matrix[at * size + at]! ** 2, 0);
    if (beside <= enough * trace) break;
  }
  const order = vectors
    .map((_, at) => at)
    .sort((left, right) => matrix[right * size + right]! - matrix[left * size + left]!);
  return { values: order.map((at) => matrix[at * size + at]!), vectors: order.map((at) => vectors[at]!) };
}

function turn(matrix: Float64Array, one: number, other: number, cosine: number, sine: number): void {
  const before = matrix[one]!;
  matrix[one] = cosine * before - sine * matrix[other]!;
  matrix[other] = sine * before + cosine * matrix[other]!;
}
