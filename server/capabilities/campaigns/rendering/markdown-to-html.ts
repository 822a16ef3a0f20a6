import MarkdownIt from "markdown-it";

/**
 * Markdown may hold HTML: it is escaped, so that readers see it as text. This parser accepts every
 * address. `cleanHtml` checks the addresses later, and names the links that a mail cannot hold.
 */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false, maxNesting: 50 });
markdown.validateLink = () => true;
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

export function markdownToHtml(source: string): string {
  return markdown.render(source);
}
