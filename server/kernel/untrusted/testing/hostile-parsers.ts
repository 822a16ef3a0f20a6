import { writeFileSync } from "node:fs";

/** Parsers that go wrong in the ways that a hostile document can bring about. */

export function runForever(): never {
  for (;;);
}

export function backtrackForever(length: number): boolean {
  return /^(a+)+$/.test(`${"a".repeat(length)}!`);
}

export function takeAllMemory(): number {
  const taken: object[] = [];
  for (;;) taken.push({ taken: taken.length });
}

export function recurse(depth: number): number {
  return depth === 0 ? 0 : 1 + recurse(depth - 1);
}

export function refuse(reason: string): never {
  throw Object.assign(new Error(reason), { name: "Refusal" });
}

export function double(number: number): number {
  return number * 2;
}

/** Takes memory that is no part of the heap of V8. */
export function takeAllBuffers(): number {
  const taken: Buffer[] = [];
  for (;;) taken.push(Buffer.alloc(16_777_216, 1));
}

export function writeFile(path: string): void {
  writeFileSync(path, "planted");
}

/** Gives its answer, after another promise was rejected that nobody awaits. */
export async function rejectBeside(answer: string): Promise<string> {
  Promise.reject(new Error("beside"));
  await new Promise((resolve) => setImmediate(resolve));
  return answer;
}
