import type { Transaction } from "../../../kernel/storage/database.ts";
import type { DocumentQuotes } from "../../../kernel/storage/document-quotes.ts";
import { offlineModel } from "../../assistants/index.ts";
import { DocumentId, SourceId } from "../../knowledge/index.ts";
import { findCitedDocuments, withdrawChoices, withdrawCitations } from "./store.ts";

/** What is left of a reply that was made of withdrawn passages. */
const withdrawnText = "[withdrawn]";

/** The citations of replies, and the choices that replies offer. */
export const quotesOfReplies: DocumentQuotes = { findQuoted: findCitedDocuments, withdraw, withdrawTitle };

async function withdraw(tx: Transaction, workspaceId: string, documentIds: readonly string[]): Promise<void> {
  if (documentIds.length === 0) return;
  const documents = { ids: documentIds, wireIds: documentIds.map((id) => DocumentId.format(id)) };
  await withdrawCitations(tx, workspaceId, documents, { model: offlineModel, text: withdrawnText });
}

function withdrawTitle(tx: Transaction, workspaceId: string, sourceId: string): Promise<boolean> {
  return withdrawChoices(tx, workspaceId, SourceId.format(sourceId), withdrawnText);
}
