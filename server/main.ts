import { capabilities } from "./app.ts";
import { ConfigMistakes, describeSettings, readConfig } from "./config.ts";
import { greet } from "./greeting.ts";
import { createLog } from "./kernel/log.ts";
import { openHome } from "./open-home.ts";
import { startServer } from "./start.ts";

if (process.argv.includes("--help") || process.argv.includes("-h")) {
  process.stdout.write(`Starts Parley.\n\n${describeSettings()}`);
  process.exit(0);
}

let isVerbose = false;
try {
  const config = readConfig();
  isVerbose = config.logLevel === "debug" || config.logLevel === "trace";
  const log = createLog(config.logLevel);
  const home = await openHome(config, log);
  const server = await startServer(config, { ...home, log, capabilities });
  greet(config, server.address, home.isFirstStart);

  let isStopping = false;
  const stop = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, "stopping: finishing what is under way");
    await server.stop();
    await home.close();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => void stop(signal));
  // The starter holds this channel: when it is gone, nobody is left to tell us to stop.
  process.on("disconnect", () => void stop("the starter ended"));
} catch (error) {
  const reasons = error instanceof ConfigMistakes ? error.mistakes : [(error as Error).message];
  process.stderr.write(`\nParley did not start:\n${reasons.map((reason) => `  - ${reason}\n`).join("")}\n`);
  if (isVerbose) console.error(error);
  process.exit(1);
}
