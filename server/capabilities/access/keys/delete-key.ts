import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { apiKeyRevoked } from "../events.ts";
import { ApiKeyId } from "../ids.ts";
import { noSuchKey, refuseFormerText } from "./lock-own-key.ts";
import * as store from "./store.ts";

/** Deletes a key. Every node refuses it within a second. Throws not-found, and forbidden for its former text. */
export async function deleteKey(context: Context, writtenId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const id = ApiKeyId.parse(writtenId);
  await context.commit(async (tx) => {
    const key = id === undefined ? undefined : await store.lockKey(tx, workspaceId, id);
    if (id === undefined || key === undefined) throw noSuchKey();
    refuseFormerText(context.caller, key);
    await store.deleteKey(tx, workspaceId, id);
    await revoke(tx, [id]);
    await audit(tx, {
      workspaceId,
      caller: context.caller,
      action: "api-key.revoked",
      targetId: id,
      clientAddress: context.clientAddress,
    });
    emit(tx, apiKeyRevoked, { workspaceId, data: { keyId: writtenId } });
  });
}
