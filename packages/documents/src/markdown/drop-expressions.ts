import { FencedLines } from "./fenced-lines.ts";

const block = /^[ \t]*\{(?!\/\*|[{%])/;
const code = /`[^`]*`/g;
const quotedText = /(?<![=\\$])\{\s*(["'`])([^"'`{}$]*)\1\s*\}/g;
const expression = /(?<![=\\${])\{[^{}"'`]{0,200}\}(?!\})/g;
const mostLines = 200;

/** Takes what MDX computes out of a text: `{" "}` is a blank, and `{props.name}` nothing. Code stays as it is. */
export function dropExpressions(text: string): string {
  if (!text.includes("{")) return text;
  const fences = new FencedLines();
  const lines = text.split("\n");
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const end = fences.read(line) || !block.test(line) ? at : endOfBlock(lines, at);
    if (end > at) at = end - 1;
    else kept.push(fences.isOpen || !line.includes("{") ? line : withoutExpressions(line));
  }
  return kept.join("\n");
}

/** Gives the line behind an expression that fills whole lines; the same line when it does not. */
function endOfBlock(lines: readonly string[], at: number): number {
  let depth = 0;
  for (let end = at; end < Math.min(lines.length, at + mostLines); end++) {
    const line = lines[end]!.trimEnd();
    depth += line.split("{").length - line.split("}").length;
    if (depth <= 0) return line.endsWith("}") ? end + 1 : at;
  }
  return at;
}

function withoutExpressions(line: string): string {
  let at = 0;
  let written = "";
  for (const { index, 0: span } of line.matchAll(code)) {
    written += outsideOfCode(line.slice(at, index)) + span;
    at = index + span.length;
  }
  return written + outsideOfCode(line.slice(at));
}

function outsideOfCode(text: string): string {
  return text.replace(quotedText, "$2").replace(expression, "");
}
