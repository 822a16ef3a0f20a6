import { type Html, html, markup } from "../../../kernel/pages/html.ts";
import type { DocPage, SectionName } from "./doc-page.ts";

const sections: readonly SectionName[] = ["Start", "Guides", "Clients", "Operations", "Lists"];

/** The pages load their own script and style, and nothing of anybody else. */
export const pagePolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

type Frame = { title: string; path: string; about?: string; isWide?: boolean; content: string; question?: string };

/** Writes a page with the table of contents beside it. `stamp` names the state of the style and the script. */
export function writeFrame(frame: Frame, pages: readonly DocPage[], stamp: string): string {
  const { title, path, about = "", isWide = false, content, question = "" } = frame;
  const name = title === "Parley reference" ? title : `${title} – Parley reference`;
  const asMarkdown =
    path === "/docs/search"
      ? undefined
      : html`<link rel="alternate" type="text/markdown" href="${markdownPathOf(path)}">`;
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="description" content="${about}"><title>${name}</title>${asMarkdown}
<link rel="stylesheet" href="/docs/assets/docs.css?of=${stamp}"><script type="module" src="/docs/assets/docs.js?of=${stamp}"></script></head>
<body><a class="skip" href="#content">To the content</a>
<header class="top"><a class="brand" href="/docs">Parley <span>reference</span></a>
<form role="search" action="/docs/search"><label class="hidden" for="q">Search the reference</label><input id="q" name="q" type="search" value="${question}" placeholder="Search" autocomplete="off" maxlength="100"><kbd aria-hidden="true">/</kbd></form>
<a class="open-contents" href="#contents">Contents</a></header>
<div class="frame"><nav id="contents" class="contents" aria-label="Contents"><a class="close-contents" href="#content">Close</a>${sections.map((section) => writeSection(section, pages, path))}</nav>
<main id="content"${isWide ? markup(' class="wide"') : undefined}><h1>${title}</h1>${markup(content)}</main></div></body></html>
`.text;
}

export function markdownPathOf(path: string): string {
  return path === "/docs" ? "/docs/index.md" : `${path}.md`;
}

function writeSection(section: SectionName, pages: readonly DocPage[], path: string): Html {
  const own = pages.filter((page) => page.section === section);
  const links = own.map((page) => {
    const current = page.path === path ? markup(' aria-current="page"') : undefined;
    return html`<li><a href="${page.path}"${current}>${page.title}</a></li>`;
  });
  return html`<h2>${section}</h2><ul>${links}</ul>`;
}
