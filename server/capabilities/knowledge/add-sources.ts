import { emit } from "../../kernel/log/event.ts";
import { newUuid } from "../../kernel/storage/id.ts";
import type { Context } from "../../kernel/wire/route.ts";
import { sourceIndexed } from "./events.ts";
import { periodicYield } from "./periodic-yield.ts";
import { type PreparedDocument, prepareDocument } from "./prepare-document.ts";
import type { AddedSources, NewSources, Source, SourceContent } from "./schema.ts";
import { showSource } from "./show-source.ts";
import { insertSources } from "./store.ts";

/**
 * Adds one source, or several in one transaction. Every question that is asked after this answer
 * finds them.
 */
export async function addSources(context: Context, input: NewSources): Promise<AddedSources> {
  const isBulk = "sources" in input;
  const documents = await prepareAll(context, isBulk ? input.sources : [input]);
  return context.commit(async (tx) => {
    const { workspaceId } = context.caller;
    const createdAt = await insertSources(tx, workspaceId, documents);
    const sources = documents.map((document) => showNew(document, createdAt));
    for (const { id, documentId, type, title, version } of sources) {
      emit(tx, sourceIndexed, { workspaceId, data: { sourceId: id, documentId, type, title, version } });
    }
    return isBulk ? { sources } : sources[0]!;
  });
}

async function prepareAll(context: Context, contents: readonly SourceContent[]): Promise<PreparedDocument[]> {
  const yieldIfDue = periodicYield();
  const documents: PreparedDocument[] = [];
  for (const content of contents) {
    documents.push(await prepareDocument(context, newUuid(), content));
    await yieldIfDue();
  }
  return documents;
}

function showNew(document: PreparedDocument, createdAt: Date): Source {
  const { sourceId, id, type, title, url } = document;
  return showSource({ id: sourceId, documentId: id, type, title, url, version: 1, createdAt, updatedAt: createdAt });
}
