import { emit } from "../../kernel/log/event.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { sourceIndexed } from "./events.ts";
import { SourceId } from "./ids.ts";
import { prepareDocument } from "./prepare-document.ts";
import { noSuchSource, requireId } from "./problems.ts";
import { deleteUncited } from "./removing/delete-uncited.ts";
import { lockCitations } from "./removing/store.ts";
import type { Source, SourceContent } from "./schema.ts";
import { showSource } from "./show-source.ts";
import { lockSource, replaceDocument } from "./store.ts";

/**
 * Stores the new content of a source as its next document version. The previous version stays
 * readable if a reply cites it, and is deleted otherwise. Content that equals the current one changes nothing. Throws not-found.
 */
export async function replaceSource(context: Context, wireId: string, content: SourceContent): Promise<Source> {
  const { workspaceId } = context.caller;
  const sourceId = requireId(SourceId, wireId, noSuchSource);
  const document = await prepareDocument(context, sourceId, content);
  return context.commit(async (tx) => {
    const source = await lockSource(tx, workspaceId, sourceId);
    if (source === undefined) throw noSuchSource();
    if (source.fingerprint === document.fingerprint) return showSource(source);
    await lockCitations(tx, workspaceId);
    const updatedAt = await replaceDocument(tx, workspaceId, source, document);
    await deleteUncited(context.kernel, tx, workspaceId, sourceId);
    const { id: documentId, type, title, url } = document;
    const shown = showSource({ ...source, type, title, url, documentId, version: source.version + 1, updatedAt });
    const { version } = shown;
    emit(tx, sourceIndexed, {
      workspaceId,
      data: { sourceId: shown.id, documentId: shown.documentId, type, title, version },
    });
    return shown;
  });
}
