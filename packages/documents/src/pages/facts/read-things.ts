import { isObject, parseJsonWithin } from "@parley/json";
import { type Document, type Element, isText } from "domhandler";
import { visitElements } from "../text/parse-page.ts";
import { readMarkup } from "./read-markup.ts";
import { isOf, type Thing } from "./thing.ts";

const longestScript = 1_000_000;
const mostThings = 500;
const mostDepth = 30;

/** The members of a thing that may hold a thing of their own, about which the page tells. */
const members = [
  "@graph",
  "mainEntity",
  "itemListElement",
  "item",
  "event",
  "about",
  "subEvent",
  "department",
  "hasPart",
  "publisher",
  "provider",
  "containsPlace",
];

/**
 * Gives the things of schema.org that a page tells search engines: those of its scripts of JSON-LD,
 * and those that its elements are marked as (microdata, RDFa), which are read before the tree is changed.
 */
export function readThings(root: Document): Thing[] {
  const read = [...findScripts(root).flatMap(parse), ...readMarkup(root)];
  const things: Thing[] = [];
  const seen = new Set<unknown>();
  const visit = (value: unknown, depth: number) => {
    if (depth > mostDepth || things.length >= mostThings || seen.has(value)) return;
    if (Array.isArray(value)) for (const one of value.slice(0, mostThings)) visit(one, depth + 1);
    if (!isObject(value)) return;
    seen.add(value);
    if (value["@type"] !== undefined) things.push(value);
    if (isOf(value, /^(?:FAQPage|HowTo)$/)) return;
    // The publisher of an article is often another organisation.
    const isOfSite = value["@type"] === undefined || !isOf(value, /Article$|Posting$|Review$|^Book$|^CreativeWork$/);
    for (const key of members) if (isOfSite || key !== "publisher") visit(value[key], depth + 1);
  };
  visit(read, 0);
  return withReferences(things);
}

/**
 * Puts the things in the places of their references: `{"@id": "#address"}`. A list names each once: a page of
 * a few kilobytes could name a long thing hundreds of times.
 */
function withReferences(things: readonly Thing[]): Thing[] {
  const byId = new Map(
    things.flatMap((thing) => (typeof thing["@id"] === "string" ? [[thing["@id"], thing] as const] : [])),
  );
  if (byId.size === 0) return [...things];
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return [...new Set(value.slice(0, mostThings).map(resolve))];
    const isReference = isObject(value) && Object.keys(value).length === 1 && typeof value["@id"] === "string";
    return isReference ? (byId.get(value["@id"] as string) ?? value) : value;
  };
  return things.map((thing) => Object.fromEntries(Object.entries(thing).map(([key, value]) => [key, resolve(value)])));
}

/** Gives the texts of the scripts of a page that hold JSON-LD. */
function findScripts(root: Document): string[] {
  const scripts: string[] = [];
  let characters = 0;
  visitElements(root, ({ name, attribs, children }: Element) => {
    if (name !== "script" || !/^application\/ld\+json\b/i.test(attribs.type ?? "")) return true;
    const text = children.map((child) => (isText(child) ? child.data : "")).join("");
    characters += text.length;
    if (characters <= longestScript) scripts.push(text);
    return false;
  });
  return scripts;
}

function parse(script: string): unknown[] {
  try {
    // Some sites put the script into a comment or a CDATA section.
    const json = script.replace(
      /^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g,
      "",
    );
    return [parseJsonWithin(json)];
  } catch {
    // A search engine leaves out broken data, too.
    return [];
  }
}
