import { auditOperation } from "../../../kernel/audit.ts";
import { notFound, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { VoiceChannelId } from "./ids.ts";
import { type ChannelRow, deleteChannel, findChannel, lockChannel } from "./store.ts";

/** Finds the workspace's channel with this `vch_…` id. Throws not-found. */
export async function findOwnChannel({ kernel, caller }: Context, channelId: string): Promise<ChannelRow> {
  const id = VoiceChannelId.parse(channelId);
  const channel = id === undefined ? undefined : await findChannel(kernel.database.query, caller.workspaceId, id);
  if (channel === undefined) throw noSuchChannel();
  return channel;
}

/** Gives the same, locked until the end of the transaction. Throws not-found. */
export async function lockOwnChannel({ caller }: Context, tx: Transaction, channelId: string): Promise<ChannelRow> {
  const id = VoiceChannelId.parse(channelId);
  const channel = id === undefined ? undefined : await lockChannel(tx, caller.workspaceId, id);
  if (channel === undefined) throw noSuchChannel();
  return channel;
}

export function noSuchChannel(): Problem {
  return new Problem(notFound, "There is no voice channel with this id. GET /api/voice/channels lists yours.");
}

/** Deletes a channel: its platform gets no more answers. The conversations stay. */
export async function removeChannel(context: Context, channelId: string): Promise<void> {
  const id = VoiceChannelId.parse(channelId);
  await context.commit(async (tx) => {
    const isDeleted = id !== undefined && (await deleteChannel(tx, context.caller.workspaceId, id));
    if (!isDeleted) throw noSuchChannel();
    await auditOperation(context, tx, "voice-channel.removed", id);
  });
}
