import { audit } from "../../kernel/audit.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { makeSecret, retireSecret } from "./endpoint-keys.ts";
import { findOwnEndpoint } from "./read-endpoints.ts";
import type { RotatedSecret, Rotation } from "./schema.ts";
import { sendSoon } from "./sending.ts";
import { lockLanes, writeEndpoint } from "./store.ts";

const hourMs = 3_600_000;
const usualOverlapHours = 24;

/** Makes a fresh secret. For the overlap messages are signed with the former one, too, so that the receiver can change over in peace. */
export async function rotateSecret(context: Context, endpointId: string, input: Rotation): Promise<RotatedSecret> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const { id } = await findOwnEndpoint(kernel.database.query, workspaceId, endpointId);
  const { secret, sealedSecret } = makeSecret(kernel, id);
  const overlapMs = (input.overlapHours ?? usualOverlapHours) * hourMs;
  const rotated = await context.commit(async (tx) => {
    await lockLanes(tx, [{ workspaceId, endpointId: id }]);
    const endpoint = await findOwnEndpoint(tx, workspaceId, endpointId);
    const retired = retireSecret(kernel, endpoint, overlapMs);
    await writeEndpoint(tx, { ...endpoint, ...retired, sealedSecret, updatedAt: new Date(kernel.clock.now()) });
    await audit(tx, { workspaceId, caller, action: "endpoint.secret-rotated", targetId: id });
    return { secret, previousSecretEndsAt: retired.previousSecretEndsAt?.toISOString() ?? null };
  });
  sendSoon(kernel, id);
  return rotated;
}
