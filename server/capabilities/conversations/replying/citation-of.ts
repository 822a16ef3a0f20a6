import type { DialogueAnswer } from "../../../engine/index.ts";
import { DocumentId, SourceId } from "../../knowledge/index.ts";
import type { Quote } from "../schema.ts";
import { roundScore } from "./round-score.ts";

type FoundDocument = DialogueAnswer["retrieval"]["passages"][number]["document"];

/**
 * A passage of a document as the wire shows it. `span` is where the passage stands in the
 * document's text.
 */
export function citationOf(
  document: FoundDocument,
  span: { start: number; end: number },
  passage: string,
  score: number,
): Quote {
  return {
    sourceId: SourceId.format(document.sourceId),
    documentId: DocumentId.format(document.documentId),
    title: document.title,
    url: document.url,
    passage,
    start: span.start,
    end: span.end,
    score: roundScore(score),
  };
}
