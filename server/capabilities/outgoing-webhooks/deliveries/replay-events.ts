import { audit } from "../../../kernel/audit.ts";
import { addJob } from "../../../kernel/log/job.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findOwnEndpoint, refuseDisabled } from "../endpoints/find-own-endpoint.ts";
import type { Replay } from "../schema.ts";
import { type ReplayRequest, replayJob } from "./replay-job.ts";
import { replayRange } from "./replay-range.ts";
import { countEventsInRange } from "./store.ts";

/**
 * Sends a range of events to an endpoint again, those included that it never got. A job does it, as
 * there may be many.
 */
export async function replayEvents(context: Context, endpointId: string, input: Replay): Promise<{ count: number }> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const until = input.until ?? new Date(kernel.clock.now()).toISOString();
  return context.commit(async (tx) => {
    const endpoint = await findOwnEndpoint(tx, workspaceId, endpointId);
    refuseDisabled(endpoint);
    refuseEmptyRange(input.since, until);
    const request: ReplayRequest = {
      workspaceId,
      endpointId: endpoint.id,
      since: input.since,
      until,
      types: input.types ?? null,
      onlyFailed: input.onlyFailed ?? false,
      afterPosition: 0,
    };
    const range = await replayRange(kernel, tx, endpoint, request);
    const count = await countEventsInRange(tx, workspaceId, endpoint.id, range);
    if (count > 0) addJob(tx, replayJob, request);
    const details = { since: request.since, until, count };
    await audit(tx, { workspaceId, caller, action: "endpoint.replayed", targetId: endpoint.id, details });
    return { count };
  });
}

function refuseEmptyRange(since: string, until: string): void {
  if (Date.parse(since) < Date.parse(until)) return;
  throw new Problem(cannotBeDone, "`since` must be before `until`, and in the past.", {
    errors: [{ pointer: "/body/since", message: "must be earlier" }],
  });
}
