import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const startScript = fileURLToPath(new URL("./start.sh", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "parley start tests ü "));
after(() => rmSync(folder, { recursive: true, force: true }));
mkdirSync(join(folder, "node_modules"));
mkdirSync(join(folder, "tools"));
const says = (/** @type {string} */ what) => `console.log(JSON.stringify([${what}, ...process.argv.slice(2)]));`;
writeFileSync(join(folder, "server.mjs"), says("process.pid"));
writeFileSync(join(folder, "tools", "run.js"), says("'runner'"));
writeFileSync(join(folder, "node_modules", ".parley-start"), `exec '${process.execPath}' ./server.mjs "$@"\n`);

/**
 * Runs start.sh as package.json does.
 * @param {string} prepared
 */
async function start(prepared) {
  const child = spawn("/bin/sh", ["-c", `exec sh "$0" ${prepared} "$@"`, startScript, "two words", "ü"], {
    cwd: folder,
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` },
  });
  const [output, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  return { pid: child.pid, output, code };
}

test("the server takes the place of the shell that npm started", async () => {
  const { pid, output, code } = await start("0");
  assert.deepEqual(JSON.parse(output), [pid, "two words", "ü"]);
  assert.equal(code, 0);
});

test("a preparation that failed starts nothing and gives its exit code", async () => {
  assert.deepEqual((({ output, code }) => ({ output, code }))(await start("3")), { output: "", code: 3 });
});

test("where the command cannot be written, the runner starts the server", async () => {
  const { output } = await start("75");
  assert.deepEqual(JSON.parse(output), ["runner", "server/main.ts", "two words", "ü"]);
});
