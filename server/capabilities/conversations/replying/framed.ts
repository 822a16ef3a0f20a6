/**
 * Begins each line of a question for the person's yes. A model cannot write it: `withoutFrame`
 * takes it out of everything that a model says.
 */
const frame = "┃";
/** The frame, and what looks like it. */
export const frameLike =
  /[\u01C0\u01C1\u2016\u2223\u2225\u23B8\u23B9\u23D0\u2502\u2503\u2506\u2507\u250A\u250B\u254E\u254F\u2551\u2575\u2577\u2579\u257B\u257D\u257F\u258C-\u2590\u2595\u2758-\u275A\uFE31\uFE33\uFFE8]/gu;
const harmlessFrame = "|";

/** A model's text without the frame. It has the same length, so places in the text stay right. */
export function withoutFrame(text: string): string {
  return text.replace(frameLike, harmlessFrame);
}

/** Two blanks at the end of a line break the line in Markdown, too. */
export function framed(lines: readonly string[]): string {
  return lines.map((line) => `${frame} ${line}`).join("  \n");
}
