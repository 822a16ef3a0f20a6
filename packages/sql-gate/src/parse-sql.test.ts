import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const patienceMs = 180_000;
const mostKiB = 300 * 1024;

/** Parses often enough that V8 finds functions which are worth optimizing, and leaves it time to do so. */
const program = `
  import { setTimeout as pause } from "node:timers/promises";
  import { parseSql } from ${JSON.stringify(import.meta.resolve("./parse-sql.ts"))};
  for (let round = 0; round < 100; round++) {
    await parseSql("select count(*) from orders where id > $1");
    await pause(10);
  }
  await pause(2_000);
  console.log(process.resourceUsage().maxRSS);`;

test("a parser that is used often takes no memory for an optimizing compiler", { timeout: patienceMs }, () => {
  const cwd = fileURLToPath(new URL(".", import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", program], { cwd });
  const most = Number(String(stdout));
  assert.ok(most > 0, String(stderr));
  assert.ok(most < mostKiB, `${most} KiB`);
});
