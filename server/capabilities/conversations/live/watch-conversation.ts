import type { Kernel } from "../../../kernel/kernel.ts";
import { findPosition } from "../../../kernel/log/event.ts";
import { ConversationId } from "../ids.ts";
import { findChanges } from "../record/store.ts";

/** `next()` resolves at the first change after the call, so that nothing between a look and the wait is missed. */
export type ConversationChanges = { next(): Promise<void>; stop(): void };

/** What is followed of one workspace on this node: its new events are read once, and only those concerned are woken. */
type Followed = {
  /** Undefined until the first change: then everybody looks. */
  position: number | undefined;
  watchers: Map<string, Set<() => void>>;
  isReading: boolean;
  mustReadAgain: boolean;
  stop: () => void;
};

const eventsPerRead = 1_000;
const followedBy = new WeakMap<Kernel, Map<string, Followed>>();

/** How many on this node wait for changes of one conversation. */
export function countWatchers(kernel: Kernel, workspaceId: string, conversationId: string): number {
  return followedBy.get(kernel)?.get(workspaceId)?.watchers.get(conversationId)?.size ?? 0;
}

/** Tells of changes in one conversation. Carries no content: whoever is told looks. */
export function watchConversation(kernel: Kernel, workspaceId: string, conversationId: string): ConversationChanges {
  const followed = follow(kernel, workspaceId);
  const watchers = followed.watchers.get(conversationId) ?? new Set();
  followed.watchers.set(conversationId, watchers);
  let waiting = Promise.withResolvers<void>();
  const wake = () => {
    waiting.resolve();
    waiting = Promise.withResolvers<void>();
  };
  watchers.add(wake);
  return {
    next: () => waiting.promise,
    stop() {
      watchers.delete(wake);
      if (watchers.size > 0 || followed.watchers.get(conversationId) !== watchers) return;
      followed.watchers.delete(conversationId);
      if (followed.watchers.size > 0) return;
      followed.stop();
      if (followedBy.get(kernel)?.get(workspaceId) === followed) followedBy.get(kernel)?.delete(workspaceId);
    },
  };
}

function follow(kernel: Kernel, workspaceId: string): Followed {
  const workspaces = followedBy.get(kernel) ?? new Map<string, Followed>();
  followedBy.set(kernel, workspaces);
  const found = workspaces.get(workspaceId);
  if (found !== undefined) return found;
  const followed: Followed = {
    position: undefined,
    watchers: new Map(),
    isReading: false,
    mustReadAgain: false,
    stop: kernel.realtime.watch(workspaceId, () => void read(kernel, workspaceId, followed)),
  };
  workspaces.set(workspaceId, followed);
  return followed;
}

async function read(kernel: Kernel, workspaceId: string, followed: Followed): Promise<void> {
  followed.mustReadAgain = true;
  if (followed.isReading) return;
  followed.isReading = true;
  try {
    while (followed.mustReadAgain) {
      followed.mustReadAgain = false;
      await readOnce(kernel, workspaceId, followed);
    }
  } catch {
    // The database is away. Everybody looks for themselves, and learns that it is.
    followed.position = undefined;
    wakeAll(followed);
  } finally {
    followed.isReading = false;
  }
}

async function readOnce(kernel: Kernel, workspaceId: string, followed: Followed): Promise<void> {
  const db = kernel.database.query;
  if (followed.position === undefined) {
    followed.position = await findPosition(db, workspaceId);
    wakeAll(followed);
    return;
  }
  const changes = await findChanges(db, workspaceId, followed.position, eventsPerRead);
  followed.position = changes.at(-1)?.position ?? followed.position;
  if (changes.length === eventsPerRead) followed.mustReadAgain = true;
  for (const wireId of new Set(changes.map((change) => change.conversationId))) {
    const id = wireId === null ? undefined : ConversationId.parse(wireId);
    if (id !== undefined) for (const wake of [...(followed.watchers.get(id) ?? [])]) wake();
  }
}

function wakeAll(followed: Followed): void {
  for (const watchers of [...followed.watchers.values()]) for (const wake of [...watchers]) wake();
}
