/**
 * Markdown as HTML that is safe in any page, whoever wrote it. The HTML consists of paragraphs,
 * headings, lists, tables, quotations, code, emphasis, struck text and links. A line break in a
 * paragraph stays one. HTML in the Markdown is shown as text, images become links, and links lead to
 * http, https and mailto addresses only. The time grows with the length of the text, whatever the
 * text is.
 *
 * @example
 * element.innerHTML = renderMarkdown(answer.aiResponse);
 */
export declare function renderMarkdown(markdown: string): string;
