/**
 * Finds signs of what cleaning changes: HTML, a comment, an entity, an image, a definition of a
 * link, a statement of MDX, or a link that does not lead to an address of the web. No text makes
 * the expression slow: it runs on the main thread, over texts of any length.
 */
const signs =
  /<[a-z/!?]|&#?[a-z0-9]{1,32};|!\[|\]:|\]\((?!https?:\/\/[^\s&()[\]]*[\s)]|mailto:[^\s&()[\]]*\))|^(?:import|export)\s|\{\/\*/im;
/** A text that matches may hold notes or tags of a documentation tool. */
export const signsOfContainers = /^[ \t]*(?::{3,}|(?:!!!|\?\?\?\+?)[ \t]+[a-z]|===[!+]?[ \t]+")|\{\{[<%]|\{%/im;
export const byteOrderMark = "\uFEFF";
const frontMatter = /^\uFEFF?(?:---|\+\+\+)[ \t]*\r?\n/;

/** Tells whether a text may change when it is cleaned: most texts are spared the parser by this. */
export function needsCleaning(text: string): boolean {
  return signs.test(text) || signsOfContainers.test(text) || frontMatter.test(text) || text.startsWith(byteOrderMark);
}
