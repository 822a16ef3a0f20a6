// Loaded before a script that tools/run.js runs: a server must not live on unseen when its starter was killed.
import { isMainThread } from "node:worker_threads";

if (isMainThread && process.channel && process.env.PARLEY_RUN_PARENT === String(process.ppid)) {
  process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));
  process.channel.unref();
}
delete process.env.PARLEY_RUN_PARENT;
