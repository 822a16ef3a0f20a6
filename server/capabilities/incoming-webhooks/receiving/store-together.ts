import type { Kernel } from "../../../kernel/kernel.ts";
import { storeAndAnnounce } from "../../../kernel/log/event.ts";
import { state } from "../../../kernel/state.ts";
import { isDatabaseUnavailable } from "../../../kernel/storage/database.ts";
import { createGatherer } from "../../../kernel/storage/gatherer.ts";
import { inboundEventReceived } from "../events.ts";
import { findByIdentities, type NewEvent, storeEventsStatement, storeEventsValues } from "./store.ts";

/**
 * The outcome says what became of an event. `firstId`: it repeats an earlier delivery, which has
 * this id. `stale`: nothing was decided, because the source was changed since this node read it.
 */
type StoreOutcome = "accepted" | "stale" | { firstId: string };

const limits = {
  fullGroup: 200,
  maxTogether: 500,
  maxGroups: 2,
  maxWaiting: 10_000,
  maxWaitingBytes: 64 * 1024 * 1024,
};

const gathererOf = state((kernel) =>
  createGatherer<NewEvent, StoreOutcome>(
    limits,
    (events) => storeEvents(kernel, events),
    (error) => (isDatabaseUnavailable(error) ? "fail-all" : "try-each"),
  ),
);

/**
 * Stores an event together with the others of the same moment. Undefined when too many wait
 * already.
 */
export function storeTogether(kernel: Kernel, event: NewEvent): Promise<StoreOutcome> | undefined {
  return gathererOf(kernel).add(event, event.body.length);
}

async function storeEvents(kernel: Kernel, events: NewEvent[]): Promise<StoreOutcome[]> {
  const { database } = kernel;
  const values = storeEventsValues(events, kernel.node.id);
  const amount = await storeAndAnnounce(database, inboundEventReceived, storeEventsStatement, values);
  if (amount === events.length) return events.map(() => "accepted");
  const keptIds = await findByIdentities(database.query, events);
  return keptIds.map((keptId, index) => {
    if (keptId === undefined) return "stale";
    return keptId === events[index]!.id ? "accepted" : { firstId: keptId };
  });
}
