import { type Config, readConfig } from "./config.ts";
import { explainFailure } from "./explain-failure.ts";
import { explainAudience, greet } from "./greet.ts";
import { readArguments } from "./read-arguments.ts";
import { keepCompiled, rememberCompiled } from "./remember-compiled.ts";
import { watchMainThread } from "./watch-main-thread.ts";

let config: Config | undefined;
const starting = start();
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
await starting.catch(giveUp);

async function start() {
  readArguments(process.argv.slice(2));
  config = readConfig();
  rememberCompiled(config.dataDirectory);
  const { createLogger } = await import("./kernel/logger.ts");
  const { openHome } = await import("./open-home.ts");
  const log = createLogger(config.logLevel);
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
    if (!isStopping) greet(config, server.address, home.isFirstStart);
    keepCompiled();
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
  const isImpatient = isStopping && signal === "SIGINT";
  if (isStopping && !isImpatient) return;
  isStopping = true;
  try {
    // A signal during the start waits for it to complete: a server that is half started cannot be
    // stopped cleanly.
    const { log, home, server } = await starting;
    log.info({ signal }, isImpatient ? "stopping at once" : "stopping: finishing the work under way");
    if (!isImpatient) await server.stop();
    await home.close();
    process.exit(isImpatient ? 1 : 0);
  } catch (error) {
    giveUp(error);
  }
}

function giveUp(error: unknown): never {
  const reasons = explainFailure(error, config);
  process.stderr.write(`\nParley cannot run:\n${reasons.map((reason) => `  - ${reason}\n`).join("")}\n`);
  if (config?.logLevel === "debug" || config?.logLevel === "trace") console.error(error);
  process.exit(1);
}
