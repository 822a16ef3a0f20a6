import type { Heading, Passage } from "../../passage.ts";
import { explicitAnchor, headingText } from "./heading-of.ts";
import { unmarkedLevel } from "./read-blocks.ts";

/** The section says where in a document a passage stands. */
export type Section = {
  /** The headings above it, outermost first; the title of the document is not among them. */
  section: readonly string[];
  /** The fragment that leads there in the address of the document; null above all headings. */
  anchor: string | null;
};

type Sectioned = { text: string; title: string; passages: readonly Passage[] };

export function sectionOf(document: Sectioned, headings: readonly Heading[]): Section {
  const { text, title } = document;
  const named = headings.map((heading) => ({ ...heading, name: headingText(text, heading) }));
  // The title stands at the top of the page, where its address leads by itself.
  const own = named.filter(({ name }) => name !== title.trim());
  const marked = own.filter(({ level }) => level < unmarkedLevel).at(-1);
  const anchor = marked === undefined ? null : anchorsOf(document).get(marked.start)!;
  return { section: own.map(({ name }) => name), anchor };
}

/** Gives the headings above a passage, outermost first, without the title of the document. */
export function headingPath(
  { text, title }: Pick<Sectioned, "text" | "title">,
  headings: readonly Heading[],
): readonly string[] {
  return headings.map((heading) => headingText(text, heading)).filter((name) => name !== title.trim());
}

/** The anchors of the documents that were found so far are kept: a document never changes. */
const knownAnchors = new WeakMap<Sectioned["passages"], ReadonlyMap<number, string>>();

/**
 * The anchor of each heading, by its start, as most publishing tools make them: the words in lower
 * case, joined by hyphens, and a number behind those that are there already.
 */
function anchorsOf({ text, passages }: Sectioned): ReadonlyMap<number, string> {
  const known = knownAnchors.get(passages);
  if (known !== undefined) return known;
  const anchors = new Map<number, string>();
  const counts = new Map<string, number>();
  const taken = new Set<string>();
  for (const { headings } of passages) {
    for (const heading of headings) {
      if (heading.level >= unmarkedLevel || anchors.has(heading.start)) continue;
      const explicit = explicitAnchor(text, heading);
      const slug = explicit ?? slugOf(headingText(text, heading));
      let count = counts.get(slug) ?? 0;
      let anchor = count === 0 ? slug : `${slug}-${count}`;
      // "Prices 1" may have taken the anchor of the second "Prices".
      while (explicit === undefined && taken.has(anchor)) anchor = `${slug}-${++count}`;
      counts.set(slug, count + 1);
      taken.add(explicit ?? anchor);
      anchors.set(heading.start, explicit ?? anchor);
    }
  }
  knownAnchors.set(passages, anchors);
  return anchors;
}

function slugOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}
