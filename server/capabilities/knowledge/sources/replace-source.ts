import type { Kernel } from "../../../kernel/kernel.ts";
import { requireRoom } from "../../../kernel/quotas/take-room.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { SourceId } from "../ids.ts";
import { nameTaken, noSuchSource, requireId } from "../problems.ts";
import type { ReplacedSource, SourceContent } from "../schema.ts";
import { storageOf } from "./add-sources.ts";
import { cleanContent } from "./clean-content.ts";
import { type PreparedDocument, prepareDocument } from "./prepare-document.ts";
import { showSource } from "./show-source.ts";
import { type LockedSource, lockNames, lockSource, lockSources } from "./store.ts";
import { bytesToStore, stepTo, storeSources } from "./store-sources.ts";

/**
 * Stores the new content of a source as its next document version. The previous version stays
 * readable if a reply cites it, and is deleted otherwise. Content that equals the current one
 * changes nothing. Throws not-found, and conflict for a name that another source has.
 */
export async function replaceSource(context: Context, wireId: string, content: SourceContent): Promise<ReplacedSource> {
  const { workspaceId } = context.caller;
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  const document = prepareDocument(sourceId, await cleanContent(context, content));
  const { externalId } = document;
  return context.commit(async (tx) => {
    if (externalId !== null) {
      await lockNames(tx, workspaceId);
      const [owner] = await lockSources(tx, workspaceId, { names: [externalId] });
      if (owner !== undefined && owner.id !== sourceId) throw nameTaken();
    }
    const source = await lockSource(tx, workspaceId, sourceId);
    if (source === undefined) throw noSuchSource();
    return storeVersion(context.kernel, tx, workspaceId, source, document);
  });
}

/** Stores and announces what a locked source becomes, in the caller's transaction. */
export async function storeVersion(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  source: LockedSource,
  document: PreparedDocument,
): Promise<ReplacedSource> {
  const step = stepTo(document, source);
  if (step.change === "unchanged") return showSource(source);
  await requireRoom(kernel, tx, workspaceId, { knowledgeBytes: bytesToStore([step]) });
  const [stored] = await storeSources(kernel, tx, workspaceId, [step], storageOf(tx, workspaceId));
  const { change, ...shown } = stored!;
  return shown;
}
