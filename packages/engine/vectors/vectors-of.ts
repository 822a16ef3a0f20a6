import type { TermMatrix } from "./count-terms.ts";

const mostOfByte = 127;

/**
 * Makes the vectors of one language, all of one length, with a byte for each number. What all words of the
 * language have in common is taken away first: it tells none from another.
 */
export function vectorsOf(code: string, terms: TermMatrix["terms"], numbers: Float32Array) {
  const rows = terms.flatMap(([language], row) => (language === code ? [row] : []));
  const width = numbers.length / Math.max(1, terms.length);
  const directions = rows.map((row) => unit(numbers.slice(row * width, (row + 1) * width)));
  const common = Float32Array.from({ length: width }, (_, at) => {
    return directions.reduce((sum, direction) => sum + direction[at]!, 0) / Math.max(1, directions.length);
  });
  const vectors = new Int8Array(rows.length * width);
  for (const [number, direction] of directions.entries()) {
    const own = unit(direction.map((value, at) => value - common[at]!));
    for (const [at, value] of own.entries()) vectors[number * width + at] = Math.round(value * mostOfByte);
  }
  return { words: rows.map((row) => terms[row]![1]), vectors };
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
