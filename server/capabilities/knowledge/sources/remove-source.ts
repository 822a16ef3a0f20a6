import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { sourceRemoved } from "../events.ts";
import { SourceId } from "../ids.ts";
import { noSuchSource, requireId } from "../problems.ts";
import { deleteUncited } from "../retiring/delete-uncited.ts";
import { deleteDocuments, deleteSource, findRetiredDocuments, lockCitations } from "../retiring/store.ts";
import { lockSource } from "./store.ts";

/**
 * Removes a source from the answers, and deletes its documents, except those that replies cite.
 * With `purge`, deletes these too and withdraws the citations, also of a source that was removed
 * before. Throws not-found.
 */
export async function removeSource(
  context: Context,
  wireId: string,
  { purge = false }: { purge?: boolean } = {},
): Promise<void> {
  const { workspaceId } = context.caller;
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  await context.commit(async (tx) => {
    const source = await lockSource(tx, workspaceId, sourceId);
    await lockCitations(tx, workspaceId);
    if (source !== undefined) await deleteSource(tx, workspaceId, source);
    const isKnown = (await purgeOrKeep(tx)) || source !== undefined;
    if (!isKnown) throw noSuchSource();
    emit(tx, sourceRemoved, { workspaceId, data: { sourceId: wireId, ...(purge ? { purged: true as const } : {}) } });
  });

  /** Tells whether there was something to purge. */
  async function purgeOrKeep(tx: Transaction): Promise<boolean> {
    const { kernel } = context;
    if (!purge) {
      await deleteUncited(kernel, tx, workspaceId, sourceId);
      return false;
    }
    const documentIds = await findRetiredDocuments(tx, workspaceId, sourceId);
    let isKnown = documentIds.length > 0;
    for (const { withdraw, withdrawTitle } of kernel.documentQuotes) {
      await withdraw(tx, workspaceId, documentIds);
      if (await withdrawTitle(tx, workspaceId, sourceId)) isKnown = true;
    }
    if (!isKnown) return false;
    await deleteDocuments(tx, workspaceId, documentIds);
    await auditOperation(context, tx, "knowledge-source.purged", sourceId, {});
    return true;
  }
}
