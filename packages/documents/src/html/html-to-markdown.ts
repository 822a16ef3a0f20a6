import { type ChildNode, DomHandler, type Element, isTag, isText, type ParentNode } from "domhandler";
import { Parser } from "htmlparser2";
import { leftOut } from "../apply-patches.ts";
import type { Page } from "../growth.ts";
import { indent } from "../indent.ts";
import { resolveTarget, writeTarget } from "../resolve-target.ts";
import { rule } from "../unwrap-blocks.ts";
import { alternativeAt, alternativeOf } from "./alternative-of.ts";
import { anchorOfHeading, writeAnchor, writtenAnchor } from "./anchor-of-heading.ts";
import { blockElements, droppedElements, surroundingElements } from "./block-elements.ts";
import { isChrome } from "./is-chrome.ts";
import { superscript } from "./superscript.ts";
import { writeTable } from "./write-table.ts";
import { writeText } from "./write-text.ts";

const lineBreak = "  \n";
/** Stands where a fold ends, until it is known what follows. */
const endOfFold = `${leftOut}${rule}`;
const neededNot = /\n\n\0---(?=(?:\n\n\0---)*(?:$|\n\n(?:#{1,6} |\*\*[^\n]+\*\*(?:\n|$))))/g;
/** As much of a long paragraph is looked at for the end of a sentence. */
const mostBefore = 200;
const ofPermalink = /^[#¶§🔗]$/u;

/** More would fill the stack of the writer, and the parser moves its whole stack for each element. */
const mostOpen = 5_000;

class BoundedHandler extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.tagStack.length > mostOpen) throw new RangeError("Maximum call stack: it is nested too deeply.");
    super.onopentag(name, attributes);
  }
}

/**
 * Writes HTML as Markdown. Of a whole page only its main part is kept, where it names one. What is
 * nested too deeply throws a RangeError.
 */
export function htmlToMarkdown(html: string, page: Page, isWhole = false): string {
  const handler = new BoundedHandler();
  new Parser(handler, { decodeEntities: true, lowerCaseTags: true }).end(html);
  const { root } = handler;
  const base = findFirst(root, ({ name, attribs }) => name === "base" && attribs.href !== undefined);
  const url = base === undefined ? page.url : (resolveTarget(base.attribs.href!, page) ?? page.url);
  const main = isWhole ? findMain(root) : undefined;
  const write = new Writer({ ...page, url }, isWhole);
  const text = main === undefined ? "" : write.blocks(main.children).join("\n\n");
  return writeRules(text === "" ? write.blocks(root.children).join("\n\n") : text);
}

/** Writes nodes of a tree that was read already: see `htmlToMarkdown`. */
export function writeMarkdown(nodes: readonly ChildNode[], page: Page): string {
  return writeRules(new Writer(page, false).blocks(nodes).join("\n\n"));
}

/** A rule ends the section of a fold where neither a heading nor a further title ends it. */
function writeRules(text: string): string {
  return text.replace(neededNot, "").replaceAll(endOfFold, rule);
}

class Writer {
  readonly page: Page;
  readonly #isWhole: boolean;

  constructor(page: Page, isWhole: boolean) {
    this.page = page;
    this.#isWhole = isWhole;
  }

  /** The blocks of these nodes: text between block elements is a paragraph. */
  blocks(nodes: readonly ChildNode[]): string[] {
    const blocks: string[] = [];
    let run: ChildNode[] = [];
    const endRun = () => {
      for (const paragraph of this.inline(run).split(/(?: {2}\n){2,}/)) {
        const text = paragraph.replace(/^\s+|\s+$/g, "");
        // At the start of a line they would make a heading or a quotation.
        if (text !== "") blocks.push(text.replace(/^(?=#{1,6}\s|>)/, "\\"));
      }
      run = [];
    };
    for (const node of nodes) {
      if (!isTag(node) || this.#isDropped(node) || !this.#holdsBlock(node)) {
        run.push(node);
        continue;
      }
      endRun();
      blocks.push(...this.#block(node).filter((block) => block.trim() !== ""));
    }
    endRun();
    return blocks;
  }

  #block(element: Element): string[] {
    const { name, children } = element;
    if (/^h[1-6]$/.test(name)) {
      const text = this.flat(children).replace(/^\*\*(.*)\*\*$/, "$1");
      const anchor = writtenAnchor.test(text) ? "" : writeAnchor(anchorOfHeading(element));
      return text === "" ? [] : [`${"#".repeat(Number(name[1]))} ${text}${anchor}`];
    }
    if (name === "ul" || name === "ol") return [this.#list(element)];
    if (name === "blockquote") return [indent(this.blocks(children).join("\n\n"), this.page.growth, "> ", "> ")];
    if (name === "pre") return [codeBlock(element)];
    if (name === "table") return writeTable(element, this);
    if (name === "hr") return [];
    if (name === "summary" || name === "dt" || name === "legend") return [strong(this.flat(children))];
    const hasTitle = name === "details" && children.some((child) => isTag(child) && child.name === "summary");
    return hasTitle ? [...this.blocks(children), endOfFold] : this.blocks(children);
  }

  #list(list: Element): string {
    const start = Number.parseInt(list.attribs.start ?? "1", 10) || 0;
    const items: string[] = [];
    let count = 0;
    for (const node of list.children) {
      const blocks = isTag(node) && node.name === "li" ? this.blocks(node.children) : this.blocks([node]);
      if (blocks.length === 0) continue;
      // A list directly within a list belongs to the item before it.
      const isNested = isTag(node) && (node.name === "ul" || node.name === "ol");
      const mark = list.name === "ol" ? `${Math.min(Math.max(start, 0), 1e8) + count}. ` : "- ";
      const isTight = blocks.slice(1).every((block) => /^(?:[-*]|\d+\.) /.test(block));
      const later = " ".repeat(mark.length);
      items.push(indent(blocks.join(isTight ? "\n" : "\n\n"), this.page.growth, isNested ? later : mark, later));
      if (!isNested) count++;
    }
    return items.join("\n");
  }

  /** Writes the nodes on one line, for headings and the cells of tables. */
  flat(nodes: readonly ChildNode[]): string {
    return this.inline(nodes).replace(/\s+/g, " ").trim();
  }

  inline(nodes: readonly ChildNode[]): string {
    let text = "";
    // The end of a long text is kept beside it: reading it from the text would copy the text each time.
    let end = "";
    for (const [at, node] of nodes.entries()) {
      let piece = isText(node) ? writeText(node.data.replace(/[ \t\r\n\f\u00a0]+/g, " ")) : this.#inlineElement(node);
      if (isImage(node)) piece = alternativeAt(piece, end, isAtEnd(nodes, at) ? "" : "x");
      const isSpaced = piece.startsWith(" ") && piece !== lineBreak && /^\s?$/.test(end.slice(-1));
      const added = isSpaced ? piece.trimStart() : piece;
      text += added;
      end = (end + added.slice(-mostBefore)).slice(-mostBefore);
    }
    return text.replace(/ +( {2}\n)/g, "$1");
  }

  #inlineElement(node: ChildNode): string {
    if (!isTag(node) || this.#isDropped(node)) return "";
    const { name, children, attribs } = node;
    if (name === "br") return lineBreak;
    if (name === "img") return writeText(alternativeOf(attribs.alt));
    if (name === "a") return this.#link(node);
    if (name === "code" || name === "samp" || name === "tt" || name === "kbd") return codeSpan(plainText(children));
    const text = this.inline(children);
    if (blockElements.has(name)) return name === "li" ? ` • ${text} ` : ` ${text} `;
    if (name === "b" || name === "strong") return strong(text);
    if (name === "i" || name === "em") return around(text, "*");
    if (name === "del" || name === "s" || name === "strike") return around(text, "~~");
    if (name === "sup") return superscript(text);
    return text;
  }

  #link({ children, attribs }: Element): string {
    const text = this.inline(children);
    const label = text.trim();
    if (ofPermalink.test(label)) return "";
    const target = attribs.href === undefined ? undefined : resolveTarget(attribs.href, this.page);
    if (target === undefined || target === "" || label === "" || label === target) return text;
    return around(text, "[", `](${writeTarget(target)})`);
  }

  #isDropped(element: Element): boolean {
    const { name, attribs } = element;
    if (droppedElements.has(name) || isChrome(element)) return true;
    if (this.#isWhole && surroundingElements.has(name)) return true;
    return attribs.hidden !== undefined || /display\s*:\s*none/i.test(attribs.style ?? "");
  }

  #holdsBlock(element: Element): boolean {
    return blockElements.has(element.name) || element.children.some((child) => isTag(child) && this.#holdsBlock(child));
  }
}

function isImage(node: ChildNode): boolean {
  return isTag(node) && node.name === "img";
}

/** Tells whether only images follow on the line. */
function isAtEnd(nodes: readonly ChildNode[], at: number): boolean {
  const next = nodes
    .slice(at + 1, at + 20)
    .find((node) => !isImage(node) && (!isText(node) || node.data.trim() !== ""));
  return next === undefined || (isTag(next) && next.name === "br");
}

function codeBlock(element: Element): string {
  const code = plainText(element.children).replace(/^\r?\n|\s+$/g, "");
  if (code === "") return "";
  const inner = findFirst(element, ({ name }) => name === "code");
  const classes = `${element.attribs.class ?? ""} ${inner?.attribs.class ?? ""}`;
  const language = /(?:^|\s)lang(?:uage)?-([\w+#.-]+)/.exec(classes)?.[1] ?? "";
  const fence = "`".repeat(Math.max(3, longestRun(code) + 1));
  return `${fence}${language}\n${code}\n${fence}`;
}

function codeSpan(text: string): string {
  const code = text.replace(/\s+/g, " ").trim();
  if (code === "") return "";
  const fence = "`".repeat(longestRun(code) + 1);
  return code.includes("`") ? `${fence} ${code} ${fence}` : `${fence}${code}${fence}`;
}

function longestRun(code: string): number {
  return (code.match(/`+/g) ?? []).reduce((longest, { length }) => Math.max(longest, length), 0);
}

function plainText(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node)) return "";
      return node.name === "br" ? "\n" : plainText(node.children);
    })
    .join("");
}

function strong(text: string): string {
  return around(text.replaceAll("**", ""), "**");
}

/** Puts marks around a text, within the white space around it. */
function around(text: string, opening: string, closing = opening): string {
  const inner = text.trim();
  if (inner === "") return text;
  const start = text.indexOf(inner);
  return `${text.slice(0, start)}${opening}${inner}${closing}${text.slice(start + inner.length)}`;
}

/** Finds the part of a page that its author marks as the text; several articles are a list of them. */
function findMain(root: ParentNode): Element | undefined {
  const main = findFirst(root, ({ name, attribs }) => name === "main" || attribs.role === "main");
  if (main !== undefined) return main;
  let articles = 0;
  const article = findFirst(root, ({ name }) => name === "article");
  findFirst(root, ({ name }) => name === "article" && ++articles > 1);
  return articles === 1 ? article : undefined;
}

function findFirst(parent: ParentNode, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (!isTag(child)) continue;
    const found = isWanted(child) ? child : findFirst(child, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
}
