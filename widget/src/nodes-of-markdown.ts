import { renderMarkdown } from "../../sdks/typescript/src/markdown/render-markdown.ts";
import { element } from "./element.ts";

const piece = /<(\/?)([a-z][a-z0-9]*)((?: [a-z]+="[^"]*")*)>|&(amp|lt|gt|quot|#39);|[^<&]+|[<&]/g;
const attribute = /([a-z]+)="([^"]*)"/g;
const signs: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
/** Nothing else is made, whatever the text says. */
const allowed = new Set(
  "p br hr h1 h2 h3 h4 h5 h6 ul ol li blockquote pre code em strong del a table thead tbody tr th td".split(" "),
);
const isVoid = new Set(["br", "hr"]);
const attributes = new Set(["href", "target", "rel", "align", "start"]);

/**
 * Turns Markdown into nodes. The renderer of the client writes HTML of a few tags, which is read here: a
 * page with Trusted Types lets no script set HTML.
 */
export function nodesOfMarkdown(markdown: string): DocumentFragment {
  const top = document.createDocumentFragment();
  const open: (DocumentFragment | HTMLElement)[] = [top];
  for (const [whole, isEnd, tag, written = "", sign] of renderMarkdown(markdown).matchAll(piece)) {
    const within = open.at(-1)!;
    if (sign !== undefined) within.append(signs[sign]!);
    else if (tag === undefined) within.append(whole);
    else if (!allowed.has(tag)) continue;
    else if (isEnd) {
      if (open.length > 1) open.pop();
    } else {
      const made = element(tag as "p", readAttributes(written));
      within.append(made);
      if (!isVoid.has(tag)) open.push(made);
    }
  }
  return top;
}

function readAttributes(written: string): Record<string, string> {
  const pairs = [...written.matchAll(attribute)].filter(([, name]) => attributes.has(name!));
  return Object.fromEntries(pairs.map(([, name, value]) => [name, decode(value!)]));
}

function decode(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39);/g, (_, sign) => signs[sign]!);
}
