import { listOf } from "../../../kernel/storage/page.ts";
import { showChannel } from "./show-channel.ts";
import { listChannels } from "./store.ts";

/** Newest first. */
export const readChannels = listOf({
  name: "voice-channels",
  find: ({ kernel, caller }, { last, limit }) =>
    listChannels(kernel.database.query, caller.workspaceId, { before: last, limit }),
  show: (row, { kernel }) => showChannel(kernel, row),
});
