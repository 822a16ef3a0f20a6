import type { PassageIndex, ReadBatch } from "../../engine/index.ts";
import type { Queryable } from "../../kernel/storage/database.ts";
import type { IndexThread } from "./index-thread.ts";
import { periodicYield } from "./periodic-yield.ts";
import { type AddedDocument, findAddedBetween, findRetiredBetween, readKnowledgeState } from "./store.ts";

const minDocumentsRead = 16;
const maxDocumentsRead = 1_000;
/**
 * Characters to read at once: enough to hide the round trip, few enough to add to the index without
 * a long pause.
 */
const charactersAimedAt = 200_000;
/**
 * The index thread splits longer pages into words: passing the page to it costs less than splitting
 * it here.
 */
const charactersWorthAThread = 50_000;
const lastUuid = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Some documents and, where the index thread has split them, their words. */
type Page = { documents: AddedDocument[]; batch: ReadBatch | undefined };

/**
 * Brings an index that is behind the database up to date: from knowledge version `from` to the
 * newest committed version, which is returned. Reads only what changed between the two.
 *
 * A source is replaced within one step, so a search in the meantime finds either its previous or
 * its new content. After a failure the index must be thrown away: it matches no version, and
 * documents that it holds may be retired before the next attempt.
 */
export async function catchUp(
  parts: { db: Queryable; thread: IndexThread; signal: AbortSignal },
  workspaceId: string,
  index: PassageIndex,
  from: number,
): Promise<number> {
  const { db, thread, signal } = parts;
  const { version: to, synonyms } = await readKnowledgeState(db, workspaceId);
  if (to <= from) return from;
  const yieldIfDue = periodicYield();
  const step = async () => {
    await yieldIfDue();
    signal.throwIfAborted();
  };
  const retired = from === 0 ? [] : await findRetiredBetween(db, workspaceId, from, to);
  const formerOf = new Map(retired.map((document) => [document.sourceId, document.id]));
  for await (const { documents, batch } of oneAhead(readPages(db, thread, workspaceId, from, to))) {
    for (const { sourceId } of documents) {
      const former = formerOf.get(sourceId);
      if (former !== undefined) index.remove(former);
      formerOf.delete(sourceId);
    }
    index.addAll(documents, batch);
    await step();
  }
  for (const former of formerOf.values()) {
    index.remove(former);
    await step();
  }
  index.useSynonyms(synonyms);
  if (from === 0) index.trim();
  return to;
}

async function* readPages(
  db: Queryable,
  thread: IndexThread,
  workspaceId: string,
  from: number,
  to: number,
): AsyncGenerator<Page> {
  let after = { version: from, documentId: lastUuid };
  let limit = minDocumentsRead;
  for (;;) {
    const documents = await findAddedBetween(db, workspaceId, after, to, limit);
    const last = documents.at(-1);
    if (last === undefined) return;
    const characters = documents.reduce((sum, document) => sum + document.text.length, 0);
    const batch = characters < charactersWorthAThread ? undefined : await thread.read(documents);
    yield { documents, batch };
    if (documents.length < limit) return;
    after = { version: last.addedVersion, documentId: last.documentId };
    const fitting = Math.floor((charactersAimedAt * documents.length) / characters);
    limit = Math.min(Math.max(fitting, 1), maxDocumentsRead, limit * 4);
  }
}

/** Requests the next page while the current one is added to the index. */
async function* oneAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = items.next();
      // A consumer that stops early never awaits the next page, so its failure must not count as
      // unhandled.
      next.catch(() => {});
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}
