import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { layOutDataDirectory } from "../lay-out-data-directory.ts";
import { findPostmaster } from "../postmaster.ts";
import { type Ending, startServerProcess } from "../server-process.ts";
import type { Random } from "./seeded-random.ts";

/**
 * Says what is killed: `start` is a Node process that is still starting, `session` one database
 * session.
 */
export const faults = [
  "node",
  "postmaster",
  "backend",
  "session",
  "node-then-postmaster",
  "postmaster-then-node",
  "start",
] as const;
export type Fault = (typeof faults)[number];

/**
 * One server with its bundled PostgreSQL, which is killed and restarted on the same data directory.
 */
export type Victim = {
  /** The current address, which changes with each start. */
  readonly url: string;
  suffer(fault: Fault, random: Random): Promise<void>;
  /**
   * Waits until `/readyz` answers with 200. Throws the output of the server when that takes too
   * long.
   */
  untilReady(patienceMs: number): Promise<void>;
  connect(): Promise<pg.Client>;
  /** Tells it to drain, and returns how it ended. */
  stop(): Promise<Ending>;
  /** Kills what still runs, whether the test passed or not. */
  end(): Promise<void>;
};

export async function startVictim(dataDirectory: string): Promise<Victim> {
  layOutDataDirectory(dataDirectory);
  const settings = { PARLEY_DATA_DIR: dataDirectory, PARLEY_LOG_LEVEL: "warn" };
  let server = startServerProcess(settings);
  let url = await server.ready;

  async function startAgain(): Promise<void> {
    server = startServerProcess(settings);
    url = await server.ready;
  }

  async function killNode(): Promise<void> {
    server.signal("SIGKILL");
    await server.ended;
  }

  async function connect(): Promise<pg.Client> {
    const { socketFolder } = JSON.parse(readFileSync(join(dataDirectory, "postgres-server.json"), "utf8"));
    const client = new pg.Client({ host: socketFolder, port: 5432, user: "parley", database: "parley" });
    // The server of this connection is about to be killed.
    client.on("error", () => {});
    await client.connect();
    return client;
  }

  /**
   * Gives undefined while no server can be reached, because it has not recovered from the kill before.
   */
  async function pickSession(random: Random): Promise<{ client: pg.Client; pid: number } | undefined> {
    try {
      const client = await connect();
      const { rows } = await client.query(
        "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() order by pid",
      );
      return rows.length === 0 ? undefined : { client, pid: random.pick(rows).pid };
    } catch {
      return undefined;
    }
  }

  const inflict: Record<Fault, (random: Random) => Promise<void>> = {
    async node() {
      await killNode();
      await startAgain();
    },
    async postmaster() {
      killPostmaster(dataDirectory);
    },
    async backend(random) {
      const session = await pickSession(random);
      if (session === undefined) return;
      kill(session.pid);
      await session.client.end().catch(() => {});
    },
    async session(random) {
      const session = await pickSession(random);
      if (session === undefined) return;
      await session.client.query("select pg_terminate_backend($1)", [session.pid]).catch(() => {});
      await session.client.end().catch(() => {});
    },
    async "node-then-postmaster"() {
      await killNode();
      killPostmaster(dataDirectory);
      await startAgain();
    },
    async "postmaster-then-node"() {
      killPostmaster(dataDirectory);
      await killNode();
      await startAgain();
    },
    async start(random) {
      await killNode();
      server = startServerProcess(settings);
      await pause(random.between(0, 900));
      await killNode();
      if (random.chance(0.5)) killPostmaster(dataDirectory);
      await startAgain();
    },
  };

  /** Node must survive the loss of its PostgreSQL: only the test may end it. */
  function refuseOwnEnd(): void {
    if (server.hasEnded()) throw new Error(`The server ended though nobody killed it. It wrote:\n${server.output()}`);
  }

  return {
    get url() {
      return url;
    },
    async suffer(fault, random) {
      refuseOwnEnd();
      await inflict[fault](random);
    },
    async untilReady(patienceMs) {
      const deadline = performance.now() + patienceMs;
      for (;;) {
        refuseOwnEnd();
        const answer = await fetch(`${url}/readyz`).catch(() => undefined);
        if (answer?.status === 200) return;
        if (performance.now() > deadline) {
          throw new Error(`The server is not ready ${patienceMs} ms after a fault. It wrote:\n${server.output()}`);
        }
        await pause(20);
      }
    },
    connect,
    async stop() {
      server.signal("SIGTERM");
      return server.ended;
    },
    async end() {
      await killNode();
      killPostmaster(dataDirectory);
    },
  };
}

function killPostmaster(dataDirectory: string): void {
  const pid = findPostmaster(dataDirectory);
  if (pid !== undefined) kill(pid);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    // The process ended by itself just before the kill.
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
