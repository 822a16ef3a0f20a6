import { Growth } from "../growth.ts";
import { type Facts, readFacts } from "./facts/read-facts.ts";
import { readThings } from "./facts/read-things.ts";
import { type Fingerprint, fingerprintOf } from "./near-equal-pages.ts";
import { chooseTitle, isShell, type PageHead, readHead } from "./read-head.ts";
import { readMainText } from "./text/main-text.ts";
import { countWords, findElement, parsePage } from "./text/parse-page.ts";

/** A page with a field for a password and no more text than this asks for a sign-in. */
const wordsOfSignIn = 150;

export type ReadPage = Omit<PageHead, "titles"> &
  Facts & {
    /** The page's own title, without the name of its site. */
    title: string | null;
    /** The page's text, without what stands around it. */
    markdown: string;
    /** Blocks of its header, its footer and its sides, for `siteDetails`. */
    around: string[];
    /** The page is the shell of a script, which would make its text. */
    needsScript: boolean;
    looksLikeSignIn: boolean;
    words: number;
    /** By it near-equal pages are found: see `NearEqualPages`. */
    fingerprint: Fingerprint;
  };

/**
 * Reads a web page: its text as Markdown, and what it says of itself. `url` is its address after
 * redirects. A process or a thread runs it. Throws TextGrowsTooLong.
 */
export function readPage({ html, url }: { html: string; url: string }): ReadPage {
  const root = parsePage(html);
  const { titles, ...head } = readHead(root, url);
  const things = readThings(root);
  const hasPassword = findElement(
    root,
    ({ name, attribs }) => name === "input" && /^password$/i.test(attribs.type ?? ""),
  );
  const needsScript = isShell(root);
  const { heading, markdown, around } = readMainText(root, { url, growth: new Growth() });
  const title = chooseTitle(heading, titles, url);
  const facts = readFacts(things, { url, language: head.language ?? "en", markdown });
  const words = countWords(markdown);
  return {
    ...head,
    ...facts,
    title,
    markdown,
    around,
    needsScript,
    looksLikeSignIn: hasPassword !== undefined && words < wordsOfSignIn,
    words,
    fingerprint: fingerprintOf({ title, markdown }),
  };
}
