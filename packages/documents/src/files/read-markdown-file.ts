import { parse as parseToml } from "smol-toml";
import { parse as parseYaml } from "yaml";
import { cleanText } from "../clean-text.ts";
import { dropExpressions } from "../markdown/drop-expressions.ts";
import { FencedLines } from "../markdown/fenced-lines.ts";
import { splitFrontMatter } from "../markdown/split-front-matter.ts";
import type { FileText } from "./file-document.ts";

const mostCharactersOfFrontMatter = 65_536;
const mostTags = 100;

/** Reads a file of plain text or Markdown. `base` is its address, unless its front matter gives another. */
export function readMarkdownFile(text: string, base: string | undefined, isMdx = false): FileText {
  const { written = "", isToml = false, rest = text } = splitFrontMatter(text) ?? {};
  const values = readValues(written, isToml);
  const told = [values.url, values.permalink].find((value) => typeof value === "string");
  const url = told === undefined ? null : webAddress(told, base);
  const markdown = cleanText({ text: isMdx ? dropExpressions(rest) : rest, url: url ?? base });
  return { title: textOf(values.title) ?? firstHeading(markdown), markdown, url, tags: tagsOf(values.tags) };
}

function readValues(written: string, isToml: boolean): Record<string, unknown> {
  if (written === "" || written.length > mostCharactersOfFrontMatter) return {};
  try {
    return Object(isToml ? parseToml(written) : parseYaml(written, { maxAliasCount: 10 }));
  } catch {
    // Writers break this, and their publishing tool told them: the text is still theirs.
    return {};
  }
}

/** Gives the address of a page of the web, null for what is none. */
export function webAddress(written: string, base: string | undefined): string | null {
  const url = URL.parse(written, base);
  return url !== null && /^https?:$/.test(url.protocol) ? url.href : null;
}

function textOf(value: unknown): string | null {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  return text === "" ? null : text;
}

/** Tags are a list, or one text with commas. */
function tagsOf(value: unknown): string[] {
  const all: unknown[] = Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [];
  return [...new Set(all.flatMap((tag) => textOf(tag) ?? []))].slice(0, mostTags);
}

const heading = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/;

/** Gives the words of the first heading of a Markdown text, null when there is none. */
export function firstHeading(markdown: string): string | null {
  const fences = new FencedLines();
  for (const line of markdown.split("\n")) {
    if (fences.read(line)) continue;
    const words = heading.exec(line)?.[2];
    if (words !== undefined && words !== "") return plainWords(words);
  }
  return null;
}

function plainWords(markdown: string): string | null {
  const text = markdown
    .replace(/\{#[^\s{}]+\}\s*$/, "")
    .replace(/\[([^\][]*)\]\([^()]*\)/g, "$1")
    .replace(/(\*\*|__|`)(.+?)\1/g, "$2")
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "");
  return textOf(text);
}
