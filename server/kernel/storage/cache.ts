/**
 * Keeps the entries that were used last and forgets the others: between half of `maxEntries` and
 * `maxEntries` are kept. Entries are held in two generations, so that a use moves nothing within a
 * Map: deleting and setting an entry again makes a Map of thousands of entries rehash itself.
 *
 * @example
 * const languages = new Cache<string, Language>(1_000);
 * languages.getOrMake(code, () => loadLanguage(code));
 */
export class Cache<Key, Value> {
  #newer = new Map<Key, Value>();
  #older = new Map<Key, Value>();
  readonly #maxOfGeneration: number;

  constructor(maxEntries: number) {
    this.#maxOfGeneration = Math.ceil(maxEntries / 2);
  }

  get(key: Key): Value | undefined {
    const recent = this.#newer.get(key);
    if (recent !== undefined) return recent;
    const value = this.#older.get(key);
    if (value !== undefined) this.set(key, value);
    return value;
  }

  /** The entry of the key. `make` is called when there is none; when it throws, nothing is kept. */
  getOrMake(key: Key, make: () => Value): Value {
    const known = this.get(key);
    if (known !== undefined) return known;
    const value = make();
    this.set(key, value);
    return value;
  }

  set(key: Key, value: Value): void {
    if (this.#newer.size >= this.#maxOfGeneration && !this.#newer.has(key)) {
      this.#older = this.#newer;
      this.#newer = new Map();
    }
    this.#newer.set(key, value);
  }

  delete(key: Key): void {
    this.#newer.delete(key);
    this.#older.delete(key);
  }
}
