import { conflict, invalidRequest, notFound, Problem } from "../../../kernel/problem.ts";
import { openWebSocket, wantsWebSocket } from "../../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { AssistantId } from "../../assistants/index.ts";
import { identifyCaller } from "../../contacts/index.ts";
import { beginReply, MessageId } from "../../conversations/index.ts";
import { redeemTicket } from "../../stream/index.ts";
import { VoiceSessionId } from "../ids.ts";
import { speakReply } from "../live/speak-reply.ts";
import { spokenPartsOf } from "../live/spoken-parts.ts";
import { VoiceSession } from "../live/voice-session.ts";
import { endVoiceSession } from "../sessions/end-sessions.ts";
import { takeRoom } from "../sessions/open-sessions.ts";
import { connectSession, findSession, insertTurn, linkSession, type SessionRow } from "../sessions/store.ts";
import { SessionSocket } from "./session-socket.ts";

type SocketCall = Call<{ id: string }, { rate?: number; ticket?: string }, unknown>;

/** A second of sound at 24 kHz, and some. */
const maxMessageBytes = 256 * 1024;
const idleMs = 10 * 60_000;
const checkMs = 5_000;
const usualRateHz = 16_000;

/**
 * Connects a voice session by WebSocket, until either side ends it. Throws not-found, conflict for a session
 * that cannot be connected, too-many-voice-sessions.
 */
export async function connectBySocket(call: SocketCall): Promise<void> {
  const { kernel } = call;
  const caller = await identifyCaller(call);
  const row = await findOwn(call, caller.visitorId);
  if (!wantsWebSocket(call.request.raw)) {
    throw new Problem(invalidRequest, "This address is for WebSocket clients. Open it with one.");
  }
  const rateHz = call.query.rate ?? usualRateHz;
  const { greeting, ...parts } = await spokenPartsOf(kernel, row.workspaceId, row);
  let socket: SessionSocket | undefined;
  let ending: string | undefined;
  const end = (reason: string) => {
    ending ??= reason;
    socket?.close(ending);
  };
  const leave = takeRoom(kernel, { workspaceId: row.workspaceId, id: row.id, close: end });
  const session = await VoiceSession.open({
    ...{ ...parts, kernel, rateHz },
    ask: askFor(call, row),
    tell: (event) => socket?.send(event),
    sendSound: (frame) => socket?.sendSound(frame),
    onTurn(timeline) {
      const messageId = timeline.messageId === null ? null : (MessageId.parse(timeline.messageId) ?? null);
      const turn = { messageId, timeline, now: new Date(kernel.clock.now()) };
      insertTurn(kernel.database.query, row, turn).catch((cause) =>
        kernel.log.warn({ cause: String(cause) }, "could not store the times of a voice turn"),
      );
    },
  });
  let connected: SessionRow | undefined;
  const opened = await openWebSocket(call, {
    caller,
    maxMessageBytes,
    async confirm() {
      if (call.query.ticket !== undefined) await redeemTicket(kernel, call.query.ticket);
      connected = await connectSession(kernel.database.query, row, kernel.node.id, new Date(kernel.clock.now()));
      if (connected === undefined) throw notConnectable();
    },
  }).catch(async (error) => {
    leave();
    await session.close();
    throw error;
  });
  const finish = async (reason: string) => {
    leave();
    await session.close();
    if (connected !== undefined) await endVoiceSession(kernel, connected, { state: "ended", reason });
  };
  if (opened === undefined) return finish("client-left");
  socket = new SessionSocket(opened, rateHz, end);
  const watching = setInterval(() => {
    const nowMs = performance.now();
    if (session.nowMs() >= kernel.config.bounds.maxVoiceMs) end("too-long");
    else if (nowMs - socket!.lastSignMs >= idleMs) end("idle");
  }, checkMs);
  opened.socket.once("close", (code) => {
    clearInterval(watching);
    const reason = ending ?? reasonOf(code);
    finish(reason).catch((cause) => kernel.log.warn({ cause: String(cause) }, "could not end a voice session"));
  });
  socket.send({ type: "session.ready" });
  socket.connect(session);
  if (greeting !== null && row.conversationId === null) session.say(greeting);
}

function reasonOf(code: number): string {
  if (code === 4401) return "credential-ended";
  if (code === 1001) return "server-stopping";
  return "client-left";
}

/** Asks in the conversation that has the session's name. */
function askFor(call: SocketCall, row: SessionRow) {
  const sessionId = VoiceSessionId.format(row.id);
  let isLinked = row.conversationId !== null;
  return async (text: string) => {
    const assistantId = row.assistantId === null ? {} : { assistantId: AssistantId.format(row.assistantId) };
    const reply = await beginReply(call, { message: text, sessionId, ...assistantId });
    if (!isLinked) await linkSession(call.kernel.database.query, row, reply.conversationId);
    isLinked = true;
    return speakReply(call.kernel, reply);
  };
}

async function findOwn({ kernel, caller, params }: SocketCall, visitorId: string | undefined): Promise<SessionRow> {
  const id = VoiceSessionId.parse(params.id);
  const row = id && (await findSession(kernel.database.query, caller.workspaceId, id));
  if (!row || (row.visitorId ?? undefined) !== visitorId) {
    throw new Problem(notFound, "No voice session of yours has this id. Start one with POST /api/voice/start.");
  }
  if (row.state !== "created") throw notConnectable();
  return row;
}

function notConnectable(): Problem {
  return new Problem(
    conflict,
    "This voice session is connected or has ended. Send its sessionId to POST /api/voice/start to go on with it.",
  );
}
