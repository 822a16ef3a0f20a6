import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { secretFields } from "./logger.ts";

/** Gives what a process writes that logs this value. */
function logged(value: unknown): string {
  const module = JSON.stringify(new URL("logger.ts", import.meta.url).href);
  const program = `import { createLogger } from ${module};
    createLogger("trace").info(${JSON.stringify(value)}, "by mistake");`;
  return spawnSync(process.execPath, ["--input-type=module", "-e", program], { encoding: "utf8" }).stdout;
}

test("a secret that is logged by mistake is replaced, down to two levels of nesting", () => {
  const secrets = Object.fromEntries(secretFields.map((field, index) => [field, `canary-${index}`]));
  const line = logged({ ...secrets, body: secrets, request: { headers: secrets }, kept: "this stays" });
  assert.match(line, /this stays/);
  assert.equal(line.match(/\[redacted\]/g)?.length, secretFields.length * 3, line);
  assert.doesNotMatch(line, /canary/);
});
