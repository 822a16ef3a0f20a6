import { type ChildNode, type Element, isTag, isText } from "domhandler";
import { parseDocument } from "htmlparser2";

/** Parley and most publishing tools read such an anchor behind a heading: "## Prices {#cost}". */
const writable = /^[^\s{}<>&`\\]{1,100}$/;
export const writtenAnchor = /\{#[^\s{}]+\}[ \t]*$/;

/** Writes the anchor as it stands behind a heading; "" when there is none. */
export function writeAnchor(id: string | undefined): string {
  return id !== undefined && writable.test(id) ? ` {#${id}}` : "";
}

/**
 * Gives the id by which an address leads to a heading: its own, one within it, one of an empty element
 * before it, or that of the section that it begins.
 */
export function anchorOfHeading(heading: Element): string | undefined {
  const own = idWithin(heading);
  if (own !== undefined) return own;
  const before = previous(heading);
  if (before !== undefined) return isTag(before) && isEmpty(before) ? idWithin(before) : undefined;
  const { parent } = heading;
  const isSection = parent !== null && isTag(parent) && /\bsection\b/.test(`${parent.name} ${parent.attribs.class}`);
  return isSection ? idOf(parent) : undefined;
}

/**
 * Gives the id of an element. It looks at the tag alone, as Markdown gives tags without their
 * content.
 */
export function idOf({ name, attribs }: Pick<Element, "name" | "attribs">): string | undefined {
  return attribs.id || (name === "a" ? attribs.name : undefined) || undefined;
}

/** Gives the id of the first element that has one in a line of tags. */
export function idOfTags(line: string): string | undefined {
  let id: string | undefined;
  for (const node of parseDocument(line).children) id ??= isTag(node) ? idWithin(node) : undefined;
  return id;
}

function idWithin(element: Element): string | undefined {
  let id = idOf(element);
  for (const child of element.children) id ??= isTag(child) ? idWithin(child) : undefined;
  return id;
}

function previous({ prev }: ChildNode): ChildNode | undefined {
  let node = prev;
  while (node !== null && !isTag(node) && (!isText(node) || node.data.trim() === "")) node = node.prev;
  return node ?? undefined;
}

function isEmpty({ name, children }: Element): boolean {
  return (
    name !== "img" && children.every((child) => (isTag(child) ? isEmpty(child) : !isText(child) || !child.data.trim()))
  );
}
