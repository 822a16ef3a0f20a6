import { availableParallelism } from "node:os";
import { join } from "node:path";
import { finished } from "node:stream/promises";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { fileURLToPath } from "node:url";
import { dealerVariable } from "./ask-dealer.ts";
import { Dealer } from "./dealer.ts";

const worker = fileURLToPath(new URL("work.ts", import.meta.url));

/** Below so many files a further process loads more than it saves. */
const fewFiles = 6;

/**
 * Runs files of tests in some processes and prints the outcome. A failure is told by the exit code
 * of this process.
 */
export async function runFiles(
  files: readonly string[],
  {
    root,
    scratch,
    isFaults,
    signal,
    showsTimes,
  }: { root: string; scratch: string; isFaults: boolean; signal: AbortSignal; showsTimes: boolean },
): Promise<void> {
  const dealer = new Dealer(files);
  const socket = join(scratch, "dealer");
  const server = await dealer.listen(socket);
  process.env[dealerVariable] = socket;
  const atOnce = processesAtOnce(files.length, isFaults);
  const tests = run({
    // Each process takes files until the dealer has no more for it.
    files: Array.from({ length: Dealer.processesFor(files, atOnce) }, () => worker),
    cwd: root,
    concurrency: atOnce,
    // A process that hangs is stopped and reported. It may run as long as all tests on a slow machine.
    timeout: isFaults ? 3_600_000 : 2_700_000,
    signal,
  });
  tests.on("test:fail", () => {
    process.exitCode = 1;
  });
  const report = tests.compose(spec);
  report.pipe(process.stdout, { end: false });
  await finished(report);
  server.close();
  if (dealer.unfinished.length > 0) {
    process.exitCode = 1;
    console.error(`These files were not run to the end:\n${dealer.unfinished.join("\n")}`);
  }
  if (!showsTimes) return;
  for (const { path, ms, cpuMs } of dealer.reports)
    console.log(`${(ms / 1000).toFixed(1).padStart(7)} s ${(cpuMs / 1000).toFixed(1).padStart(7)} s of CPU  ${path}`);
}

/** More than a small machine has cores, because tests wait for something most of the time. */
function processesAtOnce(files: number, isFaults: boolean): number {
  const most = isFaults ? 4 : Math.max(4, availableParallelism());
  return Math.max(1, Math.min(most, Math.ceil(files / fewFiles)));
}
