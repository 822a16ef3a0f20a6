import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

/** The way of a question through the engine, from the bottom up: a room imports those before it. */
const rooms = ["reading", "index", "finding", "answering", "judging", "person", "dialogue"];

const source = fileURLToPath(new URL(".", import.meta.url));
const files = globSync("**/*.ts", { cwd: source }).filter((path) => !/\.test\.ts$|^testing\/|^index\.ts$/.test(path));

/** The height of a file: that of its room, or 0 for a type at the root, which every room shares. */
const heightOf = (path: string) => (path.includes("/") ? rooms.indexOf(path.split("/")[0]!) + 1 : 0);

test("every file of the engine stands in one of its rooms, or is a type that all share", () => {
  assert.deepEqual(
    files.filter((path) => path.includes("/") && heightOf(path) === 0),
    [],
  );
  assert.deepEqual(
    rooms.filter((room) => !files.some((path) => path.startsWith(`${room}/`))),
    [],
  );
});

test("no room of the engine imports one that stands above it, not even a type", () => {
  const upward = files.flatMap((path) =>
    importsOf(path)
      .filter((target) => heightOf(target) > heightOf(path))
      .map((target) => `${path} imports ${target}. Move what both need to the lower room.`),
  );
  assert.deepEqual(upward, []);
});

function importsOf(path: string): string[] {
  const text = readFileSync(source + path, "utf8");
  return [...text.matchAll(/\bfrom "(\.[^"]+)"/g)].map(([, target]) => posix.join(posix.dirname(path), target!));
}
