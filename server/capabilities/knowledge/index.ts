import { capability } from "../../kernel/capability.ts";
import { amountsByWorkspace } from "../../kernel/quotas/quotas-of.ts";
import { sumOfAsked } from "./asked/store.ts";
import { countPassagesOf } from "./documents/store.ts";
import { events } from "./events.ts";
import { forgetOldGaps, goOnGrouping, groupAllMissedQuestions } from "./gaps/group-missed-questions.ts";
import { mailGaps } from "./gaps/mailing/mail-gaps.ts";
import { missedQuestionsOfUser } from "./gaps/note-missed-question.ts";
import { AskedQuestionId, DocumentId, GapId, SourceId, SyncId } from "./ids.ts";
import { closePassageIndexes, forgetPassageIndex, measureIndexes } from "./indexing/passage-indexes.ts";
import { learnFiles } from "./learning/learn-files.ts";
import { learnSource } from "./learning/learn-source.ts";
import { refreshDueSources } from "./learning/start-learning.ts";
import { forgetOldRetirements } from "./retiring/delete-uncited.ts";
import { sumOfDocuments } from "./retiring/store.ts";
import { routes } from "./routes.ts";
import { searchKnowledge } from "./searching/search-knowledge.ts";
import { erasableSources } from "./sources/remove-source.ts";
import { forgetAbandonedSyncs } from "./syncing/start-sync.ts";
import { sumOfGathered } from "./syncing/store.ts";
import { knowledgeTexts } from "./texts/knowledge-texts.ts";

export {
  type AskedRow,
  deleteWritten,
  findAsked,
  findAskedState,
  findWrittenElsewhere,
  forgetCounting,
  idsOfAsked,
  keepAsked,
  raiseAskedVersion,
  removeAsked,
  writeAskedState,
  writeAskedText,
} from "./asked/store.ts";
export { readDocuments } from "./documents/store.ts";
export { countUnanswered } from "./gaps/count-unanswered.ts";
export { noteMissedQuestion } from "./gaps/note-missed-question.ts";
export { isPersonal } from "./gaps/phrasings-to-keep.ts";
export { deleteMissedQuestion } from "./gaps/store.ts";
export { AskedQuestionId, DocumentId, SourceId } from "./ids.ts";
export { countBeside, heldPassageIndex, passageIndexAt, readyPassageIndex } from "./indexing/passage-indexes.ts";
export { newestKnowledgeVersion, readKnowledgeVersion } from "./indexing/store.ts";
export { deleteUncitedDocuments } from "./retiring/delete-uncited.ts";
export { existingDocuments, holdDocuments, keepDocuments, keepSources } from "./retiring/store.ts";
export { Place } from "./schema.ts";
export { knowledgeTokens } from "./searching/search-knowledge.ts";
export { costOfSearch, placeOf, withinSources } from "./searching/search-passages.ts";
export { type KnownSources, readySourcesKnown, sourcesKnown } from "./searching/sources-known.ts";
export { readQuestions, type SourceQuestions } from "./sources/store.ts";

/**
 * Knowledge is what the assistants know: sources, their document versions, and the passages that
 * answers quote.
 */
export const knowledge = capability({
  name: "knowledge",
  texts: knowledgeTexts,
  tables: [
    "asked_question",
    "gap_mail",
    "knowledge_document",
    "knowledge_gap",
    "knowledge_page",
    "knowledge_retirement",
    "knowledge_source",
    "knowledge_sync",
    "knowledge_sync_source",
    "knowledge_version",
    "missed_question",
  ],
  ids: [SourceId, DocumentId, GapId, SyncId, AskedQuestionId],
  scopes: [
    { name: "knowledge:read", summary: "Read and search what the assistants were taught" },
    { name: "knowledge:write", summary: "Add, replace and remove what the assistants know", isBounded: true },
  ],
  shownUse: amountsByWorkspace("passages", countPassagesOf),
  routes,
  events,
  actions: [searchKnowledge],
  jobs: [
    forgetOldRetirements,
    groupAllMissedQuestions,
    goOnGrouping,
    forgetOldGaps,
    mailGaps,
    forgetAbandonedSyncs,
    learnSource,
    learnFiles,
    refreshDueSources,
  ],
  personalData: missedQuestionsOfUser,
  erasables: erasableSources,
  storedKinds: [
    { quota: "knowledgeBytes", sum: sumOfDocuments },
    { quota: "knowledgeBytes", sum: sumOfGathered },
    { quota: "knowledgeBytes", sum: sumOfAsked },
  ],
  measures: [measureIndexes],
  forgetWorkspace: forgetPassageIndex,
  stop: closePassageIndexes,
});
