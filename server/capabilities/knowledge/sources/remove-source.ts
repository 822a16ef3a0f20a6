import { auditOperation } from "../../../kernel/audit.ts";
import { noteErasure } from "../../../kernel/erasing/note-erasure.ts";
import type { Erasable } from "../../../kernel/erasing/replay-erasures.ts";
import type { Kernel } from "../../../kernel/kernel.ts";
import { emit } from "../../../kernel/log/event.ts";
import { cannotBeDone, Problem } from "../../../kernel/problem.ts";
import { inTransaction, type Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { sourceRemoved } from "../events.ts";
import { SourceId } from "../ids.ts";
import { noSuchSource, requireId } from "../problems.ts";
import { deleteUncited } from "../retiring/delete-uncited.ts";
import {
  deleteDocuments,
  findRetiredDocuments,
  idsOfKnownSources,
  idsOfSources,
  lockCitations,
} from "../retiring/store.ts";
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
    const { isKnown, isPurged } = await removeIn(context.kernel, tx, { workspaceId, id: sourceId }, purge);
    if (!isKnown) throw noSuchSource();
    if (isPurged) await auditOperation(context, tx, "knowledge-source.purged", sourceId, {});
    const kind = purge ? purgedSources.kind : removedSources.kind;
    await noteErasure(context.kernel, [{ kind, workspaceId, id: sourceId }]);
  });
}

/** Sources that a member removed. */
const removedSources: Erasable = {
  kind: "knowledge-source",
  ids: idsOfSources,
  async erase(kernel, tx, source) {
    await removeIn(kernel, tx, source, false);
  },
};

/** Sources that a member purged: what replies quote of them went, too. */
const purgedSources: Erasable = {
  kind: "purged-source",
  ids: idsOfKnownSources,
  async erase(kernel, tx, source) {
    await removeIn(kernel, tx, source, true);
  },
};

export const erasableSources: readonly Erasable[] = [removedSources, purgedSources];

/** Removes a source, and announces it where it is known. Tells whether there was something to purge. */
async function removeIn(
  kernel: Kernel,
  tx: Transaction,
  { workspaceId, id }: { workspaceId: string; id: string },
  purge: boolean,
): Promise<{ isKnown: boolean; isPurged: boolean }> {
  const source = await lockSource(tx, workspaceId, id);
  await lockCitations(tx, workspaceId);
  if (source !== undefined) await deleteWithOriginals(kernel, tx, workspaceId, [source]);
  const isPurged = await purgeOrKeep();
  const isKnown = isPurged || source !== undefined;
  const data = { sourceId: SourceId.format(id), ...(purge ? { purged: true as const } : {}) };
  if (isKnown) emit(tx, sourceRemoved, { workspaceId, data });
  return { isKnown, isPurged };

  async function purgeOrKeep(): Promise<boolean> {
    const documentIds = await findRetiredDocuments(tx, workspaceId, [id]);
    if (!purge) {
      await deleteUncited(kernel, tx, workspaceId, documentIds);
      return false;
    }
    let isThere = documentIds.length > 0;
    for (const { withdraw, withdrawTitle } of kernel.documentQuotes) {
      await withdraw(tx, workspaceId, documentIds);
      if (await withdrawTitle(tx, workspaceId, id)) isThere = true;
    }
    if (isThere) await deleteDocuments(tx, workspaceId, documentIds);
    return isThere;
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
      const { kind } = removedSources;
      await noteErasure(
        kernel,
        sources.map(({ id }) => ({ kind, workspaceId, id })),
      );
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
