import { notFound, Problem } from "../../../kernel/problem.ts";
import { alreadyAnswered, type Call, type Context } from "../../../kernel/wire/route.ts";
import { type FoundReply, findReply, stopReply } from "../../conversations/index.ts";
import { ResponseId } from "./ids.ts";
import type { Response } from "./schema.ts";
import { showResponse } from "./show-response.ts";
import { insertDeletedResponse, isResponseDeleted } from "./store.ts";
import { streamResponse } from "./stream-response.ts";

/**
 * Finds the stored reply of a response. Throws not-found, also for a response of another workspace and
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

/** Reads the stored response, or its events once more. Throws not-found. */
export async function readResponse(
  call: Call<unknown, unknown, unknown>,
  responseId: string,
  query: { stream?: boolean; starting_after?: number },
): Promise<Response | typeof alreadyAnswered> {
  const reply = await findResponse(call, responseId);
  if (!query.stream) return showResponse(call.kernel, reply);
  await streamResponse(call, reply, query.starting_after);
  return alreadyAnswered;
}

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

type DeletedResponse = { id: string; object: "response"; deleted: true };

/**
 * From now on there is no response with this id. The messages stay in their conversation, which
 * others may read: stored messages never change. Throws not-found.
 */
export async function deleteResponse(
  call: Call<unknown, unknown, unknown>,
  responseId: string,
): Promise<DeletedResponse> {
  const reply = await findResponse(call, responseId);
  await call.commit((tx) => insertDeletedResponse(tx, call.caller.workspaceId, reply));
  return { id: responseId, object: "response", deleted: true };
}
