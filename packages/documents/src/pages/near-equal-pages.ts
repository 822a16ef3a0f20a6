/** A page's sketch: the smallest hashes of its word sequences, which stand for all of them. */
const sketchSize = 128;
const wordsOfSequence = 3;
const mostWords = 200_000;
const leastLikeness = 0.9;
/** Two pages of which nine sequences in ten are common differ in all keys once in thousands. */
const keysOfPage = 8;
const hashesOfKey = 4;
const mostOfKey = 50;

/** Holds what tells near-equal pages, as text that a crawl stores. */
export type Fingerprint = string;

type Hashes = {
  /** The smallest hashes of sequences of words, ascending. */
  sketch: Uint32Array;
  /** Near-equal pages have at least one of these in common. */
  keys: Uint32Array;
  /** Holds the same of numbers behind their words: a price list of another year differs in nothing else. */
  numbers: Uint32Array;
  /** Holds the same of the title's words. */
  title: Uint32Array;
};

/**
 * Gives the fingerprint of a page's text, by which near-equal pages are found: print views, and one
 * page under several query strings.
 */
export function fingerprintOf({ title, markdown }: { title: string | null; markdown: string }): Fingerprint {
  const words = wordsOf(markdown.replace(/\]\([^()\s]*\)/g, "]"));
  const hashes = words.map(hashOf);
  const sequences = new Set<number>();
  const most = Math.min(wordsOfSequence, words.length);
  for (let at = 0; most > 0 && at <= hashes.length - most; at++) {
    let hash = 0;
    for (let of = 0; of < most; of++) hash = mix(hash ^ hashes[at + of]!);
    sequences.add(hash);
  }
  const numbers = new Set<number>();
  for (const [at, word] of words.entries()) {
    if (/\d/.test(word)) numbers.add(mix((hashes[at - 1] ?? 0) ^ mix(hashes[at]!)));
  }
  return write({
    sketch: smallest(sequences),
    keys: keysOf(sequences),
    numbers: smallest(numbers),
    title: smallest(new Set(wordsOf(title ?? "").map(hashOf))),
  });
}

/** The lists stand one behind the other, each behind its length. */
function write({ sketch, keys, numbers, title }: Hashes): Fingerprint {
  const whole = Uint32Array.from([sketch, keys, numbers, title].flatMap((list) => [list.length, ...list]));
  return Buffer.from(whole.buffer).toString("base64");
}

function read(fingerprint: Fingerprint): Hashes {
  const whole = new Uint32Array(Uint8Array.from(Buffer.from(fingerprint, "base64")).buffer);
  let at = 0;
  const next = () => {
    const list = whole.subarray(at + 1, at + 1 + whole[at]!);
    at += 1 + list.length;
    return list;
  };
  return { sketch: next(), keys: next(), numbers: next(), title: next() };
}

/**
 * Tells whether two pages say the same: nearly all of their sequences of words are common, and neither
 * title nor numbers contradict (one page may have more of them, such as the date of a print view).
 */
export function areNearEqual(one: Fingerprint, other: Fingerprint): boolean {
  return areAlike(read(one), read(other));
}

function areAlike(one: Hashes, other: Hashes): boolean {
  if (one.sketch.length === 0 || other.sketch.length === 0) return false;
  if (likenessOf(one.sketch, other.sketch) < leastLikeness) return false;
  return areNested(one.title, other.title) && areNested(one.numbers, other.numbers);
}

/** Keeps the fingerprints of a crawl's pages, so that each new page is compared with few of them. */
export class NearEqualPages {
  readonly #byKey = new Map<number, { name: string; hashes: Hashes }[]>();

  /** Returns the name of an earlier page that is near-equal; else this page is kept under its name. */
  findOrAdd(name: string, fingerprint: Fingerprint): string | undefined {
    const hashes = read(fingerprint);
    if (hashes.sketch.length === 0) return undefined;
    for (const key of hashes.keys) {
      const found = this.#byKey.get(key)?.find((page) => areAlike(page.hashes, hashes));
      if (found !== undefined) return found.name;
    }
    for (const key of hashes.keys) {
      const pages = this.#byKey.get(key) ?? [];
      // Pages of one form that differ in a number only would be compared with all others.
      if (pages.length < mostOfKey) this.#byKey.set(key, [...pages, { name, hashes }]);
    }
    return undefined;
  }
}

/** Words and numbers; the counts are bounded, because a match of millions of characters fills the stack. */
const wordsAndNumbers = /[\p{L}\p{M}]{1,100}|\p{N}{1,20}(?:[.,:]\p{N}{1,20}){0,20}/gu;

function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const [word] of text.toLowerCase().matchAll(wordsAndNumbers)) {
    words.push(word);
    if (words.length === mostWords) break;
  }
  return words;
}

/** FNV-1a, mixed as murmur3 does it, so that the smallest hashes are a fair sample. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash);
}

/** Spreads all bits of a number over all others. */
function mix(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The hashes fall into groups, the smallest of each group is taken, and a few of these make a key. */
function keysOf(hashes: ReadonlySet<number>): Uint32Array {
  const groups = new Uint32Array(keysOfPage * hashesOfKey).fill(0xffffffff);
  for (const hash of hashes) {
    const group = hash % groups.length;
    if (hash < groups[group]!) groups[group] = hash;
  }
  return Uint32Array.from({ length: keysOfPage }, (_, key) => {
    return hashOf(`${key} ${groups.subarray(key * hashesOfKey, (key + 1) * hashesOfKey).join()}`);
  });
}

function smallest(hashes: ReadonlySet<number>): Uint32Array {
  return Uint32Array.from(hashes).sort().slice(0, sketchSize);
}

/** Estimates which share of both sets is common, from the smallest hashes of their union. */
function likenessOf(one: Uint32Array, other: Uint32Array): number {
  const inOne = new Set(one);
  const inOther = new Set(other);
  const union = smallest(new Set([...one, ...other]));
  return union.filter((hash) => inOne.has(hash) && inOther.has(hash)).length / union.length;
}

/** Compares up to the greatest hash of a long list, of which no more is known. */
function areNested(one: Uint32Array, other: Uint32Array): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

function isWithin(inner: Uint32Array, outer: Uint32Array): boolean {
  const known = new Set(outer);
  const end = outer.length < sketchSize ? Number.POSITIVE_INFINITY : outer.at(-1)!;
  return inner.every((hash) => hash > end || known.has(hash));
}
