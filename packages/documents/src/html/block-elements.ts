/** These sets are all that Parley knows of the elements of HTML. */

const namesOf = (names: string): ReadonlySet<string> => new Set(names.split(" "));

/** Elements that say nothing to a reader, with all that they hold. */
export const droppedElements = namesOf(
  "script style template noscript iframe object embed svg canvas audio video map head nav select textarea input datalist",
);

/** These elements surround the text of a whole page, and are no part of it. */
export const surroundingElements = namesOf("header footer aside form dialog menu");

/** Elements that begin a block of their own. */
export const blockElements = namesOf(
  "address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption figure footer form frame frameset h1 h2 h3 h4 h5 h6 header hr html legend li main menu ol optgroup option p pre search section summary table tbody td tfoot th thead tr ul",
);

/** Elements around blocks, within which Markdown is usual. */
export const wrappingElements = namesOf(
  "article aside center details div figure footer header main section span summary",
);

const inlineElements = namesOf(
  "a abbr acronym b base basefont bdi bdo big blink br button cite code data del dfn em font i img ins kbd label link mark marquee math meta meter nobr output param picture progress q rp rt ruby s samp slot small source span strike strong sub sup tfoot time title track tt u var wbr",
);

export function isKnownElement(name: string): boolean {
  return blockElements.has(name) || inlineElements.has(name) || droppedElements.has(name);
}
