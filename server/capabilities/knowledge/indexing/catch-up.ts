import type { IndexedDocument, PassageIndex, ReadBatch } from "@parley/engine";
import type { Queryable } from "../../../kernel/storage/database.ts";
import { periodicYield } from "../../../kernel/untrusted/periodic-yield.ts";
import { findRetiredBetween, mayHaveMissed } from "../retiring/store.ts";
import { divideDocument, withPassages } from "./divide-document.ts";
import type { IndexThread } from "./index-thread.ts";
import { type AddedDocument, findAddedBetween, findAskedAfter, readKnowledgeState } from "./store.ts";

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
/** Reading so many takes some 20 ms the first time, when nothing of the reader's code has run yet. */
const charactersOfPart = 4_000;
const lastUuid = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/** Holds some documents and, where the index thread has split them, their words. */
type Page = { documents: IndexedDocument[]; batch: ReadBatch | undefined };

/**
 * Brings an index that is behind the database up to date: from knowledge version `from` to the
 * newest committed version, which is returned. Reads only what changed between the two. Undefined
 * when the index is so old that this is not known any more.
 *
 * A source is replaced within one step, so a search in the meantime finds either its previous or
 * its new content. What was deleted while it was read may have a successor, which is read too.
 * After a failure the index must be thrown away: it matches no version, and documents that it holds
 * may be retired before the next attempt.
 */
export async function catchUp(
  parts: { db: Queryable; thread: IndexThread; signal: AbortSignal },
  workspaceId: string,
  index: PassageIndex,
  from: number,
): Promise<number | undefined> {
  const { db, thread, signal } = parts;
  const yieldIfDue = periodicYield();
  const step = async () => {
    await yieldIfDue();
    signal.throwIfAborted();
  };
  /**
   * Holds the documents of the index that ended, of the sources of which nothing newer was read
   * yet.
   */
  const formerOf = new Map<string, string[]>();
  let reached = from;
  for (let isWhole = false; !isWhole; ) {
    const { version: to, askedVersion, synonyms, forgottenVersion } = await readKnowledgeState(db, workspaceId);
    if (to <= reached) break;
    if (reached > 0 && reached < forgottenVersion) return undefined;
    const retired = reached === 0 ? [] : await findRetiredBetween(db, workspaceId, reached, to);
    for (const { id, sourceId } of retired) formerOf.set(sourceId, [...(formerOf.get(sourceId) ?? []), id]);
    const added: ReadPage = (after, limit) => findAddedBetween(db, workspaceId, after, to, limit);
    for await (const { documents, batch } of oneAhead(readPages(thread, reached, added))) {
      for (const part of batch === undefined ? partsOf(documents) : [documents]) {
        for (const { sourceId } of part) removeFormer(sourceId);
        index.addAll(part, batch);
        await step();
      }
    }
    const known = reached;
    const asked: ReadPage = (after, limit) => findAskedAfter(db, workspaceId, after, { from: known, to, limit });
    if (known > 0 && askedVersion > known) {
      for await (const { documents, batch } of oneAhead(readPages(thread, known, asked))) {
        index.addAll(documents, batch);
        await step();
      }
    }
    index.useSynonyms(synonyms);
    isWhole = !(await mayHaveMissed(db, workspaceId, reached, to));
    reached = to;
  }
  for (const sourceId of formerOf.keys()) {
    removeFormer(sourceId);
    await step();
  }
  if (from === 0) index.trim();
  return reached;

  function removeFormer(sourceId: string): void {
    for (const id of formerOf.get(sourceId) ?? []) index.remove(id);
    formerOf.delete(sourceId);
  }
}

/** Divides documents that are read on the main thread. The documents of a source stay together. */
function partsOf(documents: readonly IndexedDocument[]): IndexedDocument[][] {
  const parts: IndexedDocument[][] = [];
  let characters = Number.POSITIVE_INFINITY;
  let lastSource: string | undefined;
  for (const document of documents) {
    if (characters >= charactersOfPart && document.sourceId !== lastSource) {
      parts.push([]);
      characters = 0;
    }
    parts.at(-1)!.push(document);
    characters += document.text.length;
    lastSource = document.sourceId;
  }
  return parts;
}

type ReadPage = (after: { version: number; documentId: string }, limit: number) => Promise<AddedDocument[]>;

async function* readPages(thread: IndexThread, from: number, read: ReadPage): AsyncGenerator<Page> {
  let after = { version: from, documentId: lastUuid };
  let limit = minDocumentsRead;
  for (;;) {
    const added = await read(after, limit);
    const last = added.at(-1);
    if (last === undefined) return;
    const characters = added.reduce((sum, document) => sum + document.text.length, 0);
    yield characters < charactersWorthAThread
      ? { documents: added.map(divideDocument), batch: undefined }
      : await readInThread(thread, added);
    if (added.length < limit) return;
    after = { version: last.addedVersion, documentId: last.documentId };
    const fitting = Math.floor((charactersAimedAt * added.length) / characters);
    limit = Math.min(Math.max(fitting, 1), maxDocumentsRead, limit * 4);
  }
}

async function readInThread(thread: IndexThread, added: AddedDocument[]): Promise<Page> {
  const { passages, batch } = await thread.read(added);
  return { documents: added.map((document, at) => withPassages(document, passages[at]!)), batch };
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
