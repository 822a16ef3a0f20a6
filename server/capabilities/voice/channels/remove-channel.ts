import { auditOperation } from "../../../kernel/audit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { noSuchChannel } from "./find-own-channel.ts";
import { VoiceChannelId } from "./ids.ts";
import { deleteChannel } from "./store.ts";

/** Deletes a channel: its platform gets no more answers. The conversations stay. */
export async function removeChannel(context: Context, channelId: string): Promise<void> {
  const id = VoiceChannelId.parse(channelId);
  await context.commit(async (tx) => {
    const isDeleted = id !== undefined && (await deleteChannel(tx, context.caller.workspaceId, id));
    if (!isDeleted) throw noSuchChannel();
    await auditOperation(context, tx, "voice-channel.removed", id);
  });
}
