import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cleanText } from "@parley/documents/testing";
import { type IndexedDocument, languageOfText } from "@parley/engine";
import { faq, prose } from "@parley/engine/testing";
import { readLines, readList } from "./read-lines.ts";

/** A question to one knowledge, with what a good reply to it is. */
export type CalibrationQuestion = {
  text: string;
  /** Says what the person asked before, oldest first. */
  before: readonly string[];
  /** "in" is answerable, "near" is close to the knowledge, "off" has nothing to do with it. */
  label: "in" | "near" | "off" | "vague" | "social";
  type: string;
  /** The sources that answer it, any of them. */
  sources: readonly string[];
  /**
   * Says what the reply must hold: of each row one text. Undefined when only the source is judged.
   */
  must?: readonly (readonly string[])[];
  /** The question in words that need no earlier turn. */
  standAlone?: string;
  /** A help centre's questions are in quarters, by article and section. */
  fold?: number;
};

export type CalibrationKnowledge = {
  set: string;
  sort: string;
  language: string;
  /** Another source is often as right as the one that is marked. */
  isNoisy: boolean;
  documents: readonly IndexedDocument[];
  questions: readonly CalibrationQuestion[];
};

export type Split = "fit" | "check";

type Row = {
  kind: string;
  split: string;
  kb: string;
  id: string;
  type: "text" | "faq";
  title: string;
  text: string;
  question: string;
  answer: string;
  alternatives?: string[];
  q: string;
  label: "in" | "near";
  gold: string[];
  before?: string[];
  rewrite?: string;
  lang: string;
  from: string;
};
type SetEntry = { set: string; sort: string; lang: string; noisy?: boolean };

const answerable = 120;
const unanswerable = 60;

/** Reads the sets of questions with their right source, sampled as the scorer of the folder does. */
export function readSourceSets(folder: string, split: Split, names?: readonly string[]): CalibrationKnowledge[] {
  const entries = readList<SetEntry>(join(folder, "index.json"));
  const strangers = readRows(folder, "offtopic").filter((row) => row.split === split);
  return entries.flatMap((entry) => {
    if (["offtopic", "rewrites"].includes(entry.sort)) return [];
    if (names && !names.includes(entry.set) && !names.includes(entry.sort)) return [];
    return readSet(folder, entry, split, strangers);
  });
}

function readSet(folder: string, entry: SetEntry, split: Split, strangers: readonly Row[]): CalibrationKnowledge[] {
  const { set, sort, lang } = entry;
  const rows = readRows(folder, set).filter((row) => row.split === split);
  const bases = [...new Set(rows.filter(({ kind }) => kind === "source").map(({ kb }) => kb))];
  const origin = set.replace(/_\w\w$/, "").replace("intent_", "");
  const strange = strangers.filter((row) => row.lang === lang && row.from !== origin);
  return bases.map((base) => {
    const mine = rows.filter(({ kb }) => kb === base);
    const asked = (label: "in" | "near", count: number): CalibrationQuestion[] =>
      sample(
        mine.filter((row) => ["question", "dialogue"].includes(row.kind) && row.label === label),
        Math.ceil(count / bases.length),
      ).map((row) => ({
        text: row.q,
        before: row.before ?? [],
        label,
        type: row.kind,
        sources: row.gold,
        ...(row.rewrite === undefined ? {} : { standAlone: row.rewrite }),
      }));
    const off = sample(strange, Math.ceil(unanswerable / bases.length)).map(
      (row): CalibrationQuestion => ({ text: row.q, before: [], label: "off", type: "off", sources: [] }),
    );
    return {
      set,
      sort,
      language: lang,
      isNoisy: entry.noisy === true,
      documents: mine.filter(({ kind }) => kind === "source").map(documentOf),
      questions: [...asked("in", answerable), ...asked("near", answerable / 2), ...off],
    };
  });
}

function documentOf(row: Row): IndexedDocument {
  return row.type === "faq"
    ? faq(row.id, row.question, row.answer, ...(row.alternatives ?? []))
    : prose(row.id, row.title, row.text);
}

type Article = { id: string; title: string; url: string; text: string };
type HelpQuestion = {
  type: string;
  question?: string;
  turns?: string[];
  docs?: string[];
  heading?: string;
  must?: (string | string[])[];
};

/** These centres have two quarters for checking; of all others every question is for fitting. */
const checkedFolds: Readonly<Record<string, readonly number[]>> = {
  contao: [2, 3],
  pretix: [2, 3],
  "demarches-fr": [2, 3],
};

/**
 * Reads the help centres of a folder: whole articles, and questions whose reply must hold given words.
 * Without a split all questions of all centres.
 */
export function readHelpCentres(within: string, split?: Split): CalibrationKnowledge[] {
  const names = readdirSync(within).flatMap((file) => (file.endsWith(".docs.jsonl") ? [file.slice(0, -11)] : []));
  return names
    .sort()
    .map((name) => {
      const documents = readLines<Article>(join(within, `${name}.docs.jsonl`)).map((article) => ({
        ...prose(article.id, article.title, cleanText(article)),
        url: article.url,
      }));
      const asked = readLines<HelpQuestion>(join(within, `${name}.questions.jsonl`));
      const language = languageOfMost(documents);
      const isOfSplit = ({ fold }: CalibrationQuestion): boolean =>
        split === undefined || (checkedFolds[name]?.includes(fold!) ?? false) === (split === "check");
      const questions = asked.map(questionOf).filter(isOfSplit);
      return { set: name, sort: "help", language, isNoisy: false, documents, questions };
    })
    .filter(({ questions }) => questions.length > 0);
}

function questionOf(asked: HelpQuestion): CalibrationQuestion {
  const turns = asked.turns ?? [asked.question!];
  return {
    text: turns.at(-1)!,
    before: turns.slice(0, -1),
    label: labelOf(asked.type),
    type: asked.type,
    sources: asked.docs ?? [],
    fold: foldOf(asked, turns),
    ...(asked.must && { must: asked.must.map((entry) => [entry].flat()) }),
  };
}

/** Gives the language of most documents: names and addresses of one may look like another language. */
export function languageOfMost(documents: readonly IndexedDocument[]): string {
  const counts = new Map<string, number>();
  for (const { text } of documents) {
    const { code } = languageOfText(text);
    counts.set(code, (counts.get(code) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most))[0];
}

/** Questions about one section are in one quarter, so that none is fitted and another checked. */
function foldOf({ docs, heading }: HelpQuestion, turns: readonly string[]): number {
  const place = docs === undefined ? turns[0]! : `${docs[0]}#${heading ?? ""}`;
  return createHash("sha256").update(`fold-1 ${place}`).digest()[0]! % 4;
}

export function labelOf(type: string): CalibrationQuestion["label"] {
  if (type === "missing") return "near";
  return type === "vague" || type === "social" ? type : "in";
}

const readRows = (folder: string, set: string): Row[] => readLines(join(folder, `${set}.jsonl.gz`));

/** The same sample in every run: the rows with the lowest hashes. */
function sample(rows: readonly Row[], count: number): Row[] {
  return rows
    .map((row) => ({ row, hash: createHash("sha256").update(JSON.stringify(row)).digest("hex") }))
    .sort((left, right) => (left.hash < right.hash ? -1 : 1))
    .slice(0, count)
    .map(({ row }) => row);
}
