import { capability } from "../../kernel/capability.ts";
import { events } from "./events.ts";
import { DocumentId, SourceId } from "./ids.ts";
import { closePassageIndexes } from "./passage-indexes.ts";
import { forgetOldRetirements } from "./removing/forget-old-retirements.ts";
import { routes } from "./routes.ts";
import { searchKnowledge } from "./search-knowledge.ts";

export { costOfSearch } from "./cost-of-search.ts";
export { DocumentId, SourceId } from "./ids.ts";
export { passageIndexAt, readyPassageIndex } from "./passage-indexes.ts";
export { deleteUncitedDocuments } from "./removing/delete-uncited.ts";
export { holdDocuments, keepDocuments } from "./removing/store.ts";
export { newestKnowledgeVersion, readDocuments, readKnowledgeVersion, type StoredDocument } from "./store.ts";
export { withinSources } from "./within-sources.ts";

/**
 * What the assistants know: sources, their document versions, and the passages that answers quote.
 */
export const knowledge = capability({
  name: "knowledge",
  tables: ["knowledge_document", "knowledge_retirement", "knowledge_source", "knowledge_version"],
  ids: [SourceId, DocumentId],
  scopes: [
    { name: "knowledge:read", summary: "Read and search what the assistants were taught" },
    { name: "knowledge:write", summary: "Add, replace and remove what the assistants know" },
  ],
  routes,
  events,
  actions: [searchKnowledge],
  jobs: [forgetOldRetirements],
  stop: closePassageIndexes,
});
