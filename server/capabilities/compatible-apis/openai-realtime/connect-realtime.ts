import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { wantsWebSocket } from "../../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { identifyCaller } from "../../contacts/index.ts";
import { redeemTicket } from "../../stream/index.ts";
import { beginSession } from "../../voice/index.ts";
import { readSessionId } from "../openai/read-session-id.ts";
import { assistantFor } from "./assistant-for.ts";
import type { FixedSession } from "./client-secret-schema.ts";
import { EventTaker } from "./event-taker.ts";
import type { SendEvent } from "./events/send-event.ts";
import type { ShownSession } from "./events/server-event.ts";
import { keepToPage } from "./keep-to-page.ts";
import { ownModel } from "./own-model.ts";
import { RealtimeConversation } from "./realtime-conversation.ts";
import { realtimeRateHz } from "./realtime-rate-hz.ts";
import { RealtimeSocket } from "./realtime-socket.ts";
import { usualSettings } from "./session-settings.ts";
import { turnSettingsOf } from "./turn-settings-of.ts";

type RealtimeQuery = { model?: string; language?: string; voice?: string; ticket?: string };
type RealtimeCall = Call<unknown, RealtimeQuery, unknown>;

/** 15 MiB of sound in base64, and some. */
const maxMessageBytes = 21 * 1024 * 1024;

/**
 * Opens a session of OpenAI's Realtime protocol, until either side ends it. Throws invalid-request,
 * model-not-found, and the problems of `beginSession`.
 */
export async function connectRealtime(call: RealtimeCall): Promise<void> {
  const { kernel, query } = call;
  if (!wantsWebSocket(call.request.raw)) {
    throw new Problem(invalidRequest, "This address is for WebSocket clients. Open it with one.");
  }
  await becomeVisitor(call);
  const { workspaceId } = call.caller;
  const fixed = call.caller.fixed as FixedSession | undefined;
  const isPage = call.caller.kind === "publishable-key" || fixed !== undefined;
  const named = ownModel(fixed === undefined ? query.model : fixed.model);
  const assistantId = await assistantFor(kernel, call.caller, named);
  let socket: RealtimeSocket | undefined;
  const send: SendEvent = (event) => socket?.send(event);
  // A page has the conversation of its session, and no other.
  const sessionId = isPage ? undefined : readSessionId(call, undefined);
  const conversation = new RealtimeConversation(
    { call, model: named, sessionId, send },
    usualSettings(query.voice ?? ""),
  );
  const begun = await beginSession(call, {
    ...{ way: "realtime", language: query.language ?? "en-US", assistantId, voice: query.voice },
    ...{ rateHz: realtimeRateHz, maxMessageBytes },
    async confirm() {
      if (query.ticket !== undefined) await redeemTicket(kernel, query.ticket);
    },
    ask: (_text, signal) => conversation.answer(signal),
    tell: (event) => conversation.tell(event),
    sendSound: (frame) => conversation.sendSound(frame),
    onTurn: (_timeline, turn) => conversation.onTurn(turn),
    isWritten: () => conversation.isWritten,
    close: (reason) => socket?.close(reason),
  });
  if (begun === undefined) return;
  conversation.settings = usualSettings(begun.voice);
  conversation.begin(begun);
  begun.session.change({ settings: turnSettingsOf(conversation.settings.audio.input.turn_detection) });
  const expiresAt = Math.floor((kernel.clock.now() + kernel.config.bounds.maxVoiceMs) / 1000);
  const showSession = (): ShownSession => ({
    ...{ type: "realtime", object: "realtime.session", id: begun.id, model: named ?? query.model ?? "parley" },
    ...{ expires_at: expiresAt, ...conversation.settings },
  });
  const taker = new EventTaker({ kernel, workspaceId, assistantId, begun, conversation, send, showSession });
  socket = new RealtimeSocket(begun.opened, {
    context: call,
    isPreview: call.header("openai-beta") === "realtime=v1",
    take: (event) => taker.take(isPage ? keepToPage(event) : event),
    end: (reason) => begun.life.end(reason),
    async begin() {
      if (fixed !== undefined) await taker.configure(fixed);
      send({ type: "session.created", session: showSession() });
    },
  });
}

/** A browser that is no visitor yet becomes one, to whom the session's conversation belongs. */
async function becomeVisitor(call: RealtimeCall): Promise<void> {
  const caller = await identifyCaller(call);
  if (caller.kind !== "publishable-key" || caller.visitorId !== undefined) return;
  call.request.caller = { ...caller, visitorId: newUuid() };
}
