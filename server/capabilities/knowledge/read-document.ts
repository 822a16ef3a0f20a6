import type { Context } from "../../kernel/wire/route.ts";
import { DocumentId } from "./ids.ts";
import { noSuchDocument, requireId } from "./problems.ts";
import type { Document } from "./schema.ts";
import { showDocument } from "./show-document.ts";
import { findDocument } from "./store.ts";

/** A document version as citations quote it, current or not. Throws not-found. */
export async function readDocument({ kernel, caller }: Context, wireId: string): Promise<Document> {
  const documentId = requireId(DocumentId, wireId, noSuchDocument);
  const document = await findDocument(kernel.database.query, caller.workspaceId, documentId);
  if (document === undefined) throw noSuchDocument();
  return showDocument(document);
}
