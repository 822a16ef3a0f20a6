import { encodedFormsOf } from "./encoded-forms-of.ts";
import { type ReadText, unescapeRead, unescapeText } from "./unescape-text.ts";

/** Stands where a hidden text was. */
export const hiddenMark = "[secret]";

/** Shorter texts would hide half of what people read. No secret is stored that has a shorter one. */
export const shortestHidden = 6;

/** A password that stands in a workflow may be shorter, and stays out of what the other side says. */
export const shortestCredential = 4;

/** A text may be escaped inside of a text so many times over, such as JSON within JSON within HTML. */
const mostLevels = 4;
/** The lines of long secrets are looked for up to this number. */
const mostSought = 1_000;
/** A text for which the search would cost more is hidden as a whole: nobody may hold up the server. */
const mostWork = 500_000_000;

/** A shell, CSV and forms write more or fewer of these, so that they are not compared. */
const allIgnored = /[\s"'\\+]+/g;

/** Says where a text begins and ends. */
type Range = readonly [number, number];

/**
 * Finds texts that must not be shown, such as secrets, and writes a mark in their place. It finds them
 * as they are, line by line, and in the forms in which programs write texts into others: JSON, also
 * within JSON, HTML, addresses, base64 and base32 with neighbours, quoted for a shell, CSV and TSV.
 */
export class HiddenTexts {
  readonly #texts = new Set<string>();
  /** Texts to look for, without what is ignored. */
  readonly #sought = new Set<string>();
  /** Texts of which nearly all would be ignored are looked for as they are. */
  readonly #asTheyAre = new Set<string>();

  readonly #shortest: number;

  /** @param shortest the fewest characters of a text that is hidden */
  constructor(texts: Iterable<string> = [], shortest = shortestHidden) {
    this.#shortest = shortest;
    for (const text of texts) this.add(text);
  }

  get size(): number {
    return this.#texts.size;
  }

  has(text: string): boolean {
    return this.#texts.has(text);
  }

  add(text: string): void {
    if (text.length < this.#shortest || this.#texts.has(text)) return;
    this.#texts.add(text);
    for (const form of [...escapedFormsOf(text), ...encodedFormsOf(text)]) this.#seek(form);
    for (const line of text.split(/[\r\n]+/)) if (this.#sought.size < mostSought) this.#seek(line.trim());
  }

  /** A secret may itself look escaped, so that undoing escapes in a text changes it there as well. */
  #seek(form: string): void {
    for (let [level, written] = [0, form]; level <= mostLevels; level++) {
      const compared = written.replace(allIgnored, "");
      if (compared.length >= this.#shortest) this.#sought.add(compared);
      else if (form.length >= this.#shortest)
        for (const each of [form, encodeURIComponent(form)]) this.#asTheyAre.add(each);
      const next = unescapeText(written);
      if (next === written) return;
      written = next;
    }
  }

  /** The text with a mark for each hidden text. */
  hideIn(text: string): string {
    if (!this.areIn(text)) return text;
    if (this.#isTooLong(text)) return hiddenMark;
    const ranges = this.#rangesIn(text).sort((one, other) => one[0] - other[0]);
    let [shown, at, endOfMark] = ["", 0, -1];
    for (const [from, to] of ranges) {
      if (to <= at) continue;
      if (from > endOfMark) shown += text.slice(at, from) + hiddenMark;
      at = endOfMark = to;
    }
    return shown + text.slice(at);
  }

  /** Tells whether a text holds one of them; also where it is too long to be searched. */
  areIn(text: string): boolean {
    if (this.size === 0) return false;
    if (this.#isTooLong(text)) return true;
    for (const each of this.#asTheyAre) if (text.includes(each)) return true;
    for (let [level, written] = [0, text]; level <= mostLevels; level++) {
      const compared = written.replace(allIgnored, "");
      for (const each of this.#sought) if (compared.includes(each)) return true;
      const next = unescapeText(written);
      if (next === written) return false;
      written = next;
    }
    return false;
  }

  #isTooLong(text: string): boolean {
    return text.length * (this.#sought.size + this.#asTheyAre.size) > mostWork;
  }

  #rangesIn(text: string): Range[] {
    let read: ReadText = { text, from: Uint32Array.from({ length: text.length + 1 }, (_, index) => index) };
    const ranges: Range[] = [...this.#asTheyAre].flatMap((each) =>
      findAll(text, each).map((at): Range => [at, at + each.length]),
    );
    for (let level = 0; level <= mostLevels; level++) {
      const { compared, kept } = withoutIgnored(read.text);
      const { from } = read;
      for (const each of this.#sought) {
        for (const at of findAll(compared, each)) {
          ranges.push([from[kept[at]!]!, from[kept[at + each.length - 1]! + 1]!]);
        }
      }
      const next = unescapeRead(read);
      if (next.text === read.text) break;
      read = next;
    }
    return ranges;
  }
}

const html: Record<string, string> = { "<": "&lt;", ">": "&gt;", "&": "&amp;", "'": "&#39;", '"': "&quot;" };
const writers = [
  (text: string) => JSON.stringify(text).slice(1, -1),
  (text: string) => text.replace(/[<>&'"]/g, (each) => html[each]!),
  encodeURIComponent,
];

/** A character before an escaped text may look like a part of it: so escaped once or twice, it is known. */
function escapedFormsOf(text: string): Set<string> {
  const once = writers.map((write) => write(text));
  return new Set([text, ...once, ...once.flatMap((form) => writers.map((write) => write(form)))]);
}

/** `kept` holds where in the text each code unit of `compared` stands. */
function withoutIgnored(text: string): { compared: string; kept: Uint32Array } {
  const compared = text.replace(allIgnored, "");
  const kept = new Uint32Array(compared.length);
  for (let [at, place] = [0, 0]; place < compared.length; at++) {
    // A code unit that is ignored is never equal to the next one that is kept.
    if (text.charCodeAt(at) === compared.charCodeAt(place)) kept[place++] = at;
  }
  return { compared, kept };
}

function findAll(text: string, sought: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(sought); at >= 0; at = text.indexOf(sought, at + sought.length)) found.push(at);
  return found;
}
