import { emit } from "../../../kernel/log/event.ts";
import { countUse } from "../../../kernel/quotas/quotas-of.ts";
import { requireRoom } from "../../../kernel/quotas/take-room.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { sourceIndexed } from "../events.ts";
import { SourceId } from "../ids.ts";
import { noSuchSource, requireId } from "../problems.ts";
import { deleteUncited } from "../retiring/delete-uncited.ts";
import { lockCitations } from "../retiring/store.ts";
import type { Source, SourceContent } from "../schema.ts";
import { cleanContent } from "./clean-content.ts";
import { type PreparedDocument, prepareDocument } from "./prepare-document.ts";
import { showSource } from "./show-source.ts";
import { bytesOfDocument, lockSource, replaceDocument, type SourceRow } from "./store.ts";

/**
 * Stores the new content of a source as its next document version. The previous version stays
 * readable if a reply cites it, and is deleted otherwise. Content that equals the current one
 * changes nothing. Throws not-found.
 */
export async function replaceSource(context: Context, wireId: string, content: SourceContent): Promise<Source> {
  const { workspaceId } = context.caller;
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  const document = prepareDocument(sourceId, await cleanContent(context, content));
  return context.commit(async (tx) => {
    const source = await lockSource(tx, workspaceId, sourceId);
    if (source === undefined) throw noSuchSource();
    if (source.fingerprint === document.fingerprint) return showSource(source);
    return storeVersion(context, tx, source, document);
  });
}

/** Stores and announces the next document version of a locked source, in the caller's transaction. */
export async function storeVersion(
  { kernel, caller }: Context,
  tx: Transaction,
  source: SourceRow,
  document: PreparedDocument,
): Promise<Source> {
  const { workspaceId } = caller;
  const amount = bytesOfDocument(document);
  await requireRoom(kernel, tx, workspaceId, { knowledgeBytes: amount });
  await lockCitations(tx, workspaceId);
  countUse(tx, { workspaceId, quota: "knowledgeBytes", amount });
  const updatedAt = await replaceDocument(tx, workspaceId, source, document);
  await deleteUncited(kernel, tx, workspaceId, source.id);
  const { id: documentId, type, title, url } = document;
  const shown = showSource({ ...source, type, title, url, documentId, version: source.version + 1, updatedAt });
  const { version } = shown;
  emit(tx, sourceIndexed, {
    workspaceId,
    data: { sourceId: shown.id, documentId: shown.documentId, type, title, version },
  });
  return shown;
}
