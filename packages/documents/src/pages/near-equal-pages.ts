/** A page's sketch: the smallest hashes of its word sequences, which stand for all of them. */
const sketchSize = 128;
const wordsOfSequence = 3;
const mostWords = 200_000;
const leastLikeness = 0.9;
/** Two pages of which nine sequences in ten are common differ in all keys once in thousands. */
const keysOfPage = 8;
const hashesOfKey = 4;
const mostOfKey = 50;

export type Fingerprint = {
  /** The smallest hashes of sequences of words, ascending. */
  sketch: number[];
  /** Near-equal pages have at least one of these in common. */
  keys: number[];
  /** Holds the same of numbers behind their words: a price list of another year differs in nothing else. */
  numbers: number[];
  /** Holds the same of the title's words. */
  title: number[];
};

/**
 * The fingerprint of a page's text, by which near-equal pages are found: print views, and one page
 * under several query strings. It is plain data, so that a crawl may store it.
 */
export function fingerprintOf({ title, markdown }: { title: string | null; markdown: string }): Fingerprint {
  const words = wordsOf(markdown.replace(/\]\([^()\s]*\)/g, "]"));
  const sequences = new Set<number>();
  for (let at = 0; at < Math.max(1, words.length - wordsOfSequence + 1) && words.length > 0; at++) {
    sequences.add(hashOf(words.slice(at, at + wordsOfSequence).join(" ")));
  }
  return {
    sketch: smallest(sequences),
    keys: keysOf(sequences),
    numbers: smallest(
      new Set(words.flatMap((word, at) => (/\d/.test(word) ? hashOf(`${words[at - 1]} ${word}`) : []))),
    ),
    title: smallest(new Set(wordsOf(title ?? "").map(hashOf))),
  };
}

/**
 * Tells whether two pages say the same: nearly all of their sequences of words are common, and neither
 * title nor numbers contradict (one page may have more of them, such as the date of a print view).
 */
export function areNearEqual(one: Fingerprint, other: Fingerprint): boolean {
  if (one.sketch.length === 0 || other.sketch.length === 0) return false;
  if (likenessOf(one.sketch, other.sketch) < leastLikeness) return false;
  return areNested(one.title, other.title) && areNested(one.numbers, other.numbers);
}

/** Keeps the fingerprints of a crawl's pages, so that each new page is compared with few of them. */
export class NearEqualPages {
  readonly #byKey = new Map<number, { name: string; fingerprint: Fingerprint }[]>();

  /** Returns the name of an earlier page that is near-equal; else this page is kept under its name. */
  findOrAdd(name: string, fingerprint: Fingerprint): string | undefined {
    if (fingerprint.sketch.length === 0) return undefined;
    for (const key of fingerprint.keys) {
      const found = this.#byKey.get(key)?.find((page) => areNearEqual(page.fingerprint, fingerprint));
      if (found !== undefined) return found.name;
    }
    for (const key of fingerprint.keys) {
      const pages = this.#byKey.get(key) ?? [];
      // Pages of one form that differ in a number only would be compared with all others.
      if (pages.length < mostOfKey) this.#byKey.set(key, [...pages, { name, fingerprint }]);
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
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** The hashes fall into groups, the smallest of each group is taken, and a few of these make a key. */
function keysOf(hashes: ReadonlySet<number>): number[] {
  const groups = new Uint32Array(keysOfPage * hashesOfKey).fill(0xffffffff);
  for (const hash of hashes) {
    const group = hash % groups.length;
    if (hash < groups[group]!) groups[group] = hash;
  }
  return Array.from({ length: keysOfPage }, (_, key) => {
    return hashOf(`${key} ${groups.subarray(key * hashesOfKey, (key + 1) * hashesOfKey).join()}`);
  });
}

function smallest(hashes: ReadonlySet<number>): number[] {
  return [...Uint32Array.from(hashes).sort().subarray(0, sketchSize)];
}

/** Estimates which share of both sets is common, from the smallest hashes of their union. */
function likenessOf(one: readonly number[], other: readonly number[]): number {
  const inOne = new Set(one);
  const inOther = new Set(other);
  const union = smallest(new Set([...one, ...other]));
  return union.filter((hash) => inOne.has(hash) && inOther.has(hash)).length / union.length;
}

/** Compares up to the greatest hash of a long list, of which no more is known. */
function areNested(one: readonly number[], other: readonly number[]): boolean {
  return isWithin(one, other) || isWithin(other, one);
}

function isWithin(inner: readonly number[], outer: readonly number[]): boolean {
  const known = new Set(outer);
  const end = outer.length < sketchSize ? Number.POSITIVE_INFINITY : outer.at(-1)!;
  return inner.every((hash) => hash > end || known.has(hash));
}
