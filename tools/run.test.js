import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const run = fileURLToPath(new URL("./run.js", import.meta.url));
const folder = realpathSync(mkdtempSync(join(tmpdir(), "parley run tests ü ")));
after(() => rmSync(folder, { recursive: true, force: true }));

/** Counts its signals, says each, and ends on SIGTERM; its timer keeps it alive until then. */
const patientScript = `
  let interrupts = 0;
  setInterval(() => {}, 60_000);
  process.on("SIGINT", () => console.log("interrupt " + ++interrupts));
  process.on("SIGTERM", () => { console.log("drained after " + interrupts); process.exit(7); });
  console.log("ready");`;

/**
 * @param {string} source
 * @param {string[]} scriptArguments
 */
function start(source, scriptArguments = [], extension = "js") {
  const script = join(folder, `script.${extension}`);
  writeFileSync(script, source);
  const child = spawn(process.execPath, [run, script, ...scriptArguments], { cwd: folder, detached: true });
  let output = "";
  let complaints = "";
  child.stdout.on("data", (bytes) => {
    output += bytes;
  });
  child.stderr.on("data", (bytes) => {
    complaints += bytes;
  });
  /** @param {string} words */
  const said = async (words) => {
    while (!output.includes(words)) await once(child.stdout, "data");
  };
  const ended = once(child, "close").then(([code, signal]) => ({ code, signal, output, complaints }));
  return { child, said, ended };
}

test("a TypeScript file runs with its arguments, in the caller's folder, on Node 24 and without a warning", async () => {
  const source = `const lines: string[] = [process.cwd(), ...process.argv.slice(2)];
    console.log(JSON.stringify([process.versions.node.split(".")[0], ...lines]));`;
  const { output, complaints, code } = await start(source, ["two words", "--flag=é", ""], "ts").ended;
  assert.equal(complaints, "");
  assert.equal(code, 0);
  const [major, ...lines] = JSON.parse(output);
  assert.ok(Number(major) >= 24);
  assert.deepEqual(lines, [folder, "two words", "--flag=é", ""]);
});

test("the runner ends with the exit code, or by the signal, of the script", async () => {
  assert.equal((await start("process.exit(3)").ended).code, 3);
  assert.equal((await start("process.kill(process.pid, 'SIGKILL')").ended).signal, "SIGKILL");
  assert.equal(
    (await start("process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 60000)").ended).signal,
    "SIGTERM",
  );
});

test("SIGTERM reaches the script, which may finish its work", async () => {
  const { child, said, ended } = start(patientScript);
  await said("ready");
  child.kill("SIGTERM");
  const { code, output } = await ended;
  assert.equal(code, 7);
  assert.match(output, /drained after 0/);
});

test("a Ctrl-C reaches the script once, although both the terminal and npm pass it on", async () => {
  const { child, said, ended } = start(patientScript);
  await said("ready");
  process.kill(-Number(child.pid), "SIGINT");
  child.kill("SIGINT");
  await said("interrupt 1");
  child.kill("SIGTERM");
  assert.match((await ended).output, /drained after 1/);
});

test("the script stops cleanly when the runner is killed", async () => {
  const { child, said, ended } = start(patientScript);
  await said("ready");
  child.kill("SIGKILL");
  const { signal, output } = await ended;
  assert.equal(signal, "SIGKILL");
  assert.match(output, /drained after 0/);
});

test("the script stops cleanly when npm ends the shell between itself and the runner", async () => {
  const script = join(folder, "patient.js");
  writeFileSync(script, patientScript);
  const shell = spawn("/bin/sh", ["-c", '"$0" "$1" "$2"; echo the shell goes on', process.execPath, run, script], {
    env: { ...process.env, npm_lifecycle_event: "start" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let output = "";
  shell.stdout.on("data", (bytes) => {
    output += bytes;
    if (String(bytes).includes("ready")) shell.kill("SIGTERM");
  });
  await once(shell, "close");
  assert.match(output, /drained after 0/);
  assert.doesNotMatch(output, /the shell goes on/);
});

test("a runner without a script says how it is used", async () => {
  const child = spawn(process.execPath, [run], { stdio: ["ignore", "ignore", "pipe"] });
  let complaints = "";
  child.stderr.on("data", (bytes) => {
    complaints += bytes;
  });
  const [code] = await once(child, "close");
  assert.equal(code, 1);
  assert.match(complaints, /node tools\/run\.js <script>/);
});
