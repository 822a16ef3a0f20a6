import type { WorkspaceEvent } from "@parley/client";
import type { QueryClient } from "@tanstack/react-query";
import { parley } from "./session.ts";

/** One read is enough for all that happens in one moment. */
const gatherMs = 120;

/** An event makes these queries old, by the first word of its type. */
const touched: Record<string, readonly string[]> = {
  conversation: ["conversations", "conversation", "messages", "needs"],
  message: ["conversations", "conversation", "messages", "needs"],
  note: ["messages"],
  source: ["sources", "needs"],
  gap: ["gaps", "needs"],
  lead: ["leads", "needs"],
  run: ["needs"],
  provider: ["providers", "needs"],
  visitor: ["conversations", "needs"],
  endpoint: ["needs"],
  toolbox: ["toolboxes"],
  pins: ["pins"],
  questions: ["writing"],
  assistant: ["assistants"],
  contact: ["contact", "conversations", "segments"],
  member: ["members"],
  "api-key": ["keys"],
  widget: ["widget"],
  workspace: ["workspace"],
  label: ["labels", "conversations", "conversation"],
  "saved-reply": ["saved-replies"],
  campaign: ["campaigns", "campaign"],
  subscriber: ["subscribers", "lists"],
};

type Listener = (event: WorkspaceEvent) => void;
const listeners = new Set<Listener>();

/** Hears every event of the workspace while the console is open. Gives what ends it. */
export function onEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Follows the workspace over one connection, which goes on after the last event that came. What an event makes old
 * is read again. Gives what ends it.
 */
export function followWorkspace(queries: QueryClient): () => void {
  const ending = new AbortController();
  const old = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const renew = () => {
    timer = undefined;
    for (const key of old) void queries.invalidateQueries({ queryKey: [key] });
    old.clear();
  };
  const follow = async () => {
    for await (const event of parley.watch({ signal: ending.signal })) {
      for (const listener of listeners) listener(event);
      for (const key of touched[event.type.split(".")[0] ?? ""] ?? []) old.add(key);
      if (old.size > 0) timer ??= setTimeout(renew, gatherMs);
    }
  };
  void follow().catch(() => undefined);
  return () => {
    ending.abort();
    clearTimeout(timer);
  };
}
