import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { type FoundReply, findReply } from "../../conversations/index.ts";
import { ResponseId } from "./ids.ts";
import { isResponseDeleted } from "./store.ts";

/**
 * The stored reply of a response. Throws not-found, also for a response of another workspace and
 * for one that was deleted.
 */
export async function findResponse(context: Context, responseId: string): Promise<FoundReply> {
  const { kernel, caller } = context;
  const replyId = ResponseId.parse(responseId);
  if (replyId === undefined) throw noSuchResponse();
  const [found, isDeleted] = await Promise.all([
    findStoredReply(context, replyId),
    isResponseDeleted(kernel.database.query, caller.workspaceId, replyId),
  ]);
  if (isDeleted) throw noSuchResponse();
  return found;
}

/** Throws not-found when the reply was erased. */
export async function findStoredReply({ kernel, caller }: Context, replyId: string): Promise<FoundReply> {
  const found = await findReply(kernel, caller.workspaceId, replyId);
  if (found === undefined) throw noSuchResponse();
  return found;
}

function noSuchResponse(): Problem {
  return new Problem(notFound, "There is no response with this id.");
}
