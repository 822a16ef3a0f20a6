import { html } from "../../../kernel/pages/html.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import type { ApiVersion } from "../../../kernel/versions/api-versions.ts";
import { type OperationText, readOperations } from "../operations/read-operation.ts";
import type { ReferenceSource } from "../reference-source.ts";
import { chapterPages } from "./chapter-pages.ts";
import type { DocPage, SearchEntry } from "./doc-page.ts";
import { filePages } from "./file-pages.ts";
import { anchorOf } from "./inline.ts";
import { listPages } from "./list-pages.ts";
import { markdownRenderer } from "./render-markdown.ts";
import { setUp } from "./set-up.ts";

/** All pages of the reference, in the order of its table of contents, and what the search finds. */
export type AllPages = { pages: readonly DocPage[]; entries: readonly SearchEntry[] };

/**
 * Makes the pages of the server at `address`, in pieces between which other requests run. Each page is written
 * when it is first opened.
 */
export async function allPages(
  source: ReferenceSource,
  newestFirst: readonly ApiVersion[],
  address: string,
): Promise<AllPages> {
  const render = await markdownRenderer();
  const yieldIfDue = periodicYield();
  const operations = await readOperations(source.routes, source.openApi, newestFirst);
  await yieldIfDue();
  const files = filePages(render, newestFirst);
  await yieldIfDue();
  const inSection = (section: string) => files.filter((page) => page.section === section);
  const others = [
    ...inSection("Guides"),
    ...inSection("Clients"),
    ...chapterPages(operations),
    ...listPages(source, operations, render),
    ...inSection("Lists"),
  ];
  const pages = [startPage(others, address), ...others];
  const headings: SearchEntry[] = [];
  for (const page of pages) {
    headings.push(...headingsOf(page));
    await yieldIfDue();
  }
  return { pages, entries: entriesOf(source, pages, operations, headings) };
}

function startPage(others: readonly DocPage[], address: string): DocPage {
  const about = "An AI assistant service for any application: its interface, guides and words.";
  const title = "Parley reference";
  const beginning = setUp(address);
  const list = (section: string) => others.filter((page) => page.section === section);
  const links = (section: string) =>
    html`<ul class="cards">${list(section).map((page) => html`<li><a href="${page.path}">${page.title}</a><span>${page.about}</span></li>`)}</ul>`;
  return {
    ...{ path: "/docs", title, about, section: "Start" },
    write: () =>
      html`<p class="about">${about}</p>${beginning.html}
<h2 id="guides">Guides</h2>${links("Guides")}<h2 id="clients">Clients</h2>${links("Clients")}
<h2 id="operations">Operations</h2>${links("Operations")}<h2 id="lists">Lists</h2>${links("Lists")}`.text,
    markdown: () => `# ${title}\n\n${about}\n\n${beginning.markdown}\n${writeTableOfContents(others)}`,
  };
}

/** Lists the pages as llms.txt and the Markdown of the first page name them. */
export function writeTableOfContents(pages: readonly DocPage[]): string {
  const sections = [...new Set(pages.map(({ section }) => section))];
  return sections
    .map((section) => {
      const own = pages.filter((page) => page.section === section);
      const lines = own.map(
        ({ path, title, about }) => `- [${title}](${path}.md)${about === "" ? "" : `: ${about}`}\n`,
      );
      return `## ${section}\n\n${lines.join("")}`;
    })
    .join("\n");
}

function entriesOf(
  { problems, events, scopes }: ReferenceSource,
  pages: readonly DocPage[],
  operations: readonly OperationText[],
  headings: readonly SearchEntry[],
): SearchEntry[] {
  return [
    ...pages.map(({ title, path, section, about }): SearchEntry => [title, path, section, about]),
    ...operations.map(({ summary, tag, anchor, name }): SearchEntry => [summary, `/docs/${tag}#${anchor}`, name, ""]),
    ...headings,
    ...events.map(
      ({ type, summary }): SearchEntry => [type, `/docs/events#${type.replaceAll(".", "-")}`, "Event", summary],
    ),
    ...problems.map(({ code, title }): SearchEntry => [code, `/docs/problems#${code}`, "Problem", title]),
    ...scopes.map(({ name, summary }): SearchEntry => [name, `/docs/scopes#${anchorOf(name)}`, "Scope", summary]),
  ];
}

/** The headings of guides, the words of the glossary, and the names of settings. */
function headingsOf(page: DocPage): SearchEntry[] {
  if (page.section === "Operations" || /\/(?:events|problems|scopes|changes)$/.test(page.path)) return [];
  const text = page.markdown().replace(/^ *```[\s\S]*?^ *```$/gm, "");
  const headings = [...text.matchAll(/^#{2,4} +(.+)$/gm)].map((found) => found[1]!.replaceAll("`", ""));
  const isList = /\/(?:glossary|configuration)$/.test(page.path);
  const rows = isList ? [...text.matchAll(/^\| `?([^|`]+?)`? \| ([^|]*)/gm)].slice(2) : [];
  return [
    ...headings.map((title): SearchEntry => [title, `${page.path}#${anchorOf(title)}`, page.title, ""]),
    ...rows.map(
      ([, word, meaning]): SearchEntry => [word!, `${page.path}#${anchorOf(word!)}`, page.title, meaning!.slice(0, 90)],
    ),
  ];
}
