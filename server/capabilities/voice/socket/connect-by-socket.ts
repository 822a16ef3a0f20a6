import { conflict, invalidRequest, notFound, Problem } from "../../../kernel/problem.ts";
import { wantsWebSocket } from "../../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { AssistantId } from "../../assistants/index.ts";
import { identifyCaller } from "../../contacts/index.ts";
import { beginReply } from "../../conversations/index.ts";
import { redeemTicket } from "../../stream/index.ts";
import { VoiceSessionId } from "../ids.ts";
import { SessionConversation } from "../live/session-conversation.ts";
import { speakReply } from "../live/speak-reply.ts";
import { spokenPartsOf } from "../live/spoken-parts.ts";
import { VoiceSession } from "../live/voice-session.ts";
import { recordSession } from "../recordings/record-session.ts";
import type { SessionRecorder } from "../recordings/session-recorder.ts";
import { openSessionSocket } from "../sessions/open-session-socket.ts";
import { SessionLife } from "../sessions/session-life.ts";
import { findSession, type SessionRow } from "../sessions/store.ts";
import { SessionSocket } from "./session-socket.ts";
import { openSoundFormat, type SoundCodec, type SoundFormat } from "./sound-format.ts";

type Query = { rate?: number; codec?: SoundCodec; ticket?: string; conversation?: string };
type SocketCall = Call<{ voiceSessionId: string }, Query, unknown>;

/** Some seconds of sound. */
const maxMessageBytes = 256 * 1024;
const usualRateHz = 16_000;

/**
 * Connects a voice session by WebSocket, until either side ends it. Throws not-found, conflict for
 * a session that cannot be connected, too-many-voice-sessions.
 */
export async function connectBySocket(call: SocketCall): Promise<void> {
  const { kernel } = call;
  const caller = await identifyCaller(call);
  const row = await findOwn(call, caller.visitorId);
  if (!wantsWebSocket(call.request.raw)) {
    throw new Problem(invalidRequest, "This address is for WebSocket clients. Open it with one.");
  }
  const rateHz = call.query.rate ?? usualRateHz;
  const spoken = await spokenPartsOf(kernel, row.workspaceId, row);
  const { greeting, recordingNotice: notice, capabilities: _capabilities, ...parts } = spoken;
  let format: SoundFormat | undefined;
  let socket: SessionSocket | undefined;
  let recorder: SessionRecorder | undefined;
  const { workspaceId, id: sessionId } = row;
  const address = row.visitorId === null ? null : call.clientAddress;
  const life = new SessionLife(kernel, { workspaceId, id: sessionId, address }, (reason) => socket?.close(reason));
  const conversation = new SessionConversation(kernel, { workspaceId, sessionId, mouth: () => session });
  const session: VoiceSession = new VoiceSession({
    ...{ ...parts, kernel, rateHz },
    ask: askFor(call, row, conversation),
    tell: (event) => socket?.send(event),
    sendSound: (frame) => socket?.sendSound(frame),
    onTurn: (timeline) => life.storeTurn(timeline),
  });
  const opened = await openSessionSocket(call, {
    ...{ life, caller, maxMessageBytes },
    async connect() {
      if (call.query.ticket !== undefined) await redeemTicket(kernel, call.query.ticket);
      const connected = await life.connect();
      if (connected === undefined) throw notConnectable();
      // Not before: a refused handshake would leave the memory of a codec behind.
      format = await openSoundFormat(call.query.codec ?? "pcm16", rateHz);
      recorder = await recordSession(kernel, session, connected, { notice, rateHz });
    },
    async stop() {
      conversation.stop();
      await session.close();
      await recorder?.end();
      format?.close();
    },
  });
  if (opened === undefined || format === undefined) return;
  const stopRecording = async () => recorder?.discard();
  socket = new SessionSocket(opened, { rateHz, format, session, life, stopRecording });
  const recordingNotice = recorder?.notice;
  socket.send({ type: "session.ready", ...(recordingNotice === undefined ? {} : { recordingNotice }) });
  const opening = [recordingNotice, row.conversationId === null ? greeting : null].filter(Boolean).join(" ");
  if (opening !== "") session.say(opening);
  if (row.conversationId !== null) conversation.follow(row.conversationId);
}

/** Asks in the conversation that the start named, or in the one that has the session's name. */
function askFor(call: SocketCall, row: SessionRow, conversation: SessionConversation) {
  const sessionId = call.query.conversation ?? VoiceSessionId.format(row.id);
  return async (text: string) => {
    const assistantId = row.assistantId === null ? {} : { assistantId: AssistantId.format(row.assistantId) };
    const reply = await beginReply(call, { message: text, sessionId, ...assistantId }, { channel: "voice" });
    const { conversationId, replyId } = reply;
    await conversation.link(conversationId);
    return reply.isHandedOver ? conversation.replyOfTeam(conversationId, replyId) : speakReply(call.kernel, reply);
  };
}

async function findOwn({ kernel, caller, params }: SocketCall, visitorId: string | undefined): Promise<SessionRow> {
  const id = VoiceSessionId.parse(params.voiceSessionId);
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
