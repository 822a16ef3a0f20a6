import type { Kernel } from "../../../kernel/kernel.ts";
import { recoverEndpoint } from "../endpoints/recover-endpoint.ts";
import type { SigningKeys } from "../endpoints/signing-keys.ts";
import type { EndpointWithQueue } from "../endpoints/store.ts";
import { isSuccess } from "./judge-attempt.ts";
import { sendAttempt } from "./send-attempt.ts";
import { writeTestMessage } from "./write-test-message.ts";

/**
 * Sends a test event to an endpoint that was disabled for failing. A success enables the endpoint
 * again, with everything since its first failure. Returns whether it succeeded.
 */
export async function probeDisabledEndpoint(
  kernel: Kernel,
  endpoint: EndpointWithQueue,
  keys: SigningKeys,
): Promise<boolean> {
  const { statusCode } = await sendAttempt(kernel, endpoint.url, keys, writeTestMessage(kernel, endpoint.id));
  if (!isSuccess(statusCode)) return false;
  await recoverEndpoint(kernel, endpoint.workspaceId, endpoint.id, endpoint.failingSince ?? endpoint.updatedAt);
  return true;
}
