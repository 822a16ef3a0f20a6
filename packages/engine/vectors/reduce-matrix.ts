import type { TermMatrix } from "./count-terms.ts";
import { eigenOf } from "./eigen-of.ts";

/** The number of directions that are followed beside those that are kept, which makes the latter exact. */
const spare = 24;
const passes = 3;
/** Directions below this share of the strongest are noise of the arithmetic. */
const least = 1e-12;

/**
 * Reduces the matrix to so many numbers a term, by a randomised singular value decomposition (Halko,
 * Martinsson and Tropp, 2011). The same matrix gives the same numbers.
 */
export function reduceMatrix(matrix: TermMatrix, dimensions: number): Float32Array {
  const height = matrix.terms.length;
  const width = Math.min(dimensions + spare, height);
  let directions = randomDirections(height * width);
  for (let pass = 0; pass < passes; pass++) {
    const grown = timesItself(matrix, directions, width);
    const { values, vectors } = eigenOf(products(grown, grown, width), width);
    const scaled = vectors.map((vector, at) => {
      const length = Math.sqrt(Math.max(values[at]!, values[0]! * least));
      return vector.map((value) => value / length);
    });
    directions = turned(grown, scaled, width, width);
  }
  const { values, vectors } = eigenOf(products(directions, timesItself(matrix, directions, width), width), width);
  const kept = Math.min(dimensions, width);
  // The root of the singular value weakens the first directions, which say little more than "software".
  const weighed = vectors.slice(0, kept).map((vector, at) => {
    const weight = Math.max(0, values[at]!) ** 0.25;
    return vector.map((value) => value * weight);
  });
  return turned(directions, weighed, width, kept);
}

/** Multiplies the matrix with its transpose and these columns, message by message. */
function timesItself({ terms, starts, rows, weights }: TermMatrix, columns: Float32Array, width: number): Float32Array {
  const product = new Float32Array(terms.length * width);
  const sum = new Float32Array(width);
  for (let message = 0; message + 1 < starts.length; message++) {
    const [from, to] = [starts[message]!, starts[message + 1]!];
    sum.fill(0);
    for (let at = from; at < to; at++) {
      const offset = rows[at]! * width;
      for (let column = 0; column < width; column++) sum[column]! += weights[at]! * columns[offset + column]!;
    }
    for (let at = from; at < to; at++) {
      const offset = rows[at]! * width;
      for (let column = 0; column < width; column++) product[offset + column]! += weights[at]! * sum[column]!;
    }
  }
  return product;
}

/** Multiplies each column of one with each of the other; both orders are averaged against rounding. */
function products(left: Float32Array, right: Float32Array, width: number): Float64Array {
  const sums = new Float64Array(width * width);
  for (let offset = 0; offset < left.length; offset += width) {
    for (let row = 0; row < width; row++) {
      const value = left[offset + row]!;
      for (let column = 0; column < width; column++) sums[row * width + column]! += value * right[offset + column]!;
    }
  }
  return sums.map((sum, at) => (sum + sums[(at % width) * width + Math.floor(at / width)]!) / 2);
}

function turned(columns: Float32Array, vectors: readonly Float64Array[], width: number, kept: number): Float32Array {
  const result = new Float32Array((columns.length / width) * kept);
  for (let row = 0; row < columns.length / width; row++) {
    for (let at = 0; at < kept; at++) {
      let sum = 0;
      for (let column = 0; column < width; column++) sum += columns[row * width + column]! * vectors[at]![column]!;
      result[row * kept + at] = sum;
    }
  }
  return result;
}

/** Sums of three even numbers are as good as normal ones. The generator is that of Numerical Recipes. */
function randomDirections(length: number): Float32Array {
  let seed = 7;
  const next = (): number => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32 - 0.5;
  };
  return Float32Array.from({ length }, () => next() + next() + next());
}
