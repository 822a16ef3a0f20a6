import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { DataDirectoryInUse } from "./claim-data-directory.ts";
import type { Hold } from "./hold-cluster.ts";
import { isRunning } from "./is-running.ts";
import { type Ending, type Postmaster, stopPostmaster } from "./postmaster.ts";
import { port } from "./server-arguments.ts";

/**
 * A running server and the lock on its cluster. `holdAgain` takes the lock again when only its
 * session was lost.
 */
export type Running = { postmaster: Postmaster; hold: Hold; holdAgain(): Promise<Hold> };

const delaysMs = [0, 100, 300, 1_000, 3_000, 5_000];
const failedStartsBeforeGivingUp = 8;
const steadyAfterMs = 5_000;
const socketCheckMs = 60_000;

/**
 * Restarts the server, with growing pauses, whenever it ends by itself. `exited` resolves after
 * `stop()`, or when the server cannot be restarted.
 */
export function keepRunning(watch: {
  running: Running;
  socketFolder: string;
  startAgain(): Promise<Running>;
  log(message: string): void;
}): { stop(): Promise<void>; restart(): Promise<void>; exited: Promise<Ending> } {
  const { log } = watch;
  const stopping = new AbortController();
  let current: Running | undefined = watch.running;
  /** Set while the server ends because it is to start again. */
  let restarting: PromiseWithResolvers<void> | undefined;

  // A cleaner of /tmp can remove the socket of a running server. Only a restart creates the socket
  // again.
  const socketCheck = setInterval(() => {
    if (current === undefined || existsSync(join(watch.socketFolder, `.s.PGSQL.${port}`))) return;
    log(`The socket in ${watch.socketFolder} was removed; restarting PostgreSQL.`);
    stopPostmaster(current.postmaster, "cleanly").catch((error: Error) => log(error.message));
  }, socketCheckMs).unref();

  async function watchOver(): Promise<Ending> {
    let quickEndings = 0;
    for (;;) {
      const since = performance.now();
      const ending = await lifeOf(current!, stopping.signal, log);
      if (stopping.signal.aborted) return ending;
      if (restarting === undefined) {
        quickEndings = performance.now() - since > steadyAfterMs ? 0 : quickEndings + 1;
        log(`PostgreSQL ended unexpectedly (${describe(ending)}); restarting it.`);
      }
      current = undefined;
      current = await startUntilItRuns(quickEndings);
      restarting?.resolve();
      restarting = undefined;
      if (current === undefined) return ending;
      if (stopping.signal.aborted) return end(current);
      log("PostgreSQL runs again.");
    }
  }

  async function startUntilItRuns(quickEndings: number): Promise<Running | undefined> {
    for (let failedStarts = 0; failedStarts < failedStartsBeforeGivingUp; failedStarts++) {
      const delayMs = delaysMs[Math.min(failedStarts + quickEndings, delaysMs.length - 1)];
      await pause(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return undefined;
      try {
        return await watch.startAgain();
      } catch (error) {
        log(`PostgreSQL could not be restarted: ${(error as Error).message}`);
        if (error instanceof DataDirectoryInUse) return undefined;
      }
    }
    return undefined;
  }

  async function end(running: Running): Promise<Ending> {
    current = undefined;
    const manner = running.hold.isLost() ? "at once" : "cleanly";
    await running.hold.release();
    await stopPostmaster(running.postmaster, manner);
    return running.postmaster.exited;
  }

  const exited = watchOver();
  return {
    exited,
    async stop() {
      stopping.abort();
      clearInterval(socketCheck);
      // A server that is being restarted is stopped by `watchOver` as soon as it runs.
      if (current !== undefined) await end(current);
      await exited;
    },
    async restart() {
      if (restarting !== undefined) return await restarting.promise;
      // Else it is just being started.
      if (current === undefined) return;
      restarting = Promise.withResolvers();
      const { promise } = restarting;
      log("PostgreSQL is restarted.");
      await stopPostmaster(current.postmaster, "at once");
      await promise;
    },
  };
}

/**
 * Resolves when the server has ended. A lock that is lost meanwhile (a crashed backend resets all
 * sessions) is retaken.
 */
async function lifeOf(running: Running, stopping: AbortSignal, log: (message: string) => void): Promise<Ending> {
  const { postmaster } = running;
  for (;;) {
    const ending = await Promise.race([postmaster.exited, running.hold.lost]);
    if (ending !== undefined) return ending;
    if (stopping.aborted || !isRunning(postmaster.pid)) return postmaster.exited;
    try {
      running.hold = await running.holdAgain();
    } catch (error) {
      if (stopping.aborted || !isRunning(postmaster.pid)) return postmaster.exited;
      log(`PostgreSQL does not answer: ${(error as Error).message}`);
      if (!(error instanceof DataDirectoryInUse)) await stopPostmaster(postmaster, "at once");
      return { code: null, signal: null };
    }
  }
}

function describe(ending: Ending): string {
  if (ending.signal !== null) return `signal ${ending.signal}`;
  return ending.code === null ? "it was not a child of this process" : `exit code ${ending.code}`;
}
