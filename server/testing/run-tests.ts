import { spawn } from "node:child_process";
import { globSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { groupTests } from "./group-tests.ts";
import { clusterVariable, startTestCluster } from "./test-database.ts";

/**
 * `npm test [-- files…]` runs the tests with one temporary PostgreSQL. `--faults` runs the long
 * forms of the fault tests, of the fuzzing, of the proofs of voice and of what else repeats itself.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const args = process.argv.slice(2).filter((argument) => argument !== "--faults");
const isFaults = process.argv.includes("--faults");
const everything = isFaults
  ? [
      ...["tests/faults/**/*.test.ts", "tests/fuzz/**/*.test.ts"],
      "server/capabilities/conversations/asking/users-apart.test.ts",
      "server/capabilities/conversations/replying/interleavings.test.ts",
      "server/capabilities/voice/socket/interruptions.test.ts",
      "tests/voice/two-hundred-phrases.test.ts",
      "tests/dump-is-worthless.test.ts",
    ]
  : [
      "packages/**/*.test.ts",
      "server/**/*.test.ts",
      "sdks/*/test/**/*.test.ts",
      "tools/**/*.test.js",
      "tests/**/*.test.ts",
    ];
const files = globSync(args.length > 0 ? args : everything, { cwd: root, exclude: ["**/node_modules/**"] }).sort();
if (files.length === 0) throw new Error(`No test file is named ${args.join(" or ")}.`);
// A process that hangs is stopped and reported. The long fault tests may take an hour.
const timeoutMs = isFaults ? 3_600_000 : 600_000;

/** More than a small machine has cores: the short forms wait for something most of the time. */
const processesAtOnce = isFaults ? 4 : 5;

const cluster = await startTestCluster();
const scratch = await mkdtemp(join(tmpdir(), "parley-tests-"));
const scripts = await Promise.all(groupTests(files).map(writeScript));
const options = ["--test", `--test-concurrency=${processesAtOnce}`, `--test-timeout=${timeoutMs}`];
const child = spawn(process.execPath, [...options, ...scripts], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    // Compiling the server took most of the time of a run.
    NODE_COMPILE_CACHE: join(scratch, "compiled"),
    [clusterVariable]: JSON.stringify(cluster.connection),
    ...(isFaults ? { FAULTS: "long" } : {}),
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", async (code) => {
  await Promise.all([cluster.stop(), rm(scratch, { recursive: true, force: true })]);
  process.exit(code ?? 1);
});

/**
 * A script with a suite for each file, whose name keeps its place: Node starts tests in the order
 * of their paths.
 */
async function writeScript(group: readonly string[], index: number): Promise<string> {
  const urls = group.map((file) => pathToFileURL(join(root, file)).href);
  const suites = group.map(
    (file, index) => `suite(${JSON.stringify(file)}, () => load(${JSON.stringify(urls[index])}));`,
  );
  const lines = [
    // In this order: a static import of a module of Node's own comes before every other.
    `const { stopFollowingWork } = await import(${JSON.stringify(new URL("stop-following-work.ts", import.meta.url).href)});`,
    'const { suite } = await import("node:test");',
    `let unloaded = ${group.length};`,
    "const load = (url) => import(url).finally(() => --unloaded === 0 && stopFollowingWork());",
    ...suites,
  ];
  const path = join(scratch, `${String(index).padStart(3, "0")}.test.mjs`);
  await writeFile(path, `${lines.join("\n")}\n`);
  return path;
}
