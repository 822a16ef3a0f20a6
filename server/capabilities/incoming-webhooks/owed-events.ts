import type { Kernel } from "../../kernel/kernel.ts";
import type { Adopt } from "../../kernel/nodes/node.ts";
import { type Polling, startPolling } from "../../kernel/nodes/start-polling.ts";
import { drain, isUnderWay, processStored } from "./process-event.ts";
import { adoptEvents, adoptOrphans, listOwed } from "./store.ts";

/**
 * What was accepted is processed, whatever went wrong: its node died, or the database took the event and could not say
 * so. Every node looks for such events by the clock; there are hardly ever any.
 */
const lookIntervalMs = 1_000;
/** How soon after a take-over: by then its transaction has usually ended. */
const takeOverDelayMs = 50;
/** Events of nodes that nobody knows are rarer still. */
const looksPerAdoption = 5;
const eventsPerLook = 200;

const lookouts = new WeakMap<Kernel, Polling>();

/** Makes this node the owner of what a dead node was to process; the next look, which comes soon, does it. */
export function adoptEventsOf(kernel: Kernel): Adopt {
  return async (tx, deadNodeId) => {
    await adoptEvents(tx, deadNodeId, kernel.node.id);
    lookouts.get(kernel)?.pollIn(takeOverDelayMs);
  };
}

export function startLookingForEvents(kernel: Kernel): void {
  const look = (looks: number) => processOwed(kernel, looks % looksPerAdoption === 0);
  lookouts.set(kernel, startPolling(kernel.log, "events that are owed", lookIntervalMs, look));
}

export async function stopLookingForEvents(kernel: Kernel): Promise<void> {
  await lookouts.get(kernel)?.stop();
  await drain(kernel);
}

async function processOwed(kernel: Kernel, isAdopting: boolean): Promise<void> {
  const db = kernel.database.query;
  if (isAdopting) await adoptOrphans(db, kernel.node.id);
  const owed = await listOwed(db, kernel.node.id, eventsPerLook);
  // One after the other, in the order in which they came: a person's messages must not change places.
  for (const event of owed.filter(({ id }) => !isUnderWay(kernel, id))) {
    await processStored(kernel, event).catch((cause: unknown) => {
      kernel.log.warn({ cause: String(cause) }, "an inbound event was not processed; trying again");
    });
  }
}
