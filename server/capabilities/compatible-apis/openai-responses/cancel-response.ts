import type { Call } from "../../../kernel/wire/route.ts";
import { stopReply } from "../../conversations/index.ts";
import { findResponse } from "./find-response.ts";
import type { Response } from "./schema.ts";
import { showResponse } from "./show-response.ts";

/**
 * Stops a response that is written or waits for its turn; the others of the conversation go on. A
 * response that has ended stays unchanged. Throws not-found.
 */
export async function cancelResponse(call: Call<unknown, unknown, unknown>, responseId: string): Promise<Response> {
  const reply = await findResponse(call, responseId);
  if (reply.message.status !== "pending") return showResponse(call.kernel, reply);
  await stopReply(call, call.caller, reply);
  return showResponse(call.kernel, await findResponse(call, responseId));
}
