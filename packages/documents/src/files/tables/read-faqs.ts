import { cleanText } from "../../clean-text.ts";
import { needsCleaning } from "../../needs-cleaning.ts";
import type { FileNote } from "../file-document.ts";
import { namesOfColumns } from "./texts/names-of-columns.ts";

export type Faq = { question: string; answer: string; alternatives: string[] };
export type ColumnNames = { question: string; answer: string };
type Columns = { question: number; answer: number; alternatives: number[] };

const mostRowsAboveHeader = 20;

/**
 * Reads the rows of a sheet as questions with their answers, when a row near its top names the columns.
 * Undefined for any other sheet.
 */
export function readFaqs(
  rows: readonly (readonly string[])[],
  named: ColumnNames | undefined,
): { faqs: Faq[]; notes: FileNote[] } | undefined {
  for (const [at, header] of rows.slice(0, mostRowsAboveHeader).entries()) {
    const columns = columnsIn(header, named);
    if (columns === undefined) continue;
    const below = rows.slice(at + 1);
    const faqs = below.flatMap((row) => faqOf(row, columns) ?? []);
    const leftOut = below.length - faqs.length;
    const message = `${leftOut} of the rows have no question or no answer. They were left out.`;
    return { faqs, notes: leftOut === 0 ? [] : [{ code: "rows-without-answer", message }] };
  }
  return undefined;
}

function columnsIn(header: readonly string[], named: ColumnNames | undefined): Columns | undefined {
  const names = header.map(plainName);
  const find = (column: keyof Columns) => {
    if (named !== undefined && column !== "alternatives") return names.indexOf(plainName(named[column]));
    return names.findIndex((name) => known[column].has(name));
  };
  const [question, answer] = [find("question"), find("answer")];
  if (question === -1 || answer === -1 || question === answer) return undefined;
  const isAlternative = (at: number) => at !== question && at !== answer && known.alternatives.has(names[at]!);
  return { question, answer, alternatives: names.map((_, at) => at).filter(isAlternative) };
}

const setOf = (column: keyof Columns): ReadonlySet<string> =>
  new Set(namesOfColumns.flatMap((names) => names[column].split(" ")));
const known = { question: setOf("question"), answer: setOf("answer"), alternatives: setOf("alternatives") };

/** Writes the name of a column in small letters without accents, signs, and what is in brackets or counted. */
function plainName(name: string): string {
  const plain = name
    .slice(0, 200)
    .replace(/\([^()]*\)|\[[^\][]*\]/g, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
  return plain.replace(/\d+$/, "") || plain;
}

function faqOf(row: readonly string[], columns: Columns): Faq | undefined {
  const question = (row[columns.question] ?? "").replace(/\s+/g, " ").trim();
  const written = (row[columns.answer] ?? "").trim();
  const answer = needsCleaning(written) ? cleanText({ text: written, url: undefined }).trim() : written;
  if (question === "" || answer === "") return undefined;
  const cells = columns.alternatives.map((at) => row[at] ?? "");
  const others = cells.flatMap((cell) => cell.split(/[\n;|]|(?<=\?)\s+/)).map((other) => other.trim());
  return { question, answer, alternatives: [...new Set(others)].filter((other) => other !== "" && other !== question) };
}
