import type { Caller } from "../../kernel/caller.ts";
import { openEventStream } from "../../kernel/event-stream.ts";
import type { Call } from "../../kernel/http.ts";
import { Problem, rateLimited } from "../../kernel/problem.ts";
import { countWatchers, watchConversation } from "./conversation-changes.ts";
import { findOwnConversation } from "./find-own-conversation.ts";
import { type ReadingPosition, readLastEventId, remainingEvents, startedEvent } from "./message-events.ts";
import { sessionIdOf } from "./show.ts";
import {
  findConversation,
  findLastSettledNumber,
  findMessage,
  type Holder,
  listMessages,
  type MessageRow,
} from "./store.ts";

const rowsPerLook = 50;
/** More than the tabs of a visitor and the colleagues who look on. */
const maxWatchersPerConversation = 100;

/**
 * Every message of a conversation from where the reader is, in order, each once: after Last-Event-ID, or from the start,
 * or what comes from now on. Goes on until the client leaves, the conversation is erased or becomes another's, or the credential ends.
 */
export async function streamConversation(
  call: Call<unknown, unknown, unknown>,
  caller: Caller,
  sessionId: string,
  from: "start" | "now",
): Promise<void> {
  const { kernel } = call;
  const db = kernel.database.query;
  const { workspaceId } = caller;
  const conversation = await findOwnConversation(db, caller, sessionId);
  const holder: Holder = { workspaceId, visitorId: caller.kind === "publishable-key" ? conversation.visitorId : null };
  if (countWatchers(kernel, workspaceId, conversation.id) >= maxWatchersPerConversation) {
    throw new Problem(
      rateLimited,
      `At most ${maxWatchersPerConversation} streams of one conversation. Close some first.`,
      {
        headers: { "retry-after": "10" },
      },
    );
  }
  let position = readLastEventId(call.header("last-event-id"));
  let after = await numberBefore(position);
  let startedId: string | undefined;
  const shownSessionId = sessionIdOf(conversation);
  const changes = watchConversation(kernel, workspaceId, conversation.id);
  const stream = openEventStream(call, caller);
  const gone = new Promise<void>((resolve) => stream.signal.addEventListener("abort", () => resolve(), { once: true }));

  try {
    while (stream.isOpen) {
      const change = changes.next();
      const rows = await listMessages(db, workspaceId, conversation.id, after, rowsPerLook);
      // Asked after the reading: what it read was said while the conversation was still there and still theirs.
      const isTheirs = await findConversation(db, holder, { id: conversation.id });
      if (isTheirs === undefined) return;
      if (!(await sendEnded(rows))) await Promise.race([change, gone]);
    }
  } catch (error) {
    // The client reconnects with its last event id, here or on another node, and misses nothing.
    kernel.log.warn({ requestId: call.requestId, error: (error as Error).name }, "an event stream broke off");
  } finally {
    changes.stop();
    stream.close();
  }

  /** Sends the messages that have ended, up to the first pending one. False when there was nothing new. */
  async function sendEnded(rows: readonly MessageRow[]): Promise<boolean> {
    let hasMoved = false;
    for (const row of rows) {
      let resume: ReadingPosition | undefined = position?.messageId === row.id ? position : undefined;
      if (row.status === "pending") {
        if (startedId !== row.id && resume === undefined) await stream.send(startedEvent(row, shownSessionId));
        startedId = row.id;
        return hasMoved;
      }
      if (startedId === row.id) resume ??= { messageId: row.id, offset: 0, citations: 0, isEnd: false };
      for (const event of remainingEvents(row, shownSessionId, resume, call.requestId)) await stream.send(event);
      after = row.number;
      position = undefined;
      hasMoved = true;
      if (!stream.isOpen) return hasMoved;
    }
    return hasMoved;
  }

  async function numberBefore(known: ReadingPosition | undefined): Promise<number> {
    if (known === undefined) return from === "start" ? 0 : findLastSettledNumber(db, workspaceId, conversation.id);
    const message = await findMessage(db, workspaceId, known.messageId);
    // A position in a message that is not here any more: telling all again loses nothing.
    if (message === undefined || message.conversationId !== conversation.id) return 0;
    return message.number - 1;
  }
}
