import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { Source } from "../schema.ts";
import { showSource } from "./show-source.ts";
import { decryptSecrets } from "./source-secrets.ts";
import { listSources, type SourceRow } from "./store.ts";

const defaultLimit = 20;
const list = "webhook-sources";

/** Newest first. */
export async function readSources(
  { kernel, caller }: Context,
  query: { limit?: number; cursor?: string },
): Promise<Page<Source>> {
  const { limit = defaultLimit } = query;
  const before = readCursor(kernel.secrets, list, query.cursor)?.[0];
  const rows = await listSources(kernel.database.query, caller.workspaceId, {
    before: before === undefined ? undefined : String(before),
    limit: limit + 1,
  });
  const show = (row: SourceRow) => showSource(kernel, row, decryptSecrets(kernel, row));
  return pageOf(kernel.secrets, list, limit, rows, (row) => [row.id], show);
}
