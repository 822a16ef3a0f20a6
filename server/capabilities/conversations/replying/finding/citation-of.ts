import type { DialogueAnswer, Section } from "@parley/engine";
import { DocumentId, placeOf, SourceId } from "../../../knowledge/index.ts";
import type { Quote } from "../../schema.ts";

type FoundPassage = DialogueAnswer["retrieval"]["passages"][number];

/** The engine found this text, and `span` says where it stands in the document's text. */
type FoundText = Section &
  Pick<FoundPassage, "document" | "score"> & {
    span: { start: number; end: number };
    /** The text of the span. */
    passage: string;
  };

/** Shows a part of a document as the wire does. */
export function citationOf(found: FoundText): Quote {
  const { document, span, passage, score } = found;
  return {
    sourceId: SourceId.format(document.sourceId),
    documentId: DocumentId.format(document.documentId),
    title: document.title,
    url: document.url,
    ...placeOf(found, document, span.start),
    passage,
    start: span.start,
    end: span.end,
    score: roundScore(score),
  };
}

/** Four digits: more would say nothing and make answers longer. */
export function roundScore(score: number): number {
  return Math.round(score * 10_000) / 10_000;
}
