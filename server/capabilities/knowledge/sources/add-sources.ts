import { emit } from "../../../kernel/log/event.ts";
import { requireRoom } from "../../../kernel/quotas/take-room.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import { type Cost, costOfText } from "../../../kernel/wire/cost.ts";
import type { Context } from "../../../kernel/wire/route.ts";
import { sourceIndexed } from "../events.ts";
import type { AddedSources, NewSources, Source, SourceContent } from "../schema.ts";
import { cleanContent } from "./clean-content.ts";
import { insertTogether } from "./insert-together.ts";
import { type PreparedDocument, prepareDocument } from "./prepare-document.ts";
import { showSource } from "./show-source.ts";
import { bytesOfDocument } from "./store.ts";

/** A longer text would make the requests wait that share its commit. */
const mostSharedCharacters = 50_000;

/**
 * Adds one source, or several in one transaction. Every question that is asked after this answer
 * finds them.
 */
export async function addSources(context: Context, input: NewSources): Promise<AddedSources> {
  const isBulk = "sources" in input;
  const documents = isBulk
    ? await prepareAll(context, input.sources)
    : [prepareDocument(newUuid(), await cleanContent(context, input))];
  const { workspaceId } = context.caller;
  const amount = documents.reduce((sum, document) => sum + bytesOfDocument(document), 0);
  const { kernel } = context;
  await requireRoom(kernel, kernel.database.query, workspaceId, { knowledgeBytes: amount });
  const mayShare = !isBulk && documents[0]!.text.length <= mostSharedCharacters;
  const store = async (tx: Transaction): Promise<AddedSources> => {
    const createdAt = await insertTogether(tx, workspaceId, documents);
    const sources = documents.map((document) => showNew(document, createdAt));
    for (const { id, documentId, type, title, version } of sources) {
      emit(tx, sourceIndexed, { workspaceId, data: { sourceId: id, documentId, type, title, version } });
    }
    return isBulk ? { sources } : sources[0]!;
  };
  return context.commit(store, { mayShare });
}

async function prepareAll(context: Context, contents: readonly SourceContent[]): Promise<PreparedDocument[]> {
  const yieldIfDue = periodicYield();
  const documents: PreparedDocument[] = [];
  for (const [at, content] of contents.entries()) {
    const cleaned = await cleanContent(context, content, `/body/sources/${at}`);
    documents.push(prepareDocument(newUuid(), cleaned));
    await yieldIfDue();
  }
  return documents;
}

function showNew(document: PreparedDocument, createdAt: Date): Source {
  const { sourceId, id, type, title, url } = document;
  return showSource({ id: sourceId, documentId: id, type, title, url, version: 1, createdAt, updatedAt: createdAt });
}

/** Returns the cost of splitting, storing and indexing these sources. */
export function costOfSources(contents: readonly SourceContent[]): Cost {
  const characters = contents.reduce((sum, content) => sum + charactersOf(content), 0);
  return costOfText(contents.length, "source", characters);
}

function charactersOf(content: SourceContent): number {
  if (content.type === "text") return content.title.length + content.content.length;
  const asked = [content.question, ...(content.alternatives ?? [])];
  return content.answer.length + asked.reduce((sum, question) => sum + question.length, 0);
}
