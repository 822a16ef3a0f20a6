import { Parser } from "htmlparser2";
import { cleanText } from "../clean-text.ts";
import { kindOfMarkup } from "../html/kind-of-markup.ts";
import type { FileText } from "./file-document.ts";
import { firstHeading, webAddress } from "./read-markdown-file.ts";

/** Reads a file of HTML: its main text, and its own address and title. */
export function readHtmlFile(html: string, base: string | undefined): FileText {
  const head = readHead(html);
  const url = head.canonical === undefined ? null : webAddress(head.canonical, base);
  const kind = kindOfMarkup(html) === "page" ? "page" : "fragment";
  const markdown = cleanText({ text: html, url: base ?? url ?? undefined, kind });
  const heading = firstHeading(markdown);
  // A title often has the name of the site behind that of the page.
  const isWithin = heading !== null && head.title.toLowerCase().includes(heading.toLowerCase());
  return { title: isWithin || head.title === "" ? heading : head.title, markdown, url };
}

const mostCharactersOfTitle = 1_000;

function readHead(html: string): { title: string; canonical: string | undefined } {
  let title = "";
  let canonical: string | undefined;
  let isTitle = false;
  const parser = new Parser({
    onopentag(name, { rel, href }) {
      isTitle = name === "title" && title === "";
      if (name === "link" && rel === "canonical") canonical ??= href;
      // The titles of drawings are no titles of the page.
      if (name === "body" || name === "svg") parser.pause();
    },
    ontext(text) {
      if (isTitle && title.length < mostCharactersOfTitle) title += text;
    },
    onclosetag(name) {
      if (name === "title") isTitle = false;
    },
  });
  parser.write(html.slice(0, 1_000_000));
  return { title: title.replace(/\s+/g, " ").trim(), canonical };
}
