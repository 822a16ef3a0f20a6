import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

/** Pages of 64 KiB: what the built-in definitions and a small value need, stack included. */
const initialPages = 48;
const pageBytes = 65_536;
const memorySection = 5;

/**
 * Compiles jq once for all threads of the process. Its memory cannot grow past `maxMemoryMiB`
 * (3 to 255). The package itself allows 256 MiB.
 */
export async function compileJq(maxMemoryMiB: number): Promise<WebAssembly.Module> {
  const bytes = await readFile(createRequire(import.meta.url).resolve("jq-wasm/jq.wasm"));
  limitMemory(bytes, Math.floor((maxMemoryMiB * 1024 * 1024) / pageBytes));
  return WebAssembly.compile(bytes);
}

/** Rewrites the limits of the module's memory in place. */
function limitMemory(bytes: Uint8Array, maxPages: number): void {
  let at = 8;
  while (at < bytes.length) {
    const section = bytes[at++];
    let length = 0;
    for (let shift = 0, more = true; more; shift += 7) {
      const byte = bytes[at++]!;
      length |= (byte & 0x7f) << shift;
      more = byte >= 0x80;
    }
    if (section === memorySection) {
      // One memory that has a maximum; both limits are two bytes long: 256 and 4096 pages.
      const isAsExpected = length === 6 && bytes[at] === 1 && bytes[at + 1] === 1;
      if (!isAsExpected) break;
      bytes.set([...twoBytes(initialPages), ...twoBytes(maxPages)], at + 2);
      return;
    }
    at += length;
  }
  throw new Error("The memory of jq-wasm is declared in another way than compile-jq.ts knows.");
}

/** LEB128 with a fixed length. */
function twoBytes(pages: number): [number, number] {
  return [(pages & 0x7f) | 0x80, pages >> 7];
}
