import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { findLockFaults } from "./find-lock-faults.js";
import { installScripts } from "./install-scripts.js";

/** @typedef {import("./find-lock-faults.js").LockedPart} LockedPart */

const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));

test("the lock file holds every package for every platform with its hash, so that npm ci accepts it everywhere", () => {
  const parts = /** @type {[string, LockedPart][]} */ (Object.entries(lock.packages));
  const installed = parts.filter(([path, part]) => path.includes("node_modules/") && !part.link);
  const names = new Set(
    installed.map(([path]) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length)),
  );
  const wanted = parts.flatMap(([, part]) => Object.keys(part.optionalDependencies ?? {}));
  assert.deepEqual(
    wanted.filter((name) => !names.has(name)),
    [],
  );
});

test("every package comes from one registry with its hash, and every script of an installation is known", () => {
  assert.deepEqual(findLockFaults(lock, installScripts), []);
});

describe("a lock file is refused", () => {
  const integrity = `sha512-${"A".repeat(86)}==`;
  const from = (/** @type {string} */ host) => `https://${host}/a/-/a-1.0.0.tgz`;
  /** @type {[string, Record<string, LockedPart>, RegExp][]} */
  const cases = [
    ["without a hash", { "node_modules/a": { version: "1.0.0" } }, /no SHA-512 hash/],
    ["with a weak hash", { "node_modules/a": { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" } }, /no SHA-512 hash/],
    ["with a package from git", { "node_modules/a": { integrity, resolved: "git+ssh://x/a.git#1" } }, /not come from/],
    [
      "with two registries",
      {
        "node_modules/a": { integrity, resolved: from("one.example") },
        "node_modules/b": { integrity, resolved: from("two.example") },
      },
      /several registries/,
    ],
    ["that wants a package from git", { "": { dependencies: { a: "github:x/a" } } }, /wants a from github:x\/a/],
    [
      "that wants a package by HTTP",
      { "": { devDependencies: { a: "https://x.example/a.tgz" } } },
      /wants a from https/,
    ],
    ["that wants a package from a folder", { "": { dependencies: { a: "file:../a" } } }, /wants a from file/],
    ["with an unknown script", { "node_modules/a": { integrity, hasInstallScript: true } }, /a has a script/],
  ];
  for (const [what, packages, sentence] of cases) {
    test(what, () => assert.match(findLockFaults({ packages }, {}).join("\n"), sentence));
  }
  test("whose list of scripts names a package without one", () =>
    assert.match(findLockFaults({ packages: {} }, { a: "a reason" }).join(), /no such script any more/));
  test("but not for ranges, tags and other names of packages", () => {
    const dependencies = { a: "^1.2.3", b: ">=1 <3 || 5.x", c: "npm:@x/c@1.0.0", d: "latest", e: "*" };
    assert.deepEqual(findLockFaults({ packages: { "": { dependencies } } }, {}), []);
  });
});
