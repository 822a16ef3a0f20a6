import type { PassageIndex } from "../../engine/index.ts";
import type { Queryable } from "../../kernel/database.ts";
import { createGiveWay } from "./give-way.ts";
import { type AddedDocument, findAddedBetween, findRetiredBetween, readKnowledgeVersion } from "./store.ts";

const fewestDocumentsRead = 16;
const mostDocumentsRead = 1_000;
/** Characters to read at once: enough to hide the round trip, little enough not to hold the thread. */
const charactersAimedAt = 1_000_000;
const lastUuid = "ffffffff-ffff-ffff-ffff-ffffffffffff";

/**
 * Brings an index from knowledge version `from` to the newest committed one, which it returns, reading only what changed.
 * A source changes between two steps, so whoever searches meanwhile finds either its former or its present content.
 * After a failure the index is of no version: what was added may be retired before the next attempt, so throw it away.
 */
export async function catchUp(
  db: Queryable,
  workspaceId: string,
  index: PassageIndex,
  from: number,
  signal: AbortSignal,
): Promise<number> {
  const to = await readKnowledgeVersion(db, workspaceId);
  if (to <= from) return from;
  const giveWay = createGiveWay();
  const step = async () => {
    await giveWay();
    signal.throwIfAborted();
  };
  const retired = from === 0 ? [] : await findRetiredBetween(db, workspaceId, from, to);
  const formerOf = new Map(retired.map((document) => [document.sourceId, document.id]));
  for await (const document of readAdded(db, workspaceId, from, to)) {
    const former = formerOf.get(document.sourceId);
    if (former !== undefined) index.remove(former);
    formerOf.delete(document.sourceId);
    index.add(document);
    await step();
  }
  for (const former of formerOf.values()) {
    index.remove(former);
    await step();
  }
  return to;
}

async function* readAdded(db: Queryable, workspaceId: string, from: number, to: number): AsyncGenerator<AddedDocument> {
  let after = { version: from, documentId: lastUuid };
  let limit = fewestDocumentsRead;
  for (;;) {
    const documents = await findAddedBetween(db, workspaceId, after, to, limit);
    yield* documents;
    const last = documents.at(-1);
    if (last === undefined || documents.length < limit) return;
    after = { version: last.addedVersion, documentId: last.documentId };
    const characters = documents.reduce((sum, document) => sum + document.text.length, 0);
    const fitting = Math.floor((charactersAimedAt * documents.length) / characters);
    limit = Math.min(Math.max(fitting, 1), mostDocumentsRead, limit * 4);
  }
}
