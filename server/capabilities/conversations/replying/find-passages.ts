import {
  answerInDialogue,
  type DialogueAnswer,
  type EarlierTurn,
  languageOf,
  type PassageFinder,
} from "../../../engine/index.ts";
import { type AssistantSettings, offlineModel } from "../../assistants/index.ts";
import { DocumentId, SourceId } from "../../knowledge/index.ts";
import type { EndOfReply, PendingReply } from "../record/store.ts";
import type { Citation } from "../schema.ts";

/** How many of the passages found are kept with the reply. */
const maxConsidered = 5;

/** What the engine without a model finds and says. */
export type Lookup = { end: EndOfReply; answer: DialogueAnswer };

export function lookUp(finder: PassageFinder, reply: PendingReply, history: readonly EarlierTurn[]): Lookup {
  const answer = answerInDialogue(finder, reply.question, history);
  const end: EndOfReply = {
    status: "completed",
    text: answer.text,
    model: offlineModel,
    isAnswered: answer.answered,
    confidence: round(answer.confidence),
    citations: answer.support.map(({ document, span, passage, score, highlight }) => ({
      ...citationOf(document, span, passage, score),
      ...(highlight && { highlight }),
    })),
    provenance: provenanceOf(reply, answer),
  };
  return { end, answer };
}

export function provenanceOf(reply: PendingReply, answer: DialogueAnswer): Record<string, unknown> {
  return {
    knowledgeVersion: reply.knowledgeVersion,
    ...(answer.readAs === reply.question ? {} : { readAs: answer.readAs }),
    considered: answer.retrieval.passages.slice(0, maxConsidered).map((found) => ({
      documentId: DocumentId.format(found.document.documentId),
      start: found.passage.start,
      end: found.passage.end,
      score: round(found.score),
      coverage: round(found.coverage),
    })),
  };
}

type Found = DialogueAnswer["retrieval"]["passages"][number];

export function citationOf(
  document: Found["document"],
  span: { start: number; end: number },
  passage: string,
  score: number,
): Citation {
  return {
    sourceId: SourceId.format(document.sourceId),
    documentId: DocumentId.format(document.documentId),
    title: document.title,
    url: document.url,
    passage,
    start: span.start,
    end: span.end,
    score: round(score),
  };
}

/** The reply with which an assistant hands over. */
export function handingOver(
  settings: AssistantSettings,
  lookup: Lookup,
  handOver: NonNullable<EndOfReply["handOver"]>,
): EndOfReply {
  const { end, answer } = lookup;
  const said = settings.handOver.message ?? languageOf(answer.retrieval.query.language).phrases.handOver;
  return {
    ...end,
    // Who got no answer still reads that there is none.
    text: handOver.reason === "unanswered" ? `${end.text} ${said}` : said,
    isAnswered: handOver.reason !== "unanswered",
    confidence: handOver.reason === "unanswered" ? end.confidence : 1,
    citations: [],
    provenance: { ...end.provenance, action: "hand_over", reason: handOver.reason },
    handOver,
  };
}

export function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
