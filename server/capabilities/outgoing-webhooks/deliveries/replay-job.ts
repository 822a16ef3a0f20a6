import type { Kernel } from "../../../kernel/kernel.ts";
import { defineJob } from "../../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { findEndpoint } from "../endpoints/store.ts";
import { orderKeyOf } from "../queue/order-key-of.ts";
import { activateNext, insertDeliveries, lockQueues, makeQueueDue, restartDeliveries } from "../queue/store.ts";
import { sendSoon } from "../sending/send-soon.ts";
import { replayRange } from "./replay-range.ts";
import { findEventsInRange } from "./store.ts";

/**
 * The request says which events an endpoint is to get again. Times are ISO 8601; `types` null = all
 * that the endpoint gets.
 */
export type ReplayRequest = {
  workspaceId: string;
  endpointId: string;
  since: string;
  until: string;
  types: string[] | null;
  /** Leaves out events that were delivered. */
  onlyFailed: boolean;
  /** Leaves out events up to this position. */
  afterPosition: number;
};

const eventsPerBatch = 500;

/** Makes deliveries of a range of events due again, batch by batch. */
export const replayJob = defineJob<ReplayRequest>({
  name: "replay-deliveries",
  async run(kernel, request) {
    for (let { afterPosition } = request; ; ) {
      const reached = await inTransaction(kernel.database, (tx) =>
        replayNext(kernel, tx, { ...request, afterPosition }),
      );
      sendSoon(kernel, request.endpointId);
      if (reached === undefined) return;
      afterPosition = reached;
    }
  },
});

/** Returns the position that was reached; undefined at the end of the range. */
async function replayNext(kernel: Kernel, tx: Transaction, request: ReplayRequest): Promise<number | undefined> {
  const { workspaceId, endpointId } = request;
  await lockQueues(tx, [request]);
  const endpoint = await findEndpoint(tx, workspaceId, endpointId);
  if (endpoint?.status !== "enabled") return undefined;
  const now = new Date(kernel.clock.now());
  const range = await replayRange(kernel, tx, endpoint, request);
  const events = await findEventsInRange(tx, workspaceId, endpointId, range, eventsPerBatch);
  const deliveries = events.map((event) => ({
    id: newUuid(),
    endpointId,
    position: event.position,
    type: event.type,
    orderKey: orderKeyOf(kernel, endpoint.orderBy, event),
  }));
  await insertDeliveries(tx, workspaceId, deliveries, now);
  const positions = events.map((event) => event.position);
  await activateNext(tx, await restartDeliveries(tx, workspaceId, endpointId, positions, now), now);
  await makeQueueDue(tx, workspaceId, endpointId, now);
  return events.length < eventsPerBatch ? undefined : positions.at(-1);
}
