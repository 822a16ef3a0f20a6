import type { Kernel } from "../../../kernel/kernel.ts";
import { listOf } from "../../../kernel/storage/page.ts";
import { AssistantId } from "../../assistants/index.ts";
import { VoiceChannelId } from "./ids.ts";
import type { Channel } from "./schema.ts";
import { type ChannelRow, listChannels } from "./store.ts";
import { urlOfChannel } from "./url-of-channel.ts";

/** Newest first. */
export const readChannels = listOf({
  name: "voice-channels",
  find: ({ kernel, caller }, { last, limit }) =>
    listChannels(kernel.database.query, caller.workspaceId, { before: last, limit }),
  show: (row, { kernel }) => showChannel(kernel, row),
});

/** A channel as the API shows it, without its secrets. */
export function showChannel(kernel: Kernel, row: ChannelRow): Channel {
  const { id, kind, name, assistantId, language, greeting, answerWithinMs, skillId, mode, createdAt } = row;
  return {
    ...{ id: VoiceChannelId.format(id), kind, name, url: urlOfChannel(kernel, id) },
    assistantId: assistantId === null ? null : AssistantId.format(assistantId),
    ...{ language, greeting, answerWithinMs },
    ...(skillId === null ? {} : { skillId }),
    ...(mode === null ? {} : { mode }),
    createdAt: createdAt.toISOString(),
  };
}
