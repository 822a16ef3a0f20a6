import { createHash } from "node:crypto";
import { bytesOfRow } from "../../../kernel/quotas/quotas-of.ts";
import { newUuid } from "../../../kernel/storage/id.ts";
import type { SourceContent } from "../schema.ts";

/** Describes a document version that is ready to be stored. Hashes are in hexadecimal. */
export type PreparedDocument = {
  id: string;
  sourceId: string;
  type: SourceContent["type"];
  title: string;
  url: string | null;
  text: string;
  questions: string[];
  fingerprint: string;
  contentHash: string;
  externalId: string | null;
  /** Sorted, each once. Null: the source keeps those that it has. */
  tags: string[] | null;
  /** The document counts for so many bytes. */
  bytes: number;
};

/** Returns the next version of a source, of content that `cleanContent` gave. */
export function prepareDocument(sourceId: string, content: SourceContent): PreparedDocument {
  const { type, url = null } = content;
  const [title, text] = type === "text" ? [content.title, content.content] : [content.question, content.answer];
  const questions = type === "text" ? [] : [content.question, ...(content.alternatives ?? [])];
  // The fingerprint is that of the text as it is stored: what is read and written back, or cleaned
  // to the same, is equal.
  const fingerprint = sha256(JSON.stringify([type, title, url, text, questions]));
  const bytes = [title, text, ...questions].reduce((sum, each) => sum + Buffer.byteLength(each), bytesOfRow);
  return {
    ...{ id: newUuid(), sourceId, type, title, url, text, questions, fingerprint, contentHash: sha256(text), bytes },
    externalId: content.externalId ?? null,
    tags: content.tags === undefined ? null : [...new Set(content.tags)].sort(),
  };
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}
