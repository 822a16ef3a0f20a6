import { defineId } from "../../kernel/storage/id.ts";

export const SourceId = defineId("src", "source");
export const DocumentId = defineId("doc", "document");
export const GapId = defineId("gap", "gap");
export const AskedQuestionId = defineId("ask", "asked question");
export const SyncId = defineId("sync", "sync");
