import { type Document, type Element, isTag, type ParentNode } from "domhandler";
import { plainTextOf } from "../text/parse-page.ts";
import type { Thing } from "./thing.ts";

const mostItems = 2_000;
const longestText = 20_000;
/** The text of a value within a value is read again, so that few may lie in each other. */
const mostValuesWithin = 5;
const ofSource = new Set(["audio", "embed", "iframe", "img", "source", "track", "video"]);

/**
 * Reads the things that elements are marked as: by `itemscope` and `itemprop` of microdata, or by
 * `typeof` and `property` of RDFa. Gives the outermost ones, with those within as their members.
 */
export function readMarkup(root: Document): Thing[] {
  const things: Thing[] = [];
  let items = 0;
  const visit = (parent: ParentNode, around: Thing | undefined, within: number): void => {
    for (const child of parent.children) {
      if (!isTag(child)) continue;
      const names = namesOf(child);
      const types = typesOf(child);
      if (types === undefined) {
        const isValue = names.length > 0 && within < mostValuesWithin;
        if (around !== undefined && isValue) {
          const value = writtenValue(child);
          for (const name of names) add(around, name, value);
        }
        visit(child, around, within + Number(isValue));
        continue;
      }
      if (++items > mostItems) return;
      const thing: Thing = { "@type": types };
      if (around !== undefined && names.length > 0) for (const name of names) add(around, name, thing);
      else things.push(thing);
      visit(child, thing, within);
    }
  };
  visit(root, undefined, 0);
  return things;
}

function namesOf({ attribs }: Element): string[] {
  const names = attribs.itemprop ?? attribs.property;
  if (names === undefined) return [];
  // Names such as "og:title" belong to other vocabularies.
  return names
    .split(/\s+/)
    .map((name) => name.replace(/^(?:schema:|https?:\/\/schema\.org\/)/i, ""))
    .filter((name) => /^[a-z]+$/i.test(name));
}

/** Gives the types of an element that is a thing of its own. */
function typesOf({ attribs }: Element): string[] | undefined {
  const types = attribs.itemscope === undefined ? attribs.typeof : (attribs.itemtype ?? "");
  return types?.split(/\s+/).map((type) => type.replace(/^schema:/i, ""));
}

function add(thing: Thing, name: string, value: unknown): void {
  if (value === "") return;
  const known = Object.hasOwn(thing, name) ? thing[name] : undefined;
  if (known === undefined) thing[name] = value;
  else if (Array.isArray(known)) known.push(value);
  else thing[name] = [known, value];
}

function writtenValue(element: Element): string {
  const { name, attribs } = element;
  const text = () => plainTextOf(element).slice(0, longestText);
  if (attribs.content !== undefined) return attribs.content.trim();
  if (name === "time") return (attribs.datetime ?? text()).trim();
  if (name === "data" || name === "meter") return (attribs.value ?? text()).trim();
  if (ofSource.has(name)) return attribs.src ?? "";
  if (name === "link") return attribs.href ?? "";
  // A link to a number or an address of mail shows it as people write it.
  if (name === "a" || name === "area") {
    const target = attribs.href ?? "";
    return /^(?:tel|mailto):/i.test(target) ? text() || target.replace(/^\w+:/, "") : target || text();
  }
  return text();
}
