import { Client } from "pg";
import type { Database } from "./database.ts";
import type { Published } from "./events.ts";
import type { Log } from "./log.ts";
import { announcePositions, findPositions, listenForPositions } from "./store.ts";

/** Tells watchers, here and on other nodes, that a workspace has new events. Carries no content: watchers read. */
export type Realtime = {
  /** Calls back when the workspace has events that the watcher was not told of. Look first, then wait: calls carry no content. */
  watch(workspaceId: string, onChange: () => void): () => void;
  stop(): Promise<void>;
};

/** Commits of this time span share one NOTIFY: a notifying commit takes a lock that all others wait for. */
const coalesceMs = 10;
/** How often watchers read even though nobody called: the bound for a push lost with its sender. */
const healIntervalMs = 1_000;
/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const maxWorkspacesPerPayload = 200;
const reconnectDelayMs = 500;

export async function startRealtime(database: Database, log: Log): Promise<Realtime> {
  const watchers = new Map<string, Set<() => void>>();
  /** The newest position that watchers here were told of. */
  const known = new Map<string, number>();
  const pending = new Map<string, number>();
  let notifyTimer: NodeJS.Timeout | undefined;
  let reconnectTimer: NodeJS.Timeout | undefined;
  let client: Client | undefined;
  let isStopped = false;

  function wake(workspaceId: string, position: number): void {
    const own = watchers.get(workspaceId);
    if (own === undefined || position <= (known.get(workspaceId) ?? 0)) return;
    known.set(workspaceId, position);
    for (const onChange of [...own]) onChange();
  }

  async function heal(): Promise<void> {
    if (watchers.size === 0) return;
    for (const { workspaceId, position } of await findPositions(database.query, [...watchers.keys()])) {
      wake(workspaceId, position);
    }
  }

  database.published = (published: Published[]) => {
    for (const { workspaceId, position } of published) {
      wake(workspaceId, position);
      pending.set(workspaceId, Math.max(position, pending.get(workspaceId) ?? 0));
    }
    notifyTimer ??= setTimeout(notify, coalesceMs);
  };

  function notify(): void {
    notifyTimer = undefined;
    const positions = [...pending].map(([workspaceId, position]) => `${workspaceId}:${position}`);
    pending.clear();
    for (let first = 0; first < positions.length; first += maxWorkspacesPerPayload) {
      const payload = positions.slice(first, first + maxWorkspacesPerPayload).join(",");
      if (client !== undefined) announcePositions(client, payload).catch(() => {});
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
      for (const entry of (message.payload ?? "").split(",")) {
        const [workspaceId = "", position] = entry.split(":");
        wake(workspaceId, Number(position));
      }
    });
    await session.connect();
    await listenForPositions(session);
    client = session;
    await heal();
  }

  function reconnect(): void {
    reconnectTimer = undefined;
    listen().catch((cause: unknown) => {
      log.warn({ cause: String(cause) }, "could not listen for events of other nodes; trying again");
      if (!isStopped) reconnectTimer ??= setTimeout(reconnect, reconnectDelayMs);
    });
  }

  await listen();
  const healTimer = setInterval(() => {
    heal().catch(() => {
      // The database is away; the next reading catches up.
    });
  }, healIntervalMs);
  healTimer.unref();

  return {
    watch(workspaceId, onChange) {
      const own = watchers.get(workspaceId) ?? new Set();
      watchers.set(workspaceId, own);
      own.add(onChange);
      return () => {
        own.delete(onChange);
        if (own.size > 0 || watchers.get(workspaceId) !== own) return;
        watchers.delete(workspaceId);
        known.delete(workspaceId);
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
