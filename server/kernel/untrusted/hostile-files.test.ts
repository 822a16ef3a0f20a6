import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { type readFile, readFileModule } from "@parley/documents";
import { hostileFiles } from "@parley/documents/testing";
import { createUntrusted } from "./create-untrusted.ts";
import { parserIn, type Untrusted } from "./untrusted.ts";

const reading = parserIn<typeof readFile>(readFileModule, "readFile", { needsProcess: true });

let untrusted: Untrusted;
before(() => {
  untrusted = createUntrusted();
});
after(() => untrusted.close());

describe("the process that reads files refuses with its code", { concurrency: true }, () => {
  for (const { name, bytes, code } of hostileFiles()) {
    // Each is of a workspace of its own: those of one would wait for each other.
    test(name, () => assert.rejects(untrusted.parse(name, reading, { name, bytes }), { name: "FileFault", code }));
  }
});
