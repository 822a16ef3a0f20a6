import { type Document, DomHandler, type Element, isTag, isText, type ParentNode } from "domhandler";
import { Parser } from "htmlparser2";
import { FileFault } from "../file-fault.ts";
import type { Zip } from "../open-zip.ts";

/** Documents nest tables in tables, but not so deep. */
const mostLevels = 250;
const mostNodes = 5_000_000;

/** Counts what is open while the file streams in. It knows no entities but those of XML itself. */
class BoundedHandler extends DomHandler {
  #open = 0;
  #nodes = 0;

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (++this.#open > mostLevels)
      throw new FileFault("file-unreadable", "This file is nested too deeply. Send it with fewer levels.");
    if (++this.#nodes > mostNodes)
      throw new FileFault("file-too-large", "This file has too many parts. Send its parts as files of their own.");
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    this.#open--;
    super.onclosetag();
  }

  override onprocessinginstruction(name: string, written: string): void {
    // A declaration of entities can make gigabytes of a line.
    if (/^!doctype/i.test(name) && written.includes("["))
      throw new FileFault("file-unreadable", "This file declares entities. Open it, save it again and send that.");
    super.onprocessinginstruction(name, written);
  }
}

/**
 * Reads a file of an office document.
 * @throws FileFault
 */
export function readXml(xml: string): Document {
  const handler = new BoundedHandler();
  const parser = new Parser(handler, { xmlMode: true, decodeEntities: true });
  parser.end(xml);
  return handler.root;
}

/** Finds the elements of these names, in their order. What is within one of them is not looked at. */
export function findAll(parent: ParentNode, ...names: readonly string[]): Element[] {
  return parent.children.flatMap((child) => {
    if (!isTag(child)) return [];
    return names.includes(child.name) ? [child] : findAll(child, ...names);
  });
}

export function find(parent: ParentNode | undefined, name: string): Element | undefined {
  for (const child of parent?.children ?? []) {
    if (!isTag(child)) continue;
    const found = child.name === name ? child : find(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
}

export function textOf(parent: ParentNode | undefined): string {
  return (parent?.children ?? [])
    .map((child) => (isText(child) ? child.data : isTag(child) ? textOf(child) : ""))
    .join("");
}

/** Gives the title that the metadata of an office document tell. */
export async function readTitle(zip: Zip, path: string): Promise<string | undefined> {
  const xml = await zip.readText(path);
  return xml === undefined ? undefined : textOf(find(readXml(xml), "dc:title"));
}
