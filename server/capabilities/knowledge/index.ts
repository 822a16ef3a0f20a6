import { capability } from "../../kernel/capability.ts";
import { events } from "./events.ts";
import { forgetOldGaps, groupAllMissedQuestions } from "./gaps/group-missed-questions.ts";
import { mailGaps } from "./gaps/mailing/mail-gaps.ts";
import { missedQuestionsOfUser } from "./gaps/missed-questions-of-user.ts";
import { DocumentId, GapId, SourceId } from "./ids.ts";
import { closePassageIndexes } from "./passage-indexes.ts";
import { forgetOldRetirements } from "./removing/forget-old-retirements.ts";
import { routes } from "./routes.ts";
import { searchKnowledge } from "./search-knowledge.ts";

export { costOfSearch } from "./cost-of-search.ts";
export { noteMissedQuestion } from "./gaps/note-missed-question.ts";
export { deleteMissedQuestion } from "./gaps/store.ts";
export { DocumentId, SourceId } from "./ids.ts";
export { countBeside, heldPassageIndex, passageIndexAt, readyPassageIndex } from "./passage-indexes.ts";
export { periodicYield } from "./periodic-yield.ts";
export { placeOf } from "./place-of.ts";
export { deleteUncitedDocuments } from "./removing/delete-uncited.ts";
export { existingDocuments, holdDocuments, keepDocuments, keepSources } from "./removing/store.ts";
export { Place } from "./schema.ts";
export {
  newestKnowledgeVersion,
  readDocuments,
  readKnowledgeVersion,
  readQuestions,
  type SourceQuestions,
} from "./store.ts";
export { withinSources } from "./within-sources.ts";

/**
 * What the assistants know: sources, their document versions, and the passages that answers quote.
 */
export const knowledge = capability({
  name: "knowledge",
  tables: [
    "gap_mail",
    "knowledge_document",
    "knowledge_gap",
    "knowledge_retirement",
    "knowledge_source",
    "knowledge_version",
    "missed_question",
  ],
  ids: [SourceId, DocumentId, GapId],
  scopes: [
    { name: "knowledge:read", summary: "Read and search what the assistants were taught" },
    { name: "knowledge:write", summary: "Add, replace and remove what the assistants know" },
  ],
  routes,
  events,
  actions: [searchKnowledge],
  jobs: [forgetOldRetirements, groupAllMissedQuestions, forgetOldGaps, mailGaps],
  personalData: missedQuestionsOfUser,
  stop: closePassageIndexes,
});
