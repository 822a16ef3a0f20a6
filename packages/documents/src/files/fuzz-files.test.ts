import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import fc from "fast-check";
import { unzipSync, zipSync } from "fflate";
import type { FileDocument } from "./file-document.ts";

/**
 * The same damaged files each time, of which the long form reads a hundred times as many. FUZZ_SEED and
 * FUZZ_RUNS choose others.
 */
const seed = Number(process.env.FUZZ_SEED ?? 20261128);
const runs = Number(process.env.FUZZ_RUNS ?? (process.env.FAULTS === "long" ? 5_000 : 40));
/** The server gives a file so long. */
const deadlineMs = 60_000;

const folder = new URL("../../fixtures/", import.meta.url);
const texts = {
  "notes.md":
    "---\ntitle: Notes\ntags: [a]\n---\n# Hours\n\n| Day | From |\n|---|---|\n| Monday | 9 |\n\n- [a](b.md)\n",
  "tabs.mdx": 'import T from "t"\n\n<T title="Lend">\n\n{{< note "Bring a card" >}}\n\nA boat costs {12} €.\n\n</T>\n',
  "page.html": "<html><head><title>T</title></head><body><main><h1>H</h1><table><tr><td>1<td>2</table><p>Words.</main>",
  "faq.csv": 'question;answer\nWhen?;At nine.\n"Who ""is""\nit?";Ada\n',
  "mail.eml":
    'From: a@example.com\nSubject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=\nContent-Type: multipart/mixed; boundary="b"\n\n--b\nContent-Type: text/html\n\n<p>Hello</p>\n--b--\n',
  "plain.txt": "Schließtage\n\n1. Dezember\n2. Januar\n",
};
const files = new Map<string, Uint8Array>([
  ...readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.fod.$/.test(entry.name))
    .map(({ name, parentPath }) => `${parentPath}/${name}`)
    .map((path): [string, Uint8Array] => [path.slice(fileURLToPath(folder).length), readFileSync(path)]),
  ...Object.entries(texts).map(([name, text]): [string, Uint8Array] => [name, Buffer.from(text)]),
]);
const names = [...files.keys()];
const extensions = [...new Set(names.map((name) => name.replace(/^.*\./, "")))];

const most = 1_000_000;
const share = fc.nat(most - 1).map((part) => part / most);
const change = fc.record({
  kind: fc.constantFrom("cut", "flip", "double", "swap"),
  from: share,
  to: share,
  length: fc.integer({ min: 1, max: 400 }),
  times: fc.integer({ min: 2, max: 60 }),
});
/** With `entry`, only that part of an archive is damaged, and the archive is packed again. */
const damage = fc.record({
  name: fc.constantFrom(...names),
  extension: fc.option(fc.constantFrom(...extensions, "bin")),
  entry: fc.option(share, { freq: 3 }),
  changes: fc.array(change, { minLength: 1, maxLength: 6 }),
});
type Change = typeof change extends fc.Arbitrary<infer Value> ? Value : never;
type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

function changed(bytes: Uint8Array, { kind, from, to, length, times }: Change): Uint8Array {
  const places = [from, to].map((part) => Math.floor(part * bytes.length));
  const [at, other] = [Math.min(...places), Math.max(...places)];
  const [first, second] = [bytes.subarray(at, at + length), bytes.subarray(other, other + length)];
  const [before, after] = [bytes.subarray(0, at), bytes.subarray(at + length)];
  if (kind === "cut") return Buffer.concat([before, after]);
  if (kind === "double") return Buffer.concat([before, ...Array<Uint8Array>(times).fill(first), after]);
  const copy = Buffer.from(bytes);
  if (kind === "flip") {
    for (let bit = 0; bit < times && bytes.length > 0; bit++)
      copy[(at + bit * length) % bytes.length]! ^= 1 << (bit % 8);
    return copy;
  }
  copy.set(first, Math.min(other, bytes.length - first.length));
  copy.set(second, at);
  return copy;
}

function damaged({ name, extension, entry, changes }: Damage): { name: string; bytes: Uint8Array } {
  const bytes = files.get(name)!;
  const change = (each: Uint8Array) => changes.reduce(changed, each);
  const called = extension === null ? name : `a.${extension}`;
  const isArchive = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (!isArchive || entry === null) return { name: called, bytes: change(bytes) };
  const parts = unzipSync(bytes);
  const part = Object.keys(parts)[Math.floor(entry * Object.keys(parts).length)]!;
  return { name: called, bytes: zipSync({ ...parts, [part]: change(parts[part]!) }, { level: 1 }) };
}

let reader: Reader | undefined;
after(() => reader?.worker.terminate());

type Answer = { document: FileDocument | null; fault?: { name: string; code: string; ownMistake?: string } };
type Reader = { worker: Worker; read(file: { name: string; bytes: Uint8Array }): Promise<Answer> };

/** Reads in a thread, where an error that nobody awaits ends the thread, and an endless loop can be ended. */
function openReader(): Reader {
  const worker = new Worker(new URL("testing/reading-thread.ts", import.meta.url));
  const read = (file: { name: string; bytes: Uint8Array }) =>
    new Promise<Answer>((resolve, reject) => {
      const deadline = setTimeout(() => reject(new Error("It reads without an end.")), deadlineMs);
      const answered = (answer: Answer) => {
        clearTimeout(deadline);
        worker.off("error", reject);
        resolve(answer);
      };
      worker.once("message", answered).once("error", reject).postMessage(file);
    });
  return { worker, read };
}

test("every damaged file is read or refused with a code, whatever it is called", async () => {
  const outcomes = new Set<string>();
  const readOne = async (drawn: Damage) => {
    reader ??= openReader();
    const { document, fault } = await reader.read(damaged(drawn));
    outcomes.add(fault === undefined ? "read" : fault.code);
    if (document !== null) checkDocument(document);
    if (fault === undefined) return;
    assert.equal(fault.name, "FileFault");
    assert.match(fault.code, /^file-[a-z-]+$/);
    assert.equal(fault.ownMistake, undefined);
  };
  await fc.assert(fc.asyncProperty(damage, readOne), { seed, numRuns: runs, endOnFailure: true });
  assert.ok(outcomes.has("read") && outcomes.has("file-unreadable"), [...outcomes].join());
});

function checkDocument({ markdown, pages, title }: FileDocument): void {
  assert.ok(markdown.trim() !== "" && markdown.isWellFormed() && !markdown.includes("\0"));
  assert.ok(title === null || (title.trim() !== "" && title.isWellFormed() && !title.includes("\0")));
  for (const [at, begin] of pages.entries()) assert.ok(begin >= (pages[at - 1] ?? 0) && begin <= markdown.length);
}
