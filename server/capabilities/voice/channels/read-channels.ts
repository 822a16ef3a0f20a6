import type { Kernel } from "../../../kernel/kernel.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import { show } from "../../../kernel/wire/show.ts";
import { Channel } from "./schema.ts";
import { type ChannelRow, listChannels } from "./store.ts";
import { urlOfChannel } from "./url-of-channel.ts";

const shape = show(Channel);

/** Lists the channels, newest first. */
export const readChannels = listOf({
  name: "voice-channels",
  find: ({ kernel, caller }, { last, limit }) =>
    listChannels(kernel.database.query, caller.workspaceId, { before: last, limit }),
  show: (row, { kernel }) => showChannel(kernel, row),
});

/** Shows a channel as the API shows it, without its secrets. */
export function showChannel(kernel: Kernel, row: ChannelRow): Channel {
  return shape({ ...row, url: urlOfChannel(kernel, row.id) });
}
