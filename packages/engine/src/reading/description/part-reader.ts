import type { Endings } from "../../language.ts";
import { faultAt, type Line, type Part } from "./parse-parts.ts";

/** Parts of patterns by name, as they are written: "<person>". */
export type NamedParts = ReadonlyMap<string, Part>;

/** Reads a part, or says what a language without it has. */
export type PartReader<Value> = {
  /** Says what the lines of the part are: the tests and `npm run words` go by it. */
  kind: PartKind;
  /** The name of what is filled into a sentence. */
  gap?: string;
  /** The flags of its pattern. */
  flags?: string;
  read(part: Part | undefined, named: NamedParts, path: string): Value;
};

export type PartKind =
  | "words"
  | "words in order"
  | "words by line"
  | "words by word"
  | "letters"
  | "phrases"
  | "alternatives"
  | "sentence"
  | "pattern"
  | "patterns"
  | "source"
  | "pairs"
  | "sides"
  | "endings"
  | "quotation marks";

const linesOf = (part: Part | undefined): readonly Line[] => part?.lines ?? [];
const split = (text: string, separator: string): string[] =>
  text
    .split(separator)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== "");
const all = (part: Part | undefined, separator: string): string[] =>
  linesOf(part).flatMap(({ text }) => split(text, separator));

/** Words, separated by blanks and line breaks. */
export const words: PartReader<ReadonlySet<string>> = { kind: "words", read: (part) => new Set(all(part, " ")) };

/** Reads phrases and keeps the order in which they are tried. */
export const wordsInOrder: PartReader<readonly string[]> = { kind: "words in order", read: (part) => all(part, " ") };

/** The links between the parts of compounds, the first that fits is taken; null without one. */
export const linksOrNull: PartReader<readonly string[] | null> = {
  kind: "words in order",
  read: (part) => (linesOf(part).length === 0 ? null : all(part, " ")),
};

/** The words that may follow a word: "how: long often". */
export const wordsAfter: PartReader<ReadonlyMap<string, ReadonlySet<string>>> = {
  kind: "words by word",
  read: (part) =>
    new Map(
      linesOf(part).map((line) => {
        const [word, following] = pairOf(part!, line);
        return [word, new Set(split(following, " "))];
      }),
    ),
};

/** Letters, with nothing between them. */
export const letters: PartReader<string> = { kind: "letters", read: (part) => all(part, " ").join("") };

/** A set of words on each line. */
export const wordsByLine: PartReader<readonly ReadonlySet<string>[]> = {
  kind: "words by line",
  read: (part) => linesOf(part).map(({ text }) => new Set(split(text, " "))),
};

/** Phrases, separated by commas and line breaks. */
export const phrases: PartReader<readonly string[]> = { kind: "phrases", read: (part) => all(part, ",") };

/** Reads phrases and puts the longest first. */
export const longestFirst: PartReader<readonly string[]> = {
  kind: "phrases",
  read: (part) => all(part, ",").sort((one, other) => other.length - one.length),
};

/** Parts of a pattern, one a line; the first that fits is taken. */
export const alternatives: PartReader<readonly string[]> = {
  kind: "alternatives",
  read: (part, named) => linesOf(part).map((line) => sourceOf(part!, line, named)),
};

/** Joins the patterns to one. Without lines it is one that never fits. */
export const source: PartReader<string> = {
  kind: "source",
  read: (part, named) => joined(part, named),
};

/** One pattern, whose lines are its alternatives; one that never fits stands for none. */
export const pattern: PartReader<RegExp> = {
  kind: "pattern",
  read: (part, named) => compile(joined(part, named), "", part),
};

/** Joins patterns over texts with accents to one; undefined without lines. */
export const patternOfLetters: PartReader<RegExp | undefined> = {
  kind: "pattern",
  flags: "u",
  read: (part, named) => (linesOf(part).length === 0 ? undefined : compile(joined(part, named), "u", part)),
};

/** A pattern a line. */
export const patterns: PartReader<readonly RegExp[]> = {
  kind: "patterns",
  read: (part, named) => linesOf(part).map((line) => patternOf(part!, line, named, "")),
};

/** Endings in the order in which they are tried: the ending, what takes its place, how many letters stay. */
export const endings: PartReader<Endings> = {
  kind: "endings",
  read: (part) =>
    linesOf(part).map((line) => {
      const [, ending, replacement = "", fewest] = /^([^\d\s]+)(?: ([^\d\s]+))? (\d+)$/.exec(line.text) ?? [];
      if (ending === undefined) throw faultAt(part!.file, line.at, "is no ending such as ungen 4 or ern er 3.");
      return [ending, replacement, Number(fewest)];
    }),
};

/** A word or ending a line, with what becomes of it. */
export const pairs: PartReader<ReadonlyMap<string, string>> = {
  kind: "pairs",
  read: (part) => new Map(linesOf(part).map((line) => pairOf(part!, line))),
};

/** Two sides of phrases a line: "open : close, shut". */
export const sides: PartReader<readonly (readonly [one: readonly string[], other: readonly string[]])[]> = {
  kind: "sides",
  read: (part) =>
    linesOf(part).map((line) => {
      const [one, other] = pairOf(part!, line);
      return [split(one, ","), split(other, ",")];
    }),
};

/** A sentence of the assistant; `\n` is a line break. */
export const sentence: PartReader<string> = {
  kind: "sentence",
  read(part, _named, path) {
    if (linesOf(part).length === 0) throw new Error(`The sentence ${path} is missing.`);
    return linesOf(part)
      .map(({ text }) => text)
      .join(" ")
      .replaceAll("\\n", "\n");
  },
};

/** A sentence with a gap, such as `{title}`. */
export const sentenceWith = (gap: string): PartReader<(value: string | number) => string> => ({
  kind: "sentence",
  gap,
  read(part, named, path) {
    const [before, after, more] = sentence.read(part, named, path).split(`{${gap}}`);
    if (after === undefined || more !== undefined)
      throw faultAt(part!.file, part!.at, `${path} needs {${gap}} once in its text.`);
    return (value) => `${before}${value}${after}`;
  },
});

/** The opening mark, "…" for the title, and the closing mark, with the blanks that belong to them. */
export const quotationMarks: PartReader<readonly [opening: string, closing: string]> = {
  kind: "quotation marks",
  read(part) {
    const [opening, closing] = linesOf(part)[0]?.text.split("…") ?? ['"', '"'];
    if (opening === undefined || closing === undefined)
      throw faultAt(part!.file, part!.at, "Write the marks around …, such as “…”.");
    return [opening, closing];
  },
};

/** A named part may hold another one, which may hold a third. */
const DEEPEST = 12;

function pairOf(part: Part, { text, at }: Line): [string, string] {
  const [from, to, more] = text.split(":").map((side) => side.trim());
  if (from === undefined || to === undefined || more !== undefined)
    throw faultAt(part.file, at, "is no pair such as bought: buy.");
  return [from, to];
}

function joined(part: Part | undefined, named: NamedParts, depth = 0): string {
  const sources = linesOf(part).map((line) => sourceOf(part!, line, named, depth));
  return sources.length === 0 ? "(?!)" : sources.join("|");
}

/** Compiles one line of a pattern. */
export const patternOf = (part: Part, line: Line, named: NamedParts, flags: string): RegExp =>
  compile(sourceOf(part, line, named), flags, part, line);

/** Gives a line of a pattern with its named parts in place. */
function sourceOf(part: Part, { text, at }: Line, named: NamedParts, depth = 0): string {
  if (!text.includes("<")) return text;
  return text.replace(/<[A-Za-z]\w*>/g, (name) => {
    const found = named.get(name);
    if (found === undefined) throw faultAt(part.file, at, `holds ${name}, but the file has no part [${name}].`);
    if (depth === DEEPEST) throw faultAt(part.file, at, `holds ${name}, which is a part of itself.`);
    return `(?:${joined(found, named, depth + 1)})`;
  });
}

function compile(pattern: string, flags: string, part: Part | undefined, line?: Line): RegExp {
  try {
    return new RegExp(pattern, flags);
  } catch (cause) {
    throw faultAt(part!.file, line?.at ?? part!.at, `is no pattern: ${(cause as Error).message}`);
  }
}
