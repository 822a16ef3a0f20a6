import type { Context } from "../../../kernel/wire/route.ts";
import { showAttempt } from "../deliveries/show-attempt.ts";
import type { Attempt } from "../schema.ts";
import { sendAttempt } from "../sending/send-attempt.ts";
import { writeTestMessage } from "../sending/write-test-message.ts";
import { findOwnEndpoint } from "./find-own-endpoint.ts";
import { decryptSigningKeys } from "./signing-keys.ts";

/**
 * Sends a test event now, to a disabled endpoint as well. The event is neither stored nor retried.
 */
export async function testEndpoint(context: Context, endpointId: string): Promise<Attempt> {
  const { kernel, caller } = context;
  const endpoint = await findOwnEndpoint(kernel.database.query, caller.workspaceId, endpointId);
  const message = writeTestMessage(kernel, endpoint.id);
  const sent = await sendAttempt(kernel, endpoint.url, decryptSigningKeys(kernel, endpoint), message);
  return showAttempt({ ...sent, number: 1 }, { url: endpoint.url, messageId: message.id, body: message.body });
}
