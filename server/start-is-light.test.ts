import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { findEarlyPackages } from "./testing/walls/find-early-packages.ts";

const root = new URL("../", import.meta.url);
const files = globSync(["packages/**/*.ts", "server/**/*.ts"], {
  cwd: fileURLToPath(root),
  exclude: ["**/node_modules/**"],
}).map((path) => ({ path: path.replaceAll("\\", "/"), text: readFileSync(new URL(path, root), "utf8") }));
const entries = [
  "server/main.ts",
  "server/start-server.ts",
  "server/app.ts",
  "server/open-home.ts",
  "server/kernel/logger.ts",
  "packages/postgres/src/index.ts",
];

/** Every server needs them at once, or they are small. */
const mayBeEarly = [
  "@node-rs/argon2",
  "altcha-lib",
  "altcha-lib/algorithms/pbkdf2",
  "croner",
  "csv-parse",
  "csv-stringify/sync",
  "fastify",
  "graphile-worker",
  "ipaddr.js",
  "jose",
  "kysely",
  "pg",
  "pg-cursor",
  "pino",
  "robots-parser",
  "typebox",
  "uqr",
  "ws",
  "yazl",
];

test("a start loads no package that can wait for its first use", () => {
  const found = findEarlyPackages(files, entries);
  assert.ok(found.has("fastify") && found.has("kysely"), "the files are found");
  const late = [...found].filter(([name]) => !mayBeEarly.includes(name));
  assert.deepEqual(
    late.map(([name, file]) => `${file} imports ${name}. Load it at its first use, with await import("${name}").`),
    [],
  );
});

test("an import through files and doors is found; types, late imports and what nobody names are none", () => {
  const tree = {
    "a.ts": 'import type { X } from "types";\nimport { b } from "./b.ts";\nconst c = await import("late");\n',
    "b.ts": 'import {\n  type T,\n  one,\n} from "@parley/x";\nexport const b = one;\n',
    "packages/x/src/index.ts": 'export { one, type T } from "./one.ts";\nexport { two } from "./two.ts";\n',
    "packages/x/src/one.ts": 'import heavy from "heavy";\nimport { type Y } from "types";\n',
    "packages/x/src/two.ts": 'import "unused";\n',
  };
  const found = findEarlyPackages(
    Object.entries(tree).map(([path, text]) => ({ path, text })),
    ["a.ts"],
  );
  assert.deepEqual([...found], [["heavy", "packages/x/src/one.ts"]]);
});
