import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../src/reading/languages.ts";
import { countTerms } from "./count-terms.ts";
import { readTexts } from "./read-texts.ts";
import { reduceMatrix } from "./reduce-matrix.ts";
import { vectorsOf } from "./vectors-of.ts";

/**
 * Trains vectors of words from packages that are unpacked in a folder, and writes a file for each
 * language that they hold: a line of JSON with the stems, and then a byte for each number.
 */
export function trainVectors(folder: string, packages: readonly string[], target: string, dimensions = 48): void {
  const messages = readTexts(folder, packages);
  const matrix = countTerms(messages);
  console.log(`${messages.length} messages, ${matrix.terms.length} stems, ${matrix.rows.length} cells`);
  const numbers = reduceMatrix(matrix, dimensions);
  mkdirSync(target, { recursive: true });
  for (const { code } of languages) {
    const { words, vectors } = vectorsOf(code, matrix.terms, numbers);
    if (words.length === 0) continue;
    const head = `${JSON.stringify({ dimensions: vectors.length / words.length, words })}\n`;
    const bytes = Buffer.concat([Buffer.from(head), Buffer.from(vectors.buffer)]);
    writeFileSync(join(target, `${code}.vectors`), bytes);
    console.log(`${code}: ${words.length} words, ${bytes.length} bytes`);
  }
}
