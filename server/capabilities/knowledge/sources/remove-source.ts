import { auditOperation } from "../../../kernel/audit.ts";
import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { sourceRemoved } from "../events.ts";
import { SourceId } from "../ids.ts";
import { noSuchSource, requireId } from "../problems.ts";
import { deleteUncited } from "../retiring/delete-uncited.ts";
import { deleteDocuments, findRetiredDocuments, lockCitations } from "../retiring/store.ts";
import { lockSource, lockSources } from "./store.ts";
import { deleteWithOriginals, withdrawSources } from "./store-sources.ts";

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
    if (source !== undefined) await deleteWithOriginals(context.kernel, tx, workspaceId, [source]);
    const isKnown = (await purgeOrKeep(tx)) || source !== undefined;
    if (!isKnown) throw noSuchSource();
    emit(tx, sourceRemoved, { workspaceId, data: { sourceId: wireId, ...(purge ? { purged: true as const } : {}) } });
  });

  /** Tells whether there was something to purge. */
  async function purgeOrKeep(tx: Transaction): Promise<boolean> {
    const { kernel } = context;
    const documentIds = await findRetiredDocuments(tx, workspaceId, [sourceId]);
    if (!purge) {
      await deleteUncited(kernel, tx, workspaceId, documentIds);
      return false;
    }
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

/** A transaction with more would hold up the replies of the workspace. */
const mostAtOnce = 1_000;

/**
 * Removes the sources with a tag, or all of them, and counts them. A failure leaves those that were
 * not removed yet: the call can be sent again. Throws cannot-be-done when neither is named.
 */
export async function removeSources(
  { kernel, caller }: Context,
  { tag, all = false }: { tag?: string; all?: boolean },
): Promise<{ removed: number }> {
  const { workspaceId } = caller;
  if ((tag !== undefined) === all) throw nothingNamed();
  const named = tag === undefined ? {} : { tag };
  for (let removed = 0; ; ) {
    const count = await inTransaction(kernel.database, async (tx) => {
      const sources = await lockSources(tx, workspaceId, { ...named, limit: mostAtOnce });
      await withdrawSources(kernel, tx, workspaceId, sources);
      return sources.length;
    });
    removed += count;
    if (count < mostAtOnce) return { removed };
  }
}

function nothingNamed(): Problem {
  return new Problem(
    cannotBeDone,
    "Say what is removed: ?tag= removes the sources with a tag, and ?all=true all sources of the workspace.",
  );
}
