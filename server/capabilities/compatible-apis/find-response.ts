import { notFound, Problem } from "../../kernel/problem.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { type FoundReply, findReply, MessageId } from "../conversations/index.ts";
import { replyIdOf } from "./response-shape.ts";

/** The reply that a response is. Throws not-found for what is not there or another workspace's. */
export async function findResponse(context: Context, responseId: string): Promise<FoundReply> {
  const replyId = replyIdOf(responseId);
  const found = replyId === undefined ? undefined : await findReplyOf(context, replyId);
  if (found === undefined) throw new Problem(notFound, "There is no such response.");
  return found;
}

/** The reply that a message of a response's output is; undefined for an id that is not one of ours. */
export async function findOutputMessage(context: Context, messageId: string): Promise<FoundReply | undefined> {
  const replyId = MessageId.parse(messageId);
  return replyId === undefined ? undefined : findReplyOf(context, replyId);
}

function findReplyOf({ kernel, caller }: Context, replyId: string): Promise<FoundReply | undefined> {
  return findReply(kernel, caller.workspaceId, replyId);
}
