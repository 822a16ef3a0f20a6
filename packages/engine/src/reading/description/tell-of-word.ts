import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import type { Language } from "../../language.ts";
import { foldText } from "../read-words.ts";
import type { Line, Part } from "./parse-parts.ts";
import { type PartKind, patternOf } from "./part-reader.ts";
import { home, partsOf, shapeAt, textsIn, thesaurusOf } from "./read-language.ts";

const patternKinds: readonly (PartKind | undefined)[] = ["pattern", "patterns"];

/**
 * Tells, a line each, where a word or phrase stands in the words of a language, its stem and what
 * that does. The template says what a part does, in the comment above it.
 */
export function tellOfWord(language: Language, written: string): string[] {
  const word = foldText(written.trim()).replace(/\s+/g, " ");
  const folder = new URL(`${language.code}/`, home);
  const explained = explanations();
  const stemmed = (phrase: string): string => phrase.split(" ").map(language.stem).join(" ");
  const own = [...partsOf(folder).values()].flatMap(({ part, named }) =>
    part.lines
      .filter((line) => holds(line.text, word) || fits(part, line, word, named))
      .map((line) => `${placeOf(part, line, word)} [${part.path}] ${explained(part.path)}`),
  );
  const groups = thesaurusOf(folder).flatMap((part) =>
    part.lines
      .filter(({ text }) => text.split(",").some((member) => stemmed(foldText(member.trim())) === stemmed(word)))
      .map((line) => `${placeOf(part, line, word)} [${part.path}] It stands for the others of: ${line.text}`),
  );
  const found = [...own, ...groups];
  return [
    `"${word}" has the stem "${stemmed(word)}": all words with this stem are searched for as one.`,
    ...(found.length > 0 ? found : ["It stands in no list: it is a word of the topic, and counts in full."]),
  ];
}

const holds = (text: string, word: string): boolean => {
  const members = text.split(/[\s,:|]+/);
  return members.includes(word) || text.split(/[,:|]/).some((member) => member.trim() === word);
};

function fits(part: Part, line: Line, word: string, named: Parameters<typeof patternOf>[2]): boolean {
  const reader = shapeAt(part.path) as { kind?: PartKind; flags?: string } | undefined;
  return patternKinds.includes(reader?.kind) && patternOf(part, line, named, reader?.flags ?? "").test(word);
}

/** Finds the line that has the word itself: a part of many lines is one when it is read. */
function placeOf({ file }: Part, { at }: Line, word: string): string {
  const lines = readFileSync(file, "utf8")
    .split("\n")
    .slice(at - 1);
  const end = lines.findIndex((line, number) => number > 0 && !line.startsWith(" "));
  const within = lines.slice(0, end < 0 ? undefined : end).findIndex((line) => holds(foldText(line), word));
  return `${relative(fileURLToPath(home), file)}:${at + Math.max(within, 0)}`;
}

/** Gives what the template says of a part, or of the part that holds it. */
function explanations(): (path: string) => string {
  const texts = new Map<string, string>();
  for (const { text } of textsIn(new URL("template/", home)))
    for (const [, comment, path] of text.matchAll(/((?:^# .*\n)+)\[([\w.]+)\]$/gm))
      texts.set(path!, comment!.replace(/^# /gm, "").trim().replaceAll("\n", " "));
  return (path) => {
    let known = path;
    while (known !== "" && !texts.has(known)) known = known.slice(0, Math.max(known.lastIndexOf("."), 0));
    return texts.get(known) ?? "It serves the language's own code.";
  };
}
