import type { readFile } from "@parley/documents";
import { maxContentLength, maxTitleLength } from "../schema.ts";
import type { LearntDocument, LearntPage } from "./store-page.ts";

type ReadFile = Awaited<ReturnType<typeof readFile>>;
type TextFile = Exclude<ReadFile, { kind: "archive" }>;

/**
 * Makes of a file's text what is stored of it. `url`: what its citations lead to, unless the file names
 * its own address. Gives undefined for an archive, whose files are sources.
 */
export function learntOfFile(
  read: ReadFile,
  { name, url }: { name: string; url: string | null },
): (Omit<LearntPage, "seen"> & { tags: string[] }) | undefined {
  if (read.kind === "archive") return undefined;
  const { document } = read;
  const title = (document?.title ?? name.replace(/^.*\/|\.\w{1,5}$/g, "")).slice(0, maxTitleLength);
  const texts = document === null ? [] : textsOf(document, title, url);
  const documents = read.kind === "faqs" ? [...faqsOf(read.faqs, url), ...texts] : texts;
  const notes = read.kind === "faqs" ? read.notes : read.document.notes;
  return { title, words: wordsOf(documents), documents, notes, tags: document?.tags ?? [] };
}

function faqsOf(faqs: Extract<ReadFile, { kind: "faqs" }>["faqs"], url: string | null): LearntDocument[] {
  return faqs.map(({ question, answer, alternatives }) => ({
    ...{ type: "faq", title: question, url, text: answer },
    ...{ questions: [question, ...alternatives], pages: [] },
  }));
}

function textsOf(document: NonNullable<TextFile["document"]>, title: string, url: string | null): LearntDocument[] {
  return partsOf(document.markdown, document.pages).map(({ text, pages }, at) => ({
    ...{ type: "text", title: at === 0 ? title : `${title} (${at + 1})` },
    ...{ url: document.url ?? url, text, questions: [], pages },
  }));
}

type Part = { text: string; pages: number[] };

/**
 * Cuts a text that is longer than a document may be, between two paragraphs, or two rows of a table,
 * whose heading and header each part has.
 */
function partsOf(markdown: string, pages: readonly number[]): Part[] {
  const parts: Part[] = [];
  for (let start = 0, header = ""; start < markdown.length; ) {
    const most = start + maxContentLength / 2;
    const end = most >= markdown.length ? markdown.length : cutBefore(markdown, start, most);
    parts.push({ text: header + markdown.slice(start, end), pages: pagesFrom(pages, start - header.length, end) });
    header = headerAt(markdown, end);
    start = end;
  }
  return parts;
}

function cutBefore(markdown: string, start: number, most: number): number {
  for (const mark of ["\n\n", "\n"]) {
    const at = markdown.lastIndexOf(mark, most - mark.length);
    // A long way back there is another paragraph, and a table without one in between.
    if (at > start + (most - start) / 2) return at + mark.length;
  }
  return most;
}

const longestHeader = 10_000;

/** Gives what stands above the rows of a table that goes on here: its heading, its header and its rule. */
function headerAt(markdown: string, at: number): string {
  if (!markdown.startsWith("|", at) || markdown[at - 1] !== "\n") return "";
  const begin = markdown.lastIndexOf("\n\n", at) + 1;
  const lines = markdown
    .slice(begin, begin + longestHeader)
    .trimStart()
    .split("\n", 2);
  if (lines.length < 2 || !/^\|(?: ?:?-+:? ?\|)+$/.test(lines[1]!)) return "";
  const above = markdown.slice(Math.max(0, begin - longestHeader), begin);
  const heading = /(?:^|\n)(#{1,6} [^\n]*)\n\s*$/.exec(above)?.[1];
  return `${heading === undefined ? "" : `${heading}\n\n`}${lines.join("\n")}\n`;
}

/**
 * Gives the beginnings of the pages as offsets in a part. Pages before it begin below 0, so that each page
 * keeps its number.
 */
function pagesFrom(pages: readonly number[], start: number, end: number): number[] {
  return pages.filter((at) => at < end).map((at) => at - start);
}

function wordsOf(documents: readonly LearntDocument[]): number {
  return documents.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
}
