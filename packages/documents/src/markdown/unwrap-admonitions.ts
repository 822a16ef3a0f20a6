import { FencedLines } from "./fenced-lines.ts";

/** `!!! note "Title"`, `???+ tip`, `!!! danger inline end "Title"`, `=== "Tab"` */
const opening =
  /^([ \t]*)(?:(?:!!!|\?\?\?\+?)[ \t]+[a-z][\w-]*(?:[ \t]+[\w-]+){0,3}|(===)[!+]?(?=[ \t]+"))[ \t]*(?:"(.*)")?[ \t]*\r?$/i;
const listItem = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]/;
/** Writers nest less, and each level is looked through again. */
const mostDepth = 5;

/**
 * Takes the notes and tabs of MkDocs, whose content is indented and would be read as code, out of
 * their marks: a note becomes a quotation, a tab its title and content. Code stays as it is.
 */
export function unwrapAdmonitions(text: string): string {
  return /^[ \t]*(?:!!!|\?\?\?|===)\+?!?[ \t]/m.test(text) ? unwrapLines(text.split("\n"), 0).join("\n") : text;
}

function unwrapLines(lines: readonly string[], depth: number): string[] {
  const written: string[] = [];
  const fences = new FencedLines();
  let isInList = false;
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    if (listItem.test(line)) isInList = true;
    else if (/^\S/.test(line)) isInList = false;
    const [, indent = "", tab, title = ""] = opening.exec(line) ?? [undefined];
    const isCode = fences.read(line) || (widthOf(indent) >= 4 && !isInList);
    const end =
      isCode || depth === mostDepth || !opening.test(line) ? at : endOfContent(lines, at, widthOf(indent) + 4);
    if (end === at) {
      written.push(line);
      continue;
    }
    const content = lines.slice(at + 1, end).map((each) => withoutIndent(each, widthOf(indent) + 4));
    const mark = tab === undefined ? "> " : "";
    const first = content.findIndex((each) => each.trim() !== "");
    const named = title.trim() === "" ? [] : [`**${title.trim()}**`, ""];
    const own = [...named, ...unwrapLines(content.slice(first), depth + 1)];
    written.push("", ...own.map((each) => `${indent}${mark}${each}`.trimEnd()), "");
    at = end - 1;
  }
  return written;
}

/** Returns the line behind the last one that is indented so far. */
function endOfContent(lines: readonly string[], from: number, width: number): number {
  let end = from;
  for (let at = from + 1; at < lines.length; at++) {
    if (lines[at]!.trim() === "") continue;
    if (widthOf(lines[at]!) < width) break;
    end = at;
  }
  return end === from ? from : end + 1;
}

function widthOf(line: string): number {
  let width = 0;
  for (const sign of line) {
    if (sign === "\t") width += 4 - (width % 4);
    else if (sign === " ") width++;
    else break;
  }
  return width;
}

function withoutIndent(line: string, width: number): string {
  let at = 0;
  for (let seen = 0; seen < width && /[ \t]/.test(line.charAt(at)); at++)
    seen += line[at] === "\t" ? 4 - (seen % 4) : 1;
  return line.slice(at);
}
