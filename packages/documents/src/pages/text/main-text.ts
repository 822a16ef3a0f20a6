import { type ChildNode, type Document, Element, isTag, type ParentNode } from "domhandler";
import type { Page } from "../../growth.ts";
import { writeMarkdown } from "../../html/html-to-markdown.ts";
import { isNoise, isSurrounding, leadsElsewhere, mostlyLinks } from "./is-noise.ts";
import { countWords, findElement, plainTextOf, visitElements } from "./parse-page.ts";
import { unfoldPanels } from "./unfold-panels.ts";

const mostBlocksAround = 100;
const longestBlock = 2_000;
/** A part that is named the main one and says less than this, beside much more, is named so by mistake. */
const fewWords = 40;

const permalink = /\s*[#¶§🔗]$/u;

type MainText = {
  /** The first heading of the page that is not the site's name. */
  heading: string | null;
  markdown: string;
  /** Blocks of text of the header, the footer and what stands beside the text. */
  around: string[];
};

/** Divides a page into its text and what stands around it. The tree is changed. */
export function readMainText(root: Document, page: Page): MainText {
  unfoldPanels(root);
  const body = findElement(root, ({ name }) => name === "body") ?? withoutHead(root);
  visitElements(body, (element) => {
    if (!isNoise(element)) return true;
    take(element);
    return false;
  });
  openForms(body);
  const main = findMain(body);
  const around: Element[] = [];
  if (main === undefined) takeSurroundings(body, around);
  else takeOutside(main, body, around);
  const text = main ?? body;
  const introduction = findElement(text, isHeadingOne) === undefined ? takeIntroduction(around) : undefined;
  dropLeads(text);
  const blocks = writeMarkdown(text.children, page);
  const opening = introduction === undefined ? "" : writeMarkdown([introduction], page);
  const first = findHeading(introduction) ?? findHeading(text);
  return {
    heading: first === undefined ? null : plainTextOf(first).replace(permalink, "") || null,
    markdown: [...new Set(opening.split("\n\n")), blocks].filter((block) => block !== "").join("\n\n"),
    around: around
      .filter((part) => part !== introduction)
      .flatMap((part) => blocksAround(part, page))
      .slice(0, mostBlocksAround),
  };
}

/** A page that opens no body is read as if its head were one. */
function withoutHead(root: Document): Document {
  visitElements(root, (element) => {
    if (element.name === "head") element.name = "div";
    else if (element.name === "title") take(element);
    return true;
  });
  return root;
}

function findHeading(part: ParentNode | undefined): Element | undefined {
  if (part instanceof Element && isHeadingOne(part)) return part;
  return part && findElement(part, isHeadingOne);
}

/** The site's name is often marked as a heading, too, and leads to the first page. */
function isHeadingOne(element: Element): boolean {
  if (element.name !== "h1" || /(?:^|[\s_-])(?:logo|brand|site-title|site-name)/.test(element.attribs.class ?? ""))
    return false;
  const link = findElement(element, ({ name, attribs }) => name === "a" && attribs.href !== undefined);
  return link === undefined || !/^(?:https?:\/\/[^/]+)?\/?(?:[a-z]{2}(?:-[a-z]{2})?\/?)?$/i.test(link.attribs.href!);
}

/** Finds the part of a page that its author marks as the text; several articles are a list of them. */
function findMain(body: ParentNode): Element | undefined {
  const main =
    findElement(body, ({ name, attribs }) => name === "main" || attribs.role === "main") ?? onlyArticle(body);
  if (main === undefined) return undefined;
  const words = countWords(plainTextOf(main));
  if (words >= fewWords) return main;
  let beside = 0;
  visitElements(body, (element) => {
    if (element === main || isSurrounding(element)) return false;
    if (/^(?:p|li|td|dd|h[1-6])$/.test(element.name) && !mostlyLinks(element)) {
      beside += countWords(plainTextOf(element));
      return false;
    }
    return true;
  });
  return words === 0 || beside > 4 * words + fewWords ? undefined : main;
}

function onlyArticle(body: ParentNode): Element | undefined {
  const articles: Element[] = [];
  visitElements(body, (element) => {
    if (element.name === "article") articles.push(element);
    return element.name !== "article";
  });
  return articles.length === 1 ? articles[0] : undefined;
}

/** Some frameworks put a form around the whole page, and shops put prices into one. Other forms say nothing. */
function openForms(body: ParentNode): void {
  visitElements(body, (element) => {
    if (element.name !== "form") return true;
    const isWrapper = findElement(element, ({ name }) => /^(?:h1|main|article|table)$/.test(name)) !== undefined;
    const prose = isWrapper ? Number.POSITIVE_INFINITY : wordsOfParagraphs(element);
    if (prose < fewWords) take(element);
    else element.name = "div";
    return isWrapper;
  });
}

function wordsOfParagraphs(element: Element): number {
  let words = 0;
  visitElements(element, (one) => {
    if (one.name === "p" || one.name === "li") words += countWords(plainTextOf(one));
    return one.name !== "p" && one.name !== "li";
  });
  return words;
}

/** Without a marked main part, what is named header, footer or sidebar is taken out of the body. */
function takeSurroundings(body: ParentNode, around: Element[]): void {
  const isWhole = holdsMostOf(body);
  visitElements(body, (element) => {
    if (element.name === "article") return false;
    const isHeader = isSurrounding(element);
    // A template that names all of its page a header has no other text.
    if (!isHeader || isWhole(element)) return true;
    around.push(take(element));
    return false;
  });
}

function holdsMostOf(whole: ParentNode): (element: Element) => boolean {
  const { length } = plainTextOf(whole);
  return (element) =>
    plainTextOf(element).length * 2 > length &&
    findElement(element, ({ name }) => /^(?:p|table|h2)$/.test(name)) !== undefined;
}

/** Gives all that is beside the main part and the elements around it. */
function takeOutside(main: Element, body: ParentNode, around: Element[]): void {
  const within = new Set<ParentNode>();
  for (let parent = main.parent; parent !== null; parent = parent.parent) within.add(parent);
  visitElements(body, (element) => {
    if (element === main) return false;
    if (within.has(element)) return true;
    around.push(take(element));
    return false;
  });
  const isWhole = holdsMostOf(main);
  visitElements(main, (element) => {
    const isAside = element.name === "aside" || element.attribs.role === "complementary";
    const isBeside = isAside
      ? mostlyLinks(element)
      : element.name !== "header" && isSurrounding(element) && !isWhole(element);
    if (!isBeside) return true;
    around.push(take(element));
    return false;
  });
}

/** A picture above the text often holds its heading and a line that stands nowhere else. */
function takeIntroduction(around: readonly Element[]): Element | undefined {
  return around.find((part) => isHeadingOne(part) || findElement(part, isHeadingOne) !== undefined);
}

/** Takes away a heading such as "Related articles", with the links below it. */
function dropLeads(text: ParentNode): void {
  visitElements(text, (element) => {
    if (!leadsElsewhere(element)) return true;
    const following: Element[] = [];
    for (let node: ChildNode | null = element.next; node !== null && !isHeading(node); node = node.next) {
      if (isTag(node)) following.push(node);
    }
    const isAll = following.length > 0 && following.every(mostlyLinks);
    for (const one of isAll ? [element, ...following] : []) take(one);
    return false;
  });
}

function isHeading(node: ChildNode): boolean {
  return isTag(node) && /^h[1-6]$/.test(node.name);
}

function blocksAround(part: Element, page: Page): string[] {
  if (part.name === "footer" || part.name === "form") part.name = "div";
  visitElements(part, (element) => {
    if (element.name === "footer") element.name = "div";
    return true;
  });
  const blocks = writeMarkdown([part], page).split(/\n{2,}/);
  return blocks.filter((block) => block.length <= longestBlock && /[\p{L}\p{N}]/u.test(block));
}

/** Leaves nothing of an element in its place, and gives it back. Its place among its siblings stays. */
function take(element: Element): Element {
  const taken = new Element(element.name, element.attribs, element.children);
  for (const child of taken.children) child.parent = taken;
  element.name = "template";
  element.attribs = {};
  element.children = [];
  return taken;
}
