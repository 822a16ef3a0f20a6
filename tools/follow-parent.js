// Loaded before a script of tools/run.js. It ends the script when the process that started it was
// killed.
import { isMainThread } from "node:worker_threads";

if (isMainThread && process.channel && process.env.PARLEY_RUN_PARENT === String(process.ppid)) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
delete process.env.PARLEY_RUN_PARENT;
