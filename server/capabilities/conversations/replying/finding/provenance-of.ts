import { DocumentId } from "../../../knowledge/index.ts";
import type { PendingReply } from "../pending-reply.ts";
import { roundScore } from "./citation-of.ts";
import type { FoundPassages } from "./find-passages.ts";

/** So many of the found passages are kept with the reply. */
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
    knowledgeVersion: reply.knowledgeVersion,
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
