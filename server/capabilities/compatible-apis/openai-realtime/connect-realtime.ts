import { invalidRequest, Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { wantsWebSocket } from "../../../kernel/wire/open-web-socket.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { type AssistantSetup, resolveModelName, setupAt } from "../../assistants/index.ts";
import { identifyCaller } from "../../contacts/index.ts";
import { assistantOfKey } from "../../conversations/index.ts";
import { findSetupVersion } from "../../models/index.ts";
import { redeemTicket } from "../../stream/index.ts";
import { beginSession } from "../../voice/index.ts";
import { readSessionId } from "../openai/read-session-id.ts";
import { noSuchModel } from "../problems.ts";
import { EventTaker } from "./event-taker.ts";
import { keepToPage } from "./keep-to-page.ts";
import { RealtimeConversation } from "./realtime-conversation.ts";
import { realtimeRateHz } from "./realtime-rate-hz.ts";
import { RealtimeSocket } from "./realtime-socket.ts";
import type { SendEvent } from "./send-event.ts";
import type { ShownSession } from "./server-event.ts";
import { usualSettings } from "./session-settings.ts";
import { turnSettingsOf } from "./turn-settings-of.ts";

type RealtimeQuery = { model?: string; language?: string; voice?: string; ticket?: string };
type RealtimeCall = Call<unknown, RealtimeQuery, unknown>;

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
  await becomeVisitor(call);
  const { workspaceId } = call.caller;
  const isPage = call.caller.kind === "publishable-key";
  const setup = await setupAt(kernel, workspaceId, await findSetupVersion(kernel.database.query, workspaceId));
  const assistantId = assistantFor(call, setup, named);
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
    ...{ type: "realtime", object: "realtime.session", id: begun.id, model: query.model ?? "parley" },
    ...{ expires_at: expiresAt, ...conversation.settings },
  });
  const taker = new EventTaker({ kernel, workspaceId, begun, conversation, send, showSession });
  socket = new RealtimeSocket(begun.opened, {
    context: call,
    isPreview: call.header("openai-beta") === "realtime=v1",
    take: (event) => taker.take(isPage ? keepToPage(event) : event),
    end: (reason) => begun.life.end(reason),
  });
  socket.send({ type: "session.created", session: showSession() });
}

/** A browser that is no visitor yet becomes one, to whom the session's conversation belongs. */
async function becomeVisitor(call: RealtimeCall): Promise<void> {
  const caller = await identifyCaller(call);
  if (caller.kind !== "publishable-key" || caller.visitorId !== undefined) return;
  call.request.caller = { ...caller, visitorId: newUuid() };
}

/**
 * The assistant (UUID) that a client names; null for the workspace's own. Throws model-not-found,
 * and forbidden for one that a publishable key may not use.
 */
function assistantFor({ caller }: RealtimeCall, setup: AssistantSetup, model: string | undefined): string | null {
  const found = model === undefined ? undefined : resolveModelName(setup, model);
  const named = found?.assistantId ?? undefined;
  const { assistantIds } = caller;
  // A page does not choose a model, so that one it names is ignored.
  if (model !== undefined && found === undefined && assistantIds === undefined) throw noSuchModel(model);
  if (assistantIds === undefined || (assistantIds === null && named === undefined)) return named ?? null;
  return assistantOfKey(setup, assistantIds, { named });
}
