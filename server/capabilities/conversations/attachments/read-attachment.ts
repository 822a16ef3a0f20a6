import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Answer, Call } from "../../../kernel/wire/route.ts";
import { identifyCaller } from "../../contacts/index.ts";
import { downloadOf, findFile } from "../../files/index.ts";
import { AttachmentId } from "../ids.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { findAttachment } from "./store.ts";

type AttachmentCall = Call<{ sessionId: string; attachmentId: string }, unknown, unknown>;

/**
 * Gives a file of a conversation that the caller reaches. A browser saves it and shows nothing of it.
 * @throws not-found, unavailable
 */
export async function readAttachment(call: AttachmentCall): Promise<Answer> {
  const { workspaceId, fileId } = await find(call);
  return downloadOf(call.kernel, await findFile(call.kernel.database.query, workspaceId, fileId));
}

/**
 * Gives the picture that may be shown in place of a file, which Parley itself wrote: a JPEG.
 * @throws not-found, also for a file that has none; unavailable
 */
export async function readPreview(call: AttachmentCall): Promise<Answer> {
  const { workspaceId, previewId } = await find(call);
  if (previewId === null) throw new Problem(notFound, "This file is no picture that can be shown. Download it.");
  const file = await findFile(call.kernel.database.query, workspaceId, previewId);
  return downloadOf(call.kernel, file, "image/jpeg");
}

async function find(call: AttachmentCall) {
  const caller = await identifyCaller(call);
  const { workspaceId } = caller;
  const { query } = call.kernel.database;
  const conversation = await findOwnConversation(query, caller, call.params.sessionId);
  const id = AttachmentId.parse(call.params.attachmentId);
  const place = { workspaceId, conversationId: conversation.id };
  const found = id === undefined ? undefined : await findAttachment(query, place, id);
  if (found === undefined) throw new Problem(notFound, "There is no such file in this conversation.");
  return { workspaceId, ...found };
}
