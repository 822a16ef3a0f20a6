/** A part of a text that is replaced. */
export type Patch = { from: number; to: number; text: string };

/** Stands where something was left out. No text that comes by the API holds this character. */
export const leftOut = "\0";

/**
 * Applies patches to a text. Of patches that overlap, the first one counts. Lines on which nothing
 * is left go, and the blocks around them stay apart.
 */
export function applyPatches(text: string, patches: readonly Patch[]): string {
  const parts: string[] = [];
  let at = 0;
  for (const patch of [...patches].sort((a, b) => a.from - b.from || b.to - a.to)) {
    if (patch.from < at) continue;
    parts.push(text.slice(at, patch.from), patch.text === "" ? leftOut : patch.text);
    at = patch.to;
  }
  return dropEmptied(parts.join("") + text.slice(at));
}

const emptied = /^(?:[\s\0>]|#{1,6}(?=[\s\0])|[-*+](?=[\s\0])|\d{1,9}[.)](?=[\s\0]))*$/;

function dropEmptied(text: string): string {
  if (!text.includes(leftOut)) return text;
  const kept: string[] = [];
  let isAfterEmptied = false;
  for (const line of text.split("\n")) {
    const isEmptied = line.includes(leftOut) && emptied.test(line);
    // One blank line is enough where a line went.
    if (isAfterEmptied && (isEmptied || line.trim() === "")) continue;
    isAfterEmptied = isEmptied;
    if (!isEmptied) kept.push(line.replace(/ ?\0+(?= |\r?$)|\0+/g, ""));
    else if (kept.length > 0 && kept.at(-1)!.trim() !== "") kept.push(line.endsWith("\r") ? "\r" : "");
  }
  return kept.join("\n");
}
