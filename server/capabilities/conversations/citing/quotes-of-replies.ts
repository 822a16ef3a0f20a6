import type { Transaction } from "../../../kernel/storage/database.ts";
import type { DocumentQuotes } from "../../../kernel/storage/document-quotes.ts";
import { offlineModel } from "../../assistants/index.ts";
import { DocumentId } from "../../knowledge/index.ts";
import { findCitedDocuments, withdrawCitations } from "./store.ts";

/** What is left of a reply that was made of withdrawn passages. */
const withdrawnText = "[withdrawn]";

/** The citations of replies. */
export const quotesOfReplies: DocumentQuotes = { findQuoted: findCitedDocuments, withdraw };

function withdraw(tx: Transaction, workspaceId: string, documentIds: readonly string[]): Promise<void> {
  const documents = { ids: documentIds, wireIds: documentIds.map((id) => DocumentId.format(id)) };
  return withdrawCitations(tx, workspaceId, documents, { model: offlineModel, text: withdrawnText });
}
