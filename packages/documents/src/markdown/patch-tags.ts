import { isTag } from "domhandler";
import { decodeHTMLStrict } from "entities";
import { parseDocument } from "htmlparser2";
import type { Patch } from "../apply-patches.ts";
import type { Page } from "../growth.ts";
import { alternativeAt, alternativeOf } from "../html/alternative-of.ts";
import { idOf, writeAnchor, writtenAnchor } from "../html/anchor-of-heading.ts";
import { blockElements, droppedElements, isKnownElement } from "../html/block-elements.ts";
import { htmlToMarkdown } from "../html/html-to-markdown.ts";
import { isChromeText } from "../html/is-chrome.ts";
import { superscript } from "../html/superscript.ts";
import { writeText } from "../html/write-text.ts";
import { indent } from "../indent.ts";
import { resolveTarget, writeTarget } from "../resolve-target.ts";
import { leavesText } from "./leaves-text.ts";
import { prefixAt } from "./prefix-at.ts";
import { wordsOfTag } from "./words-of-tag.ts";

type Place = { from: number; to: number };
/** The tags within a paragraph, a heading or the cell of a table. A flat text keeps to its line. */
export type InlineTags = Place & { isFlat: boolean; tags: Place[] };

type Tag = Place & { name: string; source: string; kind: "opening" | "closing" | "single"; partner?: Tag };

const marksOf: Readonly<Record<string, string>> = { b: "**", strong: "**", i: "*", em: "*", del: "~~", s: "~~" };
const buttonOrTag = /<button\b[^>]*>[^<]*<\/button\s*>|<[^<>]*>/gi;
/** Elements of HTML are written in letters of one case. */
const component = /^[A-Z].*[a-z]/;
const codeElements = new Set(["code", "samp", "tt", "kbd"]);
const voidElements = new Set(["br", "hr", "img", "wbr", "input", "source", "track", "col", "area", "embed"]);

/** Elements whose closing tag may be left out. */
const endsByItself = new Set([
  "p",
  "li",
  "dt",
  "dd",
  "tr",
  "td",
  "th",
  "thead",
  "tbody",
  "tfoot",
  "option",
  "col",
  "hr",
]);

/** Replaces the HTML within a line of Markdown by Markdown, or drops it. */
export function patchTags(text: string, place: InlineTags, page: Page): Patch[] {
  const tags = pair(place.tags.map((at) => readTag(text, at)));
  const buttons = tags.filter(({ name, kind, partner }) => name === "button" && kind === "opening" && partner);
  if (buttons.length > 0) {
    const rest = text.slice(place.from, place.to).replace(buttonOrTag, "").trim();
    if (isChromeText(rest)) return [{ from: place.from, to: place.to, text: "" }];
  }
  const first = place.isFlat ? undefined : tags.find((tag) => blockElements.has(tag.name) && !isMentioned(tag));
  const patches: Patch[] = [];
  if (first !== undefined && !text.slice(first.from, place.to).includes("`")) {
    // From its first block on, the paragraph is HTML.
    const html = htmlToMarkdown(text.slice(first.from, place.to), page);
    const isAtStart = first.from === place.from || html === "";
    const written = indent(isAtStart ? html : `\n\n${html}`, page.growth, "", prefixAt(text, place.from));
    patches.push({ from: first.from, to: place.to, text: written });
  }
  let doneUntil = -1;
  for (const tag of tags) {
    if (tag.from < doneUntil) continue;
    const whole = patchOfElement(text, tag);
    if (whole !== undefined) {
      doneUntil = whole.to;
      patches.push(whole);
    } else if (!isText(tag)) {
      patches.push({ from: tag.from, to: tag.to, text: textOf(text, tag, place, page) });
    }
  }
  return patches;
}

/** Gives the id of a tag within a heading, written behind the heading. */
export function anchorOfTags(text: string, { from, to, tags }: InlineTags): Patch[] {
  const ids = tags.map((at) => readTag(text, at)).map((tag) => idOf({ name: tag.name, attribs: attributesOf(tag) }));
  // The line below an underlined heading is part of it.
  const heading = text
    .slice(from, to)
    .replace(/\n[^\n]*$/, "")
    .trimEnd();
  const anchor = writtenAnchor.test(heading) ? "" : writeAnchor(ids.find((id) => id !== undefined));
  const end = from + heading.length;
  return anchor === "" ? [] : [{ from: end, to: end, text: anchor }];
}

/** Replaces an element as a whole: one that is dropped with its content, a superscript, or code. */
function patchOfElement(text: string, { name, kind, from, to, partner }: Tag): Patch | undefined {
  if (kind !== "opening" || partner === undefined) return undefined;
  if (droppedElements.has(name)) return { from, to: partner.to, text: "" };
  const inner = text.slice(to, partner.from);
  if (name === "sup" && /^[^<[`]*$/.test(inner)) return { from, to: partner.to, text: superscript(inner) };
  if (!codeElements.has(name) || /[`<]/.test(inner) || inner.trim() === "") return undefined;
  return { from, to: partner.to, text: `\`${decodeHTMLStrict(inner).trim()}\`` };
}

function readTag(text: string, { from, to }: Place): Tag {
  const source = text.slice(from, to);
  const name = /^<\/?([a-z][\w.:-]*)/i.exec(source)?.[1] ?? "";
  const lower = name.toLowerCase();
  const isSingle = voidElements.has(lower) || source.endsWith("/>");
  const kind = source.startsWith("</") ? "closing" : isSingle ? "single" : "opening";
  return { from, to, source, kind, name: isKnownElement(lower) && !component.test(name) ? lower : name };
}

function pair(tags: Tag[]): Tag[] {
  const open = new Map<string, Tag[]>();
  for (const tag of tags) {
    if (tag.kind === "opening") {
      const same = open.get(tag.name) ?? [];
      same.push(tag);
      open.set(tag.name, same);
    } else if (tag.kind === "closing") {
      const opening = open.get(tag.name)?.pop();
      if (opening === undefined) continue;
      opening.partner = tag;
      tag.partner = opening;
    }
  }
  return tags;
}

/**
 * Tells whether angle brackets are text, not a tag: a blank to fill in, such as `<name>`, or a
 * comparison, as in `a <b and c> d`.
 */
function isText({ name, source, kind, partner }: Tag): boolean {
  if (kind !== "opening" || partner !== undefined || source.includes("=")) return false;
  return !isKnownElement(name) || /^<\w+\s+\w/.test(source);
}

/** Returns true for an element that a sentence speaks of. */
function isMentioned({ name, source, kind, partner }: Tag): boolean {
  if (kind !== "opening" || partner !== undefined || endsByItself.has(name)) return false;
  return blockElements.has(name) && source.length === name.length + 2;
}

function textOf(text: string, tag: Tag, place: InlineTags, page: Page): string {
  const { name, kind, from, to, partner } = tag;
  if (isMentioned(tag)) return text.slice(place.from, place.to).includes("`") ? `\\${tag.source}` : `\`${tag.source}\``;
  if (name === "br") return lineBreak(text, tag, place);
  if (name === "img") {
    const alternative = writeText(alternativeOf(attributesOf(tag).alt));
    return alternativeAt(alternative, text.slice(place.from, from), text.slice(to, place.to));
  }
  if (blockElements.has(name)) return kind === "opening" && name === "li" ? " • " : " ";
  if (isComponent(tag) && kind !== "closing" && wordsOfTag(tag.source).length > 0) return wordsOfComponent(tag);
  if (partner === undefined) return "";
  const [start, end] = kind === "opening" ? [to, partner.from] : [partner.to, from];
  const inner = text.slice(start, end);
  if (inner.trim() === "") return "";
  if (name === "a" || isComponent(tag)) return linkMark(kind === "opening" ? tag : partner, kind, inner, page);
  const mark = marksOf[name];
  const isMarked = /[*~]/.test(`${text[Math.min(from, partner.from) - 1]}${inner}${text[Math.max(to, partner.to)]}`);
  return mark === undefined || inner.trim() !== inner || isMarked ? "" : mark;
}

function isComponent({ name }: Tag): boolean {
  return component.test(name);
}

function wordsOfComponent({ source, kind }: Tag): string {
  const words = wordsOfTag(source).join(": ");
  return words === "" || kind === "single" ? words : `**${words.replaceAll("**", "")}** `;
}

function lineBreak(text: string, { from, to }: Place, place: InlineTags): string {
  if (place.isFlat) return text[from - 1] === " " ? "" : " ";
  const isAlone = text.slice(text.lastIndexOf("\n", from - 1) + 1, from).trim() === "";
  if (isAlone || to >= place.to) return "";
  return text[to] === "\n" || text[to] === "\r" ? "  " : "  \n";
}

function linkMark(opening: Tag, kind: Tag["kind"], inner: string, page: Page): string {
  const { href } = attributesOf(opening);
  const target = href === undefined ? undefined : resolveTarget(href, page);
  if (target === undefined || target === "" || !leavesText(inner) || /(?<!!\[[^\]]{0,500})\]\(/.test(inner)) return "";
  return kind === "opening" ? "[" : `](${writeTarget(target)})`;
}

function attributesOf({ source }: Tag): Record<string, string> {
  const [element] = parseDocument(source, { decodeEntities: true }).children;
  return element !== undefined && isTag(element) ? element.attribs : {};
}
