import type { Kernel } from "../kernel.ts";
import { dueLooksOf } from "../nodes/due-looks.ts";
import { inShareOf } from "../sharing/share.ts";
import { inTransaction, type Queryable, type Transaction } from "../storage/database.ts";
import type { Event } from "./event.ts";
import {
  findLogPosition,
  findWorkspacesBehind,
  insertLogPosition,
  isFollowerBehind,
  lockLogPosition,
  moveLogPosition,
  readEvents,
  type StoredPosition,
} from "./store.ts";

/**
 * Handles every event of the workspaces that it follows, at least once, whichever node is up.
 * Positions are stored, so that a follower goes on where it was after a restart. For each workspace
 * one node works at a time.
 */
type LogFollower<Handled> = {
  /**
   * Names the stored positions. Never changes: a follower under another name begins at the newest
   * event.
   */
  name: string;
  /** Says what it does with the events, for log messages: "could not <purpose>". */
  purpose: string;
  /** The follower handles so many events in one transaction. Default 500. */
  eventsPerBatch?: number;
  /** Handles the next events, in commit order, in the transaction that moves the position. */
  handle(tx: Transaction, workspaceId: string, events: Event[]): Promise<Handled>;
  /** Is called on the node that handled them, after the commit. */
  onHandled?(workspaceId: string, handled: Handled): void;
  /** Another node has handled the newest events of the workspace. */
  onHandledElsewhere?(workspaceId: string): void;
};

export type LogFollowing = {
  /** Looks at the workspace again: it may be followed since the last look. */
  look(workspaceId: string): void;
  /** Resolves when the batches under way have ended. */
  stop(): Promise<void>;
};

const usualEventsPerBatch = 500;
const workspacesAtOnce = 4;
/** A workspace whose events take longer shares fewer places, so that it holds up no other. */
const slowBatchMs = 1_000;
const slowWorkspacesAtOnce = 2;
/**
 * The follower looks each second for workspaces that are behind: a node may die before it tells of its
 * commit.
 */
const healEveryRounds = 2;
const forgetIntervalMs = 1_000;
const maxHealed = 500;
/** A workspace whose position another node holds is looked at again so soon. */
const heldElsewhereDelayMs = 25;
/** Says for how many workspaces a node remembers how far they are. */
const maxRemembered = 20_000;

/** Begins to follow a workspace after its newest event. Gives the position of that event. */
export function startFollowing(tx: Transaction, follower: string, workspaceId: string): Promise<number> {
  return insertLogPosition(tx, follower, workspaceId);
}

/** Tells how far a follower is in a workspace, and how far there is to go. Undefined where it follows nothing. */
export function findFollowed(
  db: Queryable,
  follower: string,
  workspaceId: string,
): Promise<StoredPosition | undefined> {
  return findLogPosition(db, follower, workspaceId);
}

/**
 * Follows the logs of all workspaces for which `startFollowing` was called with the follower's
 * name.
 *
 * @example
 * const following = followLog(kernel, {
 *   name: "welcome-mails",
 *   purpose: "send welcome mails",
 *   async handle(tx, workspaceId, events) {
 *     for (const event of events) if (event.type === "member.joined") await sendMail(kernel, tx, "notice", mailFor(event));
 *   },
 * });
 */
export function followLog<Handled>(kernel: Kernel, follower: LogFollower<Handled>): LogFollowing {
  const { database } = kernel;
  const { eventsPerBatch = usualEventsPerBatch } = follower;
  const slow = new Set<string>();
  const behind = new Set<string>();
  const running = new Map<Promise<void>, string>();
  const timers = new Set<NodeJS.Timeout>();
  /**
   * Each workspace is so far, as last seen; Infinity for one that is not followed, for a second at
   * most.
   */
  const reached = new Map<string, number>();
  let isStopped = false;

  function mark(workspaceId: string): void {
    if (isStopped) return;
    behind.add(workspaceId);
    runMore();
  }

  function runMore(): void {
    // Healing finds what waits when the installation takes writes again.
    if (kernel.readOnly.state !== "open") return;
    while (!isStopped && running.size < workspacesAtOnce) {
      const next = findNext();
      if (next === undefined) return;
      behind.delete(next);
      const run = inShareOf(next, "work", () => catchUp(next))
        .catch((error: unknown) => {
          kernel.log.warn({ error: (error as Error).name }, `could not ${follower.purpose} yet; trying again`);
        })
        .finally(() => {
          running.delete(run);
          runMore();
        });
      running.set(run, next);
    }
  }

  function findNext(): string | undefined {
    const slowNow = [...running.values()].filter((workspaceId) => slow.has(workspaceId)).length;
    if (slowNow < slowWorkspacesAtOnce) return behind.keys().next().value;
    for (const workspaceId of behind) if (!slow.has(workspaceId)) return workspaceId;
    return undefined;
  }

  async function catchUp(workspaceId: string): Promise<void> {
    const stored = await findLogPosition(database.query, follower.name, workspaceId);
    if (stored === undefined) return remember(workspaceId, Number.POSITIVE_INFINITY);
    if (stored.position >= stored.newestPosition) {
      remember(workspaceId, stored.position);
      follower.onHandledElsewhere?.(workspaceId);
      return;
    }
    for (;;) {
      const startedMs = performance.now();
      const batch = await inTransaction(database, (tx) => handleNext(tx, workspaceId));
      if (batch === undefined) return markSoon(workspaceId);
      const isSlow = performance.now() - startedMs > slowBatchMs;
      if (isSlow) slow.add(workspaceId);
      else slow.delete(workspaceId);
      remember(workspaceId, batch.position);
      if (batch.handled !== undefined) follower.onHandled?.(workspaceId, batch.handled);
      if (batch.isLast || isStopped) return;
      // Others come before the rest of its events.
      if (isSlow) return mark(workspaceId);
    }
  }

  /**
   * The next events are handled and the position moves, or neither. Undefined while another node is
   * handling them.
   */
  async function handleNext(tx: Transaction, workspaceId: string) {
    const position = await lockLogPosition(tx, follower.name, workspaceId);
    if (position === undefined) return undefined;
    const events = await readEvents(tx, workspaceId, { after: position, limit: eventsPerBatch });
    const last = events.at(-1);
    if (last === undefined) return { position, isLast: true, handled: undefined };
    const handled = await follower.handle(tx, workspaceId, events);
    await moveLogPosition(tx, follower.name, workspaceId, last.position);
    return { position: last.position, isLast: events.length < eventsPerBatch, handled };
  }

  function markSoon(workspaceId: string): void {
    const timer = setTimeout(() => {
      timers.delete(timer);
      mark(workspaceId);
    }, heldElsewhereDelayMs);
    timers.add(timer);
  }

  function remember(workspaceId: string, position: number): void {
    reached.delete(workspaceId);
    reached.set(workspaceId, position);
    // The workspace that was seen longest ago costs one more look at its next event.
    if (reached.size > maxRemembered) reached.delete(reached.keys().next().value ?? "");
  }

  async function heal(): Promise<void> {
    for (const id of await findWorkspacesBehind(database.query, follower.name, maxHealed)) mark(id);
  }

  const stopWatching = kernel.realtime.watchAll((workspaceId, position) => {
    if (position > (reached.get(workspaceId) ?? -1)) mark(workspaceId);
  });
  const forgetTimer = setInterval(() => {
    for (const [workspaceId, position] of reached) if (!Number.isFinite(position)) reached.delete(workspaceId);
  }, forgetIntervalMs);
  const stopHealing = dueLooksOf(kernel).add({
    what: `workspaces to ${follower.purpose}`,
    isDue: () => isFollowerBehind(follower.name),
    look: heal,
    everyRounds: healEveryRounds,
  });

  return {
    look(workspaceId) {
      reached.delete(workspaceId);
      mark(workspaceId);
    },
    async stop() {
      isStopped = true;
      stopWatching();
      clearInterval(forgetTimer);
      await stopHealing();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(running.keys());
    },
  };
}
