import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { AnswerKind } from "../../answer-kind.ts";
import { kindByPattern, type Language } from "../../language.ts";
import { faultAt, type Line, type Part, parseParts } from "./parse-parts.ts";
import type { NamedParts, PartReader } from "./part-reader.ts";
import { answerKinds, type DescribedLanguage, shapeOfLanguage } from "./shape-of-language.ts";

/** A language does this by code, whose words are in its files, too. */
type LanguageCode = {
  stem: Language["stem"];
  /** Serves in place of the patterns of `answerKinds.kindAsked`. */
  kindAsked?: (words: readonly string[]) => AnswerKind | undefined;
};

/** Gives the code of a language the parts that it alone has, such as `stem.endings`. */
export type OwnParts = <Value>(path: string, reader: PartReader<Value>) => Value;

/** The folders of words, one for each language, and that of the template. */
export const home = new URL("../../../words/", import.meta.url);
const MOST_WORDS = 4096;
/** A longer word is a slice, which would keep the whole of its text in memory. */
const LONGEST_WORD = 12;

/** Reads and checks the words of a language; a fault names its file and line. */
export function readLanguage(
  code: string,
  program: (own: OwnParts) => LanguageCode,
  folder = new URL(`${code}/`, home),
): Language {
  const parts = partsOf(folder);
  const take: OwnParts = (path, reader) => {
    const found = parts.get(path);
    parts.delete(path);
    return reader.read(found?.part, found?.named ?? new Map(), `${code}: ${path}`);
  };
  const described = build(shapeOfLanguage, "", take) as DescribedLanguage;
  const { stem, kindAsked = byPattern(described) } = program(take);
  for (const { part } of parts.values()) throw faultAt(part.file, part.at, `[${part.path}] is no part of a language.`);
  return {
    ...described,
    code,
    stem: rememberStems(stem),
    answerKinds: { ...described.answerKinds, kindAsked },
    thesaurus: readThesaurus(folder),
  };
}

/** A part with the parts of patterns that its file names. */
type PartOfFile = { part: Part; named: NamedParts };

/** Reads the parts of a language by their paths, without its thesaurus. */
export function partsOf(folder: URL): Map<string, PartOfFile> {
  const parts = new Map<string, PartOfFile>();
  for (const file of textsIn(folder)) readParts(file, parts);
  return parts;
}

/** Reads the files of words in a folder, those in its folders not. */
export function textsIn(folder: URL): { file: string; text: string }[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".txt"))
    .sort()
    .map((name) => ({ file: fileURLToPath(new URL(name, folder)), text: readFileSync(new URL(name, folder), "utf8") }));
}

/** Adds the parts of a file to those of its language. Names of parts of patterns count in their file. */
function readParts({ file, text }: { file: string; text: string }, parts: Map<string, PartOfFile>): void {
  const named = new Map<string, Part>(models);
  for (const part of parseParts(text, file)) {
    if (part.path.startsWith("<")) {
      if (named.has(part.path)) throw faultAt(file, part.at, `${part.path} is there twice.`);
      named.set(part.path, part);
    } else {
      for (const single of singleParts(part)) {
        if (parts.has(single.path)) throw faultAt(file, single.at, `${single.path} is there twice.`);
        parts.set(single.path, { part: single, named });
      }
    }
  }
}

/** Names of other assistants, which people use in every language. */
const models: NamedParts = new Map(
  textsIn(home).flatMap(({ file, text }) => parseParts(text, file).map((part) => [part.path, part] as const)),
);

/** Gives a part such as `actions`, of lines such as `add: create, make`, is one part for each line. */
function singleParts(part: Part): Part[] {
  const shape = shapeAt(part.path);
  if (shape === undefined || "read" in shape) return [part];
  return part.lines.map(({ text, at, example }) => {
    const [, name, rest] = /^(\w+):(?: (.*))?$/s.exec(text) ?? [];
    if (name === undefined) throw faultAt(part.file, at, `needs a name, such as in "${Object.keys(shape)[0]}: …".`);
    return {
      ...part,
      path: `${part.path}.${name}`,
      at,
      lines: rest === undefined ? [] : [{ text: rest, at, example }],
    };
  });
}

/** Gives the reader of a part, or the readers of its parts by their names; undefined where no part is. */
export function shapeAt(path: string): PartReader<unknown> | object | undefined {
  let shape: object | undefined = shapeOfLanguage;
  for (const name of path.split(".")) shape = (shape as Record<string, object> | undefined)?.[name];
  return shape;
}

function build(shape: object, path: string, take: OwnParts): unknown {
  if ("read" in shape) return take(path, shape as PartReader<unknown>);
  const entries = Object.entries(shape as Record<string, object>);
  return Object.fromEntries(
    entries.map(([name, inner]) => [name, build(inner, path === "" ? name : `${path}.${name}`, take)]),
  );
}

const byPattern = ({ answerKinds: { kindAsked } }: DescribedLanguage): Language["answerKinds"]["kindAsked"] =>
  kindByPattern(answerKinds.map((kind) => [kind, kindAsked[kind]]));

const readThesaurus = (folder: URL): Language["thesaurus"] =>
  thesaurusOf(folder).flatMap((part) => part.lines.map((line) => readGroup(part, line)));

/** Reads the parts of the thesaurus of a language, whose lines are groups. */
export function thesaurusOf(folder: URL): Part[] {
  const inner = new URL("thesaurus/", folder);
  return existsSync(inner) ? textsIn(inner).flatMap(({ file, text }) => parseParts(text, file)) : [];
}

function readGroup({ file }: Part, { text, at }: Line): readonly string[] {
  const members = text.split(",").map((member) => member.trim());
  if (members.length < 2 || members.includes(""))
    throw faultAt(file, at, "is no group of two or more words and phrases between commas.");
  return members;
}

/** Gives a stemmer that keeps the stems it found, because a question is stemmed in several steps. */
function rememberStems(stem: (word: string) => string): (word: string) => string {
  const stems = new Map<string, string>();
  return (word) => {
    if (word.length > LONGEST_WORD) return stem(word);
    let known = stems.get(word);
    if (known === undefined) {
      known = stem(word);
      if (stems.size === MOST_WORDS) stems.clear();
      stems.set(word, known);
    }
    return known;
  };
}
