import { newUuid } from "../../../kernel/storage/id.ts";
import type { LiveSocket } from "../../../kernel/wire/live-socket.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { identifyCaller } from "../../contacts/index.ts";
import { VoiceSessionId } from "../ids.ts";
import { SessionConversation } from "../live/session-conversation.ts";
import { spokenPartsOf } from "../live/spoken-parts.ts";
import { VoiceSession } from "../live/voice-session.ts";
import type { VoiceSessionParts } from "../live/voice-session-parts.ts";
import { openSessionSocket } from "./open-session-socket.ts";
import { SessionLife } from "./session-life.ts";
import { insertSession, type SessionRow } from "./store.ts";

type Handlers = Pick<VoiceSessionParts, "ask" | "tell" | "sendSound" | "onTurn">;

type NewSession = Handlers &
  Pick<SessionRow, "way" | "language" | "assistantId"> & {
    voice: string | undefined;
    /** Samples a second. */
    rateHz: number;
    maxMessageBytes: number;
    /** Tells whether the client wants texts now, and no sound. */
    isWritten(): boolean;
    /** Runs before the session is made, and may refuse it by throwing. */
    confirm?(): Promise<void>;
    /** Tells the client why the session ends, and closes the connection. */
    close(reason: string): void;
  };

/** A session over the socket of another protocol. */
export type BegunSession = {
  /** The id of the session, which is the name of its conversation too. */
  id: string;
  greeting: string | null;
  voice: string;
  session: VoiceSession;
  life: SessionLife;
  opened: LiveSocket;
  conversation: SessionConversation;
};

/**
 * Makes a voice session together with its connection by WebSocket, for protocols where nothing
 * comes before it. Undefined when the client has left meanwhile. Throws too-many-voice-sessions,
 * unknown-voice, unknown-language, invalid-request for a bad handshake, and the problems of
 * `identifyCaller`.
 */
export async function beginSession(
  call: Call<unknown, unknown, unknown>,
  { way, language, assistantId, voice, rateHz, maxMessageBytes, isWritten, confirm, close, ...handlers }: NewSession,
): Promise<BegunSession | undefined> {
  const { kernel } = call;
  const caller = await identifyCaller(call);
  const { workspaceId, visitorId = null } = caller;
  const { greeting, ...parts } = await spokenPartsOf(kernel, workspaceId, { voice, language, assistantId });
  const row = { workspaceId, id: newUuid() };
  const isStranger = visitorId !== null || caller.fixed !== undefined;
  const life = new SessionLife(kernel, { ...row, address: isStranger ? call.clientAddress : null }, close);
  const { onTurn } = handlers;
  const { id: sessionId } = row;
  const conversation = new SessionConversation(kernel, { workspaceId, sessionId, mouth: () => session, isWritten });
  const session: VoiceSession = new VoiceSession({
    ...{ ...parts, ...handlers, kernel, rateHz },
    sendSound(frame) {
      life.noteSpeech();
      handlers.sendSound(frame);
    },
    onTurn(timeline, turn) {
      life.storeTurn(timeline);
      onTurn(timeline, turn);
    },
  });
  const opened = await openSessionSocket(call, {
    ...{ life, caller, maxMessageBytes },
    async connect() {
      await confirm?.();
      const now = new Date(kernel.clock.now());
      const made = {
        way,
        language,
        voice: parts.voice.id,
        assistantId,
        callerId: caller.id,
        visitorId,
        endpoint: null,
      };
      await call.commit((tx) => insertSession(tx, { ...row, ...made, createdAt: now, expiresAt: inAMinute(now) }));
      await life.connect();
    },
    async stop() {
      conversation.stop();
      await session.close();
    },
  });
  if (opened === undefined) return undefined;
  return { id: VoiceSessionId.format(row.id), greeting, voice: parts.voice.id, session, life, opened, conversation };
}

const inAMinute = (now: Date) => new Date(now.getTime() + 60_000);
