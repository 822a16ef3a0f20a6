import { audit } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { apiKeyRevoked } from "../events.ts";
import { ApiKeyId } from "../ids.ts";
import { noSuchKey } from "./lock-own-key.ts";
import * as store from "./store.ts";

/** Deletes a key. Every node refuses it within a second. Throws not-found. */
export async function deleteKey(context: Context, writtenId: string): Promise<void> {
  const { workspaceId } = context.caller;
  const id = ApiKeyId.parse(writtenId);
  await context.commit(async (tx) => {
    if (id === undefined || !(await store.deleteKey(tx, workspaceId, id))) {
      throw noSuchKey();
    }
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
