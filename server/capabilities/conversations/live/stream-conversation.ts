import type { Caller } from "../../../kernel/caller.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { Problem, rateLimited } from "../../../kernel/problem.ts";
import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { sessionIdOf } from "../record/show-conversation.ts";
import {
  type ConversationRow,
  findConversation,
  findLastSettledNumber,
  findMessage,
  type Holder,
  listMessages,
} from "../record/store.ts";
import { ConversationReader } from "./conversation-reader.ts";
import { type ReadingPosition, readLastEventId } from "./reading-position.ts";
import { countWatchers, watchConversation } from "./watch-conversation.ts";

const rowsPerRead = 50;
/** More than the tabs of a visitor and of the colleagues who watch. */
const maxStreamsPerConversation = 100;

/**
 * Streams every message of a conversation in order, each once: from after Last-Event-ID, from the
 * start, or from now on. Ends when the client leaves, the conversation is erased or belongs to
 * another visitor, or the credential expires.
 */
export async function streamConversation(
  call: Call<unknown, unknown, unknown>,
  caller: Caller,
  sessionId: string,
  from: "start" | "now",
): Promise<void> {
  const { kernel, requestId } = call;
  const db = kernel.database.query;
  const { workspaceId } = caller;
  const conversation = await findOwnConversation(db, caller, sessionId);
  const isVisitor = caller.kind === "publishable-key";
  const holder: Holder = { workspaceId, visitorId: isVisitor ? conversation.visitorId : null };
  const position = readLastEventId(call.header("last-event-id"));
  refuseTooMany(countWatchers(kernel, workspaceId, conversation.id));
  // Nothing is awaited since the count, so that readers who come together all count.
  const changes = watchConversation(kernel, workspaceId, conversation.id);
  const after = await numberBefore(kernel, workspaceId, conversation, position ?? from).catch((error) => {
    changes.stop();
    throw error;
  });
  const stream = openEventStream(call, { caller });
  const gone = new Promise<void>((resolve) => stream.signal.addEventListener("abort", () => resolve(), { once: true }));
  const reader = new ConversationReader({
    ...{ kernel, stream, requestId, after, position, showsNotes: !isVisitor },
    sessionId: sessionIdOf(conversation),
  });
  try {
    while (stream.isOpen) {
      const change = changes.next();
      const rows = await listMessages(db, workspaceId, conversation.id, reader.after, rowsPerRead);
      // Checked after reading, so that only messages are sent that the reader may still see.
      const isStillTheirs = (await findConversation(db, holder, conversation.id)) !== undefined;
      if (!isStillTheirs) return;
      if (!(await reader.sendNew(rows))) await reader.sendWhileWritten(Promise.race([change, gone]));
    }
  } catch (error) {
    // The client reconnects with its last event id, to this node or another, and misses nothing.
    kernel.log.warn({ requestId, error: (error as Error).name }, "an event stream broke off");
  } finally {
    changes.stop();
    reader.stop();
    stream.close();
  }
}

function refuseTooMany(streams: number): void {
  if (streams < maxStreamsPerConversation) return;
  throw new Problem(
    rateLimited,
    `A conversation can have at most ${maxStreamsPerConversation} streams. Close some first.`,
    { headers: { "retry-after": "10" } },
  );
}

/** The number of the last message that the reader has whole. */
async function numberBefore(
  kernel: Kernel,
  workspaceId: string,
  conversation: ConversationRow,
  from: ReadingPosition | "start" | "now",
): Promise<number> {
  const db = kernel.database.query;
  if (from === "start") return 0;
  if (from === "now") return findLastSettledNumber(db, workspaceId, conversation.id);
  const message = await findMessage(db, workspaceId, from.messageId);
  // The message was erased: sending everything again loses nothing.
  if (message?.conversationId !== conversation.id) return 0;
  return message.number - 1;
}
