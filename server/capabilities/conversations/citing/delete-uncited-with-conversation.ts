import type { Listener } from "../../../kernel/log/job.ts";
import { deleteUncitedDocuments } from "../../knowledge/index.ts";
import { conversationDeleted } from "../events.ts";

/** Deletes the documents that only the erased conversation cited. */
export const deleteUncitedWithConversation: Listener = {
  name: "delete-uncited-documents",
  on: [conversationDeleted],
  run: (kernel, { workspaceId }) => deleteUncitedDocuments(kernel, workspaceId),
};
