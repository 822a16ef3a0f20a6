import type { Phrases } from "@parley/engine";
import { isObject } from "@parley/json";

/**
 * Begins each line of a question for the person's yes. A model cannot write it: `withoutFrame`
 * takes it out of everything that a model says.
 */
const frame = "┃";
/** The frame, and what looks like it. */
const frameLike =
  /[\u01C0\u01C1\u2016\u2223\u2225\u23B8\u23B9\u23D0\u2502\u2503\u2506\u2507\u250A\u250B\u254E\u254F\u2551\u2575\u2577\u2579\u257B\u257D\u257F\u258C-\u2590\u2595\u2758-\u275A\uFE31\uFE33\uFFE8]/gu;
const harmlessFrame = "|";

/**
 * Takes the frame out of a model's text. The result has the same length, so places in the text stay
 * right.
 */
export function withoutFrame(text: string): string {
  return text.replace(frameLike, harmlessFrame);
}

/** Two blanks at the end of a line break the line in Markdown, too. */
export function framed(lines: readonly string[]): string {
  return lines.map((line) => `${frame} ${line}`).join("  \n");
}

const maxQuestionLength = 3_000;
/** More lines are longer than a question may be. */
const maxLines = 300;
const maxDepth = 8;
/** A longer value is shown by its beginning, its end, and how much is between them. */
const maxShownLength = 300;
const shownStart = 220;
const shownEnd = 60;

/**
 * The question whether an action may be done: each value of its input on a line of its own, then
 * the deed, then the question itself. Undefined when that is too long to read.
 *
 *     ┃ `"note"`: `"Please call me"`
 *     ┃ `shop__add_note`
 *     ┃ Shall I do this? Please answer yes or no.
 *
 * The model chose the names and values, so they are quoted: a value can neither end its line nor
 * look like another line, nor be read as Markdown or HTML.
 */
export function writeConsentQuestion(
  title: string,
  input: Readonly<Record<string, unknown>>,
  { askToAct, leftOut }: Phrases,
): string | undefined {
  const values: string[] = [];
  for (const [name, value] of Object.entries(input)) addLines(values, quote(name, leftOut), value, leftOut);
  const question = framed([...values, code(escapeUnsafe(title)), askToAct]);
  return question.length > maxQuestionLength ? undefined : question;
}

/**
 * A long object or list has a line for each of its values, so that nothing but the middle of one long
 * text is left out. What is nested too deeply is shown whole.
 */
function addLines(lines: string[], name: string, value: unknown, leftOut: Phrases["leftOut"], depth = 0): void {
  if (lines.length > maxLines) return;
  const isParted = (isObject(value) || Array.isArray(value)) && depth < maxDepth;
  if (!isParted || JSON.stringify(value).length <= maxShownLength) {
    lines.push(`${name}: ${quote(value, leftOut)}`);
    return;
  }
  for (const [member, inner] of Object.entries(value)) {
    addLines(lines, `${name} › ${quote(member, leftOut)}`, inner, leftOut, depth + 1);
  }
}

function quote(value: unknown, leftOut: Phrases["leftOut"]): string {
  const written = JSON.stringify(value);
  if (typeof value !== "string" || written.length <= maxShownLength) return code(escapeUnsafe(written));
  const start = written.slice(0, shownStart);
  const end = written.slice(-shownEnd);
  return `${code(escapeUnsafe(start))} (… ${leftOut(written.length - start.length - end.length)} …) ${code(escapeUnsafe(end))}`;
}

/** In Markdown, nothing within a code span has a meaning but the backtick, which is escaped. */
function code(escaped: string): string {
  return `\`${escaped}\``;
}

/**
 * This matches what cannot be seen, turns the direction of the line, looks like a frame, or means something in
 * Markdown code or HTML. Of many blanks in a row, or many accents on one letter, only the first.
 */
const unsafe = new RegExp(
  ["[\\p{C}\\p{DI}`<>&\\u2800]", "(?! )\\p{Z}", "(?<= ) ", "(?<=\\p{M}{3})\\p{M}", frameLike.source].join("|"),
  "gu",
);

function escapeUnsafe(text: string): string {
  return text.replace(unsafe, (found) =>
    Array.from({ length: found.length }, (_, at) => `\\u${found.charCodeAt(at).toString(16).padStart(4, "0")}`).join(
      "",
    ),
  );
}
