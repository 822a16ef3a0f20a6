import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { Channel } from "./schema.ts";
import { showChannel } from "./show-channel.ts";
import { listChannels } from "./store.ts";

const usualLimit = 20;
const list = "voice-channels";

/** Newest first. */
export async function readChannels(
  { kernel, caller }: Context,
  query: { limit?: number; cursor?: string },
): Promise<Page<Channel>> {
  const { limit = usualLimit } = query;
  const before = readCursor(kernel.secrets, list, query.cursor)?.[0];
  const rows = await listChannels(kernel.database.query, caller.workspaceId, {
    before: before === undefined ? undefined : String(before),
    limit: limit + 1,
  });
  return pageOf(
    kernel.secrets,
    list,
    limit,
    rows,
    (row) => [row.id],
    (row) => showChannel(kernel, row),
  );
}
