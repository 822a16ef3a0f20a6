import type { Kernel } from "../../../kernel/kernel.ts";
import { type Event, subjectOf } from "../../../kernel/log/event.ts";
import { followWorkspace, type WorkspaceFollowing } from "../../../kernel/log/follow-workspace.ts";
import { state } from "../../../kernel/state.ts";
import { ConversationId } from "../ids.ts";

/**
 * `next()` resolves at the first change after the call: take it before you read, and you miss
 * nothing.
 */
type ConversationChanges = { next(): Promise<void>; stop(): void };

/** `events`: of the conversation; none where which of them are new is unknown. */
type Wake = (events: readonly Event[]) => void;

/**
 * The watchers of one workspace on this node, by conversation. Its log is read once for all of
 * them.
 */
type WatchedWorkspace = { following: WorkspaceFollowing; watchers: Map<string, Set<Wake>> };

const watchedWorkspaces = state(() => new Map<string, WatchedWorkspace>());

/** Counts the watchers of one conversation on this node. */
export function countWatchers(kernel: Kernel, workspaceId: string, conversationId: string): number {
  return watchedWorkspaces(kernel).get(workspaceId)?.watchers.get(conversationId)?.size ?? 0;
}

/**
 * Wakes the caller at changes of one conversation, made on any node. It carries no content: the
 * caller reads again.
 *
 *     const changes = watchConversation(kernel, workspaceId, conversationId);
 *     const change = changes.next();
 *     if (!(await isDone())) await change;
 *     changes.stop();
 *
 * @param onEvent gets the events of the conversation; some are missing after trouble with the log
 */
export function watchConversation(
  kernel: Kernel,
  workspaceId: string,
  conversationId: string,
  onEvent?: (event: Event) => void,
): ConversationChanges {
  const workspaces = watchedWorkspaces(kernel);
  const workspace = workspaces.get(workspaceId) ?? watchWorkspace(kernel, workspaceId);
  workspaces.set(workspaceId, workspace);
  const { watchers } = workspace;
  const wakes = watchers.get(conversationId) ?? new Set();
  watchers.set(conversationId, wakes);
  let waiting = Promise.withResolvers<void>();
  const wake = (events: readonly Event[]) => {
    if (onEvent !== undefined) for (const event of events) onEvent(event);
    waiting.resolve();
    waiting = Promise.withResolvers<void>();
  };
  wakes.add(wake);
  return {
    next: () => waiting.promise,
    stop() {
      wakes.delete(wake);
      if (wakes.size > 0 || watchers.get(conversationId) !== wakes) return;
      watchers.delete(conversationId);
      if (watchers.size > 0) return;
      workspace.following.stop();
      if (workspaces.get(workspaceId) === workspace) workspaces.delete(workspaceId);
    },
  };
}

function watchWorkspace(kernel: Kernel, workspaceId: string): WatchedWorkspace {
  const watchers = new Map<string, Set<Wake>>();
  const wakeAll = () => {
    for (const wakes of [...watchers.values()]) for (const wake of [...wakes]) wake([]);
  };
  const following = followWorkspace(kernel, workspaceId, {
    onEvents: (events) => {
      for (const [id, own] of eventsByConversation(kernel, events)) {
        for (const wake of [...(watchers.get(id) ?? [])]) wake(own);
      }
    },
    // The changed conversations are unknown, so all watchers read again.
    onStart: wakeAll,
    onTrouble: wakeAll,
  });
  return { following, watchers };
}

function eventsByConversation(kernel: Kernel, events: readonly Event[]): Map<string, Event[]> {
  const byId = new Map<string, Event[]>();
  for (const event of events) {
    const subject = subjectOf(kernel.eventTypes, event);
    const id = subject?.kind === "conversation" ? ConversationId.parse(subject.id) : undefined;
    if (id !== undefined) byId.set(id, [...(byId.get(id) ?? []), event]);
  }
  return byId;
}

/**
 * `next()` resolves at the first change of the workspace after the call: take it before you look,
 * and miss nothing.
 */
export function watchChanges(kernel: Kernel, workspaceId: string): { next(): Promise<void>; stop(): void } {
  let waiting = Promise.withResolvers<void>();
  const stop = kernel.realtime.watch(workspaceId, () => {
    waiting.resolve();
    waiting = Promise.withResolvers<void>();
  });
  return { next: () => waiting.promise, stop };
}
