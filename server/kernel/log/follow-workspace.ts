import type { Kernel } from "../kernel.ts";
import { inShareOf } from "../sharing/share.ts";
import { type Event, findPosition, readEvents } from "./event.ts";

/**
 * Hears of the events of one workspace on this node, in commit order and without a gap. Nothing is
 * stored.
 */
type WorkspaceFollower = {
  /** The next events. When it throws, it gets the same events again. */
  onEvents(events: Event[]): Promise<void> | void;
  /** Something was committed before there was a position to read from. */
  onStart?(): void;
  /** The log could not be read, or the events not be handled. A retry follows by itself. */
  onTrouble?(cause: unknown): void;
};

export type WorkspaceFollowing = {
  /**
   * The position of the newest event, asked of the database. The first call decides where following
   * begins; without a call it begins at the first commit.
   */
  readPosition(): Promise<number>;
  stop(): void;
};

const eventsPerRead = 500;
const retryMs = 500;

/**
 * Follows the log of one workspace until `stop` is called. It reads whenever this or another node
 * commits.
 *
 * @example
 * const following = followWorkspace(kernel, workspaceId, { onEvents: (events) => showAll(events) });
 * const position = await following.readPosition();
 */
export function followWorkspace(kernel: Kernel, workspaceId: string, follower: WorkspaceFollower): WorkspaceFollowing {
  const db = kernel.database.query;
  let position: number | undefined;
  let isReading = false;
  let mustReadAgain = false;
  let isStopped = false;
  let retryTimer: NodeJS.Timeout | undefined;

  async function read(): Promise<void> {
    mustReadAgain = true;
    if (isReading) return;
    isReading = true;
    try {
      while (mustReadAgain && !isStopped) {
        mustReadAgain = false;
        await inShareOf(workspaceId, "work", readOn);
      }
    } catch (cause) {
      follower.onTrouble?.(cause);
      retrySoon();
    } finally {
      isReading = false;
    }
  }

  async function readOn(): Promise<void> {
    if (position === undefined) {
      const newest = await findPosition(db, workspaceId);
      position ??= newest;
      follower.onStart?.();
      return;
    }
    for (;;) {
      const events = await readEvents(db, workspaceId, { after: position, limit: eventsPerRead });
      const last = events.at(-1);
      if (last === undefined || isStopped) return;
      await follower.onEvents(events);
      position = last.position;
      if (events.length < eventsPerRead) return;
    }
  }

  function retrySoon(): void {
    if (isStopped) return;
    retryTimer ??= setTimeout(() => {
      retryTimer = undefined;
      void read();
    }, retryMs);
  }

  const stopWatching = kernel.realtime.watch(workspaceId, () => void read());
  return {
    async readPosition() {
      const newest = await findPosition(db, workspaceId);
      if (position === undefined) {
        position = newest;
        // The call for a commit that happened during the query found no position to read from.
        void read();
      }
      return newest;
    },
    stop() {
      isStopped = true;
      stopWatching();
      clearTimeout(retryTimer);
    },
  };
}
