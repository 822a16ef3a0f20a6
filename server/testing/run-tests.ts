import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clusterVariable, startTestCluster } from "./test-database.ts";

/**
 * `npm test [-- files…]` runs the tests with one temporary PostgreSQL. `--faults` runs the long
 * forms of the fault tests and of the fuzzing.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const args = process.argv.slice(2).filter((argument) => argument !== "--faults");
const isFaults = process.argv.includes("--faults");
const everything = isFaults
  ? ["tests/faults/**/*.test.ts", "tests/fuzz/**/*.test.ts"]
  : ["server/**/*.test.ts", "sdks/*/test/**/*.test.ts", "tools/**/*.test.js", "tests/**/*.test.ts"];
const files = args.length > 0 ? args : everything;
// A file that hangs is stopped and reported. The long fault tests may take an hour.
const timeoutMs = isFaults ? 3_600_000 : 600_000;

const cluster = await startTestCluster();
// Each file is a process that loads the whole server: compiling it took most of the time of a run.
const compiled = await mkdtemp(join(tmpdir(), "parley-compiled-"));
const options = ["--test", "--test-concurrency=3", `--test-timeout=${timeoutMs}`];
const child = spawn(process.execPath, [...options, ...files], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_COMPILE_CACHE: compiled,
    [clusterVariable]: JSON.stringify(cluster.connection),
    ...(isFaults ? { FAULTS: "long" } : {}),
  },
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => child.kill(signal));
child.on("exit", async (code) => {
  await Promise.all([cluster.stop(), rm(compiled, { recursive: true, force: true })]);
  process.exit(code ?? 1);
});
