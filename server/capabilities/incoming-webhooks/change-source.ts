import { auditDeed } from "../../kernel/audit.ts";
import { forbidden, Problem } from "../../kernel/problem.ts";
import type { Transaction } from "../../kernel/storage/database.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { InboundSourceId } from "./ids.ts";
import { noSuchSource } from "./problems.ts";
import { readSchemas } from "./read-schemas.ts";
import type { Rotation, Source, SourceChange, SourceWithSecret } from "./schema.ts";
import { showSource } from "./show.ts";
import { addSecret, chooseSecret, openSecrets, sealSecrets } from "./source-secrets.ts";
import { deleteSource, lockDefaultSource, lockSource, type SourceRow, unmarkDefault, updateSource } from "./store.ts";

const usualOverlapSeconds = 86_400;

/** From the commit on every node takes events by the change: none accepts by what it remembered before. */
export async function changeSource(context: Context, wireId: string, input: SourceChange): Promise<Source> {
  const { kernel, caller } = context;
  const isOperator = caller.isOperator && caller.scopes.has("settings:write");
  const schemas = input.schemas === undefined ? undefined : readSchemas(input.schemas);
  return context.commit(async (tx) => {
    if (input.isDefault !== undefined && isOperator) await lockDefaultSource(tx);
    const source = await lockOwnSource(context, tx, wireId);
    if (input.isDefault !== undefined && !isOperator) {
      throw new Problem(forbidden, "Only the operator of this installation chooses its default source.");
    }
    if (input.isDefault === true) await unmarkDefault(tx);
    const changed: SourceRow = {
      ...source,
      name: input.name ?? source.name,
      schemas: schemas ?? source.schemas,
      isDefault: input.isDefault ?? source.isDefault,
    };
    await updateSource(tx, changed);
    await auditDeed(context, tx, "webhook-source.changed", source.id, { changed: Object.keys(input) });
    return showSource(kernel, changed, openSecrets(kernel, changed));
  });
}

/** A new secret; the former one is accepted as well until the overlap ends. The answer alone shows it. */
export async function rotateSecret(context: Context, wireId: string, input: Rotation): Promise<SourceWithSecret> {
  const { kernel } = context;
  const overlapSeconds = input.overlapSeconds ?? usualOverlapSeconds;
  return context.commit(async (tx) => {
    const source = await lockOwnSource(context, tx, wireId);
    const secret = chooseSecret(source.scheme, input.secret);
    const secrets = addSecret(openSecrets(kernel, source), secret, kernel.clock.now(), overlapSeconds);
    const changed = { ...source, sealedSecrets: sealSecrets(kernel, source.id, secrets) };
    await updateSource(tx, changed);
    await auditDeed(context, tx, "webhook-source.secret-rotated", source.id, { overlapSeconds });
    return { ...showSource(kernel, changed, secrets), secret };
  });
}

/** Ends a source, and erases what it sent. */
export async function removeSource(context: Context, wireId: string): Promise<void> {
  const id = InboundSourceId.parse(wireId);
  await context.commit(async (tx) => {
    if (id === undefined || !(await deleteSource(tx, context.caller.workspaceId, id))) throw noSuchSource();
    await auditDeed(context, tx, "webhook-source.removed", id, {});
  });
}

async function lockOwnSource(context: Context, tx: Transaction, wireId: string): Promise<SourceRow> {
  const id = InboundSourceId.parse(wireId);
  const source = id === undefined ? undefined : await lockSource(tx, context.caller.workspaceId, id);
  if (source === undefined) throw noSuchSource();
  return source;
}
