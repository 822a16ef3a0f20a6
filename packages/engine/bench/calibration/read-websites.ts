import { readdirSync } from "node:fs";
import { join } from "node:path";
import { cleanText } from "@parley/documents/testing";
import { prose } from "@parley/engine/testing";
import { type CalibrationKnowledge, type CalibrationQuestion, labelOf, languageOfMost } from "./read-calibration.ts";
import { readLines } from "./read-lines.ts";

type Page = { path: string; url: string; format: "html" | "markdown"; content: string };
type VisitorQuestion = {
  type: string;
  question?: string;
  turns?: string[];
  docs?: string[];
  must?: (string | string[])[];
  /** The first of two turns must be answered with these. */
  first?: { docs: string[]; must: (string | string[])[] };
};

const frontTitle = /^---[\s\S]*?\ntitle:\s*["']?([^\n]*?)["']?\s*\n/;
const pageTitle = /<title[^>]*>([\s\S]*?)<\/title>/i;
const markdownHeading = /^#+\s+(.+)$/m;
const pageHeading = /<h[123][^>]*>([\s\S]*?)<\/h[123]>/i;
const LONGEST_TITLE = 200;

/** Reads the websites of a folder: every page is taught as its owner hands it in, HTML or Markdown. */
export function readWebsites(within: string): CalibrationKnowledge[] {
  const names = readdirSync(within).flatMap((file) => (file.endsWith(".pages.jsonl") ? [file.slice(0, -12)] : []));
  return names.sort().map((name) => {
    const pages = readLines<Page>(join(within, `${name}.pages.jsonl`));
    const titles = titlesOf(pages);
    const documents = pages.map(({ path, url, content }, at) => ({
      ...prose(path, titles[at]!, cleanText({ text: content, url })),
      url,
    }));
    const asked = readLines<VisitorQuestion>(join(within, `${name}.questions.jsonl`));
    const language = languageOfMost(documents);
    return {
      set: name,
      sort: "site",
      language,
      isNoisy: false,
      documents,
      questions: asked.flatMap(questionsOf),
    };
  });
}

/** A conversation of two turns is asked twice: its first turn alone, then both. */
function questionsOf({ type, question, turns, docs, must, first }: VisitorQuestion): CalibrationQuestion[] {
  const said = turns ?? [question!];
  const last: CalibrationQuestion = {
    text: said.at(-1)!,
    before: said.slice(0, -1),
    label: labelOf(type),
    type,
    sources: docs ?? [],
    ...(must && { must: must.map((entry) => [entry].flat()) }),
  };
  if (first === undefined) return [last];
  const opening = { text: said[0]!, before: [], label: "in", type: "first", sources: first.docs } as const;
  return [{ ...opening, must: first.must.map((entry) => [entry].flat()) }, last];
}

/** Gives the title of a page, or its first heading where other pages have the same title, or none. */
function titlesOf(pages: readonly Page[]): string[] {
  const own = pages.map(({ format, content }) => plain((format === "html" ? pageTitle : frontTitle).exec(content)));
  return pages.map(({ format, content, path }, at) => {
    const isOnlyHere = own[at] !== "" && own.filter((title) => title === own[at]).length === 1;
    const body = content.replace(/<head[\s\S]*?<\/head>/i, "").replace(/^---[\s\S]*?\n---/, "");
    const heading = plain((format === "html" ? pageHeading : markdownHeading).exec(body));
    return ((isOnlyHere ? own[at] : heading || own[at]) || path).slice(0, LONGEST_TITLE);
  });
}

const plain = (found: RegExpExecArray | null): string =>
  (found?.[1] ?? "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
