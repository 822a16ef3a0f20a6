import { notFound, Problem } from "../../kernel/problem.ts";
import type { Queryable } from "../../kernel/storage/database.ts";
import { type Page, pageOf, readCursor } from "../../kernel/storage/page.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { EndpointId } from "./ids.ts";
import type { Endpoint } from "./schema.ts";
import { showEndpoint } from "./show.ts";
import { type EndpointWithLane, findEndpoint, listEndpoints } from "./store.ts";

const standardLimit = 20;

export async function readEndpoints(
  { kernel, caller }: Context,
  query: { limit?: number; cursor?: string },
): Promise<Page<Endpoint>> {
  const limit = query.limit ?? standardLimit;
  const [before] = readCursor(kernel.secrets, "endpoints", query.cursor) ?? [];
  const rows = await listEndpoints(kernel.database.query, caller.workspaceId, {
    before: before === undefined ? undefined : String(before),
    limit: limit + 1,
  });
  const show = (row: EndpointWithLane) => showEndpoint(kernel, row);
  return pageOf(kernel.secrets, "endpoints", limit, rows, (row) => [row.id], show);
}

export async function readEndpoint({ kernel, caller }: Context, endpointId: string): Promise<Endpoint> {
  return showEndpoint(kernel, await findOwnEndpoint(kernel.database.query, caller.workspaceId, endpointId));
}

/** The workspace's endpoint of this `end_…` id. Throws not-found. */
export async function findOwnEndpoint(
  db: Queryable,
  workspaceId: string,
  endpointId: string,
): Promise<EndpointWithLane> {
  const id = EndpointId.parse(endpointId);
  const found = id === undefined ? undefined : await findEndpoint(db, workspaceId, id);
  if (found === undefined) throw new Problem(notFound, "There is no endpoint of this id in your workspace.");
  return found;
}
