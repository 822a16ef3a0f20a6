import { auditOperation } from "../../../kernel/audit.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { randomToken, sha256 } from "../../../kernel/secrets.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { lockWorkspace } from "../../identity/index.ts";
import { authToken } from "./auth-token.ts";
import { chooseAssistant } from "./choose-assistant.ts";
import { showChannel } from "./read-channels.ts";
import type { ChannelKind, ChannelWithSecret, NewChannel } from "./schema.ts";
import { type ChannelRow, countChannels, insertChannel } from "./store.ts";

const mostChannels = 100;

const usualNames: Record<ChannelKind, string> = {
  alexa: "Alexa",
  "dialogflow-es": "Dialogflow ES",
  "dialogflow-cx": "Dialogflow CX",
  twilio: "Twilio",
};

/**
 * Creates a channel. Of the Dialogflow kinds, this answer is the only one that shows the secret.
 */
export async function createChannel(context: Context, input: NewChannel): Promise<ChannelWithSecret> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const { kind } = input;
  const id = newUuid();
  const secret = kind === "dialogflow-es" || kind === "dialogflow-cx" ? `parley_vch_${randomToken()}` : undefined;
  return context.commit(async (tx) => {
    await lockWorkspace(tx, workspaceId);
    if ((await countChannels(tx, workspaceId)) >= mostChannels) {
      throw new Problem(cannotBeDone, `A workspace has at most ${mostChannels} voice channels. Delete one first.`);
    }
    const channel: ChannelRow = {
      ...{ workspaceId, id, kind, name: input.name ?? usualNames[kind] },
      assistantId: await chooseAssistant(context, tx, input.assistantId),
      language: input.language ?? null,
      greeting: input.greeting ?? null,
      answerWithinMs: input.answerWithinMs ?? null,
      skillId: input.kind === "alexa" ? input.skillId : null,
      secretHash: secret === undefined ? null : sha256(secret),
      encryptedAuthToken: input.kind === "twilio" ? authToken.encrypt(kernel, id, input.authToken) : null,
      mode: input.kind === "twilio" ? (input.mode ?? "gather") : null,
      databaseRules: caller.databaseRules ?? null,
      createdAt: new Date(kernel.clock.now()),
    };
    await insertChannel(tx, channel);
    await auditOperation(context, tx, "voice-channel.created", id, { kind });
    return { ...showChannel(kernel, channel), ...(secret === undefined ? {} : { secret }) };
  });
}
