import MarkdownIt from "markdown-it";

/**
 * HTML that authors write within Markdown is shown as text. Every address is let through here and
 * checked by `cleanHtml`, which names the links that cannot stand in a mail.
 */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: false, maxNesting: 50 });
markdown.validateLink = () => true;
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });

export function markdownToHtml(source: string): string {
  return markdown.render(source);
}
