import type { Call } from "../../kernel/wire/route.ts";
import { ConversationId, stopReplies } from "../conversations/index.ts";
import { findResponse } from "./find-response.ts";
import { responseOf } from "./response-shape.ts";
import type { Response } from "./responses-schema.ts";

/** Ends the conversation's replies that are under way. One that has ended stays as it is. Throws not-found. */
export async function cancelResponse(call: Call<unknown, unknown, unknown>, responseId: string): Promise<Response> {
  const reply = await findResponse(call, responseId);
  if (reply.message.status !== "pending") return responseOf(reply);
  await stopReplies(call, call.caller, ConversationId.format(reply.conversationId));
  return responseOf(await findResponse(call, responseId));
}
