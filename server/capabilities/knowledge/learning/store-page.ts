import { createHash } from "node:crypto";
import type { Kernel } from "../../../kernel/kernel.ts";
import { bytesOfRow, countUse } from "../../../kernel/quotas/quotas-of.ts";
import { requireRoom } from "../../../kernel/quotas/take-room.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import { deleteUncited } from "../retiring/delete-uncited.ts";
import { findRetiredDocuments, lockCitations, retireDocuments } from "../retiring/store.ts";
import {
  addKnowledgeVersion,
  findDocumentsOfPage,
  insertPageDocuments,
  type PageDocument,
  type PageOutcome,
  type PageRow,
  updatePage,
} from "./pages/store.ts";
import type { LearntSource } from "./store.ts";

export type LearntDocument = Omit<PageDocument, "id" | "contentHash" | "bytes">;

/** Holds what a page says, as it was read. */
export type LearntPage = {
  title: string;
  words: number;
  documents: readonly LearntDocument[];
  /** The notes say what was left out of a file. */
  notes?: PageOutcome["notes"];
  seen?: Pick<PageOutcome, "etag" | "lastModified" | "likeness" | "language" | "around" | "places">;
};

/**
 * Stores what a page of a locked source says, unless it said the same before. Former documents stay
 * while replies cite them.
 * @throws quota-exceeded
 */
export async function storePage(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  source: LearntSource,
  page: Pick<PageRow, "id" | "contentHash" | "state">,
  learnt: LearntPage,
): Promise<void> {
  const { title, words, documents, notes, seen } = storable(learnt);
  const contentHash = sha256(JSON.stringify(documents));
  const isChanged = page.state !== "indexed" || page.contentHash !== contentHash;
  const outcome: PageOutcome = { state: "indexed", title, words, contentHash, isChanged, notes: notes ?? [], ...seen };
  if (!isChanged) return updatePage(tx, workspaceId, source, page.id, outcome);
  const stored = documents.map((document) => ({
    ...document,
    id: newUuid(),
    contentHash: sha256(document.text),
    bytes: bytesOf(document),
  }));
  const knowledgeBytes = stored.reduce((sum, { bytes }) => sum + bytes, 0);
  await requireRoom(kernel, tx, workspaceId, { knowledgeBytes });
  const isNew = page.state === "waiting";
  const knowledgeVersion = isNew
    ? await addKnowledgeVersion(tx, workspaceId)
    : await retirePage(kernel, tx, workspaceId, source.id, page.id);
  countUse(tx, { workspaceId, quota: "knowledgeBytes", amount: knowledgeBytes });
  await insertPageDocuments(tx, workspaceId, { sourceId: source.id, pageId: page.id, knowledgeVersion }, stored);
  await updatePage(tx, workspaceId, source, page.id, { ...outcome, documentId: stored[0]?.id ?? null });
}

/** Ends the documents of a page of a locked source. Returns the first knowledge version without them. */
export async function retirePage(
  kernel: Kernel,
  tx: Transaction,
  workspaceId: string,
  sourceId: string,
  pageId: string,
): Promise<number> {
  const former = await findDocumentsOfPage(tx, workspaceId, pageId);
  if (former.length === 0) return addKnowledgeVersion(tx, workspaceId);
  await lockCitations(tx, workspaceId);
  const version = await retireDocuments(tx, workspaceId, former);
  await deleteUncited(kernel, tx, workspaceId, await findRetiredDocuments(tx, workspaceId, [sourceId]));
  return version;
}

function bytesOf({ title, text, questions }: LearntDocument): number {
  return [title, text, ...questions].reduce((sum, each) => sum + Buffer.byteLength(each), bytesOfRow);
}

/** Data within a page may write characters that PostgreSQL does not store: NUL, and halves of a pair. */
function storable<Value>(value: Value): Value {
  if (typeof value === "string") return value.replaceAll("\0", "").toWellFormed() as Value;
  if (Array.isArray(value)) return value.map(storable) as Value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, storable(each)])) as Value;
}

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
