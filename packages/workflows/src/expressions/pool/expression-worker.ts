import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { JqMachine, type JqRun } from "../jq/jq-machine.ts";
import { type ExpressionJob, type JobOutcome, sliceMs, type ThreadSettings } from "./expression-job.ts";

/** The code of a thread for expressions (see expression-thread.ts). */

const port = parentPort;
if (port === null) throw new Error("expression-worker.ts is started by expression-thread.ts.");

// Answers to requests go first, three to one: with less, expressions would reach their deadlines on a
// busy machine. On Linux this is of the calling thread alone; elsewhere it would slow the whole
// server down.
if (process.platform === "linux") setPriority(5);

/** Cleaning more memory than this takes longer than to begin with a fresh instance. */
const maxKeptBytes = 16 * 1024 * 1024;
/** jq keeps a little of each run. */
const runsBetweenResets = 500;
/** Deeper results could overflow the stack of code that reads them. */
const maxDepth = 200;
const compileError = 3;

const { module } = workerData as ThreadSettings;
const createMachine = () => JqMachine.create(module);
let machine = await createMachine();
const encoder = new TextEncoder();
let lastWorkspaceId: string | undefined;
let runs = 0;

port.on("message", async (job: ExpressionJob) => port.postMessage(await work(job)));
port.postMessage("ready");

async function work({ workspaceId, programs, input, maxResultBytes }: ExpressionJob): Promise<JobOutcome[]> {
  if (workspaceId !== lastWorkspaceId || runs >= runsBetweenResets) {
    machine.reset();
    runs = 0;
  }
  lastWorkspaceId = workspaceId;
  const bytes = encoder.encode(input);
  const outcomes: JobOutcome[] = [];
  const endsAtMs = performance.now() + sliceMs;
  for (const program of programs) {
    const run = machine.run(program, bytes, maxResultBytes);
    runs++;
    outcomes.push(judge(run));
    if ("stop" in run || machine.memoryBytes > maxKeptBytes) {
      machine = await createMachine();
      break;
    }
    if (performance.now() >= endsAtMs) break;
  }
  return outcomes;
}

function judge(run: JqRun): JobOutcome {
  if ("stop" in run) return { kind: "limit", reason: run.stop };
  if (run.exitCode === 0) {
    return isDeep(run.output) ? { kind: "limit", reason: "depth" } : { output: run.output };
  }
  // A program can choose its exit code, so that the code alone says nothing.
  const isSyntax = run.exitCode === compileError && /^jq: \d+ compile errors?$/m.test(run.complaint);
  return { kind: isSyntax ? "syntax" : "runtime", complaint: run.complaint };
}

function isDeep(json: string): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === 0x22) {
      for (at++; json.charCodeAt(at) !== 0x22; at++) if (json.charCodeAt(at) === 0x5c) at++;
    } else if (code === 0x5b || code === 0x7b) {
      if (++depth > maxDepth) return true;
    } else if (code === 0x5d || code === 0x7d) depth--;
  }
  return false;
}
