import { audit } from "../../../kernel/audit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { lockQueues } from "../queue/store.ts";
import type { RotatedSecret, Rotation } from "../schema.ts";
import { sendSoon } from "../sending/send-soon.ts";
import { findOwnEndpoint } from "./find-own-endpoint.ts";
import { retireSecret } from "./retire-secret.ts";
import { createSecret } from "./signing-keys.ts";
import { writeEndpoint } from "./store.ts";

const hourMs = 3_600_000;
const defaultOverlapHours = 24;

/**
 * Replaces the secret. During the overlap the former secret signs as well, so that the receiver can
 * change over.
 */
export async function rotateSecret(context: Context, endpointId: string, input: Rotation): Promise<RotatedSecret> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const { id } = await findOwnEndpoint(kernel.database.query, workspaceId, endpointId);
  const { secret, encryptedSecret } = createSecret(kernel, id);
  const overlapMs = (input.overlapHours ?? defaultOverlapHours) * hourMs;
  const rotated = await context.commit(async (tx) => {
    await lockQueues(tx, [{ workspaceId, endpointId: id }]);
    const endpoint = await findOwnEndpoint(tx, workspaceId, endpointId);
    const retired = retireSecret(kernel, endpoint, overlapMs);
    await writeEndpoint(tx, { ...endpoint, ...retired, encryptedSecret, updatedAt: new Date(kernel.clock.now()) });
    await audit(tx, { workspaceId, caller, action: "endpoint.secret-rotated", targetId: id });
    return { secret, previousSecretEndsAt: retired.previousSecretEndsAt?.toISOString() ?? null };
  });
  sendSoon(kernel, id);
  return rotated;
}
