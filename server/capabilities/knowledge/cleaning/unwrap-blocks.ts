import { leftOut } from "./apply-patches.ts";
import { wrappingElements } from "./block-elements.ts";

const fence = /^[ \t>]*(?:[-*+][ \t]+|\d{1,9}[.)][ \t]+)*(`{3,}|~{3,})/;
const onlyTags = /^ {0,3}(?:<\/?[a-zA-Z][\w.:-]*(?:\s[^<>]*)?>\s*)+$/;
const nameOfTag = /<\/?([a-zA-Z][\w.:-]*)/g;
const summary = /^ {0,3}(?:<details(?:\s[^<>]*)?>\s*)?<summary(?:\s[^<>]*)?>(.*?)<\/summary>\s*$/i;
const tag = /<\/?[a-z][^<>]*>/gi;
const importOfMdx = /^import\s+(?:[\w*{][^"']*\sfrom\s+)?["'][^"']+["'];?\s*$/;
const exportOfMdx =
  /^export\s+(?:(?:const|let|var)\s+[\w{[][^=]*=|(?:default\s+)?(?:async\s+)?function\b|default\s*[({])/;

/**
 * Takes away the lines of a Markdown text that only open or close an element around Markdown, such
 * as `<details>` or a component of MDX, so that what is between them is read as Markdown. The title
 * of a fold becomes a line of its own. Imports and exports of MDX go.
 */
export function unwrapBlocks(text: string): string {
  let openFence: string | undefined;
  let isExport = false;
  let isAfterBlank = true;
  const lines = text.split("\n").map((line) => {
    const found = fence.exec(line)?.[1];
    if (openFence !== undefined) {
      if (found?.startsWith(openFence) && line.trim() === found) openFence = undefined;
      return line;
    }
    if (found !== undefined) {
      openFence = found;
      return line;
    }
    const isBlank = line.trim() === "";
    // A statement goes on to the next blank line.
    isExport = !isBlank && (isExport || (isAfterBlank && exportOfMdx.test(line)));
    const isStatement = isExport || (isAfterBlank && importOfMdx.test(line));
    isAfterBlank = isBlank || isStatement;
    if (isStatement || (line.includes("<") && isWrapping(line))) return leftOut;
    const title = summary.exec(line)?.[1]?.replace(tag, "").trim();
    return title ? `${leftOut}\n**${title.replaceAll("**", "")}**\n${leftOut}` : line;
  });
  return lines.join("\n");
}

function isWrapping(line: string): boolean {
  if (!onlyTags.test(line)) return false;
  return [...line.matchAll(nameOfTag)].every(([, name]) => isWrapper(name!));
}

/** Names with capitals or hyphens are components, not elements of HTML. */
function isWrapper(name: string): boolean {
  return wrappingElements.has(name.toLowerCase()) || /^[A-Z]|-|\./.test(name);
}
