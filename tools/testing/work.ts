import { pathToFileURL } from "node:url";
import { promiseLastWork } from "../../server/testing/before-process-ends.ts";
import { testPassword } from "../../server/testing/client.ts";
import { askDealer } from "./ask-dealer.ts";
import { hashOnce } from "./hash-once.ts";

/**
 * One process of a run. Loading the server takes longer than most files of tests, so a process runs
 * one file after another, each as a suite, until the dealer has no more for it.
 */
// In this order: a static import of a module of Node's own comes before every other.
const { followWork, stopFollowingWork } = await import("./follow-work.ts");
const { after, before, suite } = await import("node:test");

/** Longer than a server takes to stop after the last test. */
const patienceMs = 30_000;

// A test may wait for a thread that does not keep its process running by itself.
const keepRunning = setInterval(() => {}, 60_000);
/** After these files more processes were open than before: their clean-up goes on, or is missing. */
const suspects: string[] = [];
const doLastWork = promiseLastWork();
hashOnce(testPassword);
/** The file that ran before. */
let former = "";
let done: { path: string; ms: number; cpuMs: number } | undefined;
for (;;) {
  const path = await askDealer(done);
  if (path === undefined) break;
  const [startedAtMs, startedCpu] = [performance.now(), process.cpuUsage()];
  const openBefore = countOpenProcesses();
  await runFile(path);
  if (countOpenProcesses() > openBefore) suspects.push(path);
  const { user, system } = process.cpuUsage(startedCpu);
  done = { path, ms: performance.now() - startedAtMs, cpuMs: (user + system) / 1000 };
}
after(() => refuseLeftPage(former));
await doLastWork();
// A file may have left something open, which would keep the run waiting.
setTimeout(async () => {
  console.error(`This process is ended, because these are still open: ${process.getActiveResourcesInfo()}`);
  console.error(`One of these files did not stop what it started: ${suspects.join(", ")}`);
  const { findLeftServers } = await import("../../server/testing/test-workspace-cluster.ts");
  for (const place of findLeftServers()) console.error(place.stack);
  process.exit(1);
}, patienceMs).unref();

clearInterval(keepRunning);

function countOpenProcesses(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === "ProcessWrap").length;
}

/**
 * Settles when the tests of a file have ended. The next file is loaded then, and its tests begin
 * when the former one has cleaned up, even if it failed in that.
 */
function runFile(path: string): Promise<void> {
  return new Promise((ended) => {
    followWork();
    suite(path, async () => {
      const place = former;
      former = path;
      // The file before has cleaned up now.
      before(() => refuseLeftPage(place));
      after(() => ended());
      await import(pathToFileURL(path).href)
        .catch((error: unknown) => {
          ended();
          throw error;
        })
        .finally(stopFollowingWork);
    });
  });
}

/**
 * The next file runs in the same process, and would take a `document` that was left for a browser.
 * @throws Error that names what a file left on the global object
 */
function refuseLeftPage(path: string): void {
  const left = ["document", "location", "window", "importScripts"].filter((name) => name in globalThis);
  for (const name of left) Reflect.deleteProperty(globalThis, name);
  if (left.length > 0) throw new Error(`${path} must remove these globals in after(): ${left.join(", ")}`);
}
