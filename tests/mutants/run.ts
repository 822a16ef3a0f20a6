import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { clusterVariable } from "../../server/testing/cluster-variable.ts";
import { startTestCluster } from "../../server/testing/test-database.ts";
import { allMutants } from "./all-mutants.ts";
import type { Mutant } from "./mutant.ts";

/**
 * `npm run test:mutants [-- words…]` runs the tests that guard security once for each mutant whose
 * name or file contains one of the words, and prints the mutants that no test noticed.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const words = process.argv.slice(2);
const chosen = allMutants.filter(
  ({ name, file }) => words.length === 0 || words.some((word) => name.includes(word) || file.includes(word)),
);
const mutantsAtOnce = 2;
/** A mutant may make a test wait for ever; this is much longer than any of these tests takes. */
const patienceMs = 240_000;

type Outcome = "killed" | "survived" | "not loaded";

const cluster = await startTestCluster();
/** Tests that are stopped half-way leave their folders here. */
const scratch = mkdtempSync(join(tmpdir(), "mutants-"));

/** Runs test files and stops at the first failure. */
function run(files: readonly string[], environment: Record<string, string>): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const options = ["--test", "--test-reporter=tap", "--test-concurrency=1", `--test-timeout=${patienceMs}`];
    const child = spawn(process.execPath, [...options, ...files], {
      cwd: root,
      detached: true,
      stdio: ["ignore", "pipe", "ignore"],
      env: { ...process.env, TMPDIR: scratch, [clusterVariable]: JSON.stringify(cluster.connection), ...environment },
    });
    let hasFailed = false;
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (hasFailed || !/^\s*not ok /m.test(text)) return;
      hasFailed = true;
      stop(child.pid);
    });
    child.on("error", reject);
    child.on("close", (code) => resolve(!hasFailed && code === 0));
  });
}

/** Ends the whole group of processes: the runner, its test files and their servers. */
function stop(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, "SIGKILL");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

async function judge(mutant: Mutant, index: number): Promise<Outcome> {
  const seen = join(scratch, `seen-${index}`);
  const isUnnoticed = await run(mutant.noticedBy, {
    MUTANT: mutant.name,
    MUTANT_SEEN: seen,
    NODE_OPTIONS: `--require=${root}tests/mutants/apply-mutant.ts`,
  });
  if (!existsSync(seen)) return "not loaded";
  return isUnnoticed ? "survived" : "killed";
}

async function inTurn<Item>(items: readonly Item[], work: (item: Item, index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < items.length; index = next++) await work(items[index] as Item, index);
  };
  await Promise.all(Array.from({ length: mutantsAtOnce }, lane));
}

try {
  // A test that fails without a mutant would kill every mutant.
  const files = [...new Set(chosen.flatMap(({ noticedBy }) => noticedBy))];
  console.log(`${chosen.length} mutants, ${files.length} test files. First the tests without a mutant …`);
  const broken: string[] = [];
  await inTurn(files, async (file) => {
    // A busy machine may break a test once, but not twice.
    if (!(await run([file], {})) && !(await run([file], {}))) broken.push(file);
  });
  if (broken.length > 0)
    throw new Error(`These tests fail without a mutant, so they prove nothing: ${broken.join(", ")}`);

  const alive: string[] = [];
  await inTurn(chosen, async (mutant, index) => {
    const startedAtMs = performance.now();
    const outcome = await judge(mutant, index);
    const seconds = ((performance.now() - startedAtMs) / 1000).toFixed(1);
    console.log(`${outcome.padEnd(10)} ${mutant.name} (${mutant.file}, ${seconds} s)`);
    if (outcome !== "killed") alive.push(`${mutant.name}: ${outcome} in ${mutant.noticedBy.join(", ")}`);
  });
  console.log(`\n${chosen.length - alive.length} of ${chosen.length} mutants were noticed.`);
  if (alive.length > 0) console.log(`Nobody noticed:\n${alive.map((line) => `- ${line}`).join("\n")}`);
  process.exitCode = alive.length > 0 ? 1 : 0;
} finally {
  await cluster.stop();
  rmSync(scratch, { recursive: true, force: true });
}
