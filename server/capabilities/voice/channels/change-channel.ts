import { auditOperation } from "../../../kernel/audit.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { authToken } from "./auth-token.ts";
import { chooseAssistant } from "./choose-assistant.ts";
import { lockOwnChannel } from "./find-own-channel.ts";
import { showChannel } from "./read-channels.ts";
import type { Channel, ChannelChange, ChannelKind } from "./schema.ts";
import { type ChannelRow, updateChannel } from "./store.ts";

/** Only one kind of channel has each of these. */
const ownFields = { skillId: "alexa", authToken: "twilio", mode: "twilio" } as const satisfies Partial<
  Record<keyof ChannelChange, ChannelKind>
>;

/** Changes the given fields. The next request of the platform is answered by them. */
export async function changeChannel(context: Context, channelId: string, input: ChannelChange): Promise<Channel> {
  const { kernel } = context;
  return context.commit(async (tx) => {
    const channel = await lockOwnChannel(context, tx, channelId);
    refuseForeignFields(channel, input);
    const { name, language, greeting, answerWithinMs, skillId, mode } = { ...channel, ...input };
    const changed: ChannelRow = {
      ...{ ...channel, name, language, greeting, answerWithinMs, skillId, mode },
      assistantId:
        input.assistantId === undefined ? channel.assistantId : await chooseAssistant(context, tx, input.assistantId),
      databaseRules: context.caller.databaseRules ?? null,
      encryptedAuthToken:
        input.authToken === undefined
          ? channel.encryptedAuthToken
          : authToken.encrypt(kernel, channel.id, input.authToken),
    };
    await updateChannel(tx, changed);
    await auditOperation(context, tx, "voice-channel.changed", channel.id, { changed: Object.keys(input) });
    return showChannel(kernel, changed);
  });
}

function refuseForeignFields({ kind }: ChannelRow, input: ChannelChange): void {
  for (const [field, owner] of Object.entries(ownFields)) {
    if (!(field in input) || kind === owner) continue;
    const message = `is of the kind ${owner}, and this channel is of the kind ${kind}`;
    throw new Problem(cannotBeDone, `/body/${field} ${message}.`, { errors: [{ pointer: `/body/${field}`, message }] });
  }
}
