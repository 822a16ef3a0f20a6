import type { Context } from "../../../kernel/wire/route.ts";
import type { Endpoint } from "../schema.ts";
import { findOwnEndpoint } from "./find-own-endpoint.ts";
import { showEndpoint } from "./show-endpoint.ts";

export async function readEndpoint({ kernel, caller }: Context, endpointId: string): Promise<Endpoint> {
  return showEndpoint(kernel, await findOwnEndpoint(kernel.database.query, caller.workspaceId, endpointId));
}
