/**
 * What may be HTML, a comment, an entity, an image, a definition of a link, a statement of MDX, or a
 * link that does not lead to an address of the web. No text makes the expression slow: it runs on
 * the main thread, over texts of any length.
 */
const signs =
  /<[a-z/!?]|&#?[a-z0-9]{1,32};|!\[|\]:|\]\((?!https?:\/\/[^\s&()[\]]*[\s)]|mailto:[^\s&()[\]]*\))|^(?:import|export)\s|\{\/\*/im;
const frontMatter = /^\uFEFF?(?:---|\+\+\+)[ \t]*\r?\n/;

/** Whether a text may change when it is cleaned: most texts are spared the parser by this. */
export function needsCleaning(text: string): boolean {
  return signs.test(text) || frontMatter.test(text);
}
