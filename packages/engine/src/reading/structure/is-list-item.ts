import { languages } from "../languages.ts";

const STEP_WORDS = languages.flatMap(({ sentences }) => [...sentences.stepWords]).join("|");
const LIST_ITEM = new RegExp(
  `^[ \\t]*(?:[-*•‣◦·–]|\\(?(?:\\d{1,3}|[a-zA-Z])[.)]|(?:${STEP_WORDS}) \\d{1,3}[:.)])[ \\t]+\\S`,
  "i",
);

const HOLDS_LIST = new RegExp(LIST_ITEM.source, "im");

/** Returns true for a text with at least one line that begins like an item of a list. */
export function holdsListItem(text: string): boolean {
  return HOLDS_LIST.test(text);
}

const HOLDS_NUMBER = /^[ \t]*\d{1,3}[.)][ \t]+\S/m;

/** Returns true for a text with at least one line that begins like a step with its number: "2. Rinse". */
export function holdsNumberedItem(text: string): boolean {
  return HOLDS_NUMBER.test(text);
}

/** Returns true for a line that begins like an item of a list: "- soap", "2. Rinse", "Step 3: dry". */
export function isListItem(line: string): boolean {
  return LIST_ITEM.test(line);
}
