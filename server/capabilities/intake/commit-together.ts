import { inTransaction, isDatabaseUnavailable } from "../../kernel/database.ts";
import { emit } from "../../kernel/events.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { inboundEventReceived } from "./events.ts";
import { createGroupCommit, type GroupCommit } from "./group-commit.ts";
import type { KnownSource } from "./known-sources.ts";
import { findByIdentities, insertEvents, type NewEvent } from "./store.ts";

/** An event to be stored; `source` is what this node remembers, and is proved to be so still. */
export type ArrivedEvent = NewEvent & { wireId: string; source: KnownSource };

/**
 * What became of it. `firstId` is the event of the delivery that came before; stale = the source is not what this node
 * remembers of it, so that nothing was decided.
 */
export type Outcome = "accepted" | "stale" | { firstId: string };

const groups = new WeakMap<Kernel, GroupCommit<ArrivedEvent, Outcome>>();

const limits = { maxTogether: 500, maxInFlight: 2, maxWaiting: 10_000, maxWaitingBytes: 64 * 1024 * 1024 };

/** Stores the event together with those of the same moment. Undefined when too many wait already. */
export function commitTogether(kernel: Kernel, event: ArrivedEvent): Promise<Outcome> | undefined {
  let group = groups.get(kernel);
  if (group === undefined) {
    group = createGroupCommit(limits, (events) => commitEvents(kernel, events), isDatabaseUnavailable);
    groups.set(kernel, group);
  }
  return group.add(event, event.body.length);
}

async function commitEvents(kernel: Kernel, events: ArrivedEvent[]): Promise<Outcome[]> {
  const stored = await inTransaction(kernel.database, async (tx) => {
    const ids = new Set(await insertEvents(tx, events, kernel.node.id));
    for (const { id, wireId, source, kind } of events) {
      if (!ids.has(id)) continue;
      const data = { eventId: wireId, sourceId: source.wireId, kind };
      emit(tx, inboundEventReceived, { workspaceId: source.workspaceId, data });
    }
    return ids;
  });
  const others = events.filter(({ id }) => !stored.has(id));
  const firstIds = others.length === 0 ? [] : await findByIdentities(kernel.database.query, others);
  const outcomeOf = new Map(others.map(({ id }, index) => [id, firstIds[index]]));
  return events.map(({ id }) => {
    if (stored.has(id)) return "accepted";
    const firstId = outcomeOf.get(id);
    return firstId === undefined ? "stale" : { firstId };
  });
}
