import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { ApiKey } from "./schema.ts";
import { showKey } from "./show-key.ts";
import * as store from "./store.ts";

/** Returns the workspace's keys, newest first. */
export async function listKeys(
  { kernel, caller }: Context,
  { limit = 20, cursor }: { limit?: number; cursor?: string },
): Promise<Page<ApiKey>> {
  const position = readCursor(kernel.secrets, "keys", cursor);
  const rows = await store.listKeys(kernel.database.query, caller.workspaceId, {
    limit,
    beforeId: position === undefined ? undefined : String(position[0]),
  });
  return pageOf(
    kernel.secrets,
    "keys",
    limit,
    rows,
    (row) => [row.id],
    (row) => showKey(kernel, row),
  );
}
