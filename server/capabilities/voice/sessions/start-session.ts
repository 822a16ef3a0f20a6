import type { Caller } from "../../../kernel/caller.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { AssistantId, unknownAssistant } from "../../assistants/index.ts";
import { identifyCaller, VisitorToken } from "../../contacts/index.ts";
import { insertTicketFor } from "../../stream/index.ts";
import { VoiceSessionId } from "../ids.ts";
import { spokenPartsOf } from "../live/spoken-parts.ts";
import { apiKeyMismatch } from "../problems.ts";
import type { StartedVoice, StartVoice } from "./schema.ts";
import { findSession, insertSession, reopenSession, type SessionRow } from "./store.ts";
import { refuseWhenCrowded } from "./take-room.ts";

type StartCall = Call<unknown, unknown, StartVoice>;

/**
 * Makes a voice session, which waits for its connection, or lets one be connected once more. Throws
 * api-key-mismatch, unknown-voice, unknown-language, too-many-voice-sessions, not-found, and the
 * problems of `identifyCaller`.
 */
export async function startSession(call: StartCall): Promise<StartedVoice> {
  const { kernel, body } = call;
  await confirmKey(call);
  const caller = withVisitor(await identifyCaller(call));
  const { workspaceId, visitorId = null } = caller;
  refuseWhenCrowded(kernel, { workspaceId, address: visitorId === null ? null : call.clientAddress });
  const earlier = body.sessionId === undefined ? undefined : await findOwn(call, caller, body.sessionId);
  const assistantId = assistantIdOf(body) ?? earlier?.assistantId ?? null;
  const { language, voice_model: named, conversation } = body;
  const { voice, capabilities } = await spokenPartsOf(kernel, workspaceId, { voice: named, language, assistantId });
  const session = {
    ...({ workspaceId, id: newUuid(), way: "web-socket", language, voice: voice.id } as const),
    ...{ assistantId, callerId: caller.id, visitorId, endpoint: body.endpoint ?? null },
    mayBeRecorded: body.record ?? true,
  };
  return call.commit(async (tx) => {
    const { ticket, expiresAt } = await insertTicketFor(call, tx, caller);
    const made = { ...session, createdAt: new Date(kernel.clock.now()), expiresAt: new Date(expiresAt) };
    if (earlier === undefined) await insertSession(tx, made);
    else await reopenSession(tx, { ...made, id: earlier.id });
    const sessionId = VoiceSessionId.format(earlier?.id ?? session.id);
    const search = new URLSearchParams({ ticket, ...(conversation === undefined ? {} : { conversation }) });
    return {
      sessionId,
      webSocketUrl: `${kernel.config.publicUrl.replace(/^http/, "ws")}/api/voice/sessions/${sessionId}/socket?${search}`,
      language,
      voiceModel: voice.id,
      expiresAt,
      capabilities,
      ...(body.endpoint === undefined ? {} : { endpoint: body.endpoint }),
      ...(visitorId === null ? {} : { visitorToken: VisitorToken.make(kernel, workspaceId, visitorId) }),
    };
  });
}

/** The header is the credential; `api_key` may only repeat it. */
async function confirmKey({ kernel, caller, body }: StartCall): Promise<void> {
  if (body.api_key === undefined) return;
  const named = await kernel.credentials.authenticate(body.api_key);
  if (named !== undefined && named.kind === caller.kind && named.id === caller.id) return;
  throw new Problem(apiKeyMismatch, "Send the key in the Authorization header, and leave api_key out.", {
    errors: [{ pointer: "/body/api_key", message: "is not the key of the Authorization header" }],
  });
}

/** A browser that is no visitor yet becomes one, to whom the conversation will belong. */
function withVisitor(caller: Caller): Caller {
  if (caller.kind !== "publishable-key" || caller.visitorId !== undefined) return caller;
  return { ...caller, visitorId: newUuid() };
}

function assistantIdOf({ assistantId }: StartVoice): string | null {
  if (assistantId === undefined) return null;
  const id = AssistantId.parse(assistantId);
  if (id !== undefined) return id;
  throw new Problem(unknownAssistant, "No assistant has this id. List them with GET /api/assistants.", {
    errors: [{ pointer: "/body/assistantId", message: "is no assistant's id" }],
  });
}

async function findOwn({ kernel }: StartCall, caller: Caller, name: string): Promise<SessionRow> {
  const id = VoiceSessionId.parse(name);
  const found = id && (await findSession(kernel.database.query, caller.workspaceId, id));
  if (found && (caller.visitorId === undefined || found.visitorId === caller.visitorId)) return found;
  throw new Problem(notFound, "No voice session of yours has this id. Leave sessionId out to start another.", {
    errors: [{ pointer: "/body/sessionId", message: "is no voice session of yours" }],
  });
}
