import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { de } from "../console/src/texts/de.ts";
import { en } from "../console/src/texts/en.ts";

const root = fileURLToPath(new URL("../", import.meta.url));

/** The actions that the server writes into the audit log, as `thing.deed`, by their literals in what writes there. */
function actionsOfServer(): { thing: string; deed: string }[] {
  const files = globSync("server/**/*.ts", { cwd: root, exclude: (name) => name.endsWith(".test.ts") });
  const texts = files.map((file) => readFileSync(join(root, file), "utf8"));
  const writers = texts.filter((text) => /\baudit(?:Operation|Action)?\b/.test(text));
  const calls = writers.flatMap((text) => [...text.matchAll(/(?:audit\w*\(|auditAction|action[:=])[^;]*/g)]);
  return calls.flatMap(([call]) =>
    [...call.matchAll(/["`]([a-z-]+)\.([a-z-]+)["`]/g)].map(([, thing, deed]) => ({ thing: thing!, deed: deed! })),
  );
}

test("the console has words in each language for all that the audit log tells of", () => {
  const actions = actionsOfServer();
  assert.ok(actions.length > 80, `${actions.length} actions are found`);
  for (const { things, deeds } of [en.audit, de.audit]) {
    const wordless = actions.filter(({ thing, deed }) => !Object.hasOwn(things, thing) || !Object.hasOwn(deeds, deed));
    assert.deepEqual(wordless, []);
  }
});
