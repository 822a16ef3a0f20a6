import type { Call } from "../../../kernel/wire/route.ts";
import { findResponse } from "./find-response.ts";
import { insertDeletedResponse } from "./store.ts";

type DeletedResponse = { id: string; object: "response"; deleted: true };

/**
 * From now on there is no response with this id. The messages stay in their conversation, which
 * others may read: stored messages never change. Throws not-found.
 */
export async function deleteResponse(
  call: Call<unknown, unknown, unknown>,
  responseId: string,
): Promise<DeletedResponse> {
  const reply = await findResponse(call, responseId);
  await call.commit((tx) => insertDeletedResponse(tx, call.caller.workspaceId, reply));
  return { id: responseId, object: "response", deleted: true };
}
