import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { findAllTests, findEverydayTests, findLongForms, findLongTests } from "./choose-tests.ts";
import { everydayTests, longForms, longTests } from "./long-tests.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

test("each test is run every day, or in the long run", () => {
  const [all, everyday, long] = [findAllTests(root), findEverydayTests(root), findLongTests(root)];
  assert.deepEqual([...new Set([...everyday, ...long])].sort(), all);
  assert.deepEqual(everyday.filter((path) => long.includes(path)).sort(), everydayTests.toSorted());
  assert.equal(new Set(long).size, long.length, "a test is in the list twice");
});

test("each pattern of the lists stands for a test", () => {
  // A pattern with braces names several, and one of them may have been moved.
  const written = [...longTests, ...longForms].flatMap((pattern) => {
    const [, start, names, end] = /^(.*)\{([^}]*)\}(.*)$/.exec(pattern) ?? [];
    return names === undefined ? [pattern] : names.split(",").map((name) => `${start}${name}${end}`);
  });
  assert.deepEqual(
    written.filter((pattern) => globSync(pattern, { cwd: root }).length === 0),
    [],
  );
});

test("each test that has a long form is run in it", () => {
  const run = new Set(findLongForms(root));
  const left = findAllTests(root).filter(
    (path) => !run.has(path) && /process\.env\.FAULTS [=]/.test(readFileSync(join(root, path), "utf8")),
  );
  assert.deepEqual(left, []);
});
