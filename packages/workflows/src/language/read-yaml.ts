import { pointerTo } from "@parley/json";
import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Pair,
  type ParsedNode,
  parseDocument,
  Scalar,
  type YAMLMap,
  type YAMLSeq,
} from "yaml";
import { type Fault, Faults, type Severity } from "./faults.ts";
import { readNumber } from "./read-number.ts";

/** A fault with the place in the text where a reader finds it. */
export type DocumentProblem = {
  /** The line counts from 1. */
  line: number;
  /** The column counts from 1, in UTF-16 units. */
  column: number;
  /** RFC 6901. */
  pointer: string;
  message: string;
  severity: Severity;
};

/** Finds the line and column of what a pointer names. */
export type Places = { locate(fault: Fault): DocumentProblem };

/** Characters are counted in bytes of UTF-8. */
const maxBytes = 256 * 1024;
/** JSON values, counted with each alias replaced by what it stands for. */
const maxValues = 50_000;
const maxDepth = 64;

/**
 * Reads a YAML 1.2 or JSON document as plain JSON. Anchors and merge keys (`<<`) are resolved, and
 * dates stay texts. `value` has no meaning when there are problems. Never throws.
 */
export function readYaml(text: string): { value: unknown; places: Places; faults: Faults } {
  const lines = new LineCounter();
  const reading = new Reading(text, lines);
  let value: unknown;
  try {
    value = reading.readDocument();
  } catch (error) {
    if (!(error instanceof Unreadable || error instanceof RangeError)) throw error;
    // A RangeError is the end of the stack.
    const { offset, message } = error instanceof Unreadable ? error : { offset: 0, message: tooDeep };
    reading.offsets.set("", { value: offset });
    reading.faults.list.length = 0;
    reading.faults.add("", message);
  }
  return { value, places: reading, faults: reading.faults };
}

/**
 * The parser's own reading of these lists compares each name with each other one. `!!omap` becomes
 * an object, and `!!pairs` stays the list of objects as which it is written.
 */
const ordered = "tag:yaml.org,2002:omap";
const listTags = [ordered, "tag:yaml.org,2002:pairs"].map((tag) => {
  return { tag, collection: "seq", resolve: (list: YAMLMap.Parsed | YAMLSeq.Parsed) => list } as const;
});

const tooDeep = `The document is nested more than ${maxDepth} levels deep.`;

/** Ends the reading: nothing behind this place can be read. */
class Unreadable extends Error {
  readonly offset: number;
  constructor(offset: number, message: string) {
    super(message);
    this.offset = offset;
  }
}

type Node = ParsedNode | null;
type Member = Pair<Node, Node>;

class Reading implements Places {
  readonly faults = new Faults();
  readonly offsets = new Map<string, { name?: number; value: number }>();
  readonly #text: string;
  readonly #lines: LineCounter;
  readonly #anchors = new Map<string, Node>();
  readonly #open = new Set<Node>();
  #count = 0;
  /** Above 0 while members are read that `<<` adds: the places of own members stay. */
  #merges = 0;

  constructor(text: string, lines: LineCounter) {
    this.#text = text;
    this.#lines = lines;
  }

  readDocument(): unknown {
    if (Buffer.byteLength(this.#text) > maxBytes) {
      throw new Unreadable(0, `The document is larger than ${maxBytes / 1024} KiB.`);
    }
    const document = withoutStacks(() =>
      parseDocument(this.#text, {
        version: "1.2",
        schema: "core",
        lineCounter: this.#lines,
        prettyErrors: false,
        // "silent" would also hide that a second document follows.
        logLevel: "error",
        // Comparing each key with each other one takes too long: `#readMap` does it.
        uniqueKeys: false,
        customTags: listTags,
      }),
    );
    const [first] = [...document.errors, ...document.warnings];
    if (first !== undefined) {
      const more = first.code === "MULTIPLE_DOCS" ? "Send one document only." : sentence(first.message);
      // The parser is recursive.
      if (/call stack/.test(more)) throw new Unreadable(0, tooDeep);
      throw new Unreadable(first.pos[0], `The document is not valid YAML. ${more}`);
    }
    if (document.directives.yaml.version === "1.1") {
      throw new Unreadable(0, "The document asks for YAML 1.1. Remove its line %YAML: Parley reads YAML 1.2.");
    }
    if (document.contents === null) throw new Unreadable(0, "The document is empty.");
    return this.#read(document.contents, "", 0);
  }

  locate({ pointer, message, at, severity = "error" }: Fault): DocumentProblem {
    const found = this.offsets.get(pointer);
    let offset = at === "name" ? (found?.name ?? found?.value) : found?.value;
    // A member that is missing is shown where its object begins.
    for (let parent = pointer; offset === undefined && parent !== ""; ) {
      parent = parent.slice(0, parent.lastIndexOf("/"));
      const place = this.offsets.get(parent);
      offset = place?.name ?? place?.value;
    }
    const { line, col } = this.#lines.linePos(Math.min(offset ?? 0, this.#text.length));
    return { line: Math.max(1, line), column: Math.max(1, col), pointer, message, severity };
  }

  #read(node: Node, pointer: string, depth: number, nameOffset?: number): unknown {
    this.#count += 1;
    const value = node?.range?.[0] ?? nameOffset ?? 0;
    if (this.#count > maxValues) throw new Unreadable(value, `The document has more than ${maxValues} values.`);
    if (depth > maxDepth) throw new Unreadable(value, tooDeep);
    this.#place(pointer, value, nameOffset);
    if (isAlias(node)) return this.#readAlias(node.source, value, pointer, depth, nameOffset);
    if (node?.anchor !== undefined) this.#anchors.set(node.anchor, node);
    if (isScalar(node) || node === null) return this.#readScalar(node, pointer);
    this.#open.add(node);
    const read =
      isSeq(node) && node.tag !== ordered
        ? node.items.map((item, index) => this.#read(item as Node, `${pointer}/${index}`, depth + 1))
        : this.#readMap(isSeq(node) ? membersOf(node) : (node.items as Member[]), pointer, depth);
    this.#open.delete(node);
    return read;
  }

  #target(name: string, offset: number): Node {
    const target = this.#anchors.get(name);
    if (target === undefined) throw new Unreadable(offset, `There is no anchor \`&${name}\` above this alias.`);
    if (this.#open.has(target)) throw new Unreadable(offset, `The alias \`*${name}\` is inside of what it stands for.`);
    return target;
  }

  #readAlias(name: string, offset: number, pointer: string, depth: number, nameOffset?: number): unknown {
    const read = this.#read(this.#target(name, offset), pointer, depth, nameOffset);
    this.#place(pointer, offset, nameOffset);
    return read;
  }

  #readScalar(node: Scalar | null, pointer: string): unknown {
    const value = node?.value ?? null;
    if (typeof value === "string") {
      if (value.includes("\0") || !value.isWellFormed()) {
        this.faults.add(pointer, "This text has a NUL character or half a character.");
      }
      return value;
    }
    if (typeof value === "number") {
      const { value: number, fault, hint } = readNumber(value, node?.source);
      if (fault !== undefined) this.faults.add(pointer, fault);
      if (hint !== undefined) this.faults.remark("hint", { pointer, message: hint });
      return number;
    }
    if ((typeof value === "object" && value !== null) || typeof value === "symbol") {
      this.faults.add(pointer, "This value has no form in JSON.");
    }
    return value;
  }

  #readMap(pairs: readonly Member[], pointer: string, depth: number): Record<string, unknown> {
    const read: Record<string, unknown> = {};
    const merged: Node[] = [];
    for (const { key, value } of pairs) {
      const name = this.#nameOf(key);
      if (name === undefined) continue;
      if (name === "<<" && isScalar(key) && key.type === Scalar.PLAIN) {
        merged.push(value);
        continue;
      }
      const place = pointerTo(pointer, name);
      if (Object.hasOwn(read, name)) {
        this.#place(place, key!.range![0], key!.range![0]);
        this.faults.add(place, `\`${name}\` occurs twice here. Keep one of them.`, "name");
        continue;
      }
      read[name] = this.#read(value, place, depth + 1, key!.range![0]);
    }
    for (const each of merged) this.#merge(read, each, pointer, depth);
    return read;
  }

  #nameOf(key: Node): string | undefined {
    const offset = key?.range?.[0] ?? 0;
    if (isScalar(key) && key.anchor !== undefined) this.#anchors.set(key.anchor, key);
    const named = isAlias(key) ? this.#target(key.source, offset) : key;
    // A number or `true` as a name keeps its spelling.
    const name = isScalar(named) ? (typeof named.value === "string" ? named.value : named.source) : undefined;
    if (name === undefined || (name === "" && isScalar(named) && named.value === null)) {
      throw new Unreadable(offset, "The name of a member must be a text.");
    }
    if (name === "__proto__") throw new Unreadable(offset, "A member cannot have the name `__proto__`.");
    if (name.includes("\0") || !name.isWellFormed()) {
      throw new Unreadable(offset, "This name has a NUL character or half a character.");
    }
    return name;
  }

  /** Adds the members of what `<<` names. Those that are there already stay. */
  #merge(read: Record<string, unknown>, source: Node, pointer: string, depth: number): void {
    const offset = source?.range?.[0] ?? 0;
    const node = isAlias(source) ? this.#target(source.source, offset) : source;
    if (isSeq(node)) {
      if (depth > maxDepth) throw new Unreadable(offset, tooDeep);
      for (const item of node.items) this.#merge(read, item as Node, pointer, depth + 1);
      return;
    }
    if (!isMap(node)) throw new Unreadable(offset, "What `<<` merges must be an object or a list of objects.");
    this.#merges += 1;
    const members = this.#read(node as Node, pointer, depth) as Record<string, unknown>;
    this.#merges -= 1;
    for (const [name, value] of Object.entries(members)) if (!Object.hasOwn(read, name)) read[name] = value;
  }

  #place(pointer: string, value: number, name?: number): void {
    if (this.#merges > 0 && this.offsets.has(pointer)) return;
    this.offsets.set(pointer, name === undefined ? { value } : { name, value });
  }
}

/** Reads the members of a list in which each item is an object with one member. */
function membersOf({ items, range }: YAMLSeq): Member[] {
  return items.map((item) => {
    const offset = (item as Node)?.range?.[0] ?? range?.[0] ?? 0;
    if (isMap(item) && item.items.length === 1) return item.items[0] as Member;
    throw new Unreadable(offset, "Each item of `!!omap` must be an object with one member.");
  });
}

/** The parser makes an error of each mistake, thousands at worst; their stacks take seconds. */
function withoutStacks<Result>(work: () => Result): Result {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return work();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

function sentence(message: string): string {
  return `${message.replace(/[.\s]+$/, "")}.`;
}
