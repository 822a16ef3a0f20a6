import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { addJob, defineJob } from "../../../kernel/log/job.ts";
import { revoke } from "../../../kernel/nodes/revocations.ts";
import { forbidden, Problem } from "../../../kernel/problem.ts";
import { sha256 } from "../../../kernel/secrets.ts";
import { inTransaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { apiKeyRotated } from "../events.ts";
import { ApiKeyId } from "../ids.ts";
import { lockOwnKey, refuseEnded } from "./lock-own-key.ts";
import { hintOf, makeKeyText } from "./make-key-text.ts";
import { type ApiKeyRotation, type ApiKeyWithSecret, usualOverlapSeconds } from "./schema.ts";
import { showKey } from "./show-key.ts";
import { deleteFormerText, lockKey, replaceText } from "./store.ts";

/**
 * Gives a key a new text, which only this answer shows. The text before works until the overlap
 * ends, or the key itself; a text that was still accepted beside it ends at once. A secret key may rotate itself.
 * Throws not-found, forbidden, and cannot-be-done for a key that has ended.
 */
export async function rotateKey(
  context: Context,
  writtenId: string,
  { overlapSeconds = usualOverlapSeconds }: ApiKeyRotation,
): Promise<ApiKeyWithSecret> {
  const { kernel, caller } = context;
  if (!caller.scopes.has("keys:write") && ApiKeyId.parse(writtenId) !== caller.id)
    throw new Problem(
      forbidden,
      "The credential lacks the scope keys:write. Without it, a key can rotate only itself.",
    );
  const nowMs = kernel.clock.now();
  return context.commit(async (tx) => {
    const key = await lockOwnKey(context, tx, writtenId);
    refuseEnded(key, nowMs);
    const endsAtMs = key.expiresAt?.getTime() ?? Number.POSITIVE_INFINITY;
    const until = new Date(Math.min(nowMs + overlapSeconds * 1_000, endsAtMs));
    const text = makeKeyText(key.kind);
    const isEnded = overlapSeconds === 0;
    const next = { hint: hintOf(text), formerEndsAt: isEnded ? null : until };
    await replaceText(tx, key, { ...next, keyHash: sha256(text), edition: newUuid(), grantId: newUuid() });
    const ended = [...(isEnded ? [key.grantId] : []), ...(key.formerGrantId === null ? [] : [key.formerGrantId])];
    await revoke(tx, [key.edition, ...ended]);
    if (!isEnded) {
      const payload = { workspaceId: key.workspaceId, id: key.id, endsAt: until.toISOString() };
      addJob(tx, endFormerText, payload, { runAt: until, key: `end-former-text:${key.id}` });
    }
    await auditOperation(context, tx, "api-key.rotated", key.id, { overlapSeconds });
    emit(tx, apiKeyRotated, {
      workspaceId: key.workspaceId,
      data: { keyId: writtenId, formerAcceptedUntil: until.toISOString() },
    });
    return { ...showKey(kernel, { ...key, ...next }), key: text };
  });
}

/**
 * Ends what was opened with the text before a rotation, at the end of the overlap. Each node refuses
 * the text itself from that moment, by its own clock.
 */
export const endFormerText = defineJob<{ workspaceId: string; id: string; endsAt: string }>({
  name: "end-former-text-of-key",
  goesOnWhenSuspended: true,
  run: (kernel, { workspaceId, id, endsAt }) =>
    inTransaction(kernel.database, async (tx) => {
      const key = await lockKey(tx, workspaceId, id);
      // The key was rotated again, or the text has ended in another way.
      if (key === undefined || key.formerGrantId === null || key.formerEndsAt?.toISOString() !== endsAt) return;
      await deleteFormerText(tx, { workspaceId, id, edition: newUuid() });
      await revoke(tx, [key.edition, key.formerGrantId]);
    }),
});
