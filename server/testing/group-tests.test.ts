import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { groupTests, longFiles } from "./group-tests.ts";

test("a run starts with the long files, and runs each file once", () => {
  const short = Array.from({ length: 30 }, (_, index) => `server/${index}.test.ts`);
  const files = [...short, longFiles[1]!, longFiles[0]!];
  const groups = groupTests(files);
  assert.deepEqual(groups.slice(0, 2), [[longFiles[0]], [longFiles[1]]]);
  assert.deepEqual(groups.slice(2).flat(), short);
  assert.ok(groups.length < 9, `${groups.length} processes`);
});

test("the list of long files names files that are there", () => {
  const root = join(import.meta.dirname, "../..");
  assert.deepEqual(
    longFiles.filter((file) => !existsSync(join(root, file))),
    [],
  );
});
