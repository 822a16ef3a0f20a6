import type { Kernel } from "../../kernel/kernel.ts";
import type { TakeOver } from "../../kernel/nodes.ts";
import { drain, isUnderWay, processStored } from "./process-event.ts";
import { adoptEvents, adoptOrphans, listOwed } from "./store.ts";

/**
 * What was accepted is processed, whatever went wrong: its node died, or the database took the event and could not say
 * so. Every node looks for such events by the clock; there are hardly ever any.
 */
const lookIntervalMs = 400;
const eventsPerLook = 200;

type Looking = { isStopped: boolean; timer: NodeJS.Timeout | undefined; look: Promise<void> };
const looking = new WeakMap<Kernel, Looking>();

/** Makes this node the owner of what a dead node was to process; the next look does it. */
export function adoptEventsOf(kernel: Kernel): TakeOver {
  return (tx, deadNodeId) => adoptEvents(tx, deadNodeId, kernel.node.id);
}

export function startLookingForEvents(kernel: Kernel): void {
  const state: Looking = { isStopped: false, timer: undefined, look: Promise.resolve() };
  looking.set(kernel, state);
  const schedule = () => {
    if (state.isStopped) return;
    state.timer = setTimeout(() => {
      state.look = processOwed(kernel)
        .catch((cause: unknown) => kernel.log.warn({ cause: String(cause) }, "could not look for events that are owed"))
        .finally(schedule);
    }, lookIntervalMs);
  };
  schedule();
}

export async function stopLookingForEvents(kernel: Kernel): Promise<void> {
  const state = looking.get(kernel);
  if (state !== undefined) {
    state.isStopped = true;
    clearTimeout(state.timer);
    await state.look;
  }
  await drain(kernel);
}

async function processOwed(kernel: Kernel): Promise<void> {
  const db = kernel.database.query;
  await adoptOrphans(db, kernel.node.id);
  const owed = await listOwed(db, kernel.node.id, eventsPerLook);
  // One after the other, in the order in which they came: a person's messages must not change places.
  for (const event of owed.filter(({ id }) => !isUnderWay(kernel, id))) {
    await processStored(kernel, event).catch((cause: unknown) => {
      kernel.log.warn({ cause: String(cause) }, "an inbound event was not processed; trying again");
    });
  }
}
