import type { Context } from "../../kernel/wire/route.ts";
import { openKeys } from "./endpoint-keys.ts";
import { findOwnEndpoint } from "./read-endpoints.ts";
import type { Attempt } from "./schema.ts";
import { sendAttempt } from "./send-attempt.ts";
import { showAttempt } from "./show.ts";
import { writeTestMessage } from "./write-test-message.ts";

/** Sends a test event now, also to a disabled endpoint, and says how it went. It is kept nowhere and not tried again. */
export async function testEndpoint(context: Context, endpointId: string): Promise<Attempt> {
  const { kernel, caller } = context;
  const endpoint = await findOwnEndpoint(kernel.database.query, caller.workspaceId, endpointId);
  const message = writeTestMessage(kernel, endpoint.id);
  const sent = await sendAttempt(kernel, endpoint.url, openKeys(kernel, endpoint), message);
  return showAttempt({ ...sent, number: 1 }, { url: endpoint.url, messageId: message.id, body: message.body });
}
