import type { PassageIndex, ReadBatch } from "../../engine/index.ts";
import type { Queryable } from "../../kernel/storage/database.ts";
import { createGiveWay } from "./give-way.ts";
import type { IndexThread } from "./index-thread.ts";
import { type AddedDocument, findAddedBetween, findRetiredBetween, readKnowledgeState } from "./store.ts";

const fewestDocumentsRead = 16;
const mostDocumentsRead = 1_000;
/** Characters to read at once: enough to hide the round trip, little enough not to hold the thread when they are entered. */
const charactersAimedAt = 200_000;
/** More than this is cut into words by the other thread: handing it over costs less than the cutting. */
const charactersWorthAThread = 50_000;
const lastUuid = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Some documents and, where another thread has read them, their words. */
type Page = { documents: AddedDocument[]; batch: ReadBatch | undefined };

/**
 * Brings an index from knowledge version `from` to the newest committed one, which it returns, reading only what changed.
 * A source changes between two steps, so whoever searches meanwhile finds either its former or its present content.
 * After a failure the index is of no version: what was added may be retired before the next attempt, so throw it away.
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
  const giveWay = createGiveWay();
  const step = async () => {
    await giveWay();
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
  let limit = fewestDocumentsRead;
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
    limit = Math.min(Math.max(fitting, 1), mostDocumentsRead, limit * 4);
  }
}

/** While one page is entered here, the other thread reads the next. */
async function* oneAhead<Item>(items: AsyncGenerator<Item>): AsyncGenerator<Item> {
  let next = items.next();
  try {
    for (;;) {
      const { value, done } = await next;
      if (done) return;
      next = items.next();
      // Whoever stops in the middle is not told of what the next one came to.
      next.catch(() => {});
      yield value;
    }
  } finally {
    await items.return(undefined);
  }
}
