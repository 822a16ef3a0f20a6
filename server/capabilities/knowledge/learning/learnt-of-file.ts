import type { readFile } from "@parley/documents";
import { maxContentLength } from "../schema.ts";
import type { LearntDocument, LearntPage } from "./store-page.ts";

type ReadFile = Awaited<ReturnType<typeof readFile>>;

/** Makes of a file's text what is stored of it. Gives undefined for an archive, whose files are sources. */
export function learntOfFile(
  read: ReadFile,
  { name, url }: { name: string; url: string | null },
): Omit<LearntPage, "seen"> | undefined {
  if (read.kind === "archive") return undefined;
  const fallback = name.replace(/\.\w{1,5}$/, "");
  if (read.kind === "faqs") {
    const documents = read.faqs.map(({ question, answer, alternatives }) => ({
      type: "faq" as const,
      title: question,
      url,
      text: answer,
      questions: [question, ...alternatives],
      pages: [],
    }));
    return { title: fallback, words: wordsOf(documents), documents };
  }
  const { document } = read;
  const title = document.title ?? fallback;
  const documents = partsOf(document.markdown, document.pages).map(({ text, pages }, at) => ({
    type: "text" as const,
    title: at === 0 ? title : `${title} (${at + 1})`,
    url: document.url ?? url,
    text,
    questions: [],
    pages,
  }));
  return { title, words: wordsOf(documents), documents };
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
