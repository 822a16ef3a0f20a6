import type { Kernel } from "../../../kernel/kernel.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { tellEvent } from "../../../kernel/versions/api-versions.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { showAttempt } from "../deliveries/show-attempt.ts";
import { findOwnEndpoint } from "../endpoints/find-own-endpoint.ts";
import { recoverEndpoint } from "../endpoints/recover-endpoint.ts";
import { decryptSigningKeys, type SigningKeys } from "../endpoints/signing-keys.ts";
import type { EndpointRow, EndpointWithQueue } from "../endpoints/store.ts";
import { endpointTested } from "../events.ts";
import { EndpointId } from "../ids.ts";
import type { Attempt } from "../schema.ts";
import { isSuccess } from "./judge-attempt.ts";
import { type Message, writeMessage } from "./message.ts";
import { sendAttempt } from "./send-attempt.ts";

/**
 * Sends a test event now, to a disabled endpoint as well. The event is neither stored nor retried.
 */
export async function testEndpoint(context: Context, endpointId: string): Promise<Attempt> {
  const { kernel, caller } = context;
  const endpoint = await findOwnEndpoint(kernel.database.query, caller.workspaceId, endpointId);
  const message = writeTestMessage(kernel, endpoint);
  const sent = await sendAttempt(kernel, endpoint.url, decryptSigningKeys(kernel, endpoint), message);
  return showAttempt({ ...sent, number: 1 }, { url: endpoint.url, message });
}

/** Writes a message that asks whether an endpoint answers. Its event is in no log. */
function writeTestMessage(kernel: Kernel, { id, version }: EndpointRow): Message {
  const event = {
    id: newUuid(),
    type: endpointTested.type,
    data: { endpointId: EndpointId.format(id) },
    createdAt: new Date(kernel.clock.now()),
    version: kernel.versions.newest.date,
  };
  return writeMessage(tellEvent(kernel, event, version), []);
}

/**
 * Sends a test event to an endpoint that was disabled for failing. A success enables the endpoint
 * again, with everything since its first failure. Returns whether it succeeded.
 */
export async function probeDisabledEndpoint(
  kernel: Kernel,
  endpoint: EndpointWithQueue,
  keys: SigningKeys,
): Promise<boolean> {
  const { statusCode } = await sendAttempt(kernel, endpoint.url, keys, writeTestMessage(kernel, endpoint));
  if (!isSuccess(statusCode)) return false;
  await recoverEndpoint(kernel, endpoint.workspaceId, endpoint.id, endpoint.failingSince ?? endpoint.updatedAt);
  return true;
}
