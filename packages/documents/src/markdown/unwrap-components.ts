import { leftOut } from "../apply-patches.ts";
import { exportOfMdx, importOfMdx, rule } from "../unwrap-blocks.ts";
import { FencedLines } from "./fenced-lines.ts";
import { attributeOf, wordsOfTag } from "./words-of-tag.ts";

const signs = /<[A-Z]|^(?:import|export)\s/m;
const opening = /^[ \t]*<([A-Z][\w.]*)(?=[\s/>]|$)/;
const tags = /<(\/?)([A-Z][\w.]*)((?:\s[^<>]*)?)>/g;
const onlyTags = /^\s*(?:<\/?[A-Z][\w.]*(?:\s[^<>]*)?>\s*)+$/;
const valueOfAttribute = /"[^"]*"|'[^']*'|`[^`]*`/g;
const innerBraces = /\{[^{}]*\}/g;
const importOfMany = /^import\s+(?:\w+\s*,\s*)?\{[^}]*$/;
const mostLinesOfTag = 40;
const mostLinesOfStatement = 200;
/** Writers nest less, and closing a component looks through all that are open. */
const mostDepth = 100;
const mostLinesLookedAt = 20;

/** A component is open. Its content is moved to the column of its tag: MDX lets writers indent it. */
type Component = { name: string; isTitled: boolean; column: number; indentation: number | undefined };

/**
 * Takes the components of MDX out of their tags, with their titles as lines in bold, and drops
 * imports and exports. Code stays as it is.
 */
export function unwrapComponents(text: string): string {
  if (!signs.test(text)) return text;
  const lines = text.split("\n");
  const open: Component[] = [];
  const fences = new FencedLines();
  const written: string[] = [];
  let isAfterBlank = true;
  for (let at = 0; at < lines.length; at++) {
    const line = moved(lines[at]!, open.at(-1));
    if (fences.read(line)) written.push(line);
    else {
      const endOfStatement: number = isAfterBlank && open.length === 0 ? findEndOfStatement(lines, at) : at;
      const tag = endOfStatement > at ? undefined : readTagLine(lines, at, line);
      if (endOfStatement > at) written.push(leftOut);
      else if (tag !== undefined) written.push(...unwrap(tag.source, line, lines, tag.end, open));
      else written.push(line);
      isAfterBlank = line.trim() === "" || endOfStatement > at;
      at = Math.max(endOfStatement, tag?.end ?? 0, at + 1) - 1;
    }
  }
  return written.join("\n");
}

function moved(line: string, around: Component | undefined): string {
  if (around === undefined || line.trim() === "") return line;
  const indentation = indentationOf(line);
  if (!line.trimStart().startsWith("</")) around.indentation ??= indentation;
  const most = (around.indentation ?? indentation) - around.column;
  return line.slice(Math.min(Math.max(most, 0), indentation));
}

function indentationOf(line: string): number {
  return line.length - line.trimStart().length;
}

/** Gives the line behind a statement: it ends with a blank line when all of its brackets are closed. */
function findEndOfStatement(lines: readonly string[], at: number): number {
  const first = lines[at]!;
  if (importOfMdx.test(first)) return at + 1;
  if (!exportOfMdx.test(first) && !importOfMany.test(first)) return at;
  let depth = 0;
  for (let end = at; end < Math.min(lines.length, at + mostLinesOfStatement); end++) {
    const line = lines[end]!.replaceAll(valueOfAttribute, "");
    if (line.trim() === "" && depth <= 0) return end;
    depth += (line.match(/[[({]/g)?.length ?? 0) - (line.match(/[\])}]/g)?.length ?? 0);
    if (depth <= 0 && end === lines.length - 1) return lines.length;
  }
  return at;
}

/** Reads a tag that stands alone on its lines; `end` is the line behind it. */
function readTagLine(lines: readonly string[], at: number, first: string): { source: string; end: number } | undefined {
  if (!first.includes("<")) return undefined;
  if (onlyTags.test(first)) return { source: first, end: at + 1 };
  if (!opening.test(first)) return undefined;
  let source = first;
  for (let end = at + 1; end <= Math.min(lines.length, at + mostLinesOfTag); end++) {
    const tag = source.trimEnd().endsWith(">") ? withoutBraces(source) : undefined;
    if (tag !== undefined && onlyTags.test(tag)) return { source: tag, end };
    const next = lines[end];
    if (next === undefined || next.trim() === "") return undefined;
    source += ` ${next.trim()}`;
  }
  return undefined;
}

/** Leaves out what an attribute computes; a text in braces is one: `title={"Prices"}`. */
function withoutBraces(tag: string): string {
  let text = tag.replaceAll(/=\s*\{\s*("[^"]*"|'[^']*')\s*\}/g, "=$1");
  for (let pass = 0; pass < 4 && text.includes("{"); pass++) text = text.replaceAll(innerBraces, "");
  return text;
}

function unwrap(source: string, line: string, lines: readonly string[], end: number, open: Component[]): string[] {
  const written: string[] = [];
  const column = indentationOf(line);
  const write = (text: string) => written.push(leftOut, " ".repeat(column) + text, leftOut);
  for (const [whole, slash, name = "", attributes = ""] of source.matchAll(tags)) {
    if (slash) {
      const at = open.findLastIndex((component) => component.name === name);
      const isTitled = open[at]?.isTitled === true;
      if (at !== -1) open.length = at;
      if (isTitled && goesOn(lines, end)) write(rule);
      continue;
    }
    const [title, ...more] = wordsOfTag(attributes);
    if (whole.endsWith("/>")) {
      const address = attributeOf(attributes, "href");
      const label = address === undefined ? title : `[${title}](${address})`;
      if (title !== undefined) written.push(`${" ".repeat(column)}- ${[label, ...more].join(": ")}`);
      continue;
    }
    if (open.length < mostDepth) open.push({ name, isTitled: title !== undefined, column, indentation: undefined });
    if (title !== undefined) write(`**${title.replaceAll("**", "")}**`);
    for (const words of more) write(words);
  }
  // The id of a component becomes the anchor of the heading below it.
  return written.length === 0 ? [/\sid=/.test(source) ? source : leftOut] : written;
}

/** Tells whether a text follows that does not belong to the component that ends. */
function goesOn(lines: readonly string[], from: number): boolean {
  const next = lines
    .slice(from, from + mostLinesLookedAt)
    .find((line) => line.trim() !== "" && !/^\s*<\/[A-Z]/.test(line));
  return next !== undefined && !/^\s*(?:#{1,6}[ \t]|<[A-Zh])/.test(next);
}
