import { type Html, html, markup } from "../../../kernel/pages/html.ts";

/** Writes a sentence with code of Markdown as HTML. Everything else in it is text. */
export function inline(sentence: string): Html {
  const pieces = sentence.split(/`([^`]+)`/);
  return markup(
    pieces.map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`).text).join(""),
  );
}

/** Writes several paragraphs, which an empty line parts. */
export function paragraphs(text: string): Html {
  const parts = text.split(/\n{2,}/).filter((part) => part.trim() !== "");
  return html`${parts.map((part) => html`<p>${inline(part)}</p>`)}`;
}

/** Writes a text as the end of an address, as GitHub does for headings. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, "")
    .trim()
    .replaceAll(" ", "-");
}
