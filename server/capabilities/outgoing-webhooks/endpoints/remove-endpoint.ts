import { audit } from "../../../kernel/audit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findOwnEndpoint, noSuchEndpoint } from "./find-own-endpoint.ts";
import { deleteEndpoint } from "./store.ts";

/** Deletes an endpoint with its deliveries. Messages in flight may still arrive. */
export async function removeEndpoint(context: Context, endpointId: string): Promise<void> {
  const { kernel, caller } = context;
  const { workspaceId } = caller;
  const { id } = await findOwnEndpoint(kernel.database.query, workspaceId, endpointId);
  await context.commit(async (tx) => {
    if (!(await deleteEndpoint(tx, workspaceId, id))) throw noSuchEndpoint();
    await audit(tx, { workspaceId, caller, action: "endpoint.deleted", targetId: id });
  });
}
