import { type Jq, loadJq } from "jq-wasm";
import { BuiltinTailor } from "./builtin-tailor.ts";
import { ByteSink } from "./byte-sink.ts";

/**
 * `exitCode` is jq's: 0, 3 for a program that does not compile, 5 for an error. A machine that
 * stopped in the middle of a program, for one of the reasons of `stop`, is spent.
 */
export type JqRun = { exitCode: number; output: string; complaint: string } | { stop: "memory" | "depth" | "output" };

const maxComplaintBytes = 16_384;
const stackBytes = 1_048_576;
/** The lowest address that the stack may reach. jq's own variables lie below it without a guard. */
const guardBytes = 65_536;
/** The most characters of a date, and of its format. */
const maxDateLength = 128;
const compileError = 3;
const [standardOutput, standardError] = [1, 2];

const untouched = Buffer.alloc(guardBytes);

class OutputTooLong extends Error {}

/**
 * One instance of jq. Programs see nothing of the host: no file, no environment, no local time, and
 * what they write goes into the answer alone.
 */
export class JqMachine {
  #maxOutputBytes = 0;
  #jq!: Jq;
  #memory!: WebAssembly.Memory;
  /** The memory before the first program. */
  #image!: Uint8Array;
  #stackEnd = 0;
  #builtins!: BuiltinTailor;
  #input: Uint8Array = new Uint8Array();
  #inputAt = 0;
  readonly #output = new ByteSink();
  readonly #complaint = new ByteSink();

  private constructor() {}

  static async create(module: WebAssembly.Module): Promise<JqMachine> {
    const machine = new JqMachine();
    machine.#jq = await loadJq({
      instantiateWasm: (imports, onSuccess) => {
        const instance = new WebAssembly.Instance(module, machine.#isolate(imports));
        machine.#memory = Object.values(instance.exports).find((each) => each instanceof WebAssembly.Memory)!;
        const functions = Object.values(instance.exports).filter((each) => typeof each === "function");
        // The last export gives the stack pointer.
        machine.#stackEnd = Number(functions.at(-1)!()) - stackBytes;
        onSuccess(instance, module);
      },
    });
    const memory = machine.#view();
    machine.#image = memory.slice(0, memory.findLastIndex((byte) => byte !== 0) + 1);
    machine.#builtins = new BuiltinTailor(machine.#image);
    const first = machine.run(".[0]", new TextEncoder().encode("[1]"), 100);
    if (!("output" in first) || first.output !== "1\n")
      throw new Error("jq-wasm does not work as jq-machine.ts expects.");
    return machine;
  }

  /** Gives the memory that this instance holds. It never shrinks. */
  get memoryBytes(): number {
    return this.#memory.buffer.byteLength;
  }

  /** Removes every trace of earlier programs. */
  reset(): void {
    const memory = this.#view();
    memory.set(this.#image);
    memory.fill(0, this.#image.length);
  }

  /** @param input one JSON value in UTF-8 */
  run(program: string, input: Uint8Array, maxOutputBytes: number): JqRun {
    this.#maxOutputBytes = maxOutputBytes;
    const tailored = this.#builtins.tailor(program);
    const run = this.#runWith(tailored, program, input);
    const isCertain = tailored === this.#builtins.all || !("exitCode" in run) || run.exitCode !== compileError;
    return isCertain ? run : this.#runWith(this.#builtins.all, program, input);
  }

  #runWith(builtins: Uint8Array, program: string, input: Uint8Array): JqRun {
    this.#view().set(builtins, this.#builtins.at);
    [this.#input, this.#inputAt] = [input, 0];
    this.#output.clear();
    this.#complaint.clear();
    try {
      const { exitCode } = this.#jq.raw("", program, ["-c"]);
      if (!this.#isGuardIntact()) return { stop: "depth" };
      return { exitCode, output: this.#output.text(), complaint: this.#complaint.text() };
    } catch (cause) {
      if (cause instanceof OutputTooLong) return { stop: "output" };
      const isMemory = this.#complaint.text().includes("cannot allocate memory");
      return { stop: isMemory ? "memory" : "depth" };
    } finally {
      this.#input = new Uint8Array();
    }
  }

  #view(): Uint8Array {
    return new Uint8Array(this.#memory.buffer);
  }

  #isGuardIntact(): boolean {
    return untouched.equals(new Uint8Array(this.#memory.buffer, this.#stackEnd, guardBytes));
  }

  /**
   * Replaces what jq imports from its host, so that a program reaches nothing outside. The names of
   * the functions are those of Emscripten.
   */
  #isolate(imports: WebAssembly.Imports): WebAssembly.Imports {
    const own: Record<string, (...args: never[]) => unknown> = {
      _fd_read: (_descriptor: number, vectors: number, count: number, result: number) =>
        this.#transfer(vectors, count, result, (target) => this.#read(target)),
      _fd_write: (descriptor: number, vectors: number, count: number, result: number) =>
        this.#transfer(vectors, count, result, (source) => this.#write(descriptor, source)),
      _environ_sizes_get: (count: number, bytes: number) => {
        const memory = new DataView(this.#memory.buffer);
        memory.setUint32(count, 0, true);
        memory.setUint32(bytes, 0, true);
        return 0;
      },
      _environ_get: () => 0,
    };
    const [[module, functions]] = Object.entries(imports) as [[string, Record<string, (...args: never[]) => unknown>]];
    const named = new Map(Object.entries(functions).map(([key, each]) => [each.name, key]));
    const isolated = { ...functions };
    const replace = (name: string, by: ((...args: never[]) => unknown) | undefined) => {
      const key = named.get(name);
      if (key === undefined || by === undefined) throw new Error(`jq-wasm imports no ${name} any more.`);
      isolated[key] = by;
    };
    for (const [name, by] of Object.entries(own)) replace(name, by);
    const found = (name: string) => functions[named.get(name) ?? ""] as ((...args: number[]) => unknown) | undefined;
    // Local time is UTC, wherever the server stands.
    replace("__localtime_js", found("__gmtime_js"));
    const toSeconds = (fields: number) => {
      try {
        return found("__timegm_js")!(fields);
      } catch {
        // A time beyond those of JavaScript: what C says of it.
        return -1n;
      }
    };
    replace("__timegm_js", found("__timegm_js") && toSeconds);
    replace("__mktime_js", found("__timegm_js") && toSeconds);
    // Emscripten compiles the format to a regular expression of JavaScript, and nothing can interrupt that.
    replace("_strptime", (text: number, format: number, fields: number) =>
      this.#isShort(text) && this.#isShort(format) ? found("_strptime")!(text, format, fields) : 0,
    );
    return { [module]: isolated };
  }

  /** Tells whether a text of C ends soon. */
  #isShort(start: number): boolean {
    const length = this.#view()
      .subarray(start, start + maxDateLength + 1)
      .indexOf(0);
    return length >= 0;
  }

  #transfer(vectors: number, count: number, result: number, move: (part: Uint8Array) => number): number {
    const memory = new DataView(this.#memory.buffer);
    let moved = 0;
    for (let index = 0; index < count; index++) {
      const start = memory.getUint32(vectors + index * 8, true);
      const length = memory.getUint32(vectors + index * 8 + 4, true);
      const now = move(new Uint8Array(this.#memory.buffer, start, length));
      moved += now;
      if (now < length) break;
    }
    memory.setUint32(result, moved, true);
    return 0;
  }

  #read(target: Uint8Array): number {
    const part = this.#input.subarray(this.#inputAt, this.#inputAt + target.length);
    target.set(part);
    this.#inputAt += part.length;
    return part.length;
  }

  #write(descriptor: number, source: Uint8Array): number {
    if (descriptor === standardOutput) {
      if (this.#output.length + source.length > this.#maxOutputBytes) throw new OutputTooLong();
      this.#output.add(source);
    } else if (descriptor === standardError && this.#complaint.length < maxComplaintBytes) {
      this.#complaint.add(source.subarray(0, maxComplaintBytes));
    }
    return source.length;
  }
}
