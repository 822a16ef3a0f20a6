import { ensureCapacity } from "./ensure-capacity.ts";

const FIRST_BLOCK = 2;
const LARGEST_BLOCK = 512;

/**
 * Many append-only lists of 32-bit numbers in one array. Most terms occur once or twice, and an
 * array object for each would take more memory than its numbers. A list is a chain of blocks; each
 * block is twice as long as the one before.
 */
export class NumberLists {
  #pool = new Uint32Array(1024);
  #used = 1;
  #heads = new Uint32Array(256);
  #tails = new Uint32Array(256);
  #counts = new Uint32Array(256);
  #rooms = new Uint16Array(256);

  get byteLength(): number {
    return this.#pool.byteLength + this.#heads.byteLength * 3 + this.#rooms.byteLength;
  }

  append(list: number, value: number): void {
    if (list >= this.#heads.length) this.#widen(list);
    const count = this.#counts[list]!;
    let room = this.#rooms[list]!;
    if (room === 0) room = this.#addBlock(list, count);
    const tail = this.#tails[list]!;
    this.#pool[tail] = value;
    this.#tails[list] = tail + 1;
    this.#rooms[list] = room - 1;
    this.#counts[list] = count + 1;
  }

  /** Frees the capacity kept for later numbers. */
  trim(): void {
    this.#pool = this.#pool.slice(0, this.#used);
    const lists = this.#counts.findLastIndex((count) => count > 0) + 1;
    this.#heads = this.#heads.slice(0, lists);
    this.#tails = this.#tails.slice(0, lists);
    this.#counts = this.#counts.slice(0, lists);
    this.#rooms = this.#rooms.slice(0, lists);
  }

  countOf(list: number): number {
    return list < this.#counts.length ? this.#counts[list]! : 0;
  }

  /**
   * Calls the visitor with the ranges [from, to) of the pool that hold the list, in the order of
   * appending.
   */
  visit(list: number, visitor: (pool: Uint32Array, from: number, to: number) => void): void {
    let remaining = this.countOf(list);
    let block = remaining > 0 ? this.#heads[list]! : 0;
    let size = FIRST_BLOCK;
    while (remaining > 0) {
      const length = Math.min(size, remaining);
      visitor(this.#pool, block + 1, block + 1 + length);
      remaining -= length;
      block = this.#pool[block]!;
      size = Math.min(size * 2, LARGEST_BLOCK);
    }
  }

  #addBlock(list: number, count: number): number {
    const size = count === 0 ? FIRST_BLOCK : Math.min(sizeAfter(count), LARGEST_BLOCK);
    this.#pool = ensureCapacity(this.#pool, this.#used + size + 1);
    const block = this.#used;
    this.#used += size + 1;
    if (count === 0) this.#heads[list] = block;
    else this.#pool[this.#tails[list]! - Math.min(sizeAfter(count) / 2, LARGEST_BLOCK) - 1] = block;
    this.#tails[list] = block + 1;
    return size;
  }

  #widen(list: number): void {
    this.#heads = ensureCapacity(this.#heads, list + 1);
    this.#tails = ensureCapacity(this.#tails, list + 1);
    this.#counts = ensureCapacity(this.#counts, list + 1);
    this.#rooms = ensureCapacity(this.#rooms, list + 1);
  }
}

/**
 * Gives the size, before the cap, of the block that follows when this many values fill the blocks before
 * it.
 */
function sizeAfter(count: number): number {
  const doubling = FIRST_BLOCK << (31 - Math.clz32(count / FIRST_BLOCK + 1));
  return doubling > LARGEST_BLOCK ? LARGEST_BLOCK * 2 : doubling;
}
