import { type ChildNode, type Document, DomHandler, type Element, isTag, isText, type ParentNode } from "domhandler";
import { Parser } from "htmlparser2";

const mostCharacters = 5_000_000;
const mostNodes = 300_000;
/** Browsers end at 512. What is nested more deeply is read as if it stood there. */
const mostDepth = 200;
/** The parser moves its whole stack for each element. */
const mostOpen = 5_000;
const longestAttribute = 10_000;

/** Makes the tree of a page, of bounded depth and size, so that each walk over it is bounded as well. */
export function parsePage(html: string): Document {
  const handler = new BoundedHandler(() => parser.pause());
  const parser: Parser = new Parser(handler, { decodeEntities: true, lowerCaseTags: true });
  parser.write(html.slice(0, mostCharacters));
  // A paused parser has more to say, which its end would release.
  if (handler.isFull) handler.onend();
  else parser.end();
  return handler.root;
}

class BoundedHandler extends DomHandler {
  isFull = false;
  readonly #stop: () => void;
  #nodes = 0;
  #depth = 0;

  constructor(stop: () => void) {
    super();
    this.#stop = stop;
  }

  override onopentag(name: string, attributes: Record<string, string>): void {
    if (++this.#nodes > mostNodes || ++this.#depth > mostOpen) this.#end();
    if (this.isFull || this.#depth > mostDepth) return;
    for (const key in attributes) attributes[key] = attributes[key]!.slice(0, longestAttribute);
    super.onopentag(name, attributes);
  }

  override onclosetag(): void {
    if (!this.isFull && this.#depth-- <= mostDepth) super.onclosetag();
  }

  override ontext(text: string): void {
    // Texts beside each other become one node.
    if (!this.isFull) super.ontext(text);
  }

  override oncomment(): void {}

  override oncommentend(): void {}

  override onprocessinginstruction(): void {}

  #end(): void {
    this.isFull = true;
    this.#stop();
  }
}

/** Visits the elements from outside to inside, in order. It goes into those for which the answer is true. */
export function visitElements(parent: ParentNode, visit: (element: Element) => boolean): void {
  // A copy, because a visit may take elements away.
  for (const child of [...parent.children]) {
    if (isTag(child) && visit(child)) visitElements(child, visit);
  }
}

export function findElement(parent: ParentNode, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of parent.children) {
    if (!isTag(child)) continue;
    const found = isWanted(child) ? child : findElement(child, isWanted);
    if (found !== undefined) return found;
  }
  return undefined;
}

const silent = new Set(["script", "style", "template", "noscript", "svg"]);

/** Gives the words of a node on one line. */
export function plainTextOf(node: ChildNode | ParentNode): string {
  const pieces: string[] = [];
  const collect = (one: ChildNode | ParentNode) => {
    if ("data" in one && isText(one)) pieces.push(one.data);
    else if ("children" in one && !(isTag(one) && silent.has(one.name))) {
      pieces.push(" ");
      for (const child of one.children) collect(child);
    }
  };
  collect(node);
  return pieces.join("").replace(/\s+/g, " ").trim();
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
}
