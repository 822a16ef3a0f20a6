import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { findVerblessComments } from "./find-verbless-comments.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const folders = ["packages", "sdks", "server", "tests", "tools", "widget", "console"];

describe("a comment begins with a sentence", () => {
  test("in every folder", () => {
    const paths = globSync(
      folders.map((folder) => `${folder}/**/*.{ts,tsx,js}`),
      {
        cwd: root,
        exclude: (name) => /node_modules|\.generated(?:\.d)?\.ts$/.test(name) || name === "dist",
      },
    );
    assert.ok(paths.length > 2_000, `${paths.length} files`);
    const files = paths.map((path) => ({ path, text: readFileSync(root + path, "utf8") }));
    assert.deepEqual(findVerblessComments(files), []);
  });

  for (const [kind, text] of [
    ["of one line", "/** What a caller wants. */"],
    ["of several lines", "/**\n * Whose turn it is, as far as\n * anybody knows.\n */"],
    ["before a statement", "// Of the others none is asked.\nask();"],
    ["of a flag", "/** Whether the reply is read. */"],
    ["of a number", "/** How long a client may pause. */"],
    ["of a field", "/** Its address, once it is known. */"],
    ["of an order", "/** Newest first. */"],
    ["of a value", "/** Undefined when nothing waits. */"],
    ["of a rule", "/** To be called before the commit. */"],
  ] as const) {
    test(`and a comment ${kind} that begins with such a word is told`, () => {
      assert.match(findVerblessComments([{ path: "a.ts", text }]).join(), /^a\.ts:1 begins with/);
    });
  }

  test("while sentences, and pronouns within a comment, are left alone", () => {
    const text =
      "/** Says what a caller wants. */\n// Null in a list stands for nothing.\n// The first line.\n// Of the second nothing is told.\n/** Officially. */";
    assert.deepEqual(findVerblessComments([{ path: "a.ts", text }]), []);
  });
});
