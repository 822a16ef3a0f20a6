import { type Page, pageOf, readCursor } from "../../../kernel/storage/page.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { Endpoint } from "../schema.ts";
import { showEndpoint } from "./show-endpoint.ts";
import { type EndpointWithQueue, listEndpoints } from "./store.ts";

const defaultLimit = 20;

/** Newest first. */
export async function readEndpoints(
  { kernel, caller }: Context,
  query: { limit?: number; cursor?: string },
): Promise<Page<Endpoint>> {
  const limit = query.limit ?? defaultLimit;
  const [before] = readCursor(kernel.secrets, "endpoints", query.cursor) ?? [];
  const rows = await listEndpoints(kernel.database.query, caller.workspaceId, {
    before: before === undefined ? undefined : String(before),
    limit: limit + 1,
  });
  const show = (row: EndpointWithQueue) => showEndpoint(kernel, row);
  return pageOf(kernel.secrets, "endpoints", limit, rows, (row) => [row.id], show);
}
