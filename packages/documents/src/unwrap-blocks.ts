import { leftOut } from "./apply-patches.ts";
import { idOfTags, writeAnchor, writtenAnchor } from "./html/anchor-of-heading.ts";
import { wrappingElements } from "./html/block-elements.ts";
import { FencedLines } from "./markdown/fenced-lines.ts";

const onlyTags = /^ {0,3}(?:<\/?[a-zA-Z][\w.:-]*(?:\s[^<>]*)?>\s*)+$/;
const nameOfTag = /<\/?([a-zA-Z][\w.:-]*)/g;
const summary = /^ {0,3}(?:<details(?:\s[^<>]*)?>\s*)?<summary(?:\s[^<>]*)?>(.*?)<\/summary>\s*$/i;
const tag = /<\/?[a-z][^<>]*>/gi;
const markedHeading = /^ {0,3}#{1,6}[ \t]+\S/;
const underline = /^ {0,3}(?:=+|--+)\s*$/;
export const endOfFold = /<\/details\s*>\s*$/i;
const opensFooter = /^ {0,3}<footer(?:\s[^<>]*)?>\s*$/i;
const opensFold = /<(?:details|summary)\b/i;
/** Ends the section of a line in bold. */
export const rule = "---";
const mostLinesBetween = 20;
export const importOfMdx = /^import\s+(?:[\w*{][^"']*\sfrom\s+)?["'][^"']+["'];?\s*$/;
export const exportOfMdx =
  /^export\s+(?:(?:const|let|var)\s+[\w{[][^=]*=|(?:default\s+)?(?:async\s+)?function\b|default\s*[({])/;

/**
 * Takes away the lines of a Markdown text that only open or close an element around Markdown, such
 * as `<details>` or a component of MDX, so that what is between them is read as Markdown. The title
 * of a fold becomes a line of its own, and a rule ends its section. Imports and exports of MDX go. The id of such a line above a
 * heading becomes the heading's anchor.
 */
export function unwrapBlocks(text: string): string {
  const fences = new FencedLines();
  let isExport = false;
  let isAfterBlank = true;
  let id: string | undefined;
  let isFooter = false;
  /** A fold with a title is open. */
  let isFold = false;
  const all = text.split("\n");
  const lastFooter = all.findLastIndex((line) => line.includes("</footer>"));
  const lines = all.map((written, at) => {
    const line = id !== undefined && isHeading(written, all[at + 1]) ? withAnchor(written, id) : written;
    if (line.trim() !== "") id = line.includes("<") && onlyTags.test(line) ? (idOfTags(line) ?? id) : undefined;
    if (fences.read(line)) return line;
    const isBlank = line.trim() === "";
    // A statement goes on to the next blank line.
    isExport = !isBlank && (isExport || (isAfterBlank && exportOfMdx.test(line)));
    const isStatement = isExport || (isAfterBlank && importOfMdx.test(line));
    isAfterBlank = isBlank || isStatement;
    // A footer is of the page and not of its text.
    if (opensFooter.test(line)) isFooter = at < lastFooter;
    if (isFooter || isStatement) {
      if (line.includes("</footer>")) isFooter = false;
      return leftOut;
    }
    if (line.includes("<") && isWrapping(line)) {
      const isEnd = isFold && endOfFold.test(line);
      if (isEnd) isFold = false;
      return isEnd && goesOn(all, at + 1) ? `${leftOut}\n${rule}\n${leftOut}` : leftOut;
    }
    const title = summary.exec(line)?.[1]?.replace(tag, "").trim();
    if (title) isFold = true;
    return title ? `${leftOut}\n**${title.replaceAll("**", "")}**\n${leftOut}` : line;
  });
  return lines.join("\n");
}

/** Tells whether a text follows that belongs to the section around a fold. */
export function goesOn(lines: readonly string[], from: number): boolean {
  const next = lines.slice(from, from + mostLinesBetween).find((line) => {
    return line.trim() !== "" && (!onlyTags.test(line) || opensFold.test(line));
  });
  return next !== undefined && !opensFold.test(next) && !/^ {0,3}(?:#{1,6}[ \t]|<h[1-6]\b)/i.test(next);
}

function isHeading(line: string, next: string | undefined): boolean {
  return markedHeading.test(line) || (next !== undefined && underline.test(next) && /^ {0,3}[^\s<#>|-]/.test(line));
}

function withAnchor(line: string, id: string): string {
  const heading = line.trimEnd();
  return writtenAnchor.test(heading) ? line : `${heading}${writeAnchor(id)}${line.slice(heading.length)}`;
}

function isWrapping(line: string): boolean {
  if (!onlyTags.test(line)) return false;
  return [...line.matchAll(nameOfTag)].every(([, name]) => isWrapper(name!));
}

/** Names with capitals or hyphens are components, not elements of HTML. */
function isWrapper(name: string): boolean {
  return wrappingElements.has(name.toLowerCase()) || /^[A-Z]|-|\./.test(name);
}
