import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { addJob } from "../../../kernel/log/job.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { replayJob } from "../deliveries/replay-job.ts";
import { endpointRecovered } from "../events.ts";
import { EndpointId } from "../ids.ts";
import { resetQueue } from "../queue/store.ts";
import { markRecovered } from "./store.ts";

/**
 * Enables an endpoint that was disabled for failing, and replays everything since its first
 * failure.
 */
export async function recoverEndpoint(
  kernel: Kernel,
  workspaceId: string,
  endpointId: string,
  failingSince: Date,
): Promise<void> {
  const now = new Date(kernel.clock.now());
  await inTransaction(kernel.database, async (tx) => {
    if (!(await markRecovered(tx, workspaceId, endpointId, now))) return;
    await resetQueue(tx, workspaceId, endpointId, now);
    await audit(tx, { workspaceId, caller: null, action: "endpoint.recovered", targetId: endpointId });
    emit(tx, endpointRecovered, { workspaceId, data: { endpointId: EndpointId.format(endpointId) } });
    addJob(tx, replayJob, {
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
