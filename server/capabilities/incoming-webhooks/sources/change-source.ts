import { auditOperation } from "../../../kernel/audit.ts";
import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import type { Erasable } from "../../../kernel/erasing/replay-erasures.ts";
import { cannotBeDone, forbidden, Problem } from "../../../kernel/problem.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { findOperator } from "../../identity/index.ts";
import { checkEventSchemas } from "../event-schemas/check-event-schemas.ts";
import { InboundSourceId } from "../ids.ts";
import { noSuchSource } from "../problems.ts";
import type { Source, SourceChange } from "../schema.ts";
import { chooseForwarders } from "./create-source.ts";
import { lockOwnSource } from "./find-own-source.ts";
import { showSource } from "./read-sources.ts";
import { decryptSecrets } from "./source-secrets.ts";
import {
  deleteSource,
  idsOfSources,
  lockDefaultSource,
  markOldest,
  type SourceRow,
  unmarkDefault,
  updateSource,
} from "./store.ts";

/**
 * Changes the given fields. Every node receives webhooks by the changed source from the commit on.
 */
export async function changeSource(context: Context, sourceId: string, input: SourceChange): Promise<Source> {
  const { kernel, caller } = context;
  const isOperator = caller.isOperator && caller.scopes.has("settings:write");
  const schemas = input.schemas === undefined ? undefined : checkEventSchemas(input.schemas);
  return context.commit(async (tx) => {
    if (input.isDefault !== undefined && isOperator) await lockDefaultSource(tx);
    const source = await lockOwnSource(context, tx, sourceId);
    if (input.isDefault !== undefined && !isOperator) {
      throw new Problem(forbidden, "Only the operator of this installation chooses its default source.");
    }
    if (input.isDefault === true && source.format !== "events") {
      throw new Problem(cannotBeDone, "The default source takes events, and this one takes mails.");
    }
    if (input.isDefault === true) await unmarkDefault(tx);
    const changed: SourceRow = {
      ...source,
      name: input.name ?? source.name,
      schemas: schemas ?? source.schemas,
      forwarders: input.forwarders ? chooseForwarders(input.forwarders, source.format) : source.forwarders,
      isDefault: input.isDefault ?? source.isDefault,
      databaseRules: caller.databaseRules ?? null,
    };
    await updateSource(tx, changed);
    await auditOperation(context, tx, "webhook-source.changed", source.id, { changed: Object.keys(input) });
    return showSource(kernel, changed, decryptSecrets(kernel, changed));
  });
}

/**
 * Deletes a source with everything that it sent. After the default source, the oldest that is left
 * in the first workspace is the default one; never another workspace's, which nobody has chosen.
 */
export async function removeSource(context: Context, sourceId: string): Promise<void> {
  const id = InboundSourceId.parse(sourceId);
  const { workspaceId } = context.caller;
  await context.commit(async (tx) => {
    if (id === undefined || !(await removeIn(tx, workspaceId, id))) throw noSuchSource();
    await auditOperation(context, tx, "webhook-source.removed", id, {});
    await noteErasure(context.kernel, [{ kind: erasableSources.kind, workspaceId, id }]);
  });
}

/** Sources that a member deleted, with the webhooks that they sent. */
export const erasableSources: Erasable = {
  kind: "webhook-source",
  ids: idsOfSources,
  async erase(_kernel, tx, { workspaceId, id }) {
    await removeIn(tx, workspaceId, id);
  },
};

async function removeIn(tx: Transaction, workspaceId: string, id: string): Promise<boolean> {
  await lockDefaultSource(tx);
  const deleted = await deleteSource(tx, workspaceId, id);
  const firstWorkspaceId = deleted?.isDefault ? (await findOperator(tx))?.workspaceId : undefined;
  if (typeof firstWorkspaceId === "string") await markOldest(tx, firstWorkspaceId);
  return deleted !== undefined;
}
