import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { type readFile, readFileModule } from "@parley/documents";
import { Problem } from "../problem.ts";
import { createUntrusted } from "./create-untrusted.ts";
import type * as hostile from "./testing/hostile-parsers.ts";
import { parserIn, type Untrusted } from "./untrusted.ts";

const module = new URL("testing/hostile-parsers.ts", import.meta.url);
const runForever = parserIn<typeof hostile.runForever>(module, "runForever");
const backtrackForever = parserIn<typeof hostile.backtrackForever>(module, "backtrackForever");
const takeAllMemory = parserIn<typeof hostile.takeAllMemory>(module, "takeAllMemory");
const recurse = parserIn<typeof hostile.recurse>(module, "recurse");
const refuse = parserIn<typeof hostile.refuse>(module, "refuse");
const double = parserIn<typeof hostile.double>(module, "double");

const isRefused = (code: string, pattern: RegExp) => (error: unknown) => {
  assert.ok(error instanceof Problem, String(error));
  assert.equal(error.type.code, code);
  assert.match(error.detail, pattern);
  return true;
};

describe("what a workspace hands in is read in a thread", () => {
  let untrusted: Untrusted;
  before(() => {
    untrusted = createUntrusted({ deadlineMs: 2_000, maxHeapMiB: 32 });
  });
  after(() => untrusted.close());

  test("that ends at its deadline, also within a regular expression, and the next parser runs", async () => {
    await Promise.all([
      assert.rejects(untrusted.parse("w", runForever, undefined as never), isRefused("too-complex", /2 s/)),
      assert.rejects(untrusted.parse("v", backtrackForever, 40), isRefused("too-complex", /2 s/)),
    ]);
    assert.equal(await untrusted.parse("w", double, 21), 42);
  });

  test("that ends at its memory limit, and the process lives", async () => {
    const patient = createUntrusted({ deadlineMs: 60_000, maxHeapMiB: 32 });
    try {
      await assert.rejects(patient.parse("w", takeAllMemory, undefined as never), isRefused("too-complex", /32 MiB/));
      assert.equal(await patient.parse("w", double, 4), 8);
    } finally {
      await patient.close();
    }
  });

  test("that cannot overflow the stack of this one", async () => {
    await assert.rejects(untrusted.parse("w", recurse, 1_000_000), isRefused("too-complex", /nested too deeply/));
  });

  test("and what the parser throws is thrown here", async () => {
    await assert.rejects(untrusted.parse("w", refuse, "no reason"), { name: "Refusal", message: "no reason" });
  });

  test("and a workspace takes neither all threads nor all places in the queue", async () => {
    const slow = Array.from({ length: 65 }, () => untrusted.parse("slow", runForever, undefined as never));
    for (const each of slow) each.catch(() => {});
    assert.throws(() => untrusted.parse("slow", double, 1), isRefused("rate-limited", /too many/));
    const order: string[] = [];
    const note = (name: string) => () => void order.push(name);
    await Promise.all([
      slow[0]!.then(note("slow"), note("slow")),
      untrusted.parse("other", double, 1).then(note("other")),
    ]);
    assert.deepEqual(order, ["other", "slow"]);
    await untrusted.close();
    const ends = await Promise.allSettled(slow);
    assert.ok(ends.every(({ status }) => status === "rejected"));
  });
});

describe("a parser that needs a process of its own", () => {
  const of = { needsProcess: true };
  let untrusted: Untrusted;
  before(() => {
    const limits = { deadlineMs: 2_000, maxHeapMiB: 32, maxMemoryMiB: 400 };
    untrusted = createUntrusted(undefined, limits);
  });
  after(() => untrusted.close());

  test("gives its answer, or what it throws", async () => {
    assert.equal(await untrusted.parse("w", parserIn<typeof hostile.double>(module, "double", of), 21), 42);
    const refusing = parserIn<typeof hostile.refuse>(module, "refuse", of);
    await assert.rejects(untrusted.parse("w", refusing, "no reason"), { name: "Refusal", message: "no reason" });
  });

  test("gives its answer, though a promise that nobody awaits was rejected", async () => {
    const rejecting = parserIn<typeof hostile.rejectBeside>(module, "rejectBeside", of);
    assert.equal(await untrusted.parse("w", rejecting, "read"), "read");
  });

  test("ends at its deadline, and at its memory limits within the heap and beside it", async () => {
    const parserOf = (name: string) => parserIn<(input: undefined) => unknown>(module, name, of);
    await assert.rejects(untrusted.parse("w", parserOf("runForever"), undefined), isRefused("too-complex", /2 s/));
    const patient = createUntrusted(undefined, { deadlineMs: 60_000, maxHeapMiB: 32, maxMemoryMiB: 400 });
    try {
      for (const [name, pattern] of [
        ["takeAllMemory", /memory/],
        ["takeAllBuffers", /400 MiB/],
      ] as const) {
        await assert.rejects(patient.parse("w", parserOf(name), undefined), isRefused("too-complex", pattern));
      }
    } finally {
      await patient.close();
    }
  });

  test("tells by a code why it refuses a file", async () => {
    const reading = parserIn<typeof readFile>(readFileModule, "readFile", of);
    const refusal = { name: "FileFault", code: "file-empty", message: /empty/ };
    // A reader is loaded within the deadline.
    const patient = createUntrusted(undefined, { deadlineMs: 60_000, maxHeapMiB: 384, maxMemoryMiB: 640 });
    try {
      await assert.rejects(patient.parse("w", reading, { bytes: Buffer.from(" \n"), name: "a.txt" }), refusal);
      const read = await patient.parse("w", reading, { bytes: Buffer.from("The oven is hot."), name: "a.txt" });
      assert.equal(read.kind === "document" && read.document.markdown, "The oven is hot.");
    } finally {
      await patient.close();
    }
  });

  test("writes no file", async () => {
    const writing = parserIn<typeof hostile.writeFile>(module, "writeFile", of);
    const path = fileURLToPath(new URL("testing/planted", import.meta.url));
    await assert.rejects(untrusted.parse("w", writing, path), /ERR_ACCESS_DENIED|restricted|permission/i);
  });

  test("ends with the server", async () => {
    const closed = createUntrusted();
    const run = closed.parse("w", parserIn<typeof hostile.runForever>(module, "runForever", of), undefined as never);
    const failed = assert.rejects(run, /stopping/);
    await closed.close();
    await failed;
  });
});
