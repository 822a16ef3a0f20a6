import { type Config, readConfig } from "./config.ts";
import { explainAudience, explainFailure, greet, readArguments } from "./greet.ts";
import { watchMainThread } from "./watch-main-thread.ts";

/** Within this time npm passes on the Ctrl-C that the terminal sent to npm and to this process. */
const passedOnMs = 500;
const parentCheckMs = 200;

let config: Config | undefined;
const starting = start();
let stoppingSinceMs: number | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
await starting.catch(giveUp);

async function start() {
  readArguments(process.argv.slice(2));
  config = readConfig();
  if (config.isRunByNpm) followParent();
  const { createLogger } = await import("./kernel/logger.ts");
  const { openHome } = await import("./open-home.ts");
  const log = createLogger(config.logLevel);
  const { consoleToLog } = await import("./console-to-log.ts");
  consoleToLog(log);
  // PostgreSQL starts in its own processes while this one loads the rest of the program.
  const opening = openHome(config, log);
  const loading = Promise.all([import("./start-server.ts"), import("./app.ts")]);
  loading.catch(() => {});
  const home = await opening;
  home.lost.then(giveUp);
  try {
    const [{ startServer }, { capabilities }] = await loading;
    const server = await startServer(config, { ...home, log, capabilities });
    log.info({ isPrivate: config.isPrivate }, explainAudience(config).join(" "));
    watchMainThread(config.bounds.blockedAfterMs, log);
    if (stoppingSinceMs === undefined) greet(config, server.address, home.isFirstStart);
    return { log, home, server };
  } catch (error) {
    await home.close();
    throw error;
  }
}

/**
 * Finishes the work under way and stops the database. A second Ctrl-C stops at once, without
 * finishing the work.
 */
async function stop(signal: NodeJS.Signals): Promise<void> {
  const sinceMs = stoppingSinceMs;
  stoppingSinceMs ??= performance.now();
  const isPassedOn = config?.isRunByNpm === true && performance.now() - stoppingSinceMs < passedOnMs;
  const isImpatient = sinceMs !== undefined && signal === "SIGINT" && !isPassedOn;
  if (sinceMs !== undefined && !isImpatient) return;
  try {
    // A signal during the start waits for it to complete: a server that is half started cannot be
    // stopped cleanly.
    const { log, home, server } = await starting;
    log.info({ signal }, isImpatient ? "stopping at once" : "stopping: finishing the work under way");
    if (signal === "SIGTERM") await server.drain();
    if (!isImpatient) await server.stop();
    await home.close();
    process.exit(isImpatient ? 1 : 0);
  } catch (error) {
    giveUp(error);
  }
}

/**
 * Stops the server when npm, or the shell of npm, has ended without a word: npm sends SIGTERM to its shell
 * alone, and many shells then end without signalling what they run.
 */
function followParent(): void {
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    void stop("SIGTERM");
  }, parentCheckMs);
  check.unref();
}

function giveUp(error: unknown): never {
  const reasons = explainFailure(error, config);
  const stack = config?.logLevel === "debug" || config?.logLevel === "trace" ? (error as Error).stack : undefined;
  if (process.stderr.isTTY) {
    const list = reasons.map((reason) => `  - ${reason}\n`).join("");
    process.stderr.write(`\nParley cannot run:\n${list}\n${stack === undefined ? "" : `${stack}\n`}`);
  } else {
    const line = { level: 60, time: Date.now(), name: "parley", reasons, stack, msg: "Parley cannot run" };
    process.stderr.write(`${JSON.stringify(line)}\n`);
  }
  process.exit(1);
}
