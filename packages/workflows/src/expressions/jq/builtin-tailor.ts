const encoder = new TextEncoder();
const beginning = encoder.encode("def halt_error: halt_error(5);");
/** jq's own parser calls these without a name in the program: `|=`, `+=`, `=`, `..`, `error`. */
const alwaysKept = ["_assign", "_modify", "recurse", "error"];
const mostRemembered = 500;

type Definition = { name: string; text: string; names: Set<string> };

/**
 * jq parses 9,600 characters of its own definitions before each program, which takes three quarters
 * of a small evaluation. Keeps of them only those that a program may name, directly or through other
 * definitions. A definition too many does not matter; one that is missing is a compile error, after
 * which the caller tries again with all of them.
 */
export class BuiltinTailor {
  /** The definitions are at this place of jq's memory. */
  readonly at: number;
  readonly all: Uint8Array;
  readonly #definitions: Definition[];
  readonly #byName = new Map<string, Definition[]>();
  readonly #tailored = new Map<string, Uint8Array>();

  constructor(memory: Uint8Array) {
    this.at = Buffer.from(memory.buffer, memory.byteOffset, memory.length).indexOf(beginning);
    if (this.at < 0) throw new Error("jq-wasm keeps its definitions elsewhere than builtin-tailor.ts knows.");
    this.all = memory.slice(this.at, memory.indexOf(0, this.at));
    const text = new TextDecoder().decode(this.all);
    this.#definitions = text.split(/^(?=def )/m).map((definition) => ({
      name: /^def (\w+)/.exec(definition)?.[1] ?? "",
      text: definition,
      names: namesOf(definition),
    }));
    for (const definition of this.#definitions) {
      this.#byName.set(definition.name, [...(this.#byName.get(definition.name) ?? []), definition]);
    }
  }

  /** The definitions for the program, as long as all of them are together. */
  tailor(program: string): Uint8Array {
    const names = namesOf(program);
    // Lists all definitions.
    if (names.has("builtins")) return this.all;
    const known = [...names].filter((name) => this.#byName.has(name)).sort();
    const key = known.join(" ");
    const remembered = this.#tailored.get(key);
    if (remembered !== undefined) return remembered;
    const kept = new Set<Definition>();
    const keep = (name: string) => {
      for (const definition of this.#byName.get(name) ?? []) {
        if (kept.has(definition)) continue;
        kept.add(definition);
        for (const used of definition.names) keep(used);
      }
    };
    for (const name of [...alwaysKept, ...known]) keep(name);
    const text = this.#definitions.filter((definition) => kept.has(definition)).map((definition) => definition.text);
    const tailored = new Uint8Array(this.all.length).fill(0x20);
    tailored.set(encoder.encode(text.join("")));
    if (this.#tailored.size >= mostRemembered) this.#tailored.clear();
    this.#tailored.set(key, tailored);
    return tailored;
  }
}

function namesOf(program: string): Set<string> {
  return new Set(program.match(/[A-Za-z_]\w*/g));
}
