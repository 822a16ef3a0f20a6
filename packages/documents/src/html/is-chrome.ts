import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { blockElements } from "./block-elements.ts";

const letter = /[\p{L}\p{N}]/u;
const longestQuestion = 120;
const mostInSentence = 300;

/**
 * Tells whether an element belongs to the page and not to its text: a button that stands by itself,
 * a footer, or a short question with buttons below it ("Was this helpful?").
 */
export function isChrome(element: Element): boolean {
  const { name, parent } = element;
  if (name === "button") return !isInSentence(element);
  if (name === "footer") return parent === null || !isTag(parent) || parent.name !== "blockquote";
  if (!blockElements.has(name) && name !== "section" && name !== "span") return false;
  return asksByButtons(element);
}

/** "Press [Save]" names a button; a row of buttons does not. */
function isInSentence({ parent }: Element): boolean {
  const beside = parent?.children ?? [];
  if (beside.length > mostInSentence) return false;
  return beside.some((node) => {
    if (isTag(node) && (node.name === "button" || blockElements.has(node.name))) return false;
    return letter.test(textOf(node, longestQuestion));
  });
}

function asksByButtons(element: Element): boolean {
  return isQuestion(textOf(element, longestQuestion + 1).trim()) && holdsButton(element.children);
}

/** Tells whether the text around buttons says nothing, or only asks for a click on one of them. */
export function isChromeText(text: string): boolean {
  return !letter.test(text) || isQuestion(text);
}

function isQuestion(text: string): boolean {
  return text.length <= longestQuestion && /[?？]$/.test(text);
}

function holdsButton(nodes: readonly ChildNode[]): boolean {
  return nodes.some((node) => isTag(node) && (node.name === "button" || holdsButton(node.children)));
}

/** Gives the text without that of buttons, up to a length. */
function textOf(node: ChildNode, most: number): string {
  if (isText(node)) return node.data.slice(0, most);
  if (!isTag(node) || node.name === "button") return "";
  let text = "";
  for (const child of node.children) {
    text += textOf(child, most - text.length);
    if (text.length >= most) break;
  }
  return text;
}
