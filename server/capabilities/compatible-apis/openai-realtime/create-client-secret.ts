import { clientSecretPrefix } from "../../../kernel/caller.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { insertTicketFor } from "../../stream/index.ts";
import { readTools } from "../openai/read-tools.ts";
import { assistantFor } from "./assistant-for.ts";
import type { ClientSecret, FixedSession, NewClientSecret } from "./client-secret-schema.ts";
import { newId } from "./items/item.ts";
import { ownModel } from "./own-model.ts";
import { mergeSettings, usualSettings } from "./session-settings.ts";

const usualSeconds = 600;

/**
 * Makes what a server gives to a page in place of its key: it opens sessions with these settings,
 * and nothing else. It ends with the caller's credential. Throws model-not-found, invalid-request,
 * unsupported-parameter.
 */
export async function createClientSecret(call: Call<unknown, unknown, NewClientSecret>): Promise<ClientSecret> {
  const { kernel, caller, body } = call;
  const session: FixedSession = body?.session ?? {};
  await assistantFor(kernel, caller, ownModel(session.model));
  const settings = mergeSettings(usualSettings("default"), session);
  readTools({ tools: settings.tools, tool_choice: settings.tool_choice });
  const holder = { ...caller, scopes: new Set(["voice:write"] as const), isOperator: false, fixed: session };
  const lifetimeMs = (body?.expires_after?.seconds ?? usualSeconds) * 1000;
  return call.commit(async (tx) => {
    const made = await insertTicketFor(call, tx, holder, { prefix: clientSecretPrefix, lifetimeMs });
    return {
      value: made.ticket,
      expires_at: Math.floor(Date.parse(made.expiresAt) / 1000),
      session: {
        ...{ type: "realtime", object: "realtime.session", id: newId("sess"), model: session.model ?? "parley" },
        ...settings,
      },
    };
  });
}
