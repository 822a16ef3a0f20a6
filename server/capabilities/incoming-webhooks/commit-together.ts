import type { Kernel } from "../../kernel/kernel.ts";
import { storeAndAnnounce } from "../../kernel/log/event.ts";
import { isDatabaseUnavailable } from "../../kernel/storage/database.ts";
import { inboundEventReceived } from "./events.ts";
import { createGroupCommit, type GroupCommit } from "./group-commit.ts";
import { findByIdentities, type NewEvent, storingEvents, valuesToStore } from "./store.ts";

/**
 * What became of it. `firstId` is the event of the delivery that came before; stale = the source is not what this node
 * remembers of it, so that nothing was decided.
 */
export type Outcome = "accepted" | "stale" | { firstId: string };

const groups = new WeakMap<Kernel, GroupCommit<NewEvent, Outcome>>();

const limits = {
  fullGroup: 200,
  maxTogether: 500,
  maxInFlight: 2,
  maxWaiting: 10_000,
  maxWaitingBytes: 64 * 1024 * 1024,
};

/** Stores the event together with those of the same moment. Undefined when too many wait already. */
export function commitTogether(kernel: Kernel, event: NewEvent): Promise<Outcome> | undefined {
  let group = groups.get(kernel);
  if (group === undefined) {
    group = createGroupCommit(limits, (events) => commitEvents(kernel, events), isDatabaseUnavailable);
    groups.set(kernel, group);
  }
  return group.add(event, event.body.length);
}

async function commitEvents(kernel: Kernel, events: NewEvent[]): Promise<Outcome[]> {
  const { database } = kernel;
  const values = valuesToStore(events, kernel.node.id);
  const amount = await storeAndAnnounce(database, inboundEventReceived, storingEvents, values);
  if (amount === events.length) return events.map(() => "accepted");
  const keptIds = await findByIdentities(database.query, events);
  return keptIds.map((keptId, index) => {
    if (keptId === undefined) return "stale";
    return keptId === events[index]!.id ? "accepted" : { firstId: keptId };
  });
}
