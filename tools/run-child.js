import { spawn } from "node:child_process";
import { whenParentEnds } from "./when-parent-ends.js";

const forwardedSignals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"]);
const fromTheTerminal = /** @type {readonly string[]} */ (["SIGINT", "SIGHUP", "SIGQUIT"]);
const sameSignalMs = 500;
const followParent = new URL("./follow-parent.js", import.meta.url);

/** The warnings are of parts of Node that it still calls experimental. */
export const nodeFlags = ["--disable-warning=ExperimentalWarning"];

/**
 * Runs the script and ends like it, with its exit code or by its signal.
 *
 * The script gets its own process session, so that every signal reaches it once, through this
 * process: on Ctrl-C both the terminal and npm signal this process. When this process is killed,
 * the channel between the two closes and the script ends itself (follow-parent.js).
 * @param {{ node: string, script: string, cache?: string | undefined, flags?: string[], settings?: Record<string, string> }} program
 * @param {string[]} scriptArguments
 */
export async function runChild({ node, script, cache, flags = [], settings = {} }, scriptArguments) {
  const options = [...nodeFlags, ...flags, "--import", followParent.href];
  const child = spawn(node, [...options, script, ...scriptArguments], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
    env: {
      ...settings,
      ...process.env,
      PARLEY_RUN_PARENT: String(process.pid),
      ...(cache === undefined ? {} : { NODE_COMPILE_CACHE: cache }),
    },
  });
  const stopForwarding = forwardSignals(child);
  const [code, signal] = await new Promise((resolve, reject) => {
    child.on("error", (error) => reject(new Error(`${node} cannot be run: ${error.message}`)));
    child.on("exit", (...ending) => resolve(ending));
  });
  stopForwarding();
  if (signal === null) process.exitCode = code;
  else process.kill(process.pid, signal);
}

/** @param {import("node:child_process").ChildProcess} child */
function forwardSignals(child) {
  const lastForwarded = new Map();
  /** @param {NodeJS.Signals} signal */
  const forward = (signal) => {
    const now = performance.now();
    if (now - (lastForwarded.get(signal) ?? Number.NEGATIVE_INFINITY) < sameSignalMs) return;
    lastForwarded.set(signal, now);
    if (!fromTheTerminal.includes(signal) || process.platform === "win32") return child.kill(signal);
    // A terminal signals the whole group, so the children of a test run must end as well.
    if (child.pid !== undefined) process.kill(-child.pid, signal);
  };
  for (const signal of forwardedSignals) process.on(signal, forward);
  const parentCheck = whenParentEnds(() => forward("SIGTERM"));
  return () => {
    clearInterval(parentCheck);
    for (const signal of forwardedSignals) process.off(signal, forward);
  };
}
