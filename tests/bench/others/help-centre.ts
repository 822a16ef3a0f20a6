import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { serveParent, settingsOfChild } from "../measuring/child.ts";
import { createTexts } from "../measuring/generated-text.ts";

/**
 * A help centre of generated articles of 3 to 20 KB, each with the navigation, the side and the
 * footer of its site. Its first page leads to sections, and each section to its articles.
 */
export type HelpCentreSettings = { articles: number };
export type HelpCentreReady = { url: string; addresses: string[] };

const articlesOfSection = 40;
const { articles } = settingsOfChild<HelpCentreSettings>();
const texts = createTexts(11);
const sections = Array.from({ length: Math.ceil(articles / articlesOfSection) }, (_, at) => ({
  path: `/sections/${at}`,
  title: texts.next(10, 20).title,
}));
const pages = new Map<string, string>();
const written = Array.from({ length: articles - sections.length - 1 }, (_, at) => ({
  path: `/articles/${at}-${texts.next(10, 20).title.replaceAll(" ", "-")}`,
  title: texts.next(10, 20).title,
  section: sections[at % sections.length]!,
}));
const linkTo = ({ path, title }: { path: string; title: string }) => `<a href="${path}">${title}</a>`;
const list = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li class="item">${item}</li>`).join("\n")}</ul>`;

for (const [at, article] of written.entries()) {
  const parts = Array.from({ length: at % 7 }, (_, part) => partOf(at, part));
  const { section } = article;
  const beside = written.filter((other) => other.section === section).slice(at % 20, (at % 20) + 8);
  pages.set(article.path, pageOf(article.title, section, `<p>${sentences(200, 1_200)}</p>${parts.join("\n")}`, beside));
}
for (const section of sections) {
  const own = written.filter((article) => article.section === section);
  pages.set(section.path, pageOf(section.title, section, `<p>${sentences(100, 300)}</p>${list(own.map(linkTo))}`, []));
}
pages.set("/", pageOf("Help", sections[0]!, `<p>${sentences(100, 300)}</p>${list(sections.map(linkTo))}`, []));

function sentences(least: number, most: number): string {
  return texts.next(least, most).content;
}

/** A heading and, in turn, paragraphs, steps, a table or a folded answer. */
function partOf(at: number, part: number): string {
  const heading = `<h2 id="part-${part}">${texts.next(10, 20).title}</h2>`;
  const paragraph = () =>
    `<p>${sentences(150, 700)} <a href="${written[(at * 7 + part) % written.length]!.path}">More</a></p>`;
  switch ((at + part) % 4) {
    case 0:
      return `${heading}${paragraph()}${paragraph()}${paragraph()}`;
    case 1:
      return `${heading}<ol>${Array.from({ length: 6 }, () => `<li><strong>${sentences(20, 40)}</strong> ${sentences(60, 160)}</li>`).join("\n")}</ol>`;
    case 2:
      return `${heading}<table><thead><tr><th>Name</th><th>Use</th><th>Price</th></tr></thead><tbody>${Array.from({ length: 8 }, (_, row) => `<tr><td>${texts.next(10, 20).title}</td><td>${sentences(30, 90)}</td><td>${at + row},50</td></tr>`).join("\n")}</tbody></table>`;
    default:
      return `${heading}${Array.from({ length: 4 }, () => `<details><summary>${texts.next(10, 20).title}?</summary><div class="answer">${paragraph()}</div></details>`).join("\n")}`;
  }
}

function pageOf(title: string, section: { path: string; title: string }, main: string, beside: typeof written): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title} – Help centre</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="description" content="${title}">
<meta property="og:title" content="${title}"><meta property="og:site_name" content="Help centre">
<link rel="stylesheet" href="/theme.css"><script>window.theme = { dark: matchMedia("(prefers-color-scheme: dark)").matches };</script>
</head><body class="help"><a class="skip-link" href="#main">Skip to the text</a>
<header class="header"><div class="logo"><a href="/"><img src="/logo.svg" alt="Help centre"></a></div>
<nav class="user-nav">${list(sections.slice(0, 12).map(linkTo))}</nav>
<form role="search" action="/search"><input type="search" name="query" placeholder="Search"></form></header>
<div class="page"><nav class="breadcrumbs"><ol><li><a href="/">Help</a></li><li>${linkTo(section)}</li></ol></nav>
<aside class="sidebar"><h3>In this section</h3>${list(beside.map(linkTo))}</aside>
<main id="main"><article><h1>${title}</h1><div class="article-meta"><time datetime="2026-03-04">4 March 2026</time></div>
<div class="article-body">${main}</div>
<div class="article-votes"><span>Was this article helpful?</span><button>Yes</button><button>No</button></div></article></main></div>
<footer class="footer"><p>Generated Goods, 7 Sample Street, Whitby YO21 3AA. Telephone 01947 555 0188.</p>
<p>Monday to Friday, 9 a.m. to 5 p.m.</p>${list([`<a href="/sections/0">All sections</a>`, `<a href="/">Home</a>`])}</footer>
<script src="/theme.js"></script></body></html>`;
}

const server = createServer((request, response) => {
  const page = pages.get(request.url!);
  if (page === undefined) return response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>");
  return response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
});
server.listen(0, "127.0.0.1", () => {
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const addresses = [...pages.keys()].map((path) => url + path);
  serveParent(
    { url, addresses } satisfies HelpCentreReady,
    async () => undefined,
    async () => server.close(),
  );
});
