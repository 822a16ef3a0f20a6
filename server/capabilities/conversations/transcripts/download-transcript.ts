import { Answer, type Context } from "../../../kernel/wire/route.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { readTranscript } from "./read-transcript.ts";
import { writeTranscript } from "./write-transcript.ts";

/** Gives a conversation as a text to keep: without notes, the newest 200 messages. Throws not-found. */
export async function downloadTranscript({ kernel, caller }: Context, sessionId: string): Promise<Answer> {
  const { query } = kernel.database;
  const { id } = await findOwnConversation(query, caller, sessionId);
  const { text } = writeTranscript(await readTranscript(query, caller.workspaceId, id));
  return new Answer(200, text, {
    "content-type": "text/plain; charset=utf-8",
    "content-disposition": 'attachment; filename="conversation.txt"',
  });
}
