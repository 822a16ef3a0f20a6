import { type ChildNode, Element, isTag, type ParentNode } from "domhandler";
import { plainTextOf, visitElements } from "./parse-page.ts";

const nameOfTabs =
  /(?:^|[\s_-])(?:tab(?:bed|s)?)[-_]{0,2}(?:list|labels?|nav(?:igation)?|links|header|headers|titles|buttons|menu)?(?=\s|$)/;
const nameOfFold =
  /(?:^|[\s_-])(?:accordion|accordeon|collaps\w*|toggle|faq|expand\w*|panel|foldable|dropdown-content|tab-?(?:pane|panel|content|block)|tabs__content|spoiler)/;
const controls = ["aria-controls", "data-target", "data-bs-target", "data-controls", "href", "for"] as const;

const mostTabLists = 100;
/** A heading and a summary are titles by themselves. */
const titles = new Set(["button", "a", "div", "span", "label", "p"]);

/**
 * Opens what a click would open: the panels of tabs and accordions are shown, each below its title.
 * Without that, a title is a button, which is no text, and its panel is hidden.
 */
export function unfoldPanels(root: ParentNode): void {
  const byId = new Map<string, Element>();
  const switches: Element[] = [];
  const tabLists: Element[] = [];
  visitElements(root, (element) => {
    const { attribs, name } = element;
    if (attribs.id) byId.set(attribs.id, element);
    if (attribs.role === "tablist") tabLists.push(element);
    else if (isSwitch(element)) switches.push(element);
    const isFold = attribs.role === "tabpanel" || nameOfFold.test(`${attribs.class ?? ""} ${attribs.id ?? ""}`);
    if (isFold || (name === "div" && attribs["aria-labelledby"])) show(element);
    return true;
  });
  for (const list of tabLists.slice(0, mostTabLists)) pairTabs(list, byId);
  for (const one of switches) openSwitch(one, byId);
}

function isSwitch({ name, attribs }: Element): boolean {
  if (attribs["aria-expanded"] !== undefined || attribs["aria-controls"] !== undefined) return true;
  const toggle = `${attribs["data-toggle"] ?? ""} ${attribs["data-bs-toggle"] ?? ""}`;
  if (/\b(?:collapse|tab|pill)\b/.test(toggle)) return true;
  const names = attribs.class ?? "";
  return (name === "button" || name === "label") && (nameOfFold.test(names) || nameOfTabs.test(names));
}

/** The title of a panel is kept where its panel is in the page; what opens a menu is not. */
function openSwitch(element: Element, byId: ReadonlyMap<string, Element>): void {
  const panel = panelOf(element, byId);
  if (panel !== undefined) {
    if (panel.name === "nav" || /(?:^|[\s_-])(?:nav|navbar|menu)/.test(`${panel.attribs.class} ${panel.attribs.id}`))
      return;
    show(panel);
  }
  if (panel === undefined && !nameOfFold.test(element.attribs.class ?? "") && !isBeforeFold(element)) return;
  if (titles.has(element.name)) rename(element, withinHeading(element) ? "span" : "dt");
}

function isBeforeFold({ next }: Element): boolean {
  let node: ChildNode | null = next;
  while (node !== null && !isTag(node)) node = node.next;
  return node !== null && nameOfFold.test(node.attribs.class ?? "");
}

function panelOf({ attribs }: Element, byId: ReadonlyMap<string, Element>): Element | undefined {
  for (const key of controls) {
    const id = /^#?([^\s#]+)$/.exec(attribs[key] ?? "")?.[1];
    const panel = id === undefined ? undefined : byId.get(id);
    if (panel !== undefined && panel.name !== "input") return panel;
  }
  return undefined;
}

/** Puts the title of each tab before its panel. The panels are named by the tabs, or stand in their order. */
function pairTabs(list: Element, byId: ReadonlyMap<string, Element>): void {
  const tabs: Element[] = [];
  visitElements(list, (element) => {
    if (element.attribs.role === "tab" || (element.name === "a" && element.attribs.href?.startsWith("#")))
      tabs.push(element);
    return tabs.at(-1) !== element;
  });
  const inOrder = panelsBeside(list);
  const pairs = tabs.map((tab, at) => [
    tab,
    panelOf(tab, byId) ?? (inOrder.length === tabs.length ? inOrder[at] : undefined),
  ]);
  if (tabs.length === 0 || pairs.some(([, panel]) => panel === undefined)) return;
  for (const [tab, panel] of pairs as [Element, Element][]) {
    show(panel);
    const title = new Element("dt", {}, tab.children);
    for (const child of title.children) child.parent = title;
    title.parent = panel;
    if (plainTextOf(title) !== "") panel.children.unshift(title);
  }
  list.children = [];
}

function panelsBeside({ parent }: Element): Element[] {
  for (let around = parent, level = 0; around !== null && level < 3; around = around.parent, level++) {
    const panels: Element[] = [];
    visitElements(around, (element) => {
      if (element.attribs.role === "tabpanel") panels.push(element);
      return panels.at(-1) !== element;
    });
    if (panels.length > 0) return panels;
  }
  return [];
}

function show({ attribs }: Element): void {
  delete attribs.hidden;
  if (attribs.style !== undefined) attribs.style = attribs.style.replace(/display\s*:\s*none/gi, "");
}

function rename(element: Element, name: string): void {
  element.name = name;
  for (const child of element.children) if (isTag(child) && child.name === "button") child.name = "span";
}

function withinHeading({ parent }: Element): boolean {
  let around = parent;
  for (let level = 0; around !== null && isTag(around) && level < 4; around = around.parent, level++) {
    if (/^(?:h[1-6]|summary|dt)$/.test(around.name)) return true;
  }
  return false;
}
