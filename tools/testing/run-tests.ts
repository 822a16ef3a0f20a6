import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { programVariable } from "../../tests/server-process.ts";
import { prepareServer } from "../prepare-server.js";
import {
  findAllTests,
  findChangedTests,
  findEverydayTests,
  findLongForms,
  findLongTests,
  findTests,
} from "./choose-tests.ts";
import { ImportGraph } from "./import-graph.ts";
import { lendCluster } from "./lend-cluster.ts";
import { lendDataDirectory } from "./lend-data-directory.ts";
import { runFiles } from "./run-files.ts";
import { watchFiles } from "./watch-files.ts";

/**
 * `npm test [-- words…]` runs the tests of every day, or those of paths, globs, capabilities and
 * packages. `--changed` runs those that a change since the main branch concerns, `--watch` goes on
 * with those that each saved file concerns, `--long` runs what a day leaves out, `--faults` runs the
 * long forms of the tests that repeat themselves, and `--times` ends with a list of what took long.
 */
const root = fileURLToPath(new URL("../../", import.meta.url));
const flags = new Set(process.argv.slice(2).filter((word) => word.startsWith("--")));
const words = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const known = ["--changed", "--watch", "--long", "--faults", "--times"];
const unknown = [...flags].filter((flag) => !known.includes(flag));
if (unknown.length > 0) {
  console.error(`${unknown.join(" ")} is no option of the tests. They have ${known.join(", ")}.`);
  process.exit(1);
}
const isFaults = flags.has("--faults");
if (isFaults) process.env.FAULTS = "long";
// Compiling the server takes most of the time of a short run, so what was compiled is kept.
process.env.NODE_COMPILE_CACHE = join(root, "node_modules/.cache/parley/compiled-tests");

const scratch = mkdtempSync(join(tmpdir(), "parley-run-"));
const cluster = await lendCluster(join(scratch, "postgres"));
let dataDirectory: ReturnType<typeof lendDataDirectory> | undefined;
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    process.exitCode = 1;
    stopping.abort();
  });
}

try {
  const chosen = choose(new ImportGraph(root));
  if (chosen.length > 0) await run(chosen);
  if (flags.has("--watch")) {
    for await (const saved of watchFiles(root, stopping.signal)) {
      const within = words.length > 0 ? chosen : findAllTests(root);
      const concerned = new ImportGraph(root).testsOf(saved, within);
      console.log(`\n${saved.join(", ")}: ${concerned.length} files of tests`);
      if (concerned.length > 0) await run(concerned);
    }
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await Promise.all([cluster.stop(), dataDirectory?.end()]);
  rmSync(scratch, { recursive: true, force: true });
}
// A test that a signal stopped may have left a handle open.
if (stopping.signal.aborted) process.exit();

function choose(graph: ImportGraph): string[] {
  if (flags.has("--changed")) {
    const changed = findChangedTests(root, graph);
    const within = new Set(words.flatMap((word) => findTests(root, graph, word)));
    const chosen = changed.filter((path) => within.size === 0 || within.has(path));
    console.log(`${chosen.length} files of tests are concerned by what changed since the main branch.`);
    return chosen;
  }
  if (words.length > 0) return [...new Set(words.flatMap((word) => findTests(root, graph, word)))];
  if (flags.has("--watch")) return [];
  if (flags.has("--long")) return findLongTests(root);
  return isFaults ? findLongForms(root) : findEverydayTests(root);
}

async function run(files: readonly string[]): Promise<void> {
  const graph = new ImportGraph(root);
  // PostgreSQL takes as long to start as the first process takes to load the server.
  if (files.some((path) => graph.reaches(path, "server/testing/test-database.ts"))) cluster.start();
  if (files.some((path) => graph.reaches(path, "tests/server-process.ts"))) await lendProgram(root);
  // Making one takes as long as it saves one or two files.
  const wantDirectory = files.filter((path) => graph.reaches(path, "tests/lay-out-data-directory.ts"));
  if (wantDirectory.length > 2) dataDirectory ??= lendDataDirectory(join(scratch, "data-directory"));
  await runFiles(files, { root, scratch, isFaults, signal: stopping.signal, showsTimes: flags.has("--times") });
}

/**
 * Bundles the server as `npm start` does, and lends the bundle to tests that start servers of their
 * own: it starts in half the time that its sources take. Preloaded code, such as that of the mutants,
 * changes the sources, so then they are run.
 */
async function lendProgram(root: string): Promise<void> {
  if (process.env.NODE_OPTIONS) return;
  process.env[programVariable] = JSON.stringify(await prepareServer(root));
}
