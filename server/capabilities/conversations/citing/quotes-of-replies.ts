import type { Listener } from "../../../kernel/log/job.ts";
import type { Transaction } from "../../../kernel/storage/database.ts";
import type { DocumentQuotes } from "../../../kernel/storage/document-quotes.ts";
import { offlineModel } from "../../assistants/index.ts";
import { DocumentId, deleteUncitedDocuments, keepDocuments, SourceId } from "../../knowledge/index.ts";
import { conversationDeleted } from "../events.ts";
import { deleteAllRecordings } from "../recordings/store.ts";
import type { Citation, Quote } from "../schema.ts";
import { type CitedNames, findCitedDocuments, withdrawChoices, withdrawCitations, withdrawLinks } from "./store.ts";

/** This is left of a reply that was made of withdrawn passages. */
const withdrawnText = "[withdrawn]";

/** Finds and withdraws the citations of replies, and the choices that replies offer. */
export const quotesOfReplies: DocumentQuotes = {
  findQuoted: findCitedDocuments,
  withdraw,
  withdrawAddresses,
  withdrawTitle,
};

async function withdraw(tx: Transaction, workspaceId: string, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  await deleteAllRecordings(tx, workspaceId);
  await withdrawCitations(tx, workspaceId, namesOf(documentIds), { model: offlineModel, text: withdrawnText });
}

async function withdrawAddresses(tx: Transaction, workspaceId: string, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length > 0) await withdrawLinks(tx, workspaceId, namesOf(documentIds));
}

function namesOf(documentIds: readonly string[]): CitedNames {
  return { ids: documentIds, wireIds: documentIds.map((id) => DocumentId.format(id)) };
}

function withdrawTitle(tx: Transaction, workspaceId: string, sourceId: string): Promise<boolean> {
  return withdrawChoices(tx, workspaceId, SourceId.format(sourceId), withdrawnText);
}

/** Deletes the documents that only the erased conversation cited. */
export const deleteUncitedWithConversation: Listener = {
  name: "delete-uncited-documents",
  on: [conversationDeleted],
  run: (kernel, { workspaceId }) => deleteUncitedDocuments(kernel, workspaceId),
};

/** Lists the citations that were not withdrawn. */
export function quotesOf(citations: readonly Citation[]): Quote[] {
  return citations.filter((citation): citation is Quote => citation.withdrawn === undefined);
}

type CitedDocuments = {
  /** Those that exist: they are not deleted before the end of the transaction. */
  kept: string[];
  /** Holds those that were deleted while the reply was made. */
  gone: string[];
};

/** Keeps the documents that a reply cites until its end is committed. */
export async function keepCitedDocuments(
  tx: Transaction,
  workspaceId: string,
  citations: readonly Citation[],
): Promise<CitedDocuments> {
  const named = [...new Set(citations.map(({ documentId }) => DocumentId.parse(documentId) ?? ""))];
  const found = await keepDocuments(tx, workspaceId, named);
  return { kept: named.filter((id) => found.has(id)), gone: named.filter((id) => !found.has(id)) };
}
