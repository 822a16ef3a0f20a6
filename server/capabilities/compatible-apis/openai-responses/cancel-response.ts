import type { Call } from "../../../kernel/wire/route.ts";
import { ConversationId, stopReplies } from "../../conversations/index.ts";
import { findResponse } from "./find-response.ts";
import type { Response } from "./schema.ts";
import { showResponse } from "./show-response.ts";

/**
 * Stops the pending replies of the response's conversation. A response that has ended stays
 * unchanged. Throws not-found.
 */
export async function cancelResponse(call: Call<unknown, unknown, unknown>, responseId: string): Promise<Response> {
  const reply = await findResponse(call, responseId);
  if (reply.message.status !== "pending") return showResponse(reply);
  await stopReplies(call, call.caller, ConversationId.format(reply.conversationId));
  return showResponse(await findResponse(call, responseId));
}
