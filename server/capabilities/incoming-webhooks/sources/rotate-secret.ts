import { auditOperation } from "../../../kernel/audit.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import type { Rotation, SourceWithSecret } from "../schema.ts";
import { addSecret } from "./add-secret.ts";
import { chooseSecret } from "./choose-secret.ts";
import { lockOwnSource } from "./find-own-source.ts";
import { showSource } from "./read-sources.ts";
import { decryptSecrets, encryptSecrets } from "./source-secrets.ts";
import { updateSource } from "./store.ts";

const defaultOverlapSeconds = 86_400;

/**
 * Replaces the secret. During the overlap the former secret is accepted as well. Only this answer
 * shows the new one.
 */
export async function rotateSecret(context: Context, sourceId: string, input: Rotation): Promise<SourceWithSecret> {
  const { kernel, caller } = context;
  const overlapSeconds = input.overlapSeconds ?? defaultOverlapSeconds;
  return context.commit(async (tx) => {
    const source = await lockOwnSource(context, tx, sourceId);
    const secret = chooseSecret(source.scheme, input.secret);
    const secrets = addSecret(decryptSecrets(kernel, source), secret, kernel.clock.now(), overlapSeconds);
    // The caller learns the new secret, by which the source asks.
    const databaseRules = caller.databaseRules ?? null;
    const changed = { ...source, databaseRules, encryptedSecrets: encryptSecrets(kernel, source.id, secrets) };
    await updateSource(tx, changed);
    await auditOperation(context, tx, "webhook-source.secret-rotated", source.id, { overlapSeconds });
    return { ...showSource(kernel, changed, secrets), secret };
  });
}
