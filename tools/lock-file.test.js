import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

/**
 * @typedef {{ version?: string, integrity?: string, link?: boolean, optionalDependencies?:
 * Record<string, string> }} LockedPart
 */

test("the lock file holds every package for every platform with its hash, so that npm ci accepts it everywhere", () => {
  const lock = JSON.parse(readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"));
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
  assert.deepEqual(
    installed.filter(([, part]) => part.integrity === undefined).map(([path]) => path),
    [],
  );
});
