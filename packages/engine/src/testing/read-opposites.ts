import { readFileSync } from "node:fs";

/** Two questions about opposites, as they are taught and as people ask. */
type OppositeQuestions = { taught: string; asked: string }[];

/** Reads the pairs of a language: `taught | asked | taught, the opposite | asked, the opposite`. */
export function readOpposites(code: string): OppositeQuestions[] {
  return linesOf(code).map(([taught, asked, otherTaught, otherAsked]) => [
    { taught: taught!, asked: asked! },
    { taught: otherTaught!, asked: otherAsked! },
  ]);
}

const linesOf = (code: string): string[][] =>
  readFileSync(new URL(`opposites/${code}.txt`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => line.split("|").map((part) => part.trim()));
