import { conflict, notFound, Problem } from "../../../kernel/problem.ts";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { EndpointId } from "../ids.ts";
import { type EndpointRow, type EndpointWithQueue, findEndpoint } from "./store.ts";

/** Finds the workspace's endpoint with this `end_…` id. Throws not-found. */
export async function findOwnEndpoint(
  db: Queryable,
  workspaceId: string,
  endpointId: string,
): Promise<EndpointWithQueue> {
  const id = EndpointId.parse(endpointId);
  const found = id === undefined ? undefined : await findEndpoint(db, workspaceId, id);
  if (found === undefined) throw noSuchEndpoint();
  return found;
}

export function noSuchEndpoint(): Problem {
  return new Problem(
    notFound,
    "Your workspace has no endpoint with this id. GET /api/webhook/endpoints lists its endpoints.",
  );
}

/** Refuses to promise deliveries to an endpoint that gets none. Throws conflict. */
export function refuseDisabled(endpoint: EndpointRow): void {
  if (endpoint.status === "enabled") return;
  throw new Problem(conflict, `The endpoint ${EndpointId.format(endpoint.id)} is disabled. Enable it first.`);
}
