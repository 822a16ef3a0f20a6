import type { readFile } from "@parley/documents";
import { maxContentLength } from "../schema.ts";
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
  const title = document?.title ?? name.replace(/^.*\/|\.\w{1,5}$/g, "");
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

/** Cuts a text that is longer than a document may be, between two paragraphs. */
function partsOf(markdown: string, pages: readonly number[]): { text: string; pages: number[] }[] {
  const parts: { text: string; pages: number[] }[] = [];
  for (let start = 0; start < markdown.length; ) {
    const most = start + maxContentLength / 2;
    const cut = most >= markdown.length ? -1 : markdown.lastIndexOf("\n\n", most);
    const end = most >= markdown.length ? markdown.length : cut > start ? cut + 2 : most;
    parts.push({ text: markdown.slice(start, end), pages: pagesFrom(pages, start, end) });
    start = end;
  }
  return parts;
}

/**
 * The beginnings of the pages as offsets in a part. Pages before it begin below 0, so that each page
 * keeps its number.
 */
function pagesFrom(pages: readonly number[], start: number, end: number): number[] {
  return pages.filter((at) => at < end).map((at) => at - start);
}

function wordsOf(documents: readonly LearntDocument[]): number {
  return documents.reduce((sum, { text }) => sum + (text.match(/\S+/g)?.length ?? 0), 0);
}
