import { DocumentId } from "../../../knowledge/index.ts";
import { estimateTokensOf } from "../../../models/index.ts";
import type { Quote } from "../../schema.ts";
import { engineVersion } from "../engine-version.ts";
import type { PendingReply } from "../pending-reply.ts";
import { roundScore } from "./citation-of.ts";
import type { FoundPassages } from "./find-passages.ts";

/** The most found passages that are kept with the reply. */
const maxConsidered = 5;

/**
 * From what a reply was made: the knowledge version, how the question was read, and the best
 * passages.
 */
export function provenanceOf(
  reply: PendingReply,
  { answer, isByMeaning }: Pick<FoundPassages, "answer" | "isByMeaning">,
): Record<string, unknown> {
  return {
    ...{ knowledgeVersion: reply.knowledgeVersion, setupVersion: reply.setupVersion, engineVersion: engineVersion() },
    ...(reply.assistantId !== null && { assistantId: reply.assistantId }),
    ...(answer.readAs === reply.question ? {} : { readAs: answer.readAs }),
    ...(isByMeaning && { byMeaning: true }),
    considered: answer.retrieval.passages.slice(0, maxConsidered).map((found) => ({
      documentId: DocumentId.format(found.document.documentId),
      start: found.passage.start,
      end: found.passage.end,
      score: roundScore(found.score),
      coverage: roundScore(found.coverage),
    })),
  };
}

/** Lists what a model was shown of the knowledge, in the order in which it was shown. */
export function shownOf(passages: readonly Quote[]): { shown: Record<string, unknown>[] } {
  return {
    shown: passages.map(({ documentId, section, start, end, passage }) => {
      return { documentId, section: section ?? null, start, end, tokens: estimateTokensOf(passage.length) };
    }),
  };
}
