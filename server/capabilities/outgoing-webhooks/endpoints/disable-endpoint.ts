import { audit } from "../../../kernel/audit.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { endpointDisabled } from "../events.ts";
import { EndpointId } from "../ids.ts";
import { notifyOwners } from "./notify-owners.ts";
import { markDisabled } from "./store.ts";

/**
 * Disables an endpoint that failed for days, or is gone, and announces it. Does nothing if it is
 * disabled already.
 */
export async function disableEndpoint(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  endpointId: string,
  reason: "failing" | "gone",
  now: Date,
): Promise<void> {
  if (!(await markDisabled(tx, workspaceId, endpointId, reason, now))) return;
  const details = { reason };
  await audit(tx, { workspaceId, caller: null, action: "endpoint.disabled", targetId: endpointId, details });
  emit(tx, endpointDisabled, { workspaceId, data: { endpointId: EndpointId.format(endpointId), reason } });
  await notifyOwners(kernel, tx, workspaceId, endpointId, reason);
}
