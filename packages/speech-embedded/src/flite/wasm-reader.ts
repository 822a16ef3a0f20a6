/** A part of a WebAssembly module, as places in its bytes. */
type WasmSection = {
  id: number;
  /** The id of the section is here. */
  start: number;
  /** The contents of the section begin here. */
  contents: number;
  end: number;
};

const customSection = 0;
const importSection = 2;
const codeSection = 10;
const magicBytes = 8;

/** Reads where the parts of a WebAssembly module are. */
export class WasmReader {
  readonly #bytes: Uint8Array;
  readonly #decoder = new TextDecoder();
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  sections(): WasmSection[] {
    const sections: WasmSection[] = [];
    this.#at = magicBytes;
    while (this.#at < this.#bytes.length) {
      const start = this.#at;
      const id = this.#bytes[this.#at++]!;
      const length = this.#number();
      sections.push({ id, start, contents: this.#at, end: this.#at + length });
      this.#at += length;
    }
    return sections;
  }

  /**
   * The index of each function, by its name in the source. Empty when the module keeps no names.
   */
  functionIndexes(): Map<string, number> {
    const indexes = new Map<string, number>();
    for (const section of this.sections().filter(({ id }) => id === customSection)) {
      this.#at = section.contents;
      if (this.#text() !== "name") continue;
      while (this.#at < section.end) {
        const kind = this.#bytes[this.#at++]!;
        const end = this.#number() + this.#at;
        const namesOfFunctions = 1;
        for (let left = kind === namesOfFunctions ? this.#number() : 0; left > 0; left--) {
          const index = this.#number();
          indexes.set(this.#text(), index);
        }
        this.#at = end;
      }
    }
    return indexes;
  }

  /** The bytes of a function's body: its local variables and its code. */
  bodyOf(functionIndex: number): Uint8Array {
    const imported = this.#countImportedFunctions();
    this.#at = this.sections().find(({ id }) => id === codeSection)!.contents;
    this.#number();
    for (let index = imported; index < functionIndex; index++) {
      const length = this.#number();
      this.#at += length;
    }
    const length = this.#number();
    return this.#bytes.subarray(this.#at, this.#at + length);
  }

  /** Throws when the module imports anything but functions. */
  #countImportedFunctions(): number {
    this.#at = this.sections().find(({ id }) => id === importSection)!.contents;
    const count = this.#number();
    for (let left = count; left > 0; left--) {
      this.#text();
      this.#text();
      if (this.#bytes[this.#at++] !== 0) throw new Error("The module imports something else than functions.");
      this.#number();
    }
    return count;
  }

  #text(): string {
    const length = this.#number();
    this.#at += length;
    return this.#decoder.decode(this.#bytes.subarray(this.#at - length, this.#at));
  }

  /** LEB128, unsigned. */
  #number(): number {
    let number = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = this.#bytes[this.#at++]!;
      number |= (byte & 0x7f) << shift;
      more = byte >= 0x80;
    }
    return number >>> 0;
  }
}
