import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { bundleServer } from "./bundle.js";

/** The lock of an installation is in there. */
const root = mkdtempSync(join(tmpdir(), "parley bundle tests ü "));
after(() => rmSync(root, { recursive: true, force: true }));

const files = {
  "tools/empty": "",
  "package.json": '{ "type": "module" }',
  "package-lock.json": "{}",
  "node_modules/old/index.js": "module.exports = __dirname;",
  "node_modules/late/package.json": '{ "type": "commonjs" }',
  "node_modules/late/index.js": "module.exports = function late() {}; module.exports.word = 'by name';",
  "server/compile.ts": "process.exit();",
  "server/room/word.txt": "beside",
  "server/room/thread.ts": `
    import { parentPort } from "node:worker_threads";
    parentPort?.postMessage("thread of " + import.meta.url.split("/").at(-1));`,
  "server/room/say.ts": `
    import { readFileSync } from "node:fs";
    import { createRequire } from "node:module";
    import { Worker } from "node:worker_threads";
    const require = createRequire(import.meta.url);
    const late = async () => { const { default: whole, word } = await import("late"); return word + " " + whole.name; };
    export const say = async (): Promise<string[]> => {
      const worker = new Worker(new URL("./thread.ts", import.meta.url));
      const said = await new Promise<string>((resolve) => worker.on("message", resolve));
      return [readFileSync(new URL("word.txt", import.meta.url), "utf8"), require("old"), said, "„ü😀".match(/ü(?=😀)/)![0], String.raw\`\\dß\`, String.raw\`ß\${1}\`, await late()];
    };`,
  "server/main.ts": `const { say } = await import("./room/say.ts"); console.log(JSON.stringify(await say()));`,
};
for (const [file, content] of Object.entries(files)) write(file, content);

/**
 * @param {string} file
 * @param {string} content
 */
function write(file, content) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), content);
}

/** @type {string[]} */
const complaints = [];
const bundle = () => bundleServer(root, process.execPath, (message) => complaints.push(message));
const run = (/** @type {string} */ script) =>
  JSON.parse(execFileSync(process.execPath, [script], { encoding: "utf8" }));

test("a bundle finds files, packages, threads and characters where the sources find them", async () => {
  const { script, cache } = await bundle();
  assert.deepEqual(complaints, []);
  assert.match(script, /main\.mjs$/);
  assert.ok(cache);
  assert.deepEqual(run(script), [
    "beside",
    join(root, "node_modules", "old"),
    "thread of thread.ts",
    "ü",
    "\\dß",
    "ß1",
    "by name late",
  ]);
});

test("it is made once, and again when a source or the packages have changed", async () => {
  const first = (await bundle()).script;
  assert.equal((await bundle()).script, first);
  write("server/main.ts", 'console.log("[1]");');
  const second = (await bundle()).script;
  assert.deepEqual(run(second), [1]);
  write("package-lock.json", '{ "lockfileVersion": 3 }');
  assert.notEqual((await bundle()).script, second);
  assert.deepEqual(run(second), [1], "a server that runs still finds its parts");
});

test("sources that cannot be bundled are run as they are, and the reason is told", async () => {
  write("server/main.ts", "this is no program");
  const { script, cache } = await bundle();
  assert.deepEqual({ script, cache }, { script: join(root, "server", "main.ts"), cache: undefined });
  assert.match(complaints.join(), /starting from the sources, which takes longer: .*main\.ts/s);
});
