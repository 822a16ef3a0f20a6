import { createHash } from "node:crypto";
import { Problem } from "../../../kernel/problem.ts";
import { Answer } from "../../../kernel/wire/route.ts";

const style = `
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 26rem; margin: 4rem auto; padding: 0 1rem; }
label, input, button { display: block; font: inherit; }
input { width: 100%; box-sizing: border-box; margin: .25rem 0; padding: .5rem; }
button { margin-top: 1rem; padding: .5rem 1.25rem; }
`;
const styleHash = createHash("sha256").update(style).digest("base64");
const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`;

/**
 * A page that a link in a mail leads to. Opening the link changes nothing, because mail scanners
 * open links: each page has a button that sends a form. No page needs a script. `title` and
 * `content` are HTML.
 */
export function htmlPage(status: number, title: string, content: string): Answer {
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>${title}</title><style>${style}</style></head>
<body><main><h1>${title}</h1>${content}</main></body></html>
`;
  return new Answer(status, html, { "content-type": "text/html; charset=utf-8", "content-security-policy": policy });
}

/** The paragraph that tells the reader what is wrong; empty without a sentence. */
export function alertOf(sentence: string): string {
  return sentence === "" ? "" : `<p role="alert">${escapeHtml(sentence)}</p>`;
}

export function hiddenToken(token: string): string {
  return `<input type="hidden" name="token" value="${escapeHtml(token)}">`;
}

/**
 * Explains on the page what the reader can correct (status 403 and 422). Other problems are answered
 * like on any route.
 */
export async function orExplain(
  work: () => Promise<Answer>,
  explain: (sentence: string) => Answer | Promise<Answer>,
): Promise<Answer> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Problem && (error.type.status === 403 || error.type.status === 422))
      return explain(error.detail);
    throw error;
  }
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
