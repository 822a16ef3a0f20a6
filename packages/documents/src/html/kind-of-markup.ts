import { isKnownElement } from "./block-elements.ts";

const startOfPage = /^<(?:!doctype\s+html|html|head|body)\b/i;
/** Where Markdown would show, it is not looked for. */
const verbatim = /<(pre|code|script|style|textarea)\b.*?<\/\1\s*>/gis;
const signsOfMarkdown = /^ {0,3}(?:#{1,6}[ \t]|[-*+][ \t]|\d{1,9}[.)][ \t]|```|~~~|>|\|)|\]\(|\*\*\S|`[^`\n]+`|^:::/m;
const closedBlock = /<\/(?:p|li|ul|ol|h[1-6]|div|td|tr|table|blockquote|section|article|pre|dl)\s*>/i;

/** Tells how a text is to be read: as a whole page of HTML, as a part of one, or as Markdown. */
export function kindOfMarkup(text: string): "page" | "fragment" | "markdown" {
  const opening = withoutComments(text);
  if (startOfPage.test(opening)) return "page";
  if (!closedBlock.test(text)) return "markdown";
  const name = /^<([a-z][a-z0-9]*)(?=[\s/>])/i.exec(opening)?.[1]?.toLowerCase();
  const beginsWithElement = name !== undefined && isKnownElement(name);
  // Paragraphs between blank lines are Markdown with remnants of HTML.
  if (!beginsWithElement && /\n[ \t\r]*\n/.test(text)) return "markdown";
  return signsOfMarkdown.test(text.replace(verbatim, "")) ? "markdown" : "fragment";
}

/** Gives the text after the comments and declarations that it begins with. */
function withoutComments(text: string): string {
  let at = 0;
  for (;;) {
    while (at < text.length && /[\s\uFEFF]/.test(text[at]!)) at++;
    const end = text.startsWith("<!--", at) ? "-->" : text.startsWith("<?", at) ? ">" : undefined;
    const found = end === undefined ? -1 : text.indexOf(end, at);
    if (found === -1) return text.slice(at, at + 100);
    at = found + end!.length;
  }
}
