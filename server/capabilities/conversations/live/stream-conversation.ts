import { setTimeout as delay } from "node:timers/promises";
import type { Caller } from "../../../kernel/caller.ts";
import { Problem, rateLimited } from "../../../kernel/problem.ts";
import { openEventStream } from "../../../kernel/wire/event-stream.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { MessageId } from "../ids.ts";
import { findOwnConversation } from "../record/find-own-conversation.ts";
import { sessionIdOf } from "../record/show.ts";
import {
  findConversation,
  findLastSettledNumber,
  findMessage,
  type Holder,
  listMessages,
  type MessageRow,
} from "../record/store.ts";
import { readLiveReply } from "./live-replies.ts";
import { deltaEvents, type ReadingPosition, readLastEventId, remainingEvents, startedEvent } from "./message-events.ts";
import { countWatchers, watchConversation } from "./watch-conversation.ts";

const rowsPerLook = 50;
const elsewhereMs = 250;
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
  let written: { id: string; offset: number; reading: ReturnType<typeof readLiveReply> } | undefined;
  const shownSessionId = sessionIdOf(conversation);
  const changes = watchConversation(kernel, workspaceId, conversation.id);
  const stream = openEventStream(call, { caller });
  const gone = new Promise<void>((resolve) => stream.signal.addEventListener("abort", () => resolve(), { once: true }));

  try {
    while (stream.isOpen) {
      const change = changes.next();
      const rows = await listMessages(db, workspaceId, conversation.id, after, rowsPerLook);
      // Asked after the reading: what it read was said while the conversation was still there and still theirs.
      const isTheirs = await findConversation(db, holder, { id: conversation.id });
      if (isTheirs === undefined) return;
      if (!(await sendNew(rows))) await sendWhileWritten(Promise.race([change, gone]));
    }
  } catch (error) {
    // The client reconnects with its last event id, here or on another node, and misses nothing.
    kernel.log.warn({ requestId: call.requestId, error: (error as Error).name }, "an event stream broke off");
  } finally {
    changes.stop();
    written?.reading.stop();
    stream.close();
  }

  /** Sends what is written of a reply while it is written here, without asking the database for each word, until `other` happens. */
  async function sendWhileWritten(other: Promise<void>): Promise<void> {
    const isOver = other.then(() => true);
    for (;;) {
      const live = written?.reading.live;
      const grown = live?.changed().then(() => false);
      if (live !== undefined && (await sendText(live.text))) continue;
      const pause = new AbortController();
      // Of what another node writes, this one sees what is stored, by looking again.
      const later = live?.isHere === false ? delay(elsewhereMs, true, { ref: false, signal: pause.signal }) : undefined;
      later?.catch(() => {});
      const woken = await Promise.race([isOver, ...(grown === undefined ? [] : [grown]), ...(later ? [later] : [])]);
      pause.abort();
      if (woken || !stream.isOpen || live?.isHere === false) return;
    }
  }

  async function sendText(text: string): Promise<boolean> {
    if (written === undefined || text.length <= written.offset) return false;
    const piece = text.slice(written.offset);
    written.offset = text.length;
    for (const event of deltaEvents(MessageId.format(written.id), piece, text.length)) await stream.send(event);
    return true;
  }

  /** Sends the messages that have ended, up to the first pending one, and what there is of that. False when there was nothing new. */
  async function sendNew(rows: readonly MessageRow[]): Promise<boolean> {
    let hasMoved = false;
    for (const row of rows) {
      if (row.isNote && caller.kind === "publishable-key") {
        after = row.number;
        continue;
      }
      let resume: ReadingPosition | undefined = position?.messageId === row.id ? position : undefined;
      if (row.status === "pending") {
        const isNew = written?.id !== row.id;
        if (isNew) {
          written?.reading.stop();
          written = { id: row.id, offset: resume?.offset ?? 0, reading: readLiveReply(kernel, row.id) };
          if (resume === undefined) await stream.send(startedEvent(row, shownSessionId));
        }
        return (await sendText(row.text)) || isNew || hasMoved;
      }
      if (written?.id === row.id) {
        resume = { citations: 0, ...resume, messageId: row.id, offset: written.offset, isEnd: false };
        written.reading.stop();
        written = undefined;
      }
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
