import type { Transaction } from "../../../kernel/storage/database.ts";
import { DocumentId, keepDocuments } from "../../knowledge/index.ts";
import type { Citation } from "../schema.ts";

type CitedDocuments = {
  /** Those that exist: they are not deleted before the end of the transaction. */
  kept: string[];
  /** Those that were deleted while the reply was made. */
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
