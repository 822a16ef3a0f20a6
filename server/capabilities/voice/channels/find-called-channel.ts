import { suspendedForVisitors } from "../../../kernel/standing/suspended-for-team.ts";
import { state } from "../../../kernel/state.ts";
import { Cache } from "../../../kernel/storage/cache.ts";
import type { Call } from "../../../kernel/wire/route.ts";
import { noSuchChannel } from "./find-own-channel.ts";
import { VoiceChannelId } from "./ids.ts";
import { type ChannelRow, findChannelById } from "./store.ts";

const mostKnown = 10_000;
/** The ids of channels that this node has seen. Strangers may ask for any number of others. */
const knownIds = state(() => new Cache<string, true>(mostKnown));

/**
 * Finds the channel that a platform calls, which sends no bearer token. Throws not-found, workspace-suspended, or
 * rate-limited for guesses.
 */
export async function findCalledChannel(call: Call<{ channelId: string }, unknown, unknown>): Promise<ChannelRow> {
  const { kernel } = call;
  const id = VoiceChannelId.parse(call.params.channelId);
  if (id === undefined || knownIds(kernel).get(id) === undefined) call.countStranger();
  const channel = id === undefined ? undefined : await findChannelById(kernel.database.query, id);
  if (id === undefined || channel === undefined) throw noSuchChannel();
  knownIds(kernel).set(id, true);
  if (kernel.standings.isSuspended(channel.workspaceId)) throw suspendedForVisitors(call.wantedLanguage);
  return channel;
}
