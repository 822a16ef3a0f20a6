import { spawn } from "node:child_process";

const forwardedSignals = /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP", "SIGQUIT"]);
const fromTheTerminal = /** @type {readonly string[]} */ (["SIGINT", "SIGHUP", "SIGQUIT"]);
const sameSignalMs = 500;
const parentCheckMs = 200;
const followParent = new URL("./follow-parent.js", import.meta.url);

/**
 * Runs the script and ends like it, with its exit code or by its signal.
 *
 * The script gets its own process session, so that every signal reaches it once, through this
 * process: on Ctrl-C both the terminal and npm signal this process. When this process is killed,
 * the channel between the two closes and the script ends itself (follow-parent.js).
 * @param {string} node
 * @param {string} script
 * @param {string[]} scriptArguments
 */
export async function runChild(node, script, scriptArguments) {
  const flags = ["--disable-warning=ExperimentalWarning", "--import", followParent.href];
  const child = spawn(node, [...flags, script, ...scriptArguments], {
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    detached: process.platform !== "win32",
    env: { ...process.env, PARLEY_RUN_PARENT: String(process.pid) },
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
  const parentCheck = watchNpmsShell(() => forward("SIGTERM"));
  return () => {
    clearInterval(parentCheck);
    for (const signal of forwardedSignals) process.off(signal, forward);
  };
}

/**
 * npm runs scripts in a shell and sends SIGTERM to that shell alone. Many shells then end without
 * signalling this process.
 * @param {() => void} whenItEnds
 */
function watchNpmsShell(whenItEnds) {
  if (process.env.npm_lifecycle_event === undefined) return undefined;
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(check);
    whenItEnds();
  }, parentCheckMs);
  return check.unref();
}
