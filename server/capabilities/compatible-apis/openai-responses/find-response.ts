import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { type FoundReply, findReply, MessageId } from "../../conversations/index.ts";
import { ResponseId } from "./ids.ts";

/** The stored reply of a response. Throws not-found, also for a response of another workspace. */
export async function findResponse(context: Context, responseId: string): Promise<FoundReply> {
  const found = await findReplyOf(context, ResponseId.parse(responseId));
  if (found === undefined) throw new Problem(notFound, "There is no response with this id.");
  return found;
}

/** The stored reply with this message id, which is the output of a response. */
export async function findOutputMessage(context: Context, messageId: string): Promise<FoundReply | undefined> {
  return findReplyOf(context, MessageId.parse(messageId));
}

async function findReplyOf({ kernel, caller }: Context, replyId: string | undefined): Promise<FoundReply | undefined> {
  return replyId === undefined ? undefined : findReply(kernel, caller.workspaceId, replyId);
}
