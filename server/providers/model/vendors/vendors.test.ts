import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { modelVendors } from "../open-model.ts";

const root = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const kinds = modelVendors.map(({ kind }) => kind);

test("a vendor is one file, named by its kind, and one line in the list", () => {
  const files = globSync("*.ts", { cwd: import.meta.dirname }).filter((name) => !/^index|\.test\./.test(name));
  assert.deepEqual(files.map((name) => name.replace(".ts", "")).sort(), [...kinds].sort());
  const lines = read("server/providers/model/vendors/index.ts")
    .split("\n")
    .filter((line) => line.startsWith("export"));
  assert.deepEqual(
    lines.map((line) => /^export \{ \w+ \} from "\.\/([\w-]+)\.ts";$/.exec(line)?.[1]).sort(),
    [...kinds].sort(),
  );
});

test("no other source file, type or table names a vendor, so that a new one changes nothing else", () => {
  const names = [...kinds, "@ai-sdk/(?!provider\\b)[\\w-]+"].join("|");
  const sources = globSync(["server/**/*.ts", "server/migrations/schema.sql", "sdks/*/{src,tools}/**/*.ts"], {
    cwd: root,
  })
    .map((path) => path.replaceAll("\\", "/"))
    .filter(
      (path) =>
        // Vendors of speech have a list of their own, and some have models too.
        !/node_modules|\.test\.ts$|\.generated\.(?:d\.)?ts$|\/testing\/|^server\/providers\/(?:model\/vendors|speech)\//.test(
          path,
        ),
    );
  assert.ok(sources.length > 200, `only ${sources.length} files`);
  assert.deepEqual(
    sources.filter((path) => new RegExp(`["'](?:${names})["']`).test(read(path))),
    [],
  );
});
