import { Client } from "pg";
import type { Logger } from "../logger.ts";
import type { Scope } from "../scope.ts";
import type { Database } from "../storage/database.ts";
import type { Published } from "./event.ts";
import { announcePositions, findPositions, listenForPositions, listenForSignals, sendSignals } from "./store.ts";

/**
 * Something that matters for a moment and is not stored: a person types, comes or goes. Who has the
 * scope `visibleTo` sees it; without one, that of conversations.
 */
export type Signal = { workspaceId: string; kind: string; data: Record<string, unknown>; visibleTo?: Scope };

/**
 * Tells watchers on all nodes that a workspace has new events. It carries no content: watchers read
 * the log.
 */
export type Realtime = {
  /**
   * Calls back when the workspace has new events. Register first, then read, so that no event falls
   * between the two.
   */
  watch(workspaceId: string, onChange: () => void): () => void;
  /**
   * Calls back for any workspace. A call may be lost when a node dies: a watcher that needs each
   * one also polls.
   */
  watchAll(onChange: (workspaceId: string, position: number) => void): () => void;
  /**
   * Tells every node, this one included. A signal may be lost: what must arrive has to be an event.
   */
  signal(signal: Signal): void;
  onSignal(listener: (signal: Signal) => void): () => void;
  stop(): Promise<void>;
};

/**
 * Commits within this time share one NOTIFY: the commit of a NOTIFY takes a lock that all commits
 * wait for.
 */
const coalesceMs = 10;
/**
 * Positions are read so often without a call: a watcher notices the commit of a node that died
 * after at most this.
 */
const healIntervalMs = 1_000;
/** PostgreSQL refuses payloads of 8,000 bytes and more. */
const maxWorkspacesPerPayload = 140;
const maxPayloadBytes = 7_900;
const reconnectDelayMs = 500;

export async function startRealtime(database: Database, log: Logger): Promise<Realtime> {
  const watchers = new Map<string, Set<() => void>>();
  const watchersOfAll = new Set<(workspaceId: string, position: number) => void>();
  const signalListeners = new Set<(signal: Signal) => void>();
  /** The newest position that watchers here were told of. */
  const known = new Map<string, number>();
  const pending = new Map<string, number>();
  let pendingSignals: Signal[] = [];
  let notifyTimer: NodeJS.Timeout | undefined;
  let notifying: Promise<void> = Promise.resolve();
  let reconnectTimer: NodeJS.Timeout | undefined;
  let client: Client | undefined;
  let isStopped = false;

  function wake(workspaceId: string, position: number): void {
    for (const onChange of [...watchersOfAll]) onChange(workspaceId, position);
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

  function announceSoon(): void {
    notifyTimer ??= setTimeout(() => {
      notifyTimer = undefined;
      notifying = notifying.then(announce);
    }, coalesceMs);
  }

  /**
   * Runs one statement after the other. What a broken connection loses, the next reading of the
   * positions finds.
   */
  async function announce(): Promise<void> {
    const positions = [...pending].map(([workspaceId, position]) => `${workspaceId}:${position}`);
    const signals = pendingSignals;
    pending.clear();
    pendingSignals = [];
    try {
      for (let first = 0; client !== undefined && first < positions.length; first += maxWorkspacesPerPayload) {
        await announcePositions(client, positions.slice(first, first + maxWorkspacesPerPayload).join(","));
      }
      for (const payload of packSignals(signals)) if (client !== undefined) await sendSignals(client, payload);
    } catch (cause) {
      if (!isStopped)
        log.warn(
          { cause: String(cause) },
          "could not tell the other nodes of new events; they will find the events when they poll",
        );
    }
  }

  database.published = (published: Published[]) => {
    for (const { workspaceId, position } of published) {
      wake(workspaceId, position);
      pending.set(workspaceId, Math.max(position, pending.get(workspaceId) ?? 0));
    }
    announceSoon();
  };

  async function listen(): Promise<void> {
    const session = new Client(database.connection);
    const lost = () => {
      if (client === session) client = undefined;
      if (!isStopped) reconnectTimer ??= setTimeout(reconnect, reconnectDelayMs);
    };
    session.on("error", lost);
    session.on("end", lost);
    await session.connect();
    await listenForPositions(session, wake);
    await listenForSignals(session, (text) => {
      for (const signal of JSON.parse(text) as Signal[]) for (const listener of [...signalListeners]) listener(signal);
    });
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
    watchAll(onChange) {
      watchersOfAll.add(onChange);
      return () => watchersOfAll.delete(onChange);
    },
    signal(signal) {
      pendingSignals.push(signal);
      announceSoon();
    },
    onSignal(listener) {
      signalListeners.add(listener);
      return () => signalListeners.delete(listener);
    },
    async stop() {
      clearInterval(healTimer);
      clearTimeout(reconnectTimer);
      clearTimeout(notifyTimer);
      await notifying;
      await announce();
      isStopped = true;
      await client?.end().catch(() => {});
    },
  };
}

/**
 * Packs signals into as few payloads as possible. A signal that is larger than a payload is
 * dropped.
 */
function packSignals(signals: Signal[]): string[] {
  const payloads: string[] = [];
  let pack: string[] = [];
  let bytes = 2;
  for (const text of signals.map((signal) => JSON.stringify(signal))) {
    const size = Buffer.byteLength(text) + 1;
    if (size + 2 > maxPayloadBytes) continue;
    if (bytes + size > maxPayloadBytes) {
      payloads.push(`[${pack.join(",")}]`);
      pack = [];
      bytes = 2;
    }
    pack.push(text);
    bytes += size;
  }
  return pack.length === 0 ? payloads : [...payloads, `[${pack.join(",")}]`];
}
