import { Client } from "pg";
import type { Database } from "./database.ts";
import type { Published } from "./events.ts";
import type { Log } from "./log.ts";

/** Tells watchers, here and on other nodes, that a workspace has new events. Carries no content: watchers read. */
export type Realtime = {
  /** Calls back after each commit in the workspace. Coalesced; `heal` calls come when a push may have been missed. */
  watch(workspaceId: string, onChange: () => void): () => void;
  stop(): Promise<void>;
};

const channel = "parley_events";
/** Commits of this time span share one NOTIFY: a notifying commit takes a lock that all others wait for. */
const coalesceMs = 10;
/** How often watchers read even though nobody called: the bound for a push lost with its sender. */
const healIntervalMs = 1_000;
/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const maxWorkspacesPerPayload = 200;
const reconnectDelayMs = 500;

export async function startRealtime(database: Database, log: Log): Promise<Realtime> {
  const watchers = new Map<string, Set<() => void>>();
  const pending = new Set<string>();
  let notifyTimer: NodeJS.Timeout | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let client: Client | undefined;
  let isStopped = false;

  function wake(workspaceId: string): void {
    for (const onChange of [...(watchers.get(workspaceId) ?? [])]) onChange();
  }

  function wakeAll(): void {
    for (const workspaceId of [...watchers.keys()]) wake(workspaceId);
  }

  database.published = (published: Published[]) => {
    for (const { workspaceId } of published) {
      wake(workspaceId);
      pending.add(workspaceId);
    }
    notifyTimer ??= setTimeout(notify, coalesceMs);
  };

  function notify(): void {
    notifyTimer = undefined;
    const workspaceIds = [...pending];
    pending.clear();
    for (let first = 0; first < workspaceIds.length; first += maxWorkspacesPerPayload) {
      const payload = workspaceIds.slice(first, first + maxWorkspacesPerPayload).join(",");
      client?.query("select pg_notify($1, $2)", [channel, payload]).catch(() => {});
    }
  }

  async function listen(): Promise<void> {
    const session = new Client(database.connection);
    const lost = () => {
      if (client === session) client = undefined;
      if (!isStopped) reconnectTimer ??= setTimeout(reconnect, reconnectDelayMs);
    };
    session.on("error", lost);
    session.on("end", lost);
    session.on("notification", (message) => {
      for (const workspaceId of (message.payload ?? "").split(",")) wake(workspaceId);
    });
    await session.connect();
    await session.query(`listen ${channel}`);
    client = session;
    wakeAll();
  }

  function reconnect(): void {
    reconnectTimer = undefined;
    listen().catch((cause: unknown) => {
      log.warn({ cause: String(cause) }, "could not listen for events of other nodes; trying again");
      if (!isStopped) reconnectTimer ??= setTimeout(reconnect, reconnectDelayMs);
    });
  }

  await listen();
  const healTimer = setInterval(wakeAll, healIntervalMs);
  healTimer.unref();

  return {
    watch(workspaceId, onChange) {
      const own = watchers.get(workspaceId) ?? new Set();
      watchers.set(workspaceId, own);
      own.add(onChange);
      return () => {
        own.delete(onChange);
        if (own.size === 0 && watchers.get(workspaceId) === own) watchers.delete(workspaceId);
      };
    },
    async stop() {
      isStopped = true;
      clearInterval(healTimer);
      clearTimeout(reconnectTimer);
      clearTimeout(notifyTimer);
      notify();
      await client?.end().catch(() => {});
    },
  };
}
