import { type Config, readConfig } from "./config.ts";
import { explainFailure } from "./explain-failure.ts";
import { greet } from "./greet.ts";
import { readArguments } from "./read-arguments.ts";
import { keepCompiled, rememberCompiled } from "./remember-compiled.ts";

let config: Config | undefined;
const starting = start();
let isStopping = false;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
await starting.catch(giveUp);

async function start() {
  readArguments(process.argv.slice(2));
  config = readConfig();
  rememberCompiled(config.dataDirectory);
  const { createLog } = await import("./kernel/logger.ts");
  const { openHome } = await import("./open-home.ts");
  const log = createLog(config.logLevel);
  // PostgreSQL starts in processes of its own while this one loads the rest of the program.
  const opening = openHome(config, log);
  const loading = Promise.all([import("./start-server.ts"), import("./app.ts")]);
  loading.catch(() => {});
  const home = await opening;
  home.lost.then(giveUp);
  try {
    const [{ startServer }, { capabilities }] = await loading;
    const server = await startServer(config, { ...home, log, capabilities });
    if (!isStopping) greet(config, server.address, home.isFirstStart);
    keepCompiled();
    return { log, home, server };
  } catch (error) {
    await home.close();
    throw error;
  }
}

/** Drains: what is under way is finished, then the database ends, too. A second Ctrl-C does not wait for what is under way. */
async function stop(signal: NodeJS.Signals): Promise<void> {
  const isImpatient = isStopping && signal === "SIGINT";
  if (isStopping && !isImpatient) return;
  isStopping = true;
  try {
    // A start that a signal interrupts is finished first: half-made things could not be ended in order.
    const { log, home, server } = await starting;
    log.info({ signal }, isImpatient ? "stopping at once" : "stopping: finishing what is under way");
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
