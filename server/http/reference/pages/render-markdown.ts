import { anchorOf } from "./inline.ts";

/** Renders a page that Parley itself wrote. */
export type RenderMarkdown = (text: string) => string;

/** The anchors that a page has so far. */
type Taken = Set<string>;

/**
 * Makes the function that renders the Markdown of this repository as HTML. Headings, and the rows of tables whose
 * first cell is a name, have anchors. Raw HTML in the text is shown as text.
 */
export async function markdownRenderer(): Promise<RenderMarkdown> {
  const { default: MarkdownIt } = await import("markdown-it");
  const markdown = new MarkdownIt({ html: false, linkify: false });
  const { rules } = markdown.renderer;
  rules.heading_open = (tokens, index, options, page, renderer) => {
    tokens[index]!.attrSet("id", freeAnchor(page?.taken as Taken, textOf(tokens[index + 1]?.content)));
    return renderer.renderToken(tokens, index, options);
  };
  rules.tr_open = (tokens, index, options, page, renderer) => {
    const isBody = tokens[index + 1]?.type === "td_open";
    if (isBody) tokens[index]!.attrSet("id", freeAnchor(page?.taken as Taken, textOf(tokens[index + 2]?.content)));
    return renderer.renderToken(tokens, index, options);
  };
  rules.table_open = () => '<div class="wide" tabindex="0" role="region" aria-label="Table"><table>\n';
  rules.table_close = () => "</table></div>\n";
  const fence = rules.fence!;
  rules.fence = (...parts) => fence(...parts).replace("<pre>", '<pre tabindex="0">');
  return (text) => markdown.render(text, { taken: new Set<string>() satisfies Taken });
}

/** A title that stands on its page twice gets a number, as GitHub does, so that each link has one target. */
function freeAnchor(taken: Taken, title: string): string {
  const first = anchorOf(title);
  let anchor = first;
  for (let number = 1; taken.has(anchor); number++) anchor = `${first}-${number}`;
  taken.add(anchor);
  return anchor;
}

function textOf(content = ""): string {
  return content.replace(/`|\*\*|\[([^\]]*)\]\([^)]*\)/g, "$1");
}
