import { audit } from "../../kernel/audit.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { addJob, defineJob } from "../../kernel/log/job.ts";
import { cannotBeDone, conflict, Problem } from "../../kernel/problem.ts";
import { inTransaction, type Transaction } from "../../kernel/storage/database.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { typesOf } from "./event-filter.ts";
import { findEventsSince } from "./find-events-since.ts";
import { EndpointId } from "./ids.ts";
import { findOwnEndpoint } from "./read-endpoints.ts";
import type { Replay } from "./schema.ts";
import { sendSoon } from "./sending.ts";
import {
  activateNext,
  countRange,
  type EndpointRow,
  findEndpoint,
  findRange,
  insertDeliveries,
  lockLanes,
  openLane,
  type Range,
  restartDeliveries,
} from "./store.ts";

type Payload = {
  workspaceId: string;
  endpointId: string;
  since: string;
  until: string;
  types: string[] | null;
  onlyFailed: boolean;
  afterPosition: number;
};

const deliveriesPerBatch = 500;

/** Sends a range of events to an endpoint again, also those that it never got. Done by a job, as there may be many. */
export async function replay(context: Context, endpointId: string, input: Replay): Promise<{ count: number }> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const until = input.until ?? new Date(kernel.clock.now()).toISOString();
  return context.commit(async (tx) => {
    const endpoint = await findOwnEndpoint(tx, workspaceId, endpointId);
    refuseDisabled(endpoint);
    refuseEmptyRange(input.since, until);
    const payload: Payload = {
      workspaceId,
      endpointId: endpoint.id,
      since: input.since,
      until,
      types: input.types ?? null,
      onlyFailed: input.onlyFailed ?? false,
      afterPosition: 0,
    };
    const range = await rangeOf(kernel, tx, endpoint, payload);
    const count = await countRange(tx, workspaceId, endpoint.id, range);
    if (count > 0) addJob(tx, replayDeliveries, payload);
    const details = { since: payload.since, until, count };
    await audit(tx, { workspaceId, caller, action: "endpoint.replayed", targetId: endpoint.id, details });
    return { count };
  });
}

function refuseEmptyRange(since: string, until: string): void {
  if (Date.parse(since) < Date.parse(until)) return;
  throw new Problem(cannotBeDone, "`since` must be before `until`, and before now.", {
    errors: [{ pointer: "/body/since", message: "must be earlier" }],
  });
}

/** A disabled endpoint is sent nothing, so nobody is told that it would be. */
export function refuseDisabled(endpoint: EndpointRow): void {
  if (endpoint.status === "enabled") return;
  throw new Problem(conflict, `The endpoint ${EndpointId.format(endpoint.id)} is disabled. Enable it first.`);
}

export const replayDeliveries = defineJob<Payload>({
  name: "replay-deliveries",
  async run(kernel, payload) {
    for (let { afterPosition } = payload; ; ) {
      const reached = await inTransaction(kernel.database, (tx) =>
        replayNext(kernel, tx, { ...payload, afterPosition }),
      );
      sendSoon(kernel, payload.endpointId);
      if (reached === undefined) return;
      afterPosition = reached;
    }
  },
});

/** Gives how far it came; undefined at the end. */
async function replayNext(kernel: Kernel, tx: Transaction, payload: Payload): Promise<number | undefined> {
  const { workspaceId, endpointId } = payload;
  await lockLanes(tx, [payload]);
  const endpoint = await findEndpoint(tx, workspaceId, endpointId);
  if (endpoint?.status !== "enabled") return undefined;
  const now = new Date(kernel.clock.now());
  const range = await rangeOf(kernel, tx, endpoint, payload);
  const events = await findRange(tx, workspaceId, endpointId, range, deliveriesPerBatch);
  const isOrdered = endpoint.orderBy === "conversationId";
  const deliveries = events.map(({ position, type, conversationId }) => ({
    id: newUuid(),
    endpointId,
    position,
    type,
    orderKey: isOrdered ? conversationId : null,
  }));
  await insertDeliveries(tx, workspaceId, deliveries, now);
  const positions = events.map((event) => event.position);
  await activateNext(tx, await restartDeliveries(tx, workspaceId, endpointId, positions, now), now);
  await openLane(tx, workspaceId, endpointId, now);
  return events.length < deliveriesPerBatch ? undefined : positions.at(-1);
}

async function rangeOf(kernel: Kernel, tx: Transaction, endpoint: EndpointRow, payload: Payload): Promise<Range> {
  const since = new Date(payload.since);
  const until = new Date(payload.until);
  const { fromPosition, toPosition } = await findEventsSince(tx, endpoint.workspaceId, since, until);
  const wanted = payload.types;
  return {
    fromPosition: Math.max(fromPosition, payload.afterPosition + 1),
    toPosition,
    since,
    until,
    types: typesOf(kernel.eventTypes, endpoint).filter((type) => wanted === null || wanted.includes(type)),
    onlyFailed: payload.onlyFailed,
  };
}
