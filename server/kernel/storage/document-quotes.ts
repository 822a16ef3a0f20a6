import type { Transaction } from "./database.ts";

/**
 * Says what one capability keeps that quotes documents. Called in the transaction that deletes
 * documents, under a lock that keeps new quotes of the workspace's documents out until its end.
 */
export type DocumentQuotes = {
  /** Finds those of the documents that are quoted. */
  findQuoted(tx: Transaction, workspaceId: string, documentIds: readonly string[]): Promise<readonly string[]>;
  /** Deletes every word that was quoted from the documents. */
  withdraw(tx: Transaction, workspaceId: string, documentIds: readonly string[]): Promise<void>;
  /** Takes the addresses of documents out of what quotes them. */
  withdrawAddresses(tx: Transaction, workspaceId: string, documentIds: readonly string[]): Promise<void>;
  /** Deletes the title of a source from what names it without a quote. Whether there was such a thing. */
  withdrawTitle(tx: Transaction, workspaceId: string, sourceId: string): Promise<boolean>;
};
