import type { Kernel } from "../../kernel/kernel.ts";
import type { TakeOver } from "../../kernel/nodes.ts";
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

type Looking = { isStopped: boolean; timer: NodeJS.Timeout | undefined; look: Promise<void>; count: number };
const looking = new WeakMap<Kernel, Looking>();

/** Makes this node the owner of what a dead node was to process; the next look, which comes soon, does it. */
export function adoptEventsOf(kernel: Kernel): TakeOver {
  return async (tx, deadNodeId) => {
    await adoptEvents(tx, deadNodeId, kernel.node.id);
    lookIn(kernel, takeOverDelayMs);
  };
}

export function startLookingForEvents(kernel: Kernel): void {
  looking.set(kernel, { isStopped: false, timer: undefined, look: Promise.resolve(), count: 0 });
  lookIn(kernel, lookIntervalMs);
}

function lookIn(kernel: Kernel, delayMs: number): void {
  const state = looking.get(kernel);
  if (state === undefined || state.isStopped) return;
  clearTimeout(state.timer);
  state.timer = setTimeout(() => {
    // One look after the other: a take-over may ask for one while another is under way.
    state.look = state.look
      .then(() => processOwed(kernel, state.count++ % looksPerAdoption === 0))
      .catch((cause: unknown) => kernel.log.warn({ cause: String(cause) }, "could not look for events that are owed"))
      .finally(() => lookIn(kernel, lookIntervalMs));
  }, delayMs);
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
