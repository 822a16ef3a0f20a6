import { audit } from "../../kernel/audit.ts";
import type { Kernel } from "../../kernel/kernel.ts";
import { emit } from "../../kernel/log/event.ts";
import { addJob } from "../../kernel/log/job.ts";
import { inTransaction, type Transaction } from "../../kernel/storage/database.ts";
import { endpointDisabled, endpointRecovered } from "./events.ts";
import { EndpointId } from "./ids.ts";
import { replayDeliveries } from "./replay-deliveries.ts";
import { disableEndpoint, enableFailingEndpoint, resetLane } from "./store.ts";
import { tellOwnersOfEnd } from "./tell-owners.ts";

/** Ends the sending to an endpoint that failed for days or is gone, and tells of it once. */
export async function disableForFailing(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
  reason: "failing" | "gone",
  now: Date,
): Promise<void> {
  if (!(await disableEndpoint(tx, workspaceId, endpointId, reason, now))) return;
  await audit(tx, {
    workspaceId,
    caller: null,
    action: "endpoint.disabled",
    targetId: endpointId,
    details: { reason },
  });
  emit(tx, endpointDisabled, { workspaceId, data: { endpointId: EndpointId.format(endpointId), reason } });
  await tellOwnersOfEnd(kernel, tx, workspaceId, endpointId, reason);
}

/** An endpoint that was disabled for failing answers again: it gets everything since its first failure. */
export async function recoverEndpoint(
  kernel: Kernel,
  workspaceId: string,
  endpointId: string,
  failingSince: Date,
): Promise<void> {
  const now = new Date(kernel.clock.now());
  await inTransaction(kernel.database, async (tx) => {
    if (!(await enableFailingEndpoint(tx, workspaceId, endpointId, now))) return;
    await resetLane(tx, workspaceId, endpointId, now);
    await audit(tx, { workspaceId, caller: null, action: "endpoint.recovered", targetId: endpointId });
    emit(tx, endpointRecovered, { workspaceId, data: { endpointId: EndpointId.format(endpointId) } });
    addJob(tx, replayDeliveries, {
      workspaceId,
      endpointId,
      since: failingSince.toISOString(),
      until: now.toISOString(),
      types: null,
      onlyFailed: true,
      afterPosition: 0,
    });
  });
}
