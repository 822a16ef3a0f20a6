import { parser, Table } from "@lezer/markdown";
import { decodeHTMLStrict } from "entities";
import { applyPatches, type Patch } from "../apply-patches.ts";
import type { Page } from "../growth.ts";
import { alternativeAt, alternativeOf } from "../html/alternative-of.ts";
import { htmlToMarkdown } from "../html/html-to-markdown.ts";
import { writeEntity } from "../html/write-text.ts";
import { indent } from "../indent.ts";
import { resolveTarget, writeTarget } from "../resolve-target.ts";
import { endOfFold, goesOn, rule, unwrapBlocks } from "../unwrap-blocks.ts";
import { leavesText } from "./leaves-text.ts";
import { linearInline } from "./linear-inline.ts";
import { anchorOfTags, type InlineTags, patchTags } from "./patch-tags.ts";
import { prefixAt } from "./prefix-at.ts";
import { unwrapAdmonitions } from "./unwrap-admonitions.ts";
import { unwrapComponents } from "./unwrap-components.ts";
import { unwrapContainers } from "./unwrap-containers.ts";

const markdown = parser.configure([Table, linearInline]);
type Cursor = ReturnType<ReturnType<typeof markdown.parse>["cursor"]>;
type Node = Cursor["node"];

const code = new Set(["FencedCode", "CodeBlock", "InlineCode"]);
const removed = new Set(["Comment", "CommentBlock", "ProcessingInstruction", "ProcessingInstructionBlock"]);
const holdsText = /^(?:Paragraph|TableCell|ATXHeading\d|SetextHeading\d)$/;

/**
 * Makes Markdown of Markdown with remnants of HTML. Only those parts change: everything else, and
 * all code, stays as it is.
 */
export function cleanMarkdown(written: string, page: Page): string {
  const text = unwrapBlocks(unwrapComponents(unwrapContainers(unwrapAdmonitions(written))));
  const patches: Patch[] = [];
  const verbatim: Patch[] = [];
  const tree = markdown.parse(text);
  const targets = readDefinitions(tree.topNode, text, page);
  let tags: InlineTags | undefined;
  tree.iterate({
    enter({ name, from, to, node }) {
      if (code.has(name)) {
        verbatim.push({ from, to, text: "" });
        return false;
      }
      if (holdsText.test(name)) tags = { from, to, isFlat: name !== "Paragraph", tags: [] };
      if (removed.has(name) || name === "LinkReference") patches.push({ from, to, text: "" });
      else if (name === "HTMLBlock") patches.push(patchOfBlock(text, from, to, page));
      else if (name === "HTMLTag") tags?.tags.push({ from, to });
      else if (name === "Entity")
        patches.push({ from, to, text: writeEntity(text.slice(from, to), text.slice(to, to + 40)) });
      else if (name === "Image") patches.push(...patchesOfImage(text, node, targets, tags));
      else if (name === "Link") patches.push(...patchesOfLink(text, node, targets, page));
      else if (name === "Autolink") patches.push(...patchesOfAutolink(text, node, page));
      return !removed.has(name) && name !== "HTMLBlock" && name !== "LinkReference" && name !== "Autolink";
    },
    leave({ name }) {
      if (tags === undefined || !holdsText.test(name)) return;
      patches.push(...patchTags(text, tags, page));
      if (name.includes("Heading")) patches.push(...anchorOfTags(text, tags));
      tags = undefined;
    },
  });
  patches.push(...commentsOfMdx(text, verbatim));
  return applyPatches(text, patches);
}

type Targets = ReadonlyMap<string, string | undefined>;

/**
 * Reads where the definitions of links lead to. The links take these targets over, because a
 * passage is shown without the definitions below it.
 */
function readDefinitions(top: Node, text: string, page: Page): Targets {
  const targets = new Map<string, string | undefined>();
  top.cursor().iterate(({ name, node }) => {
    if (name !== "LinkReference") return;
    const label = node.getChild("LinkLabel");
    const url = node.getChild("URL");
    if (label === null || url === null) return;
    const key = labelOf(text.slice(label.from, label.to));
    if (!targets.has(key)) targets.set(key, targetOf(text, url, page));
  });
  return targets;
}

function labelOf(bracketed: string): string {
  return bracketed.slice(1, -1).trim().replace(/\s+/g, " ").toLowerCase();
}

function targetOf(text: string, { from, to }: { from: number; to: number }, page: Page) {
  const written = text.slice(from, to).replace(/^<(.*)>$/s, "$1");
  const decoded = written
    .replace(/&#?[a-z0-9]{1,32};/gi, (entity) => decodeHTMLStrict(entity))
    .replace(/\\(?=[!-/:-@[-`{-~])/g, "");
  const target = resolveTarget(decoded, page);
  // Nothing changes in a link that leads where it says.
  return target === undefined || target === written ? target : writeTarget(target);
}

function patchesOfLink(text: string, link: Node, targets: Targets, page: Page): Patch[] {
  const [opening, closing] = link.getChildren("LinkMark");
  if (opening === undefined || closing === undefined) return [];
  const url = link.getChild("URL");
  const label = link.getChild("LinkLabel");
  const isInline = text[closing.to] === "(";
  const reference =
    label === null || label.to - label.from <= 2
      ? text.slice(opening.from, closing.to)
      : text.slice(label.from, label.to);
  const key = labelOf(reference);
  if (!isInline && !targets.has(key)) return [];
  if (isInline && url === null) return [];
  const target = url === null ? targets.get(key) : targetOf(text, url, page);
  if (!leavesText(text.slice(opening.to, closing.from))) return [{ from: link.from, to: link.to, text: "" }];
  if (target === undefined) {
    return [
      { from: opening.from, to: opening.to, text: "" },
      { from: closing.from, to: link.to, text: "" },
    ];
  }
  if (url === null) {
    page.growth.add(target.length);
    return [{ from: closing.to, to: link.to, text: `(${target})` }];
  }
  return text.slice(url.from, url.to) === target ? [] : [{ from: url.from, to: url.to, text: target }];
}

function patchesOfImage(text: string, image: Node, targets: Targets, place?: InlineTags): Patch[] {
  const [, closing] = image.getChildren("LinkMark");
  if (closing === undefined) return [];
  const label = image.getChild("LinkLabel");
  const reference =
    label === null || label.to - label.from <= 2
      ? `[${text.slice(image.from + 2, closing.to)}`
      : text.slice(label.from, label.to);
  if (text[closing.to] !== "(" && !targets.has(labelOf(reference))) return [];
  const { from, to } = image;
  const around = [text.slice(place?.from ?? from, from), text.slice(to, place?.to ?? to)] as const;
  return [{ from, to, text: alternativeAt(alternativeOfImage(text, image), ...around) }];
}

function alternativeOfImage(text: string, image: Node): string {
  const [opening, closing] = image.getChildren("LinkMark");
  return opening === undefined || closing === undefined ? "" : alternativeOf(text.slice(opening.to, closing.from));
}

function patchesOfAutolink(text: string, link: Node, page: Page): Patch[] {
  const url = link.getChild("URL");
  if (url === null || targetOf(text, url, page) !== undefined) return [];
  return [{ from: link.from, to: link.to, text: "" }];
}

function patchOfBlock(text: string, from: number, to: number, page: Page): Patch {
  const prefix = prefixAt(text, from);
  const html = text.slice(from, to).replace(/\n[ \t]*(?:>[ \t]?)+/g, prefix.includes(">") ? "\n" : "$&");
  const written = htmlToMarkdown(html, page);
  const isFoldLeft = endOfFold.test(html.trimEnd()) && goesOn(text.slice(to, to + 1_000).split("\n"), 0);
  return { from, to, text: indent(isFoldLeft ? `${written}\n\n${rule}` : written, page.growth, "", prefix) };
}

function commentsOfMdx(text: string, verbatim: readonly Patch[]): Patch[] {
  if (!text.includes("{/*")) return [];
  const comments: Patch[] = [];
  let at = 0;
  for (let from = text.indexOf("{/*"); from !== -1; ) {
    const end = text.indexOf("*/}", from + 3);
    if (end === -1) break;
    while (verbatim[at] !== undefined && verbatim[at]!.to <= from) at++;
    const isInCode = verbatim[at] !== undefined && verbatim[at]!.from <= from;
    if (!isInCode) comments.push({ from, to: end + 3, text: "" });
    from = text.indexOf("{/*", isInCode ? verbatim[at]!.to : end + 3);
  }
  return comments;
}
