import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { wantsWebSocket } from "../../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { resolveModelName, setupAt } from "../../assistants/index.ts";
import { findSetupVersion } from "../../models/index.ts";
import { beginSession } from "../../voice/index.ts";
import { readSessionId } from "../openai/read-session-id.ts";
import { noSuchModel } from "../problems.ts";
import { EventTaker } from "./event-taker.ts";
import { RealtimeConversation } from "./realtime-conversation.ts";
import { realtimeRateHz } from "./realtime-rate-hz.ts";
import { RealtimeSocket } from "./realtime-socket.ts";
import type { SendEvent } from "./send-event.ts";
import type { ShownSession } from "./server-event.ts";
import { usualSettings } from "./session-settings.ts";
import { turnSettingsOf } from "./turn-settings-of.ts";

type RealtimeCall = Call<unknown, { model?: string; language?: string; voice?: string }, unknown>;

/** 15 MiB of sound in base64, and some. */
const maxMessageBytes = 21 * 1024 * 1024;
/** OpenAI's names of models that speak. They mean the workspace's own assistant. */
const foreignModels = /^gpt-.*(realtime|audio|live)/;

/**
 * Opens a session of OpenAI's Realtime protocol, until either side ends it. Throws invalid-request,
 * model-not-found, and the problems of `beginSession`.
 */
export async function connectRealtime(call: RealtimeCall): Promise<void> {
  const { kernel, query } = call;
  if (!wantsWebSocket(call.request.raw)) {
    throw new Problem(invalidRequest, "This address is for WebSocket clients. Open it with one.");
  }
  const named = query.model === undefined || foreignModels.test(query.model) ? undefined : query.model;
  const { workspaceId } = call.caller;
  const setup = await setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
  const assistantId = assistantNamed(setup, named);
  let socket: RealtimeSocket | undefined;
  const send: SendEvent = (event) => socket?.send(event);
  const sessionId = readSessionId(call, undefined);
  const conversation = new RealtimeConversation(
    { call, model: named, sessionId, send },
    usualSettings(query.voice ?? ""),
  );
  const begun = await beginSession(call, {
    ...{ way: "realtime", language: query.language ?? "en-US", assistantId, voice: query.voice },
    ...{ rateHz: realtimeRateHz, maxMessageBytes },
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
    ...{ type: "realtime", object: "realtime.session", id: begun.id, model: query.model ?? "parley" },
    ...{ expires_at: expiresAt, ...conversation.settings },
  });
  const taker = new EventTaker({ kernel, workspaceId, begun, conversation, send, showSession });
  socket = new RealtimeSocket(begun.opened, {
    context: call,
    isPreview: call.header("openai-beta") === "realtime=v1",
    take: (event) => taker.take(event),
    end: (reason) => begun.life.end(reason),
  });
  socket.send({ type: "session.created", session: showSession() });
}

/**
 * The assistant (UUID) that a client names; null for the workspace's own. Throws model-not-found.
 */
function assistantNamed(setup: Parameters<typeof resolveModelName>[0], model: string | undefined): string | null {
  if (model === undefined) return null;
  const found = resolveModelName(setup, model);
  if (found === undefined) throw noSuchModel(model);
  return found.assistantId ?? null;
}
