import { languages } from "../src/reading/languages.ts";
import { splitWords } from "../src/reading/read-words.ts";
import type { Message } from "./read-texts.ts";

/** Holds the stems of all languages by the messages that hold them, message after message. */
export type TermMatrix = {
  /** Names the language and the stem of each row, the most frequent of a language first. */
  terms: readonly (readonly [code: string, stem: string])[];
  /** Message n has the cells from `starts[n]` to `starts[n + 1]`. */
  starts: Uint32Array;
  rows: Uint32Array;
  weights: Float32Array;
};

/** A stem of fewer messages is left out. */
const fewestMessages = 3;
/** A language has so many stems at most. */
const mostTerms = 25_000;
/** A word that nearly every message holds keeps so much weight. */
const leastWeight = 0.3;
/** Messages are as heavy as this root of their length. */
const lengthShare = 0.25;
const longMessage = 40;

type Part = { code: string; stems: ReadonlyMap<string, number> };

/**
 * Counts the stems as the engine reads them. In a message each language weighs the same, and a stem
 * the more, the fewer messages hold it.
 */
export function countTerms(messages: readonly Message[]): TermMatrix {
  const read = messages.map(partsOf).filter((parts) => parts.length > 0);
  const counts = new Map(languages.map(({ code }) => [code, new Map<string, number>()]));
  const messagesOf = new Map<string, number>();
  for (const { code, stems } of read.flat()) {
    messagesOf.set(code, (messagesOf.get(code) ?? 0) + 1);
    const ofLanguage = counts.get(code)!;
    for (const stem of stems.keys()) ofLanguage.set(stem, (ofLanguage.get(stem) ?? 0) + 1);
  }
  const terms = [...counts].flatMap(([code, ofLanguage]) =>
    [...ofLanguage]
      .filter(([, count]) => count >= fewestMessages)
      .sort(([left, most], [right, count]) => count - most || (left < right ? -1 : 1))
      .slice(0, mostTerms)
      .map(([stem]) => [code, stem] as const),
  );
  const rowOf = new Map(terms.map(([code, stem], row) => [`${code} ${stem}`, row]));
  const starts = new Uint32Array(read.length + 1);
  const rows: number[] = [];
  const weights: number[] = [];
  for (const [number, parts] of read.entries()) {
    for (const { code, stems } of parts) {
      const cells = [...stems].flatMap(([stem, count]) => {
        const row = rowOf.get(`${code} ${stem}`);
        if (row === undefined) return [];
        const rarity = Math.log(messagesOf.get(code)! / counts.get(code)!.get(stem)!);
        return [{ row, weight: (1 + Math.log(count)) * Math.max(leastWeight, rarity) }];
      });
      const norm = Math.hypot(...cells.map(({ weight }) => weight)) * Math.sqrt(parts.length);
      const share = Math.min(cells.length, longMessage) ** lengthShare / norm;
      for (const { row, weight } of cells) {
        rows.push(row);
        weights.push(weight * share);
      }
    }
    starts[number + 1] = rows.length;
  }
  return { terms, starts, rows: Uint32Array.from(rows), weights: evened(rows, weights, terms.length) };
}

function partsOf(message: Message): Part[] {
  return languages.flatMap(({ code, stopWords, stem }) => {
    const words = [...(message.get(code) ?? [])].flatMap(splitWords);
    const counted = new Map<string, number>();
    for (const word of words) {
      if (stopWords.has(word) || word.length < 2 || /\d/.test(word)) continue;
      const stemmed = stem(word);
      counted.set(stemmed, (counted.get(stemmed) ?? 0) + 1);
    }
    return counted.size === 0 ? [] : [{ code, stems: counted }];
  });
}

/** Frequent stems would be all that is seen: each row is divided by the root of its length. */
function evened(rows: readonly number[], weights: readonly number[], count: number): Float32Array {
  const squares = new Float64Array(count);
  for (const [at, row] of rows.entries()) squares[row]! += weights[at]! ** 2;
  return Float32Array.from(weights, (weight, at) => weight / squares[rows[at]!]! ** 0.25);
}
